/** All registered schemas (chapter 01 §10.1), found by their full ID. */
import { coreObjects, mapDocuments, valueTypes } from './core.ts';
import { Envelope } from './envelope/envelope.ts';
import type { ObjectType } from './model/object.ts';
import { schemaId } from './model/schema-id.ts';
import { complementSchemas, registry } from './registry.ts';

/** The IDs of registered types of plain values and lists, which are no documents. The wrapper has a schema, but names no kind of document. */
const plain = new Set(
  valueTypes
    .filter(({ kind, path }) => path !== undefined && kind !== 'map' && kind !== 'wrapper')
    .map(({ path = '' }) => schemaId(path)),
);

/** Maps that may stand as documents. Their JSON Schema is that of the values that properties hold. */
const maps: ReadonlyMap<string, ObjectType<object>> = byId(mapDocuments);

const objects: ReadonlyMap<string, ObjectType<object>> = byId(coreObjects);

function byId(types: readonly ObjectType<object>[]): ReadonlyMap<string, ObjectType<object>> {
  return new Map(types.map((type) => [idOf(type), type]));
}

/** The full ID of a registered type. */
export function idOf(type: ObjectType<object>): string {
  return schemaId(type.path);
}

/** The type of an ID, without the envelope, which is no content of a wrapper. */
export function typeOfSchema(id: string): ObjectType<object> | 'plain' | undefined {
  return objectOfSchema(id) ?? maps.get(id) ?? (plain.has(id) ? 'plain' : undefined);
}

/** The object of an ID, also of a loaded addon; undefined for plain values, maps and unknown IDs. */
export function objectOfSchema(id: string): ObjectType<object> | undefined {
  return objects.get(id) ?? registry.complements.find((type) => idOf(type) === id);
}

/** Returns the full IDs of all registered schemas, sorted. */
export function schemaIds(): string[] {
  const values = valueTypes.flatMap(({ path }) => (path === undefined ? [] : [schemaId(path)]));
  return [...objects.keys(), ...values, ...complementSchemas, idOf(Envelope)].sort();
}
