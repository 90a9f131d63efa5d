/** Reads the lines of a payment from the documents that a message refers to (chapter 14 §6.2). */

import type { JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { message } from '../../../engine/text/message.ts';
import type { Reading, Terms } from '../../mapping/read/reading.ts';
import { CONDITION, PAID, RECEIVED, REMAINING, STATUS } from './life-cycle.ts';
import { momentOf } from './moment.ts';
import { readReference } from './read-reference.ts';
import { reportChanged } from './read-status.ts';

/** Reads the paid amounts, with the currency of the first one. */
export function readPaymentLines(reading: Reading, status: string): JsonObject {
  const { invoice, report } = reading;
  const payment = new Paid(reading, status);
  const lines = invoice.all('MDG-reference').map((terms, i) => payment.line(terms, `$.lines[${i}]`));
  const total = payment.total?.toString();
  report.supplied(
    'info',
    { property: '$.methods' },
    message('The message does not name the payment method; the method was set to other, since a payment needs one.'),
  );
  return {
    ...(payment.currency !== undefined && { currency: payment.currency }),
    ext: { [STATUS]: status, ...(payment.condition !== undefined && { [CONDITION]: payment.condition }) },
    lines,
    methods: [{ key: 'other', ...(total !== undefined && { amount: total }) }],
  };
}

/** An amount of the message. */
interface Share {
  type: string;
  amount: Amount;
  percent: string | undefined;
  terms: Terms;
}

/** Collects the amounts of all lines. */
class Paid {
  readonly #reading: Reading;
  /** The status of the payment; a document with another status is reported with the rest. */
  readonly #status: string;
  currency: string | undefined;
  condition: string | undefined;
  total: Amount | undefined;

  constructor(reading: Reading, status: string) {
    this.#reading = reading;
    this.#status = status;
  }

  line(terms: Terms, property: string): JsonObject {
    if (terms.peek('MDT-105') === this.#status) terms.value('MDT-105');
    const line: JsonObject = { document: readReference(terms, `${property}.document`) };
    this.#takeReceipt(terms);
    const shares = terms.all('MDG-status').flatMap((detail) => {
      detail.value('MDT-124-2');
      return detail.all('MDG-characteristic').flatMap((each) => this.#shareOf(each, property) ?? []);
    });
    const isPaid = shares.some(({ type }) => type !== REMAINING);
    let amount: Amount | undefined;
    const rates: JsonObject[] = [];
    for (const share of shares) {
      if (isPaid && share.type === REMAINING) {
        line.due = share.amount.toString();
        continue;
      }
      this.condition ??= share.type;
      if (share.type !== this.condition) this.#reportCondition(share);
      amount = amount ? amount.match(share.amount).add(share.amount) : share.amount;
      const rate = rateOf(share);
      if (rate) rates.push(rate);
    }
    if (amount !== undefined) {
      line.amount = amount.toString();
      this.total = this.total ? this.total.match(amount).add(amount) : amount;
    }
    if (rates.length > 0) line.tax = { categories: [{ code: 'VAT', rates }] };
    return line;
  }

  /**
   * Reports the time of receipt as dropped, as a payment has no field for it, unless it repeats the time of the message
   * itself.
   */
  #takeReceipt(terms: Terms): void {
    const { invoice, report } = this.#reading;
    const received = momentOf(terms, 'MDT-95', '$.issue_date');
    if (received === undefined || terms.peek('MDT-95') === invoice.peek('MDT-8')) return;
    report.dropped(
      'warning',
      { element: terms.elementOf('MDT-95'), term: 'MDT-95' },
      message('Ignored the time of receipt; a payment has no field for it.'),
    );
  }

  #shareOf(terms: Terms, property: string): Share | undefined {
    const type = terms.peek('MDT-207') ?? '';
    if (type !== RECEIVED && type !== PAID && type !== REMAINING) return undefined;
    const at = `${property}.${type === REMAINING ? 'due' : 'amount'}`;
    const value = terms.value('MDT-215', at);
    if (value === undefined) return undefined;
    terms.value('MDT-207', `$.ext.${CONDITION}`);
    reportChanged(terms);
    const amount = Amount.parse(value.text.trim());
    if (amount === undefined) return this.#reading.badValue('MDT-215', value.text.trim(), at, 'number');
    this.#takeCurrency(terms.qualifier(value, 'MDT-215-1'), terms, at);
    return { type, amount, percent: terms.text('MDT-224', `${property}.tax`), terms };
  }

  #takeCurrency(stated: string | undefined, terms: Terms, property: string): void {
    if (stated === undefined) return;
    this.currency ??= stated;
    if (stated === this.currency) return;
    this.#reading.report.changed(
      'error',
      { property, element: terms.elementOf('MDT-215'), step: '@currencyID', term: 'MDT-215' },
      message('The amount is in {stated}, but was read as {currency}, the currency of the payment.', {
        stated,
        currency: this.currency,
      }),
    );
  }

  #reportCondition({ terms, type }: Share): void {
    this.#reading.report.changed(
      'warning',
      { property: `$.ext.${CONDITION}`, element: terms.elementOf('MDT-207'), term: 'MDT-207' },
      message('The amount of type {type} was added to the amounts of type {condition}.', {
        type,
        condition: this.condition ?? '',
      }),
    );
  }
}

/** Returns the rate for an amount with a percentage; the amount includes the tax. */
function rateOf({ amount, percent }: Share): JsonObject | undefined {
  const percentage = percent === undefined ? undefined : Percentage.parse(`${percent}%`);
  if (percentage === undefined) return undefined;
  const base = percentage.removeFrom(amount);
  return { base: base.toString(), percent: percentage.toString(), amount: amount.subtract(base).toString() };
}
