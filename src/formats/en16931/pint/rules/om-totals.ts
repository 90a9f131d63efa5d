/** The rules of Oman on the amounts of a whole invoice. */

import { Decimal, sum } from '../../../rules/decimal.ts';
import type { Judged } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import { all, text, texts } from '../../shared/paths.ts';
import { accountingCurrencyOf, currencyOf, linesOf, references, totalsIn } from './common.ts';
import { HALF_CENT, isForeign, RIAL, rateOf, VAT, withTax } from './om-common.ts';
import { isSimplified } from './om-types.ts';
import { as, check, type PatternRule } from './pattern.ts';
import { isNear, isSupplied, suppliesOf } from './supplies.ts';

const groupsOf = (judged: Judged, code: string) => suppliesOf(judged).count('group', code);

/** A category that is supplied has exactly one group among all totals; in simplified invoices at most one. */
export function one(id: string, code: string): PatternRule {
  return check(id, as('BR-Z-01'), (_, judged) => {
    const count = groupsOf(judged, code);
    const isUsed = isSupplied(judged, code, VAT);
    const isRight = isSimplified(judged) ? count <= 1 : !isUsed || count === 1;
    return isRight || { values: { code, count } };
  });
}

/** The rates of category S that are supplied. */
export function ratesOf(judged: Judged): Map<string, number> {
  const { categories } = suppliesOf(judged);
  const rates = new Map<string, number>();
  const keyOf = (rate: Decimal | undefined) => String(rate?.shortened() ?? '');
  for (const { place, code, scheme, rate } of categories)
    if (place !== 'group' && code === 'S' && scheme === VAT && rate !== undefined) rates.set(keyOf(rate), 0);
  for (const { place, code, rate } of categories) {
    const known = rates.get(keyOf(rate));
    if (place === 'group' && code === 'S' && known !== undefined) rates.set(keyOf(rate), known + 1);
  }
  return rates;
}

/** The tax in the accounting currency is the rate times the tax. */
export function isConverted(judged: Judged): boolean {
  const other = accountingCurrencyOf(judged);
  if (!isForeign(judged) || other !== RIAL) return true;
  const at = (currency: string) =>
    all(judged.root, 'TaxTotal/TaxAmount')
      .filter((each) => each.attribute('currencyID') === currency)
      .map(({ value }) => Decimal.parse(value))[0];
  const [own, converted, rate] = [at(currencyOf(judged)), at(other), Decimal.parse(rateOf(judged))];
  return (
    own !== undefined && converted !== undefined && rate !== undefined && isNear(converted, own.times(rate), HALF_CENT)
  );
}

export function hasGroupInRials(judged: Judged): boolean {
  const isUsed = everywhere(judged, 'cac:TaxCategory').some((each) => text(each, 'ID') === 'S');
  if (!isForeign(judged) || !isUsed) return true;
  const currency = accountingCurrencyOf(judged);
  return all(totalsIn(judged.root, currency), 'TaxSubtotal/').some(
    (group) =>
      texts(group, 'TaxCategory/ID').includes('S') &&
      all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === currency),
  );
}

const SIGNED = new Set(['cbc:PayableRoundingAmount', 'cbc:TaxableAmount']);

export const negatives = (judged: Judged) =>
  [...judged.root.within()].filter(
    (element) =>
      element.first === undefined &&
      /(?:Amount|Quantity)$/.test(element.name) &&
      !SIGNED.has(element.name) &&
      Decimal.parse(element.value)?.isNegative === true,
  );

export function isMarginTotal(judged: Judged): boolean {
  const total = Decimal.parse(text(references(judged.root, 'PM_TOTAL'), 'DocumentDescription'));
  const expected = sum(linesOf(judged.root).map((line) => String(withTax(line) ?? Decimal.ZERO)));
  return total !== undefined && isNear(total, expected, HALF_CENT);
}
