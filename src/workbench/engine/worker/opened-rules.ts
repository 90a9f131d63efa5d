import { worded } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import { isHouseRule } from '../../../house-rules/code.ts';
import type { HouseRuleSummary } from '../../../house-rules/house-rules.ts';
import { language } from '../../ui/texts/say.ts';

/** The rules of a file that someone opens, in words, or its faults with their lines. */
export interface OpenedRules {
  text: string;
  rules: readonly HouseRuleSummary[];
  faults: readonly { description: string; property: string }[];
}

/** Recognises a file of house rules: an object with a list of rules whose codes begin with X-. Returns undefined for others. */
export async function houseRulesIn(text: string): Promise<OpenedRules | undefined> {
  if (!/(?:^|[\s{,"'])rules["']?\s*:/.test(text) || !/["'\s]X-/.test(text)) return undefined;
  const read = readDocumentText(text, '$');
  if (!read.ok || !isRulesFile(read.value)) return undefined;
  const { readHouseRules } = await import('../../../house-rules/read.ts');
  await load('all');
  const found = readHouseRules(read.value);
  if (found.ok) return { text, rules: found.rules.summaries(language.translation?.language), faults: [] };
  const faults = found.faults.map((fault) => worded(fault, language.translation));
  return {
    text,
    rules: [],
    faults: faults.map(({ description, properties }) => ({ description, property: properties.join() })),
  };
}

function isRulesFile({ rules, $schema }: JsonObject): boolean {
  if (!Array.isArray(rules) || ($schema !== undefined && /gobl\.org/.test(String($schema)))) return false;
  return rules.some((rule) => isJsonObject(rule) && isHouseRule(String(rule.code)));
}
