import { beforeAll, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const address = (locality: string) => ({ street: 'Hauptstraße', num: '5', locality, code: '50667', country: 'DE' });
const invoice = invoiceWith({
  $addons: ['de-zugferd-v2'],
  supplier: { name: 'Schreinerei Rhein', tax_id: { country: 'DE', code: '111111125' }, addresses: [address('Köln')] },
  customer: { name: 'Bäckerei Kamp', tax_id: { country: 'DE', code: '282741168' }, addresses: [address('Bonn')] },
  lines: [{ quantity: '2', item: { name: 'Theke', price: '1850.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { terms: { notes: 'Zahlbar sofort' } },
});

test('the addon adds EN 16931 and its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const { $addons, tax, lines } = builtFrom(invoice);
  expect($addons).toEqual(['eu-en16931-v2017', 'de-zugferd-v2']);
  expect(tax.ext).toEqual({ 'untdid-document-type': '380' });
  expect(lines[0].taxes[0].ext).toEqual({ 'untdid-tax-category': 'S' });
});

test('typical mistakes are reported by EN 16931: no payment terms for a due amount, and addresses without a country', () => {
  const mistaken = { payment: undefined, 'supplier.addresses.0.country': undefined };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-EU-EN16931-BILL-INVOICE-06 $.payment',
    'GOBL-EU-EN16931-ORG-ADDRESS-01 $.supplier.addresses[0].country',
  ]);
});
