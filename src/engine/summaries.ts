/** The contents of the catalogues of regimes, addons, code lists and currencies (chapter 09 §6.2, §6.3 and §6.5). */
import { catalogues } from './catalogues/index.ts';
import { type CurrencyDefinition, currencies } from './currency/currencies.ts';
import type { AddonKey, CurrencyCode, RegimeCode } from './known-names.ts';
import { schemaId } from './model/schema-id.ts';
import { registry } from './registry.ts';
import type { AddonDefinition, CatalogueDefinition, I18n, RegimeDefinition } from './tax/definitions.ts';

/** A definition as a document with its `$schema`. */
export type Named<D> = { readonly $schema: string } & D;

export interface RegimeSummary {
  country: RegimeCode;
  name: I18n;
  description?: I18n;
  currency: CurrencyCode;
}

/** Returns all loaded regimes, sorted by country. */
export function regimeSummaries(): RegimeSummary[] {
  return registry.regimes.map(({ country, name, description, currency }) => ({
    country,
    name,
    ...(description && { description }),
    currency,
  }));
}

/**
 * Returns the definition of a regime with members in the standard's order, by its country or an alternative code in any
 * case; undefined if missing.
 */
export function regimeDefinition(code: RegimeCode): Named<RegimeDefinition> | undefined {
  const definition = registry.regime(code.toUpperCase())?.definition;
  const schema = schemaId('tax/regime-def');
  return definition && { $schema: schema, ...definition };
}

export interface AddonSummary {
  key: AddonKey;
  name: I18n;
  description: I18n;
  requires: readonly string[];
}

/** Returns all loaded addons, sorted by key. */
export function addonSummaries(): AddonSummary[] {
  return registry.addons.map(({ key, name, description, requires }) => ({
    key,
    name,
    description,
    requires: requires ?? [],
  }));
}

/**
 * Returns the definition of an addon with members in the standard's order; undefined if missing. Missing
 * extensions, scenarios and corrections are null.
 */
export function addonDefinition(key: AddonKey): Named<AddonDefinition> | undefined {
  const module = registry.addon(key);
  return module && toJson(module.definition);
}

function toJson({ key, requires, name, description, sources, ...more }: AddonDefinition): Named<AddonDefinition> {
  const { extensions = null, tags, scenarios = null, identities, inboxes, corrections = null } = more;
  return {
    $schema: schemaId('tax/addon-def'),
    key,
    ...(requires && { requires }),
    name,
    description,
    ...(sources && { sources }),
    extensions,
    ...(tags && { tags }),
    scenarios,
    ...(identities && { identities }),
    ...(inboxes && { inboxes }),
    corrections,
  };
}

export interface CatalogueSummary {
  key: string;
  name: I18n;
}

/** Returns all catalogues of codes, sorted by key. */
export async function catalogueSummaries(): Promise<CatalogueSummary[]> {
  const all = await Promise.all(catalogues.map((each) => each.load()));
  return all.map(({ key, name }) => ({ key, name })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Returns a catalogue with the values of its extensions, by key. */
export async function catalogueDefinition(key: string): Promise<Named<CatalogueDefinition> | undefined> {
  const entry = catalogues.find((each) => each.key === key);
  if (!entry) return undefined;
  return { $schema: schemaId('tax/catalogue-def'), ...(await entry.load()) };
}

/** Returns all currencies, sorted by code. */
export function currencyDefinitions(): CurrencyDefinition[] {
  return [...currencies].sort((a, b) => (a.iso_code < b.iso_code ? -1 : 1));
}
