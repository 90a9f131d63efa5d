/** The files that the law or usage of the supplier's country asks for. */
import { type EInvoice, eInvoices, isInForce } from '../../../countries/e-invoices.ts';
import { memberAt, text } from '../document/values.ts';

/** A file of a country. */
export interface NationalFile {
  /** The kind of this file. Missing if it is not written here. */
  key?: string;
  /** The official name of a file that is not written here. */
  unwritten?: string;
  /** Who needs it, and since when. */
  rows: readonly EInvoice[];
  /** Whether it is the invoice by a law in force. */
  isInvoice: boolean;
}

export interface National {
  country: string;
  /** Whether a law in force asks for one of the files, for this document and its customer. */
  isRequired: boolean;
  files: readonly NationalFile[];
}

interface Asked {
  country: string;
  /** The day of issue. */
  day: string;
  addons: readonly string[];
  isInvoice: boolean;
  /** The document; undefined if the text is not a document. */
  document: unknown;
  /** The kinds that fit the document, and the addons of documents written for them. */
  kinds: readonly { key: string; addons: readonly string[] }[];
  /** The message that the country or its network prescribes. */
  message: string | undefined;
}

/** Files about invoices rather than of invoices. They count only for documents with their addon. */
const ABOUT = new Set<EInvoice['scope']>(['ledgers', 'receipts']);

/** Returns the files of a country for a document; undefined if there are none. */
export function nationalFiles(asked: Asked): National | undefined {
  const { country, addons, isInvoice, kinds, message } = asked;
  const isPrepared = ({ addon }: EInvoice) => addon !== undefined && addons.includes(addon);
  const own = eInvoices[country] ?? [];
  const rows = [
    ...own.filter((row) => !ABOUT.has(row.scope) || isPrepared(row)),
    // Another country's file, for a document with its addon.
    ...Object.values(eInvoices)
      .flat()
      .filter((row) => isPrepared(row) && !own.includes(row)),
  ];
  const fitting = new Set(kinds.map(({ key }) => key));
  const keys = new Set(rows.flatMap(({ formats = [] }) => formats.filter((key) => fitting.has(key))));
  if (message !== undefined) keys.add(message);
  const written = [...keys].map((key): NationalFile => {
    const own = rows.filter(({ formats }) => formats?.includes(key));
    return { key, rows: own, isInvoice: own.some((row) => row.isInvoice === true && isAsked(row, asked)) };
  });
  const others = rows.flatMap((row): NationalFile[] =>
    isInvoice && row.unwritten !== undefined
      ? [{ unwritten: row.unwritten, rows: [row], isInvoice: row.isInvoice === true && isAsked(row, asked) }]
      : [],
  );
  const files = [...written, ...others];
  if (files.length === 0) return undefined;
  return { country, isRequired: files.some((file) => file.rows.some((row) => isAsked(row, asked))), files };
}

/**
 * Returns whether a law in force asks for a file for this document and its customer. Files for public bodies, or for a part of the country,
 * count only for a document with their addon: nothing else says so.
 */
function isAsked(row: EInvoice, { country, day, addons, document, kinds }: Asked): boolean {
  if (!isInForce(row, day) || text(memberAt(document, 'type')) === 'proforma') return false;
  const isFor = (addon: string) => addon.startsWith(`${country.toLowerCase()}-`) && addons.includes(addon);
  switch (row.scope) {
    case 'public':
    case 'basque':
      return [row.addon ?? '', ...kinds.flatMap((kind) => (row.formats?.includes(kind.key) ? kind.addons : []))].some(
        isFor,
      );
    case 'business':
      return isBusiness(document, row.isInvoice ? undefined : country);
    default:
      return true;
  }
}

/** Returns whether a customer has a tax number, in a country if given; also for a document that names no customer yet. */
export function isBusiness(document: unknown, country: string | undefined): boolean {
  const customer = memberAt(document, 'customer');
  if (!text(memberAt(customer, 'name'))) return true;
  const [number, of] = [text(memberAt(customer, 'tax_id.code')), text(memberAt(customer, 'tax_id.country'))];
  return number !== undefined && (country === undefined || of === country);
}
