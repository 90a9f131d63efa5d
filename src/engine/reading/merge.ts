import { isJsonObject, type Json, type JsonObject, setMember } from '../model/json.ts';

/**
 * Merges data over a template (chapter 09 §3.4). Objects are merged member by member. Any other value in the data,
 * including an empty array, an empty text, 0, false and null, replaces the value in the template. The template's members
 * come first, in their order.
 */
export function merge(template: JsonObject, data: JsonObject): JsonObject {
  const merged: JsonObject = { ...template };
  for (const [name, value] of Object.entries(data)) {
    const below: Json | undefined = Object.hasOwn(template, name) ? template[name] : undefined;
    setMember(merged, name, isJsonObject(below) && isJsonObject(value) ? merge(below, value) : value);
  }
  return merged;
}
