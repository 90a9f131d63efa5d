/** Fonts of a page: the text and the width of the codes in a string (ISO 32000-1, 9.5 to 9.10). */

import type { PdfFile } from '../file.ts';
import { isDict, nameOf, type PdfDict, PdfName, PdfStream, type PdfValue } from '../values.ts';
import { type CMap, codeOf, readCMap } from './cmap.ts';
import { baseEncoding, characterNamed } from './encodings.ts';

/** A character of a string, with its width as a share of the font size. */
interface Glyph {
  /** Undefined if the file does not say which character it is. */
  text: string | undefined;
  width: number;
  /** Whether it is the single byte 32, to which word spacing applies. */
  isSpace: boolean;
}

export interface Font {
  glyphs(bytes: Uint8Array): Glyph[];
}

/** Reads a font of the resources of a page. */
export function fontOf(file: PdfFile, dict: PdfDict): Font {
  const mapped = streamIn(file, dict, 'ToUnicode');
  const toUnicode = mapped && readCMap(file.dataOf(mapped));
  return nameOf(file.get(dict, 'Subtype')) === 'Type0'
    ? compositeFont(file, dict, toUnicode)
    : simpleFont(file, dict, toUnicode);
}

function streamIn(file: PdfFile, dict: PdfDict, name: string): PdfStream | undefined {
  const value = file.get(dict, name);
  return value instanceof PdfStream ? value : undefined;
}

function simpleFont(file: PdfFile, dict: PdfDict, toUnicode: CMap | undefined): Font {
  const encoding = encodingOf(file, dict);
  const first = numberIn(file, dict, 'FirstChar') ?? 0;
  const widths = file.listIn(dict, 'Widths').map((each) => file.resolve(each));
  const [scale] = file.listIn(dict, 'FontMatrix').map((each) => file.resolve(each));
  const unit = typeof scale === 'number' ? scale : 0.001;
  const isFixed = /courier|mono/i.test(nameOf(file.get(dict, 'BaseFont')) ?? '');
  return {
    glyphs: (bytes) =>
      Array.from(bytes, (code) => {
        const text = toUnicode?.texts.get(code) ?? encoding[code];
        const width = widths[code - first];
        return {
          text,
          width: typeof width === 'number' ? width * unit : isFixed ? 0.6 : usualWidth(text ?? ''),
          isSpace: code === 0x20,
        };
      }),
  };
}

/** Returns the characters of a simple font by code. */
function encodingOf(file: PdfFile, dict: PdfDict): string[] {
  const given = file.get(dict, 'Encoding');
  const descriptor = file.dictIn(dict, 'FontDescriptor');
  const isBuiltIn = descriptor !== undefined && ['FontFile', 'FontFile3'].some((name) => descriptor.has(name));
  const base =
    given instanceof PdfName ? given.value : isDict(given) ? nameOf(file.get(given, 'BaseEncoding')) : undefined;
  const codes = baseEncoding(base ?? (isBuiltIn ? 'StandardEncoding' : undefined));
  if (!isDict(given)) return codes;
  let code = 0;
  for (const each of file.listIn(given, 'Differences')) {
    const value = file.resolve(each);
    if (typeof value === 'number') code = value;
    else if (value instanceof PdfName) codes[code++] = characterNamed(value.value) ?? '';
  }
  return codes;
}

/** The width of a character in a font like Helvetica, for the standard fonts, whose widths files leave out. */
function usualWidth(text: string): number {
  if (/^[ijlI.,:;'!|ft /[\]()-]$/.test(text)) return 0.3;
  if (/^[mwMW@%]$/.test(text)) return 0.85;
  return /^\p{Lu}$/u.test(text) ? 0.69 : 0.556;
}

function compositeFont(file: PdfFile, dict: PdfDict, toUnicode: CMap | undefined): Font {
  const descendant = file.resolve(file.listIn(dict, 'DescendantFonts')[0]);
  const widths = isDict(descendant) ? cidWidths(file, descendant) : new Map<number, number>();
  const usual = (isDict(descendant) ? numberIn(file, descendant, 'DW') : undefined) ?? 1000;
  const encoding = file.get(dict, 'Encoding');
  const isUnicode = /UCS2|UTF16/.test(nameOf(encoding) ?? '');
  const length = encoding instanceof PdfStream ? (readCMap(file.dataOf(encoding)).bytes ?? 2) : 2;
  return {
    glyphs(bytes) {
      const found: Glyph[] = [];
      for (let at = 0; at + length <= bytes.length; at += length) {
        const code = codeOf(bytes.subarray(at, at + length));
        const text = toUnicode?.texts.get(code) ?? (isUnicode ? String.fromCharCode(code) : undefined);
        found.push({ text, width: (widths.get(code) ?? usual) / 1000, isSpace: length === 1 && code === 0x20 });
      }
      return found;
    },
  };
}

/** Returns the widths of characters by number: `12 [500 600]` and `20 30 500`. */
function cidWidths(file: PdfFile, dict: PdfDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = file.listIn(dict, 'W').map((each) => file.resolve(each));
  for (let i = 0; i < list.length; ) {
    const [first, next, width] = list.slice(i, i + 3);
    if (typeof first !== 'number') break;
    if (isList(next)) {
      for (const [at, each] of next.entries()) setWidth(widths, first + at, file.resolve(each));
      i += 2;
    } else {
      const last = typeof next === 'number' ? Math.min(next, first + MOST_CHARACTERS) : first;
      for (let code = first; code <= last; code++) setWidth(widths, code, width);
      i += 3;
    }
  }
  return widths;
}

const MOST_CHARACTERS = 65_536;

function setWidth(widths: Map<number, number>, code: number, width: PdfValue | undefined): void {
  if (typeof width === 'number' && widths.size < MOST_CHARACTERS) widths.set(code, width);
}

function isList(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

function numberIn(file: PdfFile, dict: PdfDict, name: string): number | undefined {
  const value = file.get(dict, name);
  return typeof value === 'number' ? value : undefined;
}
