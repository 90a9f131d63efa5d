/** Judges files next to each other: versions, copies, changed accounts and names, unusual amounts. The order of the files does not matter. */

import { type Message, message } from '../engine/text/message.ts';
import { type Bill, billsOf, type Entry, topOf } from './bills.ts';
import { brokenChains, runsOf } from './chains.ts';
import { centsOf } from './compare/amounts.ts';
import { squeezed } from './compare/fold.ts';
import { flagEmails } from './emails.ts';
import type { Buyer } from './facts.ts';
import { History } from './history.ts';
import { notForOwn } from './own.ts';
import type { FileRead } from './read-file.ts';
import { flagReferences } from './references.ts';
import type { Flag, Row } from './row.ts';
import { askedAfter, type Beside, suggestionFor } from './suggest.ts';
import { type Known, keyOf, knownOf, type Memory, noMemory } from './suppliers.ts';
import * as texts from './texts.ts';
import { flagVersions } from './versions.ts';

type BesideAll = ReadonlyMap<FileRead, Beside>;

/**
 * Returns the rows of files, in their order.
 * @param memory the invoices of earlier runs
 * @param own the companies that receive the files, if known
 */
export function judge(files: readonly FileRead[], memory: Memory = noMemory(), own: readonly Buyer[] = []): Row[] {
  const beside: BesideAll = new Map(
    files.map((read): [FileRead, Beside] => [read, { flags: [], elsewhere: notForOwn(read, own) }]),
  );
  const bills = bySupplier(files, memory).flatMap((entries) => judgeSupplier(entries, beside));
  flagChains(files, beside);
  flagEmails(files, beside);
  const rows = new Map(files.map((read) => [read, rowOf(read, beside.get(read) ?? { flags: [] })]));
  for (const bill of bills) judgeTogether(bill, rows);
  askAboutCredits(files, beside, rows);
  return [...rows.values()];
}

function bySupplier(files: readonly FileRead[], memory: Memory): Entry[][] {
  const groups = new Map<string, Entry[]>();
  const put = (key: string, entry: Entry) => {
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  };
  // A file that is judged again is not its own copy.
  const judged = new Set(files.map(({ file, digest }) => `${digest} ${file}`));
  for (const [key, all] of Object.entries(memory.suppliers)) {
    for (const known of all) if (!judged.has(`${known.digest} ${known.file}`)) put(key, { known });
  }
  for (const read of files) {
    const key = read.facts && read.notice === undefined ? keyOf(read.facts) : undefined;
    if (read.facts && key !== undefined) put(key, { known: knownOf(read, read.facts), read });
  }
  return [...groups.values()];
}

function judgeSupplier(entries: readonly Entry[], beside: BesideAll): Bill[] {
  const bills = billsOf(entries);
  const earlier = new History();
  const flagged = new Set<string>();
  for (const bill of bills) {
    flagVersions(bill, beside);
    const { known: top } = topOf(bill);
    // Without a date nobody knows what came before.
    const flagsOf = (known: Known) => (known.date === null ? [] : earlier.flagsFor(known));
    const news = bill.versions.flatMap(({ first, copies }) => [
      { entry: first, flags: flagsOf(first.known) },
      ...copies.map((entry) => ({
        entry,
        flags: flagsOf(entry.known).filter((flag) => newIn(flag, entry.known).length > 0),
      })),
    ]);
    for (const { entry, flags } of news) {
      const note = entry.read && beside.get(entry.read);
      if (!note) continue;
      note.flags.push(...flags);
      note.stillNew = stillNew(entry.known, flagged);
      const { accounts, date } = entry.known;
      note.isFirstAccount = date !== null && accounts.length > 0 && !earlier.knows(accounts);
    }
    for (const { entry, flags } of news) {
      if (entry.read) for (const each of flags.flatMap((flag) => newIn(flag, entry.known))) flagged.add(each);
    }
    if (top.date !== null) earlier.add({ ...top, accounts: undisputed(bill) });
  }
  flagSimilar(bills.map(topOf), beside);
  flagReferences(bills, beside);
  return bills;
}

function stillNew({ accounts, signer }: Known, flagged: ReadonlySet<string>): Message | undefined {
  if (accounts.some((account) => flagged.has(account))) return message(texts.accountStillNew);
  return signer !== undefined && flagged.has(signer) ? message(texts.certificateStillNew) : undefined;
}

/** Returns the accounts or the certificate that a flag says are new. */
function newIn(flag: Flag, { accounts }: Known): string[] {
  if (flag.kind === 'certificate_changed') return [flag.certificate];
  return flag.kind === 'account_changed' ? accounts : [];
}

/** Returns the accounts that all versions of a bill state. Those of invalid ones count only if there are no others. */
function undisputed({ versions }: Bill): string[] {
  const valid = versions.filter((version) => !version.isInvalid);
  const [first, ...others] = valid.length > 0 ? valid : versions;
  const accounts = first?.first.known.accounts ?? [];
  return accounts.filter((account) => others.every((other) => other.first.known.accounts.includes(account)));
}

/** The number of invoices with one amount and date that another one is compared with. */
const MOST_SIMILAR = 20;

/** Notes invoices of a supplier with one amount and date. */
function flagSimilar(entries: readonly Entry[], beside: BesideAll): void {
  const byAmount = new Map<string, Referring[]>();
  const runs = runsOf(entries.map(({ known }) => known.link));
  for (const [at, entry] of entries.entries()) {
    const { known } = entry;
    const amount = amountKey(known);
    if (amount === undefined) continue;
    const similar = byAmount.get(amount) ?? [];
    const own: Referring = { entry, references: new Set(known.preceding.map(squeezed)), run: runs[at] };
    const other = similar.find(
      (each) => hasSameDue(known, each.entry.known) && !corrects(own, each) && !isChained(own, each),
    )?.entry;
    if (other) {
      const [flagged, first] = entry.read ? [entry, other] : [other, entry];
      const note = flagged.read && beside.get(flagged.read);
      note?.flags.push({ kind: 'duplicate_of', other: first.known.file, reason: 'same-amount-and-date' });
      for (const [{ read }, { known: its }] of [
        [flagged, first],
        [first, flagged],
      ] as const) {
        const note = read && beside.get(read);
        if (note) note.similar ??= its.file;
      }
    }
    if (similar.length < MOST_SIMILAR) similar.push(own);
    byAmount.set(amount, similar);
  }
}

/** Whether both ask for the same amount, as far as it is known: an amount is the same only if both of it are. */
function hasSameDue({ due: one }: Known, { due: other }: Known): boolean {
  return !one || !other || centsOf(one) === centsOf(other);
}

function amountKey({ total, currency, date, isCredit }: Known): string | undefined {
  return total === null || date === null ? undefined : `${isCredit} ${total} ${currency} ${date}`;
}

/** Flags records and invoices that break their chain: gaps, forks, edits. */
function flagChains(files: readonly FileRead[], beside: BesideAll): void {
  for (const { code, text, places } of brokenChains(files)) {
    const [read, ...others] = places;
    const note = read && beside.get(read);
    if (!note) continue;
    const other = others.find((each) => each !== read) ?? read;
    note.flags.push({ kind: 'chain_broken', code, other: other.file });
    note.chainFault ??= text;
  }
}

interface Referring {
  entry: Entry;
  /** The numbers of the invoices that it corrects. */
  references: ReadonlySet<string>;
  /** The run of linked invoices that it belongs to. */
  run: string | undefined;
}

/** Whether both are invoices of one chain, one after the other. */
function isChained(a: Referring, b: Referring): boolean {
  return a.run !== undefined && a.run === b.run && a.entry.known.link?.before !== b.entry.known.link?.before;
}

/** Whether one of two invoices corrects the other, or both correct the same. */
function corrects(a: Referring, b: Referring): boolean {
  const names = ({ references }: Referring, { entry: { known } }: Referring) =>
    known.number !== null && references.has(squeezed(known.number));
  return names(a, b) || names(b, a) || Array.from(a.references).some((each) => b.references.has(each));
}

/** Asks about a file to pay if one of its copies has to be asked about: its pages may differ, or its signature. */
function judgeTogether({ versions }: Bill, rows: Map<FileRead, Row>): void {
  for (const { first, copies } of versions) {
    const own = first.read && rows.get(first.read);
    if (copies.length === 0 || own?.suggestion !== 'pay') continue;
    const asking = copies.map(({ read }) => read && rows.get(read)).find((row) => row && isDoubtful(row));
    if (asking) Object.assign(own, askedAfter('copy', asking.file));
  }
}

/** Asks about a credited or corrected invoice if its credit note or its corrected form has to be asked about. */
function askAboutCredits(files: readonly FileRead[], beside: BesideAll, rows: ReadonlyMap<FileRead, Row>): void {
  const byFile = new Map([...rows.values()].map((row) => [row.file, row]));
  for (const read of files) {
    const own = rows.get(read);
    if (own?.suggestion !== 'nothing') continue;
    const { settled } = beside.get(read) ?? {};
    const other = settled && byFile.get(settled.other);
    if (other && isOpen(other)) Object.assign(own, askedAfter(settled.by, other.file));
  }
}

/** Whether a file raises a question, or is refused. */
function isOpen({ suggestion }: Row): boolean {
  return suggestion === 'ask' || suggestion === 'refuse';
}

function isDoubtful({ suggestion, verdict }: Row): boolean {
  return suggestion === 'ask' && verdict !== 'not-judged';
}

function rowOf(read: FileRead, beside: Beside): Row {
  const { file, digest, format, verdict, facts } = read;
  const flags = [...read.flags, ...beside.flags];
  return {
    file,
    digest,
    format,
    sender: facts?.names[0] ?? null,
    vat: facts?.vat ?? null,
    number: facts?.number ?? null,
    date: facts?.date ?? null,
    currency: facts?.currency ?? null,
    total: facts?.total ?? null,
    due: facts?.due ?? null,
    due_date: facts?.dueDate ?? null,
    credit: facts?.isCredit ?? false,
    bill: beside.bill ?? null,
    verdict,
    ...suggestionFor(read, flags, beside),
    flags,
  };
}
