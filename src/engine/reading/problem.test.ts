import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextPositions } from './problem.ts';

/** Returns line and column of an offset by splitting the whole text into lines and code points. */
function counted(text: string, offset: number): { line: number; column: number } {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) ?? [];
  let start = 0;
  let line = 1;
  for (const each of lines) {
    if (offset < start + each.length) break;
    if (!/[\r\n]$/.test(each)) break;
    start += each.length;
    line++;
  }
  const before = text.slice(start, offset);
  // Within a surrogate pair, the first half counts as a code point.
  return { line, column: Array.from(before).length + 1 };
}

const parts = fc.constantFrom('a', '{', '\n', '\r', '\r\n', '😀', 'é', 'a'.repeat(5000));
const texts = fc.array(parts, { maxLength: 30 }).map((each) => each.join(''));

test('TextPositions returns the right lines and columns in any order of calls', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(), { maxLength: 8 }), (text, wanted) => {
      const positions = new TextPositions(text);
      for (const each of wanted) {
        const offset = each % (text.length + 1);
        const expected = counted(text, offset);
        expect(positions.at(offset), `${offset}`).toEqual(expected);
      }
    }),
  );
});
