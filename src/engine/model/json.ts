import { NumberText } from './number-text.ts';

/** A JSON value as our readers give it and our writers make it. */
export type Json = null | boolean | number | string | NumberText | Json[] | JsonObject;

export type JsonObject = { [name: string]: Json };

/** True for a JSON object: neither null, list nor a number kept as text. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberText);
}

/** Sets a member without ever touching a prototype: `__proto__` is a name like any other. */
export function setMember(target: JsonObject, name: string, value: Json): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else target[name] = value;
}

/** The member of a name; where none is spelt so, one that differs in letter case only (chapter 01 §8, point 2). */
export function memberNamed(json: JsonObject, name: string): Json | undefined {
  const exact = json[name];
  if (exact !== undefined) return exact;
  for (const spelt in json) if (foldName(spelt) === name) return json[spelt];
  return undefined;
}

/** Unicode simple folding as far as names of ASCII letters can meet it: case, the long s, the kelvin sign. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}
