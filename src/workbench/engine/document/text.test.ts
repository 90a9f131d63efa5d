import { describe, expect, it } from 'vitest';
import { addonEdits, layoutEdits } from './edits.ts';
import { contentOf, pathAt, treeOf } from './text.ts';

describe('contentOf and treeOf', () => {
  it('return the value of a JSON text', () => {
    expect(contentOf('{"series": "A", "lines": [1, null]}')).toEqual({ series: 'A', lines: [1, null] });
  });

  it.each(['{"series": }', '', '// no\n{}', '{"a": 1, "b": {"a": 2}, "a": 3}', '[{"a": {"b": 1, "b": 1}}]'])(
    'return no value for text that is not JSON, such as %s',
    (text) => {
      expect(contentOf(text)).toBeUndefined();
    },
  );

  it('accept the same name in different objects, and equal values', () => {
    const text = '[{"a": {"a": "a"}}, {"a": [1, 1, "a", "a"]}]';
    expect(contentOf(text)).toEqual(JSON.parse(text));
  });

  it('return the partial tree of a truncated text', () => {
    expect(treeOf('{"a": [1')?.children?.[0]?.children?.[1]).toMatchObject({ type: 'array', offset: 6 });
  });

  it('reject text that is nested too deeply', () => {
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
