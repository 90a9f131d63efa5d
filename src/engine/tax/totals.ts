/**
 * Tax totals: turns the rows of a document into bases, and bases into taxes (chapter 02 §7). Amounts stay unrounded, or
 * are rounded to the currency if the rounding rule says so; `roundTaxTotal` completes the calculation.
 */
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import type { TaxCombo } from './combo.ts';
import { extensionsEqual, extensionsKey } from './extensions.ts';
import type { Rounding } from './rounding.ts';
import { CategoryTotal, RateTotal, RateTotalSurcharge, TaxTotal } from './total.ts';

/** A row with taxes: a line, a discount (negative) or a charge. */
export interface TaxableRow {
  /** The basis of the row's taxes. Reduced by the tax that it contains. */
  base: Amount;
  /** Combos with their final country, key and percentages. */
  combos: readonly TaxCombo[];
  /** The tax with a percentage that the base contains (§7.3). */
  contained?: TaxCombo | undefined;
  /** The taxes of the row that count in the base of another one. */
  entering?: readonly EnteringTax[] | undefined;
  /** The part of them that the base contained. */
  alsoContained?: Amount | undefined;
}

/** A tax of a row that counts in the base of another tax of the row (chapter 02 §7.4). */
export interface EnteringTax {
  readonly percent: Percentage;
  /** The category whose base it enters, and the country of both. */
  readonly into: string;
  readonly country: string | undefined;
  /** Its position among the combos of the row. */
  readonly position: number;
}

/** Returns the taxes that count in the base of a combo. */
export function enteringInto(combo: TaxCombo, entering: readonly EnteringTax[]): readonly EnteringTax[] {
  return entering.filter(({ into, country }) => into === combo.cat && country === combo.country);
}

/** Removes from a row the taxes that are in the base of another tax. The price includes everything in that base. */
export function takeOutEntering(row: TaxableRow, contained: TaxCombo): void {
  const entering = row.entering && enteringInto(contained, row.entering);
  if (!entering?.length) return;
  const before = row.base;
  row.base = summed(entering).removeFrom(before);
  row.alsoContained = before.subtract(row.base);
}

/** Adds up percentages of one base. */
export function summed(entering: readonly EnteringTax[]): Percentage {
  const fractions = entering.map(({ percent }) => percent.fraction);
  return new Percentage(fractions.reduce((sum, each) => sum.match(each).add(each)));
}

/** How the taxes of a category count. */
export interface Counting {
  /** Withheld: subtracted from the payable amount. */
  readonly retained: boolean;
  /** Shown without effect on the payable amount. */
  readonly informative: boolean;
}

/**
 * Returns the tax total of rows: groups bases by category and rate in the order of their first appearance, then
 * calculates the amounts.
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
  for (const { base, combos, contained, entering } of rows) {
    for (const combo of combos) {
      if (containedPerRate && combo === contained) continue;
      const rate = rateOf(combo);
      const before = rate.base ?? rounding.zero;
      rate.base = rounding.widen(before, base).add(base);
      if (entering === undefined) continue;
      for (const { percent } of enteringInto(combo, entering)) rate.base = rate.base.add(percent.of(base));
    }
  }
  const total = TaxTotal.create({ categories: [...categories.values()] });
  calculateTaxTotal(total, rounding, containedPerRate ? included : undefined);
  return total;
}

/**
 * Removes the contained tax from rows under the rule `currency` (§7.3). The tax of a rate is calculated from the sum of
 * its rows. Each row is reduced by the amount it adds to that tax, so base and tax of a rate add up to its rows.
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
    takeOutEntering(row, contained);
  }
  for (const rate of rates) rate.base = (rate.base ?? rounding.zero).subtract(rate.amount ?? rounding.zero);
}

/** Extra decimals, beyond the currency's, for dividing a contained tax. */
const CONTAINED_DECIMALS = 4;

/** Splits a sum of rows into its net value and the contained tax, before rounding to the currency. */
export function withoutContained(
  gross: Amount,
  percent: Percentage,
  { decimals }: Rounding,
): { net: Amount; tax: Amount } {
  const exact = gross.rescale(decimals + CONTAINED_DECIMALS);
  const net = percent.removeFrom(exact);
  return { net, tax: exact.subtract(net) };
}

/** Creates a rate in its category, for the first combo that counts in it. */
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

/**
 * The rates of a tax total by the combos that count in them. The cost of a look-up does not grow with the number of
 * rates.
 */
export class RateIndex {
  readonly #byCategory = new Map<string, Rates>();

  /** Adds a rate to a category unless it already has one for the same combos. */
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

  /** Returns the rate for a combo: equal extensions, country, percentage and surcharge. Keys are not compared. */
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

/**
 * Up to this number of rates, each one is compared with a combo. That allocates nothing, unlike a text key for each tax
 * of each line.
 */
const FEW = 4;

/** Returns whether a combo counts in a rate. Equivalent to equal rate keys. */
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

/** Returns a key that is the same for all taxes of one rate. Without a percentage there is no surcharge. */
function rateKey({ percent, surcharge, country, ext }: Pick<TaxCombo, 'percent' | 'surcharge' | 'country' | 'ext'>) {
  const rates = percent ? `${percent.valueKey()}|${surcharge?.valueKey() ?? ''}` : '|';
  return `${rates}|${extensionsKey(ext)}|${country ?? ''}`;
}

/**
 * Calculates the amounts from the bases of a total. All its other figures are recalculated (§7.5, §7.6).
 * @param settled a category whose rates with a percentage already have their amounts
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

/** Copies a total, except for the marks of informative categories, which the standard loses in copying (§7.6). */
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

/** Returns the list without null entries. */
function given<E>(list: E[] | undefined): E[] | undefined {
  return list?.filter((entry) => entry !== null);
}

/**
 * Converts a total into the currency of the rounding.
 * @param rate the value of one unit of the old currency in the new one
 */
export function exchangeTaxTotal(total: TaxTotal, rate: Amount, rounding: Rounding): void {
  for (const category of total.categories ?? []) {
    for (const each of category.rates ?? [])
      each.base = (each.base ?? Amount.ZERO).multiply(rate).rescale(rounding.decimals);
  }
  calculateTaxTotal(total, rounding);
}
