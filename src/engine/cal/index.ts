import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Period, periodRules } from './period.ts';

import { date, dateTime, time, timestamp } from './types.ts';

/** What the namespace of calendar types brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [Period];

/** Its types of values. */
export const values: readonly NamedValue[] = [date, dateTime, time, timestamp];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [periodRules];
