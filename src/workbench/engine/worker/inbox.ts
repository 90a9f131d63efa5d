/** Opens, reads and reports received files, by the code of the command `inbox`. */

import { messageOf } from '../../../engine/faults.ts';
import type { SignOptions } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { FileCheck } from '../../../formats/check-report/data.ts';
import type { ReportKind } from '../../../formats/check-report/index.ts';
import { isReportFile } from '../../../formats/check-report/is-report.ts';
import type { Localised } from '../../../formats/declare/format.ts';
import { ruleClassifier } from '../../../formats/list/rule-class.ts';
import type { RuleClass } from '../../../formats/rules/class.ts';
import { isContainer, kindOf, membersOf } from '../../../inbox/open.ts';
import { type FileRead, readFiles, unreadable } from '../../../inbox/read-file.ts';
import type { Row } from '../../../inbox/row.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { language } from '../../ui/texts/say.ts';
import { house } from './house.ts';
import * as texts from './texts.ts';

/** A file with its path. */
export interface GivenFile {
  path: string;
  content: Blob;
  /** The SHA-256 of the e-mail that it came in. */
  email?: string | undefined;
}

/** The findings about a file by itself. */
export interface ReadEntry {
  read: FileRead;
  /** The number of broken rules of each class. */
  classes: Readonly<Record<RuleClass, number>>;
  /** The name of its format, if it has one. */
  format?: Localised | undefined;
}

/** The invoices of a file as read, or the files in it. */
export type Taken =
  | { entries: readonly ReadEntry[]; isReport?: boolean }
  | { members: readonly (GivenFile | { entry: ReadEntry })[] };

/** The largest file that is read, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

const NONE = { format: 0, content: 0, business: 0, advice: 0 };

/** Returns the findings about a file that cannot be read. */
export function unreadableEntry({ path, why }: { path: string; why: Message }): ReadEntry {
  return { read: unreadable(path, kindOf(path), why), classes: NONE };
}

/** Reads a file, or opens one that contains others. */
export async function inboxTake(file: GivenFile): Promise<Taken> {
  const { path, content } = file;
  if (content.size > MOST_BYTES) {
    const why = message(texts.fileTooLarge, { megabytes: MOST_BYTES / 1024 / 1024 });
    return { entries: [unreadableEntry({ path, why })] };
  }
  const bytes = await bytesOf(content);
  if (!isContainer(bytes)) {
    const entries = await entriesOf(path, bytes);
    const isInvoice = entries.some(({ read }) => read.facts !== undefined);
    return { entries, isReport: !isInvoice && isReportFile(bytes) };
  }
  const members: (GivenFile | { entry: ReadEntry })[] = [];
  for await (const member of membersOf(path, bytes)) {
    const { file: path } = member;
    if (member.bytes) members.push({ path, content: new Blob([member.bytes]), email: member.email });
    else members.push({ entry: { read: unreadable(path, member.format, member.why), classes: NONE } });
  }
  return { members };
}

/** Reads a file that was in another one, with all its invoices. */
export async function inboxRead({ path, content, email }: GivenFile): Promise<ReadEntry[]> {
  const entries = await entriesOf(path, await bytesOf(content));
  return email ? entries.map((entry) => ({ ...entry, read: { ...entry.read, email } })) : entries;
}

/** Loads what reading needs, so that the first file need not wait for it. */
export async function inboxPrepare(): Promise<void> {
  await entriesOf('', new TextEncoder().encode(EMPTY));
}

const EMPTY = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';

async function bytesOf(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await content.arrayBuffer());
}

async function entriesOf(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadEntry[]> {
  await load('all');
  const [reads, classOf, { formatOf }] = await Promise.all([
    readFiles(path, bytes, { ...systemEnvironment(), translation: language.translation, house: await house() }),
    ruleClassifier(),
    import('../../../formats/list/formats.ts'),
  ]);
  return reads.map((read) => {
    const classes = { ...NONE };
    for (const { code } of read.broken) classes[classOf(code).class]++;
    return { read, classes, format: formatOf(read.format)?.name };
  });
}

/** Checks a file for a report, as every other program does. */
export async function inboxCheck({ path: name, content }: GivenFile): Promise<FileCheck> {
  const { checkFile } = await import('../../../operations/check-report.ts');
  const environment = { ...systemEnvironment(), translation: language.translation, house: await house() };
  return checkFile({ data: await bytesOf(content) }, environment, { name });
}

export interface ReportedFiles {
  rows: readonly Row[];
  /** The files of the rows with their checks, in the same order. */
  reads: readonly FileRead[];
  kind: ReportKind;
  /** How to sign it. */
  by?: SignOptions | undefined;
}

/** Writes the report of all files. Rejects if it cannot be signed. */
export async function inboxReport({ rows, reads, kind, by }: ReportedFiles): Promise<string | Uint8Array<ArrayBuffer>> {
  const [{ writeReport, writeSignedReport }, { inboxReport: reportOf }] = await Promise.all([
    import('../../../formats/check-report/index.ts'),
    import('../../../inbox/exports/report.ts'),
  ]);
  const { translation } = language;
  const report = reportOf(rows, reads, new Date(), translation);
  if (by === undefined) return writeReport(report, kind, translation);
  const signed = await writeSignedReport(report, kind, by, systemEnvironment(), translation);
  if (signed.ok) return signed.result;
  throw new Error(messageOf(signed.faults, translation));
}
