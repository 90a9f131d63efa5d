import { expect, it } from 'vitest';
import { copyOf } from './copy.ts';

it.each([0, 13, 1_000_000])('copies a value of %d characters', (length) => {
  const value = `${'é'.repeat(length)}\ud800`;
  expect(copyOf(value)).toBe(value);
});
