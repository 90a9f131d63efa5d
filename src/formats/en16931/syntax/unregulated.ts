/** Checks VAT numbers and rates of countries without a regime; other documents load nothing for it. */

import type { Fault } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { lazily } from '../../lazily.ts';

const COUNTRIES: ReadonlySet<unknown> = new Set(['HR', 'RO']);

export const unregulated = lazily(() => import('../../unregulated.ts'));

/** Returns warnings about the VAT numbers and rates of a document. */
export async function unregulatedWarnings(document: JsonObject, path: string): Promise<Fault[]> {
  const { supplier, customer } = document;
  if (!isUnregulated(supplier) && !isUnregulated(customer)) return [];
  return (await unregulated()).unregulatedWarnings(document, path);
}

function isUnregulated(party: Json | undefined): boolean {
  return isJsonObject(party) && isJsonObject(party.tax_id) && COUNTRIES.has(party.tax_id.country);
}
