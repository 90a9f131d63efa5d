import { expect, it } from 'vitest';
import { modulesOf } from './qr.ts';

/** ISO/IEC 18004:2015, Annex I: the codewords of `01234567` in version 1, level M: 16 of data, 10 of error correction. */
const CODEWORDS = '10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11 a5 24 d4 c1 ed 36 c7 87 2c 55'.split(' ');

const SIZE = 21;

/** The conditions under which a mask inverts a module, by number (7.8.2). */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Returns whether a module belongs to a finder, timing or format pattern of version 1. */
const isFunction = (row: number, column: number) =>
  (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9) || row === 6 || column === 6;

/** Reads the codewords from the modules of version 1 (7.7.3, 7.9). */
function codewordsIn(modules: readonly (readonly boolean[])[]): string[] {
  const at = (row: number, column: number) => modules[row]?.[column] === true;
  const format = [0, 1, 2, 3, 4].map((column) => at(8, column));
  // The format is XORed with 10101 at its start: two bits of the level, 00 for M, and three of the mask.
  const [first, second, ...mask] = format.map((bit, index) => bit !== (index % 2 === 0));
  expect([first, second]).toEqual([false, false]);
  const inverts = MASKS[mask.reduce((number, bit) => number * 2 + Number(bit), 0)];
  const bits: boolean[] = [];
  let isUp = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < SIZE; step++) {
      const row = isUp ? SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column)) bits.push(at(row, column) !== inverts?.(row, column));
      }
    }
    isUp = !isUp;
  }
  const byteAt = (index: number) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0);
  return CODEWORDS.map((_, index) => byteAt(index).toString(16).padStart(2, '0'));
}

it('modulesOf draws the example symbol of the standard', () => {
  const modules = modulesOf('01234567');
  expect([modules.length, modules[0]?.length]).toEqual([SIZE, SIZE]);
  expect(codewordsIn(modules)).toEqual(CODEWORDS);
});
