/** Compresses the streams of a PDF. */

import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { strToU8, zlibSync } from 'fflate';

/** Node's function is four times as fast as the package. */
const node = globalThis.process?.getBuiltinModule?.('node:zlib');

/** Compresses bytes by zlib (RFC 1950). */
export function packed(bytes: Uint8Array): Uint8Array {
  return node ? node.deflateSync(bytes) : zlibSync(bytes);
}

/** Returns a compressed stream; a text has only characters up to U+00FF. */
export function packedStream(context: PDFContext, contents: Uint8Array | string, dictionary = {}): PDFRawStream {
  const bytes = typeof contents === 'string' ? strToU8(contents, true) : contents;
  return context.stream(packed(bytes), { ...dictionary, Filter: 'FlateDecode' });
}
