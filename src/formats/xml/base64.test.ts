import { expect, test } from 'vitest';
import { isBase64, isBlank } from './base64.ts';

test.each([
  ['an empty text', ''],
  ['three bytes', 'QUJD'],
  ['two bytes', 'QUI='],
  ['one byte', 'QQ=='],
  ['every character of the alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'],
  ['blanks within and around', ' QU\tJD\r\nQQ = = '],
])('isBase64 accepts %s', (_, text) => {
  expect(isBase64(text)).toBe(true);
});

test.each([
  ['one character', 'Q'],
  ['two characters without padding', 'QQ'],
  ['three characters without padding', 'QUI'],
  ['five characters', 'QUJDQ'],
  ['one padding character too many', 'QUJD='],
  ['four padding characters', 'QUJD===='],
  ['three padding characters', 'Q==='],
  ['surplus bits after two bytes', 'QUJ='],
  ['surplus bits after one byte', 'QR=='],
  ['surplus bits in both characters', 'QI=='],
  ['text after the end', 'QQ==QQ=='],
  ['a character of another alphabet', 'QU-_'],
  ['a letter with an accent', 'QUJé'],
  ['a character far beyond the alphabet', 'QUJ\u4e00'],
  ['a non-breaking space', 'QU\u00a0JD'],
])('isBase64 rejects %s', (_, text) => {
  expect(isBase64(text)).toBe(false);
});

test('isBlank accepts the four white-space characters of XML', () => {
  const blanks = Array.from({ length: 300 }, (_, code) => code).filter(isBlank);
  expect(blanks).toEqual([0x09, 0x0a, 0x0d, 0x20]);
});
