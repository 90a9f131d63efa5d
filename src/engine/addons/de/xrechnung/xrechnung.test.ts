import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, faultsAsItStands, loadAll, titled } from '../../testing.ts';

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

describe('rules', () => {
  const instructions = 'payment.instructions';
  const person = { name: { given: 'Jana', surname: 'Voß' } };
  const byDebit = { 'payment.instructions.key': 'direct-debit+sepa' };
  const mandate = { ref: 'M-1', creditor: 'DE98ZZZ09999999999', account: 'DE89370400440532013000' };
  const receiver = { name: 'Bauhof', addresses: [{ locality: 'Brandenburg', code: '14770', country: 'DE' }] };

  test.each(
    titled([
      [{ 'tax.ext.untdid-tax-category': 'S' }, ['01 $.tax.ext']],
      [{ 'tax.ext.untdid-tax-category': '380' }, []],
      [{ type: 'corrective' }, ['02 $.preceding']],
      [{ type: 'credit-note', preceding: [{ code: '90' }] }, []],
      [{ type: 'debit-note' }, []],
      [{ supplier: undefined }, ['03 $.supplier']],
      [{ 'supplier.people': undefined }, ['04 $.supplier.people']],
      [{ 'supplier.addresses': undefined }, ['05 $.supplier.addresses']],
      [{ 'supplier.addresses.0.locality': undefined }, ['06 $.supplier.addresses']],
      [{ 'supplier.addresses.0.code': undefined }, ['07 $.supplier.addresses']],
      [{ 'supplier.inboxes': undefined }, ['08 $.supplier.inboxes']],
      [{ 'supplier.telephones': undefined }, ['09 $.supplier']],
      [{ 'supplier.telephones': undefined, 'supplier.people.0.telephones': [{ num: '+49 331 1' }] }, []],
      [
        {
          'supplier.emails': undefined,
          'supplier.people': [person, { ...person, emails: [{ addr: 'voss@example.com' }] }],
        },
        ['10 $.supplier'],
      ],
      [{ customer: undefined }, ['11 $.customer']],
      [{ 'customer.addresses': undefined }, ['12 $.customer.addresses']],
      [{ 'customer.addresses.0.locality': undefined }, ['13 $.customer.addresses']],
      [{ 'customer.addresses.0.code': undefined }, ['14 $.customer.addresses']],
      [{ 'customer.inboxes': undefined }, ['15 $.customer.inboxes']],
      [{ payment: undefined }, ['16 $.payment']],
      [{ 'payment.instructions': undefined }, ['17 $.payment.instructions']],
      [{ [`${instructions}.credit_transfer`]: undefined }, ['18 $.payment.instructions.credit_transfer']],
      [
        { [`${instructions}.credit_transfer`]: [{ name: 'Sparkasse' }] },
        ['19 $.payment.instructions.credit_transfer[0].number'],
      ],
      [{ [`${instructions}.credit_transfer`]: [{ number: '532013000' }] }, []],
      [{ [`${instructions}.key`]: 'card+credit' }, ['20 $.payment.instructions.card']],
      [{ [`${instructions}.key`]: 'card', [`${instructions}.card`]: { last4: '1881' } }, []],
      [byDebit, ['21 $.payment.instructions.direct_debit']],
      [
        { ...byDebit, [`${instructions}.direct_debit`]: {} },
        ['22', '23', '24'].map(
          (code, i) => `${code} $.payment.instructions.direct_debit.${['ref', 'creditor', 'account'][i]}`,
        ),
      ],
      [{ ...byDebit, [`${instructions}.direct_debit`]: mandate }, []],
      [{ delivery: { date: '2026-03-09' } }, ['25 $.delivery.receiver']],
      [{ delivery: { receiver: { name: 'Bauhof' } } }, ['26 $.delivery.receiver.addresses']],
      [{ delivery: { receiver } }, []],
      [
        { delivery: { receiver: { ...receiver, addresses: [{ country: 'DE' }] } } },
        ['27 $.delivery.receiver.addresses', '28 $.delivery.receiver.addresses'],
      ],
      [{ ordering: undefined }, ['29 $.ordering']],
      [{ 'ordering.code': undefined }, ['30 $.ordering.code']],
    ]),
  )('%s', (_title, changes, faults) => {
    const expected = faults.map((fault) => `BILL-INVOICE-${fault}`);
    expect(faultsAsItStands('DE-XRECHNUNG', invoice, changes)).toEqual(expected);
  });
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
