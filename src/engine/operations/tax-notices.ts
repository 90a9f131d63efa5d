/** Warnings about probable mistakes in the taxes of a calculated document. */
import { Delivery } from '../bill/delivery.ts';
import type { BillDocument } from '../bill/document.ts';
import { Invoice } from '../bill/invoice.ts';
import { Order } from '../bill/order.ts';
import { taxesPathOf } from '../bill/taxes.ts';
import { type Fault, faultOf } from '../faults.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import { registry } from '../registry.ts';
import type { Category } from '../tax/categories.ts';
import type { TaxCombo } from '../tax/combo.ts';
import type { OtherRates } from '../tax/declare.ts';
import { categoryOf, type Regime, regimeOf } from '../tax/registry.ts';
import { type Message, message } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { shorten } from '../text/shorten.ts';

const TYPES: ReadonlySet<unknown> = new Set([Invoice, Order, Delivery]);
const LISTS = ['lines', 'discounts', 'charges'] as const;

/**
 * Returns warnings about percentages that a country does not have on the tax date, taxes without a percentage, and
 * prices that include a tax which no row has. Properties refer to the input.
 * @param path the path of the document, `doc` in an envelope
 */
export function taxNotices({ content }: Wrapped, path: readonly Step[]): Fault[] {
  if (!content || !TYPES.has(content.type)) return [];
  const document = content.value as BillDocument;
  const notices = new TaxNotices(document, path);
  for (const list of LISTS) {
    document[list]?.forEach((row, position) => {
      const combos = row?.taxes;
      if (combos === undefined) return;
      for (let index = 0; index < combos.length; index++) {
        const combo = combos[index];
        if (combo && !notices.isLast(combo))
          notices.tax(combo, () => [...taxesPathOf({ list, position }), index, 'percent']);
      }
    });
  }
  notices.prices();
  return notices.found;
}

class TaxNotices {
  readonly found: Fault[] = [];
  readonly #document: BillDocument;
  readonly #path: readonly Step[];
  readonly #regime: Regime | undefined;
  readonly #day: string;
  readonly #categories = new Set<string>();
  /** The warning for each tax with all its properties; undefined for a valid tax. */
  readonly #warned = new Map<string, Fault | undefined>();
  #last: Percentage | undefined;
  #category: string | undefined;

  constructor(document: BillDocument, path: readonly Step[]) {
    this.#document = document;
    this.#path = path;
    this.#regime = registry.planOf(document).regime;
    this.#day = document.value_date ?? document.issue_date ?? '';
  }

  /** Returns whether a tax is like the last one, which has a rate. Rows of the same rate share its percentage. */
  isLast({ cat, percent }: TaxCombo): boolean {
    return percent !== undefined && percent === this.#last && cat === this.#category;
  }

  tax(combo: TaxCombo, pathOf: () => Step[]): void {
    const { cat = '', key = '', percent, country = '' } = combo;
    this.#categories.add(cat);
    const regime = country === '' ? this.#regime : regimeOf(registry, country);
    const category = categoryOf(regime, cat);
    if (!category) {
      if (!regime && !percent && key === '') this.#warn(`\n${cat}`, pathOf, 'BW-WARN-ZERO', () => withoutPercent(cat));
      return;
    }
    if (!percent || !regime || isFree(combo, category)) return;
    const isRate = !this.#warn(`${country}\n${cat}\n${key}\n${percent.toString()}`, pathOf, 'BW-WARN-RATE', () =>
      aboutRate({ regime, category, key, percent, day: this.#day }),
    );
    if (!isRate) return;
    this.#last = percent;
    this.#category = cat;
  }

  /** Checks whether the tax that prices include is one that a row has. */
  prices(): void {
    const included = this.#document.tax?.prices_include;
    if (!included || this.#categories.size === 0 || this.#categories.has(included)) return;
    const likely = nearest(included, this.#categories);
    const category = shorten(included);
    const text =
      likely === undefined
        ? message('No row has the tax {category}, so the prices count as prices without tax.', { category })
        : message('No row has the tax {category}, so the prices count as prices without tax. Did you mean {likely}?', {
            category,
            likely,
          });
    this.#warn(
      '',
      () => ['tax', 'prices_include'],
      'BW-WARN-PRICES',
      () => text,
    );
  }

  /** Adds a property to the warning for equal taxes. Returns false without a warning. */
  #warn(identity: string, pathOf: () => Step[], code: string, textOf: () => Message | undefined): boolean {
    const known = this.#warned.get(identity);
    if (known) {
      known.properties.push(this.#pathTo(pathOf()));
      return true;
    }
    if (this.#warned.has(identity)) return false;
    const text = textOf();
    const warning = text && faultOf(code, this.#pathTo(pathOf()), text);
    this.#warned.set(identity, warning);
    if (warning) this.found.push(warning);
    return warning !== undefined;
  }

  #pathTo(steps: Step[]): string {
    return pathText([...this.#path, ...pathInInput(this.#document, steps)]);
  }
}

function withoutPercent(category: string): Message {
  return message('The tax {category} has no percentage; it counts as 0.', { category: shorten(category) });
}

/** Returns whether a tax names a rate with any percentage, such as `other`. */
function isFree({ key = '', rate = '' }: TaxCombo, category: Category): boolean {
  return rate !== '' && category.rate(key, rate)?.values.length === 0;
}

const WHOLE = new Percentage(Amount.ONE);

interface Asked {
  regime: Regime;
  category: Category;
  key: string;
  percent: Percentage;
  day: string;
}

/** Returns the warning for a percentage that is not a rate; undefined for a rate, or without a complete list. */
function aboutRate({ regime, category, key, percent, day }: Asked): Message | undefined {
  if (category.retained || category.informative || category.rates.length === 0 || percent.isZero()) return undefined;
  // `BW-PERCENT` reports these.
  if (percent.isNegative() || percent.compare(WHOLE) > 0) return undefined;
  const other = regime.module.otherRates?.[category.code];
  if (other?.percents === 'any') return undefined;
  const rates = ratesOn(category, key, day, other);
  if (!rates || rates.some((rate) => rate.equals(percent)) || isOther(percent, day, other)) return undefined;
  const values = {
    percent: percent.toString(),
    category: category.code,
    country: regime.country,
    day,
    rates: [...new Set(rates.map(String))],
  };
  return key === 'zero'
    ? message('The key zero stands for a rate of 0%, but the percentage is {percent}.', values)
    : message('{percent} is not a {category} rate of {country} on {day}; the rates are {rates}.', values);
}

/** Returns the warning for a percentage of a country's tax on a day, if its regime is loaded; undefined for a rate. */
export function aboutPercent(country: string, tax: string, percent: string, day: string): Message | undefined {
  const regime = regimeOf(registry, country);
  const category = regime?.category(tax);
  const read = Percentage.parse(percent);
  return regime && category && read && aboutRate({ regime, category, key: 'standard', percent: read, day });
}

interface Rates {
  key: string;
  day: string;
  percents: readonly Percentage[] | undefined;
}

/** The latest answers of `ratesOn`: most rows of most documents ask the same. */
const latestRates = new WeakMap<Category, Rates>();

/** Returns the percentages on a day, in any region; undefined if the definition does not go back far enough. */
function ratesOn(category: Category, key: string, day: string, other: OtherRates | undefined) {
  const latest = latestRates.get(category);
  if (latest && latest.key === key && latest.day === day) return latest.percents;
  const percents = readRates(category, key, day, other);
  latestRates.set(category, { key, day, percents });
  return percents;
}

function readRates(category: Category, key: string, day: string, other: OtherRates | undefined) {
  if (key === 'zero') return [];
  const found: Percentage[] = [];
  const isComplete = other?.completeSince !== undefined && day >= other.completeSince;
  for (const { keys, values } of category.rates) {
    if (values.length === 0 || (keys.length > 0 && !keys.includes(key))) continue;
    const before = found.length;
    const regions = new Set<unknown>();
    for (const { percent, since, ext } of values) {
      const region = ext && [...ext].join();
      if (regions.has(region) || (since !== undefined && since > day)) continue;
      regions.add(region);
      found.push(percent);
    }
    if (found.length === before && !isComplete) return undefined;
  }
  return found.length > 0 ? found : undefined;
}

function isOther(percent: Percentage, day: string, other: OtherRates | undefined): boolean {
  if (!other?.percents || other.percents === 'any') return false;
  return other.percents.some((each) => {
    const { percent: text, since = '', until = '9999' } = typeof each === 'string' ? { percent: each } : each;
    return since <= day && day <= until && Percentage.parse(text)?.equals(percent);
  });
}
