import { countries } from '../countries/countries.ts';
import { taxCountryOf } from '../engine/country/iso-code.ts';
import { entryOf } from '../engine/model/json.ts';
import type { Bill, Party, Payment, Status, TextMessage } from './documents.ts';
import type { Labels } from './labels/labels.ts';
import type { PaperLanguage } from './languages.ts';
import { nameOfSchema, schemaPath } from './names.ts';
import { titleKeys } from './titles.ts';
import { type Place, usualLanguage } from './usual-language.ts';
import { contentsOf, isObject, memberAt, text, withoutNulls } from './values.ts';

/** The subject of a paper: the content of a document by its kind of paper, and its title in each language. */
export type Subject = {
  titleIn(labels: Labels): string;
  country: string | undefined;
  /** The supplier's usual language. */
  language: PaperLanguage;
  currency: string | undefined;
  /** The country of the customer. */
  reader: string | undefined;
} & (
  | { kind: 'invoice' | 'bill'; contents: Bill }
  | { kind: 'payment'; contents: Payment }
  | { kind: 'status'; contents: Status }
  | { kind: 'message'; contents: TextMessage }
  | { kind: 'party'; contents: Party }
  | { kind: 'other'; contents: Record<string, unknown> }
);

/** Returns the subject of a built document, bare or in an envelope; undefined for a document without a schema. */
export function subjectOf(document: unknown): Subject | undefined {
  // In a document with faults, values that could not be calculated are null.
  const contents = withoutNulls(contentsOf(document));
  const schema = memberAt(contents, '$schema');
  if (!isObject(contents) || typeof schema !== 'string') return undefined;
  const path = schemaPath(schema);
  const sender = path === 'org/party' ? contents : contents.supplier;
  const country =
    text(memberAt(sender, 'tax_id.country')) ??
    text(contents.$regime) ??
    text(memberAt(sender, 'addresses[0].country')) ??
    countryOfAddon(text(memberAt(contents, '$addons[0]')));
  const reader =
    text(memberAt(contents, 'customer.tax_id.country')) ?? text(memberAt(contents, 'customer.addresses[0].country'));
  const language = usualLanguage(placeOf(sender, country), placeOf(contents.customer, reader));
  const about = { country, language, currency: text(contents.currency), reader };
  const paper = entryOf(papers, path);
  if (!paper)
    return {
      ...about,
      kind: 'other',
      contents,
      titleIn: ({ otherTitles }) => entryOf(otherTitles, path) ?? nameOfSchema(path),
    };
  const keys = path === 'bill/invoice' ? titleKeys(contents, about.country) : [text(contents.type) ?? ''];
  // The service has checked it against its declaration; a paper draws any content.
  const drawn = contents as Record<string, never>;
  return { ...about, kind: paper.kind, contents: drawn, titleIn: (labels) => paper.title(labels, keys) };
}

/** Returns the country of an addon, which begins with it: `fr-ctc-flow6-v1` → `FR`. */
function countryOfAddon(addon: string | undefined): string | undefined {
  const country = addon?.slice(0, 2).toUpperCase();
  return country && Object.hasOwn(countries, country) ? country : undefined;
}

/** Returns where a party is; its address counts if it is in the country of its tax number. */
function placeOf(party: unknown, country: string | undefined): Place {
  const address = memberAt(party, 'addresses[0]');
  const placed = text(memberAt(address, 'country'));
  if (country !== undefined && placed !== undefined && taxCountryOf(placed) !== taxCountryOf(country))
    return { country };
  const region = text(memberAt(address, 'state')) ?? text(memberAt(address, 'region'));
  return { country: country ?? placed, code: text(memberAt(address, 'code')), region };
}

interface Drawn {
  kind: Exclude<Subject['kind'], 'other'>;
  title(labels: Labels, keys: readonly string[]): string;
}

/** The kinds of paper by schema; without a title of its own, a document takes the last one. */
const papers: Readonly<Record<string, Drawn>> = {
  'bill/invoice': titled('invoice', ({ titles }) => titles, 'standard'),
  'bill/order': titled('bill', ({ orderTitles }) => orderTitles, 'purchase'),
  'bill/delivery': titled('bill', ({ deliveryTitles }) => deliveryTitles, 'other'),
  'bill/payment': titled('payment', ({ paymentTitles }) => paymentTitles, 'receipt'),
  'bill/status': titled('status', ({ statusTitles }) => statusTitles, 'update'),
  'note/message': { kind: 'message', title: ({ message }) => message },
  'org/party': { kind: 'party', title: ({ party }) => party },
};

function titled<T extends string>(
  kind: Drawn['kind'],
  titlesIn: (labels: Labels) => Record<T, string>,
  other: NoInfer<T>,
): Drawn {
  const title = (titles: Record<T, string>, keys: readonly string[]) => {
    const known = new Map(Object.entries<string>(titles));
    return keys.flatMap((key) => known.get(key) ?? [])[0] ?? titles[other];
  };
  return { kind, title: (labels, keys) => title(titlesIn(labels), keys) };
}
