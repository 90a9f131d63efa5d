/** Transformations (chapter 02 §16). */
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import {
  build,
  convertCurrency,
  invert,
  type JsonObject,
  type Outcome,
  removeIncludedTaxes,
  roundToCurrency,
} from '../index.ts';

beforeAll(loadAll);

const vat = [{ cat: 'VAT', rate: 'general' }];
const line = (quantity: string, price: string, more: JsonObject = {}): JsonObject => ({
  quantity,
  item: { name: 'Tyre', price },
  taxes: vat,
  ...more,
});

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
function done(outcome: Outcome<JsonObject>): any {
  if (!outcome.ok) throw new Error(`${outcome.key}: ${JSON.stringify(outcome.faults)}`);
  return outcome.result;
}

describe('convertCurrency', () => {
  const exchange_rates = [{ from: 'EUR', to: 'USD', amount: '1.10' }];
  const converted = (members: JsonObject) =>
    convertCurrency(invoiceWith({ exchange_rates, ...members }), 'USD', {}, testEnvironment);

  test('converts prices, fixed amounts and advances, and keeps the old price as an alternative', () => {
    const discounts = [{ reason: 'Loyalty', amount: '5.00' }];
    const payment = { advances: [{ description: 'Deposit', amount: '10.00' }] };
    const invoice = done(converted({ lines: [line('2', '10.00', { discounts })], payment }));
    expect(invoice).toMatchObject({ currency: 'USD', payment: { advances: [{ amount: '11.00' }] } });
    expect(invoice.lines[0].item).toMatchObject({
      price: '11.0000',
      alt_prices: [{ currency: 'EUR', value: '10.00' }],
    });
    expect(invoice.lines[0]).toMatchObject({ discounts: [{ amount: '5.5000' }], total: '16.5000' });
    expect(invoice.totals).toMatchObject({ payable: '19.97', due: '8.97' });
  });

  test('uses an alternative price in the target currency', () => {
    const item = { name: 'Tyre', price: '10.00', alt_prices: [{ currency: 'USD', value: '12.00' }] };
    const { lines } = done(converted({ lines: [{ quantity: '1', item, taxes: vat }] }));
    expect(lines[0].item).toMatchObject({ price: '12.00', alt_prices: [{ currency: 'EUR', value: '10.00' }] });
  });

  test('changes nothing for the same currency and requires a rate for another', () => {
    const source = invoiceWith({ lines: [line('2', '10.00')] });
    expect(done(convertCurrency(source, 'EUR', {}, testEnvironment))).toEqual(done(build(source, {}, testEnvironment)));
    expect(convertCurrency(source, 'GBP', {}, testEnvironment)).toMatchObject({
      key: 'calculation',
      faults: [
        {
          code: 'BW-EXCHANGE-RATE',
          properties: ['$.exchange_rates'],
          values: { given: 'EUR', currency: 'GBP' },
        },
      ],
    });
    expect(convertCurrency(source, 'XYZ', {}, testEnvironment)).toMatchObject({ faults: [{ code: 'BW-CURRENCY' }] });
  });

  test('updates the digest of an envelope', () => {
    const envelope = done(
      build(invoiceWith({ exchange_rates, lines: [line('2', '10.00')] }), { envelop: true }, testEnvironment),
    );
    const result = done(convertCurrency(envelope, 'USD', {}, testEnvironment));
    expect(result.doc.currency).toBe('USD');
    expect(result.head.dig).not.toEqual(envelope.head.dig);
  });
});

describe('removeIncludedTaxes', () => {
  const without = (members: JsonObject) =>
    done(removeIncludedTaxes(invoiceWith({ tax: { prices_include: 'VAT' }, ...members }), {}, testEnvironment));

  test('makes prices net and compensates the rounding (example J)', () => {
    const { lines, totals, tax } = without({ lines: [line('500', '3.33')] });
    expect(lines[0]).toMatchObject({ item: { price: '2.7521' }, sum: '1376.0500' });
    expect(totals).toMatchObject({ tax: '288.97', total_with_tax: '1665.02', rounding: '-0.02', payable: '1665.00' });
    expect(totals).not.toHaveProperty('tax_included');
    expect(tax ?? {}).not.toHaveProperty('prices_include');
  });

  test('makes fixed discounts of lines and of the document net', () => {
    const discounts = [{ reason: 'Loyalty', amount: '12.10' }];
    const invoice = without({
      lines: [line('1', '121.00', { discounts })],
      discounts: [{ reason: 'Spring', amount: '12.10', taxes: vat }],
    });
    expect(invoice.lines[0]).toMatchObject({ item: { price: '100.0000' }, discounts: [{ amount: '10.0000' }] });
    expect(invoice.discounts[0].amount).toBe('10.00');
    expect(invoice.totals).toMatchObject({ total: '80.00', payable: '96.80' });
  });

  test('handles parts of lines, and rows with another tax or without tax', () => {
    const igic = [{ cat: 'IGIC', percent: '7%' }];
    const parts: JsonObject[] = [
      { quantity: '1', item: { name: 'Rim', price: '121.00' } },
      { quantity: '1', item: { name: 'Valve' } },
    ];
    const invoice = without({
      lines: [
        line('1', '10.00', { taxes: [...igic] }),
        { quantity: '1', item: { name: 'Free', price: '10.00' } },
        line('2', '0', { breakdown: parts, substituted: [{ quantity: '1', item: { name: 'Old', price: '12.10' } }] }),
      ],
      charges: [
        { reason: 'Freight', amount: '12.10', taxes: vat },
        { reason: 'Toll', amount: '12.10', taxes: igic },
        { reason: 'Tip', amount: '12.10' },
      ],
    });
    const [other, untaxed, whole] = invoice.lines;
    expect([other.item.price, untaxed.item.price]).toEqual(['10.00', '10.00']);
    expect(whole).toMatchObject({
      item: { price: '100.0000' },
      breakdown: [{ item: { price: '100.0000' } }, { item: { name: 'Valve' } }],
      substituted: [{ item: { price: '10.0000' } }],
    });
    expect(invoice.charges.map(({ amount }: { amount: string }) => amount)).toEqual(['10.00', '12.10', '12.10']);
    expect(invoice.totals).not.toHaveProperty('rounding');
  });

  test('keeps the amount of a discount in percent without a tax', () => {
    const { discounts, totals } = without({
      lines: [line('1', '121.00')],
      discounts: [{ reason: 'Spring', percent: '10%' }],
    });
    expect(discounts[0]).toMatchObject({ percent: '10%', base: '121.00', amount: '12.10' });
    expect(totals).toMatchObject({ total_with_tax: '108.90', payable: '108.90' });
    expect(totals).not.toHaveProperty('rounding');
  });

  test.each([
    ['discounts', '25.13', '203.40'],
    ['charges', '26.87', '248.60'],
  ])('keeps the tax of %s in percent at another rate than the lines', (kind, tax, payable) => {
    const vat = (percent: string) => ({ taxes: [{ cat: 'VAT', percent }] });
    const { totals, ...invoice } = without({
      lines: [
        { ...line('1', '122.00'), ...vat('22%') },
        { ...line('1', '104.00'), ...vat('4%') },
      ],
      [kind]: [{ reason: 'Spring', percent: '10%', ...vat('4%') }],
    });
    expect(invoice[kind][0]).toMatchObject({ percent: '10%', base: '217.31', amount: '21.73' });
    expect(totals).toMatchObject({ tax, payable });
    expect(totals).not.toHaveProperty('rounding');
  });

  test('removes the tax from given bases and from rates of charges', () => {
    const { lines, totals } = without({
      lines: [
        {
          ...line('10', '12.10'),
          discounts: [{ percent: '10%', base: '60.50' }],
          charges: [{ rate: '1.21', quantity: '5', amount: '6.05' }],
        },
      ],
    });
    expect(lines[0].discounts[0]).toMatchObject({ base: '50.0000', amount: '5.0000' });
    expect(lines[0].charges[0]).toMatchObject({ rate: '1.0000', amount: '5.0000' });
    expect(totals).toMatchObject({ tax: '21.00', payable: '121.00' });
  });

  test('changes nothing if prices contain no tax', () => {
    const source = invoiceWith({ lines: [line('1', '100.00')] });
    expect(done(removeIncludedTaxes(source, {}, testEnvironment))).toEqual(done(build(source, {}, testEnvironment)));
  });

  test("keeps the document's own rounding and the payable amount", () => {
    const given = { totals: { rounding: '0.05' }, lines: [line('1', '12.10')] };
    expect(without({ ...given, tax: { rounding: 'currency' } }).totals.rounding).toBe('0.05');
    expect(without(given).totals).toMatchObject({ rounding: '0.05', payable: '12.15' });
    const advances = [{ description: 'Deposit', percent: '30%' }];
    expect(without({ lines: [line('500', '3.33')], payment: { advances } }).totals).toMatchObject({
      advance: '499.50',
      due: '1165.50',
    });
  });

  const rooms = (members: JsonObject) =>
    without({
      lines: Array.from({ length: 12 }, () => line('1', '125.00', { taxes: [{ cat: 'VAT', percent: '6%' }] })),
      ...members,
    });

  test.each([
    ['precise', {}, { rounding: 'precise' }],
    ['inherited as currency', { $regime: 'EL' }, { rounding: 'precise' }],
  ])('keeps the necessary decimals of prices under a rule that is %s', (_case, members, tax) => {
    const invoice = rooms({ ...members, tax: { prices_include: 'VAT', ...('$regime' in members ? {} : tax) } });
    expect(invoice.tax).toEqual(tax);
    expect(invoice.lines[0].item.price).toBe('117.9245');
    expect(invoice.totals).toMatchObject({ sum: '1415.09', tax: '84.91', payable: '1500.00' });
    expect(invoice.totals).not.toHaveProperty('rounding');
  });

  test('keeps the rule currency', () => {
    const invoice = rooms({ tax: { prices_include: 'VAT', rounding: 'currency' } });
    expect(invoice.lines[0].total).toBe('117.92');
    expect(invoice.totals).toMatchObject({
      sum: '1415.04',
      tax: '84.90',
      total_with_tax: '1499.94',
      rounding: '0.06',
      payable: '1500.00',
    });
  });

  test('rejects the tag bypass', () => {
    const source = invoiceWith({ tax: { prices_include: 'VAT' }, lines: [line('1', '12.10')], $tags: ['bypass'] });
    expect(removeIncludedTaxes(source, {}, testEnvironment)).toMatchObject({
      key: 'calculation',
      faults: [{ code: 'BW-CALCULATION', properties: ['$.$tags'] }],
    });
  });

  test('adds no price to items without one', () => {
    const substituted = [{ quantity: '1', item: { name: 'Old' } }];
    expect(without({ lines: [line('1', '12.10', { substituted })] }).lines[0].substituted[0].item).toEqual({
      name: 'Old',
    });
  });

  test.each([
    ['no item has a price', [{ quantity: '1', item: { name: 'Tyre' }, taxes: [{ cat: 'VAT', percent: '21%' }] }]],
    ['a part has no item', [line('1', '12.10', { substituted: [{ quantity: '1' }] })]],
    ['a line has no item', [{ quantity: '1', taxes: [{ cat: 'VAT', percent: '21%' }] }, line('1', '12.10')]],
  ])('reports the faults of building: %s', (_case, lines) => {
    const source = invoiceWith({ tax: { prices_include: 'VAT' }, lines });
    const faults = (outcome: Outcome<JsonObject>) =>
      outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties}`);
    const found = faults(removeIncludedTaxes(source, {}, testEnvironment));
    expect(found).toEqual(faults(build(source, {}, testEnvironment)));
    expect(found).not.toEqual([]);
  });
});

describe('roundToCurrency', () => {
  const rounded = (members: JsonObject) => done(roundToCurrency(invoiceWith(members), {}, testEnvironment));

  test('fits line totals to the currency, keeps prices and compensates the difference', () => {
    const invoice = rounded({ lines: [line('3', '10.555')] });
    expect(invoice.lines[0]).toMatchObject({ item: { price: '10.555' }, total: '31.67' });
    expect(invoice.tax.rounding).toBe('currency');
    expect(invoice.totals).toMatchObject({ tax: '6.65', total_with_tax: '38.32', rounding: '-0.01', payable: '38.31' });
    expect(done(roundToCurrency(invoice, {}, testEnvironment))).toEqual(invoice);
  });

  test("adds to the document's own rounding", () => {
    const { totals } = rounded({ lines: [line('3', '10.555')], totals: { rounding: '-0.05' } });
    expect(totals).toMatchObject({ rounding: '-0.06', payable: '38.26' });
  });

  test('fits bases of discounts and charges to the currency', () => {
    const discounts = [{ reason: 'Loyalty', percent: '10%', base: '10.1234' }];
    const { lines } = rounded({ lines: [line('1', '100.00', { discounts })] });
    expect(lines[0].discounts[0]).toMatchObject({ base: '10.12', amount: '1.01' });
  });

  test('rounds to whole amounts in a currency without subunits', () => {
    expect(rounded({ currency: 'JPY', lines: [line('3', '10.555')] }).lines[0].total).toBe('32');
  });

  test('keeps the payable amount after removing included taxes', () => {
    const lines = Array.from({ length: 12 }, () => line('1', '125.00', { taxes: [{ cat: 'VAT', percent: '6%' }] }));
    const source = invoiceWith({ tax: { prices_include: 'VAT' }, lines });
    const invoice = done(roundToCurrency(done(removeIncludedTaxes(source, {}, testEnvironment)), {}, testEnvironment));
    expect(invoice.lines[0]).toMatchObject({ item: { price: '117.9245' }, total: '117.92' });
    expect(invoice.totals).toMatchObject({
      sum: '1415.04',
      tax: '84.90',
      total_with_tax: '1499.94',
      rounding: '0.06',
      payable: '1500.00',
    });
  });

  test('changes nothing if all amounts fit or with the tag bypass', () => {
    const source = invoiceWith({ lines: [line('2', '10.00')] });
    expect(done(roundToCurrency(source, {}, testEnvironment))).toEqual(done(build(source, {}, testEnvironment)));
    const kept = {
      ...done(build(invoiceWith({ lines: [line('3', '10.555')] }), {}, testEnvironment)),
      $tags: ['bypass'],
    };
    expect(done(roundToCurrency(kept, {}, testEnvironment))).toEqual(kept);
  });
});

describe('invert', () => {
  test('turns the payable amount into a refund', () => {
    const discounts = [{ reason: 'Spring', amount: '10.00', taxes: vat }];
    const payment = { advances: [{ description: 'Deposit', amount: '20.00' }] };
    const invoice = done(invert(invoiceWith({ lines: [line('2', '60.00')], discounts, payment }), {}, testEnvironment));
    expect(invoice.lines[0]).toMatchObject({ quantity: '-2', total: '-120.00' });
    expect(invoice.totals).toMatchObject({ payable: '-133.10', advance: '-20.00', due: '-113.10' });
  });

  test('rejects the tag bypass', () => {
    const lines = [line('2', '60.00')];
    expect(invert(invoiceWith({ lines, $tags: ['bypass'] }), {}, testEnvironment)).toMatchObject({
      faults: [{ code: 'BW-CALCULATION', properties: ['$.$tags'] }],
    });
  });

  test.each<[string, JsonObject]>([
    ['the rounding', { totals: { rounding: '0.05' } }],
    ['bases of a document', { discounts: [{ reason: 'Spring', percent: '10%', base: '33.33', taxes: vat }] }],
    ['bases of a line', { lines: [line('2', '60.00', { charges: [{ percent: '7%', base: '50.00', amount: '1' }] })] }],
    ['charges by rate', { lines: [line('2', '60.00', { charges: [{ rate: '0.30', quantity: '7', amount: '1' }] })] }],
  ])('changes the sign of %s, and back when repeated', (_, members) => {
    const given = invoiceWith({ lines: [line('2', '60.00')], ...members });
    const source = done(build(given, {}, testEnvironment));
    const turned = done(invert(given, {}, testEnvironment));
    expect(turned.totals.payable).toBe(`-${source.totals.payable}`);
    expect(done(invert(turned, {}, testEnvironment))).toEqual(source);
  });

  test('accepts invoices only', () => {
    const order = { ...invoiceWith({ lines: [line('2', '60.00')] }), $schema: 'https://gobl.org/draft-0/bill/order' };
    expect(invert(order, {}, testEnvironment)).toMatchObject({
      faults: [{ code: 'BW-CALCULATION', properties: ['$.$schema'] }],
    });
  });
});

test('convertCurrency handles missing prices and alternatives without a figure', () => {
  const document = invoiceWith({
    exchange_rates: [{ from: 'EUR', to: 'USD', amount: '2' }],
    lines: [
      { quantity: '1', item: { name: 'Free' } },
      {
        quantity: '1',
        item: { name: 'Bound', currency: 'EUR', price: '3.00' },
        taxes: [{ cat: 'VAT', rate: 'general' }],
      },
      { quantity: '1', item: { name: 'Odd', price: '3.00', alt_prices: [{ currency: 'USD' }] } },
    ],
  });
  const outcome = convertCurrency(
    { ...document, $schema: 'https://gobl.org/draft-0/bill/order' },
    'USD',
    {},
    testEnvironment,
  );
  const result = (outcome.ok ? outcome.result : outcome.document) as JsonObject;
  const items = (result.lines as { item: JsonObject }[]).map(({ item }) => item);
  expect(items[0]).not.toHaveProperty('price');
  expect(items[1]).toMatchObject({ price: '6.0000' });
  expect(items[1]?.currency ?? 'USD').toBe('USD');
  expect(Number(items[2]?.price)).toBe(0);
  const bare = convertCurrency({ ...document, lines: [] }, 'USD', {}, testEnvironment);
  expect((bare.ok ? bare.result : bare.document)?.currency).toBe('USD');
});
