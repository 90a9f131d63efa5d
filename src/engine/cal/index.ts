import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Period, periodRules } from './period.ts';

/** What the namespace of calendar types brings along, in the order of its types. */
export const objects = [Period];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [periodRules];
