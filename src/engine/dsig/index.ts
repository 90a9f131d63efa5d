import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Digest, digestRules } from './digest.ts';

/** What the namespace of signatures brings along, in the order of its types. */
export const objects = [Digest];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [digestRules];
