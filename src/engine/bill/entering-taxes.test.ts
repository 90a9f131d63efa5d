/** Taxes in the base of another tax (chapter 02 §7.4). */
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type JsonObject, removeIncludedTaxes } from '../index.ts';
import { built, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const ISC = { cat: 'ISC', percent: '10%' };
const IVA = { cat: 'VAT', rate: 'general' };

function invoice(country: string, row: JsonObject, members: JsonObject = {}): JsonObject {
  return invoiceWith({
    supplier: { name: 'Vendedor', tax_id: { country, ...(country === 'ES' && { code: 'B98602642' }) } },
    lines: [{ quantity: '1', item: { name: 'Goods', price: '100.00' }, ...row }],
    ...members,
  });
}

const item = (price: string) => ({ name: 'Goods', price });
type Totals = { categories: { code: string; rates: { base: string; amount: string }[] }[] };
const figures = (taxes: Totals) =>
  taxes.categories.flatMap(({ code, rates }) => rates.map(({ base, amount }) => `${code} ${base} ${amount}`));

describe('a tax that enters the base of another', () => {
  test.each<[string, JsonObject, string[], string]>([
    [
      'CR',
      invoice('CR', { quantity: '48', item: item('750.00'), taxes: [ISC, IVA] }),
      ['ISC 36000.00 3600.00', 'VAT 39600.00 5148.00'],
      '44748.00',
    ],
    [
      'CR, in the other order',
      invoice('CR', { quantity: '2', item: item('750.00'), taxes: [IVA, ISC] }),
      ['VAT 1650.00 214.50', 'ISC 1500.00 150.00'],
      '1864.50',
    ],
    [
      'CR, with a discount of the document',
      invoice(
        'CR',
        { quantity: '48', item: item('750.00'), taxes: [ISC, IVA] },
        { discounts: [{ percent: '10%', taxes: [ISC, IVA] }] },
      ),
      ['ISC 32400.00 3240.00', 'VAT 35640.00 4633.20'],
      '40273.20',
    ],
    [
      'MX, with a discount of the line',
      invoice('MX', {
        quantity: '10',
        item: item('12.50'),
        discounts: [{ percent: '10%' }],
        taxes: [IVA, { cat: 'IEPS', percent: '26.5%' }],
      }),
      ['VAT 142.31 22.77', 'IEPS 112.50 29.81'],
      '165.08',
    ],
    [
      'MX, at 0 %',
      invoice('MX', {
        quantity: '12',
        item: item('15.20'),
        taxes: [
          { cat: 'VAT', key: 'zero' },
          { cat: 'IEPS', percent: '8%' },
        ],
      }),
      ['VAT 196.99 0.00', 'IEPS 182.40 14.59'],
      '196.99',
    ],
    [
      'MX, exempt',
      invoice('MX', {
        quantity: '12',
        item: item('15.20'),
        taxes: [
          { cat: 'VAT', key: 'exempt' },
          { cat: 'IEPS', percent: '8%' },
        ],
      }),
      ['VAT 196.99 0.00', 'IEPS 182.40 14.59'],
      '196.99',
    ],
    [
      'MX, beside tax withheld on the price alone',
      invoice('MX', {
        item: item('80.00'),
        taxes: [IVA, { cat: 'IEPS', percent: '8%' }, { cat: 'ISR', percent: '1.25%' }],
      }),
      ['VAT 86.40 13.82', 'IEPS 80.00 6.40', 'ISR 80.00 1.00'],
      '99.22',
    ],
    [
      'CR, without the other tax on the row',
      invoice('CR', { taxes: [ISC] }, { charges: [{ reason: 'Carriage', amount: '50.00', taxes: [IVA] }] }),
      ['ISC 100.00 10.00', 'VAT 50.00 6.50'],
      '166.50',
    ],
    [
      'CR, in prices that include the other tax',
      invoice('CR', { item: item('447.48'), taxes: [ISC, IVA] }, { tax: { prices_include: 'VAT' } }),
      ['ISC 360.00 36.00', 'VAT 396.00 51.48'],
      '447.48',
    ],
    [
      'CR, in prices that include it',
      invoice('CR', { item: item('396.00'), taxes: [ISC, IVA] }, { tax: { prices_include: 'ISC' } }),
      ['ISC 360.00 36.00', 'VAT 396.00 51.48'],
      '447.48',
    ],
    [
      'CR, in inclusive prices rounded to the currency',
      invoice(
        'CR',
        { item: item('447.48'), taxes: [ISC, IVA] },
        { tax: { prices_include: 'VAT', rounding: 'currency' } },
      ),
      ['VAT 396.00 51.48', 'ISC 360.00 36.00'],
      '447.48',
    ],
    [
      'MX, in prices that include a tax without a percentage',
      invoice(
        'MX',
        {
          item: item('108.00'),
          taxes: [
            { cat: 'VAT', key: 'exempt' },
            { cat: 'IEPS', percent: '8%' },
          ],
        },
        { tax: { prices_include: 'VAT' } },
      ),
      ['VAT 108.00 0.00', 'IEPS 100.00 8.00'],
      '108.00',
    ],
    [
      'ES, where nothing enters',
      invoice('ES', {
        taxes: [
          { cat: 'VAT', percent: '21%' },
          { cat: 'IRPF', percent: '15%' },
        ],
      }),
      ['VAT 100.00 21.00', 'IRPF 100.00 15.00'],
      '106.00',
    ],
    [
      'in another country than the document',
      invoice('ES', {
        taxes: [
          { ...ISC, country: 'CR' },
          { ...IVA, country: 'CR' },
        ],
      }),
      ['ISC 100.00 10.00', 'VAT 110.00 14.30'],
      '124.30',
    ],
    [
      'of another country than the other tax',
      invoice('ES', {
        taxes: [
          { ...ISC, country: 'CR' },
          { cat: 'VAT', percent: '21%' },
        ],
      }),
      ['ISC 100.00 10.00', 'VAT 100.00 21.00'],
      '131.00',
    ],
  ])('gives exact bases and totals: %s', (_, document, expected, payable) => {
    const { totals } = built(document);
    expect(figures(totals.taxes)).toEqual(expected);
    expect(totals.payable).toBe(payable);
    expect(built(built(document))).toEqual(built(document));
  });

  test('is removed from prices together with the tax that contains it', () => {
    const document = invoice('CR', { item: item('447.48'), taxes: [ISC, IVA] }, { tax: { prices_include: 'VAT' } });
    const outcome = removeIncludedTaxes(document, {}, testEnvironment);
    if (!outcome.ok) throw new Error('refused');
    const { lines, totals } = outcome.result as ReturnType<typeof built>;
    expect(lines[0].item.price).toBe('360.0000');
    expect(figures(totals.taxes)).toEqual(['ISC 360.00 36.00', 'VAT 396.00 51.48']);
    expect(totals.payable).toBe('447.48');
  });

  test('appears in the explanation of the figures', () => {
    const document = invoice('CR', { item: item('447.48'), taxes: [ISC, IVA] }, { tax: { prices_include: 'VAT' } });
    const outcome = build(document, { explain: true }, testEnvironment);
    const steps = outcome.explain ?? [];
    const operands = (path: string) => steps.find((step) => step.path === path)?.of.map(({ value }) => value);
    expect(operands('$.totals.taxes.categories[1].rates[0].base')).toEqual(['360.0000', '36.0000']);
    expect(operands('$.lines[0].total~own')).toEqual(['396.0000', '10%']);
    expect(operands('$.totals.tax_included')).toEqual(['51.4800', '36.0000']);
  });
});
