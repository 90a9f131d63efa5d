import { expect, it } from 'vitest';
import { shortFault } from './short-fault.ts';

it('says what is wrong and what to do, and leaves examples and guesses to whoever asks', () => {
  const rule = 'A number of Atlantis has nine digits, one of them for checking';
  const message = `${rule}, as in 111111125 or 222222228; check for a mistyped digit. One may be wrong: the 5 at place 9.`;
  expect(shortFault(message)).toBe(`${rule}; check for a mistyped digit.`);
});

it('leaves what is short as it is', () => {
  expect(shortFault('Give a price, as in 12.50; it is missing. Two may do.')).toBe(
    'Give a price, as in 12.50; it is missing. Two may do.',
  );
});

it('keeps an example that is all that is said of what to do', () => {
  const message = `${'A long sentence about a field. '.repeat(4)}`.trim();
  expect(shortFault(message)).toBe('A long sentence about a field.');
  const only = `An address says more than that, in ${'many '.repeat(20)}words, as in office@example.com.`;
  expect(shortFault(only)).toBe(only);
});
