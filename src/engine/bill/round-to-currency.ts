/** Makes every amount of an invoice fit its currency (chapter 02 §16.4). */
import { currencyDefinition } from '../currency/currencies.ts';
import { Amount } from '../num/amount.ts';
import type { Plan } from '../tax/registry.ts';
import type { TaxTotal } from '../tax/total.ts';
import type { Calculation } from './calculation.ts';
import type { Invoice } from './invoice.ts';
import { keepPayable } from './remove-included-taxes.ts';
import { settleDocument } from './settle.ts';
import { Tax } from './tax.ts';

/**
 * Calculates an invoice under the rule `currency` if any amount except unit prices has more decimals than the currency.
 * The payable amount stays the same: a difference is added to `totals.rounding`. Invoices with the tag bypass are left
 * unchanged.
 */
export function roundToCurrency(invoice: Invoice, plan: Plan, calculation: Calculation): void {
  const { totals } = invoice;
  if (!totals || invoice.$tags?.includes('bypass')) return;
  const decimals = currencyDefinition(invoice.currency ?? '')?.subunits ?? 2;
  const adjustments = adjustmentsOf(invoice);
  const isFiner = (amount: Amount | undefined) => amount !== undefined && amount.exponent > decimals;
  const isAnyFiner =
    isFiner(totals.rounding) ||
    rowsOf(invoice).some(({ sum, total }) => isFiner(sum) || isFiner(total)) ||
    adjustments.some(({ amount, base }) => isFiner(amount) || isFiner(base)) ||
    taxAmountsOf(totals.taxes).some(isFiner);
  if (!isAnyFiner) return;
  const payable = totals.payable ?? Amount.ZERO;
  for (const adjustment of adjustments) adjustment.base = adjustment.base?.rescale(decimals);
  totals.rounding = totals.rounding?.rescale(decimals);
  invoice.tax ??= Tax.create();
  invoice.tax.rounding = 'currency';
  settleDocument(invoice, plan, calculation);
  keepPayable(invoice, payable, plan, calculation);
}

/** Returns the lines and their parts. */
function rowsOf({ lines = [] }: Invoice) {
  return lines.flatMap((line) => [line, ...(line.breakdown ?? []), ...(line.substituted ?? [])]);
}

function adjustmentsOf(invoice: Invoice) {
  return [invoice, ...rowsOf(invoice)].flatMap(({ discounts = [], charges = [] }) => [...discounts, ...charges]);
}

function taxAmountsOf(taxes: TaxTotal | undefined): (Amount | undefined)[] {
  return (taxes?.categories ?? []).flatMap(({ amount, surcharge, rates = [] }) => [
    amount,
    surcharge,
    ...rates.flatMap((rate) => [rate.base, rate.amount, rate.surcharge?.amount]),
  ]);
}
