import { type Message, type Translation, words } from '../../../engine/text/message.ts';
import type { CommandError } from '../../files/exit.ts';
import { printable } from '../printable.ts';
import { type LocatedError, reportError, reportFailure, reportLocatedWarnings, reportLosses } from '../report.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';
import type { BatchAnswer, BatchBlockAnswer, BuiltJson } from './document-work.ts';
import type { Counts, Progress } from './progress.ts';
import type { Row } from './report-file.ts';
import type { Destination, Results } from './results.ts';

/** The outcome of a document: its report row and its result. */
export interface Outcome {
  row: Row;
  made?: BuiltJson;
}

/** The outcomes of a part of a block, or of a single document of it. */
export type BlockPart = BatchBlockAnswer['parts'][number] | { outcome: Outcome };

/** Where outcomes are reported. */
interface ReportContext {
  session: Session;
  destination: Destination;
  results: Results;
  progress: Progress;
  counts: Counts;
  settle: (row: Row) => void;
  /** The largest number of rows and results that wait for a result to reach the disk. */
  waiting: number;
  /** Called for each document that is not valid. */
  failed: () => void;
}

const FAILED: ReadonlySet<Row['status']> = new Set(['faulty', 'unreadable', 'unwritten']);

/** Takes outcomes in order: stores the results, reports them and counts. */
export class Outcomes {
  readonly #context: ReportContext;
  /** Write errors, each reported once. */
  readonly #reported = new Set<CommandError>();
  /** The rows and results that wait for a result to reach the disk. Each follows the previous one. */
  readonly #waiting: Promise<void>[] = [];

  constructor(context: ReportContext) {
    this.#context = context;
  }

  /** Takes the outcome of a document. */
  async take(file: string, { row, made }: Outcome): Promise<void> {
    const { session, destination, results, progress } = this.#context;
    const { warnings, losses, error } = row;
    if (warnings) progress.interrupt(() => reportLocatedWarnings(session, row.file, warnings));
    if (losses) progress.interrupt(() => reportLosses(session, row.file, losses));
    if (made?.files && typeof destination === 'object') {
      const said = { file: printable(row.file), count: made.files };
      progress.interrupt(() => session.note(session.say(texts.attachedInBatch, said)));
    }
    if (error && destination !== 'output') progress.interrupt(() => reportError(session, error));
    const failure = await results.take(file, row, made);
    await this.#inOrder(() => this.#settle([row], failure));
  }

  /** Takes the outcomes of a part of a block. */
  async takePart(file: string, part: BlockPart): Promise<void> {
    if ('outcome' in part) return this.take(file, part.outcome);
    if ('unreadable' in part)
      return this.take(file, {
        row: unreadableRow(part.unreadable.name, part.unreadable.why, this.#context.session.translation),
      });
    if ('document' in part) return this.take(file, outcomeOf(part.document.name, part.answer));
    const { first, milliseconds, lines } = part;
    const rows = milliseconds.map(
      (each, i): Row => ({ file: `${file}#${first + i}`, status: 'ok', milliseconds: each }),
    );
    const failure = await this.#context.results.takeLines(file, lines);
    await this.#inOrder(() => this.#settle(rows, failure));
  }

  /** Takes the end of a file. */
  async end(file: string, digest: string): Promise<void> {
    const commit = this.#context.results.end(file, digest);
    if (!commit) return;
    await this.#inOrder(async () => {
      const failure = await commit();
      if (!failure) return;
      this.#context.settle({ file, milliseconds: 0, ...this.#unwritten(file, failure) });
      this.#context.failed();
    });
  }

  /** Waits until every row is settled and every result is in place. */
  async settled(): Promise<void> {
    await this.#waiting.at(-1);
  }

  /** Does work after all earlier work. Waits only if too much is waiting. */
  async #inOrder(work: () => void | Promise<void>): Promise<void> {
    const done = (this.#waiting.at(-1) ?? Promise.resolve()).then(work);
    this.#waiting.push(done);
    // Failed work stays, so that everything after it fails.
    done.then(
      () => this.#waiting.shift(),
      () => {},
    );
    if (this.#waiting.length > this.#context.waiting) await this.#waiting[0];
  }

  #settle(rows: readonly Row[], failure: CommandError | undefined): void {
    const { counts, failed, settle, progress } = this.#context;
    for (const row of rows) {
      counts.done++;
      if (failure) Object.assign(row, this.#unwritten(row.file, failure));
      if (FAILED.has(row.status)) failed();
      settle(row);
    }
    progress.show(counts);
  }

  #unwritten(file: string, error: CommandError): Pick<Row, 'status' | 'error'> {
    const { session, progress } = this.#context;
    if (!this.#reported.has(error)) progress.interrupt(() => reportFailure(session, error));
    this.#reported.add(error);
    return { status: 'unwritten', error: fileErrorOf(error.file ?? file, session.words(error.said)) };
  }
}

/** Returns the outcome of a readable document. */
export function outcomeOf(name: string, answer: BatchAnswer): Outcome {
  const { milliseconds, warnings, losses, check } = answer;
  const more = { ...(warnings && { warnings }), ...(losses && { losses }), ...(check && { check }) };
  if (answer.ok) {
    const status = answer.made.unjudged ? 'unjudged' : 'ok';
    return { row: { file: name, status, milliseconds, ...more }, made: answer.made };
  }
  return { row: { file: name, status: 'faulty', milliseconds, error: answer.error, ...more } };
}

/** Returns the row of an unreadable file. */
export function unreadableRow(file: string, why: Message, translation: Translation | undefined): Row {
  const message = words(why, translation);
  return { file, status: 'unreadable', milliseconds: 0, error: fileErrorOf(file, message) };
}

/** Returns the error of a file that cannot be read or written, for its row. */
function fileErrorOf(file: string, message: string): LocatedError {
  return { code: 400, key: 'input', message, faults: [], file };
}
