import { expect, it } from 'vitest';
import { withoutTrailing } from './trailing.ts';

it.each([
  ['1.500', '0', '1.5'],
  ['000', '0', ''],
  ['con. .', '. ', 'con'],
  ['Kg', '.', 'Kg'],
])('withoutTrailing(%j, %j) returns %j', (text, characters, expected) => {
  expect(withoutTrailing(text, characters)).toBe(expected);
});

it('withoutTrailing takes linear time for a long run that does not end the text', () => {
  expect(withoutTrailing(`${'0'.repeat(1_000_000)}1`, '0')).toHaveLength(1_000_001);
});
