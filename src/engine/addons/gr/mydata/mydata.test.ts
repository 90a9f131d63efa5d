import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['gr-mydata-v1'],
  $tags: ['services'],
  series: 'Α',
  code: '12',
  issue_date: '2026-03-10',
  supplier: { name: 'Τυπογραφείο Κασσάνδρας', tax_id: { country: 'EL', code: '801463252' } },
  customer: {
    name: 'Εκδόσεις Πηλίου',
    tax_id: { country: 'EL', code: '094527184' },
    addresses: [{ street: 'Δημητριάδος', num: '7', locality: 'Βόλος', code: '38333', country: 'GR' }],
  },
  lines: [
    { quantity: '500', item: { name: 'Εκτύπωση φυλλαδίων', price: '0.32' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  payment: { instructions: { key: 'credit-transfer' } },
};

describe('VAT', () => {
  test.each([
    ['general', '1'],
    ['reduced', '2'],
    ['super-reduced', '3'],
    ['general+island', '4'],
    ['reduced+island', '5'],
    ['super-reduced+island', '6'],
    ['standard', '1'],
    ['standard+island', '4'],
  ])('rate %s has the category %s', (rate, category) => {
    expect(builtTax(invoice, { cat: 'VAT', rate }).ext).toEqual({ 'gr-mydata-vat-rate': category });
  });

  test.each([
    ['exempt', undefined, '7'],
    ['exempt', '22', '22'],
    ['exempt', '8', '7'],
    ['outside-scope', undefined, '1'],
    ['outside-scope', '31', '31'],
    ['export', undefined, '8'],
    ['export', '28', '28'],
    ['intra-community', '5', '14'],
    ['reverse-charge', undefined, '16'],
  ])('key %s with cause %s gets the cause %s', (key, given, cause) => {
    const combo = builtTax(invoice, { cat: 'VAT', key, ...(given && { ext: { 'gr-mydata-exemption': given } }) });
    expect(combo.ext).toEqual({ 'gr-mydata-exemption': cause, 'gr-mydata-vat-rate': '7' });
  });

  test.each([
    ['24', 'outside-scope'],
    ['7', 'exempt'],
    ['28', 'export'],
    ['14', 'intra-community'],
    ['16', 'reverse-charge'],
  ])('cause %s alone implies the key %s', (cause, key) => {
    expect(builtTax(invoice, { cat: 'VAT', ext: { 'gr-mydata-exemption': cause } }).key).toBe(key);
  });

  test('a taxed supply has no cause of exemption', () => {
    const combo = builtTax(invoice, {
      cat: 'VAT',
      key: 'standard',
      rate: 'general',
      ext: { 'gr-mydata-exemption': '7' },
    });
    expect(combo.ext).toEqual({ 'gr-mydata-vat-rate': '1' });
  });

  test.each([
    ['DE', '30'],
    ['GB', '29'],
  ])('a tax of %s has the cause %s', (country, cause) => {
    const combo = builtTax(invoice, { cat: 'VAT', country, percent: '19%' });
    expect(combo).toMatchObject({
      country,
      key: 'outside-scope',
      ext: { 'gr-mydata-exemption': cause, 'gr-mydata-vat-rate': '7' },
    });
  });
});

test.each([
  ['credit-transfer', '1'],
  ['credit-transfer+sepa', '1'],
  ['credit-transfer+foreign', '2'],
  ['cash', '3'],
  ['cheque', '4'],
  ['promissory-note', '5'],
  ['online', '6'],
  ['card', '7'],
])('payment by %s has the code %s', (key, code) => {
  const payment = { instructions: { key }, advances: [{ key, description: 'Προκαταβολή', amount: '10.00' }] };
  const built = builtFrom(invoice, { payment }).payment;
  expect(built.instructions.ext).toEqual({ 'gr-mydata-payment-means': code });
  expect(built.advances[0].ext).toEqual({ 'gr-mydata-payment-means': code });
});

test.each([
  [{ ext: { 'gr-mydata-fee': '18' } }, '2'],
  [{ ext: { 'gr-mydata-other-tax': '21' } }, '3'],
  [{ ext: { 'gr-mydata-stamp-duty': '1' } }, '4'],
  [{ ext: { 'gr-mydata-fee': '18', 'gr-mydata-tax-type': '5' } }, '5'],
  [{ key: 'stamp-duty', ext: { 'gr-mydata-tax-type': '5' } }, '4'],
  [{ key: 'tax' }, '3'],
  [{ key: 'delivery' }, undefined],
])('the charge %j is a tax of type %s', (members, taxType) => {
  const built = builtFrom(invoice, { charges: [{ amount: '5.00', reason: 'Τέλος', ...members }] });
  expect(built.charges[0].ext?.['gr-mydata-tax-type']).toBe(taxType);
});

test.each([
  ['standard', [], '2.1'],
  ['standard', ['goods'], '1.1'],
  ['standard', ['goods', 'export'], '1.3'],
  ['standard', ['goods', 'export', 'eu'], '1.2'],
  ['standard', ['goods', 'self-billed'], '1.4'],
  ['standard', ['services', 'export'], '2.3'],
  ['standard', ['services', 'export', 'eu'], '2.2'],
  ['standard', ['export', 'eu'], '2.1'],
  ['standard', ['simplified'], '11.3'],
  ['standard', ['goods', 'simplified'], '11.1'],
  ['standard', ['services', 'simplified'], '11.2'],
  ['credit-note', [], '5.1'],
  ['credit-note', ['simplified'], '11.4'],
  ['credit-note', ['goods', 'simplified', 'self-billed'], '11.5'],
  ['other', [], '8.2'],
])('an invoice of type %s with tags %j is of kind %s', (type, $tags, kind) => {
  const built = builtFrom(invoice, { type, $tags, tax: { ext: { 'gr-mydata-invoice-type': '8.2' } } });
  expect(built.tax.ext['gr-mydata-invoice-type']).toBe(kind);
});

const income = { 'gr-mydata-income-cat': 'category1_3' };

test('typical mistakes are reported: no series, a bare percentage, an incomplete classification, a document discount, no payment', () => {
  const faults = buildingFaults(invoice, {
    series: undefined,
    'lines.0.taxes': [{ cat: 'VAT', percent: '24%' }],
    'lines.0.item.ext': income,
    'customer.addresses': undefined,
    discounts: [{ percent: '5%', reason: 'Έκπτωση' }],
    payment: undefined,
  });
  expect(faults).toEqual([
    'GOBL-GR-MYDATA-BILL-INVOICE-01 $.series',
    'GOBL-GR-MYDATA-BILL-INVOICE-07 $.customer.addresses',
    'GOBL-GR-MYDATA-BILL-INVOICE-12 $.lines[0].item.ext',
    'GOBL-GR-MYDATA-BILL-INVOICE-13 $.discounts',
    'GOBL-GR-MYDATA-BILL-INVOICE-14 $.payment',
    'GOBL-GR-MYDATA-TAX-COMBO-01 $.lines[0].taxes[0].ext',
  ]);
});
