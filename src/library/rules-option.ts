import { type Failure, failure, fault } from '../engine/faults.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import type { HouseRulesRead } from '../house-rules/read.ts';
import type { HouseRulesFile } from '../house-rules/rules-file.ts';

/** An option of operations that return documents, or judge them. */
export interface RulesOption {
  /** House rules to apply to the completed document: those of `houseRules`, an object, or text in YAML or JSON. */
  rules?: HouseRules | HouseRulesFile | string | undefined;
}

type RulesReader = (data: unknown, place: '$' | 'request.rules') => HouseRulesRead;

let reader: RulesReader | undefined;

/** Sets the reader of house rules. `billwright/core` has none. */
export function readRulesWith(given: RulesReader): void {
  reader = given;
}

/** Returns the house rules among the options. */
export function rulesIn(
  { rules }: RulesOption,
  read: RulesReader | undefined = reader,
): { ok: true; rules: readonly HouseRules[] } | Failure {
  if (rules === undefined || rules === null) return { ok: true, rules: [] };
  if (typeof rules === 'object' && 'judge' in rules) return { ok: true, rules: [rules] };
  const found = read?.(rules, 'request.rules') ?? unread();
  return found.ok ? { ok: true, rules: [found.rules] } : found;
}

function unread(): Failure {
  const text = "'billwright/core' does not read house rules here. Pass the rules that houseRules returns.";
  return failure('input', [fault('BW-RULES-FORM', 'request.rules', text)]);
}
