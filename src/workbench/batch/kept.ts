/** What a batch has come to, kept in this browser as it comes, so that it goes on where its page was loaded again. */

import { keptStore } from '../kept/kept-store.ts';
import { pathOf } from '../ui/file-entries.ts';
import type { Batch, BatchOptions } from './batch.ts';
import type { Row } from './row.ts';

/** A file as it is known again: its path, bytes, and milliseconds since 1970 when it was changed. */
export interface KnownFile {
  path: string;
  size: number;
  changed: number;
}

/** What the user gave, before it was unpacked. */
export interface Given {
  paths: readonly string[];
  /** By which it is found again, where it was dropped. */
  handles: readonly FileSystemHandle[];
}

type Options = Pick<BatchOptions, 'operation' | 'envelop' | 'correction'>;
type State = Pick<Batch, 'passedOver' | 'total' | 'guessed'> & { isDone: boolean };

/** The records of a run, by position: what it is of, how far it is, and at 0 and above its rows, as JSON. */
type Kept = { run: string; position: number } & (
  | { files: readonly KnownFile[]; given: Given; options: Options }
  | { state: State }
  | { json: string; file: number }
);

const RUN = -2;
const STATE = -1;

/** Characters of results that are kept. What is beyond is done again. */
const MOST = 64 * 1024 * 1024;

const store = keptStore<Kept>({
  database: 'billwright-batch',
  version: 1,
  store: 'records',
  keyPath: ['run', 'position'],
});

/** Removes what is kept. */
export const clearKept = store.clear;

/** Takes the results of a run as they come, and keeps them when told to. Where the browser refuses storage nothing is kept. */
export interface Keeper {
  add(row: Row): void;
  flush(state: State): Promise<void>;
}

/** Returns what a file is known by. */
function knownFile(file: File): KnownFile {
  return { path: pathOf(file), size: file.size, changed: file.lastModified };
}

/** Returns the files of a batch, in its order, out of those that were chosen again; undefined where one is missing, or has changed. */
export function chosenAgain(known: readonly KnownFile[], files: readonly File[]): File[] | undefined {
  const keyOf = ({ path, size, changed }: KnownFile) => JSON.stringify([path, size, changed]);
  const byKey = new Map<string, File[]>();
  for (const file of files) {
    const key = keyOf(knownFile(file));
    byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }
  const found = known.map((each) => byKey.get(keyOf(each))?.shift()).filter((file) => file !== undefined);
  return found.length === known.length ? found : undefined;
}

/** Begins to keep a run, in the place of any other; or goes on with one that is kept. */
export function keeperOf(run: string, files: readonly File[], options: Options, given: Given, isKept: boolean): Keeper {
  const indexes = new Map(files.map((file, index) => [file, index]));
  let pending: Kept[] = [];
  let size = 0;
  holdLock(run);
  let last = isKept
    ? Promise.resolve()
    : store
        .clear()
        .then(() => store.put([{ run, position: RUN, files: files.map(knownFile), given, options }]))
        .catch(() => {});
  return {
    add({ file, position, ...row }) {
      const json = JSON.stringify(row);
      size += json.length;
      if (size <= MOST) pending.push({ run, position, json, file: indexes.get(file) ?? 0 });
    },
    flush(state) {
      const records: Kept[] = [...pending, { run, position: STATE, state }];
      pending = [];
      last = last.then(() => store.put(records)).catch(() => {});
      return last;
    },
  };
}

/** A run that is kept. */
export interface KeptBatch {
  run: string;
  files: readonly KnownFile[];
  given: Given;
  options: Options;
  state: State;
  /** What stands in the rows for each of the files until they are chosen again: empty, but for the name. */
  places: readonly File[];
  rows: Row[];
}

/** Returns the run that is kept, unless another tab is at it. */
export async function keptBatch(): Promise<KeptBatch | undefined> {
  const records = await store.all().catch(() => []);
  const begun = records.find((record) => 'given' in record);
  if (!begun || !('given' in begun) || (await isHeld(begun.run))) return undefined;
  const { run, files, given, options } = begun;
  const own = records.filter((record) => record.run === run);
  const [state] = own.flatMap((record) => ('state' in record ? [record.state] : []));
  const places = files.map(({ path }) => new File([], path));
  const rows = own.flatMap((record): Row[] => {
    const file = 'json' in record ? places[record.file] : undefined;
    return 'json' in record && file ? [{ ...JSON.parse(record.json), position: record.position, file }] : [];
  });
  return { run, files, given, options, state: state ?? unknown(files.length), places, rows };
}

function unknown(total: number): State {
  return { passedOver: 0, total, guessed: [], isDone: false };
}

/** Gives rows the files that were chosen again, each in its place. */
export function withFiles(rows: readonly Row[], places: readonly File[], files: readonly File[]): Row[] {
  const byPlace = new Map(places.map((place, index) => [place, files[index]]));
  return rows.map((row) => ({ ...row, file: byPlace.get(row.file) ?? row.file }));
}

/** Says to other tabs that this one is at a run, until it is closed. */
function holdLock(run: string): void {
  void navigator.locks?.request(lockOf(run), { ifAvailable: true }, () => new Promise(() => {})).catch(() => {});
}

async function isHeld(run: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockOf(run));
}

function lockOf(run: string): string {
  return `billwright-batch-${run}`;
}
