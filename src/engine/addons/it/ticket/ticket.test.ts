import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const receipt: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-ticket-v1'],
  code: '811',
  issue_date: '2026-03-10',
  supplier: { name: 'Lavanderia Aurora', tax_id: { country: 'IT', code: '03865201234' } },
  lines: [
    { quantity: '2', item: { name: 'Lavaggio camicia', price: '4.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
};

test('a receipt without a customer builds, with prices that include VAT', () => {
  expect(buildingFaults(receipt)).toEqual([]);
  expect(builtFrom(receipt)).toMatchObject({ tax: { prices_include: 'VAT' }, totals: { payable: '9.00' } });
});

test.each([
  ['abç-12 3', 'AB123'],
  ['xk7pw2ba', 'XK7PW2BA'],
  ['ß1', '1'],
  ['--', undefined],
])('the lottery code %s becomes %s', (code, written) => {
  const built = builtFrom(receipt, { tax: { ext: { 'it-ticket-lottery': code } } });
  expect(built.tax.ext?.['it-ticket-lottery']).toBe(written);
});

test('an item is a service by default', () => {
  expect(builtFrom(receipt).lines[0].item.ext).toEqual({ 'it-ticket-product': 'services' });
  const ext = { 'it-ticket-product': 'goods' };
  expect(builtFrom(receipt, { 'lines.0.item.ext': ext }).lines[0].item.ext).toEqual(ext);
});

describe('VAT', () => {
  test.each([
    ['outside-scope', undefined, 'N1'],
    ['outside-scope', 'N2', 'N2'],
    ['outside-scope', 'N4', 'N1'],
    ['export', 'N6', 'N3'],
    ['intra-community', undefined, 'N3'],
    ['exempt', undefined, 'N4'],
    ['exempt', 'N5', 'N5'],
    ['reverse-charge', undefined, 'N6'],
  ])('key %s with reason %s gets the reason %s', (key, given, reason) => {
    const combo = builtTax(receipt, { cat: 'VAT', key, ...(given && { ext: { 'it-ticket-exempt': given } }) });
    expect(combo).toEqual({ cat: 'VAT', key, ext: { 'it-ticket-exempt': reason } });
  });

  test.each([
    ['N1', 'outside-scope'],
    ['N2', 'outside-scope'],
    ['N3', 'export'],
    ['N4', 'exempt'],
    ['N5', 'exempt'],
    ['N6', 'reverse-charge'],
  ])('reason %s implies the key %s without a rate', (reason, key) => {
    const ext = { 'it-ticket-exempt': reason };
    expect(builtTax(receipt, { cat: 'VAT', rate: 'general', ext })).toEqual({ cat: 'VAT', key, ext });
  });

  test('a taxed supply has no reason', () => {
    const combo = builtTax(receipt, {
      cat: 'VAT',
      key: 'standard',
      rate: 'general',
      ext: { 'it-ticket-exempt': 'N4' },
    });
    expect(combo).toEqual({ cat: 'VAT', key: 'standard', rate: 'general', percent: '22.0%' });
  });

  test('a tax of another country is not subject to VAT', () => {
    const combo = builtTax(receipt, { cat: 'VAT', country: 'DE', key: 'standard', percent: '19%' });
    expect(combo).toMatchObject({ key: 'standard', ext: { 'it-ticket-exempt': 'N2' } });
  });
});

test('typical mistakes are reported: a foreign rate, a line without VAT, a correction without a receipt', () => {
  const faults = buildingFaults(receipt, {
    type: 'corrective',
    lines: [
      { quantity: '1', item: { name: 'Lavaggio giacca', price: '9.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] },
      { quantity: '1', item: { name: 'Mancia', price: '2.00' } },
    ],
  });
  expect(faults).toEqual([
    'GOBL-IT-TICKET-BILL-INVOICE-05 $.preceding',
    'GOBL-IT-TICKET-BILL-INVOICE-06 $.lines[1]',
    'GOBL-IT-TICKET-BILL-INVOICE-07 $.lines[0].ext',
    'GOBL-IT-TICKET-BILL-INVOICE-07 $.lines[1].ext',
    'GOBL-IT-TICKET-TAX-COMBO-02 $.lines[0].taxes[0].percent',
  ]);
});
