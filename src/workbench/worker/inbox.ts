/** Opens, reads and reports received files, by the code of the command `inbox`. */

import { load } from '../../engine/registry.ts';
import { type Message, message, words } from '../../engine/text/message.ts';
import type { FileCheck } from '../../formats/check-report/data.ts';
import type { ReportKind } from '../../formats/check-report/index.ts';
import type { Localised } from '../../formats/format.ts';
import { ruleClassifier } from '../../formats/rule-class.ts';
import type { RuleClass } from '../../formats/rules/class.ts';
import { UNJUDGED } from '../../formats/unjudged.ts';
import { isContainer, kindOf, membersOf } from '../../inbox/open.ts';
import { type FileRead, readFile, unreadable } from '../../inbox/read-file.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { language } from '../texts/say.ts';
import * as texts from './texts.ts';

/** A file with its path. */
export interface GivenFile {
  path: string;
  content: Blob;
}

/** What is known of a file by itself. */
export interface ReadEntry {
  read: FileRead;
  /** The number of broken rules of each class. */
  classes: Readonly<Record<RuleClass, number>>;
  /** The name of its format, if it has one. */
  format?: Localised | undefined;
}

/** A file as read, or the files in it. */
export type Taken = { entry: ReadEntry } | { members: readonly (GivenFile | { entry: ReadEntry })[] };

/** The largest file that is read, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

const NONE = { format: 0, content: 0, business: 0, advice: 0 };

/** Returns what is known of a file that cannot be read. */
export function unreadableEntry({ path, why }: { path: string; why: Message }): ReadEntry {
  return { read: unreadable(path, kindOf(path), why), classes: NONE };
}

/** Reads a file, or opens one that contains others. */
export async function inboxTake(file: GivenFile): Promise<Taken> {
  const { path, content } = file;
  if (content.size > MOST_BYTES) {
    const why = message(texts.fileTooLarge, { megabytes: MOST_BYTES / 1024 / 1024 });
    return { entry: unreadableEntry({ path, why }) };
  }
  const bytes = await bytesOf(content);
  if (!isContainer(bytes)) return { entry: await entryOf(path, bytes) };
  const members: (GivenFile | { entry: ReadEntry })[] = [];
  for await (const member of membersOf(path, bytes)) {
    const { file: path, bytes: own } = member;
    if (own) members.push({ path, content: new Blob([own]) });
    else members.push({ entry: { read: unreadable(path, member.format, member.why), classes: NONE } });
  }
  return { members };
}

/** Reads a file that was in another one. */
export async function inboxRead({ path, content }: GivenFile): Promise<ReadEntry> {
  return entryOf(path, await bytesOf(content));
}

async function bytesOf(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await content.arrayBuffer());
}

async function entryOf(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadEntry> {
  await load('all');
  const read = await readFile(path, bytes, systemEnvironment());
  const classes = { ...NONE };
  const classOf = await ruleClassifier();
  for (const { code } of read.broken) classes[classOf(code).class]++;
  const { formatOf } = await import('../../formats/formats.ts');
  return { read, classes, format: formatOf(read.format)?.name };
}

/** A file of the list. Files that could not be taken out of their archive have no content. */
export interface ListedFile {
  read: FileRead;
  content: Blob | undefined;
}

/** Reports the check of a file, as the command `batch` does. Files without rules are reported as they are listed. */
export async function inboxCheck({ read, content }: ListedFile): Promise<FileCheck> {
  const { file: name, verdict, reason } = read;
  const bytes = content && (await bytesOf(content));
  const environment = { ...systemEnvironment(), translation: language.translation };
  if (bytes && (verdict === 'valid' || verdict === 'invalid')) {
    const { checkFile } = await import('../../operations/check-report.ts');
    return checkFile({ data: bytes }, environment, { name });
  }
  const { fileCheck } = await import('../../formats/check-report/data.ts');
  const isReadable = verdict === 'not-judged';
  const warnings = [{ template: '', ...reason, code: UNJUDGED, properties: [] }];
  const outcome = isReadable ? { ok: true, warnings } : { ok: false, key: 'input' };
  const check = await fileCheck(outcome, { name, bytes }, environment);
  if (!reason) return check;
  const description = words(reason, language.translation);
  if (isReadable) return { ...check, meaning: [description] };
  const fault: FileCheck['faults'][number] = {
    class: 'format',
    code: 'input',
    level: 'error',
    description,
    places: [],
  };
  return { ...check, classes: { ...NONE, format: 1 }, faults: [fault] };
}

export interface ReportedFiles {
  checks: readonly FileCheck[];
  kind: ReportKind;
}

/** Writes the report of all files. */
export async function inboxReport({ checks, kind }: ReportedFiles): Promise<string | Uint8Array<ArrayBuffer>> {
  const [{ writeReport }, { folderReport }] = await Promise.all([
    import('../../formats/check-report/write.ts'),
    import('../../formats/check-report/folder.ts'),
  ]);
  return writeReport(folderReport(checks, new Date(), language.translation), kind, language.translation);
}
