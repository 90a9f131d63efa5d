import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const address = { street: 'rue des Carmes', locality: 'Rouen', code: '76000', country: 'FR' };

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-facturx-v1'],
  code: 'F-7',
  issue_date: '2026-03-10',
  supplier: { name: 'Atelier Cidre', tax_id: { country: 'FR', code: '732829320' }, addresses: [address] },
  customer: { name: 'Épicerie du Pont', tax_id: { country: 'FR', code: '813492071' }, addresses: [address] },
  lines: [{ quantity: '6', item: { name: 'Cidre brut', price: '5.20' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { terms: { notes: 'Paiement à réception.' } },
};

test('Factur-X has the same requirements as EN 16931', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const built = builtFrom(invoice);
  expect(built.$addons).toEqual(['eu-en16931-v2017', 'fr-facturx-v1']);
  expect(built.tax.ext).toEqual({ 'untdid-document-type': '380' });
});

test('typical mistakes are reported: no addresses, no payment details', () => {
  const changes = { 'supplier.addresses': undefined, 'customer.addresses': undefined, payment: undefined };
  expect(buildingFaults(invoice, changes)).toEqual([
    'GOBL-EU-EN16931-BILL-INVOICE-04 $.supplier.addresses',
    'GOBL-EU-EN16931-BILL-INVOICE-05 $.customer.addresses',
    'GOBL-EU-EN16931-BILL-INVOICE-06 $.payment',
  ]);
});
