/** Opens a PDF with an e-invoice for display. */

import { type Failure, type Fault, failure, faultOf } from '../../engine/faults.ts';
import type { AttachedFile } from '../declare/report.ts';
import { formatOf } from '../list/formats.ts';
import { decodeXml } from '../xml/decode.ts';
import { containerWarnings } from './check-container.ts';
import { invoiceIn } from './read-invoice.ts';

/** An opened PDF with an e-invoice. */
export interface OpenedPdf {
  ok: true;
  /** The decoded e-invoice. */
  text: string;
  /** The bytes of the e-invoice. */
  bytes: Uint8Array;
  /** The name of its file in the PDF. */
  name: string;
  /** All other attached files. */
  files: AttachedFile[];
  /** Returns the deviations of the container for an invoice in the format of this key (chapter 13 §6). */
  found(format: string | undefined): { faults: Fault[]; warnings: Fault[] };
}

/**
 * Opens a PDF and extracts its e-invoice. Fails like `validatePdf`, and with `BW-XML-SYNTAX` if the bytes of the
 * invoice are not text.
 */
export function openPdf(bytes: Uint8Array): OpenedPdf | Failure {
  const inPdf = invoiceIn(bytes);
  if (!inPdf.ok) return inPdf;
  const { attachment, xml, files, faults, warnings } = inPdf;
  const decoding = decodeXml(xml);
  if (!decoding.ok) return failure('input', [faultOf('BW-XML-SYNTAX', `pdf/${attachment.name}`, decoding.what)]);
  return {
    ok: true,
    text: decoding.text,
    bytes: xml,
    name: attachment.name,
    files,
    found(format) {
      const carried = containerWarnings(inPdf, format === undefined ? undefined : formatOf(format));
      return { faults, warnings: [...carried, ...warnings] };
    },
  };
}
