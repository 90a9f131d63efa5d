import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Definition, definitionRules } from './definition.ts';
import { Source, sourceRules } from './source.ts';

/** What the namespace of common types brings along, in the order of its types. */
export const objects = [Definition, Source];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [definitionRules, sourceRules];
