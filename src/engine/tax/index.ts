import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { comboNormaliser, comboRules } from './combo.ts';
import { identityRules, TaxIdentity } from './identity.ts';
import { TaxNote, taxNoteRules } from './note.ts';
import { TaxTotal } from './total.ts';

/** What the namespace of taxes brings along, in the order of its types. */
export const objects = [TaxIdentity, TaxNote, TaxTotal];

export const normalisers: readonly Normaliser[] = [comboNormaliser];

export const rules: readonly RuleSet[] = [comboRules, identityRules, taxNoteRules];
