import { isJsonObject, type Json, type JsonObject, setMember } from '../model/json.ts';

/**
 * Data merged over a template (chapter 09 §3.4). Objects merge member by member; everything else in the data, also an empty array,
 * an empty text, 0, false and null, replaces what the template has. The template's members come first, in their order.
 */
export function merge(template: JsonObject, data: JsonObject): JsonObject {
  const merged: JsonObject = { ...template };
  for (const [name, value] of Object.entries(data)) {
    const below: Json | undefined = Object.hasOwn(template, name) ? template[name] : undefined;
    setMember(merged, name, isJsonObject(below) && isJsonObject(value) ? merge(below, value) : value);
  }
  return merged;
}
