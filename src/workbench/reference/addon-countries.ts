import type { AddonSummary, FormatSummary } from '../../client/index.ts';
import { type EInvoice, eInvoices } from '../../countries/e-invoices.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { groupBy } from '../../engine/model/group-by.ts';

/** Addons of one country, by its ISO code. */
export interface CountryAddons {
  country: string;
  addons: readonly AddonSummary[];
}

/** Returns the ISO code of an addon's country: `es-facturae-v3` → `ES`; undefined for an addon of several countries. */
export function countryOf(addon: string): string | undefined {
  const [prefix = ''] = addon.split('-', 1);
  return prefix === 'eu' ? undefined : isoCode(prefix.toUpperCase());
}

/** Returns whether an addon belongs to a country other than that of a document; false if either is unknown. */
export function isForeign(addon: string, country: string | undefined): boolean {
  const own = countryOf(addon);
  return country !== undefined && own !== undefined && isoCode(country) !== own;
}

/** Returns the addons of each country, and those of several countries. */
export function addonsByCountry(addons: readonly AddonSummary[]): {
  countries: CountryAddons[];
  everywhere: AddonSummary[];
} {
  const own = groupBy(addons, ({ key }) => countryOf(key));
  const everywhere = own.get(undefined) ?? [];
  const countries = [...own].flatMap(([country, addons]) => (country === undefined ? [] : { country, addons }));
  return { countries, everywhere };
}

/** Returns the e-invoices of a country for which a document needs an addon. */
export function rowsOf(addon: string, country: string, formats: readonly FormatSummary[]): EInvoice[] {
  const own = Object.entries(eInvoices).flatMap(([code, rows]) => (isoCode(code) === country ? rows : []));
  const written = new Set(
    formats
      .filter(({ addons, usual_for }) => [...addons, ...usual_for.addons].includes(addon))
      .map(({ key }) => key as string),
  );
  return own.filter((row) => row.addon === addon || row.formats?.some((key) => written.has(key)));
}
