/** The canonical text of a report, which its digest is calculated from: the JSON Canonicalization Scheme (RFC 8785). */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';

/** Returns the SHA-256 of the parts of a report that its signatures do not cover directly. They sign `uuid` and `dig` of the header. */
export function digestOfReport({ head, sigs: _, ...content }: JsonObject): string {
  const unsigned = isJsonObject(head) ? unsignedIn(head) : {};
  return sha256Hex(canonical(Object.keys(unsigned).length > 0 ? { ...content, head: unsigned } : content));
}

/** Returns what was added to a header. */
function unsignedIn({ uuid: _, dig, ...more }: JsonObject): JsonObject {
  const { alg: __, val: ___, ...rest } = isJsonObject(dig) ? dig : {};
  return Object.keys(rest).length > 0 ? { ...more, dig: rest } : more;
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  // RFC 8785 sorts by UTF-16 units, as JavaScript does.
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join()}}`;
}
