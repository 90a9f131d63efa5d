import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const supplier = {
  name: 'Fromagerie des Hautes Chaumes',
  tax_id: { country: 'FR', code: '44732829320' },
  addresses: [{ locality: 'Gérardmer', country: 'FR' }],
};
const lines = [{ quantity: '3', item: { name: 'Munster', price: '21.90' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }];

const toConsumer: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-ctc-flow10-v1'],
  code: '914',
  issue_date: '2026-03-10',
  supplier,
  lines,
};

/** 111111125 is the example of a German VAT number. */
const toCompany: JsonObject = {
  ...toConsumer,
  customer: {
    name: 'Feinkost Dreisam GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ locality: 'Freiburg', country: 'DE' }],
  },
};

const payment: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['fr-ctc-flow10-v1'],
  code: 'ENC-1',
  issue_date: '2026-03-12',
  value_date: '2026-03-11',
  supplier,
  lines: [
    {
      amount: '65.70',
      document: { code: '914', issue_date: '2026-03-10' },
      tax: { categories: [{ code: 'VAT', rates: [{ base: '62.27', percent: '5.5%' }] }] },
    },
  ],
  methods: [{ key: 'card' }],
};

const siren = { scope: 'legal', type: 'SIREN', code: '732829320', ext: { 'iso-scheme-id': '0002' } };
const faults = (document: JsonObject, changes: Changes) => faultsAsItStands('FR-CTC-FLOW10', document, changes);

test.each([
  ['a sale to a consumer', toConsumer],
  ['a sale to a company abroad', toCompany],
  ['a payment', payment],
])('%s builds', (_what, document) => {
  expect(buildingFaults(document)).toEqual([]);
  expect(builtFrom(document).$addons).toEqual(['fr-ctc-flow10-v1']);
  expect(builtFrom(document).supplier.identities).toEqual([siren]);
});

describe('reporting', () => {
  test('sets the category of a sale to a consumer', () => {
    const ext = { 'fr-ctc-flow10-b2c-category': 'TNT1', 'untdid-document-type': '380' };
    expect(builtFrom(toConsumer).tax).toEqual({ ext });
    const given = { tax: { ext: { 'fr-ctc-flow10-b2c-category': 'TLB1' } } };
    expect(builtFrom(toConsumer, given).tax.ext['fr-ctc-flow10-b2c-category']).toBe('TLB1');
  });

  test('sets the billing mode of a sale to a company', () => {
    expect(builtFrom(toCompany).tax).toEqual({ ext: { 'fr-ctc-billing-mode': 'M1', 'untdid-document-type': '380' } });
  });
});

describe('party in another EU country', () => {
  test('is identified by its VAT number', () => {
    const vat = { scope: 'legal', code: 'DE111111125', ext: { 'iso-scheme-id': '0223' } };
    expect(builtFrom(toCompany).customer.identities).toEqual([vat]);
    expect(builtFrom(builtFrom(toCompany)).customer.identities).toEqual([vat]);
  });

  test('is different from one outside the EU', () => {
    const tax_id = { country: 'GB', code: '844281425' };
    expect(builtFrom(toCompany, { 'customer.tax_id': tax_id }).customer.identities).toBeUndefined();
  });
});

test('a private identity gets no scheme', () => {
  const identities = [{ key: 'private-id', code: 'K1' }];
  expect(builtFrom(toCompany, { 'customer.identities': identities }).customer.identities[0].ext).toBeUndefined();
});

test.each([
  [{ cat: 'VAT', key: 'intra-community' }, 'K'],
  [{ cat: 'VAT', key: 'exempt' }, 'E'],
  [{ cat: 'VAT', rate: 'general' }, 'S'],
])('%j has the tax category %s', (combo, category) => {
  expect(builtTax(toCompany, combo).ext).toEqual({ 'untdid-tax-category': category });
});

test.each([
  ['standard', [], '380'],
  ['standard', ['prepayment'], '386'],
  ['corrective', [], '384'],
  ['credit-note', [], '381'],
  ['credit-note', ['prepayment'], '503'],
])('the document type of %s with tags %j is %s', (type, $tags, code) => {
  expect(builtFrom(toCompany, { type, $tags }).tax.ext['untdid-document-type']).toBe(code);
});

test('other types have no document type', () => {
  expect(builtFrom(toCompany, { type: 'debit-note' }).tax.ext['untdid-document-type']).toBeUndefined();
});

test('identities have one scheme each, without duplicates', () => {
  expect(faults(toConsumer, { 'supplier.identities': [siren, siren, { code: 'RCS' }] })).toEqual([
    'ORG-PARTY-01 $.supplier.identities',
    'ORG-PARTY-02 $.supplier.identities[2].ext',
  ]);
});

test('an incomplete document gets a fault for everything that is missing', () => {
  const attempt: Changes = {
    'supplier.tax_id.code': undefined,
    'supplier.addresses': [{ locality: 'Gérardmer' }],
    'customer.tax_id': { country: 'CH', code: 'E100416306' },
    'lines.0.taxes': [{ cat: 'VAT', key: 'exempt' }],
  };
  const own = buildingFaults(toCompany, attempt).filter((fault) => fault.startsWith('GOBL-FR-CTC'));
  expect(own.map((fault) => fault.slice('GOBL-FR-CTC-FLOW10-BILL-INVOICE-'.length))).toEqual([
    '02 $.supplier.addresses[0].country',
    '12 $.supplier',
    '14 $',
    '15 $',
    '17 $.customer',
  ]);
});
