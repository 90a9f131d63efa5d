/** Settings of a document that its figures depend on (chapter 02 §4). */
import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_FAULTS } from '../faults.ts';
import { build, type JsonObject } from '../index.ts';
import { built, invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const vat: JsonObject[] = [{ cat: 'VAT', rate: 'general' }];
const lines: JsonObject[] = [{ quantity: '1', item: { name: 'Rope', price: '10.00' }, taxes: vat }];
const said = (members: JsonObject) => build(invoiceWith({ lines, ...members }), {}, testEnvironment);

test('tags under tax in older invoices move to $tags', () => {
  const invoice = built(invoiceWith({ lines, tax: { tags: ['simplified'] } }));
  expect(invoice.$tags).toEqual(['simplified']);
  expect(built(invoiceWith({ lines, tax: {}, $tags: ['simplified'] })).$tags).toEqual(['simplified']);
});

describe('currency', () => {
  test('defaults to the currency of the regime if missing or unknown', () => {
    expect(built(invoiceWith({ lines, currency: 'XXZ' })).currency).toBe('EUR');
    expect(built(invoiceWith({ lines, currency: '' })).currency).toBe('EUR');
  });

  test('is required without a regime', () => {
    const taxless = [{ quantity: '1', item: { name: 'Rope', price: '1.00' } }];
    expect(said({ currency: 'XXZ', supplier: { name: 'Somebody' }, lines: taxless })).toMatchObject({
      key: 'calculation',
      faults: [{ code: 'BW-CURRENCY', properties: ['$.currency'] }],
    });
  });
});

describe('tag customer-rates', () => {
  test("applies the taxes of the customer's country", () => {
    const adjustments = {
      discounts: [{ reason: 'Spring', amount: '1.00', taxes: vat }],
      charges: [{ reason: 'Freight', amount: '2.00', taxes: vat }],
    };
    const customer = { name: 'Porto', tax_id: { country: 'PT' } };
    const invoice = built(invoiceWith({ lines, ...adjustments, customer, $tags: ['customer-rates'] }));
    for (const list of ['lines', 'discounts', 'charges'])
      expect(invoice[list][0].taxes).toMatchObject([{ country: 'PT', percent: '23.0%' }]);
  });

  test('changes nothing for a customer without a tax identity', () => {
    const invoice = built(invoiceWith({ lines, customer: { name: 'Porto' }, $tags: ['customer-rates'] }));
    expect(invoice.lines[0].taxes).toEqual([{ cat: 'VAT', key: 'standard', rate: 'general', percent: '21.0%' }]);
  });
});

test('taxes of preceding documents have the decimals of the last stated currency', () => {
  const taxed = (base: string, members: JsonObject = {}) => ({
    code: '1',
    tax: { categories: [{ code: 'VAT', rates: [{ base, percent: '10%' }] }] },
    ...members,
  });
  const preceding = [
    taxed('10.005'),
    { code: '2' },
    taxed('10.5', { currency: 'JPY' }),
    taxed('11.5'),
    taxed('11.50', { currency: 'EUR' }),
  ];
  const rates = built(invoiceWith({ lines, preceding })).preceding.map(
    ({ tax }: { tax?: { categories: { rates: object[] }[] } }) => tax?.categories[0]?.rates[0],
  );
  expect(rates).toEqual([
    { base: '10.01', percent: '10%', amount: '1.00' },
    undefined,
    { base: '11', percent: '10%', amount: '1' },
    { base: '12', percent: '10%', amount: '1' },
    { base: '11.50', percent: '10%', amount: '1.15' },
  ]);
});

test('taxes of preceding documents are rounded by the rule of the document', () => {
  const rates = [
    { base: '10.040', percent: '10%' },
    { base: '20.040', percent: '10%' },
  ];
  const preceding = [{ code: '1', tax: { categories: [{ code: 'VAT', rates }] } }];
  const sum = (members: JsonObject) => built(invoiceWith({ lines, preceding, ...members })).preceding[0].tax.sum;
  expect([sum({}), sum({ tax: { rounding: 'precise' } }), sum({ tax: { rounding: 'currency' } })]).toEqual([
    '3.01',
    '3.01',
    '3.00',
  ]);
});

describe('unknown tag', () => {
  test('is reported with the known ones', () => {
    const outcome = said({ $tags: ['simplified', 'spring', 'sale'] });
    expect(outcome).toMatchObject({
      key: 'calculation',
      faults: [{ code: 'BW-TAG', properties: ['$.$tags[1]'] }],
    });
    // The tags of all invoices and of the regime.
    expect(!outcome.ok && outcome.faults[0]?.values).toEqual({
      tag: 'spring',
      known: expect.arrayContaining(['simplified', 'second-hand-goods']),
    });
  });

  test('is reported alone if there are no known ones', () => {
    const rows = [{ quantity: '1', item: { name: 'Rope' } }];
    const delivery = {
      ...invoiceWith({ $tags: ['spring'], lines: rows }),
      $schema: 'https://gobl.org/draft-0/bill/delivery',
    };
    expect(build(delivery, {}, testEnvironment)).toMatchObject({
      faults: [{ code: 'BW-TAG', values: { tag: 'spring' } }],
    });
  });
});

test('the list of faults ends at its limit with a fault that reports it', () => {
  const unknown = { quantity: '1', item: { name: 'Rope', price: '1.00' }, taxes: [{ cat: 'NONE', rate: 'x' }] };
  const outcome = said({ lines: Array.from({ length: MOST_FAULTS + 2 }, () => unknown) });
  const faults = outcome.ok ? [] : outcome.faults;
  // Equal faults of several properties are merged.
  expect(faults.slice(0, 2).map(({ code, properties }) => `${code} ${properties.length}`)).toEqual([
    `BW-TAX-CATEGORY ${MOST_FAULTS}`,
    'BW-FAULTS-CUT 1',
  ]);
});

describe('standalone document', () => {
  test('a party is normalised, also by its own regime', () => {
    const party = {
      $schema: 'https://gobl.org/draft-0/org/party',
      name: 'Rope',
      tax_id: { country: 'ES', code: 'es-b98602642' },
    };
    expect(built(party).tax_id.code).toBe('B98602642');
    expect(built({ ...party, $regime: 'ES' })).toMatchObject({ $regime: 'ES', tax_id: { code: 'B98602642' } });
  });

  test('a tax identity is normalised', () => {
    const identity = { $schema: 'https://gobl.org/draft-0/tax/identity', country: 'GB', code: 'GB 844 281 425' };
    expect(built(identity)).toMatchObject({ country: 'GB', code: '844281425' });
  });
});
