/** Writes reports as files. */

import { jsonText } from '../../engine/reading/json-text.ts';
import type { Translation } from '../../engine/text/message.ts';
import type { CheckReport } from './data.ts';
import type { FolderReport } from './folder.ts';
import { paperHtml } from './html.ts';
import { PDF_MARK, type ReportKind } from './kinds.ts';
import { reportPaper } from './paper.ts';

/** Returns a report as the content of a file. */
export async function writeReport(
  report: CheckReport | FolderReport,
  kind: ReportKind,
  translation?: Translation,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (kind === 'json') return `${jsonText(report, true)}\n`;
  const paper = reportPaper(report, translation);
  if (kind === 'html') return paperHtml(paper, `${report.program.name} ${report.program.version}`);
  const { drawPdf, writePdf } = await import('../../paper/pdf/draw.ts');
  return marked(await writePdf(await drawPdf(paper, paper.size, new Date(report.checked_at))));
}

/** Returns the PDF of a report with its mark at the end. */
function marked(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const mark = new TextEncoder().encode(PDF_MARK);
  const whole = new Uint8Array(pdf.length + mark.length);
  whole.set(pdf);
  whole.set(mark, pdf.length);
  return whole;
}
