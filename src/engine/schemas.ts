/** All registered schemas (chapter 01 §10.1), found by their full ID. */
import { coreObjects, mapDocuments, valueTypes } from './core.ts';
import { Envelope } from './envelope/envelope.ts';
import type { ObjectType } from './model/object.ts';
import { schemaId } from './model/schema-id.ts';
import { complementSchemas, registry } from './registry.ts';

/** The IDs of plain values and lists, which are not documents. The wrapper has a schema but is not a document type. */
const plain = new Set(
  valueTypes
    .filter(({ kind, path }) => path !== undefined && kind !== 'map' && kind !== 'wrapper')
    .map(({ path = '' }) => schemaId(path)),
);

/** Maps that can be documents. They have the JSON Schema of the value type. */
const maps: ReadonlyMap<string, ObjectType<object>> = byId(mapDocuments);

const objects: ReadonlyMap<string, ObjectType<object>> = byId(coreObjects);

function byId(types: readonly ObjectType<object>[]): ReadonlyMap<string, ObjectType<object>> {
  return new Map(types.map((type) => [idOf(type), type]));
}

/** Returns the full ID of a registered type. */
export function idOf(type: ObjectType<object>): string {
  return schemaId(type.path);
}

/** Returns the type of an ID, except for the envelope, which a wrapper cannot contain. */
export function typeOfSchema(id: string): ObjectType<object> | 'plain' | undefined {
  return objectOfSchema(id) ?? maps.get(id) ?? (plain.has(id) ? 'plain' : undefined);
}

/**
 * Returns the object type of an ID, including those of loaded addons; undefined for plain values, maps and unknown IDs.
 */
export function objectOfSchema(id: string): ObjectType<object> | undefined {
  return objects.get(id) ?? registry.complements.find((type) => idOf(type) === id);
}

/** Returns the full IDs of all registered schemas, sorted. */
export function schemaIds(): string[] {
  const values = valueTypes.flatMap(({ path }) => (path === undefined ? [] : [schemaId(path)]));
  return [...objects.keys(), ...values, ...complementSchemas, idOf(Envelope)].sort();
}
