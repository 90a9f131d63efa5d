/** Calculates payment lines: payable, due, and the share of the document's taxes (chapter 02 §11, step 4). */
import type { ExchangeRate } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { TaxTotal } from '../tax/total.ts';
import { calculateTaxTotal, copyTaxTotal, exchangeTaxTotal, roundTaxTotal } from '../tax/totals.ts';
import type { PaymentLine } from './payment-line.ts';
import { taxShareOf } from './tax-share.ts';

/**
 * Calculates a line.
 * @param rate from the document's currency to the payment's, if they differ
 */
export function calculatePaymentLine(line: PaymentLine, rate: ExchangeRate | undefined, rounding: Rounding): void {
  takeOver(line, rate, rounding);
  const { payable, amount = Amount.ZERO } = line;
  if (!payable) {
    if (line.tax) calculateTaxTotal(line.tax, rounding);
    return;
  }
  const taxes = line.document?.tax && shareOf(line, line.document.tax, rate, rounding);
  if (taxes) line.tax = taxes;
  else if (line.tax) calculateTaxTotal(line.tax, rounding);
  const open = line.advances ? payable.subtract(line.advances) : payable;
  line.due = open.subtract(amount);
}

/** Calculates the taxes of the line's document, and copies its payable amount in the payment's currency. */
function takeOver(line: PaymentLine, rate: ExchangeRate | undefined, rounding: Rounding): void {
  const { document } = line;
  if (!document) return;
  if (document.tax) {
    calculateTaxTotal(document.tax, rounding);
    roundTaxTotal(document.tax, rounding.decimals);
  }
  if (document.payable) {
    line.payable = rate
      ? document.payable.multiply(rate.amount ?? Amount.ZERO).rescale(rounding.decimals)
      : document.payable;
  }
}

/** Returns the taxes in the amount of a line. An amount of zero has those of the whole document, as in the standard. */
function shareOf(
  { document, payable = Amount.ZERO, amount = Amount.ZERO }: PaymentLine,
  taxes: TaxTotal,
  rate: ExchangeRate | undefined,
  rounding: Rounding,
): TaxTotal {
  const whole = document?.payable ?? payable;
  // If only the line has a payable amount, it is already in the payment's currency.
  const isForeign = rate !== undefined && (!document?.payable || amount.isZero() || whole.isZero());
  const shared = isForeign ? copyTaxTotal(taxes) : taxes;
  if (isForeign) exchangeTaxTotal(shared, rate.amount ?? Amount.ZERO, rounding);
  if (amount.isZero() || whole.isZero()) return isForeign ? shared : copyTaxTotal(taxes);
  return taxShareOf({ taxes: shared, payable: whole, paid: amount }, rounding);
}
