/** The inbox of this browser: received files, read by workers, and the suppliers it remembers. */

import { create } from 'zustand';
import { groupBy } from '../../engine/model/group-by.ts';
import { message } from '../../engine/text/message.ts';
import { noMemory, remembered } from '../../inbox/suppliers.ts';
import { isObject } from '../engine/document/values.ts';
import type { GivenFile, ReadEntry } from '../engine/worker/inbox.ts';
import { ask } from '../state/drafts/questions.ts';
import { isWanted } from '../state/memory/setting.ts';
import { storeOf } from '../state/stores/store.ts';
import { pathOf } from '../ui/file-entries.ts';
import { clearAccounts } from './accounts-table.ts';
import { type Entry, entryOf, type Mark, marks, type Supplier } from './entry.ts';
import { clearTabFiles, deleteTabFile, openTabFiles, putTabFiles } from './tab-files.ts';
import * as texts from './texts.ts';
import { baseOf } from './words.ts';
import { startWorkers, TIME_LIMIT, TookTooLong, type Workers } from './workers.ts';

const fileStore = storeOf('inbox');
const supplierStore = storeOf('suppliers');

interface InboxState {
  /** Undefined until they are loaded. */
  entries: readonly Entry[] | undefined;
  suppliers: readonly Supplier[];
  /** The progress of reading, while files are being read. */
  progress: { done: number; total: number } | undefined;
  /** The paths of the files that are still being read. */
  reading: readonly string[];
  /** How many files were not read or stored when the page was left. */
  unread: number;
  /** Why they are not stored. */
  failure: string | undefined;
}

export const useInbox = create<InboxState>(() => ({
  entries: undefined,
  suppliers: [],
  progress: undefined,
  reading: [],
  unread: 0,
  failure: undefined,
}));

/** Tells other tabs that the stored inbox changed. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('billwright.inbox') : undefined;

let loading: Promise<void> | undefined;

/** Loads the inbox once, and follows the changes of other tabs from then on. */
export function loadInbox(): Promise<void> {
  if (loading === undefined) {
    channel?.addEventListener('message', () => void inTurn(load));
    useInbox.setState({ unread: takeUnread() });
    addEventListener('pagehide', keepUnread);
  }
  loading ??= inTurn(load);
  return loading;
}

async function load(): Promise<void> {
  const [stored, suppliers] = await Promise.all([fileStore.all(), supplierStore.all()]);
  const { entries = [], suppliers: known } = useInbox.getState();
  if (isWanted()) {
    useInbox.setState({ entries: inOrder(stored), suppliers });
    return markAsChosen();
  }
  const open = await openTabFiles().catch(() => []);
  useInbox.setState({ entries: withEntries([...stored, ...open], entries), suppliers: merged(suppliers, known) });
  markAsChosen();
  learn();
}

/** Where a tab keeps the marks that are not stored yet: the page may be reloaded before. */
const CHOSEN = 'billwright.inbox.marks';
/** Where a tab keeps how many files a reload cuts off. */
const UNREAD = 'billwright.inbox.unread';

function keptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage, a reload loses the list, too.
  }
}

function chosenMarks(): Record<string, unknown> {
  const chosen = keptInTab(CHOSEN);
  return isObject(chosen) ? chosen : {};
}

function keepUnread(): void {
  const { progress } = useInbox.getState();
  if (progress && progress.total > saved) keepInTab(UNREAD, progress.total - saved);
}

function takeUnread(): number {
  const unread = keptInTab(UNREAD);
  keepInTab(UNREAD, 0);
  return typeof unread === 'number' ? unread : 0;
}

/** Marks files as the user did before a reload that came too early. */
function markAsChosen(): void {
  const chosen = Object.entries(chosenMarks());
  for (const mark of marks) {
    const keys = chosen.flatMap(([key, value]) => (value === mark ? key : []));
    if (keys.length > 0) markFiles(keys, mark);
  }
}

/** The last pending access to storage. They run one after another, so that none is lost. */
let last: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).then(
    () => useInbox.setState({ failure: undefined }),
    (error: unknown) => useInbox.setState(({ entries = [] }) => ({ entries, failure: String(error) })),
  );
  return last;
}

/** Changes what is stored, if the user wants this browser to remember. Deleting is always done. */
async function store(work: () => Promise<void>, isDeletion = false): Promise<void> {
  await inTurn(async () => {
    if (isWanted() || isDeletion) await work();
  });
  if (isWanted() || isDeletion) channel?.postMessage('changed');
}

/** Stores files: for good if the user wants this browser to remember, otherwise until this tab is closed. */
async function storeFiles(entries: readonly Entry[]): Promise<void> {
  if (isWanted()) await store(() => fileStore.put(entries));
  else await inTurn(() => putTabFiles(entries).catch(() => undefined));
}

/** Stores what is only in this tab so far: the user has just allowed it. */
export async function keepInbox(): Promise<void> {
  const { entries = [], suppliers } = useInbox.getState();
  await store(async () => {
    await fileStore.put(entries);
    await supplierStore.put(suppliers);
    await clearTabFiles();
  });
}

const collator = new Intl.Collator('en', { numeric: true });

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => collator.compare(a.read.file, b.read.file));
}

function withEntries(entries: readonly Entry[], added: readonly Entry[]): Entry[] {
  const all = new Map([...entries, ...added].map((entry) => [entry.key, entry]));
  return inOrder([...all.values()]);
}

function merged(suppliers: readonly Supplier[], added: readonly Supplier[]): Supplier[] {
  return [...new Map([...suppliers, ...added].map((each) => [each.key, each])).values()];
}

/** The number of files that were read and stored since reading began. */
let saved = 0;

/** Adds the entries of files to the list. One that is there already keeps its mark. */
function add(added: readonly Entry[], files: number): void {
  const { entries = [] } = useInbox.getState();
  const known = new Map(entries.map(({ key, mark }) => [key, mark]));
  const marked = added.map((entry) => ({ ...entry, mark: known.get(entry.key) ?? entry.mark }));
  useInbox.setState({ entries: withEntries(entries, marked) });
  void storeFiles(marked).then(() => {
    saved += files;
  });
}

/** Remembers the suppliers of the files in the list. */
function learn(): void {
  const { entries = [], suppliers } = useInbox.getState();
  const before = {
    ...noMemory(),
    suppliers: Object.fromEntries(suppliers.map(({ key, invoices }) => [key, invoices])),
  };
  const after = remembered(
    before,
    entries.map(({ read }) => read),
  );
  const all = Object.entries(after.suppliers).map(([key, invoices]) => ({ key, invoices }));
  const changed = all.filter(({ key, invoices }) => before.suppliers[key] !== invoices);
  if (changed.length === 0) return;
  useInbox.setState({ suppliers: all });
  void store(() => supplierStore.put(changed));
}

let workers: Workers | undefined;
/** The number of calls that read files now. */
let readers = 0;
let stopped = new AbortController();

/** Milliseconds between two additions to the list. */
const EACH = 250;

/** Starts the workers before there are files, so that the first rows come at once. Returns a function that ends them if no files came. */
export function prepareReading(): () => void {
  workers ??= startWorkers();
  const { size, run } = workers;
  for (let i = 0; i < size; i++) void run((calls) => calls.call('inboxPrepare', undefined)).catch(() => undefined);
  return () => {
    if (readers === 0) endReading();
  };
}

let hasTaken = false;

/** Returns whether files were given since the page was loaded. */
export function hasTakenFiles(): boolean {
  return hasTaken;
}

/** Takes the invoices of a file as read. */
type Done = (reads: readonly ReadEntry[], content?: Blob) => void;

/** Reads files, and adds them to the list as they are read. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  hasTaken = true;
  useInbox.setState({ unread: 0 });
  const { signal } = stopped;
  readers++;
  count(0, files.length);
  waitFor(files.map(pathOf));
  await loadInbox();
  workers ??= startWorkers();
  const own = workers;
  let pending: Entry[] = [];
  let ended = 0;
  let readPaths: string[] = [];
  const flush = () => {
    if (pending.length > 0) add(pending, ended);
    waitNoMore(readPaths);
    [pending, ended, readPaths] = [[], 0, []];
  };
  const timer = setInterval(flush, EACH);
  const queue: (() => Promise<void>)[] = [];
  const readOne = async (file: GivenFile, done: Done) => {
    const { path, content } = file;
    done(await own.run((calls) => calls.call('inboxRead', file)).catch((error) => [failed(path, error)]), content);
    readPaths.push(path);
  };
  const takeOne = async (content: File) => {
    const path = pathOf(content);
    const file = { path, content };
    const done: Done = (reads, own) => {
      pending.push(...reads.map((read) => entryOf(read, content.lastModified, own)));
      ended++;
      count(1, 0);
    };
    const taken = await own
      .run((calls) => calls.call('inboxTake', file))
      .catch((error) => ({ entries: [failed(path, error)], isReport: false }));
    const members = 'members' in taken ? taken.members : [];
    const paths = members.flatMap((member) => ('entry' in member ? [] : [member.path]));
    // A document of an office program is opened like an archive, and is its own only file.
    if (!paths.includes(path)) readPaths.push(path);
    if ('entries' in taken) {
      // A report that is opened alone is verified.
      if (!taken.isReport || files.length > 1) return done(taken.entries, content);
      ask({ kind: 'report', name: baseOf(path), file: new File([content], baseOf(path)) });
      return count(1, 0);
    }
    count(0, members.length - 1);
    waitFor(paths);
    for (const member of members) {
      if ('entry' in member) done([member.entry]);
      else queue.unshift(() => readOne(member, done));
    }
  };
  for (const content of files) queue.push(() => takeOne(content));
  const work = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) await next();
  };
  try {
    // A container that is opened last still has files for all workers.
    while (queue.length > 0 && !signal.aborted) await Promise.all(Array.from({ length: own.size }, work));
  } finally {
    clearInterval(timer);
    flush();
    learn();
    await last;
    if (--readers === 0) endReading();
  }
}

function count(done: number, total: number): void {
  useInbox.setState(({ progress = { done: 0, total: 0 } }) => ({
    progress: { done: progress.done + done, total: progress.total + total },
  }));
}

/** Shows files as rows before they are read, each path once. */
function waitFor(paths: readonly string[]): void {
  if (paths.length > 0) useInbox.setState(({ reading }) => ({ reading: [...new Set([...reading, ...paths])] }));
}

function waitNoMore(paths: readonly string[]): void {
  const gone = new Set(paths);
  if (gone.size > 0) useInbox.setState(({ reading }) => ({ reading: reading.filter((path) => !gone.has(path)) }));
}

function endReading(): void {
  workers?.end();
  workers = undefined;
  saved = 0;
  useInbox.setState({ progress: undefined, reading: [] });
}

/** Stops reading after the files in progress. */
export function stopReading(): void {
  useInbox.setState({ reading: [] });
  stopped.abort();
  stopped = new AbortController();
}

function failed(path: string, error: unknown): ReadEntry {
  const reason =
    error instanceof TookTooLong
      ? message(texts.tookTooLong, { seconds: TIME_LIMIT })
      : message(texts.notRead, { why: error instanceof Error ? error.message : String(error) });
  return {
    read: {
      file: path,
      digest: '',
      format: 'file',
      verdict: 'unreadable',
      flags: [{ kind: 'unreadable' }],
      broken: [],
      reason,
    },
    classes: { format: 0, content: 0, business: 0, advice: 0 },
  };
}

/** The marks of files before the user changed them, for Undo. */
let marksBefore: readonly (readonly [key: string, mark: Mark])[] = [];

/** Takes the last marks back. Returns whether there were any. */
export function undoMarks(): boolean {
  const before = marksBefore;
  const byMark = groupBy(before, ([, mark]) => mark);
  for (const [mark, files] of byMark) {
    const keys = files.map(([key]) => key);
    markFiles(keys, mark);
  }
  marksBefore = [];
  return before.length > 0;
}

/** Marks files. */
export function markFiles(keys: readonly string[], mark: Mark): void {
  const wanted = new Set(keys);
  const { entries = [] } = useInbox.getState();
  marksBefore = entries.flatMap((entry) => (wanted.has(entry.key) ? [[entry.key, entry.mark] as const] : []));
  const changed = entries.filter(({ key }) => wanted.has(key)).map((entry) => ({ ...entry, mark }));
  useInbox.setState({ entries: withEntries(entries, changed) });
  keepInTab(CHOSEN, { ...chosenMarks(), ...Object.fromEntries(keys.map((key) => [key, mark])) });
  void storeFiles(changed).then(() => {
    const rest = Object.entries(chosenMarks()).filter(([key, value]) => !wanted.has(key) || value !== mark);
    keepInTab(CHOSEN, Object.fromEntries(rest));
  });
}

/** Takes a file out of the list. Its supplier stays remembered. */
export function removeFile(key: string): void {
  useInbox.setState(({ entries = [] }) => ({ entries: entries.filter((each) => each.key !== key) }));
  void store(() => both(fileStore.delete(key), deleteTabFile(key)), true);
}

async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other]);
}

/** Replaces files by repaired ones, which keep their marks. Returns the new keys, in the same order. */
export async function replaceFiles(repaired: readonly { key: string; file: File }[]): Promise<(string | undefined)[]> {
  await takeFiles(repaired.map(({ file }) => file));
  const { entries = [] } = useInbox.getState();
  return repaired.map(({ key, file }) => {
    const old = entries.find((each) => each.key === key);
    const added = entries.find((each) => each.key !== key && each.content === file);
    if (!added) return undefined;
    if (old && old.mark !== 'new') markFiles([added.key], old.mark);
    removeFile(key);
    return added.key;
  });
}

/** Adds a saved inbox. */
export function addSaved(entries: readonly Entry[], suppliers: readonly Supplier[]): void {
  add(entries, 0);
  useInbox.setState(({ suppliers: known }) => ({ suppliers: merged(known, suppliers) }));
  void store(() => supplierStore.put(suppliers));
}

export function forgetSupplier(key: string): void {
  useInbox.setState(({ suppliers }) => ({ suppliers: suppliers.filter((each) => each.key !== key) }));
  void store(() => supplierStore.delete(key), true);
}

export function forgetSuppliers(): void {
  useInbox.setState({ suppliers: [] });
  void store(supplierStore.clear, true);
}

/** Empties the list. Suppliers stay remembered. */
export function clearFiles(): void {
  stopReading();
  useInbox.setState({ entries: [] });
  void store(() => both(fileStore.clear(), clearTabFiles()), true);
}

/** Deletes all of it from this browser. Rejects if the browser refuses. */
export async function clearInbox(): Promise<void> {
  stopReading();
  await Promise.all([fileStore.clear(), clearTabFiles(), supplierStore.clear(), clearAccounts()]);
}

/** Returns the path of a file of the list. */
export function pathOfKey(key: string): string {
  return useInbox.getState().entries?.find((each) => each.key === key)?.read.file ?? key;
}
