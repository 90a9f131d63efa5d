import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, loadAll } from '../../testing.ts';
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

  test('is one of 32 combinations', () => {
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
  ])('of an invoice of type %s with tags %j is %s', (type, $tags, code) => {
    expect(builtFrom(invoice, { type, $tags, preceding }).tax.ext['untdid-document-type']).toBe(code);
  });

  test.each([
    ['corrective', []],
    ['proforma', []],
    ['credit-note', ['self-billed']],
    ['credit-note', ['factoring']],
  ])('of an invoice of type %s with tags %j is rejected', (type, $tags) => {
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

test('education is accepted for a citizen with a national number', () => {
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
