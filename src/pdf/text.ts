/**
 * Decodes PDF text strings (ISO 32000-1, 7.9.2.2): UTF-16 or UTF-8 with a byte order mark, otherwise PDFDocEncoding.
 */

import { latin1 } from './value-reader.ts';
import { PdfString, type PdfValue } from './values.ts';

/** The characters in which PDFDocEncoding differs from ISO-8859-1, from 0x18 and from 0x80 on (Annex D.2). */
const FROM_18 = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const FROM_80 =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/** Returns a string value as a text; undefined for other values. */
export function textOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfString ? decoded(value.bytes) : undefined;
}

/** Decodes a text. */
function decoded(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return plain(new TextDecoder('utf-16be').decode(bytes));
  if (first === 0xff && second === 0xfe) return plain(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xef && second === 0xbb && third === 0xbf) return plain(new TextDecoder().decode(bytes));
  let text = '';
  for (const character of latin1(bytes)) text += special(character.charCodeAt(0)) ?? character;
  return text;
}

function special(byte: number): string | undefined {
  if (byte >= 0x18 && byte < 0x20) return FROM_18[byte - 0x18];
  return byte >= 0x80 && byte <= 0xa0 ? FROM_80[byte - 0x80] : undefined;
}

/** Removes the language codes that a text may contain between two escapes. */
function plain(text: string): string {
  // The language is between the escapes, so every second part is one.
  return text.includes(ESCAPE)
    ? text
        .split(ESCAPE)
        .filter((_, i) => i % 2 === 0)
        .join('')
    : text;
}

const ESCAPE = '\u001b';
