import { expect, it } from 'vitest';
import { shareParts } from './share-parts.ts';

it('shareParts keeps unchanged parts', () => {
  const before = { a: { b: 1 }, lines: [{ n: 'x' }, { n: 'y' }] };
  const after = shareParts(before, { a: { b: 1 }, lines: [{ n: 'x' }, { n: 'z' }] });
  expect(after).toEqual({ a: { b: 1 }, lines: [{ n: 'x' }, { n: 'z' }] });
  expect(after.a).toBe(before.a);
  expect(after.lines[0]).toBe(before.lines[0]);
  expect(after.lines[1]).not.toBe(before.lines[1]);
  expect(after).not.toBe(before);
});

it('shareParts returns the old value if equal', () => {
  const before = { a: [1, null, { b: 'c' }] };
  expect(shareParts(before, structuredClone(before))).toBe(before);
});

it('shareParts distinguishes parts with more, fewer or different members', () => {
  expect(shareParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareParts([1, 2], [1])).toEqual([1]);
  expect(shareParts({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shareParts(undefined, { a: null })).toEqual({ a: null });
});
