import { type Json, type JsonObject, setMember } from '../engine/model/json.ts';
import { NumberText } from '../engine/model/number-text.ts';
import { MAX_DEPTH } from '../engine/reading/problem.ts';

/**
 * Returns the JSON form of a value as `JSON.stringify` would write it: calls `toJSON` if present and leaves out members
 * without a value. Integers of any size may be `bigint`. Throws a `TypeError` for values without a JSON form, for
 * circular objects and for objects nested more than 128 levels deep.
 */
export function jsonOf(value: unknown, depth = 0): Json {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return new NumberText(String(value));
  if (value instanceof NumberText) return value;
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no form in JSON`);
  if (depth >= MAX_DEPTH) throw new TypeError(`nested deeper than ${MAX_DEPTH} levels, or in a circle`);
  if ('toJSON' in value && typeof value.toJSON === 'function') return jsonOf(value.toJSON(), depth + 1);
  if (Array.isArray(value)) return value.map((entry) => (isAbsent(entry) ? null : jsonOf(entry, depth + 1)));
  const object: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (!isAbsent(member)) setMember(object, name, jsonOf(member, depth + 1));
  }
  return object;
}

/** Returns whether JSON omits a value from objects and writes it as null in arrays. */
function isAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}
