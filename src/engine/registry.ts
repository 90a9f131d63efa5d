/**
 * The loaded regimes and addons, and the plans derived from them. Each is loaded when a document needs it, so a browser
 * loads no more than necessary. Calculation itself never waits.
 */
import { catalogueExtensionKeys } from './catalogues/extension-keys.ts';
import { coreNormalisers, coreRules } from './core.ts';
import { registerKind } from './documents.ts';
import { envelopeRules } from './envelope/envelope.ts';
import { RANK_OF_ENVELOPE, type Rank, rankOfAddon, rankOfCore, rankOfRegime } from './model/namespaces.ts';
import type { ObjectType } from './model/object.ts';
import { type AddonEntry, modules, type RegimeEntry } from './modules.ts';
import type { NormaliseContext } from './normalise/normaliser.ts';
import { compile, type Run } from './rules/compile.ts';
import type { RuleSet } from './rules/declare.ts';
import type { AddonModule, RegimeModule } from './tax/declare.ts';
import type { AddonDefinition, Definition, RegimeDefinition } from './tax/definitions.ts';
import { normaliseTaxCode, TaxIdentity } from './tax/identity.ts';
import { type Plan, Regime, type TaxRegistry } from './tax/registry.ts';

type NormaliserRun = (value: never, context: NormaliseContext) => void;

const regimeEntries = modules.filter((entry): entry is RegimeEntry => entry.kind === 'regime');
const addonEntries = modules.filter((entry): entry is AddonEntry => entry.kind === 'addon');
const regimesByRules = [...regimeEntries].sort((a, b) => (a.rulesAs < b.rulesAs ? -1 : 1));

/** More plans than any service needs. Untrusted documents must not fill the memory. */
const MOST_PLANS = 500;

class Registry implements TaxRegistry {
  readonly #regimes = new Map<string, Regime>();
  readonly #byCountry = new Map<string, Regime>();
  readonly #addons = new Map<string, AddonModule>();
  /** Extensions by key. Those of catalogues have no definition here. */
  readonly #extensions = new Map<string, Definition | undefined>(
    Array.from(catalogueExtensionKeys, (key) => [key, undefined]),
  );
  readonly #plans = new Map<string, Plan>();

  regime(country: string): Regime | undefined {
    return this.#byCountry.get(country);
  }

  addon(key: string): AddonModule | undefined {
    return this.#addons.get(key);
  }

  knowsExtension(key: string): boolean {
    return this.#extensions.has(key);
  }

  /** All loaded regimes, by country. */
  get regimes(): RegimeDefinition[] {
    return [...this.#regimes.values()]
      .map(({ definition }) => definition)
      .sort((a, b) => (a.country < b.country ? -1 : 1));
  }

  /** All loaded addons, by key. */
  get addons(): AddonDefinition[] {
    return [...this.#addons.values()].map(({ definition }) => definition).sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  expandAddons(keys: readonly string[]): string[] {
    const expanded: string[] = [];
    const seen = new Set<string>();
    const add = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const module = this.#addons.get(key);
      if (!module) return;
      for (const required of module.definition.requires ?? []) add(required);
      expanded.push(key);
    };
    for (const key of keys) add(key);
    return expanded;
  }

  /** The rules of all loaded regimes and addons, regimes first, each in the order of its own list. */
  get ruleSets(): RuleSet[] {
    const regimes = [...this.#regimes.values()].flatMap(({ module: { identity, everywhere = [], rules = [] } }) => [
      ...(identity?.rules ? [identity.rules] : []),
      ...everywhere,
      ...rules,
    ]);
    return [...regimes, ...[...this.#addons.values()].flatMap(({ rules }) => rules ?? [])];
  }

  /** The complements of loaded addons. */
  get complements(): ObjectType<object>[] {
    return [...this.#addons.values()].flatMap(({ complements }) => (complements ?? []).map(({ type }) => type));
  }

  /** The keys of the extensions of catalogues and of loaded regimes and addons. */
  get extensionKeys(): Iterable<string> {
    return this.#extensions.keys();
  }

  /** Returns the definition of an extension of a loaded regime or addon, but not of a catalogue. */
  extension(key: string): Definition | undefined {
    return this.#extensions.get(key);
  }

  /** Returns the plan for a document's regime and addons. */
  planOf(document: { $regime?: string; $addons?: string[] }): Plan {
    return this.plan(document.$regime ?? '', document.$addons ?? []);
  }

  plan(regimeText: string, addons: readonly string[]): Plan {
    const known = addons.length === 0 ? addons : [...new Set(addons)].filter((key) => this.#addons.has(key));
    // An unknown regime is untrusted text of any length, which must neither be stored nor used as a key.
    const regime = this.#byCountry.has(regimeText) ? regimeText : '';
    const key = `${regime}\n${known.join('\n')}`;
    let plan = this.#plans.get(key);
    if (!plan) {
      if (this.#plans.size >= MOST_PLANS) this.#plans.clear();
      plan = this.#resolve(regime, known);
      this.#plans.set(key, plan);
    }
    return plan;
  }

  /** Whether every regime and addon is loaded. */
  get isWhole(): boolean {
    return this.#regimes.size + this.#addons.size === modules.length;
  }

  has(entry: RegimeEntry | AddonEntry): boolean {
    return entry.kind === 'regime' ? this.#regimes.has(entry.country) : this.#addons.has(entry.key);
  }

  addRegime(entry: RegimeEntry, module: RegimeModule): void {
    if (this.has(entry)) return;
    const regime = new Regime(module);
    this.#regimes.set(entry.country, regime);
    for (const code of [entry.country, ...entry.alternatives]) this.#byCountry.set(code, regime);
    this.#define(regime.definition.extensions);
    for (const key of entry.writes) if (!this.knowsExtension(key)) this.#extensions.set(key, undefined);
    this.#plans.clear();
  }

  addAddon(entry: AddonEntry, module: AddonModule): void {
    if (this.has(entry)) return;
    for (const { type, calculate } of module.complements ?? []) registerKind({ type, calculate });
    this.#addons.set(entry.key, module);
    this.#define(module.definition.extensions);
    this.#plans.clear();
  }

  #define(extensions: readonly Definition[] | null | undefined): void {
    for (const definition of extensions ?? []) if (definition.key) this.#extensions.set(definition.key, definition);
  }

  #resolve(regimeText: string, addonKeys: readonly string[]): Plan {
    const rules = new Table<{ rank: Rank; run: Run }>();
    const normalisers = new Table<NormaliserRun>();
    const addRules = (sets: readonly RuleSet[] | undefined, rank: Rank) => {
      for (const set of sets ?? []) rules.add(set.type.index, { rank, run: compile(set) });
    };
    for (const set of coreRules) addRules([set], rankOfCore(set.type.name));
    for (const { type, run } of coreNormalisers) normalisers.add(type.index, run);
    for (const [position, { country }] of regimesByRules.entries()) {
      const module = this.#regimes.get(country)?.module;
      if (!module) continue;
      addRules(module.everywhere, rankOfRegime(position));
      if (country === regimeText) addRules(module.rules, rankOfRegime(position));
    }
    rules.add(TaxIdentity.index, { rank: 0, run: this.#identityRules() });
    addRules([envelopeRules], RANK_OF_ENVELOPE);

    normalisers.add(TaxIdentity.index, this.#identityNormaliser());
    const addons = addonKeys.flatMap((key) => this.#addons.get(key) ?? []);
    for (const [position, module] of addons.entries()) addRules(module.rules, rankOfAddon(position));
    for (const entry of modules) {
      const module =
        entry.kind === 'regime'
          ? entry.country === regimeText && this.#regimes.get(entry.country)?.module
          : addonKeys.includes(entry.key) && this.#addons.get(entry.key);
      if (module) for (const each of module.normalisers ?? []) normalisers.add(each.type.index, each.run);
    }
    return {
      regime: this.regime(regimeText),
      addons,
      rules: { runs: rules.rows },
      normalisers: { runs: normalisers.rows },
    };
  }

  /** Returns the rules of a tax identity's own country, for any regime of the document. */
  #identityRules(): Run {
    const byCountry = new Map<string, { rank: Rank; run: Run }>();
    for (const [position, { country }] of regimesByRules.entries()) {
      const set = this.#regimes.get(country)?.module.identity?.rules;
      if (set) byCountry.set(country, { rank: rankOfRegime(position), run: compile(set) });
    }
    return (identity, validation) => {
      const own = byCountry.get((identity as TaxIdentity).country ?? '');
      if (!own) return;
      validation.rank = own.rank;
      own.run(identity, validation);
    };
  }

  /** Returns the normaliser of a tax identity's own country, or the common one if there is no regime. */
  #identityNormaliser(): (identity: TaxIdentity) => void {
    const byCountry = new Map<string, (identity: TaxIdentity) => void>();
    for (const { module, country } of this.#regimes.values()) {
      if (!module.identity) continue;
      const { normalise = normaliseTaxCode, countries = [country] } = module.identity;
      for (const code of countries) byCountry.set(code, (identity) => normalise(identity));
    }
    return (identity) => {
      const country = identity.country ?? '';
      const own = byCountry.get(country);
      if (own) own(identity);
      else if (!this.regime(country)) normaliseTaxCode(identity);
    };
  }
}

/** Lists of entries by type index. */
class Table<T> {
  readonly rows: T[][] = [];

  add(index: number, entry: T): void {
    const row = this.rows[index];
    if (row) row.push(entry);
    else this.rows[index] = [entry];
  }
}

export const registry = new Registry();

/** The countries with a regime and the keys of addons, loaded or not, each sorted. */
export const regimeCountries: readonly string[] = regimeEntries.map(({ country }) => country).sort();
export const addonKeys: readonly string[] = addonEntries.map(({ key }) => key).sort();

/** Returns the names of the regime or addon whose rules have a code: `GOBL-ES-VERIFACTU-BILL-INVOICE-04`. */
export function ownersOf(code: string): string[] {
  const upper = code.toUpperCase();
  const isOwned = (name: string) => upper.startsWith(`GOBL-${name.replace(/-v\d+$/, '').toUpperCase()}-`);
  return [...regimeCountries, ...addonKeys].filter(isOwned);
}

/** The schema IDs of all complements, loaded or not. */
export const complementSchemas: readonly string[] = addonEntries.flatMap(({ schemas }) => schemas);

/** Registers imported regimes and addons. */
export function add(given: readonly (RegimeModule | AddonModule)[]): void {
  for (const module of given) {
    if (isAddon(module)) {
      const entry = addonEntries.find(({ key }) => key === module.definition.key);
      if (entry) registry.addAddon(entry, module);
    } else {
      const entry = regimeEntries.find(({ country }) => country === module.definition.country);
      if (entry) registry.addRegime(entry, module);
    }
  }
}

function isAddon(module: RegimeModule | AddonModule): module is AddonModule {
  return 'key' in module.definition;
}
