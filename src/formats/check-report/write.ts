/** Writes reports as files. */

import { jsonText } from '../../engine/reading/json-text.ts';
import type { Translation } from '../../engine/text/message.ts';
import type { PdfDraft } from '../../paper/pdf/draw.ts';
import type { CheckReport } from './data.ts';
import type { FolderReport } from './folder.ts';
import { paperHtml } from './html.ts';
import { PDF_MARK, type ReportKind } from './kinds.ts';
import { reportPaper } from './paper.ts';

/** A report on one file or on many. */
export type Report = CheckReport | FolderReport;

/** Returns a report as the content of a file. */
export async function writeReport(
  report: Report,
  kind: ReportKind,
  translation?: Translation,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (kind === 'json') return `${jsonText(report, true)}\n`;
  if (kind === 'html') return pageOf(report, translation);
  return pdfOf(report, translation);
}

/**
 * Returns a report as a page.
 * @param more elements after the pages
 */
export function pageOf(report: Report, translation?: Translation, more?: string): string {
  return paperHtml(reportPaper(report, translation), `${report.program.name} ${report.program.version}`, more);
}

/**
 * Returns a report as a PDF.
 * @param complete adds to the PDF before it is written
 */
export async function pdfOf(
  report: Report,
  translation?: Translation,
  complete: (draft: PdfDraft, now: Date) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { drawPdf, writePdf } = await import('../../paper/pdf/draw.ts');
  const paper = reportPaper(report, translation);
  const now = new Date(report.checked_at);
  const draft = await drawPdf(paper, paper.size, now);
  complete(draft, now);
  return marked(await writePdf(draft));
}

/** Returns the PDF of a report with its mark at the end. */
function marked(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const mark = new TextEncoder().encode(PDF_MARK);
  const whole = new Uint8Array(pdf.length + mark.length);
  whole.set(pdf);
  whole.set(mark, pdf.length);
  return whole;
}
