/**
 * The taxes in a part payment (chapter 02 §11). The standard multiplies bases by a factor of four decimals, so its
 * bases and taxes do not add up to the amount paid.
 */
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { CategoryTotal, RateTotal, TaxTotal } from '../tax/total.ts';
import { calculateTaxTotal, copyTaxTotal } from '../tax/totals.ts';

/** The taxes of a document, its amount payable, and the part of it that was paid. */
interface Shared {
  taxes: TaxTotal;
  payable: Amount;
  /** In the currency of the payment, which may differ from that of the document. */
  paid: Amount;
}

/** Returns the share of the taxes, so that bases, taxes and the part without tax add up to the amount paid. */
export function taxShareOf(shared: Shared, rounding: Rounding): TaxTotal {
  const share = copyTaxTotal(shared.taxes);
  for (const { rates = [] } of share.categories ?? [])
    for (const rate of rates) rate.base = partOf(rate.base ?? Amount.ZERO, shared, rounding);
  calculateTaxTotal(share, rounding);
  const { left, limit } = differenceOf(share, shared, rounding);
  if (left.isZero() || left.abs().compare(limit) > 0) return share;
  const largest = largestRate(share, shared.taxes);
  if (largest) largest.base = largest.base?.add(left);
  return share;
}

/**
 * Returns whether the taxes of a document fit its amount payable, which is at least what was taxed, and whether the
 * share adds up to the amount paid.
 */
export function sharesFit(share: TaxTotal, shared: Shared, rounding: Rounding): boolean {
  const { taxes, payable } = shared;
  const bases = taxes.categories?.[mainCategory(taxes)]?.rates ?? [];
  const taxed = bases.reduce((sum, { base }) => (base ? sum.match(base).add(base) : sum), rounding.zero);
  const whole = taxes.retained ? payable.match(taxes.retained).add(taxes.retained) : payable;
  const { left, limit } = differenceOf(share, shared, rounding);
  return taxed.abs().compare(whole.abs()) <= 0 && left.abs().compare(limit) <= 0;
}

/** Multiplies before it divides, so that it rounds only once. */
function partOf(whole: Amount, { payable, paid }: Shared, { decimals }: Rounding): Amount {
  return whole.proportion(paid, payable, decimals);
}

/** The difference between the share and the amount paid, and the largest difference that rounding can explain. */
function differenceOf(share: TaxTotal, shared: Shared, rounding: Rounding): { left: Amount; limit: Amount } {
  const { taxes, payable, paid } = shared;
  const untaxed = payable.match(rounding.zero).subtract(sumOf(taxes, taxes, rounding).sum);
  const { sum, figures } = sumOf(share, taxes, rounding);
  const rest = untaxed.isZero() ? rounding.zero : partOf(untaxed, shared, rounding);
  const left = paid.rescale(rounding.decimals).subtract(sum).subtract(rest);
  return {
    left,
    limit: Amount.of(figures + 1, rounding.decimals)
      .upscale(1)
      .divide(Amount.of(2, 0)),
  };
}

/**
 * Adds up the bases of the main category, the taxes of all categories, less those withheld, and counts the figures.
 * @param document the total whose categories are marked: copies lose the mark of informative ones
 */
function sumOf(total: TaxTotal, document: TaxTotal, { zero }: Rounding): { sum: Amount; figures: number } {
  const main = mainCategory(document);
  let sum = zero;
  let figures = 0;
  const add = (amount: Amount | undefined, withheld = false) => {
    if (!amount) return;
    const term = withheld ? amount.negate() : amount;
    sum = sum.match(term).add(term);
    figures++;
  };
  for (const [position, { retained, rates = [] }] of (total.categories ?? []).entries()) {
    for (const rate of rates) {
      if (position === main) add(rate.base);
      if (document.categories?.[position]?.informative || !rate.percent) continue;
      add(rate.amount, retained);
      add(rate.surcharge?.amount, retained);
    }
  }
  return { sum, figures };
}

/** Returns the position of the category whose bases are the value of the sale: VAT, or the first that is added. */
function mainCategory({ categories = [] }: TaxTotal): number {
  const vat = categories.findIndex(({ code }) => code === 'VAT');
  return vat < 0 ? categories.findIndex(isAdded) : vat;
}

function isAdded({ retained, informative }: CategoryTotal): boolean {
  return !retained && !informative;
}

/** Returns the rate of the main category that has the largest base in the document, or the first of equals. */
function largestRate(share: TaxTotal, document: TaxTotal): RateTotal | undefined {
  const main = mainCategory(document);
  const bases = document.categories?.[main]?.rates ?? [];
  let largest = 0;
  for (const [position, { base }] of bases.entries()) {
    if ((base ?? Amount.ZERO).abs().compare((bases[largest]?.base ?? Amount.ZERO).abs()) > 0) largest = position;
  }
  return share.categories?.[main]?.rates?.[largest];
}
