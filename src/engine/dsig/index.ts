import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Digest, digestRules } from './digest.ts';

import { signature } from './signature.ts';

/** What the namespace of signatures brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [Digest];

/** Its types of values. */
export const values: readonly NamedValue[] = [signature];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [digestRules];
