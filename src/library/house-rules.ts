import { failure } from '../engine/faults.ts';
import { type WordedOutcome as Outcome, wordedOutcome } from '../engine/index.ts';
import { jsonOf } from '../engine/reading/json-of.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { type HouseRulesRead, readHouseRules } from '../house-rules/read.ts';
import type { HouseRulesFile } from '../house-rules/rules-file.ts';
import { type LanguageOption, translationFor } from './language.ts';
import { readText } from './texts.ts';

/**
 * Reads and checks house rules once, for the option `rules` of many operations. Takes an object, or text in YAML or JSON.
 * Fails with the faults of the rules at their places, such as `$.rules[0].at`.
 */
export function houseRules(rules: HouseRulesFile | string, options: LanguageOption = {}): Outcome<HouseRules> {
  const read = rulesFrom(rules, '$');
  return wordedOutcome<HouseRules>(
    read.ok ? { ok: true, result: read.rules, warnings: [] } : read,
    translationFor(options),
  );
}

/** Reads house rules from a value, or from the text of one. */
export function rulesFrom(rules: unknown, place: '$' | 'request.rules'): HouseRulesRead {
  const given = typeof rules === 'string' ? readText(rules, place) : jsonOf(rules, place);
  return given.ok ? readHouseRules(given.value, place) : failure('input', given.faults);
}
