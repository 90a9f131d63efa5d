import { expect, it } from 'vitest';
import { syntaxFaults } from './syntax.ts';

/** Returns the marked text of each fault, with its message. */
function faults(text: string) {
  return syntaxFaults(text).map(({ span: { offset, length }, description }) => [
    text.slice(offset, offset + length),
    description,
  ]);
}

it.each([
  ['{"a": 1 "b": 2}', ['"b"', /"\\""/]],
  ['{"a": 1,}', ['}', /"}"/]],
  ['{"a": 1} {}', ['{', /"{"/]],
  ['{"a": EUR, "b": 1}', ['EUR', /"E"/]],
  ['{"a": nul, "b": 1}', ['nul', /",".* null/]],
  ['// no\n{}', ['// no', /"\/"/]],
  ['{"a": /* no */ 1}', ['/* no */', /"\/"/]],
  ['{"a": 1, "b": {"a": 2}, "a": 3}', ['"a"', /"a"/]],
  ['{"a": "x\n}', ['x', /quotation mark/]],
  ['{"a": [1\n\n', ['1', / 3, .* 1:/]],
  [' []', ['[', /./]],
  ['', ['', /./]],
] satisfies [string, [string, RegExp]][])('syntaxFaults marks the fault in %j', (text, [marked, said]) => {
  expect(faults(text)).toEqual([[marked, expect.stringMatching(said)]]);
});

it('syntaxFaults returns all faults, in text order', () => {
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

it('syntaxFaults returns nothing for a document', () => {
  expect(syntaxFaults('\ufeff{"a": [1, {}], "b": 12345678901234567890.5}')).toEqual([]);
});
