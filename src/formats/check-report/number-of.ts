import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';

/**
 * Returns the number of an invoice: its series and code or, without a code, the UUID of its stamp (CFDI).
 * @param record what its file has besides the document
 */
export function numberOf({ series, code }: JsonObject, record?: Json): string | undefined {
  const parts = [series, code].filter((part) => typeof part === 'string' && part !== '').join('-') || undefined;
  return typeof code === 'string' && code !== '' ? parts : (uuidIn(record) ?? parts);
}

function uuidIn(record: Json | undefined): string | undefined {
  const stamps = isJsonObject(record) && Array.isArray(record.stamps) ? record.stamps.filter(isJsonObject) : [];
  const value = stamps.find(({ prv }) => prv === 'sat-uuid')?.val;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
