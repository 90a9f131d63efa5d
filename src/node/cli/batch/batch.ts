import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { SignOptions } from '../../../engine/index.ts';
import type { Message } from '../../../engine/text/message.ts';
import { operationNamed } from '../../../operations/index.ts';
import { runPipeline } from '../../../operations/pipeline.ts';
import { EXIT, SIGNALS, usageError } from '../../files/exit.ts';
import { MOST_CHARACTERS } from '../../files/input.ts';
import { valuesIn } from '../../files/json-blocks.ts';
import { isWrong } from '../operate.ts';
import { printable } from '../printable.ts';
import { Session } from '../session.ts';
import {
  createThreadPool,
  MOST_KEPT,
  shareOfBlock,
  shareOfTask,
  TASKS_AHEAD,
  TaskStopped,
  type ThreadPool,
} from '../work/thread-pool.ts';
import type { Contained, TableOptions } from './contained.ts';
import type { BatchSetup } from './document-work.ts';
import {
  type BatchBlock,
  type BatchDocument,
  documentsOf,
  type FileEnd,
  lineDocument,
  type ReadingOptions,
} from './documents.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { type BlockPart, type Outcome, Outcomes, outcomeOf, unreadableRow } from './outcomes.ts';
import { type Counts, createProgress } from './progress.ts';
import { openReport, type Row } from './report-file.ts';
import { createResults, type Destination, type Results } from './results.ts';
import { type Summary, summaryLines, Tally } from './summary.ts';
import { startUnpacking, whyStopped } from './unpacking.ts';

export interface BatchOptions {
  setup: BatchSetup;
  destination: Destination;
  jobs: number;
  /** The time limit of a document, in seconds. Default: none. */
  timeLimit?: number;
  /** The report file. */
  report: string | undefined;
  /** How to sign the report. */
  reportKey?: SignOptions | undefined;
  failFast: boolean;
  /** Whether to show progress even without a terminal. */
  progress?: boolean | undefined;
  tables: TableOptions;
  /** Limits the work to some of the files that the paths lead to. Default: all. */
  only?: (file: string) => boolean;
}

/** The largest number of results, each with a row, that are flushed to disk at the same time. */
const FLUSHED_AT_ONCE = 8;

/** A document to work on, an outcome known without work, or the end of a file. */
type Item = Known | ({ file: string } & (BatchDocument | BatchBlock | FileEnd));

/** An outcome known without work. */
interface Known {
  kind: 'known';
  file: string;
  row: Row;
}

type Threads = ThreadPool<BatchSetup>;

/** The outcome of an item: of a document, or of each document of a block. */
interface Done {
  item: Item;
  outcome?: Outcome;
  parts?: readonly BlockPart[];
}

/** Runs an operation on all documents that paths lead to (chapter 09 §11) and returns the exit code. */
export async function batch(session: Session, paths: readonly string[], options: BatchOptions): Promise<number> {
  const takesXml = operationNamed(options.setup.operation)?.takesXml ?? false;
  const found = documentFiles(paths, takesXml, options);
  const stop = stopping();
  // Opened first, so that an unwritable report fails before any work is done.
  const report =
    options.report === undefined
      ? undefined
      : openReport(options.report, {
          translation: session.translation,
          isForced: session.flags.force,
          by: options.reportKey,
        });
  const journal = typeof options.destination === 'object' ? options.destination.journal : undefined;
  const tally = new Tally();
  let faulty: typeof EXIT.faulty | typeof EXIT.signature = EXIT.signature;
  let hasWrong = false;
  const settle = (row: Row) => {
    tally.add(row);
    if (row.status === 'faulty' && row.error?.key !== 'signature') faulty = EXIT.faulty;
    hasWrong ||= isWrong(row);
    report?.add(row);
    // Nothing may follow a result that is lost.
    if (row.status === 'unwritten' && options.setup.chain !== undefined) stop.requested = true;
  };
  try {
    const start = performance.now();
    await workOn(session, found, options, stop, settle);
    const summary = tally.summary(performance.now() - start);
    for (const line of summaryLines(session, summary)) session.note(line);
    await report?.end(summary);
    const exit = exitOf(summary, faulty);
    if (!stop.requested && exit === EXIT.done) journal?.end();
    return stop.exit ?? (exit === EXIT.done && hasWrong ? EXIT.faulty : exit);
  } finally {
    report?.discard();
    journal?.close();
    stop.release();
  }
}

/** Runs an operation that writes nothing on all documents that paths lead to, in silence, and returns the outcomes. */
export async function rowsOf(session: Session, paths: readonly string[], options: BatchOptions): Promise<Row[]> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const io = { ...session.io, stdout: nowhere, stderr: nowhere };
  const silent = new Session(io);
  silent.flags = { ...session.flags, quiet: true };
  silent.translation = session.translation;
  const stop = stopping();
  const rows: Row[] = [];
  try {
    await workOn(silent, documentFiles(paths, true, options), options, stop, (row) => rows.push(row));
  } finally {
    stop.release();
  }
  return rows;
}

/**
 * Returns the files that paths lead to, except the report of an earlier run. Naming the report as a document is an
 * error.
 */
function documentFiles(
  paths: readonly string[],
  takesXml: boolean,
  { report, only }: Pick<BatchOptions, 'report' | 'only'>,
): FoundFiles {
  const all = findFiles(paths, takesXml);
  const found = only
    ? { files: all.files.filter(({ file }) => only(file)), unreadable: all.unreadable.filter(({ path }) => only(path)) }
    : all;
  if (report === undefined) return found;
  const place = resolve(report);
  if (paths.some((path) => resolve(path) === place))
    throw usageError('{report} cannot be both a document and the report', { report });
  return { ...found, files: found.files.filter(({ file }) => resolve(file) !== place) };
}

/** Processes the documents of files. */
async function workOn(
  session: Session,
  found: FoundFiles,
  { setup, destination, jobs, timeLimit, report, failFast, tables, progress: isShown }: BatchOptions,
  stop: Stop,
  settle: (row: Row) => void,
): Promise<void> {
  const results = createResults(session, found.files, destination, setup, report);
  const progress = createProgress(session, isShown);
  const counts = { done: 0, total: found.files.length + found.unreadable.length, faulty: 0 };
  const failed = () => {
    counts.faulty++;
    stop.requested ||= failFast;
  };
  // Nothing may follow a lost result of a chain, or the first fault if that stops the batch.
  const waiting = setup.chain !== undefined || failFast ? 0 : 2 * FLUSHED_AT_ONCE;
  const outcomes = new Outcomes({ session, destination, results, progress, counts, settle, waiting, failed });
  const limit = timeLimit === undefined ? undefined : { milliseconds: timeLimit * 1000, isQuick };
  const pool = await createThreadPool(setup, jobs, limit);
  const note = (said: Message) => progress.interrupt(() => session.note(printable(session.words(said))));
  const takesXml = operationNamed(setup.operation)?.takesXml ?? false;
  // The journal of a folder holds the digests.
  const digests = typeof destination === 'object';
  const containers = { takesXml, ...tables };
  const unpacking = timeLimit === undefined ? undefined : await startUnpacking(containers, note, timeLimit);
  const reading = { ...containers, digests, note, unpack: unpacking?.unpack };
  const load = { of: (item: Item) => shareOf(item, jobs), most: 1, mostKept: MOST_KEPT };
  const chain: Chain | undefined = setup.chain === undefined ? undefined : { field: setup.chain };
  // Stopping at the first fault allows no documents ahead of it.
  const ahead = chain ? 1 : failFast ? jobs : jobs * TASKS_AHEAD;

  const unreadable = (file: string, why: Message) => unreadableRow(file, why, session.translation);
  const expanding = { reading, inBlocks: !failFast && !chain, results, counts, unreadable };
  const stages = {
    discover: discover(found, results, unreadable),
    expand: (files: AsyncIterable<FoundFile>) => until(stop, expand(files, expanding)),
    execute: (item: Item) => execute(item, { pool, timeLimit, unreadable, chain }),
    sink: (done: Done) => sink(done, outcomes, pool),
  };
  try {
    await runPipeline(stages, { ahead, ordered: true, load }).finally(() => outcomes.settled());
  } finally {
    results.discard();
    await Promise.all([pool.end(), unpacking?.end()]);
  }
  progress.end();
}

/**
 * @param status for faulty documents: whether only signatures are invalid, or there are other faults
 */
function exitOf({ unreadable, unwritten, faulty }: Summary, status: number): number {
  if (unreadable + unwritten > 0) return EXIT.files;
  return faulty > 0 ? status : EXIT.done;
}

/** A file to read documents from, or one that needs no work. */
type FoundFile = { kind: 'file'; file: string } | Known;

/** Yields the files, except unreadable ones and those that an earlier run completed. */
async function* discover(found: FoundFiles, results: Results, rowOf: RowOfUnreadable): AsyncGenerator<FoundFile> {
  for (const { path, why } of found.unreadable) yield known(path, rowOf(path, why));
  for (const { file } of found.files) yield (await results.skips(file)) ? skipped(file) : { kind: 'file', file };
}

interface Expanding {
  reading: ReadingOptions;
  /** Yields JSON lines in blocks. Off when stopping at the first fault, because later documents must not run yet. */
  inBlocks: boolean;
  results: Results;
  /** The counts, whose total is estimated from the documents read so far and their share of the file. */
  counts: Counts;
  unreadable: RowOfUnreadable;
}

/** Returns the row of a file that cannot be read. */
type RowOfUnreadable = (file: string, why: Message) => Row;

/** Expands files into their documents, and archives and e-mails into their files. */
async function* expand(files: AsyncIterable<FoundFile>, expanding: Expanding): AsyncGenerator<Item> {
  const { reading, inBlocks, results, counts, unreadable } = expanding;
  for await (const found of files) {
    if (found.kind === 'known') {
      yield found;
      continue;
    }
    const { file } = found;
    const others = counts.total - 1;
    let count = 0;
    for await (const item of documentsOf(file, reading, inBlocks)) {
      if (item.kind === 'contained') {
        count += item.documents.length;
        counts.total = Math.max(counts.total, others + count);
        // A contained file counts as a separate file.
        if (await results.skips(item.file, item.digest)) yield skipped(item.file);
        else yield* contained(item, unreadable);
        continue;
      }
      yield item.kind === 'unreadable' ? known(file, unreadable(item.name, item.why)) : { file, ...item };
      if (item.kind !== 'end') count += item.kind === 'block' ? item.values : 1;
      // The rest of a partly read file is estimated from its size.
      if ('part' in item) counts.total = others + Math.round(count / item.part);
      if (item.kind === 'end') counts.total = others + count;
    }
  }
}

function contained({ file, digest, documents }: Contained, rowOf: RowOfUnreadable): Item[] {
  const items = documents.map(
    (each): Item => (each.kind === 'unreadable' ? known(file, rowOf(each.name, each.why)) : { file, ...each }),
  );
  return [...items, { file, kind: 'end', digest }];
}

/** Yields items until the batch has to stop. */
async function* until(stop: Stop, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (stop.requested) return;
    yield item;
  }
}

/** The size up to which JSON and XML take far less than a second. */
const QUICK = 128 * 1024;

/** Returns whether a document or block cannot take long: YAML with aliases and PDFs can, however small they are. */
function isQuick(item: BatchDocument | BatchBlock): boolean {
  if (item.kind === 'block') return item.bytes.length <= QUICK;
  const { text, bytes, isJson, format } = item;
  return format !== 'pdf' && text.length + (bytes?.length ?? 0) <= QUICK && (isJson || !text.includes('*'));
}

interface Executing {
  pool: Threads;
  timeLimit: number | undefined;
  unreadable: RowOfUnreadable;
  chain: Chain | undefined;
}

/** Results that each name the previous one. Documents are processed and written one after another. */
interface Chain {
  /** The request field for the previous result. */
  field: string;
  /** The last result; undefined until there is one. */
  last?: string;
}

/** Runs an item on a thread, if there is work to do. */
async function execute(item: Item, executing: Executing): Promise<Done> {
  if (item.kind === 'known') return { item, outcome: { row: item.row } };
  if (item.kind === 'block') return executeBlock(item, executing);
  return item.kind === 'end' ? { item } : { item, outcome: await executeDocument(item, executing) };
}

async function executeDocument(document: BatchDocument, executing: Executing): Promise<Outcome> {
  const { pool, timeLimit = 0, unreadable, chain } = executing;
  const { name } = document;
  const given = chain?.last === undefined ? document : { ...document, fields: { [chain.field]: chain.last } };
  try {
    const outcome = outcomeOf(name, await pool.run(given));
    const body = outcome.made?.content?.body;
    if (chain && typeof body === 'string') chain.last = body;
    return outcome;
  } catch (error) {
    if (!(error instanceof TaskStopped)) throw error;
    const row = unreadable(name, whyStopped(error, timeLimit));
    return { row: error.why === 'memory' ? row : { ...row, milliseconds: timeLimit * 1000 } };
  }
}

/** Runs the documents of a block, one by one if they take too long together. */
async function executeBlock(item: BatchBlock, executing: Executing): Promise<Done> {
  try {
    return { item, parts: (await executing.pool.runBlock(item)).parts };
  } catch (error) {
    if (!(error instanceof TaskStopped)) throw error;
  }
  const parts: BlockPart[] = [];
  let number = item.first;
  for (const value of valuesIn(item, MOST_CHARACTERS)) {
    const document = lineDocument(value, `${item.file}#${number++}`);
    if (document.kind === 'unreadable') parts.push({ unreadable: document });
    else parts.push({ outcome: await executeDocument(document, executing) });
  }
  return { item, parts };
}

/** Takes the outcomes of an item, in order. */
async function sink({ item, outcome, parts = [] }: Done, outcomes: Outcomes, pool: Threads): Promise<void> {
  if (item.kind === 'end') await outcomes.end(item.file, item.digest);
  if (outcome) await outcomes.take(item.file, outcome);
  for (const part of parts) await outcomes.takePart(item.file, part);
  if (item.kind === 'block') pool.endBlock(item);
}

function skipped(file: string): Known {
  return known(file, { file, status: 'skipped', milliseconds: 0 });
}

function known(file: string, row: Row): Known {
  return { kind: 'known', file, row };
}

function shareOf(item: Item, jobs: number): number {
  if (item.kind === 'block') return shareOfBlock(jobs);
  return item.kind === 'document' ? shareOfTask(item.text.length) : 0;
}

/** Whether and why the batch has to stop. */
interface Stop {
  requested: boolean;
  /** The exit code, if a signal requested the stop. */
  exit: number | undefined;
  /** Stops listening for signals. */
  release(): void;
}

/** Stops the batch gracefully at the first signal, and at once at the second. */
function stopping(): Stop {
  const state: Stop = { requested: false, exit: undefined, release };
  const handlers = Object.entries(SIGNALS).map(([signal, exit]) => {
    const handler = () => {
      if (state.exit !== undefined) process.exit(exit);
      state.requested = true;
      state.exit = exit;
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  function release() {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  }
  return state;
}
