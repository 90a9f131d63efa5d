import { NumberText } from '../reading/number-text.ts';

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
