import type { JsonSchema, SchemaBody } from '../../client/index.ts';
import { schemaPath } from '../engine/document/names.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The type of a property, as a word or link. */
export type TypeName =
  | { kind: 'text'; text: string }
  /** Another schema, by path. */
  | { kind: 'schema'; path: string }
  /** An object defined in the same schema, by name. */
  | { kind: 'part'; name: string }
  | { kind: 'list'; of: TypeName }
  | { kind: 'map'; of: TypeName };

const inside = '#/$defs/';

/** Returns the type of a property. */
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

/** Returns the definitions of a schema by name, starting with its own object. */
export function definitionsOf({ $ref, $defs }: SchemaBody): [name: string, definition: JsonSchema][] {
  const main = $ref.slice(inside.length);
  const entries = Object.entries($defs);
  return [...entries.filter(([name]) => name === main), ...entries.filter(([name]) => name !== main)];
}
