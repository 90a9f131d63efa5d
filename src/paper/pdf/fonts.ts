import { create, type Font } from 'fontkit';
import { type FontFile, fontFiles } from './font-files.ts';
import { unpackWoff } from './woff.ts';

/** A parsed file of the font in one weight, with its characters and their widths in thousandths of the size. */
export class Face {
  readonly font: Font;
  /** Subsets in earlier files by their letters, as many documents use the same ones in the same order. */
  readonly subsets = new Map<string, WrittenSubset>();
  readonly #glyphs = new Map<number, PositionedGlyph | undefined>();

  /**
   * The font for joined letters, whose glyphs keep the characters of the current text instead of the first text that
   * used them.
   */
  readonly #shaping: Font;

  constructor(font: Font) {
    this.font = font;
    const getGlyph = (id: number, codePoints: readonly number[] = []) =>
      Object.create(font.getGlyph(id), { codePoints: { value: codePoints } });
    this.#shaping = Object.create(font, { getGlyph: { value: getGlyph } });
  }

  /** Returns the glyph of a code point at its natural position; undefined if there is none. */
  glyph(codePoint: number): PositionedGlyph | undefined {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined || this.#glyphs.has(codePoint)) return known;
    const found = this.font.hasGlyphForCodePoint(codePoint) ? this.font.glyphForCodePoint(codePoint) : undefined;
    const glyph = found && this.#placed(found.id, codePoint, this.#scaled(found.advanceWidth));
    this.#glyphs.set(codePoint, glyph);
    return glyph;
  }

  #placed(id: number, codePoint: number, width: number): PositionedGlyph {
    return { id, codePoints: [codePoint], width, advance: width, x: 0, y: 0 };
  }

  /** Returns the joined letters of a right-to-left text in visual order, from left to right. */
  joined(text: string): PositionedGlyph[] {
    const { glyphs, positions } = this.#shaping.layout(text, {}, 'arab', 'ARA ', 'rtl');
    const letters: PositionedGlyph[] = [];
    let parts: Part[] = [];
    let pen = 0;
    glyphs.forEach(({ id, codePoints, advanceWidth }, index) => {
      const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      parts.push({ id, x: pen + xOffset, y: yOffset });
      pen += xAdvance;
      // The font draws the dots of a letter as glyphs to its left, without characters.
      if (codePoints.length === 0 && index < glyphs.length - 1) return;
      const isWhole = parts.length > 1;
      letters.push({
        id,
        codePoints: [...codePoints],
        parts: isWhole ? parts : [{ id, x: 0, y: 0 }],
        width: this.#scaled(isWhole ? pen : advanceWidth),
        advance: this.#scaled(pen),
        x: isWhole ? 0 : this.#scaled(xOffset),
        y: isWhole ? 0 : this.#scaled(yOffset),
      });
      parts = [];
      pen = 0;
    });
    return letters;
  }

  /** Returns the width of a glyph by its number in the font. */
  glyphWidth(id: number): number {
    return this.#scaled(this.font.getGlyph(id).advanceWidth);
  }

  #scaled(units: number): number {
    return (units * 1000) / this.font.unitsPerEm;
  }
}

/** A subset as it is written into a file, compressed. */
export interface WrittenSubset {
  /** The length of the program before compression, in bytes. */
  length: number;
  program: Uint8Array;
  /** The character map. */
  characters: Uint8Array;
}

export interface Glyph {
  id: number;
  /** The width in units of the font. */
  width: number;
  codePoints: readonly number[];
  /** The glyphs of a joined letter; one letter may be drawn in several, and one glyph may be part of several letters. */
  parts?: readonly Part[];
}

/** A glyph of a letter, with its offset in units of the font file. */
export interface Part {
  id: number;
  x: number;
  y: number;
}

/** A glyph with its advance and its offset from the baseline. */
export interface PositionedGlyph extends Glyph {
  advance: number;
  x: number;
  y: number;
}

export type Weight = 'regular' | 'bold';

/** The faces that a document needs, in order of precedence. */
export type Faces = Readonly<Record<Weight, readonly Face[]>>;

/** The characters of each file as a class of a regular expression: `U+0370-03FF,U+1F00` → `\u{0370}-\u{03FF}\u{1F00}`. */
const classes = fontFiles.map(({ ranges }) =>
  ranges.replace(/U\+/g, '').replace(/\w+/g, '\\u{$&}').replaceAll(',', ''),
);
const patterns = classes.map((each) => new RegExp(`[${each}]`, 'u'));

/** What the first file, which every document needs, does not have. */
const NOT_LATIN = new RegExp(`[^${classes[0]}]`, 'gu');

/** Parsed fonts, kept for further documents. */
const parsed = new Map<string, Promise<Face>>();

/** Returns the faces for all characters of some texts: always the faces for Latin script, other faces on demand. */
export async function facesFor(texts: readonly string[]): Promise<Faces> {
  const others = texts.join('\n').normalize('NFC').match(NOT_LATIN)?.join('') ?? '';
  const wanted = fontFiles.filter((_, index) => index === 0 || patterns[index]?.test(others));
  const [regular, bold] = await Promise.all(
    (['regular', 'bold'] as const).map((weight) => Promise.all(wanted.map((file) => loaded(file, weight)))),
  );
  return { regular: regular ?? [], bold: bold ?? [] };
}

function loaded(file: FontFile, weight: Weight): Promise<Face> {
  const name = `${file.name} ${weight}`;
  const known = parsed.get(name);
  if (known) return known;
  const loading = file[weight]().then(({ default: dataUrl }) => {
    const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
    const woff = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    // The type requires a Node buffer, but any bytes work.
    return new Face(create(unpackWoff(woff) as Parameters<typeof create>[0]) as Font);
  });
  parsed.set(name, loading);
  // A failed download may succeed next time.
  loading.catch(() => parsed.delete(name));
  return loading;
}
