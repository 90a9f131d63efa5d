import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';
import { INVOICE_TYPES } from './invoice-type.ts';

beforeAll(loadAll);

const address = {
  num: '3242',
  street: 'King Fahd Road',
  street_extra: 'Al Olaya',
  locality: 'Riyadh',
  code: '12211',
  country: 'SA',
};

/** A tax invoice between companies. 399999999900003 is ZATCA's example of a VAT number. */
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['sa-zatca-v1'],
  code: 'INV-7',
  issue_date: '2026-03-10',
  issue_time: '10:15:00',
  supplier: {
    name: 'Al Nakheel Furniture',
    tax_id: { country: 'SA', code: '399999999900003' },
    identities: [{ type: 'CRN', code: '1010183482' }],
    addresses: [address],
  },
  customer: {
    name: 'Ufuq Engineers',
    tax_id: { country: 'SA', code: '301174569200003' },
    addresses: [address],
  },
  lines: [{ quantity: '2', item: { name: 'Desk', price: '1150.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  delivery: { date: '2026-03-10' },
  payment: { terms: { notes: 'Payable within 30 days' } },
};

const simplified: Changes = { $tags: ['simplified'], customer: undefined, delivery: undefined };
const zeroRated = (vatex: string) => [{ cat: 'VAT', key: 'zero', ext: { 'cef-vatex': vatex } }];

const faults = (changes: Changes) => faultsAsItStands('SA-ZATCA', invoice, changes);

test('a tax invoice builds and gets rounding and types', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const { $addons, tax } = builtFrom(invoice);
  expect($addons).toEqual(['eu-en16931-v2017', 'sa-zatca-v1']);
  expect(tax).toEqual({
    rounding: 'currency',
    ext: { 'sa-zatca-invoice-type': '0100000', 'untdid-document-type': '388' },
  });
});

test('a simplified invoice builds without customer and delivery', () => {
  expect(buildingFaults(invoice, simplified)).toEqual([]);
  expect(builtFrom(invoice, simplified).tax.ext['sa-zatca-invoice-type']).toBe('0200000');
});

describe('time of issue', () => {
  test.each([undefined, '', '00:00:00'])('defaults to the current day and time in Riyadh if it is %j', (issue_time) => {
    const { issue_date, issue_time: time } = builtFrom(invoice, { issue_time });
    expect([issue_date, time]).toEqual(['2026-03-15', '13:30:00']);
  });

  test('is kept with the day if present', () => {
    const { issue_date, issue_time } = builtFrom(invoice);
    expect([issue_date, issue_time]).toEqual(['2026-03-10', '10:15:00']);
  });
});

describe('transaction type', () => {
  test.each([
    [[], '0100000'],
    [['third-party'], '0110000'],
    [['nominal'], '0101000'],
    [['export'], '0100100'],
    [['summary'], '0100010'],
    [['self-billed'], '0100001'],
    [['summary', 'third-party', 'nominal'], '0111010'],
    [['simplified', 'summary'], '0200010'],
  ])('of tags %j is %s', ($tags, type) => {
    expect(builtFrom(invoice, { $tags }).tax.ext['sa-zatca-invoice-type']).toBe(type);
  });

  test('is kept for any tags if present', () => {
    const tax = { ext: { 'sa-zatca-invoice-type': '0111111' } };
    expect(builtFrom(invoice, { $tags: ['summary'], tax }).tax.ext['sa-zatca-invoice-type']).toBe('0111111');
  });

  test.each([[['export', 'self-billed']], [['simplified', 'export']], [['simplified', 'self-billed']]])(
    'of tags %j is not accepted by ZATCA',
    ($tags) => {
      expect(buildingFaults(invoice, { $tags })).toContain('GOBL-SA-ZATCA-BILL-INVOICE-06 $.tax.ext');
    },
  );

  test('is one of 32', () => {
    expect(INVOICE_TYPES).toHaveLength(32);
    expect([...INVOICE_TYPES].sort()).toEqual(INVOICE_TYPES);
    expect(INVOICE_TYPES.at(-1)).toBe('0211010');
  });
});

describe('document type', () => {
  const preceding = [{ code: 'INV-6', reason: 'Returned' }];

  test.each([
    ['standard', ['self-billed'], '388'],
    ['standard', ['prepayment'], '388'],
    ['credit-note', [], '381'],
    ['debit-note', [], '383'],
  ])('of type %s with tags %j is %s', (type, $tags, code) => {
    expect(builtFrom(invoice, { type, $tags, preceding }).tax.ext['untdid-document-type']).toBe(code);
  });

  test.each([
    ['corrective', []],
    ['proforma', []],
    ['credit-note', ['self-billed']],
    ['credit-note', ['factoring']],
  ])('of type %s with tags %j is rejected', (type, $tags) => {
    expect(buildingFaults(invoice, { type, $tags, preceding })).toContain('GOBL-SA-ZATCA-BILL-INVOICE-05 $.tax.ext');
  });
});

describe('exemption notes', () => {
  const lines = (...codes: string[]) =>
    codes.map((vatex) => ({ quantity: '1', item: { name: 'Tour', price: '10.00' }, taxes: zeroRated(vatex) }));

  test('have the reason in English, once per tax category', () => {
    expect(builtFrom(invoice, { lines: lines('VATEX-SA-32', 'VATEX-SA-35') }).tax.notes).toEqual([
      { cat: 'VAT', key: 'zero', text: 'Export of goods', ext: { 'untdid-tax-category': 'Z' } },
    ]);
  });

  test('are not added for a category that has one, or for unknown codes', () => {
    const notes = [{ cat: 'VAT', key: 'zero', text: 'Export to Bahrain' }];
    expect(builtFrom(invoice, { 'tax.notes': notes, lines: lines('VATEX-SA-32') }).tax.notes).toHaveLength(1);
    expect(builtFrom(invoice, { lines: lines('VATEX-SA-99') }).tax.notes).toBeUndefined();
  });

  test('ignore a second tax of the line', () => {
    const taxes = [{ cat: 'VAT', rate: 'general' }, ...zeroRated('VATEX-SA-32')];
    expect(builtFrom(invoice, { 'lines.0.taxes': taxes }).tax.notes).toBeUndefined();
  });
});

describe('VATEX codes', () => {
  test.each([
    [{ cat: 'VAT', key: 'zero' }, 'VATEX-SA-32'],
    [{ cat: 'VAT', key: 'exempt' }, 'VATEX-SA-29-7'],
    [{ cat: 'VAT', key: 'outside-scope' }, 'VATEX-SA-OOS'],
  ])('%j is allowed with %s, and EN 16931 does not reject it', (combo, vatex) => {
    expect(buildingFaults(invoice, { 'lines.0.taxes': [{ ...combo, ext: { 'cef-vatex': vatex } }] })).toEqual([]);
  });

  test.each([
    ['zero', {}],
    ['zero', { 'cef-vatex': 'VATEX-SA-29' }],
    ['exempt', { 'cef-vatex': 'VATEX-SA-32' }],
    ['standard', { 'cef-vatex': 'VATEX-SA-32' }],
    ['outside-scope', { 'cef-vatex': 'VATEX-EU-O' }],
  ])('%s is not allowed with %j', (key, ext) => {
    const rate = key === 'standard' ? { rate: 'general' } : {};
    expect(buildingFaults(invoice, { 'lines.0.taxes': [{ cat: 'VAT', key, ...rate, ext }] })).toContain(
      'GOBL-SA-ZATCA-TAX-COMBO-01 $.lines[0].taxes[0].ext',
    );
  });

  test('reverse charge is not a category of ZATCA', () => {
    expect(builtTax(invoice, { cat: 'VAT', key: 'reverse-charge' }).ext).toEqual({ 'untdid-tax-category': 'AE' });
    expect(buildingFaults(invoice, { 'lines.0.taxes': [{ cat: 'VAT', key: 'reverse-charge' }] })).toContain(
      'GOBL-SA-ZATCA-TAX-COMBO-02 $.lines[0].taxes[0].ext',
    );
  });
});

const credit = { type: 'credit-note', 'tax.ext.untdid-document-type': '381' };
const typed = (type: string) => ({ 'tax.ext.sa-zatca-invoice-type': type });

test.each<[string, Changes, string[]]>([
  ['a missing time of issue', { issue_time: undefined }, ['BILL-INVOICE-01 $.issue_time']],
  ['a missing tax block', { tax: undefined }, ['BILL-INVOICE-02 $.tax']],
  ['missing types', { 'tax.ext': undefined }, ['BILL-INVOICE-03 $.tax.ext', 'BILL-INVOICE-04 $.tax.ext']],
  ['a credit note without a reference', credit, ['BILL-INVOICE-07 $.preceding']],
  [
    'a credit note without the number of its invoice and a reason',
    { ...credit, preceding: [{ code: '' }] },
    ['BILL-INVOICE-08 $.preceding[0].code', 'BILL-INVOICE-09 $.preceding[0].reason'],
  ],
  [
    'a customer without any data',
    { 'customer.tax_id': undefined, 'customer.addresses': [{ code: '1' }] },
    [
      'BILL-INVOICE-13 $.customer',
      'BILL-INVOICE-10 $.customer.addresses[0].street',
      'BILL-INVOICE-11 $.customer.addresses[0].locality',
      'BILL-INVOICE-12 $.customer.addresses[0].country',
      'ORG-ADDRESS-01 $.customer.addresses[0].country',
    ],
  ],
  [
    'a customer with two identities',
    {
      'customer.tax_id': undefined,
      'customer.identities': [
        { type: 'NAT', code: '1' },
        { type: 'PAS', code: '2' },
      ],
    },
    ['BILL-INVOICE-13 $.customer'],
  ],
  ['a line without tax', { 'lines.0.taxes': undefined }, ['BILL-INVOICE-14 $.lines[0].taxes']],
  ['a missing delivery', { delivery: undefined }, ['BILL-INVOICE-15 $.delivery']],
  ['a delivery without a date', { delivery: {} }, ['BILL-INVOICE-16 $.delivery.date']],
  ['an export to a customer with tax identity', typed('0100100'), ['BILL-INVOICE-17 $.customer.tax_id']],
  ['a simplified summary without period', typed('0200010'), ['BILL-INVOICE-19 $.delivery.period']],
  [
    'a simplified summary without delivery',
    { ...typed('0200010'), delivery: undefined },
    ['BILL-INVOICE-18 $.delivery'],
  ],
  [
    'education for a customer without a national number',
    { 'lines.0.taxes.0': { cat: 'VAT', key: 'zero', percent: '0%', ext: { 'cef-vatex': 'VATEX-SA-EDU' } } },
    ['BILL-INVOICE-22 $.customer.identities'],
  ],
  [
    'a tax invoice without customer',
    { customer: undefined },
    ['BILL-INVOICE-13 $.customer', 'BILL-INVOICE-23 $.customer'],
  ],
  ['a customer without name', { 'customer.name': '' }, ['BILL-INVOICE-24 $.customer.name']],
  ['a supplier without tax identity', { 'supplier.tax_id': undefined }, ['BILL-INVOICE-25 $.supplier.tax_id']],
  ['a supplier without tax code', { 'supplier.tax_id.code': undefined }, ['BILL-INVOICE-26 $.supplier.tax_id.code']],
  [
    'a supplier with two identities',
    {
      'supplier.identities': [
        { type: 'CRN', code: '1' },
        { type: 'MLS', code: '2' },
      ],
    },
    ['BILL-INVOICE-27 $.supplier.identities'],
  ],
  [
    'a self-billing customer without a tax identity',
    { ...typed('0100001'), 'customer.tax_id': undefined, 'customer.identities': [{ type: 'PAS', code: '1' }] },
    ['BILL-INVOICE-28 $.customer.tax_id', 'BILL-INVOICE-30 $.customer.identities'],
  ],
  [
    'a self-billing customer without a tax code',
    { ...typed('0100001'), 'customer.tax_id.code': undefined, 'customer.identities': [{ type: 'CRN', code: '1' }] },
    ['BILL-INVOICE-29 $.customer.tax_id.code'],
  ],
  [
    'a charge on a line',
    { 'lines.0.charges': [{ amount: '1.00', reason: 'Fee' }] },
    ['BILL-LINE-01 $.lines[0].charges'],
  ],
  [
    'a Saudi address with only a country',
    { 'supplier.addresses': [{ country: 'SA' }] },
    [
      '02 $.supplier.addresses[0].street',
      '03 $.supplier.addresses[0].num',
      '04 $.supplier.addresses[0].code',
      '05 $.supplier.addresses[0].locality',
      '06 $.supplier.addresses[0].street_extra',
    ].map((fault) => `ORG-ADDRESS-${fault}`),
  ],
  [
    'numbers of the wrong length in an address',
    { 'supplier.addresses': [{ ...address, num: '12', code: '1221' }] },
    ['ORG-ADDRESS-03 $.supplier.addresses[0].num', 'ORG-ADDRESS-04 $.supplier.addresses[0].code'],
  ],
  [
    'a tax other than VAT',
    { 'lines.0.taxes.1': { cat: 'GST', percent: '5%' } },
    ['TAX-COMBO-03 $.lines[0].taxes[1].cat'],
  ],
])('rejects %s', (_what, changes, found) => {
  expect(faults(changes).sort()).toEqual(found.sort());
});

test('accepts education for a citizen with a national number', () => {
  const changes = {
    'lines.0.taxes': zeroRated('VATEX-SA-EDU'),
    'customer.identities': [{ type: 'NAT', code: '1012345678' }],
  };
  expect(buildingFaults(invoice, changes)).toEqual([]);
});

test("the chapter's example: a zero-rated export to a customer without a tax identity", () => {
  const changes = {
    $tags: ['export'],
    'lines.0.taxes': zeroRated('VATEX-SA-32'),
    customer: {
      name: 'Manama Trading',
      identities: [{ type: 'OTH', code: 'BH4471' }],
      addresses: [{ street: 'Road 38', locality: 'Manama', country: 'BH' }],
    },
  };
  expect(buildingFaults(invoice, changes)).toEqual([]);
  expect(builtFrom(invoice, changes).tax.ext).toEqual({
    'sa-zatca-invoice-type': '0100100',
    'untdid-document-type': '388',
  });
});

test('an incomplete document gets a fault for everything that is missing', () => {
  const attempt = {
    'supplier.identities': undefined,
    'supplier.addresses': [{ street: 'King Fahd Road', locality: 'Riyadh', country: 'SA' }],
    'customer.tax_id': undefined,
    'lines.0.taxes': [{ cat: 'VAT', key: 'zero' }],
    delivery: undefined,
  };
  expect(buildingFaults(invoice, attempt)).toEqual([
    'GOBL-SA-ZATCA-BILL-INVOICE-13 $.customer',
    'GOBL-SA-ZATCA-BILL-INVOICE-15 $.delivery',
    'GOBL-SA-ZATCA-BILL-INVOICE-27 $.supplier.identities',
    'GOBL-SA-ZATCA-ORG-ADDRESS-03 $.supplier.addresses[0].num',
    'GOBL-SA-ZATCA-ORG-ADDRESS-04 $.supplier.addresses[0].code',
    'GOBL-SA-ZATCA-ORG-ADDRESS-06 $.supplier.addresses[0].street_extra',
    'GOBL-SA-ZATCA-TAX-COMBO-01 $.lines[0].taxes[0].ext',
  ]);
});
