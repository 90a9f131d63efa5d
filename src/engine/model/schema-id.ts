import type { SchemaPath } from '../known-names.ts';

/** The start of every schema ID of the standard. */
export const SCHEMA_BASE = 'https://gobl.org/draft-0/';

/** The schema ID of envelopes. */
export const ENVELOPE_ID = `${SCHEMA_BASE}envelope`;

/** Returns the full ID of a schema path: `bill/invoice` → `https://gobl.org/draft-0/bill/invoice`. */
export function schemaId(path: string): string {
  return SCHEMA_BASE + path;
}

/** The full ID of a schema, as in `$schema`. */
export type SchemaId = `${typeof SCHEMA_BASE}${SchemaPath}`;
