import { expect, it, test } from 'vitest';
import { faultOfNumber, faultOfRate, unregulatedWarnings } from './unregulated.ts';

it.each([
  ['RO', '14590343'],
  ['RO', '4221306'],
  ['HR', '12345678903'],
  ['DE', '1'],
])('accepts the VAT number %s%s', (country, code) => {
  expect(faultOfNumber(country, code)).toBeUndefined();
});

it.each([
  ['RO', '14590344'],
  ['RO', '1'],
  ['RO', '12345678901'],
  ['HR', '12345678901'],
  ['HR', '1234567890'],
])('reports the VAT number %s%s', (country, code) => {
  expect(faultOfNumber(country, code)).toBeDefined();
});

it.each([
  ['RO', '2025-07-31', ['19', '9', '5'], ['21', '11', '24']],
  ['RO', '2025-08-01', ['21', '11', '9'], ['19', '5']],
  ['RO', '2026-08-01', ['21.00', '11'], ['9']],
  ['HR', '2013-12-31', ['25', '10', '5'], ['13']],
  ['HR', '2026-01-01', ['25', '13', '5', '0'], ['23', '10']],
])('knows the rates of %s on %s', (country, day, right, wrong) => {
  for (const rate of right) expect(faultOfRate(country, rate, day), rate).toBeUndefined();
  for (const rate of wrong) expect(faultOfRate(country, rate, day), rate).toBeDefined();
});

test('warnings name the properties', () => {
  const document = {
    issue_date: '2026-05-04',
    supplier: { tax_id: { country: 'RO', code: '14590344' } },
    customer: { tax_id: { country: 'HR', code: '12345678901' } },
    lines: [{ taxes: [{ cat: 'VAT', percent: '19%' }] }, { taxes: [{ cat: 'VAT', percent: '21.0%' }] }],
  };
  expect(unregulatedWarnings(document, '$.doc').map(({ code, properties: [place] }) => `${code} ${place}`)).toEqual([
    'BW-TAX-ID-CHECK $.doc.supplier.tax_id.code',
    'BW-TAX-ID-CHECK $.doc.customer.tax_id.code',
    'BW-TAX-RATE-CHECK $.doc.lines[0].taxes[0].percent',
  ]);
});
