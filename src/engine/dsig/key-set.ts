import { isJsonObject, type Json } from '../model/json.ts';

/**
 * Returns the keys of a set (RFC 7517 §5), an object with a list in `keys`, or of a bare list. Undefined for other
 * values.
 */
export function keysInSet(json: Json): Json[] | undefined {
  const list = isJsonObject(json) ? json.keys : json;
  return Array.isArray(list) ? list : undefined;
}
