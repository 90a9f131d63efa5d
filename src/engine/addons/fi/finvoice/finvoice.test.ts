import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

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
