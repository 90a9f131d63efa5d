import { expect, test } from 'vitest';
import { dayOf, hasCheckDigit, hasCheckSum, isKsefNumber } from './codes.ts';

test('hasCheckDigit checks a NIP', () => {
  expect(hasCheckDigit('5265877635')).toBe(true);
  expect(hasCheckDigit('5265877634')).toBe(false);
  expect(hasCheckDigit('12')).toBe(true);
});

test('KSeF numbers are checked by form, day and checksum', () => {
  expect(isKsefNumber('5265877635-20250826-0100001AF629-AF')).toBe(true);
  expect(isKsefNumber('5265877635-20251326-0100001AF629-AF')).toBe(false);
  expect(dayOf('5265877635-20250826-0100001AF629-AF')).toBe('2025-08-26');
  expect(hasCheckSum('5265877635-20250826-0100001AF629-AF')).toBe(true);
  expect(hasCheckSum('5265877635-20250826-010000-1AF629-AF')).toBe(true);
  expect(hasCheckSum('5265877635-20250826-0100001AF629-AE')).toBe(false);
});
