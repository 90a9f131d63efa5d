import { schemaId } from '../../engine/model/schema-id.ts';
import { writeDensely } from '../document/write.ts';

/** Returns a document of a schema that is yet to be written, of a supplier in a country where one is named. */
export function emptyDocument(path: string, country?: string): string {
  const from = country && { $regime: country, supplier: { tax_id: { country } } };
  return writeDensely({ $schema: schemaId(path), ...from });
}
