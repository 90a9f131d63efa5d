/** The sums of an invoice's tax categories: in lines, discounts and charges, and in its breakdown. */

import { addTo } from '../../../../engine/model/group-by.ts';
import { Decimal, Total } from '../../../rules/decimal.ts';
import { type Judged, normal, type Verdict } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, number, text } from '../../shared/paths.ts';
import { as, type Context, check, context, type PatternRule, type Wording } from './pattern.ts';

/** Where a category stands. */
export type Place = 'line' | 'discount' | 'charge' | 'group';

interface Category {
  readonly element: XmlElement;
  readonly place: Place;
  readonly code: string;
  readonly scheme: string;
  readonly rate: Decimal | undefined;
}

/** Returns the place of a category, or undefined elsewhere. */
export function placeOf(element: XmlElement): Place | undefined {
  if (element.name === 'cac:ClassifiedTaxCategory') return 'line';
  if (element.parent?.name === 'cac:TaxSubtotal') return 'group';
  const charge = isCharge(element.parent);
  return charge === undefined ? undefined : charge ? 'charge' : 'discount';
}

function categoryOf(element: XmlElement, place: Place): Category {
  return {
    element,
    place,
    code: text(element, 'ID'),
    scheme: text(element, 'TaxScheme/ID').toUpperCase(),
    rate: number(element, 'Percent'),
  };
}

export interface Supplies {
  readonly categories: readonly Category[];
  /** The number of categories of a place with a code, of a tax if given. */
  count(place: Place, code: string, scheme?: string): number;
  /** The lines and charges less discounts of a code, at a rate if given; a missing rate is 0. */
  total(code: string, rate?: Decimal): Decimal;
}

const keyOf = (code: string, rate: Decimal | undefined) => `${code} ${(rate ?? Decimal.ZERO).shortened()}`;

class Sums {
  readonly #added = new Map<string, Total>();
  readonly #taken = new Map<string, Total>();

  /** Adds an amount to its categories, to each once. */
  add(categories: readonly Category[], value: string | undefined): void {
    const sums = categories[0]?.place === 'discount' ? this.#taken : this.#added;
    for (const key of new Set(categories.flatMap(({ code, rate }) => [code, keyOf(code, rate)]))) {
      const total = sums.get(key) ?? new Total();
      total.add(value);
      sums.set(key, total);
    }
  }

  at(key: string): Decimal {
    const sum = (sums: Map<string, Total>) => sums.get(key)?.sum ?? Decimal.ZERO;
    return sum(this.#added).minus(sum(this.#taken));
  }
}

/** Returns what is supplied and how it is taxed. */
export function suppliesOf(judged: Judged): Supplies {
  return judged.once(read);
}

function read(judged: Judged): Supplies {
  const categories: Category[] = [];
  const counts = new Map<string, number>();
  const sums = new Sums();
  const holders = new Map<XmlElement, Category[]>();
  for (const element of [
    ...everywhere(judged, 'cac:ClassifiedTaxCategory'),
    ...everywhere(judged, 'cac:TaxCategory'),
  ]) {
    const place = placeOf(element);
    if (place === undefined) continue;
    const category = categoryOf(element, place);
    categories.push(category);
    for (const key of [`${place} ${category.code}`, `${place} ${category.code} ${category.scheme}`])
      counts.set(key, (counts.get(key) ?? 0) + 1);
    const holder = place === 'line' ? element.parent?.parent : element.parent;
    if (holder?.parent === judged.root && place !== 'group') addTo(holders, holder, category);
  }
  for (const [holder, own] of holders) {
    sums.add(own, all(holder, own[0]?.place === 'line' ? 'LineExtensionAmount' : 'Amount')[0]?.value);
  }
  return {
    categories,
    count: (place, code, scheme) =>
      counts.get(scheme === undefined ? `${place} ${code}` : `${place} ${code} ${scheme}`) ?? 0,
    total: (code, rate) => sums.at(rate === undefined ? code : keyOf(code, rate)),
  };
}

/** Returns whether a category is in a line, discount or charge. */
export function isSupplied(judged: Judged, code: string, scheme?: string): boolean {
  const { count } = suppliesOf(judged);
  return (['line', 'discount', 'charge'] as const).some((place) => count(place, code, scheme) > 0);
}

/** Holds if a category that is used anywhere has exactly one group. */
export function once(id: string, code: string, scheme: string): PatternRule {
  return check(id, as('BR-Z-01'), (_, judged) => {
    const count = suppliesOf(judged).count('group', code, scheme);
    return count === 1 || (count === 0 && !isSupplied(judged, code, scheme)) || { values: { code, count } };
  });
}

/** Holds if a category is supplied and has a group, or neither, of any tax. */
export function together(id: string, code: string): PatternRule {
  return check(id, as('BR-S-01'), (_, judged) => {
    const count = suppliesOf(judged).count('group', code);
    return count > 0 === isSupplied(judged, code) || { values: { code, count } };
  });
}

const RATES: Readonly<Record<Place, TermId>> = { line: 'BT-152', discount: 'BT-96', charge: 'BT-103', group: 'BT-119' };

/** How a category may be taxed: above 0, at 0, without a rate; `zero-or-none` is either of the last two. */
export type Rate = 'above' | 'zero' | 'none' | 'zero-or-none';

const WORDS: Readonly<Record<Rate, string>> = {
  above: 'BR-S-05',
  zero: 'BR-Z-05',
  none: 'BR-O-05',
  'zero-or-none': 'BR-Z-05',
};

function isRate(rate: Rate, element: XmlElement): boolean {
  const found = number(element, 'Percent');
  const isZero = found?.isZero === true;
  if (rate === 'above') return found !== undefined && !isZero && !found.isNegative;
  const isNone = !all(element, 'Percent').length;
  if (rate === 'none') return isNone;
  return isZero || (rate === 'zero-or-none' && isNone);
}

/** The rule on the rate of a category. */
export function rated(id: string, rate: Rate): PatternRule {
  return check(id, as(WORDS[rate]), (element) => {
    if (isRate(rate, element)) return true;
    const [percent] = all(element, 'Percent');
    const values = {
      code: text(element, 'ID'),
      term: RATES[placeOf(element) ?? 'group'],
      found: percent?.value ?? shown(undefined),
    };
    return { ...(percent ? { element: percent } : { step: 'cbc:Percent' }), values };
  });
}

/** Returns whether two numbers differ by at most a given difference. */
export function isNear(one: Decimal, other: Decimal, most: string): boolean {
  return (
    one
      .minus(other)
      .abs()
      .compare(Decimal.parse(most) ?? Decimal.ZERO) <= 0
  );
}

/** The category of a group. */
function groupOf(category: XmlElement): {
  base: Decimal | undefined;
  tax: Decimal | undefined;
  group: XmlElement | undefined;
} {
  const group = category.parent;
  return { group, base: number(group, 'TaxableAmount'), tax: number(group, 'TaxAmount') };
}

/** The rule that the base of a group is the sum of its supplies: at its rate, or at all rates. */
export function summed(
  id: string,
  { near = '0', byRate = false }: { near?: string; byRate?: boolean } = {},
): PatternRule {
  return check(id, as(byRate ? 'BR-S-08' : 'BR-Z-08'), (category, judged) => {
    const { base, group } = groupOf(category);
    const code = text(category, 'ID');
    const rate = number(category, 'Percent') ?? Decimal.ZERO;
    const expected = suppliesOf(judged).total(code, byRate ? rate : undefined);
    if (base !== undefined && isNear(base, expected, near)) return true;
    const values = { code, found: shown(base), expected: String(expected), ...(byRate && { rate: String(rate) }) };
    return at(group, 'TaxableAmount', values);
  });
}

/** The rule that the tax of a group is its base times its rate. */
export function reckoned(id: string, near: string): PatternRule {
  return check(id, as('BR-S-09'), (category) => {
    const { base, tax, group } = groupOf(category);
    const rate = number(category, 'Percent');
    const expected = rate && base?.abs().times(rate).percent().round(2);
    if (expected && tax && isNear(tax.abs(), expected, near)) return true;
    return at(group, 'TaxAmount', { code: text(category, 'ID'), found: shown(tax), expected: shown(expected) });
  });
}

/** The rule that a group has no tax. */
export function untaxed(id: string): PatternRule {
  return check(id, as('BR-Z-09'), (category) => {
    const { tax, group } = groupOf(category);
    return tax?.isZero === true || at(group, 'TaxAmount', { code: text(category, 'ID'), found: shown(tax) });
  });
}

/** The rule that a group has no reason for an exemption. */
export function unreasoned(id: string): PatternRule {
  return check(id, as('BR-S-10'), (category) => {
    const [found] = all(category, 'TaxExemptionReason|TaxExemptionReasonCode');
    return found === undefined || { element: found, values: { code: text(category, 'ID') } };
  });
}

function at(group: XmlElement | undefined, name: string, values: NonNullable<Wording['text']['values']>): Verdict {
  const [element] = all(group, name);
  return { element: element ?? group, ...(element ? {} : { step: `cbc:${name}` }), values };
}

const NAMES: Readonly<Record<Place, string>> = {
  line: 'cac:ClassifiedTaxCategory',
  discount: 'cac:TaxCategory',
  charge: 'cac:TaxCategory',
  group: 'cac:TaxCategory',
};

/** The context of a category at a place. */
export function ofCategory(
  code: string,
  scheme: string,
  place: Place,
  rules: readonly PatternRule[],
  isTaken: (element: XmlElement, judged: Judged) => boolean = () => true,
): Context {
  return context(
    NAMES[place],
    rules,
    (element, judged) =>
      placeOf(element) === place &&
      all(element, 'ID').some(({ value }) => normal(value) === code) &&
      text(element, 'TaxScheme/ID').toUpperCase() === scheme &&
      isTaken(element, judged),
  );
}
