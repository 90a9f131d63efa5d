import { beforeAll, describe, expect, test } from 'vitest';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const bogota = { street: 'Carrera 7', num: '32-16', locality: 'Bogotá D.C.', country: 'CO' };
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['co-dian-v2'],
  series: 'SETT',
  code: '1044',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Tostadora Andina S.A.S.',
    tax_id: { country: 'CO', code: '9014586527' },
    addresses: [bogota],
    ext: { 'co-dian-municipality': '11001' },
  },
  customer: {
    name: 'Café del Parque',
    tax_id: { country: 'CO', code: '8001972684' },
    addresses: [bogota],
    ext: { 'co-dian-municipality': '11001' },
  },
  lines: [{ quantity: '12', item: { name: 'Café tostado', price: '32000' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
};
const preceding = [{ series: 'SETT', code: '1001', issue_date: '2026-02-10' }];

describe('fiscal responsibility', () => {
  const key = 'co-dian-fiscal-responsibility';

  test('of Colombian parties is R-99-PN by default', () => {
    const { supplier, customer } = builtFrom(invoice, { 'customer.tax_id.code': undefined });
    expect([supplier.ext[key], customer.ext[key]]).toEqual(['R-99-PN', 'R-99-PN']);
  });

  test('is kept if present', () => {
    expect(builtFrom(invoice, { 'supplier.ext.co-dian-fiscal-responsibility': 'O-13' }).supplier.ext[key]).toBe('O-13');
  });

  test.each([
    ['of another country', { country: 'PE', code: '20131312955' }],
    ['without tax identity', undefined],
  ])('is not set for a customer %s', (_which, tax_id) => {
    expect(builtFrom(invoice, { 'customer.tax_id': tax_id }).customer.ext[key]).toBeUndefined();
  });
});

test('typical mistakes are reported: a credit note without a reason, and a supplier without a municipality', () => {
  const mistaken = { type: 'credit-note', 'supplier.ext': undefined, preceding };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-CO-DIAN-BILL-INVOICE-03 $.supplier.ext',
    'GOBL-CO-DIAN-BILL-INVOICE-10 $.preceding[0].ext',
    'GOBL-CO-DIAN-BILL-INVOICE-12 $.preceding[0].reason',
  ]);
});
