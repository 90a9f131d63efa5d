import { failure } from '../engine/faults.ts';
import type { Json } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { type HouseRulesRead, readHouseRules } from './read.ts';

/** Reads house rules from a value, or from the text of one in YAML or JSON. */
export function readHouseRulesOf(data: Json, place = '$'): HouseRulesRead {
  if (typeof data !== 'string') return readHouseRules(data, place);
  const read = readDocumentText(data, '$');
  if (read.ok) return readHouseRules(read.value, place);
  const faults = read.faults.map(({ properties, ...rest }) => ({
    ...rest,
    properties: properties.map((each) => place + each.slice(1)),
  }));
  return failure('input', faults);
}
