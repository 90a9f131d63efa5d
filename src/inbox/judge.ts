/** Judges files next to each other: copies, changed accounts and names, unusual amounts. The order of the files does not matter. */

import { detailed, followed, type Message, message } from '../engine/text/message.ts';
import { isHouseRule } from '../house-rules/code.ts';
import { brokenChains, runsOf } from './chains.ts';
import { centsOf } from './compare/amounts.ts';
import { squeezed } from './compare/fold.ts';
import type { Facts } from './facts.ts';
import { History } from './history.ts';
import type { FileRead } from './read-file.ts';
import type { ComparedField, Flag, Row, Suggestion } from './row.ts';
import { contentKey, type Known, keyOf, knownOf, type Memory, noMemory } from './suppliers.ts';
import * as texts from './texts.ts';

/** An invoice of a supplier: one to judge, or one remembered. */
interface Entry {
  known: Known;
  /** Absent if it is only remembered. */
  read?: FileRead;
}

/** What the other files say of a file. */
interface Beside {
  flags: Flag[];
  /** The file that repeats this one. */
  copy?: string;
  /** How it breaks the chain of its records or invoices. */
  chainFault?: Message;
  /** That its account or certificate was flagged in another file of this run, and nobody has confirmed it since. */
  stillNew?: Message | undefined;
}

/** Returns the rows of files, in their order. @param memory the invoices of earlier runs */
export function judge(files: readonly FileRead[], memory: Memory = noMemory()): Row[] {
  const beside = new Map<FileRead, Beside>(files.map((read) => [read, { flags: [] }]));
  for (const entries of bySupplier(files, memory)) judgeSupplier(entries, beside);
  flagChains(files, beside);
  return files.map((read) => rowOf(read, beside.get(read) ?? { flags: [] }));
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
    const key = read.facts && keyOf(read.facts);
    if (read.facts && key !== undefined) put(key, { known: knownOf(read, read.facts), read });
  }
  return [...groups.values()].map((entries) => entries.sort(inTime));
}

/** Orders invoices by issue date and number. Copies follow what was there before, then what arrived first, then by their paths. */
function inTime(a: Entry, b: Entry): number {
  return (
    compared(a.known.date ?? '9999', b.known.date ?? '9999') ||
    compared(a.known.number ?? '', b.known.number ?? '') ||
    Number(a.read !== undefined) - Number(b.read !== undefined) ||
    depthOf(a) - depthOf(b) ||
    (a.read?.received ?? 0) - (b.read?.received ?? 0) ||
    a.known.file.length - b.known.file.length ||
    compared(a.known.file, b.known.file)
  );
}

const collator = new Intl.Collator('en', { numeric: true });

function compared(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Invoices that follow their rules come first, so that copies are compared with a good one. */
function depthOf({ read }: Entry): number {
  return read === undefined || read.verdict === 'valid' ? 0 : 1;
}

function judgeSupplier(entries: readonly Entry[], beside: Map<FileRead, Beside>): void {
  const copies = flagCopies(entries, beside);
  const earlier = new History();
  const flagged = new Set<string>();
  for (const entry of entries) {
    if (copies.has(entry)) continue;
    const { known, read } = entry;
    const note = read && beside.get(read);
    if (note) {
      // Without a date nobody knows what came before.
      const flags = known.date === null ? [] : earlier.flagsFor(known);
      note.flags.push(...flags);
      note.stillNew = stillNew(known, flagged);
      for (const each of flags.flatMap((flag) => newIn(flag, known))) flagged.add(each);
    }
    if (known.date !== null) earlier.add(known);
  }
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

/** Flags copies, and returns those with the number of another invoice. */
function flagCopies(entries: readonly Entry[], beside: Map<FileRead, Beside>): Set<Entry> {
  const copies = new Set<Entry>();
  const byDigest = new Map<string, Entry>();
  const byNumber = new Map<string, Entry>();
  const byAmount = new Map<string, Referring[]>();
  const runs = runsOf(entries.map(({ known }) => known.link));
  for (const [at, entry] of entries.entries()) {
    const { known } = entry;
    const [number, amount] = [numberKey(known), amountKey(known)];
    const sameFile = byDigest.get(contentKey(known));
    const sameNumber = byNumber.get(number ?? '');
    const similar = byAmount.get(amount ?? '') ?? [];
    const references = new Set(known.preceding.map(squeezed));
    const own: Referring = { entry, references, run: runs[at] };
    const sameAmount = similar.find((other) => !corrects(own, other) && !isChained(own, other))?.entry;
    if (sameFile) flagCopy(entry, sameFile, 'same-file', beside);
    else if (sameNumber) flagCopy(entry, sameNumber, 'same-number', beside);
    else if (sameAmount) flagCopy(entry, sameAmount, 'same-amount-and-date', beside);
    if (sameFile || sameNumber) copies.add(entry);
    else {
      byDigest.set(contentKey(known), entry);
      if (number !== undefined) byNumber.set(number, entry);
      if (amount === undefined) continue;
      if (similar.length < MOST_SIMILAR) similar.push(own);
      byAmount.set(amount, similar);
    }
  }
  return copies;
}

/** The number of invoices with one amount and date that another one is compared with. */
const MOST_SIMILAR = 20;

function numberKey({ number, isCredit }: Known): string | undefined {
  const bare = squeezed(number ?? '');
  return bare === '' ? undefined : `${isCredit} ${bare}`;
}

function amountKey({ total, currency, date, isCredit }: Known): string | undefined {
  return total === null || date === null ? undefined : `${isCredit} ${total} ${currency} ${date}`;
}

type CopyReason = Extract<Flag, { kind: 'duplicate_of' }>['reason'];

/** Flags the copy or, if only the first one is judged now, that one. */
function flagCopy(copy: Entry, first: Entry, reason: CopyReason, beside: Map<FileRead, Beside>): void {
  const [flagged, other] = copy.read ? [copy, first] : [first, copy];
  const note = flagged.read && beside.get(flagged.read);
  note?.flags.push({ kind: 'duplicate_of', other: other.known.file, reason });
  const original = other.read && beside.get(other.read);
  if (original) original.copy ??= flagged.known.file;
}

/** Flags records and invoices that break their chain: gaps, forks, edits. */
function flagChains(files: readonly FileRead[], beside: Map<FileRead, Beside>): void {
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
    verdict,
    ...suggestionFor(read, flags, beside),
    flags,
  };
}

/** Returns the first reason not to pay, the gravest first. */
function suggestionFor(
  read: FileRead,
  flags: readonly Flag[],
  beside: Beside,
): { suggestion: Suggestion; why: Message } {
  const { verdict, reason, broken, signature, facts } = read;
  const { copy } = beside;
  const flag = <K extends Flag['kind']>(kind: K) =>
    flags.find((each): each is Extract<Flag, { kind: K }> => each.kind === kind);
  const because = (suggestion: Suggestion, why: Message) => ({ suggestion, why });
  if (verdict === 'unreadable') return because('ask', reason ?? message(texts.noInvoice));
  const repeated = flag('duplicate_of');
  if (repeated) {
    const { other } = repeated;
    return repeated.reason === 'same-amount-and-date'
      ? because('ask', message(texts.similarTo, { other }))
      : because('refuse', message(texts.copyOf, { other }));
  }
  const account = flag('account_changed');
  if (account) return because('ask', message(texts.accountChanged));
  const differences = flags.filter((each) => each.kind === 'difference');
  if (differences.length > 0) {
    const fields = differences.map(({ field }) => message(nameOf(field)));
    return because('ask', followed(detailed(message(texts.differs), ...fields), message(texts.askWhichIsRight)));
  }
  const renamed = flag('name_changed');
  if (renamed) return because('ask', message(texts.nameChanged, { other: renamed.other }));
  const official = broken.filter(({ code }) => !isHouseRule(code));
  if (verdict === 'invalid' && (official.length > 0 || broken.length === 0))
    return because('refuse', message(texts.breaksRules, { count: official.length, code: official[0]?.code ?? '' }));
  const doubted = flag('certificate_changed') ? message(texts.certificateChanged) : doubtOf(signature);
  if (doubted) return because('ask', doubted);
  if (beside.chainFault) return because('ask', beside.chainFault);
  const [own] = broken;
  if (own)
    return because(
      'ask',
      detailed(message(texts.breaksHouseRules, { count: broken.length, code: own.code }), own.text),
    );
  if (flag('due_before_issue')) return because('ask', message(texts.dueBeforeIssue));
  const unusual = flag('unusual_amount');
  if (unusual)
    return because('ask', message(texts.unusualAmount, { usual: `${unusual.usual} ${facts?.currency ?? ''}`.trim() }));
  if (beside.stillNew) return because('ask', beside.stillNew);
  if (copy !== undefined) return because('ask', message(texts.hasCopy, { other: copy }));
  if (verdict === 'not-judged') return because('ask', reason ?? message(texts.unjudgedFormat));
  if (facts === undefined) return because('ask', reason ?? message(texts.noInvoice));
  return because('pay', wayToPay(facts));
}

function doubtOf(signature: FileRead['signature']): Message | undefined {
  if (signature === 'broken') return message(texts.signatureBroken);
  return signature === 'unverified' ? message(texts.signatureUnverified) : undefined;
}

function wayToPay(facts: Facts): Message {
  if (facts.isCredit) return message(texts.creditIt);
  if (centsOf(facts.due) === 0) return message(texts.paidAlready);
  return message(facts.isCollected ? texts.collected : texts.payIt);
}

function nameOf(field: ComparedField): (typeof texts.fields)[ComparedField] {
  return texts.fields[field];
}
