import { expect, it } from 'vitest';
import { finder } from './find.ts';

it('finds texts with every word of the search, in any order', () => {
  const isFound = finder('b2g  factura');
  expect(isFound('Factura electrónica', 'for B2G')).toBe(true);
  expect(isFound('Factura electrónica')).toBe(false);
});

it('minds neither capitals nor accents', () => {
  expect(finder('espana')('ESPAÑA')).toBe(true);
  expect(finder('FACTURACIÓN')('facturacion')).toBe(true);
});

it('finds everything while nothing is searched for', () => {
  expect(finder('  ')('anything')).toBe(true);
});
