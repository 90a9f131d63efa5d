/** Gives taxes the keys that the addon of KSeF needs. */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../../engine/model/schema-id.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import type { Format } from '../../declare/format.ts';

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

const CATEGORY = 'pl-favat-tax-category';
const MARGIN = '11';

/**
 * Returns an invoice in which taxes on a margin have the only key that keeps their category; the addon derives another
 * one from keys such as exempt.
 * @param changed takes the properties of these taxes
 */
export function withMargins(invoice: JsonObject, changed: string[]): JsonObject {
  const doc: Record<string, Json> = { ...invoice };
  for (const name of ['lines', 'charges', 'discounts']) {
    const rows = invoice[name];
    if (!Array.isArray(rows)) continue;
    doc[name] = rows.map((row, at) => {
      if (!isJsonObject(row) || !Array.isArray(row.taxes)) return row;
      const taxes = row.taxes.map((tax, index) => {
        if (!isOnMargin(tax) || (tax.key ?? 'standard') === 'standard') return tax;
        changed.push(`$.${name}[${at}].taxes[${index}]`);
        const { rate: _, ...rest } = tax;
        return { ...rest, key: 'standard', percent: '0%' } as JsonObject;
      });
      return { ...row, taxes };
    });
  }
  return changed.length > 0 ? doc : invoice;
}

function isOnMargin(tax: Json): tax is JsonObject {
  return isJsonObject(tax) && tax.cat === 'VAT' && isJsonObject(tax.ext) && tax.ext[CATEGORY] === MARGIN;
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
