/** All rules that there are, for lists of them (chapter 09 §6.5): those of the core, and of the regimes and addons that are loaded. */
import { calendarRules } from '../cal/types.ts';
import { codeRules } from '../cbc/code.ts';
import { codeMapRule } from '../cbc/code-map.ts';
import { keyRules } from '../cbc/key.ts';
import { uriRules } from '../cbc/uri.ts';
import { uuidRule } from '../cbc/uuid.ts';
import { corePackages } from '../core.ts';
import { currencyRule } from '../currency/code.ts';
import { envelopeRules } from '../envelope/envelope.ts';
import { languageRule } from '../i18n/string.ts';
import { schemaRules } from '../model/wrapper.ts';
import { unitRule } from '../org/unit.ts';
import { registry } from '../registry.ts';
import { taxSetRule } from '../tax/combo.ts';
import { addonsRule } from '../tax/shared.ts';
import { rulesOf } from './compile.ts';
import type { RuleSet } from './declare.ts';
import type { GeneralRule, RuleDetail, RuleSummary } from './general-rule.ts';

/** The rules on types of values. */
const generalRules: readonly GeneralRule[] = [
  uuidRule,
  schemaRules.id,
  schemaRules.present,
  ...calendarRules,
  languageRule,
  codeRules.length,
  codeRules.form,
  codeMapRule,
  keyRules.length,
  keyRules.form,
  uriRules.length,
  uriRules.form,
  currencyRule,
  addonsRule,
  taxSetRule,
  unitRule,
];

/** Every rule with its code, the object and property that it is on, and what it asks for; sorted by code. */
export function ruleSummaries(): RuleSummary[] {
  return [...general(), ...ruleSets().flatMap(rulesOf)]
    .map(({ code, description, object, field }) => ({ code, description, object, field }))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** One rule by its code. */
export function ruleDetail(code: string): RuleDetail | undefined {
  for (const set of ruleSets()) {
    if (!code.startsWith(set.prefix)) continue;
    const found = rulesOf(set).find((rule) => rule.code === code);
    if (found) return found;
  }
  return general().find((rule) => rule.code === code);
}

function ruleSets(): RuleSet[] {
  return [...corePackages.flatMap((each) => each.rules), envelopeRules, ...registry.ruleSets];
}

/** Rules on types of values are tested by the type itself. */
function general(): RuleDetail[] {
  return generalRules.map(({ rank: _, ...rule }) => ({ ...rule, guards: [], tests: [] }));
}
