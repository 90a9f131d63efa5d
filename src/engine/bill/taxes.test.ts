/** Invalid taxes of rows, and taxes that prices cannot contain. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type JsonObject } from '../index.ts';
import { invoices } from './arbitraries.ts';
import { built, faultsOf, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const vat = { cat: 'VAT', rate: 'general' };
const line = (...taxes: JsonObject[]) => ({ quantity: '1', item: { name: 'Tyre', price: '12.10' }, taxes });

test('each invalid tax is reported at its path', () => {
  const wrong = [vat, { cat: 'XYZ' }, { cat: 'IRPF', rate: 'huge' }];
  const document = invoiceWith({
    lines: [line(vat), line(...wrong)],
    discounts: [{ reason: 'Spring', amount: '1.00', taxes: wrong }],
    charges: [{ reason: 'Freight', amount: '1.00', taxes: wrong }],
  });
  const rows = ['lines[1]', 'discounts[0]', 'charges[0]'];
  expect(faultsOf(document)).toEqual([
    ...rows.map((row) => `BW-TAX-CATEGORY $.${row}.taxes[1].cat`),
    ...rows.map((row) => `BW-TAX-RATE $.${row}.taxes[2].rate`),
  ]);
});

describe('prices cannot contain', () => {
  test.each([
    ['retained', 'IRPF', invoiceWith({ lines: [line(vat, { cat: 'IRPF', rate: 'pro' })] })],
    ['informative', 'ICMS', invoiceWith({ $regime: 'BR', lines: [line({ cat: 'ICMS', percent: '5%' })] })],
  ])('a tax that is %s', (_, category, document) => {
    const source = { ...document, tax: { prices_include: category } };
    expect(build(source, {}, testEnvironment)).toMatchObject({
      key: 'calculation',
      faults: [
        {
          code: 'BW-PRICES-INCLUDE',
          properties: ['$.tax.prices_include'],
          values: { category },
        },
      ],
    });
  });

  test('a tax with an unknown rate, which is the only fault reported', () => {
    const lines = [line(vat, { cat: 'IRPF', rate: 'huge' })];
    expect(faultsOf(invoiceWith({ tax: { prices_include: 'IRPF' }, lines }))).toEqual([
      'BW-TAX-RATE $.lines[0].taxes[1].rate',
    ]);
  });
});

describe('tax contained in prices, rounded to the currency', () => {
  const included = { prices_include: 'VAT', rounding: 'currency' };
  const of = (count: number, price: string, percent: string, ...others: JsonObject[]) =>
    Array.from({ length: count }, () => ({
      quantity: '1',
      item: { name: 'Room', price },
      taxes: [...others, { cat: 'VAT', percent }],
    }));
  const totalsOf = (lines: JsonObject[], members: JsonObject = {}) =>
    built(invoiceWith({ tax: included, lines, ...members })).totals;

  test.each([
    [1, '100.00', '21%', 'EUR', '100.00', '82.64', '17.36'],
    [12, '125.00', '6%', 'EUR', '1500.00', '1415.09', '84.91'],
    [30, '125.00', '6%', 'EUR', '3750.00', '3537.74', '212.26'],
    [50, '19.99', '19%', 'EUR', '999.50', '839.92', '159.58'],
    [10, '1.93', '21%', 'EUR', '19.30', '15.95', '3.35'],
    [7, '980', '10%', 'JPY', '6860', '6236', '624'],
    [2, '9.99', '21%', 'EUR', '19.98', '16.51', '3.47'],
  ])('adds up with its base: %d × %s with %s in %s', (count, price, percent, currency, sum, base, tax) => {
    const totals = totalsOf(of(count, price, percent), { currency });
    expect(totals).toMatchObject({ sum, tax_included: tax, total: base, tax, total_with_tax: sum, payable: sum });
    expect(totals.taxes.categories[0].rates[0]).toMatchObject({ base, amount: tax });
  });

  test('is subtracted from the rows that other taxes apply to', () => {
    const totals = totalsOf(of(3, '33.33', '21%', { cat: 'IRPF', percent: '15%' }));
    expect(totals).toMatchObject({ tax: '17.35', retained_tax: '12.40', payable: '87.59' });
    expect(totals.taxes.categories.map(({ code }: { code: string }) => code)).toEqual(['VAT', 'IRPF']);
    expect(totals.taxes.categories[1].rates[0].base).toBe('82.64');
  });

  test('does not include surcharges, which are added to the net base', () => {
    const taxes = [{ cat: 'VAT', percent: '21%', surcharge: '5.2%' }];
    const lines = [
      { quantity: '2', item: { name: 'Vase', price: '25.55' }, taxes },
      { quantity: '1', item: { name: 'Soil', price: '10.01' }, taxes },
    ];
    const totals = totalsOf(lines);
    expect(totals.taxes.categories[0]).toMatchObject({ amount: '10.61', surcharge: '2.63' });
    expect(totals).toMatchObject({ total: '50.50', total_with_tax: '63.74' });
  });

  test('treats document discounts as rows', () => {
    const discounts = [{ reason: 'Spring', percent: '7%', taxes: [{ cat: 'VAT', percent: '21%' }] }];
    const lines = [...of(1, '50.00', '21%'), ...of(1, '7.77', '21%')];
    const totals = totalsOf(lines, { discounts });
    expect(totals).toMatchObject({ discount: '4.04', tax: '9.33', total: '44.40', payable: '53.73' });
  });

  test('adds up for every rate of any invoice', () => {
    fc.assert(
      fc.property(invoices, (document) => {
        const { lines = [], discounts = [], charges = [], totals } = built({ ...inCents(document), tax: included });
        const rows = [
          ...lines.map(({ total, taxes }: Row) => ({ total: Number(total), taxes })),
          ...discounts.map(({ amount, taxes }: Row) => ({ total: -Number(amount), taxes })),
          ...charges.map(({ amount, taxes }: Row) => ({ total: Number(amount), taxes })),
        ];
        const taxed = rows.filter(({ taxes }) => taxes?.some(({ cat, percent }: Combo) => cat === 'VAT' && percent));
        const gross = taxed.reduce((sum, { total }) => sum + total, 0);
        const rates = (totals.taxes?.categories ?? []).flatMap(({ code, rates: each }: Category) =>
          code === 'VAT' ? each.filter(({ percent }) => percent) : [],
        );
        const found = rates.reduce((sum: number, { base, amount }: Rate) => sum + Number(base) + Number(amount), 0);
        expect(Math.abs(found - gross)).toBeLessThan(0.001);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 100) },
    );
  });
});

/** Reduces every price and base to two decimals, the precision of displayed rows. */
function inCents(document: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(document, (name, value) => (name === 'price' || name === 'base' ? Number(value).toFixed(2) : value)),
  );
}

type Combo = { cat: string; percent?: string };
type Row = { total?: string; amount?: string; taxes?: Combo[] };
type Rate = { base: string; amount: string; percent?: string };
type Category = { code: string; rates: Rate[] };
