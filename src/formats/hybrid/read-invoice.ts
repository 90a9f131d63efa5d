/** Finds the e-invoice in a PDF (chapter 13 §6): Factur-X, ZUGFeRD, XRechnung. */

import { type Failure, type Fault, failure, fault, faultOf } from '../../engine/faults.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { contentOf, type PdfAttachment, type PdfRead, type PdfTrouble, readPdf } from '../../pdf/read.ts';
import type { AttachedFile } from '../declare/report.ts';
import { namespaces } from '../list/namespaces.ts';
import { parseXml } from '../list/parse-xml.ts';
import { recogniseRoot } from '../list/syntaxes.ts';
import { knownAs } from '../recognise/strangers.ts';
import { bounded } from '../xml/bounds.ts';
import type { XmlDocument } from '../xml/parse.ts';

/** The e-invoice in a PDF and the other content. */
export interface InvoiceInPdf {
  ok: true;
  pdf: PdfRead;
  attachment: PdfAttachment;
  xml: Uint8Array;
  /** All other attached files. */
  files: AttachedFile[];
  /** Faults that make the PDF ambiguous: other invoices in it. */
  faults: Fault[];
  /** Warnings about other files that cannot be extracted. */
  warnings: Fault[];
}

/** The names of e-invoices in PDFs, in order of precedence. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

/** Names of files that are embedded in the same way without being invoices. */
const OTHERS: Readonly<Record<string, string>> = {
  'order-x.xml': 'Order-X',
  'cida.xml': 'Deliver-X',
  'deliver-x.xml': 'Deliver-X',
};

/**
 * Opens a PDF and finds its e-invoice. Fails with `BW-PDF-READ`, `BW-PDF-ENCRYPTED`, `BW-PDF-SIZE`, `BW-PDF-INVOICE`.
 */
export function invoiceIn(bytes: Uint8Array): InvoiceInPdf | Failure {
  const pdf = readPdf(bytes);
  if (!pdf.ok) return troubleOf(pdf);
  const chosen = chosenIn(pdf);
  if (!chosen) return failure('validation', [noInvoice(pdf)]);
  const content = contentOf(chosen);
  if (!content.ok) return troubleOf(content);
  const { files, warnings } = otherFiles(pdf, chosen);
  return {
    ok: true,
    pdf,
    attachment: chosen,
    xml: content.bytes,
    files,
    warnings,
    faults: rivals(pdf, chosen, content.bytes),
  };
}

const CODES = { damaged: 'BW-PDF-READ', encrypted: 'BW-PDF-ENCRYPTED', 'too-large': 'BW-PDF-SIZE' } as const;

function troubleOf({ kind, what }: PdfTrouble): Failure {
  return failure('input', [faultOf(CODES[kind], 'pdf', what)]);
}

/** Returns the file with the invoice: by its name, by the metadata or by its content. */
function chosenIn({ attachments, described }: PdfRead): PdfAttachment | undefined {
  for (const name of NAMES) {
    const found = attachments.find((each) => each.name.toLowerCase() === name);
    if (found) return found;
  }
  const named = described?.documentFileName?.toLowerCase();
  const isOther = described?.family === 'order-x';
  const byMetadata = attachments.find((each) => !isOther && named !== undefined && each.name.toLowerCase() === named);
  return byMetadata ?? attachments.find((each) => mayBeXml(each) && isInvoice(each));
}

function mayBeXml({ name, mediaType = '' }: PdfAttachment): boolean {
  return /\.xml$/i.test(name) || /^(?:text|application)\/(?:.+\+)?xml$/i.test(mediaType);
}

/** Returns whether an attachment is an invoice, or an unsupported one known by its name, which is then reported. */
function isInvoice(attachment: PdfAttachment): boolean {
  const root = rootOf(attachment)?.root;
  return root !== undefined && (recogniseRoot(root).ok || knownAs(root, namespaces) === 'ZUGFeRD 1.0');
}

function rootOf(attachment: PdfAttachment): XmlDocument | undefined {
  const content = contentOf(attachment);
  const reading = content.ok ? parseXml(content.bytes) : undefined;
  return reading?.ok ? reading : undefined;
}

/** Returns a fault that describes the content of a PDF without an invoice. */
function noInvoice({ attachments, described, isRepaired }: PdfRead): Fault {
  if (isRepaired && attachments.length === 0) {
    const what = message('The PDF is damaged or truncated, and the readable part contains no e-invoice.');
    return faultOf('BW-PDF-INVOICE', 'pdf', what);
  }
  return faultOf('BW-PDF-INVOICE', 'pdf', bounded(whatInstead(attachments, described?.family === 'order-x')));
}

function whatInstead(attachments: readonly PdfAttachment[], isOrder: boolean): Message {
  const other = attachments.find(({ name }) => Object.hasOwn(OTHERS, name.toLowerCase()));
  const format = other ? OTHERS[other.name.toLowerCase()] : isOrder ? 'Order-X' : undefined;
  if (format !== undefined) {
    return message('The PDF contains {format}, which Billwright does not read; it reads invoices in UBL and CII.', {
      format,
    });
  }
  if (attachments.length === 0) {
    return message('The PDF contains no e-invoice: it has no attachments. It may be only a picture of an invoice.');
  }
  const names = attachments.slice(0, MOST_NAMES).map(({ name }) => name);
  return message('The PDF contains no e-invoice in UBL or CII; its attachments are {names}.', { names });
}

const MOST_NAMES = 10;

/** Returns a fault for each further invoice that differs from the chosen one. */
function rivals({ attachments }: PdfRead, chosen: PdfAttachment, bytes: Uint8Array): Fault[] {
  const others = attachments.filter((each) => {
    if (each === chosen || !NAMES.includes(each.name.toLowerCase())) return false;
    const content = contentOf(each);
    return !content.ok || !sameBytes(content.bytes, bytes);
  });
  return others.map(({ name }) =>
    fault(
      'BW-PDF-SEVERAL',
      `pdf/${name}`,
      'The PDF contains a second, different e-invoice, {name}; {chosen} was read. A PDF must contain exactly one.',
      { name, chosen: chosen.name },
    ),
  );
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Returns the files next to the invoice in the form of document attachments. */
function otherFiles({ attachments }: PdfRead, chosen: PdfAttachment): { files: AttachedFile[]; warnings: Fault[] } {
  const files: AttachedFile[] = [];
  const warnings: Fault[] = [];
  for (const each of attachments) {
    if (each === chosen || NAMES.includes(each.name.toLowerCase())) continue;
    const content = contentOf(each);
    if (content.ok) files.push(attachedFile(each, content.bytes));
    else warnings.push(faultOf(CODES[content.kind], `pdf/${each.name}`, content.what));
  }
  return { files, warnings };
}

function attachedFile({ name, mediaType, description }: PdfAttachment, bytes: Uint8Array): AttachedFile {
  return {
    name,
    media_type: mediaType || 'application/octet-stream',
    ...(description !== undefined && description !== '' && { description }),
    data: base64Of(bytes),
  };
}
