import { describe, expect, it } from 'vitest';
import { NumberText } from '../model/number-text.ts';
import { merge } from './merge.ts';

describe('merge', () => {
  it.each([
    ['keeps members that only the template has', { a: 1 }, {}, { a: 1 }],
    ['adds members that only the data has', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['merges objects', { a: { x: 1, y: { z: 1 } } }, { a: { y: { w: 2 } } }, { a: { x: 1, y: { z: 1, w: 2 } } }],
    ['keeps an object if the data has an empty one', { a: { x: 1 } }, { a: {} }, { a: { x: 1 } }],
    ['replaces an object by a text', { a: { x: 1 } }, { a: 't' }, { a: 't' }],
    ['replaces a text by an object', { a: 't' }, { a: { x: 1 } }, { a: { x: 1 } }],
    ['replaces null by an object', { a: null }, { a: { x: 1 } }, { a: { x: 1 } }],
    ['replaces arrays whole', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ['replaces an array by an empty one', { a: [1] }, { a: [] }, { a: [] }],
    ['replaces by an empty text', { a: 't' }, { a: '' }, { a: '' }],
    ['replaces by zero', { a: 5 }, { a: 0 }, { a: 0 }],
    ['replaces by false', { a: true }, { a: false }, { a: false }],
    ['removes by null', { a: { x: 1 } }, { a: null }, { a: null }],
  ])('%s', (_, template, data, result) => {
    expect(merge(template, data)).toEqual(result);
  });

  it('treats a number kept as text as a number, not an object', () => {
    const long = new NumberText('12345678901234567890');
    expect(merge({ a: { text: 'x' } }, { a: long })).toEqual({ a: long });
  });

  it('keeps the order of the template and modifies neither side', () => {
    const template = { b: { y: 1 }, a: 1 };
    const data = { c: 3, b: { x: 2 } };
    expect(Object.keys(merge(template, data))).toEqual(['b', 'a', 'c']);
    expect(template).toEqual({ b: { y: 1 }, a: 1 });
    expect(data).toEqual({ c: 3, b: { x: 2 } });
  });

  it('never reaches a prototype', () => {
    const merged = merge(
      JSON.parse('{"__proto__":{"x":1},"constructor":{"x":1}}'),
      JSON.parse('{"__proto__":{"y":2}}'),
    );
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"x":1,"y":2},"constructor":{"x":1}}');
    expect(merge({}, JSON.parse('{"toString":{"x":1}}'))).toEqual({ toString: { x: 1 } });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
