/** Base64 as defined by XML Schema (https://www.w3.org/TR/xmlschema-2/#base64Binary). */

/** Returns whether a text is base64, ignoring white space: complete groups of four without unused bits at the end. */
export function isBase64(text: string): boolean {
  let count = 0;
  let padding = 0;
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) continue;
    if (code === EQUALS) {
      padding++;
      continue;
    }
    const digit = code < 128 ? (DIGITS[code] ?? -1) : -1;
    if (digit < 0 || padding > 0) return false;
    last = digit;
    count++;
  }
  if ((count + padding) % 4 !== 0 || padding > 2) return false;
  return padding === 0 || (padding === 1 ? (last & 3) === 0 : (last & 15) === 0);
}

const EQUALS = 0x3d;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGITS: readonly number[] = Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

/** Returns whether a character is XML white space. */
export function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
