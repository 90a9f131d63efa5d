/** How an object and its properties stand in a JSON Schema. */
import type { JsonObject } from '../model/json.ts';
import type { AnyType, NamedField, ObjectType } from '../model/object.ts';
import { idOf } from '../schemas.ts';
import { KEY_PATTERN } from '../text/patterns.ts';

/** The schema of one object, as it stands in the schema of the given path. */
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
