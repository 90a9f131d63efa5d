import type { GeneralRule } from './general-rule.ts';
import type { Json, JsonObject } from './json.ts';
import { readMap, writeMap } from './map.ts';
import { type ObjectType, schemaPath } from './object.ts';
import type { Reader } from './reader.ts';
import { readText } from './scalars.ts';
import { schemaId } from './schema-id.ts';
import type { Validation } from './validation.ts';
import type { ScalarType, ValueType } from './value.ts';

/**
 * Declarations of value types that are neither objects nor plain JSON. Each has the name in the standard, the JSON Schema, the rules for its
 * values, and functions to read, write, clean and check them.
 */

/** Options of a value type besides its functions. */
export interface ValueOptions {
  title: string;
  description: string;
  /** Keywords of its JSON Schema besides `type`, `title` and `description`. */
  keywords?: Keywords;
  /** Objects that its schema describes in `$defs`. */
  parts?: readonly ObjectType<object>[];
  /** The rules of the type, which its `check` runs. */
  rules?: readonly GeneralRule[];
  /** No schema is registered under this name. */
  unregistered?: true;
}

type Keywords = JsonObject | ((known: KnownNames) => JsonObject);

/** The names to choose from: code or key, and name in English. Only regimes and addons that are loaded have names. */
export interface KnownNames {
  readonly regimes: Choices;
  readonly addons: Choices;
}

export type Choices = readonly (readonly [value: string, name: string, ...more: unknown[]])[];

/** A declared value type. */
export interface NamedValue extends Required<Omit<ValueOptions, 'unregistered'>> {
  /** The standard's name of the type: `cal.Date`. */
  readonly name: string;
  /** The path of its schema: `cal/date`; undefined if it has none. */
  readonly path: string | undefined;
  readonly kind: ValueType<unknown>['kind'];
}

/** Declares a value type: adds its name, schema and rules. */
export function valueType<V extends ValueType<unknown>>(name: string, options: ValueOptions, type: V): V & NamedValue {
  const { keywords = {}, parts = [], rules = [], unregistered, title, description } = options;
  const path = unregistered ? undefined : schemaPath(name);
  const reference = path !== undefined && { schema: { $ref: schemaId(path) } };
  return { ...type, ...reference, name, path, title, description, keywords, parts, rules };
}

/** Options of a text type. The default is free text. */
interface TextOptions extends ValueOptions {
  read?: (json: Json, reader: Reader) => string | undefined;
  clean?: (value: string) => string;
  check?: (value: string, validation: Validation) => void;
  /** The JSON Schema of fields with this type. */
  schema?: JsonObject;
}

/** Declares a type of texts. The empty text counts as absent. */
export function textType(name: string, options: TextOptions): ScalarType<string> & NamedValue {
  const { read = readText, clean, check, schema } = options;
  return valueType(name, options, {
    kind: 'text',
    blank: '',
    plain: true,
    read,
    write: (value: string) => value,
    omitted: (json: Json) => json === '',
    ...(clean && { clean }),
    ...(check && { check }),
    ...(schema && { schema }),
  });
}

/** A map of texts in JSON. */
export interface Texts {
  [key: string]: string;
}

interface MapOptions extends ValueOptions {
  read?: typeof readMap;
  merges?: boolean;
  clean?: (value: Map<string, string>) => Map<string, string> | undefined;
  check?: (value: Map<string, string>, validation: Validation) => void;
}

/** Declares a type of maps of texts. The empty map counts as absent. */
export function mapType(name: string, options: MapOptions): ScalarType<Map<string, string>, Texts> & NamedValue {
  const { merges, clean, check, read = readMap } = options;
  return valueType(name, options, {
    kind: 'map',
    ...(merges && { merges }),
    blank: null,
    read,
    write: writeMap,
    omitted: isEmpty,
    ...(clean && { clean }),
    ...(check && { check }),
  });
}

/** Returns the schema keyword for a closed list of values with their names. */
export function oneOf(choices: Choices): JsonObject & { oneOf: JsonObject[] } {
  return { oneOf: choices.map(([value, title]) => ({ const: value, title })) };
}

/** Returns the schema keyword for a map: the schema of its values under keys that match a pattern. */
export function valuesUnder(pattern: string, values: JsonObject): JsonObject {
  return { patternProperties: { [pattern]: values } };
}

function isEmpty(json: Json): boolean {
  if (json === null) return false;
  for (const _ in json as JsonObject) return false;
  return true;
}
