/** The files that the law or usage of the supplier's country asks for. */
import { type EInvoice, eInvoices, isInForce } from '../../../countries/e-invoices.ts';

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
  /** Whether a law in force asks for one of the files. */
  isRequired: boolean;
  files: readonly NationalFile[];
}

interface Asked {
  country: string;
  /** The day of issue. */
  day: string;
  addons: readonly string[];
  isInvoice: boolean;
  /** The kinds that fit the document. */
  kinds: readonly { key: string }[];
  /** The message that the country or its network prescribes. */
  message: string | undefined;
}

/** Files about invoices rather than of invoices. They count only for documents with their addon. */
const ABOUT = new Set<EInvoice['scope']>(['ledgers', 'receipts']);

/** Returns the files of a country for a document; undefined if there are none. */
export function nationalFiles({ country, day, addons, isInvoice, kinds, message }: Asked): National | undefined {
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
    return { key, rows: own, isInvoice: own.some((row) => row.isInvoice === true && isInForce(row, day)) };
  });
  const others = rows.flatMap((row): NationalFile[] =>
    isInvoice && row.unwritten !== undefined ? [{ unwritten: row.unwritten, rows: [row], isInvoice: false }] : [],
  );
  const files = [...written, ...others];
  if (files.length === 0) return undefined;
  return { country, isRequired: files.some((file) => file.rows.some((row) => isInForce(row, day))), files };
}
