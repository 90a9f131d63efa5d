import { beforeAll, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['de-xrechnung-v3'],
  supplier: {
    name: 'Gartenbau Havel GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    people: [{ name: { given: 'Jana', surname: 'Voß' } }],
    addresses: [{ street: 'Uferweg', num: '8', locality: 'Potsdam', code: '14467', country: 'DE' }],
    inboxes: [{ key: 'peppol', scheme: '9930', code: 'DE111111125' }],
    emails: [{ addr: 'rechnung@example.com' }],
    telephones: [{ num: '+49 331 1234567' }],
  },
  customer: {
    name: 'Stadt Brandenburg',
    addresses: [{ street: 'Markt', num: '1', locality: 'Brandenburg', code: '14770', country: 'DE' }],
    inboxes: [{ key: 'peppol', scheme: '0204', code: '12-12345-67' }],
  },
  lines: [{ quantity: '30', item: { name: 'Linde', price: '45.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
  ordering: { code: '12-12345-67' },
  payment: {
    terms: { notes: 'Zahlbar in 30 Tagen' },
    instructions: { key: 'credit-transfer+sepa', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
  },
});

test('an invoice to a town builds, with EN 16931 as its first addon', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  expect(builtFrom(invoice).$addons).toEqual(['eu-en16931-v2017', 'de-xrechnung-v3']);
});

test('typical mistakes are reported: no Leitweg-ID, contact, electronic address and account', () => {
  const mistaken = {
    ordering: undefined,
    'supplier.people': undefined,
    'supplier.telephones': undefined,
    'customer.inboxes': undefined,
    'payment.instructions.credit_transfer': undefined,
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-04 $.supplier.people',
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-09 $.supplier',
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-15 $.customer.inboxes',
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-18 $.payment.instructions.credit_transfer',
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-29 $.ordering',
  ]);
});
