/** The hashes that chain invoices of ZATCA (chapter 17 §5.2). */

import { bytesOfBase64 } from '../../../../engine/text/base64.ts';

/** The hash before the first document: of the character 0, as hexadecimal digits. */
export const FIRST_HASH = 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==';
export const HASH_LENGTH = 32;
const FIRST_LENGTH = 64;

/** Returns whether a text is the hash of an invoice, or the one before the first. */
export function isHash(text: string): boolean {
  const length = bytesOfBase64(text)?.length;
  return length === HASH_LENGTH || length === FIRST_LENGTH;
}
