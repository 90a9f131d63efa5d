import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../bill/testing.ts';
import { correct, type JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

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

describe('rules', () => {
  const at = (index: number, combo: object): Changes => ({ [`lines.0.taxes.${index}`]: combo });
  const icms = (percent: string, ext: object) =>
    at(0, { cat: 'ICMS', percent, ext: { 'br-nfe-icms-origin': '0', ...ext } });
  const simples = { 'supplier.ext.br-nfe-regime': '1' };
  const line = '$.lines[0].taxes';

  test.each<[fault: string, changes: Changes]>([
    ['BILL-INVOICE-34 $', { currency: 'USD' }],
    ['BILL-INVOICE-30 $', { notes: undefined }],
    ['BILL-INVOICE-01 $.supplier.tax_id', { 'supplier.tax_id': undefined }],
    ['BILL-INVOICE-02 $.supplier.tax_id.code', { 'supplier.tax_id.code': undefined }],
    ['BILL-INVOICE-03 $.supplier.addresses[0]', { 'supplier.addresses': [null] }],
    ['BILL-INVOICE-04 $.supplier.addresses[0].street', { 'supplier.addresses.0.street': undefined }],
    ['BILL-INVOICE-05 $.supplier.addresses[0].num', { 'supplier.addresses.0.num': undefined }],
    ['BILL-INVOICE-06 $.supplier.addresses[0].locality', { 'supplier.addresses.0.locality': undefined }],
    ['BILL-INVOICE-07 $.supplier.addresses[0].state', { 'supplier.addresses.0.state': undefined }],
    ['BILL-INVOICE-08 $.supplier.addresses[0].code', { 'supplier.addresses.0.code': undefined }],
    ['BILL-INVOICE-37 $.supplier.addresses[0].country', { 'supplier.addresses.0.country': undefined }],
    ['BILL-INVOICE-09 $.supplier.ext', { 'supplier.ext.br-ibge-municipality': undefined }],
    ['BILL-INVOICE-39 $.supplier.ext', { 'supplier.ext.br-nfe-regime': undefined }],
    ['BILL-INVOICE-10 $.supplier.name', { 'supplier.name': undefined }],
    ['BILL-INVOICE-11 $.supplier.addresses', { 'supplier.addresses': undefined }],
    ['BILL-INVOICE-12 $.customer', { customer: undefined }],
    ['BILL-INVOICE-13 $.customer.addresses', { 'customer.addresses': undefined }],
    ['BILL-INVOICE-36 $.customer', { 'customer.tax_id': undefined }],
    ['BILL-INVOICE-15 $.customer.tax_id.code', { 'customer.tax_id.code': undefined }],
    ['BILL-INVOICE-16 $.customer.addresses[0]', { 'customer.addresses': [null] }],
    ['BILL-INVOICE-17 $.customer.addresses[0].street', { 'customer.addresses.0.street': undefined }],
    ['BILL-INVOICE-18 $.customer.addresses[0].num', { 'customer.addresses.0.num': undefined }],
    ['BILL-INVOICE-19 $.customer.addresses[0].locality', { 'customer.addresses.0.locality': undefined }],
    ['BILL-INVOICE-20 $.customer.addresses[0].state', { 'customer.addresses.0.state': undefined }],
    ['BILL-INVOICE-21 $.customer.addresses[0].code', { 'customer.addresses.0.code': undefined }],
    ['BILL-INVOICE-38 $.customer.addresses[0].country', { 'customer.addresses.0.country': undefined }],
    ['BILL-INVOICE-22 $.customer.ext', { 'customer.ext.br-ibge-municipality': undefined }],
    ['BILL-INVOICE-23 $.series', { series: undefined }],
    ['BILL-INVOICE-24 $.series', { series: '01' }],
    ['BILL-INVOICE-25 $.tax', { tax: undefined }],
    ['BILL-INVOICE-26 $.tax.ext', { 'tax.ext.br-nfe-presence': undefined }],
    ['BILL-INVOICE-27 $.tax.ext', { 'tax.ext.br-nfe-presence': '4' }],
    ['BILL-INVOICE-28 $.tax.ext', { 'tax.ext.br-nfe-model': '65' }],
    ['BILL-INVOICE-40 $.tax.ext', { 'tax.ext.br-nfe-purpose': '5' }],
    ['BILL-INVOICE-41 $.tax.ext', { 'tax.ext.br-nfe-purpose': '6' }],
    ['BILL-INVOICE-29 $.notes[0].text', { 'notes.0.text': 'x'.repeat(61) }],
    ['BILL-INVOICE-31 $.payment', { payment: undefined }],
    ['BILL-INVOICE-32 $.payment.instructions', { 'payment.instructions': undefined }],
    ['BILL-INVOICE-33 $.totals.due', { 'totals.due': '-1.00' }],
    ['BILL-INVOICE-35 $.lines[0].ext', { 'lines.0.ext': undefined }],
    [`BILL-INVOICE-42 ${line}[0].ext`, icms('2.56%', { 'br-nfe-icms-csosn': '101' })],
    [`BILL-INVOICE-43 ${line}[0].ext`, { ...simples, ...icms('12%', { 'br-nfe-icms-cst': '00' }) }],
    ['BILL-LINE-01 $.lines[0]', { 'lines.0.taxes': taxes.slice(1) }],
    ['BILL-LINE-02 $.lines[0]', { 'lines.0.taxes': [taxes[0], taxes[2]] }],
    ['BILL-LINE-03 $.lines[0]', { 'lines.0.taxes': taxes.slice(0, 2) }],
    [`TAX-COMBO-01 ${line}[0].ext`, icms('12%', {})],
    [`TAX-COMBO-02 ${line}[0].ext`, at(0, taxes[0] ?? {})],
    [`TAX-COMBO-03 ${line}[1].ext`, at(1, taxes[1] ?? {})],
    [`TAX-COMBO-04 ${line}[2].ext`, at(2, taxes[2] ?? {})],
    [`TAX-COMBO-05 ${line}[0].ext`, icms('12%', { 'br-nfe-icms-cst': '00', 'br-nfe-icms-csosn': '101' })],
    [`TAX-COMBO-06 ${line}[0].percent`, icms('12%', { 'br-nfe-icms-csosn': '102' })],
    [`TAX-COMBO-07 ${line}[0].percent`, icms('12%', { 'br-nfe-icms-cst': '40' })],
    [`TAX-COMBO-08 ${line}[1].percent`, at(1, { cat: 'PIS', percent: '1%', ext: { 'br-nfe-pis-cst': '04' } })],
    [`TAX-COMBO-09 ${line}[2].percent`, at(2, { cat: 'COFINS', percent: '1%', ext: { 'br-nfe-cofins-cst': '09' } })],
    [
      'ORG-IDENTITY-01 $.lines[0].item.identities[0].code',
      { 'lines.0.item.identities': [{ key: 'br-nfe-cest', code: '123456' }] },
    ],
    [
      'ORG-IDENTITY-02 $.lines[0].item.identities[0].code',
      { 'lines.0.item.identities': [{ key: 'ncm', code: '940' }] },
    ],
    ['PAY-INSTRUCTIONS-01 $.payment.instructions.ext', { 'payment.instructions.ext': undefined }],
    ['PAY-INSTRUCTIONS-02 $.payment.instructions.ext', { 'payment.instructions.ext.br-nfe-payment-means': '77' }],
    ['PAY-RECORD-01 $.payment.advances[0].ext', { 'payment.advances': [{ amount: '1.00' }] }],
    [
      'PAY-RECORD-02 $.payment.advances[0].ext',
      { 'payment.advances': [{ amount: '1.00', ext: { 'br-nfe-payment-means': '77' } }] },
    ],
  ])('report %s', (fault, changes) => {
    expect(faultsAsItStands('BR-NFE', invoice)).toEqual([]);
    expect(faultsAsItStands('BR-NFE', invoice, changes)).toContain(fault);
  });

  test('allow a special ICMS code under Simples Nacional, and a fuel status', () => {
    expect(buildingFaults(invoice, { ...simples, ...icms('2.56%', { 'br-nfe-icms-csosn': '101' }) })).toEqual([]);
    expect(buildingFaults(invoice, { ...simples, ...icms('0%', { 'br-nfe-icms-cst': '61' }) })).toEqual([]);
  });

  test('accept a foreign customer with an identity of its country', () => {
    const customer = {
      name: 'Maison',
      identities: [{ country: 'FR', code: '1' }],
      addresses: [{ ...address, country: 'FR' }],
    };
    expect(buildingFaults(invoice, { customer })).toEqual([]);
  });

  test('accept a paid invoice with nothing due', () => {
    const advances = [{ key: 'cash', description: 'Sinal', percent: '100%' }];
    expect(buildingFaults(invoice, { payment: { advances } })).toEqual([]);
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
