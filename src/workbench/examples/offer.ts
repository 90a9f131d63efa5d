import type { ExampleSummary } from '../../client/index.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import { writeDensely } from '../document/edits.ts';
import { countryName, nameOfSchema, schemaPath } from '../document/names.ts';
import { order } from '../texts/say.ts';
import { finder } from '../ui/find.ts';
import { groupBy } from '../ui/group-by.ts';

/** The examples of one country. */
interface Offer {
  country: string;
  /** Its name. */
  name: string;
  examples: readonly ExampleSummary[];
}

/** Returns the examples in which a search is found, and of one type of document or of all, under their countries by name. */
export function offersOf(examples: readonly ExampleSummary[], search: string, type = ''): Offer[] {
  const isFound = finder(search);
  const found = examples.filter(({ name, title = '', schema, country, addons }) => {
    const path = schemaPath(schema);
    return (
      (type === '' || type === path) &&
      isFound(name, title, country, countryName(country), path, nameOfSchema(path), ...addons)
    );
  });
  const groups = groupBy(found, ({ country }) => country);
  return Array.from(groups, ([country, examples]) => ({ country, name: countryName(country), examples })).sort((a, b) =>
    order().compare(a.name, b.name),
  );
}

/** Returns the types of document that there are examples of, as schema paths; the commonest first. */
export function typesOf(examples: readonly ExampleSummary[]): string[] {
  const groups = groupBy(examples, ({ schema }) => schemaPath(schema));
  return [...groups].sort(([, a], [, b]) => b.length - a.length).map(([path]) => path);
}

/** Returns a document of a schema that is yet to be written, of a supplier in a country where one is named. */
export function emptyDocument(path: string, country?: string): string {
  const from = country && { $regime: country, supplier: { tax_id: { country } } };
  return writeDensely({ $schema: schemaId(path), ...from });
}

/** What one starts with where no draft is kept. */
export const firstExample = 'us-invoice';
