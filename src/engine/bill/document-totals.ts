/** The totals of invoices, orders and deliveries (chapter 02 §4 steps 9 to 17, §8). */
import { RateTable } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import { calculateRecord } from '../pay/record.ts';
import { calculateTerms } from '../pay/terms.ts';
import { roundTaxTotal } from '../tax/totals.ts';
import { calculateAdjustments, roundAdjustments } from './adjustments.ts';
import type { BillDocument, CalculationContext } from './document.ts';
import { explainPayment, explainTotals } from './explain-totals.ts';
import { calculateLines, roundLines } from './lines.ts';
import { calculateTaxes, type DocumentTaxes, taxableRows } from './taxes.ts';
import { Totals } from './totals.ts';

/** Calculates lines, discounts, charges, taxes, totals and payments. Removes totals if nothing has a price. */
export function calculateTotals(document: BillDocument, terms: CalculationContext): void {
  const { rounding, calculation } = terms;
  const lines = document.lines ?? [];
  const before = calculation.faults.length;
  const given = document.totals?.rounding;
  document.totals = undefined;
  const rates = new RateTable(document.exchange_rates);
  calculateLines(lines, { calculation, currency: terms.currency, rounding, rates });

  let sum = rounding.zero;
  for (const { total } of lines) if (total) sum = sum.match(total).add(total);
  const unknown = calculation.unknown?.rows;
  const discount = calculateAdjustments(document.discounts, sum, rounding, unknown);
  const charge = calculateAdjustments(document.charges, sum, rounding, unknown);
  let total = sum;
  if (discount) total = total.subtract(discount);
  if (charge) total = total.add(charge);

  const rows = taxableRows(document);
  if (rows.length === 0) return;
  const taxes = calculateTaxes(rows, terms);
  if (calculation.faults.length > before || calculation.unknown?.totals) {
    roundFigures(document, terms);
    return;
  }

  const totals = Totals.create({ sum, discount, charge, rounding: given });
  addTaxes(totals, total, taxes, terms);
  const { explanation } = calculation;
  if (explanation) explainTotals(document, totals, taxes, rows, terms, explanation);
  roundFigures(document, terms);
  roundTotals(totals, rounding.decimals);
  if (given) totals.payable = totals.payable?.add(given);
  document.totals = totals;
  calculatePayment(document, totals, terms);
  if (explanation && totals.payable) explainPayment(document, totals, totals.payable, explanation);
}

/** Adds up the totals from the sum of rows to the payable amount, all unrounded. */
function addTaxes(totals: Totals, sumOfRows: Amount, calculated: DocumentTaxes, terms: CalculationContext): void {
  const { total: taxes, alsoIncluded } = calculated;
  const own = taxes.categories?.find((category) => (category.code ?? '') === terms.included)?.amount;
  const included = own && alsoIncluded ? own.match(alsoIncluded).add(alsoIncluded) : own;
  const total = included ? sumOfRows.subtract(included) : sumOfRows;
  const tax = taxes.sum ?? terms.rounding.zero;
  const withTax = total.add(tax);
  totals.tax_included = included;
  totals.total = total;
  totals.tax = tax;
  totals.total_with_tax = withTax;
  totals.retained_tax = taxes.retained;
  totals.payable = taxes.retained ? withTax.subtract(taxes.retained) : withTax;
  totals.taxes = taxes.categories?.length ? taxes : undefined;
}

const ROUNDED = [
  'sum',
  'discount',
  'charge',
  'tax_included',
  'total',
  'tax',
  'total_with_tax',
  'retained_tax',
  'payable',
] as const;

/** Rounds each figure independently, so a sum may differ from its parts by one unit. */
/** Rounds the figures above the totals, even if the taxes cannot be calculated: the document is shown while it is being written. */
function roundFigures({ lines, discounts, charges }: BillDocument, { rounding }: CalculationContext): void {
  roundLines(lines ?? []);
  roundAdjustments(discounts, rounding);
  roundAdjustments(charges, rounding);
}

function roundTotals(totals: Totals, decimals: number): void {
  for (const name of ROUNDED) totals[name] = totals[name]?.rescale(decimals);
  if (totals.taxes) roundTaxTotal(totals.taxes, decimals);
}

/** Calculates advances and due dates from the payable amount (chapter 02 §9). */
function calculatePayment(document: BillDocument, totals: Totals, { rounding, calculation }: CalculationContext): void {
  const { payment } = document;
  const payable = totals.payable ?? Amount.ZERO;
  if (!payment) return;
  if (payment.advances?.length) {
    let advance = rounding.zero;
    for (const record of payment.advances) {
      calculateRecord(record, payable);
      record.amount = (record.amount ?? Amount.ZERO).rescale(rounding.decimals);
      advance = advance.add(record.amount);
    }
    if (!payment.advances.some((record) => calculation.unknown?.rows.has(record))) {
      totals.advance = advance;
      totals.due = payable.subtract(advance);
    }
  }
  if (payment.terms) calculateTerms(payment.terms, payable, rounding.decimals);
}
