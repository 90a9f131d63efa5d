import { describe, expect, test } from 'vitest';
import { message, words } from '../text/message.ts';
import { JsonSplitter, type SplitItem } from './json-values.ts';

function itemsOf(pieces: readonly string[], limit = 1000): SplitItem[] {
  const splitter = new JsonSplitter(limit);
  return [...pieces.flatMap((piece) => [...splitter.push(piece)]), ...splitter.end()];
}

/**
 * Returns the items in a text as `line:column sort text`. Checks that they do not depend on how the text is divided.
 */
function found(text: string, limit?: number): string[] {
  const told = (items: readonly SplitItem[]) =>
    items.map((item) => `${item.line}:${item.column} ${item.kind}${item.kind === 'too-large' ? '' : ` ${item.text}`}`);
  const whole = told(itemsOf([text], limit));
  expect(told(itemsOf([...text], limit))).toEqual(whole);
  return whole;
}

describe('JsonSplitter', () => {
  test('finds values on several lines and on the same line, with positions', () => {
    expect(found('{"a":1}{"b":[2]}\n 12 true\n"x\\"{"')).toEqual([
      '1:1 value {"a":1}',
      '1:8 value {"b":[2]}',
      '2:2 value 12',
      '2:5 value true',
      '3:1 value "x\\"{"',
    ]);
    expect(found('')).toEqual([]);
    expect(found(' \n\t')).toEqual([]);
  });

  test('counts columns in characters, with surrogate pairs as one', () => {
    expect(found('"😀" 1')).toEqual(['1:1 value "😀"', '1:5 value 1']);
  });

  test('skips values of any kind that are too large', () => {
    expect(found('{"a":"0123456789"} 1', 10)).toEqual(['1:1 too-large', '1:20 value 1']);
    expect(found('"0123456789" 1', 10)).toEqual(['1:1 too-large', '1:14 value 1']);
    expect(found('012345678901 1', 10)).toEqual(['1:1 too-large', '1:14 value 1']);
    expect(found('{"a":"0123456789', 10)).toEqual(['1:1 too-large']);
  });
});

describe('text that is not a value', () => {
  test('is returned as broken, and splitting continues on the next line', () => {
    expect(found('nonsense 1\n2')).toEqual(['1:1 broken nonsense', '2:1 value 2']);
    expect(found('} 1\n2')).toEqual(['1:1 broken }', '2:1 value 2']);
    expect(found('{"a":]} 1\n2')).toEqual(['1:1 broken {"a":]', '2:1 value 2']);
    expect(found('tru')).toEqual(['1:1 broken tru']);
    expect(found('"open')).toEqual(['1:1 broken "open']);
    expect(found('"open\n1')).toEqual(['1:1 broken "open\n', '2:1 value 1']);
  });

  test('includes the following lines if they are indented', () => {
    expect(found('{\n  "a": 1]\n  "b": 2\n}\n{"c":3}').at(-1)).toBe('5:1 value {"c":3}');
    expect(found('{\n  "a": 1]\n  "b": 2\n}\n{"c":3}')).toHaveLength(2);
  });

  test('ends if another value begins on a separate line', () => {
    const items = itemsOf(['{"a":\n{"b":2}\n{"c":3}\n']);
    expect(items.map((item) => (item.kind === 'value' ? item.text : item.kind))).toEqual([
      'broken',
      '{"b":2}',
      '{"c":3}',
    ]);
    const open = itemsOf(['{"a":1,\n{"b":2}\n']);
    expect(open.map((item) => (item.kind === 'value' ? item.text : item.kind))).toEqual(['broken', '{"b":2}']);
    for (const item of [...items, ...open])
      if (item.kind === 'broken' && item.reason) expect(words(item.reason.what)).not.toBe('');
  });

  test('is returned once if nested far too deeply, not again from each of its lines', () => {
    const texts = itemsOf(['{"a":\n'.repeat(3000), '1\n'], 1e6).map((item) => ('text' in item ? item.text : ''));
    expect(texts.length).toBeLessThan(1000);
    expect(texts.join('').length).toBeLessThan(1e6);
    expect(itemsOf([`${'['.repeat(600)}\n`, '{"b":2}'], 1e6).at(-1)).toMatchObject({ text: '{"b":2}', line: 2 });
  });

  test('may be a value that is nested too deeply', () => {
    const [first, ...more] = itemsOf([`${'['.repeat(600)}${']'.repeat(600)}\n1`], 10_000);
    expect(first?.kind).toBe('broken');
    expect(more.at(-1)).toMatchObject({ kind: 'value', text: '1', line: 2 });
  });

  test('is returned if the caller reports bad bytes within a value or after one', () => {
    const refused = (text: string) => {
      const splitter = new JsonSplitter(1000);
      const items = [...splitter.push(text), ...splitter.refuse(message('bad bytes')), ...splitter.push('x\n1\n')];
      return items.map(({ kind, line, column }) => `${line}:${column} ${kind}`);
    };
    expect(refused('{"a":')).toEqual(['1:1 broken', '2:1 value']);
    expect(refused('nonsense 1')).toEqual(['1:1 broken', '2:1 value']);
  });
});
