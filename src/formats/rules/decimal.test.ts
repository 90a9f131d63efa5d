import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';

describe('Decimal.parse', () => {
  it.each([
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['+1.5', '1.5'],
    [' 7 ', '7'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['123456789012345', '123456789012345'],
    ['-12345678901234.5678', '-12345678901234.5678'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ])('reads %j as %s', (text, number) => {
    expect(String(Decimal.parse(text))).toBe(number);
  });

  it.each(['', '-', '.', '-.', '+', '--1', '1-', '1.2.3', '1e3', '1,5', '0x1', '１', 'one', '1 2'])(
    'takes %j for no number',
    (text) => {
      expect(Decimal.parse(text)).toBeUndefined();
    },
  );
});
