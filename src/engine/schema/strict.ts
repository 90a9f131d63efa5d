import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/** Patterns for formats that validators would otherwise need to be taught. Others, such as `uri`, only inform. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  uuid: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};

/** Keywords whose members are names, not keywords. */
const NAMING: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);

/**
 * Returns a schema in keywords that every validator of JSON Schema 2020-12 knows, even a strict one: without those of the standard
 * (`recommended`, `calculated`), without formats, and with patterns in Unicode expressions.
 */
export function strictSchema(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).map(([keyword, value = null]) => member(keyword, value, schema));
  return Object.assign({}, ...members);
}

function member(keyword: string, value: Json, schema: JsonObject): JsonObject {
  switch (keyword) {
    case 'recommended':
    case 'calculated':
      return {};
    case 'format': {
      const pattern = schema.pattern === undefined ? PATTERNS[String(value)] : undefined;
      return pattern === undefined ? {} : { pattern };
    }
    case 'pattern':
      // Patterns only hold for texts. These characters need no escape, and in Unicode expressions must not have one.
      return { type: schema.type ?? 'string', pattern: String(value).replace(/\\([-&])/g, '$1') };
    case 'const':
      return { const: value };
    default:
      return { [keyword]: NAMING.has(keyword) && isJsonObject(value) ? named(value) : within(value) };
  }
}

function named(schemas: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema = null]) => [name, within(schema)]));
}

function within(value: Json): Json {
  if (Array.isArray(value)) return value.map(within);
  return isJsonObject(value) ? strictSchema(value) : value;
}
