/** Digests of documents. Spec chapter 01 §15.3. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the SHA-256 of a text in UTF-8, in lower-case hex. */
export function sha256Hex(text: string): string {
  return sha256Bytes(utf8ToBytes(text));
}

/** Returns the SHA-256 of bytes, in lower-case hex. */
export function sha256Bytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
