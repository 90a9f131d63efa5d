import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

beforeAll(loadAll);

/** A consultant in São Paulo. 11222333000181 is the Receita Federal's example of a CNPJ. */
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['br-nfse-v1'],
  series: 'NF',
  code: '1862',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Ipê Consultoria Ltda.',
    tax_id: { country: 'BR', code: '11222333000181' },
    addresses: [{ num: '900', street: 'Alameda Santos', locality: 'São Paulo', state: 'SP', code: '01418-100' }],
    ext: { 'br-ibge-municipality': '3550308', 'br-nfse-simples': '2' },
  },
  lines: [
    {
      quantity: '8',
      item: { name: 'Consultoria', price: '280.00', unit: 'h', ext: { 'br-nfse-service': '17.01' } },
      taxes: [{ cat: 'ISS', percent: '5%' }],
    },
  ],
};

const faults = (changes: Changes) => faultsAsItStands('BR-NFSE', invoice, changes);

test('an invoice for services builds', () => {
  expect(buildingFaults(invoice)).toEqual([]);
});

describe('defaults', () => {
  test('set no incentive for the supplier, and ISS as payable', () => {
    expect(builtFrom(invoice).supplier.ext['br-nfse-fiscal-incentive']).toBe('2');
    expect(builtFrom(invoice).lines[0].taxes[0].ext).toEqual({ 'br-nfse-iss-liability': '1' });
  });

  test('are not applied over existing codes', () => {
    expect(builtFrom(invoice, { 'supplier.ext.br-nfse-fiscal-incentive': '1' }).supplier.ext).toMatchObject({
      'br-nfse-fiscal-incentive': '1',
    });
    const exempt = { cat: 'ISS', percent: '0%', ext: { 'br-nfse-iss-liability': '3' } };
    expect(builtTax(invoice, exempt).ext).toEqual({ 'br-nfse-iss-liability': '3' });
  });

  test('do not apply to other taxes or to the customer', () => {
    expect(builtTax(invoice, { cat: 'PIS', percent: '0.65%' }).ext).toBeUndefined();
    expect(builtFrom(invoice, { customer: { name: 'Serra Azul S.A.' } }).customer.ext).toBeUndefined();
  });
});

const address = '$.supplier.addresses[0]';

test.each<[string, Changes, string[]]>([
  ['amounts in dollars without an exchange rate', { currency: 'USD' }, ['BILL-INVOICE-17 $']],
  ['a missing series', { series: '' }, ['BILL-INVOICE-01 $.series']],
  ['a number with letters', { code: 'A-12' }, ['BILL-INVOICE-02 $.code']],
  ['a number with leading zeros', { code: '0012' }, ['BILL-INVOICE-02 $.code']],
  ['a missing supplier', { supplier: undefined }, ['BILL-INVOICE-03 $.supplier']],
  ['a missing tax identity', { 'supplier.tax_id': undefined }, ['BILL-INVOICE-04 $.supplier.tax_id']],
  ['a missing tax code', { 'supplier.tax_id.code': undefined }, ['BILL-INVOICE-05 $.supplier.tax_id.code']],
  ['a missing name', { 'supplier.name': undefined }, ['BILL-INVOICE-06 $.supplier.name']],
  ['a missing address', { 'supplier.addresses': undefined }, ['BILL-INVOICE-07 $.supplier.addresses']],
  ['an address that is null', { 'supplier.addresses': [null] }, [`BILL-INVOICE-08 ${address}`]],
  [
    'an empty address',
    { 'supplier.addresses': [{}] },
    ['09 street', '10 num', '11 locality', '12 state', '13 code'].map(
      (fault) => `BILL-INVOICE-${fault.replace(' ', ` ${address}.`)}`,
    ),
  ],
  [
    'a missing Simples Nacional code',
    { 'supplier.ext.br-nfse-simples': undefined },
    ['BILL-INVOICE-14 $.supplier.ext'],
  ],
  ['a charge', { charges: [{ amount: '1.00' }] }, ['BILL-INVOICE-15 $.charges']],
  ['a discount', { discounts: [{ amount: '1.00' }] }, ['BILL-INVOICE-16 $.discounts']],
  ['a line without ISS', { 'lines.0.taxes': [{ cat: 'PIS', percent: '0.65%' }] }, ['BILL-LINE-01 $.lines[0]']],
  ['an item without service code', { 'lines.0.item.ext': undefined }, ['ORG-ITEM-01 $.lines[0].item.ext']],
  [
    'one of the three codes for IBS and CBS',
    { 'lines.0.item.ext.br-nfse-tax-status': '000' },
    ['ORG-ITEM-02 $.lines[0].item.ext'],
  ],
  ['ISS without liability', { 'lines.0.taxes.0.ext': undefined }, ['TAX-COMBO-01 $.lines[0].taxes[0].ext']],
])('rejects %s', (_what, changes, found) => {
  expect(faults(changes)).toEqual(found);
});

test.each<[string, Changes]>([
  [
    'amounts in dollars with an exchange rate to reais',
    { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'BRL', amount: '5.10' }] },
  ],
  ['an invoice without a number yet', { code: undefined }],
  [
    'all three codes for IBS and CBS',
    {
      'lines.0.item.ext': {
        'br-nfse-service': '1',
        'br-nfse-operation': '1',
        'br-nfse-tax-status': '0',
        'br-nfse-tax-class': '0',
      },
    },
  ],
])('accepts %s', (_what, changes) => {
  expect(buildingFaults(invoice, changes)).toEqual([]);
});

test('an incomplete document gets a fault for everything that is missing', () => {
  const attempt = {
    series: undefined,
    code: 'NF-1862',
    'supplier.addresses': [{ street: 'Alameda Santos, 900', locality: 'São Paulo' }],
    'supplier.ext': undefined,
    'lines.0.item.ext': undefined,
    'lines.0.taxes': undefined,
    discounts: [{ percent: '10%', reason: 'Desconto' }],
  };
  expect(buildingFaults(invoice, attempt).filter((fault) => fault.startsWith('GOBL-BR-NFSE'))).toEqual(
    [
      'BILL-INVOICE-01 $.series',
      'BILL-INVOICE-02 $.code',
      `BILL-INVOICE-10 ${address}.num`,
      `BILL-INVOICE-12 ${address}.state`,
      `BILL-INVOICE-13 ${address}.code`,
      'BILL-INVOICE-14 $.supplier.ext',
      'BILL-INVOICE-16 $.discounts',
      'BILL-LINE-01 $.lines[0]',
      'ORG-ITEM-01 $.lines[0].item.ext',
    ].map((fault) => `GOBL-BR-NFSE-${fault}`),
  );
});
