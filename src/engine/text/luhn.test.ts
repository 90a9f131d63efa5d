import { describe, expect, it } from 'vitest';
import { luhnCheckDigit, luhnValid } from './luhn.ts';

describe('Luhn check', () => {
  it('accepts digits that end in their check digit', () => {
    expect(luhnValid('79927398713')).toBe(true);
    expect(luhnValid('0')).toBe(true);
    expect(luhnValid('1')).toBe(false);
    expect(luhnValid('79927398710')).toBe(false);
  });

  it('rejects empty texts and other characters', () => {
    expect(luhnValid('')).toBe(false);
    expect(luhnValid('7992739871x')).toBe(false);
    expect(luhnValid('٠')).toBe(false);
  });

  it('calculates the digit to append', () => {
    expect(luhnCheckDigit('7992739871')).toBe(3);
    expect(luhnCheckDigit('39183804')).toBe(2);
    expect(luhnCheckDigit('0')).toBe(0);
  });
});
