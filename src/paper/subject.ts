import { taxCountryOf } from '../engine/country/iso-code.ts';
import type { Bill, Party, Payment, Status, TextMessage } from './documents.ts';
import type { Labels } from './labels/labels.ts';
import type { PaperLanguage } from './languages.ts';
import { nameOfSchema, schemaPath } from './names.ts';
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
  const country = text(memberAt(sender, 'tax_id.country')) ?? text(contents.$regime);
  const reader =
    text(memberAt(contents, 'customer.tax_id.country')) ?? text(memberAt(contents, 'customer.addresses[0].country'));
  const language = usualLanguage(placeOf(sender, country), placeOf(contents.customer, reader));
  const about = { country, language, currency: text(contents.currency), reader };
  const paper = papers[path];
  if (!paper)
    return { ...about, kind: 'other', contents, titleIn: ({ otherTitles }) => otherTitles[path] ?? nameOfSchema(path) };
  const type = path === 'bill/invoice' && isSimplified(contents) ? 'simplified' : text(contents.type);
  // The service has checked it against its declaration; a paper draws any content.
  const drawn = contents as Record<string, never>;
  return { ...about, kind: paper.kind, contents: drawn, titleIn: (labels) => paper.title(labels, type) };
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
  title(labels: Labels, type: string | undefined): string;
}

/** The kinds of paper by schema; an unknown or missing type takes the last title. */
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
  const title = (titles: Record<T, string>, type: string | undefined) =>
    Object.entries<string>(titles).find(([known]) => known === type)?.[1] ?? titles[other];
  return { kind, title: (labels, type) => title(titlesIn(labels), type) };
}

/** Returns whether an invoice is simplified (Directive 2006/112/EC, article 226b). */
function isSimplified({ type, $tags }: Record<string, unknown>): boolean {
  return (type === undefined || type === 'standard') && Array.isArray($tags) && $tags.includes('simplified');
}
