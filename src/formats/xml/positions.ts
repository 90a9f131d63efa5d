/** Converts offsets in a text to lines and columns. */

import type { TextPosition } from '../../engine/reading/problem.ts';

/** Returns the line and the column (in code points) of an offset in a text. */
export function positionOf(text: string, offset: number): TextPosition {
  const [position = { line: 1, column: 1 }] = positionsIn(text, [offset]);
  return position;
}

/** Returns the lines and columns of several offsets in one pass through the text. */
export function positionsIn(text: string, offsets: readonly number[]): TextPosition[] {
  const positions = new Map<number, TextPosition>();
  let line = 1;
  let from = 0;
  let next = text.indexOf('\n');
  for (const given of Float64Array.from(offsets).sort()) {
    if (positions.has(given)) continue;
    const offset = Math.max(0, given);
    while (next >= 0 && next < offset) {
      line++;
      from = next + 1;
      next = text.indexOf('\n', from);
    }
    positions.set(given, { line, column: codePoints(text, from, offset) + 1 });
  }
  return offsets.map((offset) => positions.get(offset) ?? { line: 1, column: 1 });
}

/**
 * Up to this many units into a line, columns count code points; beyond that, as in a file of one line, UTF-16 units.
 */
const COUNTED = 1000;

function codePoints(text: string, from: number, to: number): number {
  return to - from > COUNTED ? to - from : [...text.slice(from, to)].length;
}
