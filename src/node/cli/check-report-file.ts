import { extname } from 'node:path';
import { message } from '../../engine/text/message.ts';
import { PDF_MARK, type ReportKind } from '../../formats/check-report/kinds.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { beginningOf, readBytes } from '../files/input.ts';
import { statOf } from '../files/stat.ts';

const KINDS: Readonly<Record<string, ReportKind>> = { '.html': 'html', '.htm': 'html', '.pdf': 'pdf', '.json': 'json' };

/** Returns the kind of a report of a check by the ending of its name, if it has one. */
export function kindOfReport(file: string): ReportKind | undefined {
  return KINDS[extname(file).toLowerCase()];
}

/** Returns the kind of the report of one check. Refuses other endings, and to replace a file that is not a report. */
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
