import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';
import { strToU8 } from 'fflate';
import { packed } from '../../pdf/writing/pack.ts';
import type { Face, Glyph, Part, WrittenSubset } from './fonts.ts';
import { LetterSubset } from './letter-subset.ts';

/** The glyphs of a face that a file uses; only these are embedded. */
export class UsedFont {
  /** The name of the font in page contents. */
  readonly name: string;
  readonly #face: Face;
  readonly #subset: LetterSubset;
  readonly #numbers = new Map<number, number>();
  readonly #letters = new Map<string, number>();
  readonly #codes = new Map<Glyph, string>();
  readonly #glyphs: Glyph[] = [];

  constructor(face: Face, index: number) {
    this.#face = face;
    this.#subset = new LetterSubset(face.font);
    this.name = `F${index + 1}`;
  }

  /** Returns the number of a glyph in the embedded font as four hexadecimal digits. */
  code(glyph: Glyph): string {
    let code = this.#codes.get(glyph);
    if (code === undefined) {
      code = hex(glyph.parts ? this.#numberOfLetter(glyph, glyph.parts) : this.#numberOf(glyph));
      this.#codes.set(glyph, code);
    }
    return code;
  }

  #numberOf(glyph: Glyph): number {
    const known = this.#numbers.get(glyph.id);
    if (known !== undefined) return known;
    const number = this.#subset.include(glyph.id);
    this.#numbers.set(glyph.id, number);
    this.#glyphs[number] = glyph;
    return number;
  }

  /** Returns a number of its own for each letter and form, so that each is copied as its characters. */
  #numberOfLetter(glyph: Glyph, parts: readonly Part[]): number {
    const { id, codePoints, width } = glyph;
    const key = [codePoints, ...parts.map(({ id, x, y }) => [id, x, y])].join(' ');
    const known = this.#letters.get(key);
    if (known !== undefined) return known;
    const isFree = parts.length === 1 && !this.#numbers.has(id);
    const number = isFree
      ? this.#numberOf(glyph)
      : this.#subset.compose(parts, (width * this.#face.font.unitsPerEm) / 1000);
    this.#letters.set(key, number);
    this.#glyphs[number] = glyph;
    return number;
  }

  /** Writes the font into a file (ISO 32000-1, 9.7); `index` distinguishes subsets of one font. */
  embed(context: PDFContext, index: number): PDFRef {
    const { font } = this.#face;
    const BaseFont = `${tagOf(index)}+${font.postscriptName}`;
    const { length, program, characters } = this.#written();
    // The length of the program before compression (table 127).
    const FontFile2 = context.register(context.stream(program, { Length1: length, Filter: 'FlateDecode' }));
    const scale = 1000 / font.unitsPerEm;
    const { minX, minY, maxX, maxY } = font.bbox;
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: BaseFont,
      Flags: SYMBOLIC,
      FontBBox: [minX, minY, maxX, maxY].map((each) => Math.round(each * scale)),
      ItalicAngle: 0,
      Ascent: Math.round(font.ascent * scale),
      Descent: Math.round(font.descent * scale),
      CapHeight: Math.round(font.capHeight * scale),
      StemV: 80,
      FontFile2,
    });
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont,
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: context.register(descriptor),
      DW: 0,
      W: [0, Array.from(this.#glyphs, (glyph) => rounded(glyph?.width ?? this.#face.glyphWidth(0)))],
      CIDToGIDMap: 'Identity',
    });
    const whole = context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.stream(characters, { Filter: 'FlateDecode' })),
    });
    return context.register(whole);
  }

  /** Returns the font and its character map, as written before for a text of the same letters. */
  #written(): WrittenSubset {
    const { subsets } = this.#face;
    const key = JSON.stringify(this.#glyphs.map(({ id, codePoints, parts }) => [id, codePoints, parts]));
    let written = subsets.get(key);
    if (!written) {
      const program = this.#subset.encode();
      const characters = packed(strToU8(unicodeMap(this.#glyphs)));
      written = { length: program.length, program: packed(program), characters };
      if (subsets.size >= MOST_SUBSETS) subsets.clear();
      subsets.set(key, written);
    }
    return written;
  }
}

/** How many subsets of a face are kept, each of some 5 KB. */
const MOST_SUBSETS = 50;

/** The flag of fonts whose glyphs are addressed by number instead of a character set (ISO 32000-1, table 123). */
const SYMBOLIC = 4;

/** Returns six capital letters that are unique for each font of a file. */
function tagOf(index: number): string {
  const letters = index.toString(26).padStart(6, '0');
  return Array.from(letters, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('');
}

/** The number of entries in a block of a character map (Adobe Technical Note 5411). */
const BLOCK = 100;

/**
 * The text of a glyph without characters: each glyph needs a text (PDF/UA-1, 7.21.7), and this one is invisible.
 */
const PART = '\u200d';

/** Returns the character map with the text of each glyph (ISO 32000-1, 9.10.3). */
function unicodeMap(glyphs: readonly (Glyph | undefined)[]): string {
  const entries = Array.from(glyphs, (glyph, number) => {
    if (!glyph) return '';
    const text = String.fromCodePoint(...glyph.codePoints) || PART;
    return `<${hex(number)}> <${utf16(text)}>`;
  }).filter((entry) => entry !== '');
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += BLOCK) {
    const block = entries.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/** Returns a text in UTF-16 as hexadecimal digits. */
function utf16(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index++) digits += hex(text.charCodeAt(index));
  return digits;
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function rounded(width: number): number {
  return Math.round(width * 1000) / 1000;
}
