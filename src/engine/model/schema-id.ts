import type { SchemaPath } from '../known-names.ts';

/** What the ID of every schema of the standard begins with. */
export const SCHEMA_BASE = 'https://gobl.org/draft-0/';

/** The ID of the schema of envelopes. */
export const ENVELOPE_ID = `${SCHEMA_BASE}envelope`;

/** Returns the full ID of a schema by its path: `bill/invoice` → `https://gobl.org/draft-0/bill/invoice`. */
export function schemaId(path: string): string {
  return SCHEMA_BASE + path;
}

/** The full ID of a schema, as `$schema` has it. */
export type SchemaId = `${typeof SCHEMA_BASE}${SchemaPath}`;
