/** The QR code of ZATCA: records of tag, length and value in base64 (chapter 17 §5.3). */

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from '../../../../engine/text/base64.ts';

const TAGS = 9;
const LONGEST_VALUE = 255;

export type QrCode =
  | { readonly ok: true; readonly tags: ReadonlyMap<number, Uint8Array> }
  /** The byte at which the records end; 0 if the text is not base64. */
  | { readonly ok: false; readonly at: number };

export function readQr(content: string): QrCode {
  const bytes = bytesOfBase64(content.trim());
  if (bytes === undefined || bytes.length === 0) return { ok: false, at: 0 };
  const tags = new Map<number, Uint8Array>();
  let last = 0;
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length] = [bytes[at], bytes[at + 1]];
    const isNext = tag > last && tag <= TAGS;
    if (!isNext || length === undefined || at + 2 + length > bytes.length) return { ok: false, at };
    tags.set(tag, bytes.subarray(at + 2, at + 2 + length));
    last = tag;
    at += 2 + length;
  }
  return { ok: true, tags };
}

/** Returns the content of a code, and the tags whose text was cut to 255 bytes. */
export function writeQr(values: readonly (string | Uint8Array)[]): { content: string; cut: number[] } {
  const cut: number[] = [];
  const records = values.flatMap((value, index) => {
    const bytes = typeof value === 'string' ? shortened(value) : value;
    if (typeof value === 'string' && bytes.length < utf8ToBytes(value).length) cut.push(index + 1);
    return [index + 1, bytes.length, ...bytes];
  });
  return { content: base64Of(Uint8Array.from(records)), cut };
}

/** Returns the longest beginning of whole characters that fits into a record. */
function shortened(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  if (bytes.length <= LONGEST_VALUE) return bytes;
  let end = LONGEST_VALUE;
  // A byte 10xxxxxx continues a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end);
}
