import { beforeAll, expect, it } from 'vitest';
import { load } from '../loading.ts';
import type { JsonObject } from '../model/json.ts';
import { buildWithoutIncludedTaxes } from './without-included-taxes.ts';

beforeAll(() => load('all'));

const environment = { now: () => new Date('2026-05-01'), uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' };

const invoice = (supplier: JsonObject): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'IT',
  code: '1',
  currency: 'EUR',
  tax: { prices_include: 'VAT' },
  supplier,
  customer: { name: 'Bianchi' },
  lines: [{ quantity: '1', item: { name: 'Lamp', price: '122.00' }, taxes: [{ cat: 'VAT', percent: '22%' }] }],
});

it.each([
  ['valid', { name: 'Rossi', tax_id: { country: 'IT', code: '12345670785' } }],
  ['faulty', { tax_id: { country: 'IT', code: '12345670784' } }],
])('buildWithoutIncludedTaxes takes included taxes out of the prices of a %s document', (kind, supplier) => {
  const built = buildWithoutIncludedTaxes(invoice(supplier), environment);
  expect(built).toMatchObject({
    ok: true,
    result: { withoutTax: true, document: { totals: { sum: '100.00', total_with_tax: '122.00' } } },
  });
  expect(built.ok && built.result.faults.length > 0).toBe(kind === 'faulty');
});

it('buildWithoutIncludedTaxes returns a document that cannot be calculated with its faults', () => {
  const built = buildWithoutIncludedTaxes({ ...invoice({}), currency: 'NO' }, environment);
  expect(built.ok ? built.result : built).toMatchObject({ faults: [expect.anything()] });
});
