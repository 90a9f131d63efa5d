/** The canonical text of a report, which its digest is calculated from: the JSON Canonicalization Scheme (RFC 8785). */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';

/** Returns the SHA-256 of a report without its header and signatures. */
export function digestOfReport({ head: _, sigs: __, ...content }: JsonObject): string {
  return sha256Hex(canonical(content));
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  // RFC 8785 sorts by UTF-16 units, as JavaScript does.
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join()}}`;
}
