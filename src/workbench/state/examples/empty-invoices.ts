import type { AddonSummary, ExampleSummary, FormatSummary } from '../../../client/index.ts';
import { wordsFor } from '../../engine/document/common-words.ts';
import { capitalised, countryName, inSentence, schemaPath, words } from '../../engine/document/names.ts';
import { namesOfCode } from '../../engine/document/names-of-codes.ts';
import { titleOfType } from '../../engine/document/types/titles.ts';
import { finder, wordsOf } from '../../ui/find.ts';
import { order, say } from '../../ui/texts/say.ts';
import type { Beginning } from './empty-document.ts';
import { countryFor } from './opening-example.ts';
import * as texts from './texts.ts';

/** An empty invoice: of a country, for an e-invoice format, or of a type. */
export interface EmptyInvoice extends Beginning {
  /** The unique identifier of the entry. */
  id: string;
  label: string;
  /** The e-invoice formats that it can be saved as. */
  formats?: string;
  /** Search words besides the label and the formats. */
  words: string;
}

/** The lists that empty invoices are derived from. */
interface Lists {
  examples?: readonly ExampleSummary[] | undefined;
  addons?: readonly AddonSummary[] | undefined;
  formats?: readonly FormatSummary[] | undefined;
  /** The user's languages, preferred first. */
  languages: readonly string[];
}

/** The addon of the European standard, for invoices of every country. */
const EUROPEAN = 'eu-en16931-v2017';

/** Types that people look for by name. */
const soughtTypes = ['proforma', 'credit-note'];

/** Returns an empty invoice for each country with examples. The user's country comes first. */
export function emptyInvoicesOf(lists: Lists): EmptyInvoice[] {
  const own = ownCountry(lists);
  return countriesOf(lists.examples ?? [])
    .map((country) => ({
      id: `empty ${country}`,
      country,
      label: say(texts.emptyInvoice, { what: countryName(country) }),
      words: [
        ...[country, namesOfCode('region', country)],
        ...['standard', wordsFor('type', 'standard'), wordsFor('schema', 'bill/invoice')],
      ].join(' '),
    }))
    .sort((a, b) => Number(b.country === own) - Number(a.country === own) || order().compare(a.label, b.label));
}

/** Returns an empty invoice for each addon that examples of invoices use, with names in `language`. The user's country comes first. */
export function emptyOfFormats(lists: Lists, language: string): EmptyInvoice[] {
  const { examples = [], addons = [], formats = [] } = lists;
  const own = ownCountry(lists);
  return addons
    .flatMap(({ key, name }) => {
      const example = examples.find(
        ({ schema, addons }) => schemaPath(schema) === 'bill/invoice' && addons.includes(key),
      );
      if (!example) return [];
      const country = key === EUROPEAN ? own : example.country;
      const isUsual = ({ usual_for }: FormatSummary) => usual_for.addons.includes(key);
      const saved = formats
        .filter(({ intended_for, writes }) => writes && intended_for.includes(key))
        .sort((a, b) => Number(isUsual(b)) - Number(isUsual(a)));
      const title = name[language] ?? name.en ?? key;
      return {
        id: `empty ${key}`,
        country,
        addons: [key],
        label: say(texts.emptyInvoice, { what: title }),
        formats: saved.map(({ name, key }) => name[language] ?? name.en ?? key).join(' · '),
        words: [
          ...[key, ...Object.values(name), wordsFor('addon', key), wordsFor('schema', 'bill/invoice')],
          ...[country ?? '', namesOfCode('region', country ?? '')],
        ].join(' '),
      };
    })
    .sort((a, b) => Number(b.country === own) - Number(a.country === own));
}

/** Returns an empty document of the user's country for each type that people look for by name. */
export function emptyOfTypes(lists: Lists): EmptyInvoice[] {
  const country = ownCountry(lists);
  return soughtTypes.map((type) => ({
    id: `empty ${type}`,
    country,
    type,
    label: capitalised(say(texts.emptyDocument, { document: inSentence(titleOfType(type, country) ?? words(type)) })),
    words: `${type} ${wordsFor('type', type)}`,
  }));
}

/**
 * Returns the invoices that a search finds: first those with a word that begins with the search; plain ones before those of a format;
 * within each group, those found by their label first.
 */
export function findEmpty(invoices: readonly EmptyInvoice[], search: string): EmptyInvoice[] {
  const isFound = finder(search);
  const found = invoices.filter(({ label, formats = '', words }) => isFound(label, formats, words));
  const meant = invoicesMeant(invoices, search).filter(
    (invoice) =>
      !found.includes(invoice) && (found.length === 0 || found.some(({ country }) => country === invoice.country)),
  );
  const sought = wordsOf(search);
  const begins = ({ label, formats = '', words }: EmptyInvoice) => {
    const all = wordsOf([label, formats, words].join(' '));
    return sought.every((word) => all.some((each) => each.startsWith(word)));
  };
  const rank = (invoice: EmptyInvoice) =>
    (begins(invoice) ? 0 : 4) + (invoice.addons ? 2 : 0) + (isFound(invoice.label) ? 0 : 1);
  return [...found, ...meant].sort((a, b) => rank(a) - rank(b));
}

/** Returns the plain invoices that a search with an adjective probably means: `spanish invoice`. */
function invoicesMeant(invoices: readonly EmptyInvoice[], search: string): EmptyInvoice[] {
  const close = invoices.flatMap((invoice) => {
    const { addons, country = '', label, words } = invoice;
    if (addons) return [];
    const names = wordsOf(namesOfCode('region', country));
    const others = wordsOf(search).filter((word) => !finder(word)(label, words));
    const letters = others.map((word) => Math.max(0, ...names.map((name) => lettersShared(word, name))));
    return letters.includes(0) ? [] : [{ invoice, letters: letters.reduce((sum, count) => sum + count, 0) }];
  });
  const most = Math.max(...close.map(({ letters }) => letters));
  return close.filter(({ letters }) => letters === most).map(({ invoice }) => invoice);
}

/** Returns how many letters two words begin with in common, or 0 if these are less than half of the name. */
function lettersShared(word: string, name: string): number {
  let count = 0;
  while (count < word.length && word[count] === name[count]) count++;
  return count >= Math.max(3, name.length / 2) ? count : 0;
}

const countriesOf = (examples: readonly ExampleSummary[]) => [...new Set(examples.map(({ country }) => country))];

const ownCountry = ({ examples = [], languages }: Lists) => countryFor(languages, countriesOf(examples));
