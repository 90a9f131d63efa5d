/** Writes the payments: of invoices one by one, of sales to consumers by day (chapter 24 §7.4). */

import { type Fault, fault } from '../../../../engine/faults.ts';
import { memberAt, text } from '../../../../paper/values.ts';
import type { Written } from '../../shared/writing.ts';
import { compact, element } from './elements.ts';
import { amountIn, cents, inEuros, percentOf, SumsByRate, vatRates } from './figures.ts';
import { type Kept, numberOf } from './prepare.ts';

interface Paid {
  readonly day: string;
  /** The number and date of the invoice; undefined for sales to consumers. */
  readonly number: string | undefined;
  readonly issued: string | undefined;
  readonly sums: SumsByRate;
  /** The first document with such a payment. */
  readonly index: number;
}

function linesOf({ document }: Kept): readonly unknown[] {
  return Array.isArray(document.lines) ? document.lines : [];
}

/** Returns the faults of payments that do not state their VAT. */
export function withoutRates(receipts: readonly Kept[]): (Fault & { document: number })[] {
  return receipts.flatMap((receipt) =>
    linesOf(receipt).flatMap((line, at) =>
      vatRates(memberAt(line, 'tax')).length > 0
        ? []
        : {
            ...fault(
              'BW-F10-RATE',
              `$.lines[${at}].tax`,
              'The payment does not say how much was paid for each VAT rate. Add the taxes of the line.',
            ),
            document: receipt.index,
          },
    ),
  );
}

/** Returns the elements of all payments, each with the document that it belongs to. */
export function paymentElements(receipts: readonly Kept[]): { element: Written | undefined; index: number }[] {
  const payments = new Map<string, Paid>();
  for (const receipt of receipts) {
    const { document, day, index, hasCustomer } = receipt;
    const euros = inEuros(document);
    for (const line of linesOf(receipt)) {
      const reference = hasCustomer ? memberAt(line, 'document') : undefined;
      const number = hasCustomer ? (numberOf(reference) ?? '') : undefined;
      const issued = text(memberAt(reference, 'issue_date'));
      const key = JSON.stringify([hasCustomer, day, number, issued]);
      const paid = payments.get(key) ?? { day, number, issued, sums: new SumsByRate(), index };
      payments.set(key, paid);
      const isRefund = memberAt(line, 'refund') === true || text(memberAt(line, 'refund')) !== undefined;
      for (const rate of vatRates(memberAt(line, 'tax'))) {
        const amount = euros(amountIn(rate, 'base')).add(euros(amountIn(rate, 'amount')));
        paid.sums.add(percentOf(rate), isRefund ? amount.negate() : amount, amount.subtract(amount));
      }
    }
  }
  return [...payments.values()].sort(inOrder).map((paid) => ({ element: elementOf(paid), index: paid.index }));
}

/** Invoices come before sales; then by day and number. */
function inOrder(one: Paid, other: Paid): number {
  const rank = ({ number }: Paid) => (number === undefined ? 1 : 0);
  const compare = (a = '', b = '') => (a === b ? 0 : a < b ? -1 : 1);
  return rank(one) - rank(other) || compare(one.day, other.day) || compare(one.number, other.number);
}

function elementOf({ day, number, issued, sums }: Paid): Written | undefined {
  const payment = element('Payment', [
    element('Date', compact(day), '$.value_date'),
    sums.entries.map(([percent, { base }]) =>
      element('SubTotals', [
        element('TaxPercent', percent, '$.lines'),
        element('CurrencyCode', 'EUR'),
        element('Amount', cents(base), '$.lines'),
      ]),
    ),
  ]);
  if (number === undefined) return element('Transactions', [payment]);
  return element('Invoice', [
    element('InvoiceID', number, '$.lines[0].document.code'),
    element('IssueDate', compact(issued), '$.lines[0].document.issue_date'),
    payment,
  ]);
}
