import { formats } from '../list/formats.ts';
import { type SchemaKey, schemaNamed } from '../schema/schemas.ts';
import type { SchemaSource } from '../schema/source.ts';

/** Returns a schema by its key, also one that belongs to a format. */
export function schemaOf(key: string): SchemaSource {
  return formats.find(({ schema }) => schema.key === key)?.schema ?? schemaNamed(key as SchemaKey);
}
