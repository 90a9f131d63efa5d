/**
 * JSON Schema (draft 2020-12) of every object and value, derived from the declarations (chapter 09 §6.1). What a schema
 * accepts is what the standard's accepts; titles and descriptions are ours.
 */
import { Envelope } from '../envelope/envelope.ts';
import type { JsonObject } from '../model/json.ts';
import type { NamedField, ObjectType } from '../model/object.ts';
import type { ValueType } from '../model/value.ts';
import { idOf, objectOfSchema, SCHEMA_BASE } from '../schemas.ts';
import { KEY_PATTERN } from '../text/patterns.ts';
import { valueSchemas } from './value-schemas.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The schema of a registered type by its path, such as `bill/invoice`; undefined for none. */
export function jsonSchema(path: string): JsonObject | undefined {
  const id = SCHEMA_BASE + path;
  const type = id === idOf(Envelope) ? (Envelope as unknown as ObjectType<object>) : objectOfSchema(id);
  if (type) return { ...heading(id, type.name), $defs: definitionsOf(type, path) };
  const value = valueSchemas().get(path);
  return value && { ...heading(id, value.name), $defs: { [value.name]: value.schema, ...value.parts } };
}

function heading(id: string, name: string): JsonObject {
  return { $schema: DIALECT, $id: id, $ref: `#/$defs/${name}` };
}

/** The object and those that are described within its schema, sorted by name. */
function definitionsOf(root: ObjectType<object>, path: string): JsonObject {
  const found = new Map<string, ObjectType<object>>([[root.name, root]]);
  const visit = (type: ObjectType<object>) => {
    for (const { type: fieldType } of type.fields) {
      const part = objectIn(fieldType);
      if (part?.within !== path || found.has(part.name)) continue;
      found.set(part.name, part);
      visit(part);
    }
  };
  visit(root);
  const definitions: JsonObject = {};
  for (const name of [...found.keys()].sort()) definitions[name] = objectSchema(found.get(name) ?? root, path);
  return definitions;
}

/** The object that a field holds, alone or in a list. */
function objectIn(type: ValueType<unknown>): ObjectType<object> | undefined {
  if (type.kind === 'object') return type as unknown as ObjectType<object>;
  return type.kind === 'list'
    ? objectIn((type as ValueType<unknown> & { element: ValueType<unknown> }).element)
    : undefined;
}

/** The schema of one object, as it stands in the schema of the given path. */
export function objectSchema(type: ObjectType<object>, path: string): JsonObject {
  const properties: JsonObject = {};
  for (const each of type.fields) properties[each.name] = propertySchema(each, path);
  const required = type.fields.filter((each) => each.required).map(({ name }) => name);
  const recommended = type.fields.filter((each) => each.recommended).map(({ name }) => name);
  return {
    ...(type.constraints as JsonObject | undefined),
    title: type.title,
    description: type.description,
    properties,
    type: 'object',
    ...(required.length > 0 && { required }),
    ...(recommended.length > 0 && { recommended }),
  };
}

function propertySchema(each: NamedField, path: string): JsonObject {
  const choice = each.values && { [each.open ? 'anyOf' : 'oneOf']: choices(each) };
  const own = typeSchema(each.type, path);
  const items = choice && own.type === 'array' ? { items: { ...(own.items as JsonObject), ...choice } } : choice;
  return {
    ...own,
    ...items,
    ...(each.constraints as JsonObject | undefined),
    title: each.title,
    description: each.description,
    ...(each.calculated && { calculated: true }),
  };
}

/** The known values with their names; for an open list also the pattern that any other follows. */
function choices(each: NamedField): JsonObject[] {
  const known = (each.values ?? []).map(([value, title]) => ({ const: value, title }));
  return each.open ? [...known, { pattern: KEY_PATTERN, title: 'Other' }] : known;
}

function typeSchema(type: ValueType<unknown>, path: string): JsonObject {
  if (type.schema) return { ...type.schema } as JsonObject;
  switch (type.kind) {
    case 'object': {
      const object = type as unknown as ObjectType<object>;
      return { $ref: object.within === path ? `#/$defs/${object.name}` : idOf(object) };
    }
    case 'list':
      return {
        items: typeSchema((type as ValueType<unknown> & { element: ValueType<unknown> }).element, path),
        type: 'array',
      };
    case 'wrapper':
      return { $ref: `${SCHEMA_BASE}schema/object` };
    default:
      return { type: 'string' };
  }
}
