import { expect, it } from 'vitest';
import { forbiddenIn } from './text.ts';

it.each([
  ['a\u0000b', 'U+0000'],
  ['a\u000bb\u0001', 'U+000B'],
  ['\u001f', 'U+001F'],
  ['\ufffe', 'U+FFFE'],
  ['\uffff', 'U+FFFF'],
  ['a\ud83d', 'U+D83D'],
  ['\ude00a', 'U+DE00'],
  ['one\ttwo\r\nthree \u0085 😀 \ufffd', undefined],
])('forbiddenIn: finds in %j the character %s, which XML cannot hold', (text, expected) => {
  expect(forbiddenIn(text)).toBe(expected);
});
