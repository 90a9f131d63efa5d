import { describe, expect, test } from 'vitest';
import { message, words } from '../text/message.ts';
import { JsonSplitter, type SplitItem } from './json-values.ts';

function itemsOf(pieces: readonly string[], limit = 1000): SplitItem[] {
  const splitter = new JsonSplitter(limit);
  return [...pieces.flatMap((piece) => [...splitter.push(piece)]), ...splitter.end()];
}

/** What is found in a text, the same in whatever pieces it comes: `line:column sort text`. */
function found(text: string, limit?: number): string[] {
  const told = (items: readonly SplitItem[]) =>
    items.map((item) => `${item.line}:${item.column} ${item.sort}${item.sort === 'too-large' ? '' : ` ${item.text}`}`);
  const whole = told(itemsOf([text], limit));
  expect(told(itemsOf([...text], limit))).toEqual(whole);
  return whole;
}

describe('values that follow each other', () => {
  test('are found over lines and beside each other, with their places', () => {
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

  test('are counted in characters, one that takes two units once', () => {
    expect(found('"😀" 1')).toEqual(['1:1 value "😀"', '1:5 value 1']);
  });

  test('are passed over where they are too large, of every kind', () => {
    expect(found('{"a":"0123456789"} 1', 10)).toEqual(['1:1 too-large', '1:20 value 1']);
    expect(found('"0123456789" 1', 10)).toEqual(['1:1 too-large', '1:14 value 1']);
    expect(found('012345678901 1', 10)).toEqual(['1:1 too-large', '1:14 value 1']);
    expect(found('{"a":"0123456789', 10)).toEqual(['1:1 too-large']);
  });
});

describe('what is no value', () => {
  test('is given as broken, and the text is read on from the next line', () => {
    expect(found('nonsense 1\n2')).toEqual(['1:1 broken nonsense', '2:1 value 2']);
    expect(found('} 1\n2')).toEqual(['1:1 broken }', '2:1 value 2']);
    expect(found('{"a":]} 1\n2')).toEqual(['1:1 broken {"a":]', '2:1 value 2']);
    expect(found('tru')).toEqual(['1:1 broken tru']);
    expect(found('"open')).toEqual(['1:1 broken "open']);
    expect(found('"open\n1')).toEqual(['1:1 broken "open\n', '2:1 value 1']);
  });

  test('takes its further lines with it where they hang below it', () => {
    expect(found('{\n  "a": 1]\n  "b": 2\n}\n{"c":3}').at(-1)).toBe('5:1 value {"c":3}');
    expect(found('{\n  "a": 1]\n  "b": 2\n}\n{"c":3}')).toHaveLength(2);
  });

  test('ends where another value begins in a line of its own', () => {
    const items = itemsOf(['{"a":\n{"b":2}\n{"c":3}\n']);
    expect(items.map((item) => (item.sort === 'value' ? item.text : item.sort))).toEqual([
      'broken',
      '{"b":2}',
      '{"c":3}',
    ]);
    const open = itemsOf(['{"a":1,\n{"b":2}\n']);
    expect(open.map((item) => (item.sort === 'value' ? item.text : item.sort))).toEqual(['broken', '{"b":2}']);
    for (const item of [...items, ...open])
      if (item.sort === 'broken' && item.reason) expect(words(item.reason.what)).not.toBe('');
  });

  test('is what is nested too deeply to be followed', () => {
    const [first, ...more] = itemsOf([`${'['.repeat(600)}${']'.repeat(600)}\n1`], 10_000);
    expect(first?.sort).toBe('broken');
    expect(more.at(-1)).toMatchObject({ sort: 'value', text: '1', line: 2 });
  });

  test('may be told from outside, in the middle of a value or behind one', () => {
    const refused = (text: string) => {
      const splitter = new JsonSplitter(1000);
      const items = [...splitter.push(text), ...splitter.refuse(message('bad bytes')), ...splitter.push('x\n1\n')];
      return items.map(({ sort, line, column }) => `${line}:${column} ${sort}`);
    };
    expect(refused('{"a":')).toEqual(['1:1 broken', '2:1 value']);
    expect(refused('nonsense 1')).toEqual(['1:1 broken', '2:1 value']);
  });
});
