import type { Amount } from '../num/amount.ts';
import type { Invoice } from './invoice.ts';
import type { LineCharge } from './line.ts';
import { Totals } from './totals.ts';

/**
 * Reverses the sign of a calculated invoice (chapter 02 §16.3): negates quantities, fixed amounts, bases, advances and
 * the rounding, and removes the other totals, which must be recalculated. Breakdowns, due dates and preceding documents
 * stay unchanged.
 */
export function invertInvoice(invoice: Invoice): void {
  for (const line of invoice.lines ?? []) {
    line.quantity = line.quantity?.negate();
    negateAmounts(line.discounts, line.charges);
    negateQuantities(line.charges);
  }
  negateAmounts(invoice.discounts, invoice.charges, invoice.payment?.advances);
  const rounding = invoice.totals?.rounding?.negate();
  invoice.totals = rounding && Totals.create({ rounding });
}

function negateAmounts(...lists: ({ amount?: Amount; base?: Amount }[] | undefined)[]): void {
  for (const list of lists) {
    for (const each of list ?? []) {
      each.amount = each.amount?.negate();
      if (each.base) each.base = each.base.negate();
    }
  }
}

/** Negates the quantities of charges by rate. A charge without one uses the quantity of its line. */
function negateQuantities(charges: readonly LineCharge[] | undefined): void {
  for (const charge of charges ?? []) if (charge.quantity) charge.quantity = charge.quantity.negate();
}
