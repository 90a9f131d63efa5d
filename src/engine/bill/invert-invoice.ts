import type { Amount } from '../num/amount.ts';
import type { Invoice } from './invoice.ts';

/**
 * Reverses the sign of a calculated invoice (chapter 02 §16.3): negates quantities, fixed amounts and advances, and
 * removes the totals, which must be recalculated. Bases, breakdowns, due dates and preceding documents stay unchanged.
 */
export function invertInvoice(invoice: Invoice): void {
  for (const line of invoice.lines ?? []) {
    line.quantity = line.quantity?.negate();
    negateAmounts(line.discounts, line.charges);
  }
  negateAmounts(invoice.discounts, invoice.charges, invoice.payment?.advances);
  invoice.totals = undefined;
}

function negateAmounts(...lists: ({ amount?: Amount }[] | undefined)[]): void {
  for (const list of lists) for (const each of list ?? []) each.amount = each.amount?.negate();
}
