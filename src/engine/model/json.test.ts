import { describe, expect, it } from 'vitest';
import { isSameJson, type Json } from './json.ts';
import { NumberText } from './number-text.ts';

describe('isSameJson', () => {
  const values: Json[] = [
    null,
    true,
    0,
    1,
    '',
    '1',
    new NumberText('1'),
    new NumberText('1.0'),
    [],
    [1],
    [1, 1],
    [[1]],
    {},
    { a: 1 },
    { a: '1' },
    { b: 1 },
    { a: 1, b: [2] },
    { a: 1, b: [3] },
    { b: [2], a: 1 },
  ];
  const copy = (value: Json): Json =>
    value instanceof NumberText ? new NumberText(value.text) : structuredClone(value);

  it('tells values apart whose texts differ, also in the order of members', () => {
    for (const [i, one] of values.entries())
      for (const [k, other] of values.entries()) expect(isSameJson(one, copy(other)), `${i} ${k}`).toBe(i === k);
  });
});
