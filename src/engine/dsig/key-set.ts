import { isJsonObject, type Json } from '../model/json.ts';

/** The keys of a set (RFC 7517 §5), an object with the list of them in `keys`, or of a bare list; undefined for what is neither. */
export function keysInSet(json: Json): Json[] | undefined {
  const list = isJsonObject(json) ? json.keys : json;
  return Array.isArray(list) ? list : undefined;
}
