import type { ExampleSummary } from '../../../client/index.ts';
import { groupBy } from '../../../engine/model/group-by.ts';
import { wordsFor } from '../../engine/document/common-words.ts';
import { countryName, nameOfSchema, schemaPath, words } from '../../engine/document/names.ts';
import { namesOfCode } from '../../engine/document/names-of-codes.ts';
import { finder } from '../../ui/find.ts';
import { order, say } from '../../ui/texts/say.ts';
import { ownFirst } from './opening-example.ts';

/** The examples of one country. */
interface Offer {
  country: string;
  /** The country's name. */
  name: string;
  examples: readonly ExampleSummary[];
}

/** Filters of examples; empty texts match all. */
export interface Wanted {
  /** Words that must all occur in the data of an example. */
  search: string;
  /** The kind of document, from `kindsOf`. */
  documentKind: string;
  country: string;
  /** The user's country, whose examples come first. */
  own?: string | undefined;
}

/** Returns the matching examples under their countries, by name. */
export function offersOf(
  examples: readonly ExampleSummary[],
  { search, documentKind, country: only, own }: Wanted,
): Offer[] {
  const isFound = finder(search);
  const found = examples.filter((example) => {
    const { name, title = '', schema, country, addons, kind = '' } = example;
    const path = schemaPath(schema);
    return (
      ['', path, kindOf(example)].includes(documentKind) &&
      ['', country].includes(only) &&
      isFound(
        ...[name, title, titleOf(example), country, countryName(country), namesOfCode('region', country)],
        ...[path, nameOfSchema(path), wordsFor('schema', path), kind, words(kind), wordsFor('kind', kind)],
        ...[...addons, wordsFor('addon', ...addons)],
      )
    );
  });
  const groups = groupBy(found, ({ country }) => country);
  const offers = Array.from(groups, ([country, examples]) => ({ country, name: countryName(country), examples }));
  return ownFirst(
    offers.sort((a, b) => order().compare(a.name, b.name)),
    own,
    ({ country }) => country,
  );
}

/** Returns the title of an example in the displayed language. */
export function titleOf({ title, name }: Pick<ExampleSummary, 'title' | 'name'>): string {
  return title ? say(title) : name;
}

/** Returns the kind of an example's document: its schema path, and its kind within that: `bill/invoice credit-note`. */
function kindOf({ schema, kind }: ExampleSummary): string {
  return kind ? `${schemaPath(schema)} ${kind}` : schemaPath(schema);
}

/** Kinds of invoices that people look for; others are found by search words. */
const soughtKinds = ['credit-note', 'reverse-charge', 'simplified', 'prepaid'];

/** Returns the document kinds with examples: schemas, most common first, then kinds of invoices. */
export function kindsOf(examples: readonly ExampleSummary[]): string[] {
  const groups = groupBy(examples, ({ schema }) => schemaPath(schema));
  const paths = [...groups].sort(([, a], [, b]) => b.length - a.length).map(([path]) => path);
  const kinds = soughtKinds.map((kind) => `bill/invoice ${kind}`);
  return [...paths, ...kinds.filter((documentKind) => examples.some((example) => kindOf(example) === documentKind))];
}

/** Returns the name of a document kind: `Credit note`. */
export function nameOfKind(documentKind: string): string {
  const [path = '', kind] = documentKind.split(' ');
  return kind ? words(kind) : nameOfSchema(path);
}
