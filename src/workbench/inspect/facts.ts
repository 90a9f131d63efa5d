import type { Problem } from '../app/problem.ts';
import { isObject, memberAt } from '../document/values.ts';
import type { ShownTerm } from '../worker/inspect.ts';

/** The key facts of a received e-invoice. */
export interface Facts {
  from: string | undefined;
  number: string | undefined;
  /** The payable amount or, if nothing is left to pay, the amount paid, as a decimal number. */
  amount: string | undefined;
  currency: string | undefined;
  isPaid: boolean;
  /** The first due date of an unpaid invoice. */
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

type StatedTerm = Pick<ShownTerm, 'id' | 'value'>;

/**
 * Returns the key facts of an e-invoice: sender, amount and due date.
 * @param document its document, with calculated sums
 * @param terms its business terms, whose amount counts even if it is wrong
 */
export function factsOf(document: unknown, terms: readonly StatedTerm[]): Facts {
  const text = (path: string) => {
    const found = memberAt(document, path);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const number = [text('series'), text('code')].filter(Boolean).join('/');
  const due = statedNumber(terms, 'BT-115') ?? text('totals.due');
  const currency = text('currency');
  const isCredit = text('type') === 'credit-note';
  const tags = memberAt(document, '$tags');
  const payable = text('totals.payable') ?? text('totals.total_with_tax');
  const isPaid = due !== undefined && Number(due) === 0 && Number(payable) !== 0;
  return {
    from: text('supplier.name') ?? text('supplier.alias'),
    number: number || undefined,
    amount: withAllDigits(isPaid ? payable : (due ?? payable), currency),
    isPaid,
    currency,
    due: isPaid || isCredit ? undefined : dueDate(memberAt(document, 'payment.terms.due_dates')),
    terms: text('payment.terms.notes'),
    to: text('customer.name') ?? text('customer.alias'),
    isCredit,
    isSelfBilled: Array.isArray(tags) && tags.includes('self-billed'),
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

/** Returns the value of a term, if it is a decimal number and the file has only one invoice. */
function statedNumber(terms: readonly StatedTerm[], wanted: string): string | undefined {
  const [only, another] = terms.filter(({ id }) => id === wanted);
  const value = another ? undefined : only?.value;
  return value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
}

function dueDate(dates: unknown): string | undefined {
  const [first] = Array.isArray(dates) ? dates : [];
  return isObject(first) && typeof first.date === 'string' ? first.date : undefined;
}

/** Returns whether the XML has a syntax error. */
export function isUnreadable(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code === 'BW-XML-SYNTAX');
}
