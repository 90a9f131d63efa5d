/**
 * Completes the tax combos of a row: country, key and percentages, by the regime and the tax date (chapter 03 §3.4).
 */
import { type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Category, Rate } from './categories.ts';
import { rateValue } from './categories.ts';
import type { TaxCombo } from './combo.ts';
import type { FormerValue, RegimeModule } from './declare.ts';
import { extensionsContain } from './extensions.ts';
import { categoryOf, regimeOf, type TaxRegistry } from './registry.ts';
import type { Counting, EnteringTax } from './totals.ts';

export interface TaxTerms {
  readonly registry: TaxRegistry;
  /** The country of the document's regime; empty without a regime. */
  readonly country: string;
  /** The day whose rates apply. */
  readonly day: string;
}

type FormerRates = NonNullable<RegimeModule['formerRates']>[string];

/** Why a combo cannot be completed. */
export interface ComboProblem {
  kind: 'category' | 'rate' | 'date';
  /** The wording of the standard. */
  message: Message;
  text: Message;
}

/** Completes a combo in place. Returns the problem if that fails. */
export function prepareCombo(combo: TaxCombo, terms: TaxTerms): ComboProblem | undefined {
  if ((combo.country ?? '') === terms.country) combo.country = undefined;
  const country = combo.country || terms.country;
  const code = combo.cat ?? '';
  const regime = regimeOf(terms.registry, country);
  const category = categoryOf(regime, code);
  if (category) {
    const problem = settleRate(combo, category, terms.day, regime?.module.formerRates?.[code]);
    return problem && country === '' ? { ...problem, text: withoutRegime(combo, code) } : problem;
  }
  if (!regime) return undefined;
  const given = shorten(code);
  return {
    kind: 'category',
    message: message("invalid-category: '{given}' not defined in regime", { given }),
    text: message('The regime of {country} has no tax category "{given}". Its categories are {known}.', {
      country,
      given,
      known: regime.categoryCodes,
    }),
  };
}

/** Only countries with a regime have rates with names. */
function withoutRegime({ rate = '' }: TaxCombo, category: string): Message {
  return message(
    'The rates of the country of the supplier are not known, so {category} has no rate "{given}". Set percent instead of rate, or correct supplier.tax_id.country.',
    { given: shorten(rate), category },
  );
}

/** Returns whether the category of a combo is retained or informative. */
export function countingOf({ country, cat }: TaxCombo, terms: TaxTerms): Counting {
  return categoryOf(regimeOf(terms.registry, country || terms.country), cat ?? '') ?? ADDED;
}

/** A tax that is added to the total. Unknown categories count like this. */
const ADDED: Counting = { retained: false, informative: false };

/** Returns the taxes that count in the base of another one, if the regime has any. */
export function entersOf(terms: TaxTerms): RegimeModule['enters'] {
  return regimeOf(terms.registry, terms.country)?.module.enters;
}

/**
 * Returns the taxes of a row that count in the base of another tax of the row (chapter 02 §7.4).
 * @param own what `entersOf` returns, so that it is looked up once for all rows
 */
export function enteringOf(
  combos: readonly TaxCombo[],
  terms: TaxTerms,
  own: RegimeModule['enters'],
): EnteringTax[] | undefined {
  let found: EnteringTax[] | undefined;
  for (let position = 0; position < combos.length; position++) {
    const { country, cat = '', percent } = combos[position] as TaxCombo;
    const enters = country ? regimeOf(terms.registry, country)?.module.enters : own;
    const into = percent && enters?.get(cat);
    if (!into || !combos.some((other) => other.cat === into && other.country === country)) continue;
    found ??= [];
    found.push({ percent, into, country, position });
  }
  return found;
}

/** Fills in key, percentage and surcharge. Returns the problem if that fails. */
function settleRate(
  combo: TaxCombo,
  category: Category,
  day: string,
  former: FormerRates | undefined,
): ComboProblem | undefined {
  if (!combo.key && category.hasKeys) combo.key = 'standard';
  const key = combo.key ?? '';
  if (category.withoutPercent(key)) {
    combo.percent = undefined;
    combo.surcharge = undefined;
    return undefined;
  }
  if (!combo.rate) return undefined;
  const rate = category.rate(key, combo.rate);
  if (!rate) return unknownRate(combo.rate, key, category);
  if (rate.values.length === 0) return undefined;
  const value = rateValue(rate, day, combo.ext);
  if (!value) {
    const since = rate.values.at(-1)?.since;
    const asked = { rate: combo.rate, category: category.code, day };
    return {
      kind: 'date',
      message: message("invalid-date: rate value unavailable for '{rate}' in '{category}' on '{day}'", asked),
      text: unavailable(asked, since, isRegional(rate, combo) ? undefined : former?.[combo.rate]),
    };
  }
  combo.percent = value.percent;
  combo.surcharge = value.surcharge;
  return undefined;
}

/** Returns whether a region has a rate of its own. */
function isRegional({ values }: Rate, { ext }: TaxCombo): boolean {
  return values.some((value) => value.ext !== undefined && extensionsContain(ext, value.ext));
}

/** @param former the former values of the rate */
function unavailable(
  asked: { rate: string; category: string; day: string },
  since: string | undefined,
  former: readonly FormerValue[] = [],
): Message {
  const percent = former.find((each) => each.since <= asked.day)?.percent;
  if (since === undefined)
    return message('The rate "{rate}" of {category} has no value on {day}. Set percent instead of rate.', asked);
  if (percent === undefined) {
    return message(
      'The rate "{rate}" of {category} has no value on {day}; the earliest known value applies from {since}. Set percent instead of rate.',
      { ...asked, since },
    );
  }
  return message(
    'The rate "{rate}" of {category} has no value on {day}; the earliest known value applies from {since}. By law it was {percent} then: set percent to it instead of rate.',
    { ...asked, since, percent },
  );
}

function unknownRate(rate: string, key: string, category: Category): ComboProblem {
  const fitting = category.rates
    .filter(({ keys }) => (keys.length === 0 ? key === '' : keys.includes(key)))
    .map((each) => each.rate);
  const given = shorten(rate);
  const asked = { given, category: category.code, key: shorten(key) };
  return {
    kind: 'rate',
    message:
      key === ''
        ? message("invalid: '{given}' rate not defined in category '{category}'", asked)
        : message("invalid: '{given}' rate not defined for key '{key}' in category '{category}'", asked),
    text: fitting.length > 0 ? otherRates({ ...asked, rates: fitting }) : noRates(asked),
  };
}

function otherRates(asked: { given: string; category: string; key: string; rates: readonly string[] }): Message {
  return asked.key === ''
    ? message('{category} has no rate "{given}". Its rates are {rates}.', asked)
    : message('{category} with key {key} has no rate "{given}". Its rates are {rates}.', asked);
}

function noRates(asked: { given: string; category: string; key: string }): Message {
  return asked.key === ''
    ? message('{category} has no rate "{given}" and no other rates; set percent instead.', asked)
    : message('{category} with key {key} has no rate "{given}" and no other rates; set percent instead.', asked);
}
