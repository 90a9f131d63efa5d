/** Converts tables among the files of a batch to documents, as files of JSON lines. */

import { hasAmounts } from '../../../intake/amounts.ts';
import { headingsOf } from '../../../intake/headings.ts';
import type { Table } from '../../../intake/table.ts';
import { engine } from '../../engine/service/engine.ts';
import { ask } from '../../state/drafts/questions.ts';
import type { TableReading } from '../../state/drafts/read-documents.ts';
import { say } from '../../ui/texts/say.ts';
import { faultyFile } from './faulty-file.ts';
import * as texts from './texts.ts';

/** Returns documents as a file, a line each. */
export function linesFile(documents: readonly string[], path: string): File {
  const lines = documents.map((text) => `${JSON.stringify(JSON.parse(text))}\n`);
  return new File(lines, path, { lastModified: 0 });
}

/** Converts the tables of a batch to documents. Tables with the same columns share one question about their content. */
export class TableFiles {
  readonly #readings = new Map<string, TableReading | undefined>();

  /** Returns the documents of a file's tables as files. Of a workbook only sheets with amounts, if there are any. */
  async filesOf(tables: readonly Table[], path: string): Promise<File[]> {
    const files: File[] = [];
    const wanted = await withAmounts(tables);
    for (const table of wanted) {
      files.push(await this.#fileOf(table, wanted.length === 1 ? path : `${path}/${table.name}`));
    }
    return files;
  }

  async #fileOf(table: Table, path: string): Promise<File> {
    const reading = await this.#readingOf(table, path);
    const made = reading && (await documentsOf(table, reading));
    // The first table with these columns may have had no discounts that need a choice.
    if (reading && made && made.undecided.length > 0) {
      const again = await this.#asked(table, path);
      return again ? linesFile((await documentsOf(table, again)).texts, path) : faultyFile(path, say(texts.leftTable));
    }
    return made ? linesFile(made.texts, path) : faultyFile(path, say(texts.leftTable));
  }

  async #asked(table: Table, path: string): Promise<TableReading | undefined> {
    const answered = await new Promise<TableReading | undefined>((answer) => {
      ask({ kind: 'tables', tables: [table], name: path, answer });
    });
    this.#readings.set(headingsOf(table), answered);
    return answered;
  }

  /** Returns how to read a table: like the first one with its columns, except for number and date formats it reveals itself. */
  async #readingOf(table: Table, path: string): Promise<TableReading | undefined> {
    const headings = headingsOf(table);
    if (!this.#readings.has(headings)) return this.#asked(table, path);
    const reading = this.#readings.get(headings);
    if (!reading) return undefined;
    const { writing } = await engine().call('guessTable', { table, otherwise: reading.mapping.writing });
    return { ...reading, mapping: { ...reading.mapping, writing } };
  }
}

function documentsOf(table: Table, reading: TableReading) {
  return engine().call('tableDocuments', { table, ...reading });
}

/** Returns the tables that seem to have amounts, or all if no table seems to have any. */
async function withAmounts(tables: readonly Table[]): Promise<readonly Table[]> {
  if (tables.length < 2) return tables;
  const found: Table[] = [];
  for (const table of tables) {
    const { fields } = await engine().call('guessTable', { table, otherwise: { decimal: '.', order: 'dmy' } });
    if (hasAmounts(fields)) found.push(table);
  }
  return found.length > 0 ? found : tables;
}
