/** Stores the results of a batch in this browser as they come, so that it can resume after a reload. */

import { addTo } from '../../../engine/model/group-by.ts';
import type { StoredIn } from '../../state/stores/shapes/index.ts';
import { storeOf } from '../../state/stores/store.ts';
import { tabOwner } from '../../state/stores/tab-owner.ts';
import { pathOf } from '../../ui/file-entries.ts';
import type { KeptSources, KnownFile } from './batch-state.ts';
import type { Row } from './row.ts';

type KeptChange = StoredIn<'batch'>;
type Begun = Extract<KeptChange, { begun: number }>;
type Options = Begun['options'];
type State = Extract<KeptChange, { state: unknown }>['state'];

/** The positions of stored data other than rows. */
const KEEP = -3;
const RUN = -2;
const STATE = -1;

/** Maximum length of stored results, in characters. Anything beyond is processed again. */
const MOST = 64 * 1024 * 1024;

const store = storeOf('batch');

/** This tab has a run of its own: other tabs may have others. */
const owner = tabOwner('billwright-batch');

/** Removes the stored data of a run. */
export async function clearKept(run: string): Promise<void> {
  await store.delete(rangeOf(run));
}

/** Stores whether a run survives leaving its page. If the browser refuses storage, this is lost on reload. */
export function noteKeep(run: string, keep: boolean): void {
  void store.put([{ run, position: KEEP, keep }]).catch(() => {});
}

/** Takes the results of a run and stores them on request. If the browser refuses storage, nothing is stored. */
export interface Keeper {
  add(row: Row): void;
  flush(state: State): Promise<void>;
}

/** Returns the identity of a file. */
function knownFile(file: File): KnownFile {
  return { path: pathOf(file), size: file.size, changed: file.lastModified };
}

/** Returns the files of a batch, in its order, from those selected again; undefined if one is missing or changed. */
export function chosenAgain(known: readonly KnownFile[], files: readonly File[]): File[] | undefined {
  const keyOf = ({ path, size, changed }: KnownFile) => JSON.stringify([path, size, changed]);
  const byKey = new Map<string, File[]>();
  for (const file of files) {
    const key = keyOf(knownFile(file));
    addTo(byKey, key, file);
  }
  const found = known.map((each) => byKey.get(keyOf(each))?.shift()).filter((file) => file !== undefined);
  return found.length === known.length ? found : undefined;
}

/** Starts storing a run, replacing runs that no other tab uses; or resumes a stored one. */
export function keeperOf(
  run: string,
  files: readonly File[],
  options: Options,
  given: KeptSources,
  isKept: boolean,
): Keeper {
  const indexes = new Map(files.map((file, index) => [file, index]));
  let pending: KeptChange[] = [];
  let size = 0;
  const begun = { files: files.map(knownFile), given, options, begun: Date.now() };
  let last = isKept
    ? Promise.resolve()
    : begin(run)
        .then(() => store.put([{ run, position: RUN, ...begun }]))
        .catch(() => {});
  return {
    add({ file, position, ...row }) {
      const json = JSON.stringify(row);
      size += json.length;
      if (size <= MOST) pending.push({ run, position, json, file: indexes.get(file) ?? 0 });
    },
    flush(state) {
      const records: KeptChange[] = [...pending, { run, position: STATE, state }];
      pending = [];
      last = last.then(() => store.put(records)).catch(() => {});
      return last;
    },
  };
}

/** A stored run. */
export interface KeptBatch {
  run: string;
  files: readonly KnownFile[];
  given: KeptSources;
  options: Options;
  /** Whether to keep the batch when the user leaves its page. */
  keep: boolean;
  state: State;
  /** Placeholders for the files in rows until they are selected again: empty, with their names. */
  places: readonly File[];
  rows: Row[];
}

/** Returns this tab's stored run, otherwise the latest that no other tab uses, and takes it over. */
export async function keptBatch(): Promise<KeptBatch | undefined> {
  const own = owner.own();
  const found = await Promise.all((await keptRuns()).map(begunOf));
  const known = found.flatMap((begun) => begun ?? []);
  const inOrder = known.toSorted((a, b) => Number(b.run === own) - Number(a.run === own) || b.begun - a.begun);
  for (const begun of inOrder) {
    if (await owner.hold(begun.run)) return await batchOf(begun);
  }
  return undefined;
}

async function begunOf(run: string): Promise<Begun | undefined> {
  const [begun] = await store.all(IDBKeyRange.only([run, RUN])).catch(() => []);
  return begun && 'begun' in begun ? begun : undefined;
}

async function batchOf({ run, files, given, options }: Begun): Promise<KeptBatch> {
  const records = await store.all(rangeOf(run)).catch(() => []);
  const [state] = records.flatMap((record) => ('state' in record ? [record.state] : []));
  const keep = records.some((record) => 'keep' in record && record.keep);
  const places = files.map(({ path }) => new File([], path));
  const rows = records.flatMap((record): Row[] => {
    const file = 'json' in record ? places[record.file] : undefined;
    return 'json' in record && file ? [{ ...JSON.parse(record.json), position: record.position, file }] : [];
  });
  return { run, files, given, options, keep, state: state ?? unknown(files.length), places, rows };
}

function unknown(total: number): State {
  return { passedOver: 0, total, guessed: [], isDone: false };
}

/** Returns rows with the files selected again, each in its place. */
export function withFiles(rows: readonly Row[], places: readonly File[], files: readonly File[]): Row[] {
  const byPlace = new Map(places.map((place, index) => [place, files[index]]));
  return rows.map((row) => ({ ...row, file: byPlace.get(row.file) ?? row.file }));
}

/** Makes a run this tab's own, and removes stored runs that no other tab uses. */
async function begin(run: string): Promise<void> {
  const mine = owner.held();
  await owner.hold(run);
  for (const other of await keptRuns()) {
    if (other !== run && (other === mine || !(await owner.isHeld(other)))) await clearKept(other);
  }
}

async function keptRuns(): Promise<string[]> {
  const keys = await store.keys().catch(() => []);
  return [...new Set(keys.flatMap((key) => (Array.isArray(key) && typeof key[0] === 'string' ? [key[0]] : [])))];
}

function rangeOf(run: string): IDBKeyRange {
  return IDBKeyRange.bound([run], [run, []]);
}
