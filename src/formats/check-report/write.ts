/** Writes reports as files. */

import { jsonText } from '../../engine/reading/json-text.ts';
import type { Translation } from '../../engine/text/message.ts';
import type { CheckReport } from './data.ts';
import type { FolderReport } from './folder.ts';
import { paperHtml } from './html.ts';
import { reportPaper } from './paper.ts';

/** The kinds of files that a report is written as, with their media types. */
export const REPORT_TYPES = { json: 'application/json', html: 'text/html', pdf: 'application/pdf' } as const;

export type ReportKind = keyof typeof REPORT_TYPES;

/** Returns a report as the content of a file. */
export async function writeReport(
  report: CheckReport | FolderReport,
  kind: ReportKind,
  translation?: Translation,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (kind === 'json') return `${jsonText(report, true)}\n`;
  const paper = reportPaper(report, translation);
  if (kind === 'html') return paperHtml(paper);
  const { drawPdf, writePdf } = await import('../../paper/pdf/draw.ts');
  return writePdf(await drawPdf(paper, paper.size, new Date(report.checked_at)));
}
