/** The PDF of a document. */

import type { Environment } from '../../engine/faults.ts';
import { describe } from '../describe.ts';
import { type PaperLanguage, paperLanguages } from '../languages.ts';
import type { PaperSize } from '../size.ts';
import { drawPdf, type PdfDraft, sizes as sizesInPoints, writePdf } from './draw.ts';

export type { PdfDraft } from './draw.ts';
export { writePdf } from './draw.ts';

/** The languages of papers, and the sizes of their pages, by their keys. */
export const languages: readonly string[] = paperLanguages.map(({ code }) => code);
export const sizes: readonly string[] = Object.keys(sizesInPoints);

export interface PdfOptions {
  /** In which language it is written; that of the supplier's country, if not given. */
  language?: PaperLanguage | undefined;
  /** On what paper; that of the supplier's country, if not given. */
  size?: PaperSize | undefined;
}

/** Returns the PDF of a built document, or of the one in an envelope, as bytes; undefined for what has no schema. @internal */
export async function renderPdf(
  document: unknown,
  options: PdfOptions,
  environment: Pick<Environment, 'now'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const draft = await draftPdf(document, options, environment);
  return draft && (await writePdf(draft));
}

/** Returns the same before it is written, to add to it. */
export async function draftPdf(
  document: unknown,
  { language, size }: PdfOptions,
  { now }: Pick<Environment, 'now'>,
): Promise<PdfDraft | undefined> {
  const paper = describe(document, language);
  return paper && (await drawPdf(paper, size ?? paper.size, now()));
}
