/** PDFs that carry an e-invoice, as the workbench opens them. */

import { messageOf } from '../../engine/faults.ts';
import type { OpenedPdf } from '../../formats/hybrid/open-pdf.ts';
import { language } from '../texts/say.ts';

/** Returns the e-invoice that a PDF carries, or why there is none to be had. */
export async function openPdf(pdf: Blob): Promise<{ text: string } | { fault: string }> {
  const opened = await open(pdf);
  return opened.ok ? { text: opened.text } : { fault: messageOf(opened.faults, language.translation) };
}

/** The PDF that was looked at last: while one types it is asked for with every key. */
let last: { draft: string; opened: OpenedPdf } | undefined;

/** Returns the PDF that a draft was taken out of, opened; undefined where it can no longer be. */
export async function openedPdf(draft: string, pdf: Blob): Promise<OpenedPdf | undefined> {
  if (last?.draft === draft) return last.opened;
  const opened = await open(pdf);
  if (!opened.ok) return undefined;
  last = { draft, opened };
  return opened;
}

async function open(pdf: Blob) {
  const [room, content] = await Promise.all([import('../../formats/hybrid/open-pdf.ts'), pdf.arrayBuffer()]);
  return room.openPdf(new Uint8Array(content));
}
