/** Random Spanish invoices of all kinds of Facturae. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

function address(chance: Chance, country = 'ES'): Members {
  if (country !== 'ES') return { street: chance.text(60), locality: chance.text(30), code: chance.digits(5), country };
  return {
    street: chance.text(70),
    ...(chance.is(0.4) && { num: String(chance.int(1, 300)) }),
    ...(chance.is(0.2) && { floor: '2', door: 'B' }),
    locality: chance.text(40),
    code: `${chance.one(['08', '28', '38', '52'])}${chance.digits(3)}`,
    ...(chance.is(0.5) && { region: chance.text(20) }),
    country: 'ES',
  };
}

const person = (chance: Chance) => ({
  people: [{ name: { given: chance.text(20), surname: chance.text(20), ...(chance.is(0.4) && { surname2: 'Gil' }) } }],
});

function supplier(chance: Chance): Members {
  const isPerson = chance.is(0.2);
  return {
    name: chance.text(80),
    ...(chance.is(0.3) && { alias: chance.text(30) }),
    tax_id: { country: 'ES', code: isPerson ? '54387763P' : 'B99123457' },
    addresses: [address(chance)],
    ...(isPerson && person(chance)),
    ...(!isPerson && chance.is(0.4) && { registration: { office: 'Toledo', sheet: '12', page: '7', volume: '3' } }),
    ...(chance.is(0.4) && { telephones: [{ num: '+34 925 000 000' }], emails: [{ addr: 'facturas@ejemplo.es' }] }),
  };
}

const office = (chance: Chance, code: string) => ({
  name: chance.text(60),
  identities: [{ code }],
  ...(chance.is(0.5) && { addresses: [address(chance)] }),
});

/** Returns the customer, with the offices of a public body. */
function customer(chance: Chance): Members {
  const [party, country] = chance.one<[Members, string]>([
    [{ tax_id: { country: 'ES', code: 'A99543217' } }, 'ES'],
    [{ tax_id: { country: 'ES', code: 'P4599900J' } }, 'ES'],
    [{ tax_id: { country: 'ES', code: 'X5102754C' }, ...person(chance) }, 'ES'],
    [{ tax_id: { country: 'DE', code: '111111125' } }, 'DE'],
    [{ tax_id: { country: 'EL', code: '925667500' } }, 'GR'],
    [{ tax_id: { country: 'US', code: 'AB12345' } }, 'US'],
    [{ identities: [{ key: 'passport', country: 'GB', code: 'P1234567' }] }, 'ES'],
  ]);
  const isBody = chance.is(0.3);
  return {
    customer: {
      name: chance.text(70),
      ...party,
      addresses: [address(chance, country)],
      ...(isBody && !party.identities && { identities: [{ scope: 'tax', code: 'L01450001' }] }),
    },
    ...(isBody && {
      delivery: { receiver: office(chance, 'L01450002') },
      ordering: {
        buyer: office(chance, 'L01450003'),
        code: chance.digits(8),
        ...(chance.is(0.5) && { contracts: [{ code: `C-${chance.digits(4)}` }], projects: [{ code: 'EXP-7' }] }),
      },
    }),
  };
}

function tax(chance: Chance): Members {
  return chance.one<Members>([
    { cat: 'VAT', rate: 'general' },
    { cat: 'VAT', rate: 'general' },
    { cat: 'VAT', rate: 'reduced' },
    { cat: 'VAT', rate: 'super-reduced' },
    { cat: 'VAT', rate: 'general+eqs' },
    { cat: 'VAT', key: 'zero' },
    { cat: 'VAT', key: 'exempt' },
    { cat: 'VAT', key: 'export' },
    { cat: 'VAT', key: 'intra-community' },
    { cat: 'VAT', key: 'reverse-charge' },
    { cat: 'VAT', key: 'outside-scope' },
    { cat: 'IGIC', percent: '7.0%' },
    { cat: 'IPSI', percent: '4.0%' },
  ]);
}

function line(chance: Chance, withheld: readonly Members[]): Members {
  return {
    quantity: chance.is(0.2) ? chance.amount(300, 3) : String(chance.int(1, 40)),
    item: {
      name: chance.text(120),
      price: chance.amount(90_000, 4),
      ...(chance.is(0.3) && { unit: chance.one(['h', 'kg', 'one', 'km', 'day']) }),
      ...(chance.is(0.3) && { ref: chance.digits(6) }),
      ...(chance.is(0.2) && { description: chance.text(200) }),
    },
    ...(chance.is(0.2) && { discounts: [{ percent: `${chance.int(1, 400) / 10}%`, reason: chance.text(40) }] }),
    ...(chance.is(0.1) && { charges: [{ amount: chance.amount(900) }] }),
    ...(chance.is(0.1) && { period: { start: '2026-01-01', end: '2026-01-31' } }),
    taxes: [tax(chance), ...withheld],
  };
}

const PRECEDING = {
  series: 'A',
  code: '0001',
  issue_date: '2026-01-15',
  ext: { 'es-facturae-correction': '10' },
};

function kind(chance: Chance): Members {
  const reason = chance.one(['01', '04', '16', '80', '82', '85']);
  const preceding = [{ ...PRECEDING, reason: chance.text(60), ext: { 'es-facturae-correction': reason } }];
  return chance.one<Members>([
    {},
    {},
    {},
    { $tags: ['simplified'] },
    { $tags: ['self-billed'] },
    { $tags: ['copy'] },
    { type: 'credit-note', preceding },
    { type: 'credit-note', preceding: [...preceding, { ...PRECEDING, code: '0002' }] },
    { type: 'debit-note', preceding },
    { type: 'corrective', preceding },
  ]);
}

function payment(chance: Chance): Members {
  const instructions = chance.one<Members>([
    { key: 'credit-transfer', credit_transfer: [{ iban: 'ES91 2100 0418 4502 0005 1332', bic: 'CAIXESBB' }] },
    { key: 'direct-debit', direct_debit: { ref: 'M-1', account: 'ES9121000418450200051332' } },
    { key: 'cash' },
    { key: 'card', notes: chance.text(40) },
  ]);
  const dates = [
    { date: '2026-04-02', percent: '40%' },
    { date: '2026-05-02', percent: '60%' },
  ];
  return {
    instructions,
    ...(chance.is(0.6) && { terms: { due_dates: dates } }),
    ...(chance.is(0.2) && { advances: [{ date: '2026-02-01', description: 'Anticipo', amount: chance.amount(70) }] }),
  };
}

export function facturaeInvoiceBy(chance: Chance): JsonObject {
  const withheld = chance.is(0.2) ? [{ cat: 'IRPF', rate: 'pro' }] : [];
  const general = [{ cat: 'VAT', rate: 'general' }];
  const isForeign = chance.is(0.1);
  const document: Members = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-facturae-v3'],
    ...(chance.is(0.7) && { series: `F${chance.digits(2)}` }),
    code: chance.digits(5),
    issue_date: '2026-03-02',
    ...(chance.is(0.2) && { op_date: '2026-02-27' }),
    currency: isForeign ? 'USD' : 'EUR',
    ...(isForeign && { exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9215' }] }),
    ...kind(chance),
    ...(chance.is(0.1) && { tax: { prices_include: 'VAT' } }),
    supplier: supplier(chance),
    ...customer(chance),
    lines: chance.many(1, 8, () => line(chance, withheld)),
    ...(chance.is(0.1) && { discounts: [{ percent: '5%', taxes: general, reason: 'Pronto pago' }] }),
    ...(chance.is(0.1) && { charges: [{ key: 'outlay', reason: 'Tasa', amount: '35.00' }] }),
    ...(chance.is(0.7) && { payment: payment(chance) }),
    ...(chance.is(0.4) && {
      notes: chance.many(1, 2, () => ({ key: chance.one(['general', 'legal', 'reason']), text: chance.text(400) })),
    }),
  };
  return document as JsonObject;
}
