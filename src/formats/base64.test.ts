import { expect, test } from 'vitest';
import { isBase64, isBlank } from './base64.ts';

test.each([
  ['nothing', ''],
  ['three bytes', 'QUJD'],
  ['two bytes', 'QUI='],
  ['one byte', 'QQ=='],
  ['all characters that there are', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'],
  ['blanks within and around', ' QU\tJD\r\nQQ = = '],
])('isBase64 accepts %s', (_, text) => {
  expect(isBase64(text)).toBe(true);
});

test.each([
  ['one character', 'Q'],
  ['two characters without a sign that there are no more', 'QQ'],
  ['three characters without it', 'QUI'],
  ['four and one', 'QUJDQ'],
  ['one sign too many', 'QUJD='],
  ['four signs', 'QUJD===='],
  ['three signs', 'Q==='],
  ['surplus bits after two bytes', 'QUJ='],
  ['surplus bits after one byte', 'QR=='],
  ['more of them', 'QI=='],
  ['text after the end', 'QQ==QQ=='],
  ['a character of another alphabet', 'QU-_'],
  ['a letter with an accent', 'QUJé'],
  ['a character far out', 'QUJ\u4e00'],
  ['another blank', 'QU\u00a0JD'],
])('isBase64 rejects %s', (_, text) => {
  expect(isBase64(text)).toBe(false);
});

test('isBlank accepts the four white-space characters of XML', () => {
  const blanks = Array.from({ length: 300 }, (_, code) => code).filter(isBlank);
  expect(blanks).toEqual([0x09, 0x0a, 0x0d, 0x20]);
});
