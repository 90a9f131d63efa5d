/** Base64 of the standard alphabet (RFC 4648 §4). */

/** The number of bytes converted at a time, as function calls have a limited number of arguments. */
const PORTION = 0x8000;

/** Encodes bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  // Node's function is fifty times as fast.
  if (globalThis.Buffer) return Buffer.from(bytes).toString('base64');
  let binary = '';
  for (let at = 0; at < bytes.length; at += PORTION) binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(binary);
}

/** Decodes base64, ignoring white space. Returns undefined if the text is invalid. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}
