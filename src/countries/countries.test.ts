import { expect, test } from 'vitest';
import { factsOf } from './countries.ts';

test('corrections have a series of their own where the law asks for one', () => {
  const seriesOf = (country: string, type: string, series: string) => factsOf(country).correctionSeries?.(type, series);
  expect(seriesOf('ES', 'credit-note', 'A26')).toBe('RA26');
  expect(seriesOf('ES', 'corrective', '')).toBe('R');
  expect(seriesOf('ES', 'corrective', 'RA26')).toBe('RA26');
  expect(seriesOf('ES', 'corrective', 'Retail')).toBe('RRetail');
  expect(seriesOf('PT', 'credit-note', 'FT A2026')).toBe('NC A2026');
  expect(seriesOf('PT', 'debit-note', 'FR A2026')).toBe('ND A2026');
  expect(seriesOf('DE', 'credit-note', 'A')).toBeUndefined();
});
