/** Random Mexican invoices and receipts of payments. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

const SUPPLIER = {
  name: 'ESCUELA KEMPER URGATE',
  tax_id: { country: 'MX', code: 'EKU9003173C9' },
  addresses: [{ code: '26015' }],
  ext: { 'mx-cfdi-fiscal-regime': '601' },
};

/** Returns a customer: a company, a person, a foreigner, the public with a name, or none. */
function customer(chance: Chance, isPayment: boolean): Members | undefined {
  const use = isPayment ? 'CP01' : chance.one(['G01', 'G03', 'I04', 'S01']);
  return chance.one<Members | undefined>([
    {
      name: chance.text(60).toUpperCase(),
      tax_id: { country: 'MX', code: 'URE180429TM6' },
      addresses: [{ code: '86991' }],
      ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': use },
    },
    {
      name: chance.text(60).toUpperCase(),
      tax_id: { country: 'MX', code: 'CACX7605101P8' },
      addresses: [{ code: '36257' }],
      ext: { 'mx-cfdi-fiscal-regime': '612', 'mx-cfdi-use': use },
    },
    { name: chance.text(60).toUpperCase(), tax_id: { country: 'US', code: '123456789' } },
    { name: chance.text(60).toUpperCase(), tax_id: { country: 'EL', code: '925667500' } },
    {
      name: chance.text(60).toUpperCase(),
      tax_id: { country: 'MX', code: 'XAXX010101000' },
      addresses: [{ code: '26015' }],
      ext: { 'mx-cfdi-fiscal-regime': '616', 'mx-cfdi-use': isPayment ? 'CP01' : 'S01' },
    },
    ...(isPayment ? [] : [undefined]),
  ]);
}

function taxes(chance: Chance): Members[] {
  const transferred = chance.one<Members[]>([
    [{ cat: 'VAT', rate: 'general' }],
    [{ cat: 'VAT', rate: 'general' }],
    [{ cat: 'VAT', percent: '8.0%' }],
    [{ cat: 'VAT', key: 'zero' }],
    [{ cat: 'VAT', key: 'exempt' }],
    [{ cat: 'VAT', key: 'export' }],
    [],
  ]);
  const retained = chance.is(0.2)
    ? [
        { cat: 'RVAT', percent: '10.6667%' },
        { cat: 'ISR', percent: '10%' },
      ]
    : [];
  return [...transferred, ...retained];
}

/** Returns the tax on products and services of a line, or another charge. */
function charges(chance: Chance, isIncluded: boolean): Members[] {
  if (isIncluded || chance.is(0.7)) return [];
  return [
    chance.one<Members>([
      { code: 'IEPS', percent: '8%' },
      { code: 'IEPS', percent: '26.5%' },
      { code: 'IEPS', quantity: '3', unit: 'l', rate: '0.5' },
      { reason: 'Flete', amount: chance.amount(90, 2) },
    ]),
  ];
}

function line(chance: Chance, isIncluded: boolean): Members {
  return {
    quantity: chance.one([String(chance.int(1, 90)), `${chance.int(1, 90)}.25`]),
    item: {
      ...(chance.is(0.3) && { ref: chance.digits(8) }),
      name: chance.text(80),
      price: chance.amount(9000, chance.one([2, 2, 4])),
      ...(chance.is(0.7) && { unit: chance.one(['piece', 'kg', 'h', 'service']) }),
      ext: { 'mx-cfdi-prod-serv': '14111514' },
    },
    ...(chance.is(0.3) && { discounts: [{ percent: `${chance.int(1, 900) / 10}%` }] }),
    charges: charges(chance, isIncluded),
    taxes: taxes(chance),
  };
}

const stamps = (at: number) => [{ prv: 'sat-uuid', val: `0000000${at % 10}-1c2d-4e3f-8a9b-0c1d2e3f4a5b` }];

function currency(chance: Chance): Members {
  return chance.one<Members>([
    { currency: 'MXN' },
    { currency: 'MXN' },
    { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'MXN', amount: '17.1205' }] },
  ]);
}

function head(chance: Chance): Members {
  return {
    $regime: 'MX',
    $addons: ['mx-cfdi-v4'],
    ...(chance.is(0.5) && { series: chance.one(['A', 'FA', 'NC']) }),
    code: chance.digits(8),
    issue_date: '2026-03-02',
    issue_time: '09:30:00',
    supplier: SUPPLIER,
    ...currency(chance),
  };
}

function invoice(chance: Chance): Members {
  const isIncluded = chance.is(0.2);
  const isCredit = chance.is(0.2);
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    ...head(chance),
    ...(isCredit && { type: 'credit-note', preceding: [{ series: 'A', code: '1', stamps: stamps(1) }] }),
    ...(isIncluded && { tax: { prices_include: 'VAT' } }),
    customer: customer(chance, false),
    lines: chance.many(1, 8, () => line(chance, isIncluded)),
    ...(chance.is(0.5) && {
      payment: {
        advances: [{ key: chance.one(['cash', 'card', 'credit-transfer']), description: 'Pago', percent: '100%' }],
        terms: { notes: chance.text(60) },
      },
    }),
  };
}

/** Returns the taxes of a paid document. */
function paidTax(base: number, chance: Chance): Members {
  const percent = chance.one([16, 8, 0]);
  const money = (cents: number) => (cents / 100).toFixed(2);
  const amount = money(Math.round((base * percent) / 100));
  const rate = { base: money(base), percent: `${percent}.0%`, amount };
  return { categories: [{ code: 'VAT', rates: [rate], amount }], sum: amount };
}

function paidLine(at: number, chance: Chance): Members {
  const base = chance.int(100, 500_000);
  const tax = paidTax(base, chance);
  const payable = ((base + Number(tax.sum) * 100) / 100).toFixed(2);
  return {
    document: { series: 'A', code: String(at + 1), payable, tax, stamps: stamps(at) },
    installment: 1,
    amount: payable,
  };
}

function payment(chance: Chance): Members {
  return {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    type: 'receipt',
    ...head(chance),
    ext: { 'mx-cfdi-issue-place': '26015' },
    customer: customer(chance, true),
    lines: chance.many(1, 5, (at) => paidLine(at, chance)),
    methods: [{ key: chance.one(['cash', 'cheque', 'credit-transfer']), date: '2026-03-01' }],
  };
}

/** Returns an invoice, a credit note or a receipt of a payment. */
export function mexicanDocumentBy(chance: Chance): JsonObject {
  const made = chance.is(0.3) ? payment(chance) : invoice(chance);
  return JSON.parse(JSON.stringify(made)) as JsonObject;
}
