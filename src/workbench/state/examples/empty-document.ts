import { schemaId } from '../../../engine/model/schema-id.ts';

/** The first values of an empty document. */
export interface Beginning {
  /** The supplier's country. */
  country?: string | undefined;
  addons?: readonly string[];
  type?: string;
}

/** Returns an empty document of a schema, with its first values. */
export function emptyDocument(path: string, { country, addons, type }: Beginning = {}): Record<string, unknown> {
  return {
    $schema: schemaId(path),
    ...(country && { $regime: country }),
    ...(addons && { $addons: addons }),
    ...(type && { type }),
    ...(country && { supplier: { tax_id: { country } } }),
  };
}
