import { runPipeline } from '../../../operations/pipeline.ts';
import { useBackend } from '../../engine/service/backend.ts';
import { pathOf } from '../../ui/file-entries.ts';
import { answerTo, type Task, unreadableRow } from './answer.ts';
import type { Batch } from './batch-state.ts';
import { DocumentStopped, type Pool, startPool } from './pool.ts';
import { discover, type FileDocuments, type SourceDocument } from './read-files.ts';
import type { Row } from './row.ts';
import { TIME_LIMIT, tookTooLong } from './time-limit.ts';

/** A document and its row in the table. */
interface Item {
  document: SourceDocument;
  at: number;
}

/** Processes the documents of files, and knows how far it is. */
export class BatchWork {
  readonly #files: readonly File[];
  /** In file order. Answers come in any order, so missing ones are holes. */
  readonly #rows: Row[] = [];
  readonly #onRow: (row: Row) => void;
  readonly #started = performance.now();
  #unread: number;
  #found = 0;
  #guessed: readonly string[] = [];

  /** @param done the rows of documents processed earlier @param onRow called for each new row */
  constructor(files: readonly File[], done: readonly Row[], onRow: (row: Row) => void) {
    this.#files = files;
    this.#unread = files.length;
    this.#onRow = onRow;
    for (const row of done) this.#rows[row.position] = row;
  }

  progress(): Pick<Batch, 'rows' | 'total' | 'elapsed' | 'guessed'> {
    return {
      rows: this.#rows.filter(() => true),
      total: this.#found + this.#unread,
      guessed: this.#guessed,
      elapsed: performance.now() - this.#started,
    };
  }

  /** Rejects if a service does not answer or the signal aborts. */
  async run(task: Task): Promise<void> {
    const { signal } = task;
    const pool = startPool(useBackend.getState().backend, TIME_LIMIT * 1000);
    const stages = {
      discover: discover(this.#files, signal, (portion) => this.#noteRead(portion)),
      expand: (files: AsyncIterable<FileDocuments>) => expand(files, this.#rows, signal),
      execute: (item: Item) => execute(item, pool, task),
      sink: (row: Row) => this.#sink(row),
    };
    try {
      await runPipeline(stages, { ahead: pool.size, ordered: false });
      signal.throwIfAborted();
    } finally {
      pool.end();
    }
  }

  #noteRead(portion: readonly FileDocuments[]): void {
    const guessed = portion.filter((each) => each.guessed).map(({ file }) => pathOf(file));
    this.#unread -= portion.length;
    this.#found += portion.reduce((sum, { documents }) => sum + documents.length, 0);
    if (guessed.length > 0) this.#guessed = [...this.#guessed, ...guessed];
  }

  #sink(row: Row): void {
    this.#rows[row.position] = row;
    this.#onRow(row);
  }
}

/** Expands files into their documents, except those that have a row. */
async function* expand(
  files: AsyncIterable<FileDocuments>,
  rows: readonly Row[],
  signal: AbortSignal,
): AsyncGenerator<Item> {
  let at = 0;
  for await (const { file, documents } of files) {
    for (const document of documents) {
      signal.throwIfAborted();
      const name = document.part === undefined ? pathOf(file) : `${pathOf(file)}#${document.part}`;
      if (!rows[at]) yield { document: { ...document, file, name }, at };
      at++;
    }
  }
}

/** Returns the row of a document. */
async function execute({ document, at }: Item, pool: Pool, task: Task): Promise<Row> {
  try {
    return await pool.run((client) => answerTo(document, at, client, task));
  } catch (error) {
    if (!(error instanceof DocumentStopped)) throw error;
    return { ...unreadableRow(document, at, tookTooLong()), time: TIME_LIMIT * 1000 };
  }
}
