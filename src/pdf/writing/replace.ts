/** Replaces an attached file of a PDF. Everything else stays: pages, fonts, metadata, other attachments. */

import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { md5 } from '@noble/hashes/legacy.js';
import { writtenPdf } from './hybrid.ts';
import { openPdf } from './open.ts';

const name = (text: string) => PDFName.of(text);

/** Returns a PDF with the content of an attached file replaced; undefined if it has no file of this name. Throws `PdfProblem`. */
export async function withAttachment(
  pdf: Uint8Array,
  fileName: string,
  content: Uint8Array,
  now: Date,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const context = openPdf(pdf);
  const streams = new Set<PDFRef>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || nameOf(object) !== fileName) continue;
    const files = object.lookup(name('EF'));
    if (!(files instanceof PDFDict)) continue;
    for (const key of ['F', 'UF']) {
      const stream = files.get(name(key));
      if (stream instanceof PDFRef) streams.add(stream);
    }
  }
  for (const ref of streams) replace(context, ref, content, now);
  return streams.size === 0 ? undefined : writtenPdf(context);
}

/** Returns the name of the file that an object specifies, without a path. */
function nameOf(object: PDFDict): string | undefined {
  const text = object.lookup(name('UF')) ?? object.lookup(name('F'));
  const given = text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : undefined;
  return given?.replace(/^.*[/\\]/, '');
}

function replace(context: PDFContext, ref: PDFRef, content: Uint8Array, now: Date): void {
  const former = context.lookup(ref);
  const stream = context.flateStream(content, { Type: 'EmbeddedFile' });
  if (former instanceof PDFRawStream) {
    for (const [key, value] of former.dict.entries()) {
      if (!['Length', 'Filter', 'DecodeParms'].includes(key.decodeText())) stream.dict.set(key, value);
    }
  }
  const given = stream.dict.lookup(name('Params'));
  const params = given instanceof PDFDict ? given : context.obj({});
  params.set(name('Size'), PDFNumber.of(content.length));
  params.set(name('ModDate'), PDFString.fromDate(now));
  params.set(name('CheckSum'), PDFHexString.fromBytes(md5(content)));
  stream.dict.set(name('Params'), params);
  context.assign(ref, stream);
}
