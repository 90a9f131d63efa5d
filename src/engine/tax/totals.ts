/**
 * Tax totals: how the rows of a document become bases, and bases taxes (chapter 02 §7). Everything is carried
 * unrounded, or rounded to the currency where the rounding rule says so; `roundTaxTotal` ends the calculation.
 */
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from './combo.ts';
import { extensionsEqual, extensionsKey } from './extensions.ts';
import type { Rounding } from './rounding.ts';
import { CategoryTotal, RateTotal, RateTotalSurcharge, TaxTotal } from './total.ts';

/** A row with taxes: a line, a discount (negative) or a charge. */
export interface TaxableRow {
  /** What the taxes of the row are applied to; reduced by the tax that it contains. */
  base: Amount;
  /** Those whose country, key and percentages are settled. */
  combos: readonly TaxCombo[];
  /** The tax with a percentage that the base contains (§7.3). */
  contained?: TaxCombo | undefined;
}

/** How the taxes of a category count. */
export interface Counting {
  /** Withheld: taken off what is payable. */
  readonly retained: boolean;
  /** Only shown. */
  readonly informative: boolean;
}

/**
 * The tax total of rows: bases grouped by category and rate in the order of their first appearance, then amounts.
 * @param included the category whose tax the rows contain; empty if none
 */
export function taxTotalOf(
  rows: readonly TaxableRow[],
  rounding: Rounding,
  countingOf: (combo: TaxCombo) => Counting,
  included = '',
): TaxTotal {
  const categories = new Map<string, CategoryTotal>();
  const index = new RateIndex();
  const rateOf = (combo: TaxCombo) =>
    index.find(combo) ?? newRate(combo, countingOf(combo), categories, index, rounding);
  const containedPerRate = included !== '' && rounding.perCurrency;
  if (containedPerRate) takeOutPerRate(rows, rateOf, rounding);
  for (const { base, combos, contained } of rows) {
    for (const combo of combos) {
      if (containedPerRate && combo === contained) continue;
      const rate = rateOf(combo);
      const before = rate.base ?? rounding.zero;
      rate.base = rounding.widen(before, base).add(base);
    }
  }
  const total = TaxTotal.create({ categories: [...categories.values()] });
  calculateTaxTotal(total, rounding, containedPerRate ? included : undefined);
  return total;
}

/**
 * Takes the contained tax out of rows under the rule `currency` (§7.3): the tax of a rate is what the sum of its rows contains, and
 * each row bears by how much it grows, so that base and tax of a rate add up to its rows.
 */
function takeOutPerRate(rows: readonly TaxableRow[], rateOf: (combo: TaxCombo) => RateTotal, rounding: Rounding): void {
  const rates = new Set<RateTotal>();
  for (const row of rows) {
    const { contained } = row;
    if (!contained?.percent) continue;
    const rate = rateOf(contained);
    const gross = (rate.base ?? rounding.zero).add(row.base);
    const tax = withoutContained(gross, contained.percent, rounding).tax.rescale(rounding.decimals);
    row.base = row.base.subtract(tax.subtract(rate.amount ?? rounding.zero));
    rate.base = gross;
    rate.amount = tax;
    rates.add(rate);
  }
  for (const rate of rates) rate.base = (rate.base ?? rounding.zero).subtract(rate.amount ?? rounding.zero);
}

/** Decimals beyond those of the currency with which a contained tax is divided. */
const CONTAINED_DECIMALS = 4;

/** A sum of rows without the tax that it contains, and that tax, both before they are rounded to the currency. */
export function withoutContained(
  gross: Amount,
  percent: Percentage,
  { decimals }: Rounding,
): { net: Amount; tax: Amount } {
  const exact = gross.rescale(decimals + CONTAINED_DECIMALS);
  const net = percent.removeFrom(exact);
  return { net, tax: exact.subtract(net) };
}

/** The rate that a combo is the first of, in its category. */
function newRate(
  combo: TaxCombo,
  { retained, informative }: Counting,
  categories: Map<string, CategoryTotal>,
  index: RateIndex,
  rounding: Rounding,
): RateTotal {
  const code = combo.cat ?? '';
  const category = categories.get(code) ?? CategoryTotal.create({ code, retained, informative, rates: [] });
  categories.set(code, category);
  const rate = RateTotal.create({
    country: combo.country,
    key: combo.key,
    ext: combo.ext && new Map(combo.ext),
    base: rounding.zero,
    amount: rounding.zero,
    percent: combo.percent,
    surcharge: combo.surcharge && RateTotalSurcharge.create({ percent: combo.surcharge }),
  });
  category.rates?.push(rate);
  index.add(code, rate);
  return rate;
}

/** The rates of a tax total, found by the combos that count in them at the same cost however many there are. */
export class RateIndex {
  readonly #byCategory = new Map<string, Rates>();

  /** Adds a rate of a category, unless there is one already that the same combos count in. */
  add(category: string, rate: RateTotal): void {
    let rates = this.#byCategory.get(category);
    if (!rates) {
      rates = { byKey: new Map(), list: [] };
      this.#byCategory.set(category, rates);
    }
    const { percent, surcharge, country, ext } = rate;
    const key = rateKey({ percent, surcharge: surcharge?.percent, country, ext });
    if (rates.byKey.has(key)) return;
    rates.byKey.set(key, rate);
    rates.list.push(rate);
  }

  /** The rate that a combo counts in: that of equal extensions, country, percentage and surcharge; keys are not compared. */
  find(combo: TaxCombo): RateTotal | undefined {
    const rates = this.#byCategory.get(combo.cat ?? '');
    if (rates === undefined || rates.list.length > FEW) return rates?.byKey.get(rateKey(combo));
    for (const rate of rates.list) if (countsIn(combo, rate)) return rate;
    return undefined;
  }
}

/** The rates of a category, each once. */
interface Rates {
  readonly byKey: Map<string, RateTotal>;
  readonly list: RateTotal[];
}

/** Up to so many rates of a category are compared with a combo: nothing is made for that, where a key is a text for each tax of each line. */
const FEW = 4;

/** Says the same as equal keys do. */
function countsIn({ percent, surcharge, country, ext }: TaxCombo, rate: RateTotal): boolean {
  return (
    isSame(percent, rate.percent) &&
    (percent === undefined || isSame(surcharge, rate.surcharge?.percent)) &&
    (country ?? '') === (rate.country ?? '') &&
    extensionsEqual(ext, rate.ext)
  );
}

function isSame(one: Percentage | undefined, other: Percentage | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}

/** The same text for all that counts in one rate. Without a percentage there is no surcharge. */
function rateKey({ percent, surcharge, country, ext }: Pick<TaxCombo, 'percent' | 'surcharge' | 'country' | 'ext'>) {
  const rates = percent ? `${percent.valueKey()}|${surcharge?.valueKey() ?? ''}` : '|';
  return `${rates}|${extensionsKey(ext)}|${country ?? ''}`;
}

/**
 * Amounts from the bases that stand in a total; all other figures of it are made again (§7.5, §7.6).
 * @param settled a category whose rates with a percentage have their amounts already
 */
export function calculateTaxTotal(total: TaxTotal, rounding: Rounding, settled?: string): void {
  let sum = rounding.zero;
  total.retained = undefined;
  total.categories = given(total.categories) ?? [];
  for (const category of total.categories) {
    calculateCategory(category, rounding, settled !== undefined && category.code === settled);
    if (category.informative) continue;
    if (category.retained) total.retained = withCategory(total.retained, category, rounding);
    else sum = withCategory(sum, category, rounding);
  }
  total.sum = sum;
}

function calculateCategory(category: CategoryTotal, rounding: Rounding, isSettled: boolean): void {
  let amount = rounding.zero;
  let sumOfSurcharges: Amount | undefined;
  category.rates = given(category.rates) ?? [];
  for (const rate of category.rates) {
    if (!rate.percent) {
      rate.amount = rounding.zero;
      continue;
    }
    const base = rate.base ?? Amount.ZERO;
    const tax = (isSettled && rate.amount) || rate.percent.of(base);
    rate.amount = tax;
    amount = rounding.widen(amount, tax).add(tax);
    if (!rate.surcharge) continue;
    const surcharge = (rate.surcharge.percent ?? Percentage.ZERO).of(base);
    rate.surcharge.amount = surcharge;
    sumOfSurcharges = accumulate(sumOfSurcharges, surcharge, rounding);
  }
  category.amount = amount;
  category.surcharge = sumOfSurcharges;
}

function withCategory(before: Amount | undefined, { amount, surcharge }: CategoryTotal, rounding: Rounding): Amount {
  const sum = accumulate(before, amount ?? rounding.zero, rounding);
  return surcharge ? accumulate(sum, surcharge, rounding) : sum;
}

function accumulate(before: Amount | undefined, added: Amount, rounding: Rounding): Amount {
  return rounding.widen(before ?? rounding.zero, added).add(added);
}

/** Rounds every figure of a total to the currency. */
export function roundTaxTotal(total: TaxTotal, decimals: number): void {
  for (const category of total.categories ?? []) {
    for (const rate of category.rates ?? []) {
      rate.base = (rate.base ?? Amount.ZERO).rescale(decimals);
      rate.amount = (rate.amount ?? Amount.ZERO).rescale(decimals);
      if (rate.surcharge) rate.surcharge.amount = (rate.surcharge.amount ?? Amount.ZERO).rescale(decimals);
    }
    category.amount = (category.amount ?? Amount.ZERO).rescale(decimals);
    category.surcharge = category.surcharge?.rescale(decimals);
  }
  total.sum = (total.sum ?? Amount.ZERO).rescale(decimals);
  total.retained = total.retained?.rescale(decimals);
}

/** A copy of a total, but for the marks of informative categories, which the standard loses in copying (§7.6). */
export function copyTaxTotal(total: TaxTotal): TaxTotal {
  return TaxTotal.create({
    ...total,
    categories: given(total.categories)?.map((category) =>
      CategoryTotal.create({
        ...category,
        informative: undefined,
        rates: (given(category.rates) ?? []).map((rate) =>
          RateTotal.create({
            ...rate,
            ext: rate.ext && new Map(rate.ext),
            surcharge: rate.surcharge && { ...rate.surcharge },
          }),
        ),
      }),
    ),
  });
}

/** The list without entries that are null. */
function given<E>(list: E[] | undefined): E[] | undefined {
  return list?.filter((entry) => entry !== null);
}

/** Takes a part of a total: every base times the factor, then the amounts anew. A factor of zero leaves it as it is. */
export function scaleTaxTotal(total: TaxTotal, factor: Amount, rounding: Rounding): void {
  if (factor.isZero()) return;
  changeBases(total, (base) => base.multiply(factor), rounding);
}

/** Brings a total into the currency that the rounding is for, at what one unit of the old currency is worth in it. */
export function exchangeTaxTotal(total: TaxTotal, rate: Amount, rounding: Rounding): void {
  changeBases(total, (base) => base.multiply(rate).rescale(rounding.decimals), rounding);
}

function changeBases(total: TaxTotal, change: (base: Amount) => Amount, rounding: Rounding): void {
  for (const category of total.categories ?? []) {
    for (const rate of category.rates ?? []) rate.base = change(rate.base ?? Amount.ZERO);
  }
  calculateTaxTotal(total, rounding);
}
