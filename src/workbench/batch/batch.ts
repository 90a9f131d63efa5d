import { create } from 'zustand';
import { useBackend } from '../service/backend.ts';
import { type Explanation, explain } from '../service/explain.ts';
import { pathOf } from '../ui/file-entries.ts';
import { answerTo, type Task } from './answer.ts';
import { isBatchFile } from './batch-file.ts';
import { startPool } from './pool.ts';
import { readFiles } from './read-files.ts';
import type { Operation, Row } from './row.ts';
import { unpackFiles } from './unpack-files.ts';

export interface Batch {
  /** `failed`: the service stopped answering, for the reason in `failure`. */
  phase: 'empty' | 'running' | 'done' | 'aborted' | 'failed';
  files: readonly File[];
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
  /** Milliseconds since it began. */
  elapsed: number;
  failure: Explanation | undefined;
}

const empty: Batch = {
  phase: 'empty',
  files: [],
  passedOver: 0,
  guessed: [],
  operation: 'build',
  rows: [],
  total: 0,
  elapsed: 0,
  failure: undefined,
};

/** The batch that is shown. It lasts as long as its page, or where that is wanted as long as the workbench is open. */
export const useBatch = create<Batch>(() => empty);

/** What is done to documents, chosen before they are there. */
interface BatchOptions extends Omit<Task, 'signal'> {
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

/** The page draws what is new so often a second. */
const DRAWN = 10;

let running: AbortController | undefined;

/** Takes files of a folder or chosen ones, and works on their documents at once. */
export function takeFiles(given: readonly File[]): void {
  const files = given.filter((file) => isBatchFile(pathOf(file)));
  if (given.length > 0) void takeUnpacked(files, given.length - files.length);
}

/** Counts what was taken or left: files that are unpacked only after that are no longer wanted. */
let turn = 0;

async function takeUnpacked(given: readonly File[], passedOver: number): Promise<void> {
  const own = ++turn;
  const files = await unpackFiles(given);
  if (own !== turn) return;
  // Tables alone: what becomes of them comes once their columns are known.
  if (files.length > 0 || given.length === 0) await run(files, passedOver);
}

export function runAgain(): void {
  const { files, passedOver } = useBatch.getState();
  void run(files, passedOver);
}

/** Goes on with a batch that was aborted, or broke off: what is done is not done again. */
export function goOn(): void {
  const { files, passedOver, rows } = useBatch.getState();
  void run(files, passedOver, rows);
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
  useBatch.setState(empty);
}

/** Ends the batch as the page was left. */
export function leaveBatch(): void {
  if (!useBatchOptions.getState().keep) clearBatch();
}

async function run(files: readonly File[], passedOver: number, done: readonly Row[] = []): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { keep, ...options } = useBatchOptions.getState();
  // What goes on is of one operation.
  const operation = done.length > 0 ? useBatch.getState().operation : options.operation;
  const work = workOn(files, { ...options, operation, signal: controller.signal }, done);
  const show = (change: Partial<Batch>) => {
    if (running === controller) useBatch.setState({ ...work.progress(), ...change });
  };
  useBatch.setState({ ...empty, phase: 'running', files, passedOver, operation });
  const ticking = setInterval(show, 1000 / DRAWN, {});
  try {
    await work.perform();
    show({ phase: 'done' });
  } catch (error) {
    if (controller.signal.aborted) show({ phase: 'aborted' });
    else show({ phase: 'failed', failure: explain(error) });
  } finally {
    clearInterval(ticking);
    // The others of the pool stop too.
    controller.abort();
  }
}

/** The work on one batch, and how far it is. */
function workOn(files: readonly File[], task: Task, done: readonly Row[]) {
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
    let position = 0;
    const work = async (client: (typeof pool.clients)[number]) => {
      for (;;) {
        const { value: document } = await documents.next();
        signal.throwIfAborted();
        if (!document) return;
        const at = position++;
        rows[at] ??= await answerTo(document, at, client, task);
      }
    };
    try {
      await Promise.all(pool.clients.map(work));
    } finally {
      pool.end();
      void documents.return(undefined);
    }
  };
  return { progress, perform };
}
