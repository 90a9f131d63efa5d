/** Puts another e-invoice into a PDF, which keeps its pages. */

import { type Failure, failure, fault } from '../../engine/faults.ts';
import { withAttachment } from '../../pdf/writing/replace.ts';
import { type InvoiceInPdf, invoiceIn } from './read-invoice.ts';

/** Returns a PDF with the text of its e-invoice replaced. Fails with `BW-PDF-ENCRYPTED`, `BW-PDF-READ`, and like `invoiceIn`. */
export async function withInvoice(
  pdf: Uint8Array,
  xml: Uint8Array,
  now: Date,
  found: InvoiceInPdf | Failure = invoiceIn(pdf),
): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | Failure> {
  if (!found.ok) return found;
  if (found.pdf.isEncrypted)
    return failure('validation', [fault('BW-PDF-ENCRYPTED', 'pdf', 'The PDF is encrypted; it cannot be changed.')]);
  const bytes = await withAttachment(pdf, found.attachment.name, xml, now);
  return bytes
    ? { ok: true, bytes }
    : failure('validation', [fault('BW-PDF-READ', 'pdf', 'The e-invoice in the PDF cannot be replaced.')]);
}
