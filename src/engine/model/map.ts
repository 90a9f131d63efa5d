import { compareBytes } from '../text/bytes.ts';
import { isJsonObject, type Json, type JsonObject, setMember } from './json.ts';
import type { Reader } from './reader.ts';
import { readText } from './scalars.ts';

/** Reads a map of texts. Null becomes the empty text; keys are matched exactly. */
export function readMap(json: Json, reader: Reader): Map<string, string> | undefined {
  if (!isJsonObject(json))
    return reader.wrongType(json, '{property} must be an object with string values, but is {found}');
  const map = new Map<string, string>();
  for (const name in json) {
    const member = json[name];
    reader.path.push(name);
    const value = member === null || member === undefined ? '' : readText(member, reader);
    reader.path.pop();
    if (value !== undefined) map.set(name.isWellFormed() ? name : name.toWellFormed(), value);
  }
  return map;
}

/** Writes the map with its keys in byte order. */
export function writeMap(map: ReadonlyMap<string, string>): JsonObject {
  const json: JsonObject = {};
  if (map.size === 1) for (const key of map.keys()) setMember(json, key, map.get(key) ?? '');
  else for (const key of [...map.keys()].sort(compareBytes)) setMember(json, key, map.get(key) ?? '');
  return json;
}
