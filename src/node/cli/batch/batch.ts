import { resolve } from 'node:path';
import { runAll } from '../../../service/bulk/run-all.ts';
import { operationNamed } from '../../../service/operations/index.ts';
import type { CommandError } from '../../files/exit.ts';
import { EXIT, SIGNALS, usageError } from '../../files/exit.ts';
import { printable } from '../printable.ts';
import {
  counted,
  type LocatedError,
  reportError,
  reportFailure,
  reportLocatedWarnings,
  reportLosses,
} from '../report.ts';
import type { Session } from '../session.ts';
import { createThreadPool, MOST_WAITING, TASKS_AHEAD } from '../work/thread-pool.ts';
import type { BatchAnswer, BatchSetup, Made } from './document-work.ts';
import { type BatchDocument, documentsOf, type FileEnd } from './documents.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { createProgress } from './progress.ts';
import { openReport, type Row } from './report-file.ts';
import { createResults, type Destination } from './results.ts';
import { type Summary, summaryLines, Tally } from './summary.ts';

export interface BatchOptions {
  setup: BatchSetup;
  destination: Destination;
  jobs: number;
  /** The file of the report. */
  report: string | undefined;
  failFast: boolean;
  /** Returns whether one of the files that paths lead to is worked on; without it all are. */
  only?: (file: string) => boolean;
}

/** A document to be worked on, what is known of one without work, or the end of a file. */
type Item = { file: string } & (BatchDocument | { kind: 'known'; row: Row } | FileEnd);

/** Runs an operation on all documents that paths lead to (chapter 09 §11), and returns the exit code. */
export async function batch(session: Session, paths: readonly string[], options: BatchOptions): Promise<number> {
  const takesXml = operationNamed(options.setup.operation)?.takesXml ?? false;
  const found = documentFiles(paths, takesXml, options);
  const stop = stopping();
  // Opened first, so that a report that cannot be written fails before all the work.
  const report = options.report === undefined ? undefined : openReport(options.report);
  const journal = typeof options.destination === 'object' ? options.destination.journal : undefined;
  const tally = new Tally();
  const settle = (row: Row) => {
    tally.add(row);
    report?.add(row);
  };
  try {
    const start = performance.now();
    await workOn(session, found, options, stop, settle);
    const summary = tally.summary(performance.now() - start);
    for (const line of summaryLines(summary)) session.note(line);
    await report?.end(summary);
    if (!stop.requested && exitOf(summary) === EXIT.done) journal?.end();
    return stop.exit ?? exitOf(summary);
  } finally {
    report?.discard();
    journal?.close();
    stop.release();
  }
}

/** Returns the files that paths lead to, without the report: one of an earlier run may lie among them. To name it as a document too is a mistake. */
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
    throw usageError(`${report} is named as a document and as the report`);
  return { ...found, files: found.files.filter(({ file }) => resolve(file) !== place) };
}

/** Does the work, and says what became of each document. */
async function workOn(
  session: Session,
  { files, unreadable }: FoundFiles,
  { setup, destination, jobs, report, failFast }: BatchOptions,
  stop: Stop,
  settle: (row: Row) => void,
): Promise<void> {
  const results = createResults(session, files, destination, setup, report);
  const progress = createProgress(session);
  const counts = { done: 0, total: files.length + unreadable.length, faulty: 0 };
  const pool = await createThreadPool(setup, jobs);
  // To stop at the first fault, no documents may be ahead of it.
  const ahead = failFast ? jobs : jobs * TASKS_AHEAD;
  const reported = new Set<CommandError>();

  async function* items(): AsyncGenerator<Item> {
    for (const { path, message } of unreadable) yield known(path, unreadableRow(path, message));
    for (const { file } of files) {
      if (await results.skips(file)) yield known(file, { file, status: 'skipped', milliseconds: 0 });
      else yield* itemsOf(file);
    }
  }
  async function* itemsOf(file: string): AsyncGenerator<Item> {
    const others = counts.total - 1;
    let count = 0;
    for await (const item of documentsOf(file)) {
      if (item.kind === 'unreadable') count++;
      if (item.kind === 'unreadable') yield known(file, unreadableRow(item.name, item.message));
      else yield { file, ...item };
      // Of a file in reading, as many more are to come as its size lets expect.
      if (item.kind === 'document') counts.total = others + Math.round(++count / item.part);
      if (item.kind === 'end') counts.total = others + count;
    }
  }
  async function* untilStopped(): AsyncGenerator<Item> {
    for await (const item of items()) {
      if (stop.requested) return;
      yield item;
    }
  }
  const work = async (item: Item) => {
    if (item.kind === 'known') return { item, row: item.row };
    return item.kind === 'end' ? { item } : { item, ...rowOf(item, await pool.run(item)) };
  };
  const failed = () => {
    counts.faulty++;
    stop.requested ||= failFast;
  };
  const unwritten = (file: string, error: CommandError): Pick<Row, 'status' | 'error'> => {
    if (!reported.has(error)) progress.beside(() => reportFailure(session, error));
    reported.add(error);
    return { status: 'unwritten', error: fileErrorOf(error.file ?? file, error.message) };
  };
  const take = async ({ item, row, made }: { item: Item; row?: Row; made?: Made }) => {
    const { file } = item;
    if (item.kind === 'end') {
      const error = await results.end(file, item.digest);
      if (error) settle({ file, milliseconds: 0, ...unwritten(file, error) });
      if (error) failed();
    }
    if (!row) return;
    counts.done++;
    const { warnings, losses, error } = row;
    if (warnings) progress.beside(() => reportLocatedWarnings(session, row.file, warnings));
    if (losses) progress.beside(() => reportLosses(session, row.file, losses));
    if (made?.files && typeof destination === 'object') {
      const text = `${counted(made.files, 'file')} attached; convert it by itself with --files to save them`;
      progress.beside(() => session.note(`${printable(row.file)}: ${text}`));
    }
    if (error && destination !== 'output') progress.beside(() => reportError(session, error));
    const failure = await results.take(file, row, made);
    if (failure) Object.assign(row, unwritten(row.file, failure));
    if (row.status !== 'ok' && row.status !== 'skipped') failed();
    settle(row);
    progress.show(counts);
  };

  try {
    const load = { of: (item: Item) => (item.kind === 'document' ? item.text.length : 0), most: MOST_WAITING };
    await runAll(untilStopped(), work, take, { ahead, ordered: true, load });
  } finally {
    results.discard();
    await pool.end();
  }
  progress.end();
}

function exitOf({ unreadable, unwritten, faulty }: Summary): number {
  if (unreadable + unwritten > 0) return EXIT.files;
  return faulty > 0 ? EXIT.faulty : EXIT.done;
}

function known(file: string, row: Row): Item {
  return { kind: 'known', file, row };
}

function unreadableRow(file: string, message: string): Row {
  return { file, status: 'unreadable', milliseconds: 0, error: fileErrorOf(file, message) };
}

/** Returns the error of a file that cannot be read or written, as a row has it. */
function fileErrorOf(file: string, message: string): LocatedError {
  return { code: 400, key: 'input', message, file };
}

function rowOf({ name }: BatchDocument, answer: BatchAnswer): { row: Row; made?: Made } {
  const { milliseconds, warnings, losses } = answer;
  const more = { ...(warnings && { warnings }), ...(losses && { losses }) };
  if (answer.ok) return { row: { file: name, status: 'ok', milliseconds, ...more }, made: answer.made };
  return { row: { file: name, status: 'faulty', milliseconds, error: answer.error, ...more } };
}

/** Whether the batch is to end, and why. */
interface Stop {
  requested: boolean;
  /** The exit code, where a signal asked for it. */
  exit: number | undefined;
  /** Signals are no longer taken. */
  release(): void;
}

/** Ends the batch in order at the first signal to end, at once at the second. */
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
