import type { RegimeDefinition } from '../../../client/index.ts';
import { timeLinesOf } from '../time-line.ts';

/** A percentage with its period. */
export interface Held {
  /** As written: `21.0%`. */
  percent: string;
  value: number;
  /** The start date; undefined if unknown. */
  since: string | undefined;
}

/** The rates of a country's sales tax. */
export interface CountryRates {
  country: string;
  /** The name of the tax: `VAT`. */
  category: string;
  /** The standard rate over time, oldest first. */
  standard: readonly Held[];
  /** Current rates by key: the standard one first, then the highest. */
  today: readonly { rate: string; percent: string; value: number }[];
}

/** The key of the standard rate. */
const standardKey = 'general';

/** Returns the rates of a regime's sales tax on a day: the tax with a standard rate, if any. */
export function ratesOf(regime: RegimeDefinition, day: string): CountryRates | undefined {
  const category = regime.categories.find(({ retained, rates = [] }) => !retained && rates.some(isStandard));
  const rates = (category?.rates ?? []).flatMap(({ rate, values = [] }) => {
    // Combinations with a surcharge have the percentage of the rate itself. Regional values are left out.
    if (rate.includes('+')) return [];
    const line = timeLinesOf(values, day, day).find(({ ext }) => Object.keys(ext).length === 0);
    return line ? [{ rate, periods: line.periods }] : [];
  });
  const standard = rates.find(isStandard)?.periods.map(heldOf) ?? [];
  if (!category || standard.length === 0) return undefined;
  const now = rates.flatMap(({ rate, periods }) =>
    periods.filter(({ holds }) => holds === 'now').map(({ percent }) => ({ rate, percent, value: numberOf(percent) })),
  );
  // Some countries have a rate above the standard one.
  const today = now.sort((a, b) => Number(isStandard(b)) - Number(isStandard(a)) || b.value - a.value);
  return { country: regime.country, category: category.code, standard, today };
}

const isStandard = ({ rate }: { rate: string }) => rate === standardKey;

const heldOf = ({ percent, since }: { percent: string; since: string | undefined }): Held => ({
  percent,
  value: numberOf(percent),
  since,
});

/** Converts a percentage to a number, for drawing only. */
const numberOf = (percent: string) => Number.parseFloat(percent);

/** Sorts countries by current standard rate, highest first. */
export function byStandardRate(rates: readonly CountryRates[]): CountryRates[] {
  const now = ({ standard, today }: CountryRates) => today.find(isStandard)?.value ?? standard.at(-1)?.value ?? 0;
  return [...rates].sort((a, b) => now(b) - now(a));
}

/** Returns the points of a step line of rates between two years: fractional years and percents. */
export function stepsOf(standard: readonly Held[], from: number, to: number): [year: number, value: number][] {
  return standard.flatMap(({ value, since }, index) => {
    const start = Math.max(from, since ? yearOf(since) : from);
    const next = standard[index + 1]?.since;
    const end = Math.min(to, next ? yearOf(next) : to);
    return end <= from || start >= to ? [] : [[start, value] as [number, number], [end, value] as [number, number]];
  });
}

function yearOf(day: string): number {
  return 1970 + Date.parse(day) / 31_557_600_000;
}
