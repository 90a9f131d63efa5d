import { expect, it } from 'vitest';
import type { RegimeDefinition } from '../../../client/index.ts';
import { byStandardRate, ratesOf, stepsOf } from './rates.ts';

const regime = (country: string, rates: object[]) =>
  ({
    country,
    categories: [
      { code: 'IRPF', retained: true, rates: [{ rate: 'general' }] },
      { code: 'VAT', rates },
    ],
  }) as unknown as RegimeDefinition;

const german = regime('DE', [
  { rate: 'reduced', values: [{ percent: '7.0%' }] },
  {
    rate: 'general',
    values: [
      { since: '2021-01-01', percent: '19.0%' },
      { since: '2020-07-01', percent: '16.0%' },
      { since: '2007-01-01', percent: '19.0%' },
    ],
  },
  { rate: 'general+eqs', values: [{ percent: '19.0%', surcharge: '1%' }] },
]);

it('ratesOf returns the sales tax rates over time and today', () => {
  expect(ratesOf(german, '2026-01-01')).toEqual({
    country: 'DE',
    category: 'VAT',
    standard: [
      { percent: '19.0%', value: 19, since: '2007-01-01' },
      { percent: '16.0%', value: 16, since: '2020-07-01' },
      { percent: '19.0%', value: 19, since: '2021-01-01' },
    ],
    today: [
      { rate: 'general', percent: '19.0%', value: 19 },
      { rate: 'reduced', percent: '7.0%', value: 7 },
    ],
  });
  expect(ratesOf(regime('US', []), '2026-01-01')).toBeUndefined();
});

it('ratesOf puts the standard rate before a higher one, as in Argentina', () => {
  const rates = ratesOf(
    regime('AR', [
      { rate: 'increased', values: [{ percent: '27.0%' }] },
      { rate: 'reduced', values: [{ percent: '10.5%' }] },
      { rate: 'general', values: [{ percent: '21.0%' }] },
    ]),
    '2026-01-01',
  );
  expect(rates?.today.map(({ rate }) => rate)).toEqual(['general', 'increased', 'reduced']);
});

it('byStandardRate puts the highest first, and stepsOf draws rates within the shown years', () => {
  const [rates] = [ratesOf(german, '2026-01-01')];
  if (!rates) throw new Error('no rates');
  expect(
    byStandardRate([
      { ...rates, country: 'XX', today: [], standard: [{ percent: '25%', value: 25, since: undefined }] },
      rates,
    ]).map(({ country }) => country),
  ).toEqual(['XX', 'DE']);
  expect(stepsOf(rates.standard, 2020, 2026).map(([year, value]) => [Math.round(year * 10) / 10, value])).toEqual([
    [2020, 19],
    [2020.5, 19],
    [2020.5, 16],
    [2021, 16],
    [2021, 19],
    [2026, 19],
  ]);
});
