import { expect, it } from 'vitest';
import { copyOf } from './copy.ts';

it.each([0, 13, 199])('copies a value of %d characters and half of one', (length) => {
  const value = `${'é'.repeat(length)}\ud800`;
  expect(copyOf(value)).toBe(value);
});

it('cuts what is longer than any value may be', () => {
  expect(copyOf('é'.repeat(1_000_000))).toBe('é'.repeat(200));
});
