/** All rules that there are, for lists of them (chapter 09 §6.5): those of the core, and of the regimes and addons that are loaded. */
import { coreRules, valueTypes } from './core.ts';
import { envelopeRules } from './envelope/envelope.ts';
import type { RuleDetail, RuleSummary } from './model/general-rule.ts';
import { registry } from './registry.ts';
import { rulesOf } from './rules/compile.ts';
import type { RuleSet } from './rules/declare.ts';

/** Returns every rule with its code, the object and property that it is on, and what it asks for; sorted by code. */
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
  return [...coreRules, envelopeRules, ...registry.ruleSets];
}

/** Rules on types of values are tested by the type itself. */
function general(): RuleDetail[] {
  return valueTypes
    .flatMap(({ rules }) => rules)
    .map(({ rank: _, ...rule }) => ({ ...rule, guards: [], tests: [], extensions: [] }));
}
