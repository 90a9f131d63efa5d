import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

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
