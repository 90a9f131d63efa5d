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
  /** The first due date. */
  due: string | undefined;
  /** Whether it is a credit note. */
  isCredit: boolean;
}

type StatedTerm = Pick<ShownTerm, 'id' | 'value'>;

/**
 * Returns the key facts of an e-invoice: sender, amount and due date.
 * @param document its document, whose sums are calculated
 * @param terms its business terms: the amount that it states counts, even if it is wrong
 */
export function factsOf(document: unknown, terms: readonly StatedTerm[]): Facts {
  const text = (path: string) => {
    const found = memberAt(document, path);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const number = [text('series'), text('code')].filter(Boolean).join('/');
  const due = statedNumber(terms, 'BT-115') ?? text('totals.due');
  const payable = text('totals.payable') ?? text('totals.total_with_tax');
  const isPaid = due !== undefined && Number(due) === 0 && Number(payable) !== 0;
  return {
    from: text('supplier.name') ?? text('supplier.alias'),
    number: number || undefined,
    amount: isPaid ? payable : (due ?? payable),
    isPaid,
    currency: text('currency'),
    due: isPaid ? undefined : dueDate(memberAt(document, 'payment.terms.due_dates')),
    isCredit: text('type') === 'credit-note',
  };
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
