import { Percentage } from '../num/percentage.ts';
import type { CategoryDefinition, RateDefinition } from './definitions.ts';
import { type Extensions, extensionsContain } from './extensions.ts';
import { gstKeys, vatKeys } from './keys.ts';

/** A value of a rate, ready for calculation. */
export interface RateValue {
  percent: Percentage;
  surcharge: Percentage | undefined;
  since: string | undefined;
  ext: Extensions | undefined;
}

export interface Rate {
  rate: string;
  keys: readonly string[];
  values: readonly RateValue[];
}

/** A tax category, ready for calculation: its keys, and its rates with their values. */
export class Category {
  readonly code: string;
  readonly retained: boolean;
  readonly informative: boolean;
  readonly rates: readonly Rate[];
  readonly #keys: ReadonlyMap<string, boolean>;

  constructor(definition: CategoryDefinition) {
    this.code = definition.code;
    this.retained = definition.retained ?? false;
    this.informative = definition.informative ?? false;
    this.#keys = new Map((definition.keys ?? []).map(({ key, no_percent }) => [key, no_percent ?? false]));
    this.rates = (definition.rates ?? []).map(compileRate);
  }

  get hasKeys(): boolean {
    return this.#keys.size > 0;
  }

  knowsKey(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Returns whether combos with this key have no percentage. False for keys unknown to the category. */
  withoutPercent(key: string): boolean {
    return this.#keys.get(key) ?? false;
  }

  /**
   * Returns the rate for a combo's key and rate: the one with exactly this name, otherwise the first one named like the
   * part before the first `+`. Only rates that apply to the key count (chapter 03 §2.4).
   */
  rate(key: string, rate: string): Rate | undefined {
    const plus = rate.indexOf('+');
    const base = plus < 0 ? rate : rate.slice(0, plus);
    let fallback: Rate | undefined;
    for (const each of this.rates) {
      if (!(each.keys.length === 0 ? key === '' : each.keys.includes(key))) continue;
      if (each.rate === rate) return each;
      if (!fallback && each.rate === base) fallback = each;
    }
    return fallback;
  }
}

/** Returns the value of a rate on a day, for a combo with these extensions. */
export function rateValue(rate: Rate, day: string, ext: Extensions | undefined): RateValue | undefined {
  for (const value of rate.values) {
    const fits = value.ext === undefined || extensionsContain(ext, value.ext);
    if (fits && (value.since === undefined || value.since <= day)) return value;
  }
  return undefined;
}

function compileRate(definition: RateDefinition): Rate {
  return {
    rate: definition.rate,
    keys: definition.keys ?? [],
    values: (definition.values ?? []).map((value) => ({
      percent: percent(value.percent),
      surcharge: value.surcharge === undefined ? undefined : percent(value.surcharge),
      since: value.since,
      ext: value.ext && new Map(Object.entries(value.ext)),
    })),
  };
}

function percent(text: string): Percentage {
  const value = Percentage.parse(text);
  if (!value) throw new Error(`a regime states ${text} as a percentage`);
  return value;
}

/** The categories that apply without a regime (chapter 03 §2.3): keys only, no rates. */
export const globalCategories: ReadonlyMap<string, Category> = new Map([
  ['VAT', new Category({ code: 'VAT', name: { en: 'VAT' }, keys: vatKeys })],
  ['GST', new Category({ code: 'GST', name: { en: 'GST' }, keys: gstKeys })],
]);
