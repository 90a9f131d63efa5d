import { expect, it } from 'vitest';
import { copyOf } from './copy.ts';

it.each([0, 13, 199])('copyOf copies a value of %d characters, also with half a surrogate pair', (length) => {
  const value = `${'é'.repeat(length)}\ud800`;
  expect(copyOf(value)).toBe(value);
});

it('copyOf shortens a value that exceeds the maximum length', () => {
  expect(copyOf('é'.repeat(1_000_000))).toBe('é'.repeat(200));
});
