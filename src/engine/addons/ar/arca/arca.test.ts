import { beforeAll, describe, expect, test } from 'vitest';
import type { Extensions } from '../../../tax/extensions.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';
import { correct } from './correct.ts';

beforeAll(loadAll);

const goods = {
  quantity: '10',
  item: { name: 'Yerba', key: 'goods', price: '3200.00' },
  taxes: [{ cat: 'VAT', rate: 'general' }],
};
const service = { quantity: '1', item: { name: 'Flete', price: '15000.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['ar-arca-v4'],
  series: '3',
  code: '1044',
  issue_date: '2026-03-10',
  supplier: { name: 'Molino del Litoral S.A.', tax_id: { country: 'AR', code: '30500010912' } },
  customer: { name: 'Almacén Paraná', tax_id: { country: 'AR', code: '33693450239' } },
  lines: [goods],
};

test('a plain invoice for goods builds and gets its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const document = builtFrom(invoice);
  expect(document.tax.ext).toEqual({ 'ar-arca-concept': '1', 'ar-arca-doc-type': '1' });
  expect(document.customer.ext).toEqual({ 'ar-arca-vat-status': '1' });
  expect(document.lines[0].taxes[0].ext).toEqual({ 'ar-arca-vat-rate': '5' });
});

describe('VAT status of the customer', () => {
  const argentine = { country: 'AR' };
  const foreign = { country: 'UY', code: '211003420017' };

  test.each([
    [undefined, undefined, '5'],
    [undefined, '1', '5'],
    [undefined, '15', '15'],
    [foreign, undefined, '9'],
    [foreign, '8', '8'],
    [foreign, '5', '9'],
    [argentine, undefined, '1'],
    [argentine, '13', '13'],
    [argentine, '10', '10'],
    [argentine, '5', '1'],
  ])('with tax identity %j and status %s becomes %s', (tax_id, given, status) => {
    const { customer } = builtFrom(invoice, {
      'customer.tax_id': tax_id,
      'customer.ext': { 'ar-arca-vat-status': given ?? '' },
    });
    expect(customer.ext['ar-arca-vat-status']).toBe(status);
  });
});

describe('document type', () => {
  const registered = { country: 'AR', code: '33693450239' };

  test.each([
    ['standard', [], registered, '1'],
    ['debit-note', [], registered, '2'],
    ['credit-note', [], registered, '3'],
    ['standard', [], undefined, '6'],
    ['debit-note', [], { country: 'UY' }, '7'],
    ['credit-note', [], undefined, '8'],
    ['standard', ['monotax'], registered, '11'],
    ['debit-note', ['monotax'], undefined, '12'],
    ['credit-note', ['monotax'], registered, '13'],
    ['proforma', [], registered, undefined],
  ])('of an invoice of type %s with tags %j to %j is %s', (type, tags, tax_id, docType) => {
    const { tax } = builtFrom(invoice, { type, $tags: tags, 'customer.tax_id': tax_id });
    expect(tax.ext['ar-arca-doc-type']).toBe(docType);
  });

  test('without a customer is of class B', () => {
    expect(builtFrom(invoice, { customer: undefined }).tax.ext['ar-arca-doc-type']).toBe('6');
  });

  test('is kept if present', () => {
    expect(builtFrom(invoice, { 'tax.ext': { 'ar-arca-doc-type': '201' } }).tax.ext['ar-arca-doc-type']).toBe('201');
  });
});

test.each([
  ['goods', [goods], '1'],
  ['services', [service], '2'],
  ['goods and services', [goods, service], '3'],
  ['no lines', undefined, '2'],
])('the concept is derived from lines with %s', (_what, lines, concept) => {
  const given = { 'ar-arca-concept': '2' };
  expect(builtFrom(invoice, { lines, 'tax.ext': given }).tax.ext['ar-arca-concept']).toBe(concept);
});

test.each([
  [{ key: 'zero' }, '3'],
  [{ rate: 'reduced' }, '4'],
  [{ rate: 'standard' }, '5'],
  [{ rate: 'increased' }, '6'],
  [{ percent: '2.5%', ext: { 'ar-arca-vat-rate': '9' } }, '9'],
  [{ percent: '5%' }, undefined],
])('the VAT rate %j has the code %s', (combo, code) => {
  expect(builtTax(invoice, { cat: 'VAT', ...combo }).ext?.['ar-arca-vat-rate']).toBe(code);
});

test('typical mistakes are reported: a credit note for services without period, due date or corrected document', () => {
  expect(buildingFaults(invoice, { series: 'A', type: 'credit-note', lines: [goods, service] })).toEqual([
    'GOBL-AR-ARCA-BILL-INVOICE-02 $.series',
    'GOBL-AR-ARCA-BILL-INVOICE-15 $.ordering',
    'GOBL-AR-ARCA-BILL-INVOICE-17 $.payment',
    'GOBL-AR-ARCA-BILL-INVOICE-21 $.preceding',
  ]);
});

describe('correction', () => {
  const ext = (codes: object): Extensions => new Map(Object.entries(codes));
  const original = { 'ar-arca-concept': '1', 'ar-arca-doc-type': '1' };

  test('keeps the codes of the corrected invoice on the reference and sets the new document type', () => {
    const options = ext({ 'ar-arca-doc-type': '3' });
    const reference = { ext: new Map(options) };
    const corrected = { tax: { ext: ext(original) } };
    correct({ options, reference, invoice: corrected });
    expect(reference.ext).toEqual(ext(original));
    expect(corrected.tax.ext).toEqual(ext({ ...original, 'ar-arca-doc-type': '3' }));
  });

  test('overrides them with other codes in the options', () => {
    const options = ext({ 'ar-arca-concept': '2', 'other-code': 'X' });
    const reference = { ext: new Map(options) };
    const corrected = { tax: { ext: ext(original) } };
    correct({ options, reference, invoice: corrected });
    expect(reference.ext).toEqual(ext({ 'ar-arca-concept': '2', 'ar-arca-doc-type': '1', 'other-code': 'X' }));
    expect(corrected.tax.ext).toEqual(ext(original));
  });
});
