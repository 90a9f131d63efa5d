/** Documents for property tests. */
import fc from 'fast-check';
import type { Json, JsonObject } from '../index.ts';
import { invoiceWith } from './testing.ts';

const amount = fc
  .tuple(fc.integer({ min: -99_999, max: 999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([value, decimals]) => {
    const digits = `${Math.abs(value)}`.padStart(decimals + 1, '0');
    const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    return value < 0 ? `-${text}` : text;
  });
const price = amount.map((text) => text.replace('-', ''));
const percent = fc.integer({ min: 0, max: 300 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}%`);
const adjustment = fc.oneof(
  percent.map((each) => ({ reason: 'Agreed', percent: each })),
  price.map((each) => ({ reason: 'Agreed', amount: each })),
  fc.tuple(percent, price).map(([each, base]) => ({ reason: 'Agreed', percent: each, base })),
);
const taxes = fc.oneof(
  fc.constant([{ cat: 'VAT', rate: 'general' }]),
  fc.constant([{ cat: 'VAT', rate: 'reduced+eqs' }]),
  fc.constant([{ cat: 'VAT', key: 'exempt' }]),
  fc.constant([
    { cat: 'VAT', rate: 'general' },
    { cat: 'IRPF', rate: 'pro' },
  ]),
  percent.map((each) => [{ cat: 'VAT', percent: each }]),
);
const some = <T>(each: fc.Arbitrary<T>, maxLength = 2) => fc.array(each, { maxLength });
const lineOf = fc.record({
  quantity: amount,
  item: price.map((each) => ({ name: 'Item', price: each })),
  discounts: some(adjustment),
  charges: some(adjustment),
  taxes,
});
/** Invoices of up to four lines with discounts, charges, several taxes, rounding rules and payments. */
export const invoices: fc.Arbitrary<JsonObject> = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    discounts: some(fc.tuple(adjustment, taxes).map(([each, own]) => ({ ...each, taxes: own }))),
    charges: some(fc.tuple(adjustment, taxes).map(([each, own]) => ({ ...each, taxes: own }))),
    tax: fc.constantFrom(
      {},
      { prices_include: 'VAT' },
      { rounding: 'currency' },
      { rounding: 'currency', prices_include: 'VAT' },
    ),
    totals: fc.constantFrom({}, { rounding: '0.02' }),
    payment: fc.constantFrom(
      {},
      {
        advances: [
          { description: 'Deposit', percent: '30%' },
          { description: 'Cash', amount: '12.5' },
        ],
      },
    ),
  })
  .map((members) => invoiceWith(members as unknown as JsonObject));

/** Amounts in whole cents. Bases of a given total with more decimals would be stored rounded, and so change. */
const cents = fc.integer({ min: -99_999, max: 999_999 }).map((value) => (value / 100).toFixed(2));
const taxTotal = fc
  .record({
    base: cents,
    percent,
    surcharge: fc.option(percent, { nil: undefined }),
    retained: fc.option(percent, { nil: undefined }),
  })
  .map(({ base, percent: rate, surcharge, retained }) => ({
    categories: [
      { code: 'VAT', rates: [{ base, percent: rate, ...(surcharge && { surcharge: { percent: surcharge } }) }] },
      ...(retained ? [{ code: 'IRPF', retained: true, rates: [{ base, percent: retained }] }] : []),
    ],
    retained: '45.00',
  }));

/** Invoices with rarer members: parts of lines, and preceding documents with taxes. */
const detailedInvoices = fc
  .tuple(invoices, fc.array(lineOf, { minLength: 1, maxLength: 3 }), some(taxTotal))
  .map(([invoice, parts, totals]) => ({
    ...invoice,
    lines: [
      ...(invoice.lines as Json[]),
      {
        quantity: '2',
        item: { name: 'Set' },
        taxes: [{ cat: 'VAT', rate: 'general' }],
        breakdown: parts.map(({ taxes: _taxes, quantity, ...part }) => ({
          ...part,
          quantity: quantity.replace('-', ''),
        })),
      },
    ],
    preceding: totals.map((tax, position) => ({ code: `P-${position}`, issue_date: '2026-01-10', tax })),
  }));

const payments: fc.Arbitrary<JsonObject> = fc
  .array(fc.record({ amount: price, refund: fc.boolean(), payable: price, tax: taxTotal }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((lines) => {
    const { $schema: _schema, lines: _lines, customer, supplier, issue_date } = invoiceWith({});
    return {
      $schema: 'https://gobl.org/draft-0/bill/payment',
      type: 'receipt',
      issue_date: issue_date ?? '2026-03-15',
      currency: 'EUR',
      supplier: supplier ?? null,
      customer: customer ?? null,
      methods: [{ key: 'cash' }],
      lines: lines.map(({ payable, tax, ...line }) => ({ ...line, document: { code: '7', payable, tax } })),
    } as unknown as JsonObject;
  });

/** Documents of every kind that has a calculation. */
export const documents: fc.Arbitrary<JsonObject> = fc.oneof(
  invoices,
  detailedInvoices as unknown as fc.Arbitrary<JsonObject>,
  fc.tuple(invoices, fc.constantFrom('order', 'delivery')).map(([{ payment, ...members }, kind]) => ({
    ...members,
    ...(kind === 'order' && payment ? { payment } : {}),
    $schema: `https://gobl.org/draft-0/bill/${kind}`,
  })),
  payments,
);

/**
 * Lines whose sums are whole cents at every step, for any quantity: hundreds of euros, and whole percentages of them.
 */
export const exactInvoices: fc.Arbitrary<(JsonObject & { quantity: string })[]> = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 1, max: 99 }),
      discount: fc.integer({ min: 0, max: 100 }),
      tax: fc.constantFrom<JsonObject[]>(
        [{ cat: 'VAT', rate: 'general' }],
        [{ cat: 'VAT', rate: 'reduced' }],
        [
          { cat: 'VAT', rate: 'general' },
          { cat: 'IRPF', rate: 'pro' },
        ],
      ),
    })
    .map(({ quantity, price, discount, tax }) => ({
      quantity: `${quantity}`,
      item: { name: 'Item', price: `${price}00.00` },
      discounts: discount === 0 ? [] : [{ reason: 'Agreed', percent: `${discount}%` }],
      taxes: tax,
    })),
  { minLength: 1, maxLength: 4 },
);

/** Returns a value with the members of all its objects reordered. The seed determines the order. */
export function shuffled<Value extends Json>(value: Value, seed: number): Value {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  const shuffle = (each: Json): Json => {
    if (Array.isArray(each)) return each.map(shuffle);
    if (each === null || typeof each !== 'object') return each;
    const members = Object.entries(each).map(([name, member]) => ({ name, member: shuffle(member), rank: next() }));
    members.sort((a, b) => a.rank - b.rank);
    return Object.fromEntries(members.map(({ name, member }) => [name, member]));
  };
  return shuffle(value) as Value;
}
