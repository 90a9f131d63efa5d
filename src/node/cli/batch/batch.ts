import { resolve } from 'node:path';
import type { CommandError } from '../../files/exit.ts';
import { EXIT, SIGNALS, usageError } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { openWhole } from '../../files/write-file.ts';
import { type PlacedError, reportError, reportFailure, reportPlacedWarnings } from '../report.ts';
import type { Session } from '../session.ts';
import { createCrew, TASKS_AHEAD } from '../work/crew.ts';
import { runAll } from '../work/run-all.ts';
import type { BatchAnswer, BatchSetup } from './document-work.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { createProgress } from './progress.ts';
import { type Row, reportText } from './report-file.ts';
import { createResults, type Destination } from './results.ts';
import { type BatchDocument, splitDocuments } from './split-documents.ts';
import { type Summary, summaryLines, summaryOf } from './summary.ts';

export interface BatchOptions {
  setup: BatchSetup;
  destination: Destination;
  jobs: number;
  /** The file of the report. */
  report: string | undefined;
  failFast: boolean;
}

/** A document to be worked on, or a file that could not be read. */
type Item = BatchDocument | Row;

/** Runs an operation on all documents that paths lead to (chapter 09 §11), and gives the exit code. */
export async function batch(session: Session, paths: readonly string[], options: BatchOptions): Promise<number> {
  const stop = stopping();
  // Opened first, so that a report that cannot be written is told before all the work.
  const report = options.report === undefined ? undefined : openWhole(options.report);
  try {
    const start = performance.now();
    const rows = await rowsOf(session, paths, options, stop);
    const summary = summaryOf(rows, performance.now() - start);
    for (const line of summaryLines(summary)) session.note(line);
    await report?.write(reportText(options.report ?? '', rows, summary));
    await report?.commit();
    return stop.exit ?? exitOf(summary);
  } finally {
    report?.discard();
    stop.release();
  }
}

/** The files that paths lead to, without the report: one of an earlier run may lie among them. Who names it as a document too errs. */
function documentsIn(paths: readonly string[], report: string | undefined): FoundFiles {
  const found = findFiles(paths);
  if (report === undefined) return found;
  const place = resolve(report);
  if (paths.some((path) => resolve(path) === place))
    throw usageError(`${report} is named as a document and as the report`);
  return { ...found, files: found.files.filter(({ file }) => resolve(file) !== place) };
}

/** Does the work, and gives what became of each document. */
async function rowsOf(
  session: Session,
  paths: readonly string[],
  { setup, destination, jobs, report: reportFile, failFast }: BatchOptions,
  stop: Stop,
): Promise<Row[]> {
  const { files, unreadable } = documentsIn(paths, reportFile);
  const results = createResults(session, files, destination, setup.operation);
  const progress = createProgress(session);
  const rows: Row[] = [];
  const counts = { done: 0, total: files.length + unreadable.length, faulty: 0 };
  const crew = await createCrew(setup, jobs);
  // To stop at the first fault, no documents may be ahead of it.
  const ahead = failFast ? jobs : jobs * TASKS_AHEAD;

  function* items(): Generator<Item> {
    for (const { path, message } of unreadable) yield unreadableRow(path, message);
    for (const { file } of files) {
      const documents = read(file);
      counts.total += documents.length - 1;
      results.expect(file, documents.length);
      yield* documents;
    }
  }
  function* untilStopped(): Generator<Item> {
    for (const item of items()) {
      if (stop.requested) return;
      yield item;
    }
  }
  const failed = (documents: number) => {
    counts.faulty += documents;
    stop.requested ||= failFast;
  };
  const work = async (item: Item) => ('status' in item ? { row: item } : rowOf(item, await crew.run(item)));
  const take = async ({ row, result }: { row: Row; result?: string | undefined }) => {
    rows.push(row);
    counts.done++;
    if (row.status !== 'ok') failed(1);
    const { warnings, error } = row;
    if (warnings) progress.beside(() => reportPlacedWarnings(session, row.file, warnings));
    if (error && destination !== 'output') progress.beside(() => reportError(session, error));
    const unwritten = await results.take(row, result);
    if (unwritten) {
      progress.beside(() => reportFailure(session, unwritten.error));
      for (const each of unwritten.rows) markUnwritten(each, unwritten.error);
      failed(unwritten.rows.length);
    }
    progress.show(counts);
  };

  try {
    await runAll(untilStopped(), work, take, { ahead, ordered: true });
  } finally {
    await crew.end();
  }
  progress.end();
  return rows;
}

function exitOf({ unreadable, unwritten, faulty }: Summary): number {
  if (unreadable + unwritten > 0) return EXIT.files;
  return faulty > 0 ? EXIT.faulty : EXIT.done;
}

/** The documents of a file; where it cannot be read, the row that says why. */
function read(file: string): Item[] {
  try {
    return splitDocuments(readTextFile(file));
  } catch (error) {
    // Nothing else is thrown for a file.
    return [unreadableRow(file, (error as CommandError).message)];
  }
}

function unreadableRow(file: string, message: string): Row {
  return { file, status: 'unreadable', milliseconds: 0, error: fileErrorOf(file, message) };
}

function markUnwritten(row: Row, { message, file = row.file }: CommandError): void {
  row.status = 'unwritten';
  row.error = fileErrorOf(file, message);
}

/** A file that cannot be read or written, as it stands in a row. */
function fileErrorOf(file: string, message: string): PlacedError {
  return { code: 400, key: 'input', message, file };
}

function rowOf({ name }: BatchDocument, answer: BatchAnswer): { row: Row; result?: string } {
  const { milliseconds, warnings } = answer;
  const more = warnings && { warnings };
  if (answer.ok) return { row: { file: name, status: 'ok', milliseconds, ...more }, result: answer.result };
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
