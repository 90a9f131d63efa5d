/** Opens a PDF and says what is in it as a container: its attachments and what its metadata say. */

import type { Message } from '../engine/text/message.ts';
import { attachmentsOf, type PdfAttachment } from './attachments.ts';
import { PdfProblem } from './budget.ts';
import { PdfFile } from './file.ts';
import { PdfStream } from './values.ts';
import { type Described, described } from './xmp.ts';

export type { PdfAttachment } from './attachments.ts';

/** Why a PDF cannot be read. */
export interface PdfTrouble {
  ok: false;
  sort: PdfProblem['sort'];
  what: Message;
}

export interface PdfRead {
  ok: true;
  attachments: PdfAttachment[];
  /** What the metadata say; undefined where there are none. */
  described: Described | undefined;
  /** Its cross-references were broken, and were found out. */
  isRepaired: boolean;
  isEncrypted: boolean;
}

/** Opens a PDF, and repairs what is broken in its cross-references. What it costs is bounded; see `budget.ts`. */
export function readPdf(bytes: Uint8Array): PdfRead | PdfTrouble {
  return caught(() => {
    const file = new PdfFile(bytes);
    return {
      ok: true,
      attachments: attachmentsOf(file),
      described: metadataOf(file),
      isRepaired: file.isRepaired,
      isEncrypted: file.isEncrypted,
    };
  });
}

/** Returns what is in an attached file, or why it cannot be had. */
export function contentOf(attachment: PdfAttachment): { ok: true; bytes: Uint8Array } | PdfTrouble {
  return caught(() => ({ ok: true, bytes: attachment.read() }));
}

/** Returns what is done, or the problem that ended it. */
function caught<T>(work: () => T): T | PdfTrouble {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PdfProblem)) throw error;
    return { ok: false, sort: error.sort, what: error.what };
  }
}

/** Returns what the metadata of the document say. */
function metadataOf(file: PdfFile): Described | undefined {
  const metadata = file.get(file.catalog, 'Metadata');
  return metadata instanceof PdfStream ? described(file.dataOf(metadata)) : undefined;
}
