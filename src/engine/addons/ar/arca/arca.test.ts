import { beforeAll, describe, expect, test } from 'vitest';
import type { Extensions } from '../../../tax/extensions.ts';
import { buildingFaults, builtFrom, builtTax, faultsAsItStands, loadAll, titled } from '../../testing.ts';
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
const preceding = [{ series: '3', code: '1001', issue_date: '2026-02-10', ext: { 'ar-arca-doc-type': '1' } }];

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
  ])('of type %s with tags %j to %j is %s', (type, tags, tax_id, docType) => {
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
])('derives the concept from lines with %s', (_what, lines, concept) => {
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

describe('rules', () => {
  const docType = (code: string) => ({ 'tax.ext.ar-arca-doc-type': code });
  const status = (code: string) => ({ 'customer.ext.ar-arca-vat-status': code });
  const services = { 'tax.ext.ar-arca-concept': '2' };
  const dated = { terms: { key: 'due-date', due_dates: [{ date: '2026-04-10', amount: '38720.00' }] } };
  const tourist = {
    'tax.ext': { 'ar-arca-doc-type': '195', 'ar-arca-tourism-type': '1' },
    'customer.addresses': [{ locality: 'Montevideo', country: 'UY' }],
    'lines.0.taxes.0.ext.ar-arca-tourism-item': '2',
  };

  test.each(
    titled([
      [{ currency: 'USD' }, ['BILL-INVOICE-24 $']],
      [{ currency: 'USD', exchange_rates: [{ from: 'USD', to: 'ARS', amount: '1450.00' }] }, []],
      [{ type: 'credit-note', preceding }, ['BILL-INVOICE-05 $']],
      [{ type: 'credit-note', preceding, ...docType('203') }, []],
      [{ type: 'debit-note', preceding }, ['BILL-INVOICE-06 $']],
      [docType('3'), ['BILL-INVOICE-07 $']],
      [docType('2'), ['BILL-INVOICE-08 $']],
      [docType('49'), ['BILL-INVOICE-12 $']],
      [{ ...docType('49'), ...status('5') }, []],
      [status('5'), ['BILL-INVOICE-13 $']],
      [docType('6'), ['BILL-INVOICE-14 $']],
      [{ ...docType('6'), ...status('9') }, []],
      [{ series: undefined }, ['BILL-INVOICE-01 $.series']],
      [{ series: 'A' }, ['BILL-INVOICE-02 $.series']],
      [{ series: '0' }, ['BILL-INVOICE-02 $.series']],
      [{ series: '99999' }, ['BILL-INVOICE-02 $.series']],
      [{ series: '00099998' }, []],
      [{ tax: undefined }, ['BILL-INVOICE-03 $.tax']],
      [{ 'tax.ext': undefined }, ['BILL-INVOICE-04 $.tax.ext']],
      [{ customer: undefined }, ['BILL-INVOICE-09 $.customer']],
      [{ customer: undefined, ...docType('6') }, []],
      [{ 'customer.tax_id': undefined }, ['BILL-INVOICE-10 $.customer']],
      [
        {
          'customer.tax_id': undefined,
          'customer.identities': [{ code: '1', ext: { 'ar-arca-identity-type': '96' } }],
        },
        [],
      ],
      [{ 'customer.ext': undefined }, ['BILL-INVOICE-11 $.customer.ext']],
      [services, ['BILL-INVOICE-15 $.ordering', 'BILL-INVOICE-17 $.payment']],
      [
        { ...services, ordering: { code: 'OC-1' }, payment: {} },
        ['BILL-INVOICE-16 $.ordering.period', 'BILL-INVOICE-18 $.payment.terms'],
      ],
      [
        {
          ...services,
          ordering: { period: { start: '2026-02-01', end: '2026-02-28' } },
          payment: { terms: { notes: '30 días' } },
        },
        ['BILL-INVOICE-19 $.payment.terms.due_dates'],
      ],
      [{ ...services, ordering: { period: { start: '2026-02-01', end: '2026-02-28' } }, payment: dated }, []],
      [{ payment: dated }, ['BILL-INVOICE-20 $.payment.terms.due_dates']],
      [{ type: 'credit-note', ...docType('3') }, ['BILL-INVOICE-21 $.preceding']],
      [{ preceding: [{ code: '9' }] }, ['BILL-INVOICE-22 $.preceding[0].ext']],
      [docType('11'), ['BILL-INVOICE-23 $.lines[0].taxes']],
      [{ ...docType('11'), 'lines.0.taxes': undefined }, []],
      [tourist, []],
      [
        docType('195'),
        [
          'BILL-INVOICE-25 $.tax.ext',
          'BILL-INVOICE-27 $.customer.addresses',
          'BILL-INVOICE-26 $.lines[0].taxes[0].ext',
        ],
      ],
      [{ ...tourist, 'lines.0.taxes.0.ext.ar-arca-vat-rate': '4' }, ['BILL-INVOICE-28 $.lines[0].taxes[0].ext']],
      [{ ...tourist, 'lines.0.taxes': undefined }, ['BILL-INVOICE-29 $.lines[0].taxes']],
      [{ ...tourist, discounts: [{ i: 1, amount: '10.00' }] }, ['BILL-INVOICE-30 $.discounts[0].ext']],
      [
        { ...tourist, payment: { advances: [{ amount: '10.00', description: 'Seña' }] } },
        ['BILL-INVOICE-31 $.payment.advances[0].ext'],
      ],
      [{ charges: [{ i: 1, key: 'tax', amount: '10.00' }] }, ['BILL-CHARGE-01 $.charges[0].ext']],
      [
        { charges: [{ i: 1, key: 'tax+local', amount: '10.00', ext: { 'ar-arca-tax-type': '99' } }] },
        ['BILL-CHARGE-02 $.charges[0].percent', 'BILL-CHARGE-03 $.charges[0].reason'],
      ],
      [{ charges: [{ i: 1, key: 'tax', percent: '3%', amount: '960.00', ext: { 'ar-arca-tax-type': '7' } }] }, []],
      [{ 'lines.0.taxes.0.ext': undefined }, ['TAX-COMBO-01 $.lines[0].taxes[0].ext']],
    ]),
  )('%s', (_title, changes, faults) => {
    expect(faultsAsItStands('AR-ARCA', invoice, changes)).toEqual(faults);
  });
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
