import type { NormalisePlan } from '../normalise/walk.ts';
import type { RulePlan } from '../rules/walk.ts';
import { Category, globalCategories } from './categories.ts';
import type { AddonModule, RegimeModule } from './declare.ts';
import type { RegimeDefinition } from './definitions.ts';

/** A regime, ready for calculation. */
export class Regime {
  readonly module: RegimeModule;
  readonly definition: RegimeDefinition;
  readonly country: string;
  readonly #categories: ReadonlyMap<string, Category>;

  constructor(module: RegimeModule) {
    this.module = module;
    this.definition = module.definition;
    this.country = module.definition.country;
    this.#categories = new Map(module.definition.categories.map((each) => [each.code, new Category(each)]));
  }

  category(code: string): Category | undefined {
    return this.#categories.get(code);
  }

  get categoryCodes(): string[] {
    return [...this.#categories.keys()];
  }
}

/** The regimes, addons and extensions that are known, to whoever calculates or checks: `../registry.ts`, as the core sees it. */
export interface TaxRegistry {
  /** By country code, main or alternative; exact. */
  regime(country: string): Regime | undefined;
  addon(key: string): AddonModule | undefined;
  /** Some regime, addon or catalogue defines an extension of this key. */
  knowsExtension(key: string): boolean;
  /** Addon keys with those they require before them, each once, without unknown ones (chapter 03 §5.3). */
  expandAddons(keys: readonly string[]): string[];
  /** All that applies to a document of this regime with these addons, resolved once. */
  plan(regime: string, addons: readonly string[]): Plan;
}

/** What applies to the documents of one regime with one list of addons. */
export interface Plan {
  readonly regime: Regime | undefined;
  /** The known addons, in order. */
  readonly addons: readonly AddonModule[];
  readonly normalisers: NormalisePlan;
  readonly rules: RulePlan;
}

/** The time zone that decides which day it is: that of the regime, else UTC. */
export function timeZoneOf({ regime }: Pick<Plan, 'regime'>): string {
  return regime?.definition.time_zone ?? 'UTC';
}

/** Returns the regime of a country; undefined for none, and where the country has none. */
export function regimeOf(registry: TaxRegistry, country: string): Regime | undefined {
  return country === '' ? undefined : registry.regime(country);
}

/** Returns the category of a regime; without one, the global category. */
export function categoryOf(regime: Regime | undefined, code: string): Category | undefined {
  return regime ? regime.category(code) : globalCategories.get(code);
}
