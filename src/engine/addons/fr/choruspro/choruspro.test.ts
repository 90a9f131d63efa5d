import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, loadAll } from '../../testing.ts';

beforeAll(loadAll);

/** A printer invoices a town for posters. The SIREN 732829320 is INSEE's example. */
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-choruspro-v1'],
  code: '2026-41',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Imprimerie du Canal',
    tax_id: { country: 'FR', code: '732829320' },
    identities: [{ type: 'SIRET', code: '73282932000074' }],
    addresses: [{ street: 'quai du Port', locality: 'Béziers', code: '34500', country: 'FR' }],
  },
  customer: {
    name: 'Commune de Saint-Aubin-les-Prés',
    identities: [{ type: 'SIRET', code: '21370254100011' }],
    addresses: [{ street: 'place de la Mairie', locality: 'Saint-Aubin-les-Prés', code: '37160', country: 'FR' }],
  },
  lines: [{ quantity: '200', item: { name: 'Affiche A2', price: '1.45' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { terms: { notes: 'Paiement à 30 jours.' } },
};

test('EN 16931 is added', () => {
  expect(builtFrom(invoice).$addons).toEqual(['eu-en16931-v2017', 'fr-choruspro-v1']);
});

describe('framework', () => {
  test('is set for a standard invoice by default', () => {
    expect(builtFrom(invoice).tax.ext['fr-choruspro-framework']).toBe('A1');
  });

  test('is kept if present', () => {
    const built = builtFrom(invoice, { tax: { ext: { 'fr-choruspro-framework': 'A9' } } });
    expect(built.tax.ext['fr-choruspro-framework']).toBe('A9');
  });
});

test.each([
  ['1.000000', '1.0000'],
  ['13.342423', '13.3424'],
  ['13.34245', '13.3425'],
  ['1.5', '1.5'],
])('a quantity of %s becomes %s', (quantity, written) => {
  expect(builtFrom(invoice, { 'lines.0.quantity': quantity }).lines[0].quantity).toBe(written);
});

test.each([
  ['a SIRET', {}, '1'],
  ['a tax identity of the European Union', { 'supplier.tax_id': { country: 'DE', code: '111111125' } }, '2'],
  ['a tax identity of Greece', { 'supplier.tax_id': { country: 'EL', code: '094259216' } }, '2'],
  ['a tax identity outside the Union', { 'supplier.tax_id': { country: 'GB', code: '844281425' } }, '3'],
  ['neither a SIRET nor a tax identity', { 'supplier.identities': undefined }, undefined],
  ['an existing scheme', { 'supplier.ext': { 'fr-choruspro-scheme': '5' } }, '5'],
])('the scheme is set for a party with %s', (_what, changes: Changes, scheme) => {
  expect(builtFrom(invoice, changes).supplier.ext?.['fr-choruspro-scheme']).toBe(scheme);
});

const scheme = (code: string) => ({ 'fr-choruspro-scheme': code });

test('typical mistakes are reported: a customer without SIRET, a German supplier under scheme 1, marked as paid', () => {
  const faults = buildingFaults(invoice, {
    'customer.identities': undefined,
    'supplier.tax_id': { country: 'DE', code: '111111125' },
    'supplier.ext': scheme('1'),
    tax: { ext: { 'fr-choruspro-framework': 'A2' } },
  });
  expect(faults).toEqual([
    'GOBL-FR-CHORUSPRO-BILL-INVOICE-02 $.customer.identities',
    'GOBL-FR-CHORUSPRO-BILL-INVOICE-06 $.totals',
    'GOBL-FR-CHORUSPRO-ORG-PARTY-03 $.supplier.tax_id.country',
    'GOBL-FR-CHORUSPRO-ORG-PARTY-01 $.customer.ext',
  ]);
});
