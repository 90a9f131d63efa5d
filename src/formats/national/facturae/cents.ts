/**
 * Finds out whether an invoice has whole cents at each step. Rounding such an invoice line by line changes no figure, so it is skipped for
 * most invoices.
 */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { minus, plus } from '../shared/amounts.ts';
import { listIn, numberIn, textIn } from '../shared/members.ts';

/** Returns whether no figure of a calculated invoice was rounded; false for invoices with figures that are not examined here. */
export function isInCents(document: JsonObject): boolean {
  const { discounts, charges, lines, totals } = document;
  if (discounts !== undefined || charges !== undefined || !Array.isArray(lines)) return false;
  return lines.every(isLineInCents) && isSumOfRates(totals);
}

function isLineInCents(line: Json | undefined): boolean {
  if (!isJsonObject(line) || !isJsonObject(line.item) || line.breakdown !== undefined) return false;
  const [price, quantity] = [numberIn(line.item, 'price'), numberIn(line, 'quantity')];
  if (price === undefined || quantity === undefined || price.exponent > 2 || line.item.currency !== undefined)
    return false;
  const sum = price.up(price.exponent + quantity.exponent).multiply(quantity);
  const adjustments = [...listIn(line, 'discounts'), ...listIn(line, 'charges')];
  return isCents(sum) && adjustments.every((each) => isAdjustmentInCents(each, sum));
}

function isAdjustmentInCents(adjustment: JsonObject, sum: Amount): boolean {
  const amount = numberIn(adjustment, 'amount');
  if (amount === undefined || !isCents(amount) || adjustment.base !== undefined || adjustment.rate !== undefined)
    return false;
  const percent = textIn(adjustment, 'percent');
  if (percent === undefined) return true;
  const fraction = Percentage.parse(percent)?.fraction;
  return (
    fraction !== undefined &&
    sum
      .up(sum.exponent + fraction.exponent)
      .multiply(fraction)
      .equals(amount)
  );
}

function isCents(amount: Amount): boolean {
  return amount.equals(amount.rescale(2));
}

/** Returns whether the totals add up as they are shown, rate by rate. */
function isSumOfRates(totals: Json | undefined): boolean {
  const taxes = isJsonObject(totals) && isJsonObject(totals.taxes) ? totals.taxes : undefined;
  if (taxes === undefined) return false;
  let [charged, retained] = [Amount.zero(2), Amount.zero(2)];
  for (const category of listIn(taxes, 'categories')) {
    const rates = listIn(category, 'rates');
    const amount = sumOf(rates, 'amount');
    const surcharge = sumOf(
      rates.map(({ surcharge }) => surcharge),
      'amount',
    );
    if (!isFigure(category, 'amount', amount) || !isFigure(category, 'surcharge', surcharge)) return false;
    if (category.retained === true) retained = plus(retained, amount);
    else charged = plus(plus(charged, amount), surcharge);
  }
  const gross = plus(charged, numberIn(totals, 'total'));
  return (
    isFigure(totals, 'tax', charged) &&
    isFigure(totals, 'retained_tax', retained) &&
    isFigure(totals, 'total_with_tax', gross) &&
    isFigure(totals, 'payable', minus(gross, retained))
  );
}

function sumOf(members: readonly (Json | undefined)[], name: string): Amount {
  return members.reduce<Amount>((sum, each) => plus(sum, numberIn(each, name)), Amount.zero(2));
}

/** Returns whether a figure is the expected one; a missing one is 0. */
function isFigure(owner: Json | undefined, name: string, expected: Amount): boolean {
  return expected.equals(numberIn(owner, name) ?? Amount.ZERO);
}
