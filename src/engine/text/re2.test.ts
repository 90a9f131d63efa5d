import { expect, test } from 'vitest';
import { re2Valid } from './re2.ts';

test.each([
  '^\\d{4}$',
  '^[A-Z0-9]{2,3}$',
  '^(?:[a-z]|[a-z0-9][a-z0-9-+]*[a-z0-9])$',
  '(?i)^abc$',
  '(?P<year>\\d+)-(?<month>\\d+)',
  '[[:alpha:]_]+',
  '[]a]',
  '[^]a]',
  '\\p{L}\\pN\\x{10FFFF}\\x41\\.',
  'a*?',
  '',
  'a{1000}',
])('re2Valid accepts %s', (pattern) => {
  expect(re2Valid(pattern)).toBe(true);
});

test.each([
  '(',
  ')',
  '[a',
  'a**',
  '*a',
  '(?=a)',
  '(?<!a)b',
  '(a)\\1',
  '\\k<a>',
  '\\y',
  '[z-a]',
  'a{1001}',
  'a{2,1}',
  '[[:letters:]]',
  '\\',
])('re2Valid rejects %s', (pattern) => {
  expect(re2Valid(pattern)).toBe(false);
});

test.each(['[', '[^', '(?', '\\p{', '\\x{', '[a\\'])('re2Valid rejects many unclosed %s in linear time', (opening) => {
  expect(re2Valid(opening.repeat(200_000))).toBe(false);
});

test('re2Valid rejects patterns of excessive length', () => {
  expect(re2Valid('a'.repeat(1_000_000))).toBe(true);
  expect(re2Valid('a'.repeat(1_000_001))).toBe(false);
});
