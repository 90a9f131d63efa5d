import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pl-favat-v3'],
  code: 'FV/12/2026',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Drukarnia Wiślana Sp. z o.o.',
    tax_id: { country: 'PL', code: '7792481035' },
    addresses: [{ street: 'ul. Nadrzeczna', num: '3', locality: 'Toruń', code: '87-100', country: 'PL' }],
  },
  customer: { name: 'Księgarnia Pod Arkadami', tax_id: { country: 'PL', code: '6341829501' } },
  lines: [
    {
      quantity: '200',
      item: { name: 'Zakładki do książek', price: '0.90' },
      taxes: [{ cat: 'VAT', key: 'standard', rate: 'general' }],
    },
  ],
};

describe('tax category', () => {
  test.each([
    [{ key: 'standard', rate: 'general' }, '1'],
    [{ key: 'standard', rate: 'reduced' }, '2'],
    [{ key: 'standard', rate: 'super-reduced' }, '3'],
    [{ key: 'standard', percent: '4%', ext: { 'pl-favat-tax-category': '4' } }, '4'],
    [{ key: 'zero' }, '6.1'],
    [{ percent: '0%' }, '6.1'],
    [{ key: 'intra-community' }, '6.2'],
    [{ key: 'export' }, '6.3'],
    [{ key: 'exempt' }, '7'],
    [{ rate: 'exempt' }, '7'],
    [{ key: 'outside-scope' }, '8'],
    [{ key: 'reverse-charge' }, '9'],
    [{ country: 'DE', key: 'standard', percent: '19%' }, '8'],
    [{ rate: 'general' }, undefined],
  ])('of VAT %j is %s', (members, category) => {
    expect(builtTax(invoice, { cat: 'VAT', ...members }).ext?.['pl-favat-tax-category']).toBe(category);
  });
});

test.each([
  ['self-billed', 'pl-favat-self-billing'],
  ['reverse-charge', 'pl-favat-reverse-charge'],
])('the tag %s sets %s', (tag, flag) => {
  expect(builtFrom(invoice, { $tags: [tag] }).tax.ext[flag]).toBe('1');
  expect(builtFrom(invoice).tax.ext[flag]).toBe(undefined);
});

test.each([
  ['cash', '1'],
  ['card+debit', '2'],
  ['other+voucher', '3'],
  ['cheque', '4'],
  ['other+credit', '5'],
  ['credit-transfer', '6'],
  ['online', '7'],
  ['other', undefined],
])('payment by %s has the code %s', (key, code) => {
  const payment = {
    instructions: { key },
    advances: [{ key, date: '2026-03-01', description: 'Zaliczka', amount: '10.00' }],
  };
  const built = builtFrom(invoice, { payment }).payment;
  expect(built.instructions.ext?.['pl-favat-payment-means']).toBe(code);
  expect(built.advances[0].ext?.['pl-favat-payment-means']).toBe(code);
});

test.each([
  ['standard', [], 'VAT'],
  ['standard', ['partial'], 'ZAL'],
  ['standard', ['settlement'], 'ROZ'],
  ['standard', ['simplified'], 'UPR'],
  ['standard', ['settlement', 'simplified'], 'UPR'],
  ['credit-note', [], 'KOR'],
  ['credit-note', ['partial'], 'KOR_ZAL'],
  ['credit-note', ['settlement'], 'KOR_ROZ'],
])('an invoice of type %s with tags %j is a %s', (type, $tags, kind) => {
  const built = builtFrom(invoice, { type, $tags, tax: { ext: { 'pl-favat-invoice-type': 'X' } } });
  expect(built.tax.ext['pl-favat-invoice-type']).toBe(kind);
});

test('typical mistakes are reported: a rate without key, no address, a town without a recipient, an undated advance', () => {
  const faults = buildingFaults(invoice, {
    type: 'corrective',
    'supplier.addresses': undefined,
    'customer.ext': { 'pl-favat-jst': '1' },
    'lines.0.taxes': [{ cat: 'VAT', rate: 'general' }],
    payment: { advances: [{ key: 'card', description: 'Zaliczka', amount: '50.00' }] },
  });
  expect(faults).toEqual([
    'GOBL-PL-FAVAT-BILL-INVOICE-11 $',
    'GOBL-PL-FAVAT-BILL-INVOICE-01 $.type',
    'GOBL-PL-FAVAT-BILL-INVOICE-06 $.supplier.addresses',
    'GOBL-PL-FAVAT-TAX-COMBO-01 $.lines[0].taxes[0].ext',
    'GOBL-PL-FAVAT-PAY-RECORD-01 $.payment.advances[0].date',
  ]);
});
