import { describe, expect, it } from 'vitest';
import { addonEdits, layoutEdits } from './edits.ts';
import { contentOf, pathAt, readText } from './text.ts';

function faults(text: string) {
  return readText(text).faults.map(({ offset, length, message }) => [text.slice(offset, offset + length), message]);
}

describe('reading a draft', () => {
  it('gives the value of a text that is JSON', () => {
    const reading = readText('{"series": "A", "lines": [1, null]}');
    expect(reading.faults).toEqual([]);
    expect(contentOf(reading)).toEqual({ series: 'A', lines: [1, null] });
  });

  it('has no value for a text that is not JSON', () => {
    expect(contentOf(readText('{"series": }'))).toBeUndefined();
    expect(contentOf(readText(''))).toBeUndefined();
  });

  it('says what is wrong where it is', () => {
    expect(faults('{"a": 1 "b": 2}')).toEqual([['"b"', 'A comma is expected before this.']]);
    expect(faults('{"a": 1,}')).toEqual(expect.arrayContaining([['}', expect.stringContaining('property name')]]));
    expect(faults('{"a": 1} {}')).toEqual([['{', expect.stringContaining('nothing may follow')]]);
    expect(faults('{"a": EUR, "b": 1}')).toEqual([['EUR', expect.stringContaining('not a JSON value')]]);
    expect(faults('// no\n{}')).toEqual([['// no', 'JSON has no comments.']]);
  });

  it('shows a fault at the end of the text at the last character there is', () => {
    expect(faults('{"a": [1\n\n')).toContainEqual(['1', expect.stringContaining(']')]);
    expect(readText('').faults).toHaveLength(1);
  });

  it('says where it is nested too deeply, however deeply', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(faults(nested(128))).toEqual([]);
    for (const levels of [129, 3_000, 200_000]) {
      expect(readText(nested(levels))).toMatchObject({
        root: undefined,
        faults: [{ offset: 128, message: expect.stringContaining('nested too deeply') }],
      });
      expect(pathAt(nested(levels), levels)).toEqual([]);
      expect(layoutEdits(nested(levels))).toEqual([]);
      expect(addonEdits(nested(levels), 'x')).toEqual([]);
    }
    const inText = JSON.stringify({ a: `\\" ${'['.repeat(200)}`, b: Array.from({ length: 200 }, () => [{}]) });
    expect(faults(inText)).toEqual([]);
  });

  it('finds a name that occurs twice in one object', () => {
    expect(faults('{"a": 1, "b": {"a": 2}, "a": 3}')).toEqual([['"a"', expect.stringContaining('twice')]]);
  });
});
