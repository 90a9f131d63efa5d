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

/** The known regimes, addons and extensions, as calculation and rules see them. `../registry.ts` implements it. */
export interface TaxRegistry {
  /** Finds a regime by its exact country code, main or alternative. */
  regime(country: string): Regime | undefined;
  addon(key: string): AddonModule | undefined;
  /** Returns whether any regime, addon or catalogue defines this extension. */
  knowsExtension(key: string): boolean;
  /**
   * Returns the known addons among the keys, each after the addons it requires and without duplicates (chapter 03
   * §5.3).
   */
  expandAddons(keys: readonly string[]): string[];
  /** Returns everything that applies to a document of this regime with these addons, resolved once. */
  plan(regime: string, addons: readonly string[]): Plan;
}

/** Everything that applies to the documents of one regime with one list of addons. */
export interface Plan {
  readonly regime: Regime | undefined;
  /** The known addons, in order. */
  readonly addons: readonly AddonModule[];
  readonly normalisers: NormalisePlan;
  readonly rules: RulePlan;
}

/** Returns the time zone that determines the current day: the zone of the regime, otherwise UTC. */
export function timeZoneOf({ regime }: Pick<Plan, 'regime'>): string {
  return regime?.definition.time_zone ?? 'UTC';
}

/** Returns the regime of a country; undefined if the country is empty or has no regime. */
export function regimeOf(registry: TaxRegistry, country: string): Regime | undefined {
  return country === '' ? undefined : registry.regime(country);
}

/** Returns the category of a regime or, without a regime, the global category. */
export function categoryOf(regime: Regime | undefined, code: string): Category | undefined {
  return regime ? regime.category(code) : globalCategories.get(code);
}
