import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { AddonDef, addonDefRules } from './addon-def.ts';
import { CatalogueDef } from './catalogue-def.ts';
import { categoryDefRules, rateDefRules } from './category-def.ts';
import { comboNormaliser, comboRules, taxSet } from './combo.ts';
import { CorrectionDefinition, correctionDefinitionRules, correctionSet } from './correction-definition.ts';
import { extensions } from './extensions.ts';
import { identityRules, TaxIdentity } from './identity.ts';
import { TaxNote, taxNoteRules } from './note.ts';
import { RegimeDef, regimeDefRules } from './regime-def.ts';
import { Scenario, ScenarioSet, scenarioSetRules } from './scenario.ts';
import { addonList } from './shared.ts';
import { TagSet } from './tag-set.ts';
import { TaxTotal } from './total.ts';

/** What the namespace of taxes brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [
  AddonDef,
  CatalogueDef,
  CorrectionDefinition,
  TaxIdentity,
  TaxNote,
  RegimeDef,
  Scenario,
  ScenarioSet,
  TagSet,
  TaxTotal,
];

/** Its types of values. */
export const values: readonly NamedValue[] = [addonList, correctionSet, extensions, taxSet];

export const normalisers: readonly Normaliser[] = [comboNormaliser];

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  addonDefRules,
  categoryDefRules,
  comboRules,
  correctionDefinitionRules,
  identityRules,
  rateDefRules,
  regimeDefRules,
  scenarioSetRules,
  taxNoteRules,
];
