/** Restating an invoice without the tax that its prices contain (chapter 02 §16.2). */
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
 * Takes the included tax out of prices and fixed amounts of a calculated invoice, and calculates its figures again. What is
 * payable stays: a difference that rounding leaves is added to `totals.rounding`.
 */
export function removeIncludedTaxes(invoice: Invoice, plan: Plan, calculation: Calculation): void {
  const included = invoice.tax?.prices_include;
  if (!included || !invoice.tax) return;
  if (invoice.$tags?.includes('bypass')) {
    const said = message('cannot remove included taxes from an invoice with tag bypass');
    const text = message('The tag bypass keeps figures as they are, so the tax stays in the prices; remove the tag.');
    calculation.fail('BW-CALCULATION', said, text, ['$tags']);
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

/** Adds to `totals.rounding` what a calculated invoice lacks to come to a payable amount, and calculates it again. */
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

/** An amount without the tax in it, with two decimals more. */
function net(amount: Amount | undefined, percent: Percentage): Amount {
  return percent.removeFrom((amount ?? Amount.ZERO).upscale(2));
}

/** A line with its parts, all at the rate of the line. Bases and rates of charges stay. */
function netLine(line: Line, percent: Percentage): void {
  for (const part of [line, ...(line.breakdown ?? []), ...(line.substituted ?? [])]) netPart(part, percent);
}

function netPart({ item, discounts = [], charges = [] }: Line | SubLine, percent: Percentage): void {
  if (!item?.price) return;
  item.alt_prices = undefined;
  item.price = net(item.price, percent);
  for (const adjustment of [...discounts, ...charges]) adjustment.amount = net(adjustment.amount, percent);
}
