import { describe, expect, it } from 'vitest';
import { describe as shown } from './describe.ts';
import { NumberText } from './number-text.ts';
import { subjectOf } from './subject.ts';

describe('describe', () => {
  it.each([
    [null, 'null'],
    [true, 'true'],
    [12.5, '12.5'],
    [new NumberText('12.50'), '12.50'],
    ['a "b"', '"a \\"b\\""'],
    [[], '[]'],
    [[1, null], '[1,null]'],
    [{ a: { b: 'c' } }, '{"a":{"b":"c"}}'],
  ])('returns the JSON text of %j', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('cuts long values after 40 characters', () => {
    expect(shown('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
    expect(shown(Array.from({ length: 1000 }, () => 1))).toBe(`${`[${'1,'.repeat(20)}`.slice(0, 40)}…`);
    expect(shown({ ['x'.repeat(100)]: [{}] })).toHaveLength(41);
  });

  it('looks at no value that it does not show', () => {
    const list: number[] = Array.from({ length: 100 }, () => 1);
    const get = () => expect.fail('the value is not shown');
    Object.defineProperty(list, 99, { get });
    const object = Object.defineProperty({ ['x'.repeat(100)]: 1 }, 'y', { get, enumerable: true });
    expect([shown(list), shown([list]), shown(object)].map(({ length }) => length)).toEqual([41, 41, 41]);
  });
});

it('subjectOf returns the end of a path', () => {
  expect([[], ['lines'], ['lines', 2], [1]].map(subjectOf)).toEqual(['$', 'lines', 'lines[2]', '$[1]']);
});
