import { describe, expect, it } from 'vitest';
import { folds } from './folds.ts';

describe('folding', () => {
  it('folds objects and lists of several lines and leaves the closing bracket', () => {
    const text = '{\n  "lines": [\n    { "i": 1 },\n    {\n      "i": 2\n    }\n  ]\n}';
    expect(folds(text)).toEqual([
      { start: 4, end: 5 },
      { start: 2, end: 6 },
      { start: 1, end: 7 },
    ]);
  });

  it('ignores brackets in strings', () => {
    expect(folds('{\n"a": "{ [",\n"b": "]"\n}')).toEqual([{ start: 1, end: 3 }]);
  });

  it('folds nothing if the text is nested too deeply', () => {
    expect(folds('[\n'.repeat(20_000) + ']\n'.repeat(20_000))).toEqual([]);
  });

  it('handles brackets that do not match', () => {
    expect(folds('}\n{\n"a": [\n1\n')).toEqual([]);
  });
});

it('folds returns XML elements of several lines, ignoring comments', () => {
  const text = '<?xml version="1.0"?>\n<a>\n  <!-- <b>\n -->\n  <b x=">">\n    <c/>\n    1\n  </b>\n  <d>2</d>\n</a>';
  expect(folds(text)).toEqual([
    { start: 5, end: 7 },
    { start: 2, end: 9 },
  ]);
  expect(folds('<a>\n</b')).toEqual([]);
});
