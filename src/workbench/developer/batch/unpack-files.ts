import { EMAIL_HEAD, isEmailFile } from '../../../intake/email-head.ts';
import { MOST_NESTED, MOST_UNPACKED } from '../../../intake/limits.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Opened } from '../../engine/worker/opening.ts';
import { ask } from '../../state/drafts/questions.ts';
import { pathOf } from '../../ui/file-entries.ts';
import { say } from '../../ui/texts/say.ts';
import { isBatchFile } from './batch-file.ts';
import { faultyFile } from './faulty-file.ts';
import { TableFiles } from './table-files.ts';
import * as texts from './texts.ts';

type Archive = Extract<Opened, { kind: 'archive' }>;

/** A file left in its archive, with its path there and the reason. */
export type LeftFile = Archive['left'][number];

/** Unpacked files: those to process, and the number of archive entries that are not documents. */
export interface Unpacked {
  files: File[];
  passedOver: number;
}

/**
 * Returns files with those in archives, and the documents of tables, in their places. Tables with the same columns share one question about
 * their content. A table given alone becomes a separate batch.
 */
export async function unpackFiles(given: readonly File[]): Promise<Unpacked> {
  const unpacked: Unpacked = { files: [], passedOver: 0 };
  const tables = new TableFiles();
  const isAlone = given.length === 1;
  for (const file of given) await unpack(file, unpacked, { depth: 0, room: MOST_UNPACKED, isAlone, tables });
  return unpacked;
}

/** The nesting depth of a file in archives, the bytes that may still be unpacked, and whether it was given alone. */
interface Within {
  depth: number;
  room: number;
  isAlone: boolean;
  tables: TableFiles;
}

/** Returns the files of an archive under its path, because several archives may use the same names. Entries left in it are reported. */
export function ofArchive({ files, left }: Pick<Archive, 'files' | 'left'>, path: string): Unpacked {
  const named = files.map((file) => new File([file], `${path}/${file.name}`, { lastModified: file.lastModified }));
  const found = named.filter((file) => isBatchFile(file.name));
  const faulty = left.map((each) => faultyFile(`${path}/${each.path}`, each.why));
  return { files: [...faulty, ...found], passedOver: named.length - found.length };
}

async function unpack(file: File, unpacked: Unpacked, within: Within): Promise<void> {
  const path = pathOf(file);
  if (!(await mayHoldSeveral(file))) {
    unpacked.files.push(file);
    return;
  }
  const isArchive = (await beginOf(file)) === 'PK' || (await isEmail(file));
  if (isArchive && (within.depth > MOST_NESTED || within.room < 0)) {
    const why = within.room < 0 ? say(texts.tooMuchWithin) : say(texts.tooDeep);
    unpacked.files.push(faultyFile(path, why));
    return;
  }
  // Errors of inspection are reported when the documents are read.
  const found = await engine()
    .call('recogniseFile', file)
    .catch(() => undefined);
  if (found?.kind === 'archive') {
    const { files, passedOver } = ofArchive(found, path);
    unpacked.passedOver += passedOver;
    if (within.depth > 0) within.room -= files.reduce((sum, { size }) => sum + size, 0);
    within.depth++;
    for (const each of files) await unpack(each, unpacked, within);
    within.depth--;
  } else if (found?.kind === 'tables') {
    if (within.depth === 0 && within.isAlone) ask({ ...found, name: path });
    else unpacked.files.push(...(await within.tables.filesOf(found.tables, path)));
  } else unpacked.files.push(file);
}

/**
 * Returns whether a file is an archive, e-mail or workbook by its first bytes, or a table by its name. A gzip file without a name may be
 * anything.
 */
async function mayHoldSeveral(file: File): Promise<boolean> {
  if (/\.(?:csv|tsv|tab)$/i.test(file.name)) return true;
  const begin = await beginOf(file);
  if (await isEmail(file)) return true;
  return begin === 'PK' || (begin.startsWith('\x1f') && !/\.(?:jsonl?|ndjson|ya?ml|xml|pdf)\.gz$/i.test(file.name));
}

async function isEmail(file: File): Promise<boolean> {
  return isEmailFile(new Uint8Array(await file.slice(0, EMAIL_HEAD).arrayBuffer()));
}

async function beginOf(file: File): Promise<string> {
  return await file.slice(0, 2).text();
}
