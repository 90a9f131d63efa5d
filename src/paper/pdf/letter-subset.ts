import type { Font } from 'fontkit';
import type { Part } from './fonts.ts';

/** The members of the library's subset of a TrueType font. Its own types declare none of them. */
interface TrueTypeSubset {
  /** Adds a glyph by its number; returns its number in the subset. */
  includeGlyph(id: number): number;
  encode(): Uint8Array;
  /** Writes a glyph; called by `encode`. */
  _addGlyph(id: number): void;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  /** The length of the written glyphs. */
  offset: number;
}

/** A member of the library's glyphs that its types do not declare. */
interface Decoded {
  _decode(): unknown;
}

/** The glyphs of a font to embed, and new glyphs composed of them. */
export class LetterSubset {
  readonly #font: Font;
  readonly #subset: TrueTypeSubset;
  readonly #composed: Composed[] = [];

  constructor(font: Font) {
    this.#font = withDeeperGlyphs(font);
    this.#subset = this.#font.createSubset() as unknown as TrueTypeSubset;
    const write = this.#subset._addGlyph.bind(this.#subset);
    this.#subset._addGlyph = (id) => {
      const composed = this.#composed[id - font.numGlyphs];
      if (composed) return this.#write(composed);
      const glyph = this.#font.getGlyph(id) as unknown as Decoded;
      const decoded = glyph._decode();
      // Other files use the glyph too.
      glyph._decode = () => decoded;
      write(id);
    };
  }

  /** Adds a glyph by its number; returns its number in the subset. */
  include(id: number): number {
    return this.#subset.includeGlyph(id);
  }

  /** Adds a glyph that consists of others, with its width in units of the font; returns its number in the subset. */
  compose(parts: readonly Part[], width: number): number {
    this.#composed.push({ parts, width });
    return this.include(this.#font.numGlyphs + this.#composed.length - 1);
  }

  encode(): Uint8Array {
    return this.#subset.encode();
  }

  /** Writes a composite glyph (OpenType, table `glyf`). */
  #write({ parts, width }: Composed): void {
    const boxes = parts.map(({ id, x, y }) => {
      const { minX, minY, maxX, maxY } = this.#font.getGlyph(id).bbox;
      return [minX + x, minY + y, maxX + x, maxY + y] as const;
    });
    const low = (side: 0 | 1) => Math.round(Math.min(...boxes.map((box) => box[side])));
    const high = (side: 2 | 3) => Math.round(Math.max(...boxes.map((box) => box[side])));
    const data = new DataView(new ArrayBuffer(HEADER + parts.length * COMPONENT));
    [COMPOSITE, low(0), low(1), high(2), high(3)].forEach((figure, index) => {
      data.setInt16(index * 2, figure);
    });
    parts.forEach(({ id, x, y }, index) => {
      const at = HEADER + index * COMPONENT;
      data.setUint16(at, OFFSETS | (index < parts.length - 1 ? MORE : 0));
      data.setUint16(at + 2, this.include(id));
      data.setInt16(at + 4, Math.round(x));
      data.setInt16(at + 6, Math.round(y));
    });
    const { glyf, loca, hmtx, offset } = this.#subset;
    glyf.push(new Uint8Array(data.buffer));
    loca.offsets.push(offset);
    hmtx.metrics.push({ advance: Math.round(width), bearing: low(0) });
    this.#subset.offset += data.byteLength;
  }
}

interface Composed {
  parts: readonly Part[];
  width: number;
}

/** The lengths of a glyph's header and of a component in it. */
const HEADER = 10;
const COMPONENT = 8;

/** The number of contours of a composite glyph. */
const COMPOSITE = -1;

/** Flags of a component: its arguments are offsets as words; more components follow. */
const OFFSETS = 0x0001 | 0x0002;
const MORE = 0x0020;

/** The maximum number of parts of a letter. */
const MOST_PARTS = 8;

/** Returns a font that declares nested composite glyphs (OpenType, table `maxp`). */
function withDeeperGlyphs(font: Font): Font {
  const { maxp } = font as unknown as { maxp: Record<string, number> };
  const { maxComponentElements = 0, maxComponentDepth = 0, maxPoints = 0, maxContours = 0 } = maxp;
  const deeper = {
    maxComponentElements: Math.max(maxComponentElements, MOST_PARTS),
    maxComponentDepth: maxComponentDepth + 1,
    maxComponentPoints: MOST_PARTS * maxPoints,
    maxComponentContours: MOST_PARTS * maxContours,
  };
  return Object.create(font, { maxp: { value: { ...maxp, ...deeper } } });
}
