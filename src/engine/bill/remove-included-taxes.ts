/** Restates an invoice without the tax contained in its prices (chapter 02 §16.2). */
import { currencyDefinition } from '../currency/currencies.ts';
import { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from '../tax/combo.ts';
import { enteringOf, entersOf, type TaxTerms } from '../tax/prepare.ts';
import type { Plan } from '../tax/registry.ts';
import { enteringInto, summed } from '../tax/totals.ts';
import { message } from '../text/message.ts';
import type { Calculation } from './calculation.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';
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
    calculation.fail('BW-CALCULATION', reason, text, [['$tags']]);
    return;
  }
  const { payable, rounding, sum } = invoice.totals ?? {};
  const rule = invoice.tax.rounding || plan.regime?.definition.calculator_rounding_rule;
  const decimals = currencyDefinition(invoice.currency ?? '')?.subunits ?? 2;
  invoice.totals = Totals.create({ rounding });
  const terms = { registry: calculation.registry, country: plan.regime?.country ?? '', day: '' };
  for (const line of invoice.lines ?? []) netLine(line, containedIn(line.taxes, included, terms));
  for (const adjustment of [...(invoice.discounts ?? []), ...(invoice.charges ?? [])]) {
    const tax = containedIn(adjustment.taxes, included, terms);
    const { percent, base = sum } = adjustment;
    if (percent && base) {
      const exact = rule === 'currency' ? adjustment.amount : percent.of(base.up(decimals + FINER));
      netShare(adjustment, percent, base, exact, tax, decimals);
    } else if (tax.length > 0) adjustment.amount = net(adjustment.amount, tax);
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

/** The percentages to remove from a price, one after the other: the included tax, then those in its base. */
type Contained = readonly Percentage[];

function containedIn(taxes: readonly TaxCombo[] = [], category: string, terms: TaxTerms): Contained {
  const combo = taxes.find(({ cat }) => cat === category);
  if (!combo) return [];
  const entering = taxes.length > 1 ? enteringOf(taxes, terms, entersOf(terms)) : undefined;
  const inBase = entering ? enteringInto(combo, entering) : [];
  return [...(combo.percent ? [combo.percent] : []), ...(inBase.length > 0 ? [summed(inBase)] : [])];
}

function without(amount: Amount, contained: Contained): Amount {
  return contained.reduce((left, percent) => percent.removeFrom(left), amount);
}

/** Returns an amount without the tax in it, with two extra decimals. */
function net(amount: Amount | undefined, contained: Contained): Amount {
  return without((amount ?? Amount.ZERO).upscale(2), contained);
}

/** The decimals of intermediate results beyond those of the currency. */
const FINER = 4;

/**
 * Removes the tax from a percentage of the whole document. Its tax may differ from that of the lines, so a share of
 * their net sum would be another discount. It gets a net base of its own, with as few decimals as give the same amount
 * to a tenth of a subunit.
 * @param exact the amount with tax
 */
function netShare(
  adjustment: Discount | Charge,
  percent: Percentage,
  gross: Amount,
  exact: Amount | undefined,
  tax: Contained,
  decimals: number,
): void {
  const netOf = (amount: Amount) => (tax.length > 0 ? without(amount.up(decimals + FINER), tax) : amount);
  const wanted = netOf(exact ?? Amount.ZERO);
  const base = netOf(gross);
  const share = (of: Amount) => percent.of(of.up(decimals + FINER)).rescale(decimals + 1);
  for (let digits = decimals; digits <= decimals + 2; digits++) {
    adjustment.base = base.rescale(digits);
    if (share(adjustment.base).equals(wanted.rescale(decimals + 1))) return;
  }
  adjustment.base = wanted.divide(percent.fraction).rescale(decimals + 2);
}

/** Removes the tax from a line and its parts, all at the rate of the line. */
function netLine(line: Line, tax: Contained): void {
  if (tax.length === 0) return;
  for (const part of [line, ...(line.breakdown ?? []), ...(line.substituted ?? [])]) netPart(part, tax);
}

function netPart({ item, discounts = [], charges = [] }: Line | SubLine, tax: Contained): void {
  if (!item?.price) return;
  item.alt_prices = undefined;
  item.price = net(item.price, tax);
  for (const adjustment of [...discounts, ...charges]) {
    adjustment.amount = net(adjustment.amount, tax);
    if (adjustment.percent && adjustment.base) adjustment.base = net(adjustment.base, tax);
  }
  for (const charge of charges) if (charge.rate) charge.rate = net(charge.rate, tax);
}
