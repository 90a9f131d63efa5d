/** Opens PDFs with an e-invoice in the workbench. */

import { messageOf } from '../../../engine/faults.ts';
import type { OpenedPdf } from '../../../formats/hybrid/open-pdf.ts';
import { language } from '../../ui/texts/say.ts';

/** Returns the e-invoice of a PDF, or why there is none. */
export async function openPdf(pdf: Blob): Promise<{ text: string } | { fault: string }> {
  const opened = await open(pdf);
  return opened.ok ? { text: opened.text } : { fault: messageOf(opened.faults, language.translation) };
}

/** The last PDF opened: while typing, it is needed on every key. */
let last: { draft: string; pdf: string; opened: OpenedPdf } | undefined;

/** Returns the opened PDF of a draft; undefined if it can no longer be read. */
export async function openedPdf(draft: string, pdf: Blob): Promise<OpenedPdf | undefined> {
  const key = `${pdf.size} ${pdf instanceof File ? pdf.lastModified : ''}`;
  if (last?.draft === draft && last.pdf === key) return last.opened;
  const opened = await open(pdf);
  if (!opened.ok) return undefined;
  last = { draft, pdf: key, opened };
  return opened;
}

async function open(pdf: Blob) {
  const [room, content] = await Promise.all([import('../../../formats/hybrid/open-pdf.ts'), pdf.arrayBuffer()]);
  return room.openPdf(new Uint8Array(content));
}
