import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['es-sii-v1'],
  lines: [
    {
      quantity: '12',
      item: { name: 'Papel reciclado A4', key: 'goods', price: '4.50' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    { quantity: '1', item: { name: 'Sobres', key: 'goods', price: '18.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
});

test('a plain invoice for goods builds and gets its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const document = builtFrom(invoice);
  expect(document.tax).toEqual({ ext: { 'es-sii-doc-type': 'F1' } });
  expect(document.lines[0].taxes[0].ext).toEqual({ 'es-sii-product': 'goods', 'es-sii-regime': '01' });
});

describe('document type', () => {
  test.each([
    ['standard', [], { 'es-sii-doc-type': 'F1' }],
    ['standard', ['simplified'], { 'es-sii-doc-type': 'F2' }],
    ['standard', ['simplified', 'replacement'], { 'es-sii-doc-type': 'F3' }],
    ['credit-note', [], { 'es-sii-doc-type': 'R1', 'es-sii-correction-type': 'I' }],
    ['debit-note', [], { 'es-sii-doc-type': 'R1', 'es-sii-correction-type': 'I' }],
    ['corrective', [], { 'es-sii-doc-type': 'R1', 'es-sii-correction-type': 'S' }],
    ['credit-note', ['simplified'], { 'es-sii-doc-type': 'R5', 'es-sii-correction-type': 'I' }],
  ])('of an invoice of type %s with tags %j gives %j', (type, tags, ext) => {
    expect(builtFrom(invoice, { type, $tags: tags }).tax.ext).toEqual(ext);
  });

  test.each([
    ['R3', 'R3'],
    ['R4', 'R4'],
    ['F3', 'R1'],
  ])('%s of a credit note is kept or becomes %s', (given, kept) => {
    const { tax } = builtFrom(invoice, { type: 'credit-note', 'tax.ext': { 'es-sii-doc-type': given } });
    expect(tax.ext['es-sii-doc-type']).toBe(kept);
  });

  test('is not set for a proforma', () => {
    expect(buildingFaults(invoice, { type: 'proforma' })).toEqual(['GOBL-ES-SII-BILL-INVOICE-07 $.tax']);
  });
});

describe('an issuer other than the supplier is recorded', () => {
  test.each([
    ['the customer', { $tags: ['self-billed'] }],
    ['a third party', { ordering: { issuer: { name: 'Gestoría Ruiz' } } }],
  ])('as %s', (_who, changes) => {
    expect(builtFrom(invoice, changes).tax.ext['es-sii-third-party-issuer']).toBe('S');
  });
});

describe('a customer without a Spanish tax number', () => {
  test.each([
    ['passport', '03'],
    ['foreign', '04'],
    ['resident', '05'],
    ['other', '06'],
  ])('with the identity %s gets the type %s', (key, type) => {
    const customer = {
      name: 'Ann Smith',
      identities: [
        { key, code: 'X123', country: 'GB' },
        { key: 'passport', code: 'Y1' },
      ],
    };
    const { identities } = builtFrom(invoice, { customer }).customer;
    expect(identities[0].ext).toEqual({ 'es-sii-identity-type': type });
    expect(identities[1].ext).toBeUndefined();
  });

  test('is the only kind of customer whose identity needs a type', () => {
    const { identities } = builtFrom(invoice, { 'customer.identities': [{ key: 'passport', code: 'X123' }] }).customer;
    expect(identities[0].ext).toBeUndefined();
  });
});

describe('tax combo', () => {
  test.each([
    [{ cat: 'VAT', percent: '21%' }, 'standard', { 'es-sii-regime': '01' }],
    [{ cat: 'IGIC', percent: '7%' }, 'standard', { 'es-sii-regime': '01' }],
    [{ cat: 'VAT', key: 'exempt' }, 'exempt', { 'es-sii-exempt': 'E1', 'es-sii-regime': '01' }],
    [
      { cat: 'VAT', key: 'exempt', ext: { 'es-sii-exempt': 'E6' } },
      'exempt',
      { 'es-sii-exempt': 'E6', 'es-sii-regime': '01' },
    ],
    [{ cat: 'VAT', key: 'export' }, 'export', { 'es-sii-exempt': 'E2', 'es-sii-regime': '02' }],
    [{ cat: 'VAT', ext: { 'es-sii-exempt': 'E4' } }, 'export', { 'es-sii-exempt': 'E4', 'es-sii-regime': '02' }],
    [
      { cat: 'VAT', ext: { 'es-sii-exempt': 'E5' } },
      'intra-community',
      { 'es-sii-exempt': 'E5', 'es-sii-regime': '01' },
    ],
    [
      { cat: 'VAT', key: 'outside-scope' },
      'outside-scope',
      { 'es-sii-outside-scope': 'location', 'es-sii-regime': '01' },
    ],
    [
      { cat: 'VAT', ext: { 'es-sii-outside-scope': 'other', 'es-sii-exempt': 'E1' } },
      'outside-scope',
      { 'es-sii-outside-scope': 'other', 'es-sii-regime': '01' },
    ],
    [
      { cat: 'VAT', key: 'reverse-charge', ext: { 'es-sii-exempt': 'E1' } },
      'reverse-charge',
      { 'es-sii-regime': '01' },
    ],
    [
      { cat: 'VAT', country: 'FR', percent: '20%', ext: { 'es-sii-exempt': 'E1', 'es-sii-regime': '17' } },
      'standard',
      { 'es-sii-outside-scope': 'location', 'es-sii-regime': '17' },
    ],
  ])('%j gets the key %s and %j', (combo, key, ext) => {
    const built = builtTax(invoice, combo);
    expect(built.key ?? 'standard').toBe(key);
    const { 'es-sii-product': _product, ...rest } = built.ext;
    expect(rest).toEqual(ext);
  });

  test('of income tax gets no code', () => {
    expect(builtTax(invoice, { cat: 'IRPF', rate: 'pro' }).ext).toBeUndefined();
  });
});

test('typical mistakes are reported: a foreign customer with only a name, and goods for export among others', () => {
  const mistaken = {
    customer: { name: 'Atlas Trading Ltd' },
    lines: [
      {
        quantity: '4',
        item: { name: 'Silla', key: 'goods', price: '80.00' },
        taxes: [{ cat: 'VAT', rate: 'general' }],
      },
      { quantity: '1', item: { name: 'Transporte', price: '60.00' }, taxes: [{ cat: 'VAT', key: 'export' }] },
    ],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-ES-SII-BILL-INVOICE-05 $.customer',
    'GOBL-ES-SII-BILL-INVOICE-13 $.lines',
    'GOBL-ES-SII-BILL-INVOICE-14 $.lines',
  ]);
});
