import { describe, expect, it } from 'vitest';
import { addonEdits, layoutEdits } from './edits.ts';
import { contentOf, pathAt, treeOf } from './text.ts';

describe('reading a draft', () => {
  it('gives the value of a text that is JSON', () => {
    expect(contentOf('{"series": "A", "lines": [1, null]}')).toEqual({ series: 'A', lines: [1, null] });
  });

  it.each(['{"series": }', '', '// no\n{}', '{"a": 1, "b": {"a": 2}, "a": 3}', '[{"a": {"b": 1, "b": 1}}]'])(
    'has no value for a text that is not JSON, as %s',
    (text) => {
      expect(contentOf(text)).toBeUndefined();
    },
  );

  it('does not mind the same name in different objects, or values that are the same', () => {
    const text = '[{"a": {"a": "a"}}, {"a": [1, 1, "a", "a"]}]';
    expect(contentOf(text)).toEqual(JSON.parse(text));
  });

  it('has a tree of what there is of one that breaks off', () => {
    expect(treeOf('{"a": [1')?.children?.[0]?.children?.[1]).toMatchObject({ type: 'array', offset: 6 });
  });

  it('reads nothing that is nested too deeply, however deeply', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(treeOf(nested(128))).toBeDefined();
    for (const levels of [129, 3_000, 200_000]) {
      expect(treeOf(nested(levels))).toBeUndefined();
      expect(contentOf(nested(levels))).toBeUndefined();
      expect(pathAt(nested(levels), levels)).toEqual([]);
      expect(layoutEdits(nested(levels))).toEqual([]);
      expect(addonEdits(nested(levels), 'x')).toEqual([]);
    }
    const inText = { a: `\\" ${'['.repeat(200)}`, b: Array.from({ length: 200 }, () => [{}]) };
    expect(contentOf(JSON.stringify(inText))).toEqual(inText);
  });
});
