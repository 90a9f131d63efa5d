/** Calculates payment lines: payable, due, and the share of the document's taxes (chapter 02 §11, step 4). */
import type { ExchangeRate } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { TaxTotal } from '../tax/total.ts';
import { calculateTaxTotal, copyTaxTotal, exchangeTaxTotal, roundTaxTotal, scaleTaxTotal } from '../tax/totals.ts';
import type { PaymentLine } from './payment-line.ts';

/**
 * Calculates a line.
 * @param rate from the document's currency to the payment's, if they differ
 */
export function calculatePaymentLine(line: PaymentLine, rate: ExchangeRate | undefined, rounding: Rounding): void {
  const taxes = takeOver(line, rate, rounding);
  const { payable, amount = Amount.ZERO } = line;
  if (!payable) {
    if (line.tax) calculateTaxTotal(line.tax, rounding);
    return;
  }
  if (taxes) {
    scaleTaxTotal(taxes, amount.upscale(2).divide(payable), rounding);
    line.tax = taxes;
  } else if (line.tax) calculateTaxTotal(line.tax, rounding);
  const open = line.advances ? payable.subtract(line.advances) : payable;
  line.due = open.subtract(amount);
}

/**
 * Copies the payable amount from the line's document. Returns the document's taxes. Both are in the payment's currency.
 */
function takeOver(line: PaymentLine, rate: ExchangeRate | undefined, rounding: Rounding): TaxTotal | undefined {
  const { document } = line;
  if (!document) return undefined;
  let taxes: TaxTotal | undefined;
  if (document.tax) {
    calculateTaxTotal(document.tax, rounding);
    roundTaxTotal(document.tax, rounding.decimals);
    taxes = copyTaxTotal(document.tax);
    if (rate) exchangeTaxTotal(taxes, rate.amount ?? Amount.ZERO, rounding);
  }
  if (document.payable) {
    line.payable = rate
      ? document.payable.multiply(rate.amount ?? Amount.ZERO).rescale(rounding.decimals)
      : document.payable;
  }
  return taxes;
}
