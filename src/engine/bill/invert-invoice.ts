import type { Amount } from '../num/amount.ts';
import type { Invoice } from './invoice.ts';

/**
 * Turns the sign of a calculated invoice (chapter 02 §16.3): quantities, fixed amounts and advances are negated, the
 * totals dropped, to be calculated anew. Bases, breakdowns, due dates and preceding documents stay as they are.
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
