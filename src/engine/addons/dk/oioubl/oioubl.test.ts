import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const address = { street: 'Algade', num: '2', locality: 'Roskilde', code: '4000', country: 'DK' };
const vat = { cat: 'VAT', rate: 'general' };

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['dk-oioubl-v2'],
  code: '14',
  issue_date: '2026-03-10',
  supplier: { name: 'Nord ApS', tax_id: { country: 'DK', code: '13585628' }, addresses: [address] },
  customer: { name: 'Roskilde Skole', endpoints: [{ uri: 'GLN:5798000416604' }], addresses: [address] },
  lines: [{ quantity: '3', item: { name: 'Vare', price: '10.005' }, taxes: [vat] }],
  payment: { terms: { notes: '30 dage' } },
};

test('a usual invoice builds, rounded to the currency and without the categories of EN 16931', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const built = builtFrom(invoice);
  expect(built.$addons).toEqual(['eu-en16931-v2017', 'dk-oioubl-v2']);
  expect(built.tax).toEqual({ rounding: 'currency', ext: { 'untdid-document-type': '380' } });
  expect(built.lines[0].taxes[0].ext).toBeUndefined();
  expect(built.totals).toMatchObject({ total: '30.02', tax: '7.51', payable: '37.53' });
});

describe('electronic address', () => {
  test('is derived from the CVR number, which also becomes the legal identity', () => {
    const { supplier } = builtFrom(invoice);
    expect(supplier.endpoints).toEqual([{ uri: 'DK:CVR:13585628' }]);
    expect(supplier.identities).toEqual([{ scope: 'legal', code: '13585628' }]);
  });

  test('and legal identity are kept if present', () => {
    const endpoints = [{ uri: 'GLN:5790000436101' }];
    const identities = [{ scope: 'legal', type: 'CVR', code: '13585628' }];
    const { supplier } = builtFrom(invoice, { 'supplier.endpoints': endpoints, 'supplier.identities': identities });
    expect(supplier.endpoints).toEqual(endpoints);
    expect(supplier.identities).toMatchObject(identities);
    expect(supplier.identities).toHaveLength(1);
  });

  test('is taken from inboxes with a scheme, and other inboxes are kept', () => {
    const inboxes = [{ label: 'Kontor', scheme: 'GLN', code: '5798000416604' }, { email: 'faktura@skole.example' }];
    const { customer } = builtFrom(invoice, { 'customer.endpoints': undefined, 'customer.inboxes': inboxes });
    expect(customer.endpoints).toEqual([{ label: 'Kontor', uri: 'GLN:5798000416604' }]);
    expect(customer.inboxes).toEqual([{ email: 'faktura@skole.example' }]);
  });

  test('is not derived for a foreign party', () => {
    const { customer } = builtFrom(invoice, {
      'customer.endpoints': undefined,
      'customer.tax_id': { country: 'SE', code: '556036079301' },
    });
    expect(customer.endpoints).toBeUndefined();
    expect(customer.identities).toBeUndefined();
  });
});

describe('rules', () => {
  const excise = { key: 'excise', amount: '2.00' };
  const charges = [{ i: 1, ...excise }];

  test.each<[fault: string, changes: Changes]>([
    ['BILL-INVOICE-01 $.tax.ext', { 'tax.ext.untdid-document-type': '384' }],
    ['BILL-INVOICE-02 $.tax.rounding', { 'tax.rounding': 'precise' }],
    ['BILL-INVOICE-03 $.customer.endpoints', { 'customer.endpoints': undefined }],
    ['BILL-INVOICE-04 $.lines[0]', { 'lines.0.taxes': undefined }],
    ['BILL-INVOICE-05 $.charges[0].taxes', { charges: [{ i: 1, key: 'delivery', amount: '2.00' }] }],
    ['TAX-COMBO-01 $.lines[0].taxes[0].key', { 'lines.0.taxes': [{ cat: 'VAT', key: 'exempt' }] }],
    ['BILL-CHARGE-01 $.charges[0].reason', { charges }],
    ['BILL-CHARGE-02 $.charges[0].taxes', { charges }],
    ['BILL-CHARGE-03 $.charges[0].ext', { charges }],
    ['BILL-LINECHARGE-01 $.lines[0].charges[0].reason', { 'lines.0.charges': [excise] }],
    ['BILL-LINECHARGE-02 $.lines[0].charges[0].ext', { 'lines.0.charges': [excise] }],
    [
      'PAY-INSTRUCTIONS-01 $.payment.instructions.ext',
      { 'payment.instructions': { key: 'online', ext: { 'untdid-payment-means': '68' } } },
    ],
    [
      'PAY-INSTRUCTIONS-02 $.payment.instructions.credit_transfer[0].clearing',
      {
        'payment.instructions': {
          key: 'credit-transfer',
          credit_transfer: [{ number: '123', clearing: '40' }],
          ext: { 'untdid-payment-means': '42' },
        },
      },
    ],
  ])('report %s', (fault, changes) => {
    expect(faultsAsItStands('DK-OIOUBL', invoice)).toEqual([]);
    expect(faultsAsItStands('DK-OIOUBL', invoice, changes)).toContain(fault);
  });

  test('accept a correct excise duty', () => {
    const duty = { ...excise, reason: 'Chokoladeafgift', ext: { 'dk-oioubl-duty-code': '16' } };
    expect(buildingFaults(invoice, { charges: [{ ...duty, taxes: [vat] }], 'lines.0.charges': [duty] })).toEqual([]);
  });

  test('do not require payment terms and the categories of EN 16931', () => {
    expect(buildingFaults(invoice, { payment: undefined })).toEqual([]);
    expect(buildingFaults(invoice, { 'payment.terms': { key: 'due-date' } })).toEqual([]);
  });
});
