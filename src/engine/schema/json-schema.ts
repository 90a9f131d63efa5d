/**
 * JSON Schema (draft 2020-12) of every object and value, derived from the declarations (chapter 09 §6.1). A schema accepts the
 * same documents as the schema of the standard; titles and descriptions are ours.
 */
import { Envelope } from '../envelope/envelope.ts';
import type { JsonObject } from '../model/json.ts';
import type { AnyType, ObjectType } from '../model/object.ts';
import { schemaId } from '../model/schema-id.ts';
import { idOf, objectOfSchema } from '../schemas.ts';
import { objectSchema } from './object-schema.ts';
import { valueDefinitions, valueTypeAt } from './value-schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the schema of a registered type at a path such as `bill/invoice`. */
export function jsonSchema(path: string): JsonObject | undefined {
  const id = schemaId(path);
  const type = id === idOf(Envelope) ? Envelope : objectOfSchema(id);
  if (type) return { ...heading(id, type.name), $defs: definitionsOf(type, path) };
  const value = valueTypeAt(path);
  return value && { ...heading(id, value.name), $defs: valueDefinitions(value) };
}

function heading(id: string, name: string): JsonObject {
  return { $schema: DIALECT, $id: id, $ref: `#/$defs/${name}` };
}

/** Returns the definitions of the object and of those described within its schema, sorted by name. */
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

/** Returns the object type of a field or of its list. */
function objectIn(type: AnyType): ObjectType<object> | undefined {
  if (type.kind === 'object') return type;
  return type.kind === 'list' ? objectIn(type.element) : undefined;
}
