import { describe, expect, it } from 'vitest';
import { folds } from './folds.ts';

describe('folding', () => {
  it('folds objects and lists of more than one line and leaves the closing bracket', () => {
    const text = '{\n  "lines": [\n    { "i": 1 },\n    {\n      "i": 2\n    }\n  ]\n}';
    expect(folds(text)).toEqual([
      { start: 4, end: 5 },
      { start: 2, end: 6 },
      { start: 1, end: 7 },
    ]);
  });

  it('takes brackets in texts for text', () => {
    expect(folds('{\n"a": "{ [",\n"b": "]"\n}')).toEqual([{ start: 1, end: 3 }]);
  });

  it('folds nothing where the text is nested too deeply', () => {
    expect(folds('[\n'.repeat(20_000) + ']\n'.repeat(20_000))).toEqual([]);
  });

  it('copes with brackets that do not match', () => {
    expect(folds('}\n{\n"a": [\n1\n')).toEqual([]);
  });
});

it('are elements of more than one line in XML, whatever stands in comments', () => {
  const text = '<?xml version="1.0"?>\n<a>\n  <!-- <b>\n -->\n  <b x=">">\n    <c/>\n    1\n  </b>\n  <d>2</d>\n</a>';
  expect(folds(text)).toEqual([
    { start: 5, end: 7 },
    { start: 2, end: 9 },
  ]);
  expect(folds('<a>\n</b')).toEqual([]);
});
