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
  const base = nameOf(file.get(dict, 'BaseFont')) ?? '';
  const isFixed = /courier|mono/i.test(base);
  return {
    glyphs: (bytes) =>
      Array.from(bytes, (code) => {
        const text = toUnicode?.texts.get(code) ?? encoding[code];
        const width = widths[code - first];
        return {
          text,
          width: typeof width === 'number' ? width * unit : isFixed ? 0.6 : standardWidth(text ?? '', base),
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

/** The widths of the printable characters of ASCII in the standard fonts, which files leave out, in thousandths of the size. */
const STANDARD_WIDTHS = {
  helvetica:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  times:
    '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
};

const standardWidths = {
  helvetica: STANDARD_WIDTHS.helvetica.split(' ').map(Number),
  times: STANDARD_WIDTHS.times.split(' ').map(Number),
};

/** Returns the width of a character in a standard font. Bold ones are a little wider. */
function standardWidth(text: string, font: string): number {
  const widths = /times|roman|serif/i.test(font) ? standardWidths.times : standardWidths.helvetica;
  const code = text.normalize('NFKD').charCodeAt(0);
  return ((widths[code - 0x20] ?? 556) / 1000) * (/bold/i.test(font) ? 1.05 : 1);
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
