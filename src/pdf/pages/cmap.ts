/** Maps of character codes to text (ISO 32000-1, 9.10.3): `ToUnicode`. */

import { Keyword, ValueReader } from '../value-reader.ts';
import { PdfString, type PdfValue } from '../values.ts';

export interface CMap {
  /** The text of each code. */
  readonly texts: ReadonlyMap<number, string>;
  /** The length of a code in bytes, if the map states one. */
  readonly bytes: number | undefined;
}

/** The largest number of codes: those of two bytes. */
const MOST = 65_536;

/** Reads a map. Parts that are not understood are skipped. */
export function readCMap(data: Uint8Array): CMap {
  const reader = new ValueReader(data);
  const texts = new Map<number, string>();
  let bytes: number | undefined;
  let operands: PdfValue[] = [];
  for (;;) {
    const token = reader.token();
    if (!(token instanceof Keyword)) {
      operands.push(token);
      continue;
    }
    if (token.text === '') return { texts, bytes };
    if (token.text === 'endbfchar') addCharacters(operands, texts);
    if (token.text === 'endbfrange') addRanges(operands, texts);
    if (token.text === 'endcodespacerange') bytes = lengthOf(operands) ?? bytes;
    operands = [];
  }
}

function lengthOf([first]: readonly PdfValue[]): number | undefined {
  return first instanceof PdfString ? first.bytes.length : undefined;
}

function addCharacters(operands: readonly PdfValue[], texts: Map<number, string>): void {
  for (let i = 0; i + 1 < operands.length && texts.size < MOST; i += 2) {
    const [code, text] = [operands[i], operands[i + 1]];
    if (code instanceof PdfString && text instanceof PdfString) texts.set(codeOf(code.bytes), utf16(text.bytes));
  }
}

function addRanges(operands: readonly PdfValue[], texts: Map<number, string>): void {
  for (let i = 0; i + 2 < operands.length; i += 3) {
    const [from, to, first] = [operands[i], operands[i + 1], operands[i + 2]];
    if (!(from instanceof PdfString && to instanceof PdfString)) continue;
    const start = codeOf(from.bytes);
    const end = Math.min(codeOf(to.bytes), start + MOST);
    for (let code = start; code <= end && texts.size < MOST; code++) {
      const listed = Array.isArray(first) ? first[code - start] : undefined;
      if (listed instanceof PdfString) texts.set(code, utf16(listed.bytes));
      else if (first instanceof PdfString) texts.set(code, following(utf16(first.bytes), code - start));
    }
  }
}

/** Returns a text whose last character comes later by some codes. */
function following(text: string, by: number): string {
  const characters = Array.from(text);
  const last = characters.pop()?.codePointAt(0);
  const next = (last ?? 0) + by;
  return last === undefined || next > 0x10ffff ? text : characters.join('') + String.fromCodePoint(next);
}

/** Returns bytes as a number. */
export function codeOf(bytes: Uint8Array): number {
  let code = 0;
  for (const byte of bytes.subarray(0, 4)) code = code * 256 + byte;
  return code;
}

function utf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  return new TextDecoder('utf-16be').decode(bytes);
}
