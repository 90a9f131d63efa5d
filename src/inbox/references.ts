/** Compares invoices with those that they name: an invoice that was corrected or credited is not paid next to its correction. */

import { groupBy } from '../engine/model/group-by.ts';
import { type Bill, type Entry, topOf } from './bills.ts';
import { centsOf } from './compare/amounts.ts';
import { squeezed } from './compare/fold.ts';
import type { FileRead } from './read-file.ts';
import type { Flag } from './row.ts';
import type { Beside } from './suggest.ts';
import type { Known } from './suppliers.ts';

type Overlap = Extract<Flag, { kind: 'overlaps' }>;

/** The number of named invoices that are looked up. */
const MOST_NAMED = 100;

/** Notes invoices of a supplier that another one corrects or credits, unless it deducts them. */
export function flagReferences(bills: readonly Bill[], beside: ReadonlyMap<FileRead, Beside>): void {
  const invoices = bills.filter((bill) => !isCredit(topOf(bill).known) && bill.versions.some(isValid));
  const byNumber = groupBy(invoices, (bill) => squeezed(topOf(bill).known.number ?? ''));
  const namedBy = (bill: Bill) => {
    const numbers = new Set(topOf(bill).known.preceding.slice(0, MOST_NAMED).map(squeezed));
    return [...numbers]
      .flatMap((number) => (number === '' ? [] : (byNumber.get(number) ?? [])))
      .filter(isOtherThan(bill));
  };
  const naming = bills.flatMap((bill) => {
    const named = namedBy(bill);
    return named.length > 0 ? [{ bill, top: topOf(bill), named }] : [];
  });
  const credited = new Set<Bill>();
  for (const { bill, top, named } of naming) {
    if (!isCredit(top.known)) continue;
    const isWhole = isUndisputed(bill) && top.known.preceding.length === named.length && creditsAll(top.known, named);
    for (const each of named) {
      const note = noteOf(topOf(each), beside);
      if (isWhole) credited.add(each);
      if (note && isWhole) note.settled = { by: 'credit', other: top.known.file };
      else flag(note, top, 'credit-note');
    }
  }
  for (const { bill, top, named } of naming) {
    const others = named.filter((each) => !credited.has(each));
    if (isCredit(top.known) || isBesides(top.known, others.map(knownOnTop))) continue;
    const [first] = others.map((other) => noteOf(topOf(other), beside));
    if (first && first.settled === undefined && isUndisputed(bill) && corrects(top.known, others.map(knownOnTop))) {
      first.settled = { by: 'correction', other: top.known.file };
      continue;
    }
    for (const other of others.map(topOf)) {
      flag(noteOf(top, beside), other, 'invoice');
      flag(noteOf(other, beside), top, 'invoice');
    }
  }
}

const isValid = ({ isInvalid }: Bill['versions'][number]) => !isInvalid;

const isOtherThan = (bill: Bill) => (other: Bill) => other !== bill;

const knownOnTop = (bill: Bill) => topOf(bill).known;

function noteOf({ read }: Entry, beside: ReadonlyMap<FileRead, Beside>): Beside | undefined {
  return read && beside.get(read);
}

/** Flags a file once, however many others name it. */
function flag(note: Beside | undefined, { known }: Entry, reason: Overlap['reason']): void {
  const isFlagged = note?.flags.some((each) => each.kind === 'overlaps' && each.reason === reason);
  if (!isFlagged) note?.flags.push({ kind: 'overlaps', other: known.file, reason });
}

/** Whether an invoice lowers what is to be paid: a credit note, or a correction with a negative total. */
function isCredit({ isCredit: isNote, total }: Known): boolean {
  return isNote || total?.startsWith('-') === true;
}

/** Whether a bill is one that follows its rules. */
function isUndisputed({ versions }: Bill): boolean {
  return versions.filter(isValid).length === 1;
}

function creditsAll(note: Known, named: readonly Bill[]): boolean {
  const invoices = named.map(knownOnTop);
  const total = sumOf(invoices);
  const own = centsOf(note.total);
  return own !== undefined && own >= total && invoices.every(({ currency }) => currency === note.currency);
}

/** Whether an invoice is the corrected form of another one that asks for the same amount, to the same accounts. */
function corrects({ isCorrection, ...own }: Known, others: readonly Known[]): boolean {
  const contentOf = ({ total, due, currency, accounts }: Partial<Known>) =>
    JSON.stringify([centsOf(total ?? null), centsOf(due ?? null), currency, accounts]);
  const [other] = others;
  return isCorrection === true && others.length === 1 && other !== undefined && contentOf(own) === contentOf(other);
}

/** Less than this is rounding, in cents. */
const LEAST = 100;

/** Whether an invoice asks for an amount besides those of others: it deducts them, or is a debit note or a part. */
function isBesides(known: Known, others: readonly Known[]): boolean {
  const asked = sumOf(others);
  const total = centsOf(known.total) ?? 0;
  if (known.isExtra && others.every((other) => centsOf(other.total) !== total)) return true;
  const due = known.due?.startsWith('-') ? 0 : (centsOf(known.due ?? known.total) ?? 0);
  return total - due + LEAST > asked;
}

function sumOf(invoices: readonly Known[]): number {
  return invoices.reduce((sum, { total }) => sum + (centsOf(total) ?? 0), 0);
}
