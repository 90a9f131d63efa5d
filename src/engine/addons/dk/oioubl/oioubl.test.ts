import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

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
