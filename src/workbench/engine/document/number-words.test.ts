import { describe, expect, it } from 'vitest';
import { numberInWords } from './number-words.ts';

describe('numberInWords', () => {
  it.each([
    ['twenty', 20],
    ['Twenty-one', 21],
    ['two hundred and five', 205],
    ['einundzwanzig', 21],
    ['dreissig', 30],
    ['treinta y cinco', 35],
    ['soixante et onze', 71],
    ['quatre-vingts', 80],
    ['eenentwintig', 21],
    ['dziewięćdziesiąt dwa', 92],
    ['três', 3],
    ['mille', 1000],
  ])('reads %s', (text, number) => {
    expect(numberInWords(text)).toBe(number);
  });

  it.each(['', 'many', 'one one', 'two twenty', 'and', 'x12'])('reads no number in "%s"', (text) => {
    expect(numberInWords(text)).toBeUndefined();
  });
});
