import { isObject, memberAt } from '../document/values.ts';

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
  /** It is a credit note. */
  isCredit: boolean;
}

/** Returns the key facts of a document: sender, amount and due date. */
export function factsOf(document: unknown): Facts {
  const text = (path: string) => {
    const found = memberAt(document, path);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const number = [text('series'), text('code')].filter(Boolean).join('/');
  const due = text('totals.due');
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

function dueDate(dates: unknown): string | undefined {
  const [first] = Array.isArray(dates) ? dates : [];
  return isObject(first) && typeof first.date === 'string' ? first.date : undefined;
}
