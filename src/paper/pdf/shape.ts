/** Converts texts to glyphs in visual order. */

import bidiFactory from 'bidi-js';
import type { Face, Faces, PositionedGlyph, Weight } from './fonts.ts';

/** Adjacent glyphs of one face. */
export interface Piece {
  face: Face;
  glyphs: readonly PositionedGlyph[];
  width: number;
  /** Whether all glyphs are at their natural positions. */
  isPlain: boolean;
}

/** A text on one line. Widths are in thousandths of the size. */
export interface Shaped {
  pieces: readonly Piece[];
  width: number;
}

const bidi = bidiFactory();

/**
 * Right-to-left scripts and control characters (Unicode blocks Hebrew to Arabic Extended-A, presentation forms,
 * controls).
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Invisible characters: controls, direction marks, zero-width breaks. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\ufe0e|\ufe0f/gu;

/** Characters that join or separate letters and are invisible themselves; some fonts have them. */
const JOINER = /^[\u200c\u200d]$/;

/** Spaces of other widths, which fonts may lack. */
const SPACE = /^[\p{Zs}\p{Zl}\p{Zp}]$/u;

/** The replacement for characters that no font has. */
const UNKNOWN = 0x3f;

/** Converts texts to glyphs with the loaded faces. */
export class Shaper {
  /** Characters that no face has; each is drawn as a question mark. */
  readonly missing = new Set<string>();
  readonly #faces: Faces;
  readonly #known = { regular: new Map<string, Shaped>(), bold: new Map<string, Shaped>() };
  readonly #signs = { regular: new Map<string, Sign>(), bold: new Map<string, Sign>() };

  constructor(faces: Faces) {
    this.#faces = faces;
  }

  /** Returns a text as glyphs, from a cache if possible. */
  shape(text: string, weight: Weight): Shaped {
    const known = this.#known[weight].get(text);
    if (known) return known;
    const shaped = this.#shaped(text.normalize('NFC'), weight);
    this.#known[weight].set(text, shaped);
    return shaped;
  }

  #shaped(text: string, weight: Weight): Shaped {
    const runs = RIGHT_TO_LEFT.test(text) ? runsOf(text) : [{ text, isRightToLeft: false }];
    const pieces = runs.flatMap((run) => this.#pieces(run.text, run.isRightToLeft, weight));
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    return { pieces, width };
  }

  /** Returns the pieces of a run of one direction, from left to right. */
  #pieces(text: string, isRightToLeft: boolean, weight: Weight): Piece[] {
    const parts: Part[] = [];
    let last: Part | undefined;
    for (const sign of text.replace(UNSEEN, '')) {
      const found = this.#signOf(sign, weight);
      // The face of another script has punctuation and digits too, but the Latin ones look the same everywhere.
      const shared = found.isShared ? last?.face.glyph(found.codePoint) : undefined;
      const face = shared ? last?.face : found.face;
      const glyph = shared ?? found.glyph;
      if (!face || !glyph) continue;
      if (last?.face !== face) {
        last = { face, text: '', glyphs: [], width: 0, isPlain: true };
        parts.push(last);
      }
      if (isRightToLeft) last.text += found.shown;
      last.glyphs.push(glyph);
      last.width += glyph.width;
    }
    return isRightToLeft ? parts.reverse().map(joinedPiece) : parts;
  }

  /** Returns how a character is drawn, from a cache if possible. */
  #signOf(sign: string, weight: Weight): Sign {
    const known = this.#signs[weight].get(sign);
    if (known) return known;
    const found = this.#newSign(sign, weight);
    this.#signs[weight].set(sign, found);
    return found;
  }

  #newSign(sign: string, weight: Weight): Sign {
    const faces = this.#faces[weight];
    const shown = SPACE.test(sign) ? ' ' : sign;
    const codePoint = shown.codePointAt(0) ?? 0;
    const isShared = shown === ' ' || /^\p{M}$/u.test(shown);
    const face = faces.find((each) => each.glyph(codePoint));
    if (face || JOINER.test(sign)) return { face, glyph: face?.glyph(codePoint), shown, codePoint, isShared };
    this.missing.add(sign);
    return {
      face: faces[0],
      glyph: faces[0]?.glyph(UNKNOWN),
      shown: String.fromCodePoint(UNKNOWN),
      codePoint,
      isShared,
    };
  }
}

/** How a character is drawn: by which face, and as which character. A shared one is drawn by the face of the preceding one, if it can. */
interface Sign {
  face: Face | undefined;
  glyph: PositionedGlyph | undefined;
  shown: string;
  codePoint: number;
  isShared: boolean;
}

/** A piece with its glyphs not joined yet. */
interface Part extends Piece {
  text: string;
  glyphs: PositionedGlyph[];
}

function joinedPiece({ face, text }: Part): Piece {
  const glyphs = face.joined(text);
  return { face, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), isPlain: false };
}

/** Returns the runs of one direction in visual order, from left to right (UAX #9, rule L2). */
function runsOf(text: string): { text: string; isRightToLeft: boolean }[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index++) {
    const level = embedding.levels[index] ?? 0;
    const unit = mirrored.get(index) ?? text.charAt(index);
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level--) reverseFrom(runs, level);
  return runs.map((run) => ({ text: run.text, isRightToLeft: run.level % 2 === 1 }));
}

/** Reverses each sequence of runs at a level or above. */
function reverseFrom(runs: { level: number }[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    let end = start;
    while ((runs[end]?.level ?? 0) >= level) end++;
    for (let [low, high] = [start, end - 1]; low < high; low++, high--) {
      const [first, last] = [runs[low], runs[high]];
      if (first && last) [runs[low], runs[high]] = [last, first];
    }
    start = Math.max(end, start + 1);
  }
}
