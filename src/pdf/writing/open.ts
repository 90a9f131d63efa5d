/** Opens an existing PDF for additions: reads its objects into objects of the library that writes files. */

import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PdfFile } from '../file.ts';
import {
  isDict,
  nameOf,
  type PdfDict,
  PdfName,
  PdfStream,
  PdfString,
  type PdfValue,
  PdfRef as ReadRef,
} from '../values.ts';

/**
 * Returns the objects of a PDF that has been inspected (`obstacles.ts`). Reads them with the same reader, so that the
 * limits apply and nothing uninspected gets into a file. Streams stay packed; object and cross-reference streams are
 * dissolved. Throws `PdfProblem`.
 */
export function openPdf(bytes: Uint8Array): PDFContext {
  const file = new PdfFile(bytes);
  const context = PDFContext.create();
  for (const [number, value] of file.objects()) {
    if (!isLayout(value)) context.assign(PDFRef.of(number), written(value, context));
  }
  const { trailer } = file;
  context.trailerInfo.Root = written(trailer.get('Root') ?? null, context);
  context.trailerInfo.Info = written(trailer.get('Info') ?? null, context);
  context.trailerInfo.ID = written(trailer.get('ID') ?? null, context);
  return context;
}

/** Returns whether an object belongs to the file layout instead of the document. */
function isLayout(value: PdfValue): boolean {
  const type = value instanceof PdfStream ? nameOf(value.dict.get('Type')) : undefined;
  return type === 'XRef' || type === 'ObjStm';
}

function written(value: PdfValue, context: PDFContext): PDFObject {
  if (value instanceof ReadRef) return PDFRef.of(value.number);
  if (value instanceof PdfName) return PDFName.of(escaped(value.value));
  if (value instanceof PdfString) return PDFHexString.fromBytes(value.bytes);
  if (value instanceof PdfStream) return PDFRawStream.of(dictOf(value.dict, context), value.bytes);
  if (isDict(value)) return dictOf(value, context);
  if (Array.isArray(value)) return listOf(value, context);
  if (typeof value === 'number') return PDFNumber.of(value);
  if (typeof value === 'boolean') return value ? PDFBool.True : PDFBool.False;
  return PDFNull;
}

function dictOf(dict: PdfDict, context: PDFContext): PDFDict {
  const made = PDFDict.withContext(context);
  for (const [name, value] of dict) made.set(PDFName.of(escaped(name)), written(value, context));
  return made;
}

function listOf(values: readonly PdfValue[], context: PDFContext): PDFArray {
  const made = PDFArray.withContext(context);
  for (const value of values) made.push(written(value, context));
  return made;
}

/** Returns a name in its written form: the library interprets `#` as the start of a character code. */
function escaped(name: string): string {
  return name.replace(/[^!-~]|#/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
