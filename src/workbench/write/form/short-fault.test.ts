import { expect, it } from 'vitest';
import { shortFault } from './short-fault.ts';

it('shortFault keeps the fault and the fix, without examples and guesses', () => {
  const rule = 'A number of Atlantis has nine digits, one of them for checking';
  const message = `${rule}, as in 111111125 or 222222228; check for a mistyped digit. One may be wrong: the 5 at place 9.`;
  expect(shortFault(message)).toBe(`${rule}; check for a mistyped digit.`);
});

it('shortFault keeps short messages', () => {
  expect(shortFault('Give a price, as in 12.50; it is missing. Two may do.')).toBe(
    'Give a price, as in 12.50; it is missing. Two may do.',
  );
});

it('shortFault keeps an example that is the only advice', () => {
  const message = `${'A long sentence about a field. '.repeat(4)}`.trim();
  expect(shortFault(message)).toBe('A long sentence about a field.');
  const only = `An address says more than that, in ${'many '.repeat(20)}words, as in office@example.com.`;
  expect(shortFault(only)).toBe(only);
});
