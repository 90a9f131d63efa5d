/** Reads members of documents. */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import type { Amount } from '../../../engine/num/amount.ts';
import { amountOf } from './amounts.ts';

/** Returns the objects in a list. */
export function listIn(value: JsonObject, name: string): JsonObject[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

export function textIn(value: Json | undefined, name: string): string | undefined {
  const text = isJsonObject(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function numberIn(value: Json | undefined, name: string): Amount | undefined {
  return amountOf(textIn(value, name));
}
