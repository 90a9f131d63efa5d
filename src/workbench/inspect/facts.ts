import { isObject, memberAt } from '../document/values.ts';

/** What one wants to know of a received e-invoice before all else. */
export interface Facts {
  from: string | undefined;
  number: string | undefined;
  /** What is to be paid, as a decimal number. */
  amount: string | undefined;
  currency: string | undefined;
  /** The first day by which that is due. */
  due: string | undefined;
  /** It takes back what was invoiced. */
  isCredit: boolean;
}

/** Returns who sent what a document says, and what is due when. */
export function factsOf(document: unknown): Facts {
  const text = (path: string) => {
    const found = memberAt(document, path);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const number = [text('series'), text('code')].filter(Boolean).join('/');
  return {
    from: text('supplier.name') ?? text('supplier.alias'),
    number: number || undefined,
    amount: text('totals.due') ?? text('totals.payable') ?? text('totals.total_with_tax'),
    currency: text('currency'),
    due: dueDate(memberAt(document, 'payment.terms.due_dates')),
    isCredit: text('type') === 'credit-note',
  };
}

function dueDate(dates: unknown): string | undefined {
  const [first] = Array.isArray(dates) ? dates : [];
  return isObject(first) && typeof first.date === 'string' ? first.date : undefined;
}
