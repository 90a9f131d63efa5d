/** All rules of the core and of the loaded regimes and addons, for lists (chapter 09 §6.5). */
import { coreRules, valueTypes } from './core.ts';
import { envelopeRules } from './envelope/envelope.ts';
import type { RuleDetail, RuleSummary } from './model/general-rule.ts';
import { registry } from './registry.ts';
import { rulesOf } from './rules/compile.ts';
import type { RuleSet } from './rules/declare.ts';

/** Rule codes of older releases and their successors. They are listed but never reported. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['GOBL-ORG-UNIT-01', 'GOBL-ORG-ITEM-04'],
  ['GOBL-EU-EN16931-ORG-ITEM-01', 'GOBL-EU-EN16931-ORG-ITEM-02'],
  ['GOBL-EU-EN16931-ORG-PARTY-01', 'GOBL-EU-EN16931-ORG-PARTY-04'],
  ['GOBL-EU-EN16931-ORG-INBOX-01', 'GOBL-EU-EN16931-ORG-ENDPOINT-01'],
  ['GOBL-EU-EN16931-ORG-INBOX-02', 'GOBL-EU-EN16931-ORG-ENDPOINT-01'],
]);

/** Returns every rule with its code, object, property and requirement, sorted by code. */
export function ruleSummaries(): RuleSummary[] {
  const current = [...general(), ...ruleSets().flatMap(rulesOf)];
  return [...current, ...replacedAmong(current)]
    .map(({ code, description, object, field }) => ({ code, description, object, field }))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Returns entries for the codes of older releases whose successors are among the rules. */
function replacedAmong(rules: readonly RuleDetail[]): RuleDetail[] {
  return [...REPLACED].flatMap(([code, successor]) => {
    const rule = rules.find((each) => each.code === successor);
    return rule ? [asReplaced(code, rule)] : [];
  });
}

function asReplaced(code: string, rule: RuleDetail): RuleDetail {
  return { ...rule, code, description: `Replaced by ${rule.code}: ${rule.description}`, successor: rule.code };
}

export function ruleDetail(code: string): RuleDetail | undefined {
  const successor = REPLACED.get(code);
  const replacing = successor === undefined ? undefined : ruleDetail(successor);
  if (replacing) return asReplaced(code, replacing);
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

/** Returns the rules on value types, which the types test themselves. */
function general(): RuleDetail[] {
  return valueTypes
    .flatMap(({ rules }) => rules)
    .map(({ rank: _, ...rule }) => ({ ...rule, guards: [], tests: [], extensions: [] }));
}
