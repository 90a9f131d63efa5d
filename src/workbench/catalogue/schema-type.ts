import type { JsonSchema, SchemaBody } from '../../client/index.ts';
import { schemaPath } from '../document/names.ts';
import { say } from '../texts/say.ts';
import * as texts from './texts.ts';

/** What a property holds, in a word or as a link. */
export type TypeName =
  | { kind: 'text'; text: string }
  /** Another schema, by its path. */
  | { kind: 'schema'; path: string }
  /** An object described in the same schema, by its name. */
  | { kind: 'part'; name: string }
  | { kind: 'list'; of: TypeName }
  | { kind: 'map'; of: TypeName };

const inside = '#/$defs/';

/** Tells what a property holds. */
export function typeOf(schema: JsonSchema): TypeName {
  const { $ref, type, items, patternProperties, format } = schema;
  if ($ref?.startsWith(inside)) return { kind: 'part', name: $ref.slice(inside.length) };
  if ($ref) return { kind: 'schema', path: schemaPath($ref) };
  if (type === 'array' && items) return { kind: 'list', of: typeOf(items) };
  const [values] = Object.values(patternProperties ?? {});
  if (values) return { kind: 'map', of: typeOf(values) };
  const name = type === undefined ? texts.anyValue : names[type];
  return { kind: 'text', text: format ?? (name ? say(name) : (type ?? '')) };
}

const names: Record<string, string> = {
  string: texts.text,
  integer: texts.wholeNumber,
  boolean: texts.yesOrNo,
  number: texts.number,
};

/** A value that a property is known to take. */
export interface Choice {
  value: string;
  title: string;
  /** What else people call it, for search alone. */
  words?: string;
}

/** Returns the values a property, or each entry of a list, is known to take; `open` where others are allowed. */
export function choicesOf(schema: JsonSchema): { choices: readonly Choice[]; open: boolean } {
  const own = schema.oneOf ?? schema.anyOf ?? schema.items?.oneOf ?? schema.items?.anyOf ?? [];
  const choices = own.flatMap(({ const: value, title }) =>
    typeof value === 'string' ? [{ value, title: title === undefined ? value : say(title) }] : [],
  );
  return { choices, open: own.length > choices.length };
}

/** Returns a definition of a schema by its name; the one that the schema is about comes first. */
export function definitionsOf({ $ref, $defs }: SchemaBody): [name: string, definition: JsonSchema][] {
  const main = $ref.slice(inside.length);
  const entries = Object.entries($defs);
  return [...entries.filter(([name]) => name === main), ...entries.filter(([name]) => name !== main)];
}
