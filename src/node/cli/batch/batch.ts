import type { CommandError } from '../exit.ts';
import { EXIT } from '../exit.ts';
import { readTextFile } from '../input.ts';
import { reportError } from '../report.ts';
import type { Session } from '../session.ts';
import { createCrew, TASKS_AHEAD } from '../work/crew.ts';
import { runAll } from '../work/run-all.ts';
import { writeFileWhole } from '../write-file.ts';
import type { BatchAnswer, BatchSetup } from './document-work.ts';
import { findFiles } from './find-files.ts';
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
  const { setup, destination, jobs, failFast } = options;
  const start = performance.now();
  const { files, missing } = findFiles(paths);
  const results = createResults(session, files, destination, setup.operation);
  const progress = createProgress(session);
  const rows: Row[] = [];
  const counts = { done: 0, total: files.length + missing.length, faulty: 0 };
  const stop = stopping();
  const crew = await createCrew(setup, jobs);
  // To stop at the first fault, no documents may be ahead of it.
  const ahead = failFast ? jobs : jobs * TASKS_AHEAD;

  function* items(): Generator<Item> {
    for (const path of missing) yield unreadable(path, `open ${path}: no such file or folder`);
    for (const { file } of files) {
      const documents = read(file);
      counts.total += documents.length - 1;
      results.expect(file, documents.length);
      for (const document of documents) {
        if (stop.requested) return;
        yield document;
      }
    }
  }
  const work = async (item: Item) => ('status' in item ? { row: item } : rowOf(item, await crew.run(item)));
  const take = async ({ row, result }: { row: Row; result?: string | undefined }) => {
    rows.push(row);
    counts.done++;
    if (row.status !== 'ok') {
      counts.faulty++;
      stop.requested ||= failFast;
    }
    const { error } = row;
    if (error && destination !== 'output') progress.beside(() => reportError(session, error));
    await results.take(row, result);
    progress.show(counts);
  };

  try {
    await runAll(items(), work, take, { ahead, ordered: true });
  } finally {
    await crew.end();
    stop.release();
  }
  progress.end();
  const summary = summaryOf(rows, performance.now() - start);
  for (const line of summaryLines(summary)) session.note(line);
  if (options.report !== undefined) writeFileWhole(options.report, reportText(options.report, rows, summary));
  return stop.interrupted ? EXIT.interrupted : exitOf(summary);
}

function exitOf({ unreadable, faulty }: Summary): number {
  if (unreadable > 0) return EXIT.files;
  return faulty > 0 ? EXIT.faulty : EXIT.done;
}

/** The documents of a file; where it cannot be read, the row that says why. */
function read(file: string): Item[] {
  try {
    return splitDocuments(readTextFile(file));
  } catch (error) {
    // Nothing else is thrown for a file.
    return [unreadable(file, (error as CommandError).message)];
  }
}

function unreadable(file: string, message: string): Row {
  return { file, status: 'unreadable', milliseconds: 0, error: { code: 400, key: 'input', message, file } };
}

function rowOf({ name }: BatchDocument, answer: BatchAnswer): { row: Row; result?: string } {
  const { milliseconds } = answer;
  if (answer.ok) return { row: { file: name, status: 'ok', milliseconds }, result: answer.result };
  return { row: { file: name, status: 'faulty', milliseconds, error: answer.error } };
}

/** Ends the batch in order at the first interruption, at once at the second. */
function stopping() {
  const state = { requested: false, interrupted: false, release };
  function interrupt() {
    if (state.interrupted) process.exit(EXIT.interrupted);
    state.requested = true;
    state.interrupted = true;
  }
  function release() {
    process.off('SIGINT', interrupt);
  }
  process.on('SIGINT', interrupt);
  return state;
}
