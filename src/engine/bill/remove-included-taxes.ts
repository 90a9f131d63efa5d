/** Restates an invoice without the tax contained in its prices (chapter 02 §16.2). */
import { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from '../tax/combo.ts';
import type { Plan } from '../tax/registry.ts';
import { message } from '../text/message.ts';
import type { Calculation } from './calculation.ts';
import type { Invoice } from './invoice.ts';
import type { Line, SubLine } from './line.ts';
import { settleDocument } from './settle.ts';
import { Totals } from './totals.ts';

/**
 * Removes the contained tax from prices and fixed amounts of a calculated invoice, and recalculates its figures. The
 * payable amount stays the same: a rounding difference is added to `totals.rounding`.
 */
export function removeIncludedTaxes(invoice: Invoice, plan: Plan, calculation: Calculation): void {
  const included = invoice.tax?.prices_include;
  if (!included || !invoice.tax) return;
  if (invoice.$tags?.includes('bypass')) {
    const reason = message('cannot remove included taxes from an invoice with tag bypass');
    const text = message('The tag bypass keeps figures unchanged, so the tax stays in the prices; remove the tag.');
    calculation.fail('BW-CALCULATION', reason, text, ['$tags']);
    return;
  }
  const { payable, rounding } = invoice.totals ?? {};
  invoice.totals = Totals.create({ rounding });
  for (const line of invoice.lines ?? []) {
    const percent = percentOf(line.taxes, included);
    if (percent) netLine(line, percent);
  }
  for (const adjustment of [...(invoice.discounts ?? []), ...(invoice.charges ?? [])]) {
    const percent = percentOf(adjustment.taxes, included);
    if (percent) adjustment.amount = net(adjustment.amount, percent);
  }
  invoice.tax.prices_include = undefined;
  if (!invoice.tax.rounding && plan.regime?.definition.calculator_rounding_rule === 'currency')
    invoice.tax.rounding = 'precise';
  settleDocument(invoice, plan, calculation);
  keepPayable(invoice, payable ?? Amount.ZERO, plan, calculation);
}

/**
 * Adds the difference to the wanted payable amount to `totals.rounding` of a calculated invoice, and recalculates it.
 */
export function keepPayable(invoice: Invoice, wanted: Amount, plan: Plan, calculation: Calculation): void {
  const { totals } = invoice;
  if (!totals || calculation.failed) return;
  const difference = wanted.subtract(totals.payable ?? Amount.ZERO);
  if (difference.isZero()) return;
  totals.rounding = (totals.rounding ?? Amount.ZERO).match(difference).add(difference);
  settleDocument(invoice, plan, calculation);
}

function percentOf(taxes: readonly TaxCombo[] | undefined, category: string): Percentage | undefined {
  return taxes?.find(({ cat }) => cat === category)?.percent;
}

/** Returns an amount without the tax in it, with two extra decimals. */
function net(amount: Amount | undefined, percent: Percentage): Amount {
  return percent.removeFrom((amount ?? Amount.ZERO).upscale(2));
}

/**
 * Removes the tax from a line and its parts, all at the rate of the line. Bases and rates of charges stay unchanged.
 */
function netLine(line: Line, percent: Percentage): void {
  for (const part of [line, ...(line.breakdown ?? []), ...(line.substituted ?? [])]) netPart(part, percent);
}

function netPart({ item, discounts = [], charges = [] }: Line | SubLine, percent: Percentage): void {
  if (!item?.price) return;
  item.alt_prices = undefined;
  item.price = net(item.price, percent);
  for (const adjustment of [...discounts, ...charges]) adjustment.amount = net(adjustment.amount, percent);
}
