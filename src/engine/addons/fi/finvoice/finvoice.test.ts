import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fi-finvoice-v3'],
  code: '2026014',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Saimaan Pitopalvelu Oy',
    tax_id: { country: 'FI', code: '29876540' },
    addresses: [{ street: 'Kauppakatu', locality: 'Lappeenranta', code: '53100', country: 'FI' }],
  },
  customer: {
    name: 'Kirjasto Kanava ry',
    tax_id: { country: 'FI', code: '30123458' },
    addresses: [{ street: 'Satamatie', locality: 'Imatra', code: '55100', country: 'FI' }],
  },
  lines: [{ quantity: '10', item: { name: 'Työ', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: {
    terms: { due_dates: [{ date: '2026-03-31', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      ref: 'RF18539007547034',
      credit_transfer: [{ iban: 'FI2112345600000785', bic: 'NDEAFIHH' }],
    },
  },
};

test('a usual invoice builds, also by EN 16931', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  expect(builtFrom(invoice).$addons).toEqual(['eu-en16931-v2017', 'fi-finvoice-v3']);
});

test('reference and IBAN lose their spaces, and the BIC is unchanged', () => {
  const { payment } = builtFrom(invoice, {
    'payment.instructions.ref': 'rf18 5390 0754 7034',
    'payment.instructions.credit_transfer': [{ iban: 'fi21 1234 5600 0007 85', bic: 'ndea fihh' }],
  });
  expect(payment.instructions.ref).toBe('RF18539007547034');
  expect(payment.instructions.credit_transfer).toEqual([{ iban: 'FI2112345600000785', bic: 'ndea fihh' }]);
});

describe('rules', () => {
  const TRANSFER = 'payment.instructions.credit_transfer';

  test.each<[fault: string, changes: Changes]>([
    ['01 $.customer', { customer: undefined }],
    ['02 $.customer.name', { 'customer.name': undefined }],
    ['03 $.payment', { payment: undefined }],
    ['04 $.payment.instructions', { 'payment.instructions': undefined }],
    ['05 $.payment.instructions.key', { 'payment.instructions.key': 'cash' }],
    ['05 $.payment.instructions.key', { 'payment.instructions.key': undefined }],
    ['06 $.payment.instructions.ref', { 'payment.instructions.ref': undefined }],
    [`07 $.${TRANSFER}`, { [TRANSFER]: undefined }],
    [`08 $.${TRANSFER}`, { [TRANSFER]: [{ number: '123' }] }],
    [`09 $.${TRANSFER}[0].iban`, { [TRANSFER]: [{ iban: 'FI2112345600000786' }] }],
    [`10 $.${TRANSFER}[0].bic`, { [TRANSFER]: [{ iban: 'FI2112345600000785', bic: 'NDEA' }] }],
    ['11 $.payment.terms', { 'payment.terms': undefined }],
    ['12 $.payment.terms.due_dates', { 'payment.terms': { notes: 'Heti' } }],
  ])('report %s', (fault, changes) => {
    expect(faultsAsItStands('FI-FINVOICE', invoice, changes)).toEqual([`BILL-INVOICE-${fault}`]);
  });

  test('accept a SEPA transfer, and further accounts without an IBAN', () => {
    expect(buildingFaults(invoice, { 'payment.instructions.key': 'credit-transfer+sepa' })).toEqual([]);
    expect(buildingFaults(invoice, { [TRANSFER]: [{ iban: 'FI2112345600000785' }, { number: '1' }] })).toEqual([]);
  });
});
