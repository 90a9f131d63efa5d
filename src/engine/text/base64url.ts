/** Base64 of the URL alphabet without padding (RFC 4648 §5), as JSON Web Signatures use it. */
const FORM = /^[A-Za-z0-9_-]*$/;

/** The UTF-8 text that is encoded; undefined where the encoding or the text is not valid. */
export function decodeBase64Url(encoded: string): string | undefined {
  if (!FORM.test(encoded) || encoded.length % 4 === 1) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** True for a text that is base64url without padding, also the empty one. */
export function isBase64Url(encoded: string): boolean {
  return FORM.test(encoded) && encoded.length % 4 !== 1;
}
