import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['it-sdi-v1'],
  code: '14',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Officina Meccanica Danieli S.r.l.',
    tax_id: { country: 'IT', code: '03865201234' },
    addresses: [{ street: 'Via Fabbri', num: '8', locality: 'Schio', code: '36015', country: 'IT' }],
  },
  customer: {
    name: 'Tessitura Valdagno S.p.A.',
    tax_id: { country: 'IT', code: '04712830910' },
    addresses: [{ street: 'Via Festari', num: '20', locality: 'Valdagno', code: '36078', country: 'IT' }],
  },
  lines: [
    {
      quantity: '3',
      item: { name: 'Revisione telaio', price: '420.00' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};

describe('supplier', () => {
  test('is under the ordinary regime by default', () => {
    expect(builtFrom(invoice).supplier.ext).toEqual({ 'it-sdi-fiscal-regime': 'RF01' });
    const ext = { 'it-sdi-fiscal-regime': 'RF19' };
    expect(builtFrom(invoice, { 'supplier.ext': ext }).supplier.ext).toEqual(ext);
  });

  test.each([
    ['+390445123456', '0445123456'],
    ['+39 0445 123', ' 0445 123'],
    ['00390445123', '00390445123'],
    ['0445123456', '0445123456'],
  ])('has its telephone %s written as %j', (num, written) => {
    expect(builtFrom(invoice, { 'supplier.telephones': [{ num }] }).supplier.telephones[0].num).toBe(written);
  });

  test('is the only party whose telephone numbers are shortened, and only if Italian', () => {
    const telephones = [{ num: '+390445123456' }];
    const customer = builtFrom(invoice, { 'customer.telephones': telephones }).customer;
    expect(customer.telephones).toEqual(telephones);
    const changes = { $regime: 'IT', 'supplier.tax_id': { country: 'SM' }, 'supplier.telephones': telephones };
    expect(builtFrom(invoice, changes).supplier.telephones).toEqual(telephones);
  });
});

test.each([
  ['187', 'IT', '00187'],
  ['+5', 'IT', '00005'],
  ['-12', 'IT', '-0012'],
  ['0', 'IT', '00000'],
  ['36078', 'IT', '36078'],
  ['12A', 'IT', '12A'],
  ['187', 'SM', '187'],
  ['187', undefined, '187'],
])('the postal code %s of an address in %s becomes %s', (code, country, written) => {
  const address = { 'customer.addresses.0.code': code, 'customer.addresses.0.country': country };
  expect(builtFrom(invoice, address).customer.addresses[0].code).toBe(written);
});

test.each(['DE', 'FR', 'US', 'SM', 'CZ'])('a self-billed purchase from %s has Italian rates', (country) => {
  const changes = { $tags: ['self-billed', 'import'], 'supplier.tax_id': { country } };
  const built = builtFrom(invoice, changes);
  expect([built.$regime, built.lines[0].taxes[0].percent]).toEqual(['IT', '22.0%']);
  expect(builtFrom(invoice, { ...changes, $regime: 'DE' }).$regime).toBe('DE');
});

describe('VAT', () => {
  test.each([
    ['zero', undefined, 'N1'],
    ['zero', 'N4', 'N1'],
    ['outside-scope', undefined, 'N2.1'],
    ['outside-scope', 'N2.2', 'N2.2'],
    ['export', undefined, 'N3.1'],
    ['export', 'N3.4', 'N3.4'],
    ['export', 'N3.2', 'N3.1'],
    ['intra-community', undefined, 'N3.2'],
    ['intra-community', 'N3.6', 'N3.6'],
    ['exempt', undefined, 'N4'],
    ['exempt', 'N5', 'N5'],
    ['reverse-charge', undefined, 'N6.9'],
    ['reverse-charge', 'N6.3', 'N6.3'],
  ])('key %s with reason %s gets the reason %s', (key, given, reason) => {
    const combo = builtTax(invoice, { cat: 'VAT', key, ...(given && { ext: { 'it-sdi-exempt': given } }) });
    expect(combo).toMatchObject({ key, ext: { 'it-sdi-exempt': reason } });
  });

  test.each([
    ['N2.2', 'outside-scope'],
    ['N7', 'outside-scope'],
    ['N3.5', 'export'],
    ['N3.6', 'intra-community'],
    ['N4', 'exempt'],
    ['N6.1', 'reverse-charge'],
  ])('reason %s alone, or with exempt, implies the key %s', (reason, key) => {
    const ext = { 'it-sdi-exempt': reason };
    expect(builtTax(invoice, { cat: 'VAT', ext })).toEqual({ cat: 'VAT', key, ext });
    expect(builtTax(invoice, { cat: 'VAT', key: 'exempt', ext })).toEqual({ cat: 'VAT', key, ext });
  });

  test('has a rate of zero with the reason N1', () => {
    const ext = { 'it-sdi-exempt': 'N1' };
    expect(builtTax(invoice, { cat: 'VAT', ext })).toEqual({ cat: 'VAT', key: 'zero', percent: '0%', ext });
  });

  test('a taxed supply has no reason, and an unknown one is kept', () => {
    expect(
      builtTax(invoice, { cat: 'VAT', key: 'standard', rate: 'general', ext: { 'it-sdi-exempt': 'N4' } }).ext,
    ).toBe(undefined);
    const unknown = builtTax(invoice, { cat: 'VAT', rate: 'general', ext: { 'it-sdi-exempt': 'N9' } });
    expect(unknown).toMatchObject({ key: 'standard', ext: { 'it-sdi-exempt': 'N9' } });
  });

  test.each([
    ['DE', 'N7'],
    ['GB', 'N2.1'],
  ])('a tax of %s has the reason %s', (country, reason) => {
    const combo = builtTax(invoice, { cat: 'VAT', country, key: 'standard', percent: '19%' });
    expect(combo).toMatchObject({ country, key: 'standard', percent: '19%', ext: { 'it-sdi-exempt': reason } });
  });
});

test.each([
  ['cash', 'MP01'],
  ['cash+treasury', 'MP04'],
  ['promissory-note', 'MP06'],
  ['credit-transfer+sepa', 'MP05'],
  ['card', 'MP08'],
  ['online', 'MP08'],
  ['online+pagopa', 'MP23'],
  ['direct-debit', 'MP16'],
  ['direct-debit+riba', 'MP12'],
  ['direct-debit+sepa-core', 'MP20'],
  ['netting', 'MP22'],
  ['other+payment-slip', 'MP07'],
  ['other', undefined],
])('payment by %s has the code %s', (key, code) => {
  const payment = { instructions: { key }, advances: [{ key, description: 'Acconto', amount: '10.00' }] };
  const built = builtFrom(invoice, { payment }).payment;
  expect(built.instructions.ext?.['it-sdi-payment-means']).toBe(code);
  expect(built.advances[0].ext?.['it-sdi-payment-means']).toBe(code);
});

test.each([
  ['standard', [], 'TD01', 'FPR12'],
  ['standard', ['b2g'], 'TD01', 'FPA12'],
  ['standard', ['partial'], 'TD02', 'FPR12'],
  ['standard', ['freelance'], 'TD06', 'FPR12'],
  ['standard', ['freelance', 'partial'], 'TD03', 'FPR12'],
  ['standard', ['simplified', 'partial'], 'TD07', 'FPR12'],
  ['standard', ['self-billed', 'partial'], 'TD27', 'FPR12'],
  ['standard', ['self-billed', 'import'], 'TD17', 'FPR12'],
  ['standard', ['self-billed', 'import', 'goods-eu'], 'TD18', 'FPR12'],
  ['standard', ['self-billed', 'import', 'goods'], 'TD19', 'FPR12'],
  ['standard', ['deferred'], 'TD24', 'FPR12'],
  ['standard', ['deferred', 'third-period'], 'TD25', 'FPR12'],
  ['standard', ['self-billed', 'san-marino-paper'], 'TD28', 'FPR12'],
  ['credit-note', [], 'TD04', 'FPR12'],
  ['credit-note', ['simplified'], 'TD08', 'FPR12'],
  ['debit-note', [], 'TD05', 'FPR12'],
  ['proforma', [], 'TD99', 'FPR12'],
])('an invoice of type %s with tags %j is a %s in format %s', (type, $tags, documentType, format) => {
  const tax = { ext: { 'it-sdi-document-type': 'TD99', 'it-sdi-format': 'X' } };
  const { ext } = builtFrom(invoice, { type, $tags, tax }).tax;
  expect(ext).toEqual({ 'it-sdi-document-type': documentType, 'it-sdi-format': format });
});

const dueDates = { terms: { due_dates: [{ date: '2026-04-10', amount: '10.00' }] } };

test('typical mistakes are reported: no address, an unnumbered customer, a line without VAT, a bare withholding, no means of payment', () => {
  const faults = buildingFaults(invoice, {
    'supplier.addresses': undefined,
    'supplier.telephones': [{ num: '+39 (0445) 12 34 56' }],
    'customer.tax_id': { country: 'IT' },
    'customer.addresses.0.street': undefined,
    'lines.0.taxes': [{ cat: 'IRPEF', percent: '20%' }],
    payment: dueDates,
  });
  expect(faults).toEqual([
    'GOBL-IT-SDI-BILL-INVOICE-21 $',
    'GOBL-IT-SDI-BILL-INVOICE-04 $.supplier.addresses',
    'GOBL-IT-SDI-BILL-INVOICE-08 $.supplier.telephones[0].num',
    'GOBL-IT-SDI-BILL-INVOICE-15 $.customer.tax_id.code',
    'GOBL-IT-SDI-BILL-INVOICE-16 $.customer.identities',
    'GOBL-IT-SDI-BILL-INVOICE-17 $.lines[0]',
    'GOBL-IT-SDI-ORG-ADDRESS-01 $.customer.addresses[0]',
    'GOBL-IT-SDI-TAX-COMBO-02 $.lines[0].taxes[0].ext',
  ]);
});
