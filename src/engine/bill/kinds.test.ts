/**
 * The operations of each kind of document: sender and recipient, readiness for signing, and its day (chapter 02 §4, §11
 * to §13).
 */
import { describe, expect, test } from 'vitest';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import { Endpoint } from '../org/endpoint.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';
import { validation } from '../rules/testing.ts';
import { TaxIdentity } from '../tax/identity.ts';
import { deliveryKind } from './calculate-delivery.ts';
import { invoiceKind } from './calculate-invoice.ts';
import { orderKind } from './calculate-order.ts';
import { paymentKind } from './calculate-payment.ts';
import { statusKind } from './calculate-status.ts';
import { canConvertTo, hasBase, hasTags, isPaid, taxedIn } from './conditions.ts';
import { completeIssueDate } from './dates.ts';
import { Delivery } from './delivery.ts';
import { Invoice } from './invoice.ts';
import { Order } from './order.ts';
import { Payment } from './payment.ts';
import { Status } from './status.ts';
import { Totals } from './totals.ts';

const supplier = Party.create({ name: 'Seller' });
const customer = Party.create({ name: 'Buyer' });
const named = ({ from, to }: { from?: Party | undefined; to?: Party | undefined } = {}) =>
  `${from?.name} to ${to?.name}`;

describe('route of a document', () => {
  test.each<[string, string | undefined]>([
    ['Seller to Buyer', undefined],
    ['Seller to Buyer', 'simplified'],
    ['Buyer to Seller', 'self-billed'],
  ])('leads from %s for an invoice with the tag %s', (way, tag) => {
    const invoice = Invoice.create({ supplier, customer, $tags: tag ? [tag] : undefined });
    expect(named(invoiceKind.route?.(invoice))).toBe(way);
  });

  test.each<[string, Order['type']]>([
    ['Buyer to Seller', 'purchase'],
    ['Seller to Buyer', 'sale'],
    ['Seller to Buyer', 'quote'],
  ])('leads from %s for an order of type %s', (way, type) => {
    expect(named(orderKind.route?.(Order.create({ supplier, customer, type })))).toBe(way);
  });

  test.each<[string, Payment['type']]>([
    ['Buyer to Seller', 'advice'],
    ['Seller to Buyer', 'request'],
    ['Seller to Buyer', 'receipt'],
  ])('leads from %s for a payment of type %s', (way, type) => {
    expect(named(paymentKind.route?.(Payment.create({ supplier, customer, type })))).toBe(way);
  });

  test.each<[string, Status['type']]>([
    ['Buyer to Seller', 'response'],
    ['Seller to Buyer', 'update'],
    ['undefined to undefined', 'system'],
  ])('leads from %s for a status of type %s', (way, type) => {
    expect(named(statusKind.route?.(Status.create({ supplier, customer, type })))).toBe(way);
  });

  test.each<[string, Delivery['type'], boolean]>([
    ['Seller to Buyer', 'advice', false],
    ['Buyer to Seller', 'receipt', false],
    ['Store to Site', 'advice', true],
    ['Site to Store', 'receipt', true],
  ])(
    'leads from %s for a delivery of type %s, if despatcher and receiver have endpoints: %s',
    (way, type, isReachable) => {
      const endpoints = isReachable ? [Endpoint.create({ uri: 'mailto:post@example.com' })] : [];
      const despatcher = Party.create({ name: 'Store', endpoints });
      const receiver = Party.create({ name: 'Site', endpoints });
      const delivery = Delivery.create({ supplier, customer, despatcher, receiver, type });
      expect(named(deliveryKind.route?.(delivery))).toBe(way);
    },
  );
});

describe('ready', () => {
  test('requires a number', () => {
    expect(['', '7'].map((code) => invoiceKind.ready?.(Invoice.create({ code })))).toEqual([false, true]);
    expect(['', '7'].map((code) => orderKind.ready?.(Order.create({ code })))).toEqual([false, true]);
    expect(['', '7'].map((code) => paymentKind.ready?.(Payment.create({ code })))).toEqual([false, true]);
    expect(['', '7'].map((code) => deliveryKind.ready?.(Delivery.create({ code })))).toEqual([false, true]);
  });

  test('requires a number and a date for a status', () => {
    const ready = (code: string, issue_date?: string) => statusKind.ready?.(Status.create({ code, issue_date }));
    expect([ready('7', '2026-03-10'), ready('7'), ready('7', '0000-00-00'), ready('', '2026-03-10')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ['no date', {}, { issue_date: '2026-03-15' }],
  ['the zero date', { issue_date: '0000-00-00' }, { issue_date: '2026-03-15' }],
  ['a date', { issue_date: '2026-01-02' }, { issue_date: '2026-01-02' }],
  ['only a time', { issue_time: '08:00:00' }, { issue_date: '2026-03-15', issue_time: '08:00:00' }],
  [
    'a date and a time',
    { issue_date: '2026-01-02', issue_time: '08:00:00' },
    { issue_date: '2026-01-02', issue_time: '08:00:00' },
  ],
  [
    'a date and midnight, which means the current time',
    { issue_date: '2026-01-02', issue_time: '00:00:00' },
    { issue_date: '2026-03-15', issue_time: '00:30:00' },
  ],
])(
  'date and time of issue are completed from %s',
  (_, given: { issue_date?: string; issue_time?: string }, completed) => {
    const late = new Date('2026-03-14T23:30:00Z');
    const document = { ...given };
    completeIssueDate(document, late, 'Europe/Madrid');
    expect(document).toEqual(completed);
    const inUtc: typeof given = {};
    completeIssueDate(inUtc, late);
    expect(inUtc).toEqual({ issue_date: '2026-03-14' });
  },
);

describe('conditions on documents', () => {
  const about = validation();
  const rate = (from: string, to: string) => ExchangeRate.create({ from, to, amount: Amount.ONE });

  test('canConvertTo accepts the currencies themselves and rates to them', () => {
    const ask = (currency: string | undefined, ...exchange_rates: ExchangeRate[]) =>
      canConvertTo('EUR', 'CHF')(Invoice.create({ currency, exchange_rates }), about);
    expect([ask('EUR'), ask('CHF'), ask('USD', rate('USD', 'CHF'))]).toEqual([true, true, true]);
    expect([ask('USD'), ask('USD', rate('GBP', 'EUR')), ask(undefined)]).toEqual([false, false, false]);
    expect(canConvertTo('EUR')(undefined, about)).toBe(false);
  });

  test('hasTags requires all tags', () => {
    const ask = (...$tags: string[]) => hasTags('a', 'b')(Invoice.create({ $tags }), about);
    expect([ask('a', 'b', 'c'), ask('a'), ask('c'), ask()]).toEqual([true, false, false, false]);
    expect([hasTags('a')(Invoice.create(), about), hasTags('a')(undefined, about)]).toEqual([false, false]);
  });

  test('taxedIn compares the country of the tax identity', () => {
    const inSpain = Party.create({ tax_id: TaxIdentity.create({ country: 'ES' }), identities: [Identity.create()] });
    expect([taxedIn('ES')(inSpain, about), taxedIn('PT')(inSpain, about)]).toEqual([true, false]);
    expect([taxedIn('ES')(Party.create(), about), taxedIn('ES')(undefined, about)]).toEqual([false, false]);
  });

  test('hasBase and isPaid look at the base of a row and the due amount', () => {
    expect([hasBase({ base: Amount.ZERO }), hasBase({}), hasBase(undefined)]).toEqual([true, false, false]);
    const paid = (due?: Amount) => isPaid({ totals: Totals.create({ due }) });
    expect([paid(Amount.zero(2)), paid(Amount.ONE), paid(), isPaid({})]).toEqual([true, false, false, false]);
  });
});
