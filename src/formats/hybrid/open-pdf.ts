/** Opens a PDF that carries an e-invoice, for somebody to look at it. */

import { type Failure, type Fault, failure, faultOf } from '../../engine/faults.ts';
import { formatOf } from '../formats.ts';
import type { AttachedFile } from '../report.ts';
import { decodeXml } from '../xml/decode.ts';
import { containerWarnings } from './check-container.ts';
import { invoiceIn } from './read-invoice.ts';

/** A PDF that carries an e-invoice, opened. */
export interface OpenedPdf {
  ok: true;
  /** The e-invoice, decoded. */
  text: string;
  /** What its file is called in the PDF. */
  name: string;
  /** All other files that are attached. */
  files: AttachedFile[];
  /** Returns what is wrong with how it is carried, where it is in the format of this key (chapter 13 §6). */
  found(format: string | undefined): { faults: Fault[]; warnings: Fault[] };
}

/** Opens a PDF and takes its e-invoice out. Fails as `validatePdf` does, and with `BW-XML-SYNTAX` where the bytes of that are no text. */
export function openPdf(bytes: Uint8Array): OpenedPdf | Failure {
  const inPdf = invoiceIn(bytes);
  if (!inPdf.ok) return inPdf;
  const { attachment, xml, files, faults, warnings } = inPdf;
  const decoding = decodeXml(xml);
  if (!decoding.ok) return failure('input', [faultOf('BW-XML-SYNTAX', `pdf/${attachment.name}`, decoding.what)]);
  return {
    ok: true,
    text: decoding.text,
    name: attachment.name,
    files,
    found(format) {
      const carried = containerWarnings(inPdf, format === undefined ? undefined : formatOf(format));
      return { faults, warnings: [...carried, ...warnings] };
    },
  };
}
