import { describe, expect, test } from 'vitest';
import {
  isCiiDay,
  isInvoiceNumber,
  isNumber,
  isPlain,
  isSiren,
  isSiret,
  isUblDay,
  lengthOf,
  numberOf,
} from './forms.ts';

test('lengthOf counts characters, whatever their size in memory', () => {
  expect(lengthOf('')).toBe(0);
  expect(lengthOf('Été')).toBe(3);
  expect(lengthOf('𝟙𝟚 ')).toBe(3);
});

describe('isInvoiceNumber', () => {
  test.each(['1', 'F-2026_17/A+b', 'azAZ09', '\n17\t'])('accepts %j', (text) => {
    expect(isInvoiceNumber(text)).toBe(true);
  });

  test.each(['', 'F 17', ' F17', 'F17 ', 'É17', 'F.17', 'F17#', '#F17', '\n'])('rejects %j', (text) => {
    expect(isInvoiceNumber(text)).toBe(false);
  });
});

describe('isPlain', () => {
  test.each(['1', 'az-AZ_09.+'])('accepts %j', (text) => {
    expect(isPlain(text)).toBe(true);
  });

  test.each(['', 'a/b', ' a', 'a ', 'é'])('rejects %j', (text) => {
    expect(isPlain(text)).toBe(false);
  });
});

describe('isSiren and isSiret', () => {
  test('accept nine digits for a business and fourteen for an establishment, of any script', () => {
    expect(isSiren('732829320')).toBe(true);
    expect(isSiren('٧٣٢٨٢٩٣٢٠')).toBe(true);
    expect(isSiret('73282932000074')).toBe(true);
  });

  test.each(['', '73282932', '7328293200', '73282932A', ' 732829320', '732829320 '])('isSiren rejects %j', (text) => {
    expect(isSiren(text)).toBe(false);
  });

  test.each(['', '7328293200007', '732829320000741', '7328293200007A', ' 73282932000074', '73282932000074 '])(
    'isSiret rejects %j',
    (text) => {
      expect(isSiret(text)).toBe(false);
    },
  );
});

describe('isUblDay and isCiiDay', () => {
  test.each([
    '2000-01-01',
    '2099-12-31',
    '2024-02-29',
    '2000-02-29',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-06-30',
    '2026-09-30',
    '2026-11-30',
  ])('accept %s', (text) => {
    expect(isUblDay(text)).toBe(true);
    expect(isCiiDay(text.replaceAll('-', ''))).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2024-02-30',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-03-32',
    '2026-03-00',
    '2026-00-10',
    '2026-13-10',
    '1999-12-31',
    '2100-01-01',
  ])('reject %s', (text) => {
    expect(isUblDay(text)).toBe(false);
    expect(isCiiDay(text.replaceAll('-', ''))).toBe(false);
  });

  test('isUblDay accepts dashes only', () => {
    for (const text of ['', '20260302', '2026-03-02 ', ' 2026-03-02', '2026-03-02Z', '2026-3-02']) {
      expect(isUblDay(text)).toBe(false);
    }
  });

  test('isCiiDay ignores a time after the day, but accepts nothing before it', () => {
    expect(isCiiDay('202603021530')).toBe(true);
    for (const text of ['', '2026-03-02', ' 20260302', '2026032']) expect(isCiiDay(text)).toBe(false);
  });
});

describe('isNumber', () => {
  test.each<[string, boolean]>([
    ['0', true],
    ['100.00', true],
    ['-100.00', true],
    ['1234567.89', false],
    ['123456.78', true],
    ['-12345.67', true],
    // The sign counts as a character, the point does not.
    ['-123456.78', false],
    ['1.123', false],
    ['1.', false],
    ['.5', false],
    ['+1', false],
    ['--1', false],
    ['1,00', false],
    ['1e2', false],
    ['', false],
    ['-', false],
    ['1.5.', false],
    ['x1.5', false],
    ['٣.٥', true],
  ])('limits a number to eight characters with two decimals: %s', (text, is) => {
    expect(isNumber(text, 8, 2, 'signed')).toBe(is);
  });

  test('rejects a sign if only positive numbers are allowed', () => {
    expect(isNumber('1.5', 8, 2, 'positive')).toBe(true);
    expect(isNumber('-1.5', 8, 2, 'positive')).toBe(false);
    expect(isNumber('-0', 8, 2, 'positive')).toBe(false);
  });
});

test.each<[string | undefined, number]>([
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-1', -1],
  ['+1', 1],
  ['1.', 1],
  ['.25', 0.25],
  ['1e2', 100],
  ['1E-2', 0.01],
  ['1e10', 1e10],
  ['1.5e+1', 15],
  ['', Number.NaN],
  [undefined, Number.NaN],
  ['.', Number.NaN],
  ['0x10', Number.NaN],
  ['1 2', Number.NaN],
  ['1e', Number.NaN],
  ['1x', Number.NaN],
  ['x1', Number.NaN],
  ['Infinity', Number.NaN],
])('numberOf reads %j as %d', (text, number) => {
  expect(numberOf(text)).toBe(number);
});
