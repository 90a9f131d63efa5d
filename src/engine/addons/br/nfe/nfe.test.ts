import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../bill/testing.ts';
import { correct, type JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const address = {
  num: '48',
  street: 'Rua do Barro',
  locality: 'Turmalina',
  state: 'MG',
  code: '39660-000',
  country: 'BR',
};
const taxes = [
  { cat: 'ICMS', percent: '12%' },
  { cat: 'PIS', percent: '1.65%' },
  { cat: 'COFINS', percent: '7.6%' },
];

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['br-nfe-v4'],
  series: '1',
  code: '318',
  issue_date: '2026-02-11',
  tax: { ext: { 'br-nfe-presence': '9' } },
  supplier: {
    name: 'Cerâmica Vale Ltda.',
    tax_id: { country: 'BR', code: '18069577000115' },
    addresses: [address],
    ext: { 'br-ibge-municipality': '3169703' },
  },
  customer: {
    name: 'Casa e Mesa Ltda.',
    tax_id: { country: 'BR', code: '55263640000186' },
    identities: [{ key: 'br-nfe-state-reg', code: '112233445566' }],
    addresses: [address],
    ext: { 'br-ibge-municipality': '3169703' },
  },
  lines: [{ quantity: '10', item: { name: 'Cadeira', price: '450.00' }, taxes, ext: { 'br-nfe-cfop': '5102' } }],
  notes: [{ key: 'reason', text: 'Venda de mercadoria' }],
  payment: { instructions: { key: 'credit-transfer' } },
};
const consumer = { $tags: ['simplified'], customer: undefined, 'tax.ext.br-nfe-presence': '1' };

test('a usual invoice builds with informative taxes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const { tax, supplier, customer, totals } = builtFrom(invoice);
  expect(tax.ext).toEqual({
    'br-nfe-model': '55',
    'br-nfe-operation-type': '1',
    'br-nfe-presence': '9',
    'br-nfe-purpose': '1',
  });
  expect(supplier.ext['br-nfe-regime']).toBe('3');
  expect(customer.ext['br-nfe-state-reg-ind']).toBe('1');
  expect(totals.taxes.categories.map(({ amount }: { amount: string }) => amount)).toEqual([
    '540.00',
    '74.25',
    '342.00',
  ]);
  expect(totals).toMatchObject({ tax: '0.00', payable: '4500.00' });
});

test('a sale to a consumer is an NFC-e, with or without customer', () => {
  expect(buildingFaults(invoice, consumer)).toEqual([]);
  expect(builtFrom(invoice, consumer).tax.ext['br-nfe-model']).toBe('65');
  const { customer } = builtFrom(invoice, { ...consumer, customer: invoice.customer });
  expect(customer.ext['br-nfe-state-reg-ind']).toBe('9');
});

describe('codes', () => {
  test.each([
    [
      { cat: 'ICMS', percent: '12%' },
      { 'br-nfe-icms-cst': '00', 'br-nfe-icms-origin': '0' },
    ],
    [
      { cat: 'ICMS', percent: '2.56%', ext: { 'br-nfe-icms-csosn': '101', 'br-nfe-icms-origin': '2' } },
      { 'br-nfe-icms-csosn': '101', 'br-nfe-icms-origin': '2' },
    ],
    [{ cat: 'PIS', percent: '1.65%' }, { 'br-nfe-pis-cst': '01' }],
    [{ cat: 'COFINS', percent: '0%', ext: { 'br-nfe-cofins-cst': '49' } }, { 'br-nfe-cofins-cst': '49' }],
  ])('for %j are %j', (combo, ext) => expect(builtTax(invoice, combo).ext).toEqual(ext));

  test.each([
    ['cash', undefined, '01'],
    ['cheque', undefined, '02'],
    ['card', '99', '03'],
    ['card+debit', undefined, '04'],
    ['debit-transfer+debit', undefined, '04'],
    ['credit-transfer+sepa', undefined, '18'],
    ['online', undefined, '18'],
    ['other', undefined, '99'],
    ['other', '17', '17'],
    ['netting', undefined, undefined],
  ])('for payment by %s with the code %s become %s', (key, given, code) => {
    const ext = given && { 'br-nfe-payment-means': given };
    const payment = { instructions: { key, ...(ext && { ext }) } };
    expect(builtFrom(invoice, { payment }).payment.instructions.ext?.['br-nfe-payment-means']).toBe(code);
  });
});

test('a correction keeps the SEFAZ key', () => {
  const stamp = { prv: 'sefaz-key', val: '31241118069577000115550010000020491000000017' };
  const without = correct(builtFrom(invoice), { type: 'credit-note' }, {}, testEnvironment);
  expect(without.ok).toBe(false);
  const outcome = correct(builtFrom(invoice), { type: 'credit-note', stamps: [stamp] }, {}, testEnvironment);
  const corrected = outcome.ok ? outcome.result : outcome.document;
  expect(corrected).toMatchObject({ type: 'credit-note', preceding: [{ code: '318', stamps: [stamp] }] });
});
