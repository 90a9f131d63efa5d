import { expect, it } from 'vitest';
import { ByteCollector } from './byte-collector.ts';

it.each([[[1, 1, 1]], [[5000]], [[1, 5000, 2, 300, 70_000, 0, 1]], [Array(3000).fill(3)], [[]]])(
  'ByteCollector joins pieces of %j bytes in order',
  (lengths) => {
    const collected = new ByteCollector();
    let value = 0;
    const expected: number[] = [];
    for (const length of lengths) {
      const piece = Uint8Array.from({ length }, () => value++ % 251);
      expected.push(...piece);
      collected.add(piece);
    }
    expect(collected.size).toBe(expected.length);
    expect([...collected.take()]).toEqual(expected);
    expect([collected.size, collected.take().length]).toEqual([0, 0]);
  },
);

it('ByteCollector copies small pieces, so that it does not keep their memory', () => {
  const collected = new ByteCollector();
  const piece = new Uint8Array(64 * 1024);
  for (let i = 0; i < 1000; i++) collected.add(piece.subarray(i, i + 1));
  piece.fill(1);
  expect(collected.take().every((byte) => byte === 0)).toBe(true);
});
