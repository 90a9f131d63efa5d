import { create } from 'zustand';
import type { Client } from '../../client/index.ts';
import { execute } from '../../operations/pipeline.ts';
import { chooseFiles, chooseFolder } from '../drafts/choose-files.ts';
import { newId } from '../drafts/drafts.ts';
import { useBackend } from '../service/backend.ts';
import { type Explanation, explain } from '../service/explain.ts';
import { say } from '../texts/say.ts';
import { filesBehind, pathOf } from '../ui/file-entries.ts';
import { notify } from '../ui/notice.ts';
import { answerTo, type Task } from './answer.ts';
import { isBatchFile } from './batch-file.ts';
import {
  chosenAgain,
  clearKept,
  type KeptBatch,
  type KeptSources,
  keeperOf,
  keptBatch,
  noteKeep,
  withFiles,
} from './kept.ts';
import { startPool } from './pool.ts';
import { readFiles, type SourceDocument } from './read-files.ts';
import type { Operation, Row } from './row.ts';
import * as texts from './texts.ts';
import { type LeftFile, ofArchive, type Unpacked, unpackFiles } from './unpack-files.ts';

export interface Batch {
  /** `failed`: the service stopped answering, for the reason in `failure`. */
  phase: 'empty' | 'running' | 'done' | 'aborted' | 'failed';
  files: readonly File[];
  given: KeptSources;
  /** The number of skipped files in folders, which are not documents by name. */
  passedOver: number;
  /** Paths of files that are not UTF-8 and declare no encoding. They were read as Windows-1252. */
  guessed: readonly string[];
  /** The operation of the results. */
  operation: Operation;
  /** In file order, as far as available. */
  rows: readonly Row[];
  /** Documents found so far, and at least one for each unread file. */
  total: number;
  /** Milliseconds since it began or resumed. */
  elapsed: number;
  /** The number of results at that time. */
  earlier: number;
  failure: Explanation | undefined;
  /** Identifies the batch in the browser's storage. */
  run: string;
  /** The files of a batch restored after a reload, to be selected again. */
  waiting: Waiting | undefined;
}

type Waiting = Pick<KeptBatch, 'files' | 'places'>;

const empty: Batch = {
  phase: 'empty',
  files: [],
  given: { paths: [], handles: [] },
  passedOver: 0,
  guessed: [],
  operation: 'build',
  rows: [],
  total: 0,
  elapsed: 0,
  earlier: 0,
  failure: undefined,
  run: '',
  waiting: undefined,
};

/** The current batch. It lasts as long as its page or, if requested, as the workbench is open. */
export const useBatch = create<Batch>(() => empty);

/** The operation on documents, chosen in advance. */
export interface BatchOptions extends Omit<Task, 'signal'> {
  /** Keep results when the user leaves the page. */
  keep: boolean;
}

export const useBatchOptions = create<BatchOptions>(() => ({
  operation: 'build',
  envelop: false,
  keep: false,
  correction: { type: 'credit-note' },
  key: undefined,
}));

useBatchOptions.subscribe(({ keep }, before) => {
  const { run } = useBatch.getState();
  if (run !== '' && keep !== before.keep) noteKeep(run, keep);
});

/** Updates of the page per second. */
const DRAWN = 10;

/** Milliseconds after which new results are stored. */
const KEPT_AFTER = 1000;

let running: AbortController | undefined;

/**
 * Takes chosen files or the files of a folder, and starts processing their documents, or resumes the batch that waits for these files.
 * @param handles of dropped items, to find their files again
 * @param archive the name of the archive that contained them
 * @param left entries that stay in the archive
 * @param table the name of the table they were made from
 */
export function takeFiles(
  given: readonly File[],
  {
    handles = [],
    archive,
    left = [],
    table,
  }: {
    handles?: readonly FileSystemHandle[];
    archive?: string;
    left?: readonly LeftFile[];
    table?: string | undefined;
  } = {},
): void {
  if (given.length === 0 && left.length === 0) return;
  const files = given.filter((file) => isBatchFile(pathOf(file)));
  const taken =
    archive === undefined
      ? { files, passedOver: given.length - files.length }
      : ofArchive({ files: [...given], left: [...left] }, archive);
  const source = archive ?? table;
  void takeUnpacked(taken, { paths: source === undefined ? files.map(pathOf) : [source], handles });
}

/** Counts batches started or left: files unpacked after that are no longer wanted. */
let turn = 0;

async function takeUnpacked(taken: Unpacked, given: KeptSources): Promise<void> {
  const own = ++turn;
  const { files, passedOver } = await unpackFiles(taken.files);
  if (own !== turn || goneOn(files)) return;
  // Tables alone become documents once their columns are known.
  if (files.length > 0 || passedOver > 0 || taken.files.length === 0) {
    await run(files, taken.passedOver + passedOver, given);
  }
}

/** Resumes the batch that waits for its files if these are the files; returns whether they are. */
function goneOn(files: readonly File[]): boolean {
  const { waiting, rows, passedOver, phase, given } = useBatch.getState();
  const found = waiting && chosenAgain(waiting.files, files);
  if (!found) return false;
  const done = withFiles(rows, waiting.places, found);
  if (phase === 'done') useBatch.setState({ files: found, rows: done, waiting: undefined });
  else void run(found, passedOver, given, done);
  return true;
}

export function runAgain(): void {
  const { files, passedOver, given } = useBatch.getState();
  void run(files, passedOver, given);
}

/** Resumes an aborted or interrupted batch without repeating finished work. After a reload, it asks for the files. */
export async function goOn(): Promise<void> {
  const { files, passedOver, rows, waiting, given } = useBatch.getState();
  if (!waiting) return await run(files, passedOver, given, rows);
  const { paths, handles } = given;
  const behind = await filesBehind(handles);
  const isFolder = paths.some((path) => path.includes('/'));
  const chosen = behind.length > 0 ? behind : await (isFolder ? chooseFolder() : chooseFiles());
  const { files: found } = await unpackFiles(chosen.filter((file) => isBatchFile(pathOf(file))));
  // For tables alone, the column dialog comes first and then resumes the batch.
  if (goneOn(found) || found.length === 0) return;
  const known = new Set(chosen.map(pathOf));
  const missing = paths.find((path) => !known.has(path)) ?? paths[0];
  notify({
    title: say(texts.otherFiles),
    description: say(texts.otherFilesAbout, { file: missing ?? '' }),
    tone: 'bad',
  });
}

/** Shows the running or finished batch after a reload. */
export async function restoreBatch(): Promise<void> {
  const own = turn;
  if (useBatch.getState().phase !== 'empty') return;
  const kept = await keptBatch();
  if (!kept || own !== turn || useBatch.getState().phase !== 'empty') return;
  const { run, files, given, options, keep, state, places, rows } = kept;
  const { isDone, ...far } = state;
  // Some finished results may not be stored, if there were too many or no room.
  const phase = isDone && rows.length === far.total ? 'done' : 'aborted';
  useBatchOptions.setState({ ...options, keep });
  useBatch.setState({
    ...empty,
    ...far,
    ...{ run, rows, given, operation: options.operation, waiting: { files, places }, phase },
  });
}

/** Aborts the running batch and keeps its results. */
export function abortBatch(): void {
  running?.abort();
}

/** Aborts the batch and clears all results. */
export function clearBatch(): void {
  turn++;
  running?.abort();
  running = undefined;
  const { run } = useBatch.getState();
  if (run !== '') void clearKept(run).catch(() => {});
  useBatch.setState(empty);
}

/** Ends the batch when the page is left. */
export function leaveBatch(): void {
  if (!useBatchOptions.getState().keep) clearBatch();
}

async function run(
  files: readonly File[],
  passedOver: number,
  given: KeptSources,
  done: readonly Row[] = [],
): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { keep, ...options } = useBatchOptions.getState();
  // A resumed batch keeps its operation.
  const isFurther = done.length > 0;
  const operation = isFurther ? useBatch.getState().operation : options.operation;
  const id = isFurther ? useBatch.getState().run : newId();
  const { envelop, correction } = options;
  const keeper = keeperOf(id, files, { operation, envelop, correction }, given, isFurther);
  const work = workOn(files, { ...options, operation, signal: controller.signal }, done, keeper.add);
  const show = (change: Partial<Batch>) => {
    if (running === controller) useBatch.setState({ ...work.progress(), ...change });
  };
  const earlier = done.length;
  useBatch.setState({ ...empty, phase: 'running', files, given, passedOver, operation, run: id, earlier });
  noteKeep(id, keep);
  const ticking = setInterval(show, 1000 / DRAWN, {});
  const flush = (isDone = false) => {
    const { total, guessed } = work.progress();
    if (running === controller) void keeper.flush({ passedOver, total, guessed, isDone });
  };
  const keeping = setInterval(flush, KEPT_AFTER);
  try {
    await work.perform();
    show({ phase: 'done' });
    flush(true);
  } catch (error) {
    flush();
    if (controller.signal.aborted) show({ phase: 'aborted' });
    else show({ phase: 'failed', failure: explain(error) });
  } finally {
    clearInterval(ticking);
    clearInterval(keeping);
    // The other workers of the pool stop too.
    controller.abort();
  }
}

/** Processes a batch and reports its progress. */
function workOn(files: readonly File[], task: Task, done: readonly Row[], onRow: (row: Row) => void) {
  const rows: Row[] = [];
  for (const row of done) rows[row.position] = row;
  const started = performance.now();
  let unread = files.length;
  let found = 0;
  let guessed: readonly string[] = [];
  const progress = (): Pick<Batch, 'rows' | 'total' | 'elapsed' | 'guessed'> => ({
    // Answers come in any order, so missing ones are holes.
    rows: rows.filter(() => true),
    total: found + unread,
    guessed,
    elapsed: performance.now() - started,
  });
  /** Rejects if a service does not answer or the signal aborts. */
  const perform = async () => {
    const { signal } = task;
    const pool = startPool(useBackend.getState().backend);
    const documents = readFiles(files, signal, (portion) => {
      unread -= portion.files;
      found += portion.documents;
      if (portion.guessed.length > 0) guessed = [...guessed, ...portion.guessed];
    });
    const free = [...pool.clients];
    const answer = async ({ document, at }: QueuedDocument): Promise<{ row: Row; at: number }> => {
      const client = free.pop() as Client; // There are never more documents in progress than clients.
      try {
        return { at, row: await answerTo(document, at, client, task) };
      } finally {
        free.push(client);
      }
    };
    const missing = missingOf(documents, rows, signal);
    try {
      for await (const { at, row } of execute(missing, answer, { ahead: pool.clients.length, ordered: false })) {
        rows[at] = row;
        onRow(row);
      }
      signal.throwIfAborted();
    } finally {
      pool.end();
      void documents.return(undefined);
    }
  };
  return { progress, perform };
}

/** A document and its row in the table. */
interface QueuedDocument {
  document: SourceDocument;
  at: number;
}

/** Yields the documents without a row. */
async function* missingOf(
  documents: AsyncIterable<SourceDocument>,
  rows: readonly Row[],
  signal: AbortSignal,
): AsyncGenerator<QueuedDocument> {
  let at = 0;
  for await (const document of documents) {
    signal.throwIfAborted();
    if (!rows[at]) yield { document, at };
    at++;
  }
}
