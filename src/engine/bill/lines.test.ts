/** Lines, their prices and adjustments, calculated by hand (chapter 02 §5 and §6). */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordedOutcome } from '../faults.ts';
import { build, type JsonObject } from '../index.ts';
import { built, faultsOf, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const taxes = [{ cat: 'VAT', rate: 'general' }];
const line = (quantity: string, price: string, more: JsonObject = {}): JsonObject => ({
  quantity,
  item: { name: 'Item', price },
  taxes,
  ...more,
});

/** Returns the calculated line of an invoice, even if it breaks rules. */
function lineOf(given: JsonObject, members: JsonObject = {}): JsonObject & { item: JsonObject } {
  const outcome = build(invoiceWith({ lines: [given], ...members }), {}, testEnvironment);
  const document = outcome.ok ? outcome.result : outcome.document;
  const [row] = (document?.lines ?? []) as (JsonObject & { item: JsonObject })[];
  if (!row) throw new Error('no line');
  return row;
}

/** Returns the sum of a line, its adjustments and its total. */
function adjusted(quantity: string, price: string, more: JsonObject, members: JsonObject = {}) {
  const { sum, discounts = [], charges = [], total } = lineOf(line(quantity, price, more), members);
  const amounts = [discounts, charges].flatMap((each) => (each as { amount: string }[]).map(({ amount }) => amount));
  return [sum, ...amounts, total];
}

const currency = { tax: { rounding: 'currency' } };
const reason = 'Agreed';

test('a document whose taxes cannot be calculated has rounded lines', () => {
  const unknown = { taxes: [{ cat: 'VAT', rate: 'none-such' }], discounts: [{ reason, percent: '12.5%' }] };
  expect(adjusted('12', '190', unknown)).toEqual(['2280.00', '285.00', '1995.00']);
  expect(adjusted('3', '0.335', unknown)).toEqual(['1.005', '0.126', '0.879']);
  expect(adjusted('12', '190', {}, { supplier: null, customer: { name: 'A' } })).toEqual(['2280.00', '2280.00']);
});

describe('fixed line discount', () => {
  test('is rounded to the currency under the rule currency, and counts in full otherwise', () => {
    const discounts = [{ reason, amount: '1.235' }];
    expect(adjusted('3', '10.00', { discounts }, currency)).toEqual(['30.00', '1.24', '28.76']);
    const finer = [{ reason, amount: '1.2345' }];
    expect(adjusted('3', '10.005', { discounts: finer }, currency)).toEqual(['30.02', '1.23', '28.79']);
    expect(adjusted('3', '10.005', { discounts: finer })).toEqual(['30.015', '1.235', '28.781']);
    const tiny = { reason, amount: '0.004' };
    expect(adjusted('1', '10.00', { discounts: [tiny, tiny, tiny] }, currency)).toEqual([
      ...['10.00', '0.00', '0.00', '0.00'],
      '10.00',
    ]);
  });
});

describe('line charge', () => {
  test('with a rate applies to each unit of its own quantity, or else of the line', () => {
    expect(adjusted('3', '10.00', { charges: [{ reason, rate: '0.55' }] })).toEqual(['30.00', '1.65', '31.65']);
    expect(adjusted('3', '10.00', { charges: [{ reason, rate: '0.55', quantity: '5' }] })).toEqual([
      '30.00',
      '2.75',
      '32.75',
    ]);
    expect(adjusted('3', '10.00', { charges: [{ reason, rate: '2', quantity: '0' }] })).toEqual([
      '30.00',
      '0.00',
      '30.00',
    ]);
  });

  test('prefers the rate to the percentage, and the percentage to the amount', () => {
    const all = { reason, rate: '1.00', percent: '50%', amount: '7.00' };
    expect(adjusted('2', '10.00', { charges: [all] })).toEqual(['20.00', '2.00', '22.00']);
    expect(adjusted('2', '10.00', { charges: [{ reason, percent: '50%', amount: '7.00' }] })).toEqual([
      '20.00',
      '10.00',
      '30.00',
    ]);
    expect(adjusted('2', '10.00', { charges: [{ reason, amount: '7' }] })).toEqual(['20.00', '7.00', '27.00']);
  });
});

describe('line discount', () => {
  test('with a percentage applies to its base or the whole sum', () => {
    const discounts: JsonObject[] = [
      { reason, percent: '10%' },
      { reason, percent: '10%', base: '5' },
      { reason, amount: '1.5' },
    ];
    expect(adjusted('2', '10.00', { discounts })).toEqual(['20.00', '2.00', '0.50', '1.50', '16.00']);
  });

  test('is subtracted while charges are added', () => {
    const more: JsonObject = {
      discounts: [{ reason, percent: '5%' }],
      charges: [
        { reason, percent: '1%' },
        { reason, amount: '3.00' },
      ],
    };
    expect(adjusted('1', '100.00', more)).toEqual(['100.00', '5.00', '1.00', '3.00', '99.00']);
  });

  test('with a base has two extra decimals, unless everything is rounded to the currency', () => {
    const discounts = [{ reason, percent: '12.5%', base: '0.99' }];
    // 12.5 % of 0.99 is 0.12375.
    expect(adjusted('1', '100.0000', { discounts })).toEqual(['100.0000', '0.1238', '99.8762']);
    expect(adjusted('1', '100.0000', { discounts }, currency)).toEqual(['100.00', '0.12', '99.88']);
  });

  test('shows its base with the decimals of the currency', () => {
    const discounts = [{ reason, percent: '10%', base: '5' }];
    expect(lineOf(line('1', '10.00', { discounts })).discounts).toMatchObject([{ base: '5.00', amount: '0.50' }]);
  });
});

describe('displayed figures of a line', () => {
  test('have the decimals of its price, while totals use unrounded figures', () => {
    // 3 × 0.125 is 0.375, and 0.3375 after 10 % off.
    const given = line('3', '0.125', { discounts: [{ reason, percent: '10%' }] });
    const { lines, totals } = built(invoiceWith({ lines: [given, given] }));
    expect(lines[0]).toMatchObject({ sum: '0.375', total: '0.338', discounts: [{ amount: '0.038' }] });
    expect(totals).toMatchObject({ sum: '0.68' });
  });

  test('have at least the decimals of the currency', () => {
    expect(lineOf(line('3', '7'))).toMatchObject({ item: { price: '7.00' }, sum: '21.00', total: '21.00' });
    expect(lineOf(line('0.5', '7.5'), { currency: 'JPY' })).toMatchObject({ item: { price: '7.5' }, sum: '3.8' });
  });

  test('have no more decimals in the parts than in the line, except for adjustments', () => {
    const part = {
      quantity: '0.333',
      item: { name: 'Part', price: '1.00' },
      charges: [{ reason, percent: '10%' }],
    };
    const row = lineOf({ quantity: '2', item: { name: 'Set' }, taxes, breakdown: [part], substituted: [part] });
    // 0.333 × 1.00 plus 10 % is 0.3663, so the price is 0.37 and the sum twice that.
    expect(row).toMatchObject({ item: { price: '0.37' }, sum: '0.74', total: '0.74' });
    for (const list of [row.breakdown, row.substituted])
      expect(list).toMatchObject([{ i: 1, sum: '0.33', charges: [{ amount: '0.0333' }], total: '0.37' }]);
  });

  test('are absent without a price, as are alternative prices', () => {
    const row = lineOf({ ...line('2', '1.00'), item: { name: 'Free', alt_prices: [{ currency: 'USD', value: '1' }] } });
    for (const name of ['sum', 'total']) expect(row).not.toHaveProperty(name);
    expect(row.item).toEqual({ name: 'Free' });
  });

  test('are removed without a price; parts keep their alternative prices', () => {
    const alternatives = { alt_prices: [{ currency: 'USD', value: '1.00' }] };
    const given = { quantity: '2', sum: '9.00', total: '9.00' };
    const part = { ...given, item: { name: 'Part', ...alternatives } };
    const item = { name: 'Free', ...alternatives };
    const row = lineOf({ ...given, taxes, item, breakdown: [part], substituted: [part] });
    for (const each of [row, ...(row.breakdown as JsonObject[]), ...(row.substituted as JsonObject[])])
      for (const name of ['sum', 'total']) expect(each).not.toHaveProperty(name);
    expect(row.item).toEqual({ name: 'Free' });
    for (const list of [row.breakdown, row.substituted]) expect(list).toMatchObject([{ i: 1, item: alternatives }]);
  });

  test('are zero without a quantity and absent without an item', () => {
    expect(lineOf({ item: { name: 'Item', price: '3.00' }, taxes })).toMatchObject({ sum: '0.00', total: '0.00' });
    expect(lineOf({ quantity: '2', taxes })).toMatchObject({ i: 1, item: null });
    const charges = [{ reason }];
    expect(adjusted('1', '10.00', { charges, discounts: charges })).toEqual(['10.00', '0.00', '0.00', '10.00']);
  });

  test("are in the document's currency if the price is the sum of parts, with the parts' decimals", () => {
    const parts = ['1.5', '2.125', '3'].map((price) => ({ quantity: '1', item: { name: 'Part', price } }));
    const item = { name: 'Set', currency: 'USD', price: '99.00', alt_prices: [{ currency: 'GBP', value: '1.00' }] };
    const row = lineOf({ quantity: '2', item, taxes, breakdown: [...parts, { quantity: '1' }] });
    expect(row.item).toEqual({ name: 'Set', currency: 'EUR', price: '6.625' });
    expect(row).toMatchObject({ sum: '13.250', total: '13.250' });
    expect((row.breakdown as JsonObject[]).map(({ i }) => i)).toEqual([1, 2, 3, 4]);
  });
});

describe('price in another currency', () => {
  const exchange_rates = [{ from: 'USD', to: 'EUR', amount: '0.875' }];
  const item = { name: 'Item', currency: 'USD', price: '10.0' };

  test("uses an alternative price, with its own decimals or the currency's", () => {
    const priced = (value: string) =>
      lineOf({
        quantity: '2',
        taxes,
        item: {
          ...item,
          alt_prices: [
            { currency: 'GBP', value: '1' },
            { currency: 'EUR', value },
          ],
        },
      });
    expect(priced('9')).toMatchObject({ item: { currency: 'EUR', price: '9.00' }, sum: '18.00' });
    expect(priced('9.125')).toMatchObject({
      item: { price: '9.125', alt_prices: [{ currency: 'USD', value: '10.00' }] },
      sum: '18.250',
    });
  });

  test('is converted at the rate, with the decimals of the currency', () => {
    const row = lineOf({ quantity: '2', taxes, item: { ...item, price: '10.015' } }, { exchange_rates });
    // 10.015 × 0.875 is 8.763125.
    expect(row).toMatchObject({
      item: { currency: 'EUR', price: '8.76', alt_prices: [{ currency: 'USD', value: '10.015' }] },
    });
    expect(row).toMatchObject({ sum: '17.52' });
  });

  test('converts parts like lines', () => {
    const part = { quantity: '4', item };
    const row = lineOf({ quantity: '1', item: { name: 'Set' }, taxes, breakdown: [part] }, { exchange_rates });
    expect(row).toMatchObject({
      item: { price: '35.00', currency: 'EUR' },
      breakdown: [{ item: { price: '8.75' }, total: '35.00' }],
    });
  });

  test('is rejected without a rate, with its path', () => {
    const row = {
      quantity: '1',
      taxes,
      item: { ...item, price: '1' },
      breakdown: [],
      substituted: [{ quantity: '1', item }],
    };
    const outcome = build(invoiceWith({ lines: [line('1', '1'), row] }), {}, testEnvironment);
    expect(outcome).toMatchObject({
      ok: false,
      key: 'calculation',
      faults: [
        {
          code: 'BW-EXCHANGE-RATE',
          properties: ['$.lines[1].substituted[0].item.currency', '$.lines[1].item.currency'],
          values: { from: 'USD', to: 'EUR' },
        },
      ],
    });
  });
});

test.each<[what: string, given: JsonObject, property: string]>([
  ['a line', { item: { name: 'Item', currency: 'USD', price: '1.00' } }, 'item'],
  [
    'a part of a line',
    { item: { name: 'Set' }, breakdown: [{ quantity: '1', item: { name: 'Part', currency: 'USD', price: '1.00' } }] },
    'breakdown[0].item',
  ],
])('a price in another currency without a rate is reported for %s', (_, given, property) => {
  const lines = [{ quantity: '1', taxes, ...given }];
  const outcome = build(invoiceWith({ lines }), {}, testEnvironment);
  expect(!outcome.ok && outcome.faults[0]).toMatchObject({
    code: 'BW-EXCHANGE-RATE',
    properties: [`$.lines[0].${property}.currency`],
  });
});

describe('document discounts and charges', () => {
  test('are numbered, apply to the sum or their base, and show the decimals of either', () => {
    const charges: JsonObject[] = [
      { reason, percent: '10%', taxes },
      { reason, percent: '12.5%', base: '10', taxes },
      { reason, percent: '12.5%', base: '10.0', taxes },
      { reason, amount: '1.005', taxes },
    ];
    const {
      charges: shown,
      discounts,
      totals,
    } = built(invoiceWith({ lines: [line('3', '9.999')], charges, discounts: charges }));
    for (const list of [shown, discounts])
      expect(list.map(({ i, amount }: { i: number; amount: string }) => `${i} ${amount}`)).toEqual([
        '1 3.00',
        '2 1',
        '3 1.3',
        '4 1.01',
      ]);
    // 2.9997 + 1.25 + 1.25 + 1.005
    expect(totals).toMatchObject({ sum: '30.00', discount: '6.50', charge: '6.50', total: '30.00' });
  });

  test('are rounded to the currency under the rule currency', () => {
    const charges: JsonObject[] = [
      { reason, percent: '12.5%', base: '10.1', taxes },
      { reason, percent: '0.25%', taxes },
    ];
    const { charges: shown, totals } = built(invoiceWith({ lines: [line('1', '10.00')], charges, ...currency }));
    // 1.2625 is shown with the decimals of its base; 0.025 becomes 0.03.
    expect(shown).toMatchObject([{ amount: '1.3' }, { amount: '0.03' }]);
    expect(totals).toMatchObject({ charge: '1.29' });
  });

  test('are summed with all their decimals', () => {
    const discounts = ['0.004', '0.0041'].map((amount) => ({ reason, amount, taxes }));
    expect(built(invoiceWith({ lines: [line('1', '10.00')], discounts })).totals).toMatchObject({
      discount: '0.01',
      total: '9.99',
    });
  });
});

describe('taxes of an invoice', () => {
  test('have the rates of its value date, if any', () => {
    const percentOf = (members: JsonObject) => (lineOf(line('1', '1.00'), members).taxes as JsonObject[])[0]?.percent;
    expect(percentOf({ issue_date: '2012-09-01' })).toBe('21.0%');
    expect(percentOf({ issue_date: '2012-09-01', value_date: '2012-08-31' })).toBe('18.0%');
    const early = invoiceWith({ value_date: '1990-01-01', lines: [line('1', '1.00')] });
    const outcome = wordedOutcome(build(early, {}, testEnvironment));
    expect(outcome).toMatchObject({
      faults: [{ code: 'BW-TAX-RATE-DATE', properties: ['$.lines[0].taxes[0].rate', '$.value_date'] }],
    });
  });

  test("use the rates of the customer's country with the tag customer-rates, in every row", () => {
    const row = { reason, amount: '1.00', taxes };
    const members = {
      $tags: ['customer-rates'],
      lines: [line('1', '100.00')],
      charges: [row],
      discounts: [row],
    };
    const portuguese = { customer: { name: 'Cliente', tax_id: { country: 'PT', code: '501442600' } } };
    const { lines, charges, discounts, totals } = built(invoiceWith({ ...members, ...portuguese }));
    for (const { taxes: own } of [...lines, ...charges, ...discounts])
      expect(own).toEqual([{ cat: 'VAT', country: 'PT', key: 'standard', rate: 'general', percent: '23.0%' }]);
    expect(totals).toMatchObject({ tax: '23.00' });
    const nowhere = built(invoiceWith({ ...members, customer: { name: 'Cliente' } }));
    expect(nowhere.totals).toMatchObject({ tax: '21.00' });
  });

  test('are rounded by the rule of the invoice or otherwise of its regime', () => {
    const lines = [
      line('1', '9.42', { taxes: [{ cat: 'VAT', percent: '24%' }] }),
      line('1', '9.42', { taxes: [{ cat: 'VAT', percent: '13%' }] }),
    ];
    const taxOf = (country: string, code: string, members = {}) => {
      const supplier = { name: 'Supplier', tax_id: { country, code } };
      return built(invoiceWith({ supplier, customer: { name: 'Customer' }, lines, ...members })).totals.tax;
    };
    expect(taxOf('ES', 'B98602642')).toBe('3.49');
    expect(taxOf('EL', '064677095')).toBe('3.48');
    expect(taxOf('EL', '064677095', { tax: { rounding: 'precise' } })).toBe('3.49');
  });
});

test('a missing currency becomes the currency of the regime, and is reported without a regime', () => {
  const lines = [line('1', '1.00', { taxes: [] })];
  const { currency: none, ...without } = invoiceWith({ lines });
  expect([none, built(without).currency]).toEqual(['EUR', 'EUR']);
  expect(faultsOf({ ...without, supplier: { name: 'Somebody' } })).toEqual(['BW-CURRENCY $.currency']);
});
