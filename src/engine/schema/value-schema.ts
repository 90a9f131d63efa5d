import { valueTypes } from '../core.ts';
import type { JsonObject } from '../model/json.ts';
import type { KnownNames, NamedValue } from '../model/value-type.ts';
import { addonKeys, regimeCountries, registry } from '../registry.ts';
import { objectSchema } from './object-schema.ts';

/** Returns the value type with a schema at this path. */
export function valueTypeAt(path: string): NamedValue | undefined {
  return valueTypes.find((each) => each.path === path);
}

/**
 * Returns the definitions in the schema of a value type: its own and its parts'. They are created on each call, as
 * regimes and addons may have been loaded in between.
 */
export function valueDefinitions(type: NamedValue): JsonObject {
  const { name, title, description, keywords, parts, path = '' } = type;
  const { oneOf, items, patternProperties, ...constraints } =
    typeof keywords === 'function' ? keywords(knownNames()) : keywords;
  const definition: JsonObject = {
    ...(oneOf !== undefined && { oneOf }),
    ...(items !== undefined && { items }),
    ...(patternProperties !== undefined && { patternProperties }),
    type: jsonTypeOf(type),
    title,
    description,
    ...constraints,
  };
  return { [name]: definition, ...Object.fromEntries(parts.map((part) => [part.name, objectSchema(part, path)])) };
}

function jsonTypeOf({ kind }: NamedValue): string {
  if (kind === 'list') return 'array';
  return kind === 'map' || kind === 'wrapper' ? 'object' : 'string';
}

function knownNames(): KnownNames {
  return {
    regimes: regimeCountries.map((country) => [country, registry.regime(country)?.definition.name.en ?? country]),
    addons: [...addonKeys].sort().map((key) => [key, registry.addon(key)?.definition.name.en ?? key]),
  };
}
