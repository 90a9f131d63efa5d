import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SplitItem } from '../../engine/reading/json-values.ts';
import { JsonBlocks, valuesIn } from './json-blocks.ts';
import { JsonValues } from './json-values.ts';

const LIMIT = 1000;

function piecesOf(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, i) => bytes.slice(places[i], end));
}

/** Returns the values inside and outside blocks, and the number of those in blocks. */
function found(bytes: Uint8Array, cuts: readonly number[]): { items: SplitItem[]; inBlocks: number } {
  const blocks = new JsonBlocks(LIMIT);
  const items: SplitItem[] = [];
  let inBlocks = 0;
  for (const item of [...piecesOf(bytes, cuts).flatMap((piece) => [...blocks.push(piece)]), ...blocks.end()]) {
    if (item.kind !== 'block') items.push(item);
    else {
      const values = [...valuesIn(item, LIMIT)];
      expect(values).toHaveLength(item.values);
      inBlocks += item.values;
      items.push(...values);
    }
  }
  return { items, inBlocks };
}

function plainly(bytes: Uint8Array): SplitItem[] {
  const values = new JsonValues(LIMIT);
  return [...values.push(bytes), ...values.end()];
}

describe('JsonBlocks', () => {
  it('yields the same values as JsonValues for any stream, cut anywhere', () => {
    const whole = fc.constantFrom('{"a":1}', '{"b":{"c":[{}]}}', '{"d":"}\\n{"}', '{ }', '{"é":"}{"}');
    const broken = fc.constantFrom(
      ...['{', '}', '[', ']', '"', ',', ':', '1', ' ', '\t', '\\', 'x', '\xff', '{"a":', '[{'],
    );
    const ends = fc.constantFrom('\n', '\n', '\n', '\r\n', '', '\n\n', '\n  ');
    const parts = fc.array(fc.tuple(fc.oneof({ weight: 5, arbitrary: whole }, broken), ends), { maxLength: 30 });
    fc.assert(
      fc.property(parts, fc.array(fc.nat(), { maxLength: 3 }), (list, cuts) => {
        const bytes = Buffer.concat(list.flat().map((text) => Buffer.from(text, text === '\xff' ? 'latin1' : 'utf8')));
        expect(found(bytes, cuts).items).toEqual(plainly(bytes));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['{"a":1},{"b":2}', '{"a":1}}', '{"a":1}]}', '{"a":[1}}', '{"a":"{"},{"b":"}"}', '{"a":1} {"b":2}'])(
    'yields values one by one if a line has more than one object: %s',
    (line) => {
      const bytes = new TextEncoder().encode(`{"x":1}\n${line}\n{"y":1}\n`);
      expect(found(bytes, [])).toEqual({ items: plainly(bytes), inBlocks: 0 });
    },
  );

  it('yields blocks of lines with an object each, except at the ends of a piece', () => {
    const bytes = new TextEncoder().encode('{"a":[{"b":1} , {}]}\n'.repeat(50));
    expect(found(bytes, []).inBlocks).toBe(48);
    expect(found(bytes, [401]).inBlocks).toBe(47);
    expect(found(new TextEncoder().encode('{"a":1}\r\n'.repeat(50)), []).inBlocks).toBe(48);
    expect(found(new TextEncoder().encode('{"a":1}{"b":2}\n'.repeat(50)), []).inBlocks).toBe(0);
    expect(found(new TextEncoder().encode(JSON.stringify({ a: { b: 1 } }, null, 2).repeat(50)), []).inBlocks).toBe(0);
  });

  it('yields blocks of limited size', () => {
    const line = `{"a":"${'x'.repeat(999)}"}\n`;
    const blocks = [...new JsonBlocks(LIMIT).push(new TextEncoder().encode(line.repeat(400)))].filter(
      (item) => item.kind === 'block',
    );
    expect(blocks.map(({ line: first, values }) => [first, values])).toEqual([
      [2, 130],
      [132, 130],
      [262, 130],
      [392, 8],
    ]);
  });
});
