import { extname } from 'node:path';
import type { Outcome } from '../../engine/faults.ts';
import type { SignOptions } from '../../engine/index.ts';
import { message, type Translation } from '../../engine/text/message.ts';
import type { Report } from '../../formats/check-report/index.ts';
import { PDF_MARK, type ReportKind } from '../../formats/check-report/kinds.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { beginningOf, readBytes } from '../files/input.ts';
import { signingKeyIn } from '../files/signing-key.ts';
import { statOf } from '../files/stat.ts';
import { reportNotice } from './report.ts';
import type { Session } from './session.ts';

const KINDS: Readonly<Record<string, ReportKind>> = { '.html': 'html', '.htm': 'html', '.pdf': 'pdf', '.json': 'json' };

/** Returns the kind of a report of a check by the ending of its name, if it has one. */
export function kindOfReport(file: string): ReportKind | undefined {
  return KINDS[extname(file).toLowerCase()];
}

/** Returns the kind of the report of one check. Refuses other endings, and existing files that are not reports. */
export function refuseReport(file: string, isForced = false): ReportKind {
  const kind = kindOfReport(file);
  if (kind === undefined) throw usageError('{file}: a report ends in .html, .pdf or .json', { file });
  if (!isForced) refuseOtherFile(file);
  return kind;
}

/** The beginnings of reports in JSON and HTML. */
const REPORTS: readonly RegExp[] = [
  /^\{\s*"report":\s*"billwright check"/,
  /<meta name="generator" content="Billwright [^"]*">/,
];

const HEAD_LENGTH = 4096;

/** Refuses to replace a file that is not the report of a check. */
function refuseOtherFile(file: string): void {
  const found = statOf(file);
  if (!found?.isFile() || found.size === 0) return;
  const head = beginningOf(file, HEAD_LENGTH);
  const isReport = head.startsWith('%PDF-')
    ? Buffer.from(readBytes(file)).subarray(-PDF_MARK.length).toString() === PDF_MARK
    : REPORTS.some((pattern) => pattern.test(head));
  if (isReport) return;
  const said = message('{file} exists and is not a report; give the report another name, or use --force', { file });
  throw new CommandError(said, EXIT.files, file);
}

/** Returns how to sign a report with the key in a flag. Refuses a key without a report. */
export async function reportKeyIn(
  { report, key }: { report?: string; key?: string[] },
  session: Session,
): Promise<SignOptions | undefined> {
  const named = key?.at(-1);
  if (named === undefined) return undefined;
  if (report === undefined) throw usageError('--key signs the file of --report; give both');
  return { privatekey: await signingKeyIn(named, session.io, (notice) => reportNotice(session, notice)) };
}

/** Returns a report as the content of a file, signed if requested. Throws a `CommandError` if it cannot be signed. */
export async function reportContent(
  report: Report,
  kind: ReportKind,
  by: SignOptions | undefined,
  translation: Translation | undefined,
): Promise<string | Uint8Array> {
  const { writeReport, writeSignedReport } = await import('../../formats/check-report/index.ts');
  if (by === undefined) return writeReport(report, kind, translation);
  return signedOrThrow(await writeSignedReport(report, kind, by, systemEnvironment(), translation));
}

/** Returns what was signed, or throws a `CommandError` with the reason. */
export function signedOrThrow<T>(signed: Outcome<T>): T {
  if (signed.ok) return signed.result;
  const [fault] = signed.faults;
  throw new CommandError(fault ?? message('the report was not signed'), EXIT.signature);
}
