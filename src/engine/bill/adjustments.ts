/** Discounts and charges of a whole document (chapter 02 §6). */
import { Amount } from '../num/amount.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';

/**
 * Calculates a list of discounts or charges, each independent of the others.
 * @param sum the unrounded sum of all lines, which percentages apply to
 * @param unknown rows with unreadable figures, which get no amount
 * @returns the sum of the list; undefined if it is empty
 */
export function calculateAdjustments(
  list: readonly (Discount | Charge)[] | undefined,
  sum: Amount,
  rounding: Rounding,
  unknown?: ReadonlySet<object>,
): Amount | undefined {
  if (!list?.length) return undefined;
  let total = rounding.zero;
  for (const [position, each] of list.entries()) {
    each.i = position + 1;
    if (unknown?.has(each)) {
      each.amount = undefined;
      continue;
    }
    if (each.percent)
      each.amount = each.percent.of(each.base ? rounding.apply(each.base.up(rounding.decimals + 2)) : sum);
    each.amount = rounding.apply(each.amount ?? Amount.ZERO);
    total = total.match(each.amount).add(each.amount);
  }
  return total;
}

/** Rounds amounts for display, to the decimals of their base or otherwise of the currency. */
export function roundAdjustments(list: readonly (Discount | Charge)[] | undefined, rounding: Rounding): void {
  for (const each of list ?? []) each.amount = each.amount?.down(each.base?.exponent ?? rounding.decimals);
}
