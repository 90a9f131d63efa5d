import { type Json, type JsonObject, setMember } from './json.ts';
import { readMap, writeMap } from './map.ts';
import { field, ObjectType } from './object.ts';
import type { Reader } from './reader.ts';
import type { ValueType } from './value.ts';
import type { NamedValue, Texts } from './value-type.ts';

/** The name of the only property of a map document. Paths leave it out. */
const ALL = '';

interface MapValue {
  [ALL]?: Map<string, string>;
}

/**
 * A map of texts as a separate document, or as the content of an envelope (chapter 09 §2.3). Its members are the
 * entries of the map, except for `$schema`. The rules of the map run as they do where a property holds it.
 */
export class MapDocument extends ObjectType<MapValue> {
  constructor(type: ValueType<Map<string, string>, Texts> & NamedValue) {
    const { name, title, description } = type;
    super(name, { title, description }, { [ALL]: field(type, title, description) });
  }

  override read(json: Json, reader: Reader): MapValue | undefined {
    const map = readMap(json, reader);
    if (!map) return undefined;
    map.delete('$schema');
    return this.create({ [ALL]: map });
  }

  override writeInto(json: JsonObject, value: MapValue): void {
    for (const [name, text] of Object.entries(writeMap(value[ALL] ?? new Map()))) setMember(json, name, text);
  }
}
