import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../bill/testing.ts';
import { correct, type JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, loadAll } from '../../testing.ts';

beforeAll(loadAll);

/** EKU9003173C9 and URE180429TM6 are test taxpayers of the SAT. */
const supplier: JsonObject = {
  name: 'ESCUELA KEMPER URGATE',
  tax_id: { country: 'MX', code: 'EKU9003173C9' },
  addresses: [{ code: '26015' }],
  ext: { 'mx-cfdi-fiscal-regime': '601' },
};
const customer: JsonObject = {
  name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
  tax_id: { country: 'MX', code: 'URE180429TM6' },
  addresses: [{ code: '86991' }],
  ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G01' },
};
const stamps = [{ prv: 'sat-uuid', val: '5FB2822E-396D-4725-8521-CDC4BDD20CCF' }];
const advance = { key: 'cash', description: 'Caja', percent: '100%' };

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  series: 'A',
  code: '118',
  issue_date: '2026-03-10',
  issue_time: '09:30:00',
  supplier,
  customer,
  lines: [
    {
      quantity: '2',
      item: { name: 'Cuaderno', price: '50.00', ext: { 'mx-cfdi-prod-serv': '14111514' } },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};

const period = { 'mx-cfdi-global-period': '04', 'mx-cfdi-global-month': '02', 'mx-cfdi-global-year': '2026' };
const global: Changes = {
  $tags: ['global'],
  'tax.ext': period,
  'lines.0.item.ref': 'T-901',
  'payment.advances': [advance],
};

const vat = (members: object = {}) => ({
  categories: [
    { code: 'VAT', rates: [{ base: '100.00', percent: '16.0%', amount: '16.00', ...members }], amount: '16.00' },
  ],
  sum: '16.00',
});

const payment: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['mx-cfdi-v4'],
  series: 'P',
  code: '7',
  issue_date: '2026-03-12',
  issue_time: '17:05:00',
  ext: { 'mx-cfdi-issue-place': '26015' },
  supplier,
  customer: { ...customer, ext: { 'mx-cfdi-fiscal-regime': '601' } },
  lines: [
    {
      document: { series: 'A', code: '118', issue_date: '2026-03-10', payable: '116.00', tax: vat(), stamps },
      installment: 1,
      amount: '116.00',
    },
  ],
  methods: [{ key: 'credit-transfer' }],
};

test('an invoice, a global invoice and a payment build and get their codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  expect(builtFrom(invoice).tax.ext).toEqual({
    'mx-cfdi-doc-type': 'I',
    'mx-cfdi-issue-place': '26015',
    'mx-cfdi-payment-method': 'PPD',
  });

  expect(buildingFaults(invoice, global)).toEqual([]);
  expect(builtFrom(invoice, global).customer).toBeUndefined();

  expect(buildingFaults(payment)).toEqual([]);
  const { ext, customer: paying, methods, lines } = builtFrom(payment);
  expect(ext).toEqual({ 'mx-cfdi-doc-type': 'P', 'mx-cfdi-issue-place': '26015' });
  expect(paying.ext['mx-cfdi-use']).toBe('CP01');
  expect(methods[0]).toMatchObject({ amount: '116.00', ext: { 'mx-cfdi-payment-means': '03' } });
  expect(lines[0]).toMatchObject({ payable: '116.00', due: '0.00' });
});

describe('time of issue', () => {
  test.each([
    ['a missing time', { issue_time: undefined }],
    ['midnight', { issue_time: '00:00:00' }],
    ['an empty time', { issue_time: '' }],
    ['the regime of another country', { issue_time: undefined, $regime: 'ES', currency: 'EUR' }],
    ['the tag bypass', { issue_time: undefined, $tags: ['bypass'] }],
  ])('defaults to the current day and time in Mexico City with %s', (_case, changes) => {
    for (const document of [invoice, payment]) {
      const { issue_date, issue_time } = builtFrom(document, changes);
      expect([issue_date, issue_time]).toEqual(['2026-03-15', '04:30:00']);
    }
  });

  test('is kept if present', () => {
    const { issue_date, issue_time } = builtFrom(invoice);
    expect([issue_date, issue_time]).toEqual(['2026-03-10', '09:30:00']);
  });
});

describe('scenarios', () => {
  const extOf = (changes: Changes) => builtFrom(invoice, changes).tax.ext;
  const preceding = [{ series: 'A', code: '90', issue_date: '2026-02-01', stamps }];

  test('count an invoice as paid at once only if advances cover it', () => {
    expect(extOf({ 'payment.advances': [advance] })['mx-cfdi-payment-method']).toBe('PUE');
    expect(extOf({ 'payment.advances': [{ ...advance, percent: '50%' }] })['mx-cfdi-payment-method']).toBe('PPD');
    expect(extOf({ 'tax.ext': { 'mx-cfdi-payment-method': 'PUE' } })['mx-cfdi-payment-method']).toBe('PPD');
  });

  test('give a credit note the type for related documents and replace an existing one', () => {
    const ext = extOf({ type: 'credit-note', preceding, 'tax.ext': { 'mx-cfdi-rel-type': '03' } });
    expect(ext).toMatchObject({ 'mx-cfdi-doc-type': 'E', 'mx-cfdi-rel-type': '01' });
  });

  test('give a debit note neither type nor method', () => {
    expect(extOf({ type: 'debit-note', preceding })).toEqual({ 'mx-cfdi-issue-place': '26015' });
  });
});

describe('codes among the identities', () => {
  test('of a party become extensions, and other identities are kept', () => {
    const identities = [
      { key: 'mx-cfdi-fiscal-regime', code: '605' },
      { key: 'mx-cfdi-use', code: 'G03' },
      { key: 'gln', code: '7504000107903' },
    ];
    const built = builtFrom(invoice, { 'customer.identities': identities }).customer;
    expect(built.ext).toEqual({ 'mx-cfdi-fiscal-regime': '605', 'mx-cfdi-use': 'G03' });
    expect(built.identities).toEqual([{ key: 'gln', code: '7504000107903' }]);
  });

  test('of an item become extensions, and the empty list is removed', () => {
    const item = { name: 'Manzana', price: '5.00', identities: [{ key: 'mx-cfdi-prod-serv', code: '502112' }] };
    const built = builtFrom(invoice, { 'lines.0.item': item }).lines[0].item;
    expect(built).toEqual({ name: 'Manzana', price: '5.00', ext: { 'mx-cfdi-prod-serv': '50211200' } });
  });

  test.each([
    ['502112', '50211200'],
    ['50211', '50211'],
    ['5021120', '5021120'],
    ['A02112', 'A02112'],
  ])('of a product: %s becomes %s', (code, built) => {
    const changes = { 'lines.0.item.ext': { 'mx-cfdi-prod-serv': code } };
    expect(builtFrom(invoice, changes).lines[0].item.ext['mx-cfdi-prod-serv']).toBe(built);
  });
});

describe('means of payment', () => {
  const means = (key: string, ext?: object) =>
    builtFrom(invoice, { 'payment.advances': [{ ...advance, key, ext }] }).payment.advances[0].ext?.[
      'mx-cfdi-payment-means'
    ];

  test.each([
    ['cash', '01'],
    ['cheque', '02'],
    ['credit-transfer+sepa', '03'],
    ['card', '04'],
    ['card+credit', '04'],
    ['card+debit', '28'],
    ['online+wallet', '05'],
    ['online', '06'],
    ['other+grocery-vouchers', '08'],
    ['other+in-kind', '12'],
    ['netting', '17'],
    ['other+debit', '28'],
    ['other+advance', '30'],
    ['other+intermediary', '31'],
    ['other', undefined],
    ['direct-debit', undefined],
  ])('%s is %s', (key, code) => expect(means(key)).toBe(code));

  test('are determined by a known key before an existing code', () => {
    expect(means('cash', { 'mx-cfdi-payment-means': '99' })).toBe('01');
    expect(means('other', { 'mx-cfdi-payment-means': '99' })).toBe('99');
  });

  test('are also set on instructions', () => {
    const built = builtFrom(invoice, { 'payment.instructions': { key: 'cheque' } });
    expect(built.payment.instructions.ext).toEqual({ 'mx-cfdi-payment-means': '02' });
  });
});

test('documents that a payment replaces are marked as replaced', () => {
  const preceding = [{ series: 'P', code: '6', stamps }];
  expect(builtFrom(payment, { preceding }).preceding[0].ext).toEqual({ 'mx-cfdi-rel-type': '04' });
});

test('a correction is a credit note with the time and the stamp', () => {
  const outcome = correct(builtFrom(invoice), { type: 'credit-note', stamps }, {}, testEnvironment);
  expect(outcome.ok && outcome.result).toMatchObject({
    type: 'credit-note',
    issue_date: '2026-03-15',
    issue_time: '09:30:00',
    preceding: [{ series: 'A', code: '118', stamps }],
    tax: { ext: { 'mx-cfdi-doc-type': 'E', 'mx-cfdi-rel-type': '01' } },
  });
});

test('typical mistakes on an invoice are each reported', () => {
  const mistaken = {
    'customer.ext': { 'mx-cfdi-use': 'G01' },
    'customer.addresses': [{ code: '8699' }],
    'supplier.ext': undefined,
    'supplier.addresses': undefined,
    'lines.0.item.ext': undefined,
    discounts: [{ percent: '5%', reason: 'Pronto pago' }],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-MX-CFDI-BILL-INVOICE-01 $.tax.ext',
    'GOBL-MX-CFDI-BILL-INVOICE-10 $.customer.ext',
    'GOBL-MX-CFDI-BILL-INVOICE-13 $.customer.addresses[0].code',
    'GOBL-MX-CFDI-BILL-INVOICE-14 $.lines[0].item.ext',
    'GOBL-MX-CFDI-BILL-INVOICE-20 $.supplier.ext',
    'GOBL-MX-CFDI-BILL-INVOICE-25 $.discounts',
  ]);
});
