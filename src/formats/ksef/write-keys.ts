/** Gives taxes the keys that the addon of KSeF needs. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../engine/model/schema-id.ts';
import { Percentage } from '../../engine/num/percentage.ts';
import type { Format } from '../format.ts';

/**
 * Returns a document that lacks an addon of the format with the keys that calculation gives its taxes. The addon derives their categories from
 * these keys, but comes first.
 */
export function withKeys(data: JsonObject, { addons }: Format): JsonObject {
  const isEnvelope = data.$schema === ENVELOPE_ID;
  const given = isEnvelope ? data.doc : data;
  if (!isJsonObject(given) || given.$schema !== schemaId('bill/invoice')) return data;
  const known = Array.isArray(given.$addons) ? given.$addons : [];
  if (addons.every((addon) => known.includes(addon))) return data;
  const doc: Record<string, Json> = { ...given };
  for (const name of ['lines', 'charges', 'discounts']) {
    const rows = given[name];
    if (Array.isArray(rows)) doc[name] = rows.map(withKeysOfRow);
  }
  return isEnvelope ? { ...data, doc } : doc;
}

function withKeysOfRow(row: Json): Json {
  if (!isJsonObject(row) || !Array.isArray(row.taxes)) return row;
  return { ...row, taxes: row.taxes.map((tax) => (isKeyless(tax) ? { ...tax, key: 'standard' } : tax)) };
}

/** Returns whether a tax is VAT without a key. Zero-rated VAT is excluded, because it gets another key. */
function isKeyless(tax: Json): tax is JsonObject {
  if (!isJsonObject(tax) || tax.cat !== 'VAT' || (tax.key ?? '') !== '') return false;
  return Percentage.parse(String(tax.percent ?? ''))?.isZero() !== true;
}
