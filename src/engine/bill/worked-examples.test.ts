/** Calculations by hand: the examples of chapter 02 §19, from laws and official guides. */
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type Json, type JsonObject } from '../index.ts';
import { built, faultsOf, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const vat = (percent: string) => [{ cat: 'VAT', percent }];
const line = (quantity: string, price: string, taxes: Json, more: JsonObject = {}): JsonObject => ({
  quantity,
  item: { name: 'Item', price },
  taxes,
  ...more,
});

describe('rounding', () => {
  test('precise keeps taxes unrounded until the end, and currency rounds each (example E)', () => {
    const lines = [line('1', '9.42', vat('24%')), line('1', '9.42', vat('13%'))];
    const precise = built(invoiceWith({ lines })).totals;
    expect([precise.tax, precise.total_with_tax]).toEqual(['3.49', '22.33']);
    expect(precise.taxes.categories[0].rates.map((rate: { amount: string }) => rate.amount)).toEqual(['2.26', '1.22']);
    const currency = built(invoiceWith({ lines, tax: { rounding: 'currency' } })).totals;
    expect([currency.tax, currency.total_with_tax]).toEqual(['3.48', '22.32']);
  });

  test('halves are rounded away from zero, also negative ones (example A)', () => {
    const lines = [line('5.5000', '443.91', vat('19%')), line('-2.5000', '697.57', vat('19%'))];
    const { lines: rows } = built(invoiceWith({ lines, tax: { rounding: 'currency' } }));
    expect(rows.map(({ total }: { total: string }) => total)).toEqual(['2441.51', '-1743.93']);
  });

  test('a line keeps the decimals of its price, and totals use the decimals of the currency (example F)', () => {
    const lines = [line('3', '12.5934', vat('21%'), { discounts: [{ percent: '7%', reason: 'Loyalty' }] })];
    const precise = built(invoiceWith({ lines }));
    expect(precise.lines[0]).toMatchObject({ sum: '37.7802', total: '35.1356' });
    expect(precise.lines[0].discounts[0].amount).toBe('2.6446');
    expect(precise.totals.sum).toBe('35.14');
    const currency = built(invoiceWith({ lines, tax: { rounding: 'currency' } }));
    expect(currency.lines[0]).toMatchObject({ sum: '37.78', total: '35.14' });
    expect(currency.lines[0].discounts[0].amount).toBe('2.64');
  });

  test("the document's own adjustment is added to the payable amount after rounding", () => {
    const { totals } = built(invoiceWith({ lines: [line('1', '100.00', vat('21%'))], totals: { rounding: '-0.02' } }));
    expect(totals).toMatchObject({ total_with_tax: '121.00', rounding: '-0.02', payable: '120.98' });
  });
});

describe('prices that include tax', () => {
  test('do not include the surcharge of the equivalence scheme (example B)', () => {
    const { totals, payment } = built(
      invoiceWith({
        tax: { prices_include: 'VAT' },
        lines: [
          line('1', '100.00', [{ cat: 'VAT', rate: 'general+eqs' }]),
          line('1', '10.00', [{ cat: 'VAT', rate: 'general' }]),
        ],
        payment: {
          advances: [{ description: 'Deposit', amount: '25.00' }],
          terms: {
            due_dates: [
              { date: '2026-04-10', percent: '40%' },
              { date: '2026-05-10', percent: '60%' },
            ],
          },
        },
      }),
    );
    const [category] = totals.taxes.categories;
    expect(category.rates.map(({ base, amount }: { base: string; amount: string }) => [base, amount])).toEqual([
      ['82.64', '17.36'],
      ['8.26', '1.74'],
    ]);
    expect(category.rates[0].surcharge).toEqual({ percent: '5.2%', amount: '4.30' });
    expect(totals).toMatchObject({
      tax_included: '19.09',
      total: '90.91',
      tax: '23.39',
      total_with_tax: '114.30',
      advance: '25.00',
      due: '89.30',
    });
    expect(payment.terms.due_dates.map(({ amount }: { amount: string }) => amount)).toEqual(['45.72', '68.58']);
  });
});

describe('taxes', () => {
  test('retained taxes reduce the payable amount but not the total with tax (example C)', () => {
    const taxes = [
      { cat: 'VAT', rate: 'standard' },
      { cat: 'IRPF', rate: 'pro' },
    ];
    const result = built(
      invoiceWith({ lines: [line('20', '90.00', taxes, { discounts: [{ percent: '10%', reason: 'Series' }] })] }),
    );
    expect(result.lines[0].taxes).toEqual([
      { cat: 'VAT', key: 'standard', rate: 'general', percent: '21.0%' },
      { cat: 'IRPF', rate: 'pro', percent: '15.0%' },
    ]);
    expect(result.totals).toMatchObject({
      total: '1620.00',
      tax: '340.20',
      total_with_tax: '1960.20',
      retained_tax: '243.00',
      payable: '1717.20',
    });
  });

  test('combos of equal percentage and extensions share a rate, which has the key of the first', () => {
    const lines = [
      line('1', '10.00', [{ cat: 'VAT', key: 'zero' }]),
      line('1', '5.00', [{ cat: 'VAT', percent: '0.0%' }]),
      line('1', '7.00', [{ cat: 'VAT', key: 'exempt' }]),
      line('1', '8.00', [{ cat: 'VAT', key: 'export' }]),
    ];
    expect(built(invoiceWith({ lines })).totals.taxes.categories[0].rates).toEqual([
      { key: 'zero', base: '15.00', percent: '0%', amount: '0.00' },
      { key: 'exempt', base: '15.00', amount: '0.00' },
    ]);
  });

  test.each([
    ['1992-12-31', undefined],
    ['1993-01-01', '15.0%'],
    ['2010-06-30', '16.0%'],
    ['2010-07-01', '18.0%'],
    ['2012-08-31', '18.0%'],
    ['2012-09-01', '21.0%'],
  ])('on %s the general rate in Spain is %s', (issue_date, percent) => {
    const document = invoiceWith({ issue_date, lines: [line('1', '100.00', [{ cat: 'VAT', rate: 'general' }])] });
    if (percent) expect(built(document).lines[0].taxes[0].percent).toBe(percent);
    else
      expect(faultsOf(document)).toEqual([
        'BW-TAX-RATE-DATE $.lines[0].taxes[0].rate',
        'BW-TAX-RATE-DATE $.issue_date',
      ]);
  });
});

describe('parts of a line', () => {
  test('a breakdown determines the price of the line, with the decimals of its parts (example G)', () => {
    const result = built(
      invoiceWith({
        lines: [
          {
            quantity: '3',
            item: { name: 'Hamper' },
            taxes: vat('21%'),
            breakdown: [
              { quantity: '0.333', item: { name: 'Cheese', price: '10.00' } },
              {
                quantity: '0.125',
                item: { name: 'Ham', price: '9.99' },
                discounts: [{ percent: '3%', reason: 'Series' }],
              },
            ],
          },
        ],
      }),
    );
    const [row] = result.lines;
    expect(row.item).toEqual({ name: 'Hamper', currency: 'EUR', price: '4.54' });
    expect(row).toMatchObject({ sum: '13.62', total: '13.62' });
    expect(row.breakdown[0]).toMatchObject({ i: 1, sum: '3.33', total: '3.33' });
    expect(row.breakdown[1]).toMatchObject({ i: 2, sum: '1.25', total: '1.21' });
    expect(row.breakdown[1].discounts[0].amount).toBe('0.0375');
  });

  test('a negative price becomes a negative quantity', () => {
    const [row] = built(invoiceWith({ lines: [line('2', '-5.00', vat('21%'))] })).lines;
    expect(row).toMatchObject({ quantity: '-2', item: { price: '5.00' }, total: '-10.00' });
  });
});

describe('currencies', () => {
  test('an alternative price has precedence over an exchange rate, which rounds before multiplying (example D)', () => {
    const result = built(
      invoiceWith({
        currency: 'USD',
        exchange_rates: [{ from: 'MXN', to: 'USD', amount: '0.059197' }],
        lines: [
          {
            quantity: '20',
            item: { name: 'Day', currency: 'EUR', price: '90.00', alt_prices: [{ currency: 'USD', value: '100.00' }] },
            taxes: vat('21%'),
          },
          { quantity: '10', item: { name: 'Night', currency: 'MXN', price: '1500.00' }, taxes: vat('21%') },
        ],
      }),
    );
    expect(result.lines[0].item).toEqual({
      name: 'Day',
      currency: 'USD',
      price: '100.00',
      alt_prices: [{ currency: 'EUR', value: '90.00' }],
    });
    expect(result.lines[1]).toMatchObject({ item: { price: '88.80' }, sum: '888.00' });
  });

  test('an alternative price or a rate without a figure counts as zero', () => {
    const item = { name: 'Day', currency: 'USD', price: '90.00' };
    const [row] = built(
      invoiceWith({ lines: [{ quantity: '1', item: { ...item, alt_prices: [{ currency: 'EUR' }] } }] }),
    ).lines;
    expect(row.item).toMatchObject({ price: '0.00', alt_prices: [{ currency: 'USD', value: '90.00' }] });
    const exchange_rates = [{ from: 'USD', to: 'EUR' }];
    expect(faultsOf(invoiceWith({ exchange_rates, lines: [{ quantity: '1', item }] }))).toEqual([
      'GOBL-CURRENCY-EXCHANGERATE-04 $.exchange_rates[0].amount',
    ]);
  });

  test('a currency without subunits rounds to whole units (Japan: 10 % of 1,015 yen)', () => {
    const { totals } = built(
      invoiceWith({
        currency: 'JPY',
        lines: [{ quantity: '1', item: { name: 'Tea', price: '1015' }, taxes: vat('10%') }],
      }),
    );
    expect(totals).toMatchObject({ sum: '1015', tax: '102', payable: '1117' });
  });
});

test('a surcharge without a percentage is listed with the rates and amounts to zero', () => {
  const invoice = invoiceWith({ lines: [line('1', '10.00', [{ cat: 'VAT', surcharge: '5.2%' }])] });
  const outcome = build(invoice, { explain: true }, testEnvironment);
  const document: JsonObject = outcome.ok ? {} : (outcome.document as JsonObject);
  const rate = { key: 'standard', base: '10.00', surcharge: { percent: '5.2%', amount: '0.00' }, amount: '0.00' };
  expect(document.totals).toMatchObject({
    taxes: { categories: [{ code: 'VAT', rates: [rate], amount: '0.00' }], sum: '0.00' },
    payable: '10.00',
  });
  expect(outcome.explain?.map(({ path }) => path)).toContain('$.totals.taxes.categories[0].rates[0].surcharge.amount');
});

describe('parts of a line without a price', () => {
  const alternatives = [{ currency: 'USD', value: '7.5' }];

  test('keep their alternative prices', () => {
    const part = { quantity: '2', item: { name: 'Thread', alt_prices: alternatives } };
    const { lines } = built(
      invoiceWith({ lines: [{ ...line('1', '4.00', vat('21%')), breakdown: [part], substituted: [part] }] }),
    );
    expect(lines[0].breakdown[0].item.alt_prices).toEqual(alternatives);
    expect(lines[0].substituted[0].item.alt_prices).toEqual(alternatives);
  });

  test('have invalid alternative prices reported', () => {
    const part = { quantity: '2', item: { name: 'Thread', alt_prices: [{ currency: 'XQX', value: '1' }] } };
    expect(faultsOf(invoiceWith({ lines: [{ ...line('1', '4.00', vat('21%')), substituted: [part] }] }))).toEqual([
      'GOBL-CURRENCY-CODE-01 $.lines[0].substituted[0].item.alt_prices[0].currency',
    ]);
  });
});

describe('charges of the document', () => {
  test('a base with few decimals shortens the displayed amount only (example H)', () => {
    const result = built(
      invoiceWith({
        lines: [line('1', '100.00', vat('21%'))],
        charges: [{ reason: 'Handling', base: '100', percent: '12.5%', taxes: vat('21%') }],
      }),
    );
    expect(result.charges[0].amount).toBe('13');
    expect(result.totals).toMatchObject({ charge: '12.50', total: '112.50', tax: '23.63', payable: '136.13' });
  });

  test('an invoice may consist of charges only (example I)', () => {
    const { totals, charges } = built(
      invoiceWith({
        charges: [
          { reason: 'Fee', amount: '10.005', taxes: vat('21%') },
          { reason: 'Stamp', amount: '0.005' },
        ],
      }),
    );
    expect(charges.map(({ amount }: { amount: string }) => amount)).toEqual(['10.01', '0.01']);
    expect(totals).toMatchObject({ charge: '10.01', total: '10.01', tax: '2.10', payable: '12.11' });
  });
});

describe('official examples', () => {
  test('§ 14 UStG: 100 hours at 80 euros plus 19 % is 9,520 euros', () => {
    const { totals } = built(
      invoiceWith({
        supplier: { name: 'Provide One GmbH', tax_id: { country: 'DE', code: '111111125' } },
        customer: { name: 'Sample Consumer' },
        lines: [
          {
            quantity: '100',
            item: { name: 'Consulting', price: '80.00', unit: 'h' },
            taxes: [{ cat: 'VAT', rate: 'general' }],
          },
        ],
      }),
    );
    expect(totals).toMatchObject({ sum: '8000.00', tax: '1520.00', payable: '9520.00' });
  });

  test('German rates of the second half of 2020 were 16 % and 5 %', () => {
    const rows = ['general', 'reduced'].map((rate) => line('1', '100.00', [{ cat: 'VAT', rate }]));
    const supplier = { name: 'Provide One GmbH', tax_id: { country: 'DE', code: '111111125' } };
    const on = (issue_date: string) =>
      built(invoiceWith({ supplier, issue_date, lines: rows })).lines.map(
        (row: { taxes: { percent: string }[] }) => row.taxes[0]?.percent,
      );
    expect(on('2020-06-30')).toEqual(['19%', '7%']);
    expect(on('2020-07-01')).toEqual(['16%', '5%']);
    expect(on('2021-01-01')).toEqual(['19%', '7%']);
  });
});
