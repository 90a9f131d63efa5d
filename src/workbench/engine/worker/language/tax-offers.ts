/** Tax categories, treatments and rates of a tax's country on the document's date. */

import type { Step } from '../../../../engine/model/path.ts';
import { registry } from '../../../../engine/registry.ts';
import type { CategoryDefinition, RateDefinition, RateValue } from '../../../../engine/tax/definitions.ts';
import { gstKeys, vatKeys } from '../../../../engine/tax/keys.ts';
import { say } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import { type DocumentContext, localized, type Offer, offerOf, textIn, valueAt } from './document-context.ts';

/** The categories of a document without a regime (chapter 03 §2.3). */
const global = (): readonly CategoryDefinition[] => [
  { code: 'VAT', name: { en: 'VAT' }, title: { en: say(texts.vat) }, keys: vatKeys },
  { code: 'GST', name: { en: 'GST' }, title: { en: say(texts.gst) }, keys: gstKeys },
];

export function categoryOffers(context: DocumentContext, path: readonly Step[]): Offer[] {
  return categoriesAt(context, path).map(({ code, name, title, desc }) =>
    offerOf(code, { name: title ?? name, desc }, context.language),
  );
}

export function keyOffers(context: DocumentContext, path: readonly Step[]): Offer[] {
  return (categoryAt(context, path)?.keys ?? []).map((each) => ({
    ...offerOf(each.key, each, context.language),
    figure: each.no_percent ? 'without percentage' : undefined,
  }));
}

/** Returns the rates for the treatment, each with its percentage on the document's date and its start. */
export function rateOffers(context: DocumentContext, path: readonly Step[]): Offer[] {
  const { language, day } = context;
  return ratesAt(context, path).map((rate) => {
    const value = valueOn(rate, day);
    return {
      value: rate.rate,
      name: localized(rate.name, language),
      figure: value ? figureOf(value) : `none on ${day}`,
      about:
        [localized(rate.desc, language), value ? history(value, rate, day) : ''].filter(Boolean).join('\n\n') ||
        undefined,
    };
  });
}

/** Like `rateOffers`, with percentages as values. */
export function percentOffers(context: DocumentContext, path: readonly Step[]): Offer[] {
  const offers = ratesAt(context, path).flatMap((rate) => {
    const value = valueOn(rate, context.day);
    return value ? [{ value: short(value.percent), name: localized(rate.name, context.language) }] : [];
  });
  return offers.filter(({ value }, index) => offers.findIndex((each) => each.value === value) === index);
}

/**
 * Returns the percentage of a rate of the combo at `path`, as `21% since 2012-09-01` or `10%, start date unknown`; undefined if unknown.
 */
export function rateText(context: DocumentContext, combo: readonly Step[], rate: string): string | undefined {
  const definition = ratesAt(context, [...combo, 'rate']).find((each) => each.rate === rate);
  const value = definition && valueOn(definition, context.day);
  return value && `${figureOf(value)}${value.since ? ` since ${value.since}` : ', start date unknown'}`;
}

/** Returns the extensions that a regime suggests for the tax whose `ext` is at the path. */
export function suggestedExtensions(context: DocumentContext, path: readonly Step[]): readonly string[] {
  const owner = valueAt(context.source.value, path.slice(0, -1));
  return textIn(owner, 'cat') === '' ? [] : (categoryAt(context, path)?.extensions ?? []);
}

function ratesAt(context: DocumentContext, path: readonly Step[]): RateDefinition[] {
  const combo = valueAt(context.source.value, path.slice(0, -1));
  const category = categoryAt(context, path);
  const given = textIn(combo, 'key') || (category?.keys ? 'standard' : '');
  return (category?.rates ?? []).filter(({ keys = [] }) => (keys.length === 0 ? given === '' : keys.includes(given)));
}

/** Returns the combo's category, or the country's first one if it names none. */
function categoryAt(context: DocumentContext, path: readonly Step[]): CategoryDefinition | undefined {
  const combo = valueAt(context.source.value, path.slice(0, -1));
  const categories = categoriesAt(context, path);
  const code = textIn(combo, 'cat');
  return code === '' ? categories[0] : categories.find((each) => each.code === code);
}

function categoriesAt(context: DocumentContext, path: readonly Step[]): readonly CategoryDefinition[] {
  const country = textIn(valueAt(context.source.value, path.slice(0, -1)), 'country');
  const regime = country === '' ? context.regime : registry.regime(country);
  return regime?.definition.categories ?? global();
}

/** Returns the value on a date, from rows without further extensions. */
function valueOn({ values = [] }: RateDefinition, day: string): RateValue | undefined {
  const holding = values.filter(({ since }) => since === undefined || since <= day);
  return holding.find(({ ext }) => ext === undefined) ?? holding[0];
}

function figureOf({ percent, surcharge }: RateValue): string {
  return surcharge === undefined ? short(percent) : `${short(percent)} + ${short(surcharge)}`;
}

function history({ since }: RateValue, { values = [] }: RateDefinition, day: string): string {
  const earlier = values.filter(
    (value) => value.ext === undefined && value.since !== undefined && value.since <= day && value.since !== since,
  );
  const rates = earlier.map((value) => say(texts.rateSince, { rate: figureOf(value), day: value.since ?? '' }));
  return [
    since ? say(texts.since, { day: since }) : say(texts.firstDayUnknown),
    rates.length > 0 && say(texts.before, { rates }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shortens a percentage: `21.0%` → `21%`. */
function short(percent: string): string {
  return percent.replace(/\.0+%$/, '%');
}
