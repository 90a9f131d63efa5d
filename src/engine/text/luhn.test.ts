import { describe, expect, it } from 'vitest';
import { luhnCheckDigit, luhnValid } from './luhn.ts';

describe('the Luhn check', () => {
  it('passes digits that end in their check digit', () => {
    expect(luhnValid('79927398713')).toBe(true);
    expect(luhnValid('0')).toBe(true);
    expect(luhnValid('1')).toBe(false);
    expect(luhnValid('79927398710')).toBe(false);
  });

  it('fails what is empty or not digits', () => {
    expect(luhnValid('')).toBe(false);
    expect(luhnValid('7992739871x')).toBe(false);
    expect(luhnValid('٠')).toBe(false);
  });

  it('gives the digit to put behind others', () => {
    expect(luhnCheckDigit('7992739871')).toBe(3);
    expect(luhnCheckDigit('39183804')).toBe(2);
    expect(luhnCheckDigit('0')).toBe(0);
  });
});
