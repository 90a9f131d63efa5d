/** Random Saudi invoices of all kinds of ZATCA. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

const ADDRESS = {
  num: '3421',
  street: 'Olaya Street',
  street_extra: 'Al Olaya',
  locality: 'Riyadh',
  code: '12214',
  country: 'SA',
};

const SUPPLIER = {
  name: 'مؤسسة النور للأثاث | Al Noor Furniture Est.',
  tax_id: { country: 'SA', code: '310123456700003' },
  identities: [{ type: 'CRN', code: '1010203047' }],
  addresses: [ADDRESS],
};

function customer(chance: Chance): Members {
  const saudi = { ...ADDRESS, num: chance.digits(4), street: chance.text(40), locality: 'Jeddah' };
  return {
    name: chance.text(150),
    ...chance.one<Members>([
      { tax_id: { country: 'SA', code: '311765432100003' }, addresses: [saudi] },
      { identities: [{ type: 'CRN', code: '4030215073' }], addresses: [saudi] },
      { identities: [{ type: 'NAT', code: '1087365240' }], addresses: [saudi] },
      {
        identities: [{ type: 'OTH', code: 'DE4711' }],
        addresses: [{ street: 'Hauptstraße', num: '1', locality: 'Köln', code: '50667', country: 'DE' }],
      },
    ]),
    ...(chance.is(0.2) && { telephones: [{ num: '+966501234567' }] }),
  };
}

const ZERO = ['VATEX-SA-32', 'VATEX-SA-34-1', 'VATEX-SA-35'] as const;
const EXEMPT = ['VATEX-SA-29', 'VATEX-SA-30'] as const;

function tax(chance: Chance): Members {
  return chance.one<Members>([
    { cat: 'VAT', rate: 'general' },
    { cat: 'VAT', rate: 'general' },
    { cat: 'VAT', rate: 'general' },
    { cat: 'VAT', key: 'zero', ext: { 'cef-vatex': chance.one(ZERO) } },
    { cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': chance.one(EXEMPT) } },
    { cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-SA-OOS' } },
  ]);
}

function line(chance: Chance): Members {
  return {
    quantity: String(chance.int(1, 40)),
    item: {
      name: `Item ${chance.text(90)}`,
      price: chance.amount(9000, 4),
      ...(chance.is(0.5) && { unit: chance.one(['piece', 'h', 'kg', 'PCE']) }),
    },
    ...(chance.is(0.2) && { discounts: [{ percent: `${chance.int(1, 400) / 10}%`, reason: 'Discount' }] }),
    taxes: [tax(chance)],
  };
}

const PRECEDING = { code: 'N-1', issue_date: '2026-01-15', reason: 'Returned goods' };

/** Returns the type of an invoice, with what it needs. */
function kind(chance: Chance): Members {
  return chance.one<Members>([
    {},
    {},
    { $tags: ['simplified'] },
    { $tags: ['simplified', chance.one(['third-party', 'nominal'])] },
    { $tags: [chance.one(['third-party', 'nominal', 'export', 'summary', 'self-billed'])] },
    { $tags: ['prepayment'] },
    { type: 'credit-note', preceding: [PRECEDING] },
    { type: 'credit-note', $tags: ['simplified'], preceding: [PRECEDING, { ...PRECEDING, code: 'N-2' }] },
    { type: 'debit-note', preceding: [PRECEDING] },
    { type: 'debit-note', $tags: ['simplified'], preceding: [PRECEDING] },
  ]);
}

/** Advances from prepayment invoices, each with its tax. */
function advance(chance: Chance): Members {
  const meta = { 'zatca-category': 'S', 'zatca-rate': '15.00', 'zatca-issue-time': '09:30:00' };
  return { ref: `P-${chance.digits(3)}`, date: '2026-01-20', description: 'Prepayment', amount: '1.15', meta };
}

export function saudiInvoiceBy(chance: Chance): JsonObject {
  const made = kind(chance);
  const isStandard = made.type === undefined && made.$tags === undefined;
  const isSimplified = Array.isArray(made.$tags) && made.$tags.includes('simplified');
  const isForeign = chance.is(0.1);
  const day = chance.day();
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'SA',
    $addons: ['sa-zatca-v1'],
    ...(chance.is(0.7) && { series: `N${chance.digits(2)}` }),
    code: chance.digits(5),
    issue_date: day,
    issue_time: '10:15:00',
    currency: isForeign ? 'USD' : 'SAR',
    ...(isForeign && { exchange_rates: [{ from: 'USD', to: 'SAR', amount: '3.75' }] }),
    ...made,
    ...(chance.is(0.1) && { tax: { prices_include: 'VAT' } }),
    supplier: SUPPLIER,
    ...((!isSimplified || chance.is(0.3)) && { customer: customer(chance) }),
    lines: chance.many(1, 8, () => line(chance)),
    ...(chance.is(0.2) && {
      discounts: [{ percent: '2.5%', reason: 'Loyalty', taxes: [{ cat: 'VAT', rate: 'general' }] }],
    }),
    ...(chance.is(0.2) && {
      charges: [{ amount: '35.00', reason: 'Freight', taxes: [{ cat: 'VAT', rate: 'general' }] }],
    }),
    ...(chance.is(0.4) && { notes: [{ text: chance.text(200) }] }),
    delivery: { date: day, ...(chance.is(0.3) && { period: { start: day, end: '2026-11-30' } }) },
    payment: {
      terms: { notes: 'Within 30 days' },
      ...(chance.is(0.7) && {
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'SA0380000000608010167519' }] },
      }),
      ...(isStandard && chance.is(0.3) && { advances: chance.many(1, 2, () => advance(chance)) }),
    },
  } as JsonObject;
}
