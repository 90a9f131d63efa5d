/** Tables among the files of a batch: what their documents are, as files of JSON lines. */

import { hasAmounts } from '../../intake/amounts.ts';
import { headingsOf } from '../../intake/headings.ts';
import type { Table } from '../../intake/table.ts';
import { ask } from '../drafts/questions.ts';
import type { TableReading } from '../drafts/read-documents.ts';
import { engine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import { faultyFile } from './faulty-file.ts';
import * as texts from './texts.ts';

/** Returns documents as a file, one a line. */
export function linesFile(documents: readonly string[], path: string): File {
  const lines = documents.map((text) => `${JSON.stringify(JSON.parse(text))}\n`);
  return new File(lines, path, { lastModified: 0 });
}

/** Makes documents of the tables of one batch. What the columns of one hold is asked once for all that have the same. */
export class TableFiles {
  readonly #readings = new Map<string, TableReading | undefined>();

  /** Returns what the tables of a file come to; of a workbook only sheets with amounts, where there are some. */
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
    if (!reading) return faultyFile(path, say(texts.leftTable));
    const { texts: documents } = await engine().call('tableDocuments', { table, ...reading });
    return linesFile(documents, path);
  }

  /** How a table is read: as the first with its columns, but that it may tell itself how its numbers and dates are written. */
  async #readingOf(table: Table, path: string): Promise<TableReading | undefined> {
    const headings = headingsOf(table);
    if (!this.#readings.has(headings)) {
      const answered = await new Promise<TableReading | undefined>((answer) => {
        ask({ sort: 'tables', tables: [table], name: path, answer });
      });
      this.#readings.set(headings, answered);
      return answered;
    }
    const reading = this.#readings.get(headings);
    if (!reading) return undefined;
    const { writing } = await engine().call('guessTable', { table, otherwise: reading.mapping.writing });
    return { ...reading, mapping: { ...reading.mapping, writing } };
  }
}

/** The tables that have amounts, as far as that can be guessed; all of them where none has. */
async function withAmounts(tables: readonly Table[]): Promise<readonly Table[]> {
  if (tables.length < 2) return tables;
  const found: Table[] = [];
  for (const table of tables) {
    const { fields } = await engine().call('guessTable', { table, otherwise: { decimal: '.', order: 'dmy' } });
    if (hasAmounts(fields)) found.push(table);
  }
  return found.length > 0 ? found : tables;
}
