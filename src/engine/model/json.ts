import { NumberText } from './number-text.ts';

/** A JSON value as our readers return it and our writers produce it. */
export type Json = null | boolean | number | string | NumberText | Json[] | JsonObject;

export type JsonObject = { [name: string]: Json };

/** Returns whether a value is a JSON object: not null, a list or a number kept as text. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberText);
}

/** Returns whether two values are written as the same text. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSameJson(one[i], other[i])) return false;
    return true;
  }
  if (one instanceof NumberText) return other instanceof NumberText && one.text === other.text;
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(other);
  let position = 0;
  for (const name in one) if (names[position++] !== name || !isSameJson(one[name], other[name])) return false;
  return position === names.length;
}

/** Sets a member without touching a prototype: `__proto__` is an ordinary name here. */
export function setMember(target: JsonObject, name: string, value: Json): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else target[name] = value;
}

/** Returns the entry of a table for an untrusted text, which may be the name of an inherited member, such as `constructor`. */
export function entryOf<Entry>(table: { readonly [key: string]: Entry }, key: string | undefined): Entry | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Returns the member with a name. If there is no exact match, letter case is ignored (chapter 01 §8, point 2). */
export function memberNamed(json: JsonObject, name: string): Json | undefined {
  const exact = json[name];
  if (exact !== undefined) return exact;
  for (const spelt in json) if (foldName(spelt) === name) return json[spelt];
  return undefined;
}

/**
 * Folds a name by Unicode simple case folding, as far as it affects ASCII letters: case, the long s and the kelvin
 * sign.
 */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}
