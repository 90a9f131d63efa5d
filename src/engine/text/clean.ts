/** The cleaners of texts and codes. Each gives the very same text when there is nothing to clean. Spec chapter 01 §3.1, 03 §1.1. */

import { nfc } from './nfc.ts';

const SPACE = 0x20;

/** Unicode White_Space, which differs from what JavaScript's `trim` removes. */
const WHITE_SPACE = new Set([
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680],
  ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
]);

const NOT_PRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/**
 * Text without U+0000 and without white space at its ends; inner white space stays.
 * Invalid UTF-8, which the standard replaces here as well, does not come this far: the reader of JSON has made it U+FFFD.
 */
export function textClean(text: string): string {
  return trimmed(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

/** Code in Unicode NFC, without anything that does not print, without spaces at its ends; runs of spaces inside stay. */
export function codeClean(code: string): string {
  if (isPlainCode(code)) return code;
  return trimmed(nfc(code).replace(NOT_PRINTABLE, ''));
}

/** ASCII that prints, with no space at its ends. */
function isPlainCode(code: string): boolean {
  for (let i = 0; i < code.length; i++) {
    const unit = code.charCodeAt(i);
    if (unit < SPACE || unit > 0x7e) return false;
  }
  return code.charCodeAt(0) !== SPACE && code.charCodeAt(code.length - 1) !== SPACE;
}

/**
 * Code of letters, digits and the separators `. - : / , _ &` and space: trimmed, whatever follows a separator and is neither letter
 * nor digit dropped, and all other characters dropped. `A - B` becomes `A B`.
 */
export function codeStrict(code: string): string {
  const text = trimmed(code);
  if (!/[^A-ZÑa-z0-9.\-:/,_& ]|[.\-:/,_& ]{2}|[.\-:/,_& ]$/.test(text)) return text;
  return text.replace(/([.\-:/,_& ])[^A-ZÑa-z0-9]+/g, '$1').replace(/[^A-ZÑa-z0-9.\-:/,_& ]/g, '');
}

/** Strict code in upper case. */
export function codeUpper(code: string): string {
  return codeStrict(code).toUpperCase();
}

/** The letters A–Z and digits of a code, in upper case. */
export function codeAlnum(code: string): string {
  return code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** The digits of a code. */
export function codeDigits(code: string): string {
  return code.replace(/[^0-9]/g, '');
}

/** Text in upper case, character by character: one whose upper case is longer (`ß`, `ﬁ`) stays as it is. */
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

/** Text without white space at its ends, as Unicode defines it. */
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
