/** The JSON Schema of an object and its properties. */
import type { JsonObject } from '../model/json.ts';
import type { AnyType, NamedField, ObjectType } from '../model/object.ts';
import { idOf } from '../schemas.ts';

/** Returns the schema of one object, as part of the schema at the given path. */
export function objectSchema(type: ObjectType<object>, path: string): JsonObject {
  const properties: JsonObject = {};
  for (const each of type.fields) properties[each.name] = propertySchema(each, path);
  const required = type.fields.filter((each) => each.required).map(({ name }) => name);
  const recommended = type.fields.filter((each) => each.recommended).map(({ name }) => name);
  return {
    ...(type.constraints as JsonObject | undefined),
    properties,
    type: 'object',
    ...(required.length > 0 && { required }),
    title: type.title,
    description: type.description,
    ...(recommended.length > 0 && { recommended }),
  };
}

function propertySchema(each: NamedField, path: string): JsonObject {
  return {
    ...typeSchema(each.type, path),
    ...(each.constraints as JsonObject | undefined),
    title: each.title,
    description: each.description,
    ...(each.calculated && { calculated: true }),
  };
}

function typeSchema(type: AnyType, path: string): JsonObject {
  if (type.schema) return { ...type.schema };
  switch (type.kind) {
    case 'object':
      return { $ref: type.within === path ? `#/$defs/${type.name}` : idOf(type) };
    case 'list':
      return {
        items: typeSchema(type.element, path),
        type: 'array',
      };
    default:
      return { type: 'string' };
  }
}
