import { nameOfSchema, schemaPath } from '../document/names.ts';
import { contentsOf, isObject, memberAt, text, withoutNulls } from '../document/values.ts';
import type { Bill, Payment, Status, TextMessage } from './documents.ts';
import type { Labels } from './labels/labels.ts';

/** What a document is drawn as, with what it is called in each language. */
export type Paper = { titleIn(labels: Labels): string; country: string | undefined; currency: string | undefined } & (
  | { kind: 'invoice' | 'bill'; contents: Bill }
  | { kind: 'payment'; contents: Payment }
  | { kind: 'status'; contents: Status }
  | { kind: 'message'; contents: TextMessage }
  | { kind: 'other'; contents: Record<string, unknown> }
);

/** Returns the paper of a built document, or of the one in an envelope; undefined for what has no schema. */
export function paperOf(document: unknown): Paper | undefined {
  // What could not be calculated is null in a document with faults.
  const contents = withoutNulls(contentsOf(document));
  const schema = memberAt(contents, '$schema');
  if (!isObject(contents) || typeof schema !== 'string') return undefined;
  const path = schemaPath(schema);
  const type = text(contents.type);
  const about = {
    country: text(memberAt(contents, 'supplier.tax_id.country')) ?? text(contents.$regime),
    currency: text(contents.currency),
  };
  // The service has checked it against its declaration; a paper draws what it finds.
  const drawn = contents as Record<string, never>;
  switch (path) {
    case 'bill/invoice':
      return {
        ...about,
        kind: 'invoice',
        contents: drawn,
        titleIn: ({ titles }) => titled(titles, isSimplified(contents) ? 'simplified' : type, 'standard'),
      };
    case 'bill/order':
      return {
        ...about,
        kind: 'bill',
        contents: drawn,
        titleIn: ({ orderTitles }) => titled(orderTitles, type, 'purchase'),
      };
    case 'bill/delivery':
      return {
        ...about,
        kind: 'bill',
        contents: drawn,
        titleIn: ({ deliveryTitles }) => titled(deliveryTitles, type, 'other'),
      };
    case 'bill/payment':
      return {
        ...about,
        kind: 'payment',
        contents: drawn,
        titleIn: ({ paymentTitles }) => titled(paymentTitles, type, 'receipt'),
      };
    case 'bill/status':
      return {
        ...about,
        kind: 'status',
        contents: drawn,
        titleIn: ({ statusTitles }) => titled(statusTitles, type, 'update'),
      };
    case 'note/message':
      return { ...about, kind: 'message', contents: drawn, titleIn: ({ message }) => message };
    default:
      return { ...about, kind: 'other', contents, titleIn: () => nameOfSchema(path) };
  }
}

/** An invoice to whom it may concern (Directive 2006/112/EC, article 226b). */
function isSimplified({ type, $tags }: Record<string, unknown>): boolean {
  return (type === undefined || type === 'standard') && Array.isArray($tags) && $tags.includes('simplified');
}

/** The title of a type; of one that is not known, or not there, that of another. */
function titled<T extends string>(titles: Record<T, string>, type: string | undefined, other: T): string {
  return Object.entries<string>(titles).find(([known]) => known === type)?.[1] ?? titles[other];
}
