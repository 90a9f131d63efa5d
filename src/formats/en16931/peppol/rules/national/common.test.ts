import { expect, test } from 'vitest';
import { isNumber } from './common.ts';

test.each(['0', '12', ' 12 ', '-1', '+1', '1.', '1.5', '.5', '1e2', '1E-10', '1.5e+1', 'INF', '-INF'])(
  'XPath converts %j to a number',
  (text) => {
    expect(isNumber(text)).toBe(true);
  },
);

test.each(['', ' ', '.', '1 2', '1,5', 'x1', '1x', '1e', 'e1', '--1', '1.5.', '0x10', '+INF', 'INFINITY', 'xINF'])(
  'XPath does not convert %j to a number',
  (text) => {
    expect(isNumber(text)).toBe(false);
  },
);
