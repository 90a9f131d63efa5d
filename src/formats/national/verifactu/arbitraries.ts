/** Random Spanish invoices of all kinds of VERI*FACTU. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

const SUPPLIER = { name: 'Talleres Inventados, S.L.', tax_id: { country: 'ES', code: 'B99123457' } };

function customer(chance: Chance): Members {
  return {
    name: chance.text(150),
    ...chance.one<Members>([
      { tax_id: { country: 'ES', code: 'A99543217' } },
      { tax_id: { country: 'ES', code: '54387763P' } },
      { tax_id: { country: 'DE', code: '111111125' } },
      { tax_id: { country: 'EL', code: '925667500' } },
      { tax_id: { country: 'US', code: 'AB12345' } },
      { tax_id: { country: 'GB', code: '350983637' } },
      { identities: [{ key: 'passport', country: 'GB', code: 'P1234567' }] },
      { identities: [{ key: 'resident', country: 'MA', code: 'X-1' }] },
    ]),
    ...(chance.is(0.3) && { addresses: [{ street: chance.text(30), locality: chance.text(20), country: 'ES' }] }),
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
    { cat: 'VAT', key: 'exempt', ext: { 'es-verifactu-exempt': 'E6' } },
    { cat: 'VAT', key: 'export' },
    { cat: 'VAT', key: 'intra-community' },
    { cat: 'VAT', key: 'reverse-charge' },
    { cat: 'VAT', key: 'outside-scope' },
    { cat: 'IGIC', percent: '7.0%' },
    { cat: 'IPSI', percent: '4.0%' },
  ]);
}

function line(chance: Chance): Members {
  return {
    quantity: String(chance.int(1, 40)),
    item: { name: chance.text(90), price: chance.amount(9000, 4) },
    ...(chance.is(0.2) && { discounts: [{ percent: `${chance.int(1, 400) / 10}%` }] }),
    taxes: [tax(chance), ...(chance.is(0.1) ? [{ cat: 'IRPF', percent: '15.0%' }] : [])],
  };
}

const PRECEDING = {
  series: 'A',
  code: '0001',
  issue_date: '2026-01-15',
  tax: {
    categories: [{ code: 'VAT', rates: [{ base: '100.00', percent: '21.0%', amount: '21.00' }], amount: '21.00' }],
    sum: '21.00',
  },
};

/** Returns the type of an invoice, with what it needs. */
function kind(chance: Chance): Members {
  const correction = chance.one(['R1', 'R2', 'R3', 'R4']);
  return chance.one<Members>([
    {},
    {},
    {},
    { $tags: ['simplified'] },
    { $tags: ['replacement'], preceding: [PRECEDING] },
    { $tags: ['self-billed'] },
    { type: 'credit-note', preceding: [PRECEDING], tax: { ext: { 'es-verifactu-doc-type': correction } } },
    { type: 'debit-note', preceding: [PRECEDING] },
    { type: 'corrective', preceding: [PRECEDING] },
    { type: 'credit-note', $tags: ['simplified'], preceding: [PRECEDING] },
  ]);
}

export function spanishInvoiceBy(chance: Chance): JsonObject {
  const made = kind(chance);
  const isSimplified = Array.isArray(made.$tags) && made.$tags.includes('simplified');
  const isIncluded = chance.is(0.1);
  const document: Members = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $addons: ['es-verifactu-v1'],
    ...(chance.is(0.7) && { series: `F${chance.digits(2)}` }),
    code: chance.digits(5),
    issue_date: '2026-03-02',
    ...(chance.is(0.2) && { op_date: '2026-02-27' }),
    currency: 'EUR',
    ...made,
    ...(isIncluded && { tax: { ...(made.tax as Members | undefined), prices_include: 'VAT' } }),
    supplier: SUPPLIER,
    ...(!isSimplified && { customer: customer(chance) }),
    lines: chance.many(1, 8, () => line(chance)),
    ...(chance.is(0.2) && { charges: [{ key: 'outlay', reason: 'Tasa', amount: '35.00' }] }),
    ...(chance.is(0.4) && { notes: [{ key: 'general', text: chance.text(700) || 'Venta' }] }),
  };
  return document as JsonObject;
}
