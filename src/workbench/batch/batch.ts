import { create } from 'zustand';
import type { Client } from '../../client/index.ts';
import { execute } from '../../engine/pipeline.ts';
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
  type Given,
  type KeptBatch,
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
  given: Given;
  /** Files of folders that hold no documents, by their names. */
  passedOver: number;
  /** Paths of files that are not UTF-8 and do not say what they are: they were read as Windows-1252. */
  guessed: readonly string[];
  /** What the results are of. */
  operation: Operation;
  /** In the order of the files, as far as they are there. */
  rows: readonly Row[];
  /** Documents found so far, and at least one for each file that is still to be read. */
  total: number;
  /** Milliseconds since it began, or went on. */
  elapsed: number;
  /** Results that were there then. */
  earlier: number;
  failure: Explanation | undefined;
  /** By what it is kept in this browser. */
  run: string;
  /** Of what is kept from before the page was loaded, the files, which are to be given again. */
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

/** The batch that is shown. It lasts as long as its page, or where that is wanted as long as the workbench is open. */
export const useBatch = create<Batch>(() => empty);

/** What is done to documents, chosen before they are there. */
export interface BatchOptions extends Omit<Task, 'signal'> {
  /** Whether results stay when one goes to another page. */
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

/** The page draws what is new so often a second. */
const DRAWN = 10;

/** Milliseconds after which what has come is kept. */
const KEPT_AFTER = 1000;

let running: AbortController | undefined;

/**
 * Takes files of a folder or chosen ones, and works on their documents at once; goes on with the batch that waits for its files where these are they.
 * @param handles of what was dropped, by which its files are found again
 * @param archive the name of the one they were in
 * @param left what stays in that
 * @param table the name of the one they were made from
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

/** Counts what was taken or left: files that are unpacked only after that are no longer wanted. */
let turn = 0;

async function takeUnpacked(taken: Unpacked, given: Given): Promise<void> {
  const own = ++turn;
  const { files, passedOver } = await unpackFiles(taken.files);
  if (own !== turn || goneOn(files)) return;
  // Tables alone: what becomes of them comes once their columns are known.
  if (files.length > 0 || passedOver > 0 || taken.files.length === 0) {
    await run(files, taken.passedOver + passedOver, given);
  }
}

/** Goes on with the batch that waits for its files, where these are they; says whether they are. */
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

/** Goes on with a batch that was aborted, or broke off: what is done is not done again. Where its page was loaded again, its files are asked for. */
export async function goOn(): Promise<void> {
  const { files, passedOver, rows, waiting, given } = useBatch.getState();
  if (!waiting) return await run(files, passedOver, given, rows);
  const { paths, handles } = given;
  const behind = await filesBehind(handles);
  const isFolder = paths.some((path) => path.includes('/'));
  const chosen = behind.length > 0 ? behind : await (isFolder ? chooseFolder() : chooseFiles());
  const { files: found } = await unpackFiles(chosen.filter((file) => isBatchFile(pathOf(file))));
  // Of tables alone it is asked what their columns hold: what becomes of them goes on.
  if (goneOn(found) || found.length === 0) return;
  const known = new Set(chosen.map(pathOf));
  const missing = paths.find((path) => !known.has(path)) ?? paths[0];
  notify({
    title: say(texts.otherFiles),
    description: say(texts.otherFilesAbout, { file: missing ?? '' }),
    tone: 'bad',
  });
}

/** Shows the batch that was under way, or done, when the page was loaded again. */
export async function restoreBatch(): Promise<void> {
  const own = turn;
  if (useBatch.getState().phase !== 'empty') return;
  const kept = await keptBatch();
  if (!kept || own !== turn || useBatch.getState().phase !== 'empty') return;
  const { run, files, given, options, keep, state, places, rows } = kept;
  const { isDone, ...far } = state;
  // Not all that was done is kept where there was too much of it, or no room.
  const phase = isDone && rows.length === far.total ? 'done' : 'aborted';
  useBatchOptions.setState({ ...options, keep });
  useBatch.setState({
    ...empty,
    ...far,
    ...{ run, rows, given, operation: options.operation, waiting: { files, places }, phase },
  });
}

/** Ends what is under way; what is done stays. */
export function abortBatch(): void {
  running?.abort();
}

/** Ends it and forgets everything. */
export function clearBatch(): void {
  turn++;
  running?.abort();
  running = undefined;
  const { run } = useBatch.getState();
  if (run !== '') void clearKept(run).catch(() => {});
  useBatch.setState(empty);
}

/** Ends the batch as the page was left. */
export function leaveBatch(): void {
  if (!useBatchOptions.getState().keep) clearBatch();
}

async function run(files: readonly File[], passedOver: number, given: Given, done: readonly Row[] = []): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { keep, ...options } = useBatchOptions.getState();
  // What goes on is of one operation.
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
    // The others of the pool stop too.
    controller.abort();
  }
}

/** The work on one batch, and how far it is. */
function workOn(files: readonly File[], task: Task, done: readonly Row[], onRow: (row: Row) => void) {
  const rows: Row[] = [];
  for (const row of done) rows[row.position] = row;
  const started = performance.now();
  let unread = files.length;
  let found = 0;
  let guessed: readonly string[] = [];
  const progress = (): Pick<Batch, 'rows' | 'total' | 'elapsed' | 'guessed'> => ({
    // Answers come in any order: those that are still missing are holes.
    rows: rows.filter(() => true),
    total: found + unread,
    guessed,
    elapsed: performance.now() - started,
  });
  /** Rejects when a service does not answer, or the signal is aborted. */
  const perform = async () => {
    const { signal } = task;
    const pool = startPool(useBackend.getState().backend);
    const documents = readFiles(files, signal, (portion) => {
      unread -= portion.files;
      found += portion.documents;
      if (portion.guessed.length > 0) guessed = [...guessed, ...portion.guessed];
    });
    const free = [...pool.clients];
    const answer = async ({ document, at }: Placed): Promise<{ row: Row; at: number }> => {
      const client = free.pop() as Client; // No more documents are executed at once than there are clients.
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

/** A document, and its row in the table. */
interface Placed {
  document: SourceDocument;
  at: number;
}

/** Yields the documents that have no row yet. */
async function* missingOf(
  documents: AsyncIterable<SourceDocument>,
  rows: readonly Row[],
  signal: AbortSignal,
): AsyncGenerator<Placed> {
  let at = 0;
  for await (const document of documents) {
    signal.throwIfAborted();
    if (!rows[at]) yield { document, at };
    at++;
  }
}
