import { expect, it } from 'vitest';
import { finder } from './find.ts';

it('finder matches texts with every word of the search, in any order', () => {
  const isFound = finder('b2g  factura');
  expect(isFound('Factura electrónica', 'for B2G')).toBe(true);
  expect(isFound('Factura electrónica')).toBe(false);
});

it('finder ignores capitals and accents', () => {
  expect(finder('espana')('ESPAÑA')).toBe(true);
  expect(finder('FACTURACIÓN')('facturacion')).toBe(true);
});

it('finder matches everything for an empty search', () => {
  expect(finder('  ')('anything')).toBe(true);
});
