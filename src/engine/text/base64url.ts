/** Base64 of the URL alphabet without padding (RFC 4648 §5), as JSON Web Signatures use it. */
const FORM = /^[A-Za-z0-9_-]*$/;

/** Decodes base64url. Returns undefined if the encoding is invalid. */
export function bytesOfBase64Url(encoded: string): Uint8Array | undefined {
  if (!isBase64Url(encoded)) return undefined;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Decodes base64url as UTF-8 text. Returns undefined if the encoding or the text is invalid. */
export function decodeBase64Url(encoded: string): string | undefined {
  const bytes = bytesOfBase64Url(encoded);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns whether a text is base64url without padding. The empty text is. */
export function isBase64Url(encoded: string): boolean {
  return FORM.test(encoded) && encoded.length % 4 !== 1;
}
