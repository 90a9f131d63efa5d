import { expect, it } from 'vitest';
import { withoutOwnValues } from './own-values.ts';

it('withoutOwnValues removes the counter and the previous hash from a copy', () => {
  const chained = { code: '7', meta: { 'zatca-icv': '7', 'zatca-pih': 'abc=', 'zatca-flags': '1' } };
  expect(withoutOwnValues(chained)).toEqual({ code: '7', meta: { 'zatca-flags': '1' } });
  expect(withoutOwnValues({ head: {}, doc: { code: '7', meta: { 'zatca-icv': '7' } } })).toEqual({
    head: {},
    doc: { code: '7' },
  });
  const other = { code: '7', meta: { note: 'x' } };
  expect(withoutOwnValues(other)).toBe(other);
});
