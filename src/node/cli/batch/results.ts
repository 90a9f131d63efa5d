import { mkdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { readJson } from '../../../engine/reading/json.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { CommandError, fileError, usageError } from '../../files/exit.ts';
import { onDisk } from '../../files/raw-names.ts';
import { refuseExisting, writeFileWhole } from '../../files/write-file.ts';
import { isYamlName, textOf } from '../output.ts';
import type { GlobalFlags, Session } from '../session.ts';
import type { BatchFile } from './find-files.ts';
import type { Row } from './report-file.ts';

/** Where results go: into a folder, over their files, as lines to standard output, or nowhere. */
export type Destination = { folder: string } | 'in place' | 'output' | 'nowhere';

/** Takes the results of documents, in order, and puts them where they go: a file when all of its documents are good. */
export interface Results {
  /** So many documents of a file will come. */
  expect(file: string, documents: number): void;
  /** Gives what was to be written with this document and could not be. Rejects where nothing more can be written. */
  take(row: Row, result: string | undefined): Promise<Unwritten | undefined>;
}

/** A file that could not be written, why, and the documents whose results it was to hold. */
interface Unwritten {
  error: CommandError;
  rows: readonly Row[];
}

export function createResults(
  session: Session,
  files: readonly BatchFile[],
  destination: Destination,
  operation: string,
): Results {
  if (destination === 'nowhere') return { expect() {}, take: async () => undefined };
  if (destination === 'output') {
    const take = async (row: Row, result: string | undefined) => {
      await session.print(lineOf(row, result));
      return undefined;
    };
    return { expect() {}, take };
  }
  if (operation === 'validate' || operation === 'verify') {
    throw usageError(`${operation} makes no document to write; use --check`);
  }
  const targets =
    destination === 'in place' ? new Map<string, string>() : targetsIn(destination.folder, files, session);
  return toFiles(session.flags, (file) => targets.get(file) ?? file);
}

function lineOf({ file, error }: Row, result: string | undefined): string {
  const name = JSON.stringify(file);
  if (error) return `{"file":${name},"ok":false,"error":${jsonText(error)}}\n`;
  return `{"file":${name},"ok":true,"result":${result}}\n`;
}

/** The file of each result, by the names of the files within the paths that they were found by. */
function targetsIn(folder: string, files: readonly BatchFile[], { flags }: Session): Map<string, string> {
  const targets = new Map(files.map(({ file, within }) => [file, join(folder, within)]));
  const owners = new Map<string, string>();
  for (const [file, target] of targets) {
    const other = owners.get(target);
    if (other !== undefined) throw usageError(`results of ${other} and ${file} would both be ${target}`);
    owners.set(target, file);
    if (!flags.force) refuseExisting(target);
  }
  return targets;
}

function toFiles(flags: GlobalFlags, targetOf: (file: string) => string): Results {
  const open = new Map<string, { missing: number; results: string[]; rows: Row[] }>();
  return {
    expect(file, documents) {
      open.set(file, { missing: documents, results: [], rows: [] });
    },
    async take(row, result) {
      const file = open.has(row.file) ? row.file : row.file.replace(/#\d+$/, '');
      const state = open.get(file);
      if (!state) return undefined;
      state.missing--;
      state.rows.push(row);
      if (result !== undefined) state.results.push(result);
      if (state.missing > 0) return undefined;
      open.delete(file);
      const { rows, results } = state;
      if (results.length < rows.length) return undefined;
      const error = failureOf(() => write(targetOf(file), contentOf(file, results, flags)));
      return error && { error, rows };
    },
  };
}

function failureOf(work: () => void): CommandError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

function write(target: string, content: string): void {
  try {
    mkdirSync(onDisk(dirname(target)), { recursive: true });
  } catch (error) {
    throw fileError('create', dirname(target), error);
  }
  writeFileWhole(target, content);
}

/** What a file holds, in its own format. */
function contentOf(file: string, results: readonly string[], flags: GlobalFlags): string {
  if (extname(file).toLowerCase() === '.jsonl') return results.map((result) => `${result}\n`).join('');
  const format = flags.output ?? (isYamlName(file) ? 'yaml' : 'json');
  const values = results.map((result) => readJson(result)).map((read) => (read.ok ? read.value : null));
  return values.map((value) => textOf(value, format, flags)).join(format === 'yaml' ? '---\n' : '');
}
