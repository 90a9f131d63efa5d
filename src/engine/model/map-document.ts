import { type Json, type JsonObject, setMember } from './json.ts';
import { readMap, writeMap } from './map.ts';
import { field, ObjectType } from './object.ts';
import type { Reader } from './reader.ts';
import type { ValueType } from './value.ts';
import type { NamedValue, Texts } from './value-type.ts';

/** The name of the one property that a map has as a document: paths leave it out. */
const ALL = '';

interface MapValue {
  [ALL]?: Map<string, string>;
}

/**
 * A map of texts as a document of its own, or as content of an envelope (chapter 09 §2.3). Its members are the map's
 * entries; `$schema` is none of them. The map's own rules run as they do where a property holds it.
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
