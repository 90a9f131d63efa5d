import { amountToPay } from '../../../engine/bill/amount-to-pay.ts';
import { numberOf } from '../../../paper/bill-number.ts';
import { isObject, memberAt } from '../../engine/document/values.ts';
import type { ShownTerm } from '../../engine/worker/inspect.ts';
import type { Problem } from '../../state/view/problem.ts';

/** The key facts of a received e-invoice. */
export interface Facts {
  from: string | undefined;
  number: string | undefined;
  /** The payable amount or, if nothing is left to pay, the amount paid, as a decimal number. */
  amount: string | undefined;
  currency: string | undefined;
  /** Whether no amount remains to pay or, on a credit note, to refund. */
  isPaid: boolean;
  /** The first due date of an unpaid invoice, even if it is not a date. */
  due: string | undefined;
  /** The terms of payment in words. */
  terms: string | undefined;
  /** The customer, to whom a credit note credits the amount. */
  to: string | undefined;
  /** Whether it is a credit note. */
  isCredit: boolean;
  /** Whether the customer issued it for the supplier. */
  isSelfBilled: boolean;
}

/** The key facts of a message about an invoice: its status, or a payment. */
export interface MessageFacts {
  /** The party that states it, if it has a name. */
  from: string | undefined;
  /** The number of the first invoice it is about. */
  number: string | undefined;
  /** The key of the status; a payment has none. */
  status: string | undefined;
  /** The amount paid, as a decimal number. */
  amount: string | undefined;
  currency: string | undefined;
  /** The first day of the status, or the day of the payment. */
  date: string | undefined;
}

type StatedTerm = Pick<ShownTerm, 'id' | 'value'>;

/**
 * Returns the key facts of an e-invoice: sender, amount and due date.
 * @param document its document, with calculated sums
 * @param terms its business terms, whose amount counts even if it is wrong
 */
export function factsOf(document: unknown, terms: readonly StatedTerm[]): Facts {
  const text = textsOf(document);
  const number = numberOf({ series: text('series'), code: text('code') }, text('supplier.tax_id.country'));
  const due = statedNumber(terms, 'BT-115') ?? text('totals.due');
  const currency = text('currency');
  const isCredit = text('type') === 'credit-note';
  const tags = memberAt(document, '$tags');
  const payable = text('totals.payable') ?? text('totals.total_with_tax');
  const isPaid = due !== undefined && Number(due) === 0 && Number(payable) !== 0;
  return {
    // A tax representative is the supplier of the document; the seller is stated separately.
    from: text('ordering.seller.name') ?? text('supplier.name') ?? text('supplier.alias'),
    number: number || undefined,
    amount: withAllDigits(isPaid ? payable : (statedNumber(terms, 'BT-115') ?? toPay(document) ?? payable), currency),
    isPaid,
    currency,
    due:
      isPaid || isCredit
        ? undefined
        : (dueDate(memberAt(document, 'payment.terms.due_dates')) ?? stated(terms, 'BT-9')),
    terms: inWords(text('payment.terms.notes')),
    to: text('customer.name') ?? text('customer.alias'),
    isCredit,
    isSelfBilled: Array.isArray(tags) && tags.includes('self-billed'),
  };
}

/** Returns the key facts of a status or payment; undefined for other documents. */
export function messageFactsOf(document: unknown): MessageFacts | undefined {
  const text = textsOf(document);
  const schema = text('$schema') ?? '';
  const isPayment = schema.endsWith('/bill/payment');
  if (!isPayment && !schema.endsWith('/bill/status')) return undefined;
  const lines = memberAt(document, 'lines');
  const line = textsOf(Array.isArray(lines) ? lines[0] : undefined);
  const reference = isPayment ? 'document' : 'doc';
  const currency = text('currency');
  const party = ISSUERS.get(text('type'));
  return {
    from: party && (text(`${party}.name`) ?? text(`${party}.alias`)),
    number: numberOf({ series: line(`${reference}.series`), code: line(`${reference}.code`) }) || undefined,
    status: isPayment ? undefined : line('key'),
    amount: isPayment ? withAllDigits(line('amount'), currency) : undefined,
    currency,
    date: line('date') ?? text('issue_date'),
  };
}

/** Who issues statuses and payments, by type. */
const ISSUERS: ReadonlyMap<string | undefined, string> = new Map([
  ['response', 'customer'],
  ['update', 'supplier'],
  ['system', 'ordering.issuer'],
  ['advice', 'customer'],
  ['request', 'supplier'],
  ['receipt', 'supplier'],
]);

/** Returns a function that gives the text at a path. */
function textsOf(document: unknown): (path: string) => string | undefined {
  return (path) => {
    const found = memberAt(document, path);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
}

/** Adds the digits that an e-invoice may omit: `336.9` → `336.90` in euros. */
function withAllDigits(amount: string | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return amount;
  const { minimumFractionDigits: digits = 0 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const [whole = '', fraction = ''] = amount.split('.');
  return digits > fraction.length ? `${whole}.${fraction.padEnd(digits, '0')}` : amount;
}

/** Returns the value of a term, if the file has only one invoice. */
function stated(terms: readonly StatedTerm[], wanted: string): string | undefined {
  const [only, another] = terms.filter(({ id }) => id === wanted);
  return another ? undefined : only?.value;
}

/** Returns the value of a term, if it is a decimal number. */
function statedNumber(terms: readonly StatedTerm[], wanted: string): string | undefined {
  const value = stated(terms, wanted);
  return value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
}

function toPay(document: unknown): string | undefined {
  const totals = memberAt(document, 'totals');
  return isObject(totals) ? amountToPay(totals) : undefined;
}

/** Returns terms of payment without cash discounts in XRechnung's notation: `#SKONTO#TAGE=7#PROZENT=2.00#`. */
function inWords(terms: string | undefined): string | undefined {
  return terms?.replaceAll(/^#.*#\s*$/gm, '').trim() || undefined;
}

function dueDate(dates: unknown): string | undefined {
  const [first] = Array.isArray(dates) ? dates : [];
  return isObject(first) && typeof first.date === 'string' ? first.date : undefined;
}

/** Returns whether the XML has a syntax error. */
export function isUnreadable(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code === 'BW-XML-SYNTAX');
}
