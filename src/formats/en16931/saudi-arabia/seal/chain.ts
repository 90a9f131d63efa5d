/** Checks that invoices of ZATCA form unbroken chains by counter and hash, in linear time. */

import { groupBy } from '../../../../engine/model/group-by.ts';
import { message } from '../../../../engine/text/message.ts';
import type { ChainFaults } from '../../../chains/faults.ts';
import type { ChainPlace } from '../../../chains/files.ts';
import { FIRST_HASH } from './hashes.ts';

/** An invoice in a chain. Its place is any value that lets the caller find it. */
export interface ChainInvoice<Place = ChainPlace> {
  /** The VAT number of the seller. */
  readonly issuer: string;
  readonly number: string;
  /** The counter: digits without leading zeros. */
  readonly icv: string;
  /** The hash of the previous invoice. */
  readonly pih: string;
  readonly hash: string;
  /** The hash in its stamp. */
  readonly signed: string | undefined;
  readonly place: Place;
}

/** An invoice as named in results. The hash of the last one of a chain is the `pih` of the next. */
interface NamedInvoice {
  readonly number: string;
  readonly icv: string;
  readonly hash: string;
}

export interface InvoiceChain {
  readonly issuer: string;
  readonly count: number;
  /** The number of unbroken runs; 1 for a whole chain. */
  readonly runs: number;
  readonly first: NamedInvoice;
  readonly last: NamedInvoice;
}

const CHAIN = 'BW-ZATCA-CHAIN';

/** Returns the chains of invoices, one for each seller, and reports what breaks them. */
export function chainsOf<Place>(invoices: readonly ChainInvoice<Place>[], faults: ChainFaults<Place>): InvoiceChain[] {
  return [...groupBy(invoices, ({ issuer }) => issuer)].map(([issuer, own]) => chainOf(issuer, own, faults));
}

function chainOf<Place>(issuer: string, own: readonly ChainInvoice<Place>[], faults: ChainFaults<Place>): InvoiceChain {
  const sorted = [...own].sort((one, other) => compared(one.icv, other.icv));
  let before: readonly ChainInvoice<Place>[] = [];
  let runs = 1;
  const [first] = sorted;
  let last = first;
  for (const [icv, given] of groupBy(sorted, (each) => each.icv)) {
    const same = withoutCopies(given, faults);
    for (const invoice of same) {
      reportChange(invoice, faults);
      if (!follows(invoice, before, faults)) runs++;
    }
    const [one, other] = same;
    if (one && other) {
      const values = { number: other.number, icv, other: one.number };
      faults.add({ code: CHAIN, flag: 'fatal', text: message(TWICE, values), places: [other.place, one.place] });
    }
    last = same.at(-1) ?? last;
    before = same;
  }
  return { issuer, count: own.length, runs, first: named(first), last: named(last) };
}

const TWICE =
  '{number} and {other} have the same counter, {icv}. Each document of a unit has its own counter; check the files of each unit separately.';

/** Returns the invoices of a counter, each once: the one that was sent and the cleared one have the same hash. */
function withoutCopies<Place>(
  given: readonly ChainInvoice<Place>[],
  faults: ChainFaults<Place>,
): ChainInvoice<Place>[] {
  const byHash = new Map<string, ChainInvoice<Place>>();
  for (const invoice of given) {
    const known = byHash.get(invoice.hash);
    if (known === undefined) byHash.set(invoice.hash, invoice);
    else {
      const text = message('{number}: the invoice was given twice.', { number: invoice.number });
      faults.add({ code: CHAIN, flag: 'warning', text, places: [invoice.place, known.place] });
    }
  }
  return [...byHash.values()];
}

/**
 * Reports the last invoices of a chain if they have no stamp but others do. Earlier ones are bound by the hash that the
 * next stamped invoice names.
 */
export function reportUnstamped<Place>(invoices: readonly ChainInvoice<Place>[], faults: ChainFaults<Place>): void {
  for (const own of groupBy(invoices, ({ issuer }) => issuer).values()) {
    const sorted = [...own].sort((one, other) => compared(one.icv, other.icv));
    const last = sorted.findLastIndex(({ signed }) => signed !== undefined);
    for (const { number, place } of last < 0 ? [] : sorted.slice(last + 1)) {
      const text = message(UNSTAMPED, { number });
      faults.add({ code: 'BW-ZATCA-STAMP', flag: 'fatal', text, places: [place] });
    }
  }
}

const UNSTAMPED =
  '{number} has no stamp, although earlier ones have, so nothing shows whether it was changed. Give the file with its stamp.';

function reportChange<Place>({ number, signed, hash, place }: ChainInvoice<Place>, faults: ChainFaults<Place>): void {
  if (signed === undefined || signed === hash) return;
  const text = '{number}: its stamp has the hash {signed}, but the file has {hash}, so the file was changed.';
  faults.add({ code: 'BW-ZATCA-HASH', flag: 'fatal', text: message(text, { number, signed, hash }), places: [place] });
}

/** Returns whether an invoice follows a previous one, and reports why not. */
function follows<Place>(
  invoice: ChainInvoice<Place>,
  before: readonly ChainInvoice<Place>[],
  faults: ChainFaults<Place>,
): boolean {
  const { number, icv, pih, place } = invoice;
  const [one] = before;
  if (icv === '1') {
    if (pih === FIRST_HASH) return true;
    const text = '{number}: it has the counter 1, but not the hash that is prescribed for the first document.';
    faults.add({ code: CHAIN, flag: 'fatal', text: message(text, { number }), places: [place] });
    return true;
  }
  if (one === undefined) {
    const text = '{number}, with the counter {icv}, is the first invoice given; the previous one is missing.';
    faults.add({ code: CHAIN, flag: 'information', text: message(text, { number, icv }), places: [place] });
    return true;
  }
  if (!isNext(one.icv, icv)) {
    const values = { number, icv, before: one.icv };
    faults.add({ code: CHAIN, flag: 'information', text: message(GAP, values), places: [place, one.place] });
    return false;
  }
  if (before.some(({ hash }) => hash === pih)) return true;
  // A change of the previous one is already reported.
  if (before.some(({ signed }) => signed === pih)) return false;
  const values = { number, pih, other: one.number, hash: one.hash };
  faults.add({ code: CHAIN, flag: 'fatal', text: message(LINK, values), places: [place, one.place] });
  return false;
}

const GAP =
  '{number} has the counter {icv}, but the previous document given has {before}; the documents between are missing.';
const LINK =
  '{number} names {pih} as the hash of the previous document, but {other} has {hash}: one of them was changed, or other documents were made in between.';

function named(invoice: ChainInvoice<unknown> | undefined): NamedInvoice {
  return { number: invoice?.number ?? '', icv: invoice?.icv ?? '', hash: invoice?.hash ?? '' };
}

/** Compares counters, which may have any number of digits. */
function compared(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

function isNext(before: string, icv: string): boolean {
  return (BigInt(before) + 1n).toString() === icv;
}
