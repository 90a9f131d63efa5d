import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['es-tbai-v1'],
  supplier: {
    name: 'Imprenta Nervión S.L.',
    tax_id: { country: 'ES', code: 'B98602642' },
    addresses: [
      { street: 'Calle Ledesma', num: '4', locality: 'Bilbao', region: 'Bizkaia', code: '48001', country: 'ES' },
    ],
  },
  lines: [
    {
      quantity: '500',
      item: { name: 'Tarjetas', key: 'goods', price: '0.12' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  notes: [{ key: 'general', text: 'Impresión de tarjetas' }],
});

test('a plain invoice from Bilbao builds and gets its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const document = builtFrom(invoice);
  expect(document.tax).toEqual({ ext: { 'es-tbai-region': 'BI' } });
  expect(document.lines[0].taxes[0].ext).toEqual({ 'es-tbai-product': 'goods', 'es-tbai-regime': '01' });
});

describe('province', () => {
  test.each([
    ['Álava', 'VI'],
    ['ALAVA', 'VI'],
    ['araba', 'VI'],
    ['VI', 'VI'],
    ['BIZKAIA', 'BI'],
    [' Vizcaya ', 'BI'],
    ['BI', 'BI'],
    ['Gipuzkoa', 'SS'],
    ['GUIPÚZCOA', 'SS'],
    ['Guipuzcoa', 'SS'],
    ['ss', 'SS'],
  ])('of the region %j is %s', (region, code) => {
    expect(builtFrom(invoice, { 'supplier.addresses.0.region': region }).tax.ext['es-tbai-region']).toBe(code);
  });

  test.each([
    ['elsewhere', { 'supplier.addresses.0.region': 'Navarra' }],
    ['without address', { 'supplier.addresses': undefined }],
  ])('%s is unknown, and no tax block is created for it', (_case, changes) => {
    expect(builtFrom(invoice, changes).tax).toBeUndefined();
  });

  test('is kept if present', () => {
    expect(builtFrom(invoice, { 'tax.ext': { 'es-tbai-region': 'SS' } }).tax.ext['es-tbai-region']).toBe('SS');
  });
});

test('simplified invoices are marked', () => {
  expect(builtFrom(invoice, { $tags: ['simplified'] }).tax.ext['es-tbai-simplified']).toBe('S');
});

test('a customer with a passport gets the type of its identity', () => {
  const customer = { name: 'Ann Smith', identities: [{ key: 'passport', code: 'X123' }] };
  expect(builtFrom(invoice, { customer }).customer.identities[0].ext).toEqual({ 'es-tbai-identity-type': '03' });
});

describe('product', () => {
  test.each([
    ['goods', undefined, 'goods'],
    ['goods', 'resale', 'resale'],
    ['goods', 'services', 'goods'],
    ['services', 'resale', 'services'],
    [undefined, 'goods', 'services'],
    ['rent', 'resale', 'resale'],
    ['rent', undefined, undefined],
  ])('of an item %s with code %s is %s', (key, given, product) => {
    const combo = { cat: 'VAT', rate: 'general', ext: given ? { 'es-tbai-product': given } : {} };
    const { lines } = builtFrom(invoice, { 'lines.0.item.key': key, 'lines.0.taxes': [combo] });
    expect(lines[0].taxes[0].ext['es-tbai-product']).toBe(product);
  });
});

describe('tax combo', () => {
  test.each([
    [{ cat: 'VAT', rate: 'general' }, 'standard', { 'es-tbai-regime': '01' }],
    [{ cat: 'VAT', rate: 'general+eqs' }, 'standard', { 'es-tbai-regime': '51' }],
    [{ cat: 'VAT', percent: '21%', surcharge: '5.2%' }, 'standard', { 'es-tbai-regime': '51' }],
    [{ cat: 'VAT', rate: 'general+eqs', ext: { 'es-tbai-regime': '01' } }, 'standard', { 'es-tbai-regime': '01' }],
    [{ cat: 'VAT', key: 'reverse-charge' }, 'reverse-charge', { 'es-tbai-exemption': 'S2', 'es-tbai-regime': '01' }],
    [
      { cat: 'VAT', ext: { 'es-tbai-exemption': 'S2' } },
      'reverse-charge',
      { 'es-tbai-exemption': 'S2', 'es-tbai-regime': '01' },
    ],
    [{ cat: 'VAT', key: 'outside-scope' }, 'outside-scope', { 'es-tbai-exemption': 'RL', 'es-tbai-regime': '01' }],
    [
      { cat: 'VAT', ext: { 'es-tbai-exemption': 'OT' } },
      'outside-scope',
      { 'es-tbai-exemption': 'OT', 'es-tbai-regime': '01' },
    ],
    [{ cat: 'VAT', key: 'exempt' }, 'exempt', { 'es-tbai-exemption': 'E1', 'es-tbai-regime': '01' }],
    [
      { cat: 'VAT', key: 'exempt', ext: { 'es-tbai-exemption': 'E6' } },
      'exempt',
      { 'es-tbai-exemption': 'E6', 'es-tbai-regime': '01' },
    ],
    [{ cat: 'VAT', key: 'export' }, 'export', { 'es-tbai-exemption': 'E2', 'es-tbai-regime': '02' }],
    [
      { cat: 'VAT', ext: { 'es-tbai-exemption': 'E3' } },
      'export',
      { 'es-tbai-exemption': 'E3', 'es-tbai-regime': '02' },
    ],
    [{ cat: 'VAT', key: 'intra-community' }, 'intra-community', { 'es-tbai-exemption': 'E5', 'es-tbai-regime': '01' }],
    [{ cat: 'VAT', country: 'FR', percent: '20%' }, 'standard', { 'es-tbai-exemption': 'IE', 'es-tbai-regime': '01' }],
    [{ cat: 'VAT', country: 'GB', percent: '20%' }, 'standard', { 'es-tbai-exemption': 'RL', 'es-tbai-regime': '01' }],
    [{ cat: 'IGIC', percent: '7%' }, 'standard', { 'es-tbai-exemption': 'IE', 'es-tbai-regime': '08' }],
  ])('%j gets the key %s and %j', (combo, key, ext) => {
    const built = builtTax(invoice, combo);
    expect(built.key).toBe(key);
    const { 'es-tbai-product': _product, ...rest } = built.ext;
    expect(rest).toEqual(ext);
  });
});

test('typical mistakes are reported: no province, no description, and a credit note without a reason', () => {
  const mistaken = {
    type: 'credit-note',
    'supplier.addresses.0.region': undefined,
    notes: undefined,
    preceding: [{ series: 'FAC', code: '90', issue_date: '2026-01-15' }],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-ES-TBAI-BILL-INVOICE-01 $.tax',
    'GOBL-ES-TBAI-BILL-INVOICE-06 $.preceding[0].ext',
    'GOBL-ES-TBAI-BILL-INVOICE-07 $.notes',
  ]);
});
