/** Base64 of the URL alphabet without padding (RFC 4648 §5), as JSON Web Signatures use it. */
const FORM = /^[A-Za-z0-9_-]*$/;

/** The bytes that are encoded; undefined where the encoding is not valid. */
export function bytesOfBase64Url(encoded: string): Uint8Array | undefined {
  if (!isBase64Url(encoded)) return undefined;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The UTF-8 text that is encoded; undefined where the encoding or the text is not valid. */
export function decodeBase64Url(encoded: string): string | undefined {
  const bytes = bytesOfBase64Url(encoded);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** True for a text that is base64url without padding, also the empty one. */
export function isBase64Url(encoded: string): boolean {
  return FORM.test(encoded) && encoded.length % 4 !== 1;
}
