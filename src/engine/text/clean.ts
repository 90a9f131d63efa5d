/**
 * Functions that clean texts and codes. Each returns the same text if there is nothing to clean. Spec chapter 01 §3.1,
 * 03 §1.1.
 */

import { nfc } from './nfc.ts';

const SPACE = 0x20;

/** Unicode White_Space, which differs from the characters that JavaScript's `trim` removes. */
const WHITE_SPACE = new Set([
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680],
  ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
]);

const NOT_PRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/**
 * Removes U+0000 and white space at the ends; inner white space stays. The standard also replaces invalid UTF-8 here,
 * but the JSON reader has already turned that into U+FFFD.
 */
export function textClean(text: string): string {
  return trimmed(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

/** Returns a code in Unicode NFC without unprintable characters and without spaces at its ends. Inner spaces stay. */
export function codeClean(code: string): string {
  if (isPlainCode(code)) return code;
  return trimmed(nfc(code).replace(NOT_PRINTABLE, ''));
}

/** Returns whether a code is printable ASCII without spaces at its ends. */
function isPlainCode(code: string): boolean {
  for (let i = 0; i < code.length; i++) {
    const unit = code.charCodeAt(i);
    if (unit < SPACE || unit > 0x7e) return false;
  }
  return code.charCodeAt(0) !== SPACE && code.charCodeAt(code.length - 1) !== SPACE;
}

/**
 * Returns a code limited to letters, digits and the separators `. - : / , _ &` and space. It trims, removes everything
 * after a separator that is neither letter nor digit, and removes all other characters. `A - B` becomes `A B`.
 */
export function codeStrict(code: string): string {
  const text = trimmed(code);
  if (!/[^A-ZÑa-z0-9.\-:/,_& ]|[.\-:/,_& ]{2}|[.\-:/,_& ]$/.test(text)) return text;
  return text.replace(/([.\-:/,_& ])[^A-ZÑa-z0-9]+/g, '$1').replace(/[^A-ZÑa-z0-9.\-:/,_& ]/g, '');
}

/** Returns a strict code in upper case. */
export function codeUpper(code: string): string {
  return codeStrict(code).toUpperCase();
}

/** Returns the letters A–Z and digits of a code, in upper case. */
export function codeAlnum(code: string): string {
  return code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** Returns the digits of a code. */
export function codeDigits(code: string): string {
  return code.replace(/[^0-9]/g, '');
}

/** Converts to upper case character by character. Characters with a longer upper case (`ß`, `ﬁ`) stay unchanged. */
export function upperSimple(text: string): string {
  const upper = text.toUpperCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
  if (upper === text || /^[\x00-\x7f]*$/.test(text)) return upper;
  return Array.from(text, upperCharacter).join('');
}

function upperCharacter(character: string): string {
  const upper = character.toUpperCase();
  return [...upper].length === 1 ? upper : character;
}

/** Returns a text without Unicode white space at its ends. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isWhiteSpace(unit: number): boolean {
  if (unit > SPACE && unit < 0x80) return false;
  return WHITE_SPACE.has(unit);
}
