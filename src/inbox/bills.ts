/** Groups the files of a supplier by invoice. Files with one number are versions of one bill, and files with the same content are copies. */

import { centsOf } from './compare/amounts.ts';
import { coreOf, squeezed } from './compare/fold.ts';
import { isInvalid } from './is-invalid.ts';
import type { FileRead } from './read-file.ts';
import type { VersionField } from './row.ts';
import { contentKey, type Known } from './suppliers.ts';

/** An invoice of a supplier: one to judge, or one remembered. */
export interface Entry {
  known: Known;
  /** Absent if it is only remembered. */
  read?: FileRead;
}

/** Files with the same content. */
export interface Version {
  /** The one that counts: it follows its rules, was there before, or arrived first. */
  first: Entry;
  copies: Entry[];
  /** Whether each of its files breaks official rules. */
  isInvalid: boolean;
}

/** An invoice by its number. */
export interface Bill {
  /** The one on top first: it follows its rules, and arrived last. */
  versions: Version[];
}

/** Returns the bills of a supplier, by issue date and number. */
export function billsOf(entries: readonly Entry[]): Bill[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = billKey(entry.known);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const bills = [...groups.values()].map((group) => ({ versions: versionsOf(group) }));
  return bills.sort((a, b) => inTime(topOf(a).known, topOf(b).known));
}

/** Returns the file that stands for a bill. */
export function topOf({ versions }: Bill): Entry {
  const [{ first }] = versions as [Version];
  return first;
}

/** Returns the files of a bill. */
export function entriesOf({ versions }: Bill): Entry[] {
  return versions.flatMap(({ first, copies }) => [first, ...copies]);
}

/** Files without a number are bills by themselves, with their copies. */
function billKey(known: Known): string {
  const bare = squeezed(known.number ?? '');
  return bare === '' ? contentKey(known) : `${known.isCredit} ${bare}`;
}

function versionsOf(group: readonly Entry[]): Version[] {
  const found = new Map<string, Version[]>();
  const versions: Version[] = [];
  for (const entry of group.toSorted(originalFirst)) {
    const like = found.get(strictKey(entry.known)) ?? [];
    found.set(strictKey(entry.known), like);
    const same = like.slice(0, MOST_COMPARED).find(({ first }) => differencesOf(first.known, entry.known).length === 0);
    if (same) {
      same.copies.push(entry);
      same.isInvalid &&= isEntryInvalid(entry);
      continue;
    }
    const version = { first: entry, copies: [], isInvalid: isEntryInvalid(entry) };
    like.push(version);
    versions.push(version);
  }
  return versions.sort(topFirst);
}

/** The number of versions that a file is compared with. */
const MOST_COMPARED = 20;

/** Returns what equal files have in common: facts that each of them states. */
function strictKey({ date, currency, total, accounts }: Known): string {
  return JSON.stringify([date, currency, amountKey(total), [...accounts].sort()]);
}

/** Returns what differs between two files of one number. Amounts and buyers that only one of them states do not count. */
export function differencesOf(a: Known, b: Known): VersionField[] {
  const fields: [VersionField, boolean][] = [
    ['date', a.date !== b.date],
    ['currency', a.currency !== b.currency],
    ...(['net', 'tax', 'total', 'due'] as const).map((field): [VersionField, boolean] => [
      field,
      isOther(amountKey(a[field]), amountKey(b[field])),
    ]),
    ['iban', !hasSameAccounts(a, b)],
    [
      'buyer',
      isOther(a.buyer?.vat, b.buyer?.vat) || (!(a.buyer?.vat && b.buyer?.vat) && isOther(nameOf(a), nameOf(b))),
    ],
  ];
  return fields.flatMap(([field, differs]) => (differs ? [field] : []));
}

export function hasSameAccounts(a: Known, b: Known): boolean {
  return a.accounts.length === b.accounts.length && a.accounts.every((account) => b.accounts.includes(account));
}

function isOther(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a) && Boolean(b) && a !== b;
}

function nameOf({ buyer }: Known): string {
  return coreOf(buyer?.name ?? '');
}

/** Returns an amount in a comparable form: `5`, `5.0` and `5.00` are equal. */
function amountKey(amount: string | null | undefined): string | undefined {
  if (amount === null || amount === undefined) return undefined;
  const cents = centsOf(amount);
  return cents === undefined ? amount : `${amount.startsWith('-') && cents !== 0 ? '-' : ''}${cents}`;
}

function isEntryInvalid({ known, read }: Entry): boolean {
  return read ? isInvalid(read) : (known.isInvalid ?? false);
}

/** Orders files with equal content: those that follow their rules, were there before, or arrived first. */
function originalFirst(a: Entry, b: Entry): number {
  return (
    Number(isEntryInvalid(a)) - Number(isEntryInvalid(b)) ||
    Number(a.read !== undefined) - Number(b.read !== undefined) ||
    (a.read?.received ?? 0) - (b.read?.received ?? 0) ||
    a.known.file.length - b.known.file.length ||
    compared(a.known.file, b.known.file)
  );
}

/** Orders versions: those that follow their rules, then the latest. */
function topFirst(a: Version, b: Version): number {
  const [one, other] = [a.first, b.first];
  return (
    Number(a.isInvalid) - Number(b.isInvalid) ||
    Number(other.read !== undefined) - Number(one.read !== undefined) ||
    (other.read?.received ?? 0) - (one.read?.received ?? 0) ||
    compared(other.known.date ?? '', one.known.date ?? '') ||
    compared(one.known.file, other.known.file)
  );
}

/** Orders invoices by issue date and number. */
function inTime(a: Known, b: Known): number {
  return (
    compared(a.date ?? '9999', b.date ?? '9999') || compared(a.number ?? '', b.number ?? '') || compared(a.file, b.file)
  );
}

const collator = new Intl.Collator('en', { numeric: true });

function compared(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
