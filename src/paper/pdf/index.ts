/** Renders the PDF of a document. */

import type { Environment } from '../../engine/faults.ts';
import { describe } from '../describe.ts';
import { type PaperLanguage, paperLanguages } from '../languages.ts';
import type { Paper } from '../paper.ts';
import type { PaperSize } from '../size.ts';
import { subjectOf } from '../subject.ts';
import type { Verification } from '../verification.ts';
import { loadWriting } from '../writing.ts';
import { drawPdf, type PdfDraft, sizes as sizesInPoints, writePdf } from './draw.ts';

export type { PdfDraft } from './draw.ts';
export { writePdf } from './draw.ts';

/** The codes of the languages of papers. */
export const languages: readonly string[] = paperLanguages.map(({ code }) => code);
export const sizes: readonly string[] = Object.keys(sizesInPoints);

export interface PdfOptions {
  /** The language; by default the supplier's. */
  language?: PaperLanguage | undefined;
  /** The paper size; by default the size used in the supplier's country. */
  size?: PaperSize | undefined;
  /** The address where the document can be verified. Default: the address in its stamps. */
  verification?: Verification | undefined;
  /** Whether to mark the pages as those of a document with faults. */
  isIncomplete?: boolean | undefined;
}

/**
 * Returns the PDF of a built document, bare or in an envelope, as bytes; undefined for a document without a schema.
 * @internal
 */
export async function renderPdf(
  document: unknown,
  options: PdfOptions,
  environment: Pick<Environment, 'now'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const draft = await draftPdf(document, options, environment);
  return draft && (await writePdf(draft));
}

/** Returns the PDF of pages before it is written. */
export function draftPaper(
  paper: Paper,
  { size = paper.size }: Pick<PdfOptions, 'size'>,
  { now }: Pick<Environment, 'now'>,
): Promise<PdfDraft> {
  return drawPdf(paper, size, now());
}

/** Returns the PDF before it is written, so that more can be added. */
export async function draftPdf(
  document: unknown,
  { language: chosen, size, verification, isIncomplete }: PdfOptions,
  environment: Pick<Environment, 'now'>,
): Promise<PdfDraft | undefined> {
  const subject = subjectOf(document);
  if (!subject) return undefined;
  const language = chosen ?? subject.language;
  await loadWriting(subject, language);
  const paper = describe(document, language, verification, isIncomplete);
  return paper && (await draftPaper(paper, { size }, environment));
}
