/** Opens a PDF as a container and returns its attachments and metadata. */

import type { Message } from '../engine/text/message.ts';
import { attachmentsOf, type PdfAttachment } from './attachments.ts';
import { PdfProblem } from './budget.ts';
import { PdfFile } from './file.ts';
import { PdfStream } from './values.ts';
import { type Described, described } from './xmp.ts';

export type { PdfAttachment } from './attachments.ts';

/** The reason why a PDF cannot be read. */
export interface PdfTrouble {
  ok: false;
  kind: PdfProblem['kind'];
  what: Message;
}

export interface PdfRead {
  ok: true;
  attachments: PdfAttachment[];
  /** The metadata; undefined if there are none. */
  described: Described | undefined;
  /** Whether the cross-references had to be reconstructed. */
  isRepaired: boolean;
  isEncrypted: boolean;
}

/** Opens a PDF and reconstructs broken cross-references, within the limits of `budget.ts`. */
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

/** Returns the content of an attachment, or the reason why it cannot be extracted. */
export function contentOf(attachment: PdfAttachment): { ok: true; bytes: Uint8Array } | PdfTrouble {
  return caught(() => ({ ok: true, bytes: attachment.read() }));
}

/** Returns the result of a function, or the problem that it throws. */
function caught<T>(work: () => T): T | PdfTrouble {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PdfProblem)) throw error;
    return { ok: false, kind: error.kind, what: error.what };
  }
}

/** Returns the metadata of the document. */
function metadataOf(file: PdfFile): Described | undefined {
  const metadata = file.get(file.catalog, 'Metadata');
  return metadata instanceof PdfStream ? described(file.dataOf(metadata)) : undefined;
}
