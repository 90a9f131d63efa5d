/** Distinguishes whole PDFs from truncated or damaged ones. */

import { readPages } from './pages/read.ts';

/** Mail programs and scanners add bytes after the end. */
const END_WITHIN = 64 * 1024;

/** Returns whether a PDF ends as it should. Truncated files do not. */
export function hasEnd(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(-END_WITHIN)).includes('%%EOF');
}

/** Returns whether a PDF has its end and pages to read. */
export function isWhole(bytes: Uint8Array): boolean {
  if (!hasEnd(bytes)) return false;
  const pages = readPages(bytes);
  return pages.ok && pages.pages > 0;
}
