import { schemaId } from '../../engine/model/schema-id.ts';
import { writeDensely } from '../document/write.ts';

/** Returns an empty document of a schema, with the supplier's country if given. */
export function emptyDocument(path: string, country?: string): string {
  const from = country && { $regime: country, supplier: { tax_id: { country } } };
  return writeDensely({ $schema: schemaId(path), ...from });
}
