import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { SCHEMA_BASE } from '../model/schema-id.ts';
import { jsonSchema } from './json-schema.ts';

/**
 * Returns the JSON Schema at a path with all schemas that it refers to, directly or indirectly, in its `$defs` (chapter
 * 09 §6.1), so that a validator needs nothing else. References to unknown schemas stay unchanged. Returns undefined for
 * an unknown path.
 */
export function bundledSchema(path: string): JsonObject | undefined {
  const root = jsonSchema(path);
  if (!root) return undefined;
  const definitions: { [name: string]: Json } = { ...definitionsOf(root) };
  const names = new Map([[textOf(root.$id), mainDefinition(root)]]);
  const queue = referencesIn(root.$defs ?? null);
  for (const id of queue) {
    const schema = names.has(id) ? undefined : jsonSchema(id.slice(SCHEMA_BASE.length));
    if (!schema) continue;
    names.set(id, mainDefinition(schema));
    for (const [name, definition] of Object.entries(definitionsOf(schema))) {
      if (!Object.hasOwn(definitions, name)) definitions[name] = definition;
    }
    queue.push(...referencesIn(schema.$defs ?? null));
  }
  const $defs: JsonObject = {};
  for (const name of Object.keys(definitions).sort()) $defs[name] = redirected(definitions[name] ?? null, names);
  const { $schema, $id, $ref } = root;
  return { $schema, $id, $ref, $defs } as JsonObject;
}

function definitionsOf({ $defs }: JsonObject): JsonObject {
  return isJsonObject($defs ?? null) ? ($defs as JsonObject) : {};
}

/** Returns the name of the definition that a schema's `$ref` points to. */
function mainDefinition({ $ref }: JsonObject): string {
  return textOf($ref).replace('#/$defs/', '');
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the IDs of the standard's schemas that a value refers to, in order. */
function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === '$ref' && typeof member === 'string' && member.startsWith(SCHEMA_BASE) ? [member] : referencesIn(member),
  );
}

/** Returns the value with references to bundled schemas replaced by references to their definitions. */
function redirected(value: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((entry) => redirected(entry, names));
  if (!isJsonObject(value)) return value;
  const copy: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    const target = name === '$ref' && typeof member === 'string' ? names.get(member) : undefined;
    copy[name] = target === undefined ? redirected(member, names) : `#/$defs/${target}`;
  }
  return copy;
}
