import { expect, it } from 'vitest';
import { syntaxFaults } from './syntax.ts';

/** What is marked, and the sentence without the position. */
function faults(text: string) {
  return syntaxFaults(text).map(({ span: { offset, length }, description }) => [
    text.slice(offset, offset + length),
    description.replace(/^invalid JSON: /, '').replace(/ at line .*$/, ''),
  ]);
}

it.each([
  ['{"a": 1 "b": 2}', ['"b"', 'unexpected "\\"", expected "," or "}"']],
  ['{"a": 1,}', ['}', 'unexpected "}", expected a member name in double quotes']],
  ['{"a": 1} {}', ['{', 'unexpected "{", nothing may follow the value']],
  ['{"a": EUR, "b": 1}', ['EUR', 'unexpected "E", expected a value']],
  ['{"a": nul, "b": 1}', ['nul', 'unexpected ",", expected null']],
  ['// no\n{}', ['// no', 'unexpected "/", expected a value']],
  ['{"a": /* no */ 1}', ['/* no */', 'unexpected "/", expected a value']],
  ['{"a": 1, "b": {"a": 2}, "a": 3}', ['"a"', 'member "a" occurs twice in one object']],
  ['{"a": "x\n}', ['x', 'unexpected line break, a text writes such characters as \\n, \\t or \\u00XX']],
  ['{"a": [1\n\n', ['1', 'unexpected end of input']],
  [' []', ['[', 'the text must hold an object, but holds a list']],
  ['', ['', 'the text is empty']],
])('marks what is wrong: %j', (text, expected) => {
  expect(faults(text)).toEqual([expected]);
});

it('names all that is wrong, in the order of the text', () => {
  const text = '{"a": EUR,\n "b" 1, "d": 1, "d": [1 2,],\n "c": "C:\\dir", // no, "f"\n "e": 012';
  expect(faults(text).map(([marked]) => marked)).toEqual([
    'EUR',
    '1',
    '"d"',
    '2',
    ']',
    'dir',
    '// no, "f"',
    '012',
    '2',
  ]);
});

it('finds nothing in a document', () => {
  expect(syntaxFaults('\ufeff{"a": [1, {}], "b": 12345678901234567890.5}')).toEqual([]);
});
