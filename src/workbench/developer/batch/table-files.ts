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
    if (!reading) return faultyFile(path, say(texts.leftTable));
    const { texts: documents } = await engine().call('tableDocuments', { table, ...reading });
    return linesFile(documents, path);
  }

  /** Returns how to read a table: like the first one with its columns, except for number and date formats it reveals itself. */
  async #readingOf(table: Table, path: string): Promise<TableReading | undefined> {
    const headings = headingsOf(table);
    if (!this.#readings.has(headings)) {
      const answered = await new Promise<TableReading | undefined>((answer) => {
        ask({ kind: 'tables', tables: [table], name: path, answer });
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
