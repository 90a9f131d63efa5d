import { expect, test } from 'vitest';
import { withRateOfToday } from './older-rates.ts';

test.each([
  ['zero', 'zero', undefined],
  ['exempt', 'exempt', undefined],
  ['exempt+reverse-charge', 'reverse-charge', undefined],
  ['exempt+export', 'export', undefined],
  ['exempt+eea', 'intra-community', undefined],
  ['exempt+export+eea', 'intra-community', undefined],
  ['standard', 'own', 'general'],
  ['standard+eqs', 'own', 'general+eqs'],
  ['standards', 'own', 'standards'],
  ['reduced+standard', 'own', 'reduced+standard'],
  ['standards+standard', 'own', 'standards+standard'],
  ['reduced', 'own', 'reduced'],
  ['', 'own', ''],
  [undefined, 'own', undefined],
])('withRateOfToday turns the rate %s into the key %s and the rate %s', (rate, key, today) => {
  expect(withRateOfToday({ key: 'own', rate })).toEqual({ key, rate: today });
});
