import type { AddonSummary, FormatSummary } from '../../client/index.ts';
import { type EInvoice, type EInvoiceScope, eInvoices } from '../../countries/e-invoices.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { groupBy } from '../../engine/model/group-by.ts';
import { documentIn, memberAt } from '../engine/document/values.ts';

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
  const written = writtenWith(addon, formats);
  return rowsIn(country).filter((row) => row.addon === addon || row.formats?.some((key) => written.has(key)));
}

function rowsIn(country: string): EInvoice[] {
  return Object.entries(eInvoices).flatMap(([code, rows]) => (isoCode(code) === country ? rows : []));
}

/** Returns the keys of the formats that a document with an addon is written in. */
function writtenWith(addon: string, formats: readonly FormatSummary[]): ReadonlySet<string> {
  const own = formats.filter(({ addons, usual_for }) => [...addons, ...usual_for.addons].includes(addon));
  return new Set(own.map(({ key }) => key as string));
}

/**
 * Sorts the addons of a country by what a document needs: those of the first e-invoice that suits it, in the order of its formats, then those
 * of the others, then those of no law.
 */
export function inOrderOfNeed(
  addons: readonly AddonSummary[],
  country: string,
  { formats, document }: { formats: readonly FormatSummary[]; document: unknown },
): AddonSummary[] {
  const suits = suitingScopes(document);
  const rows = rowsIn(country);
  const inOrder = [...rows.filter(({ scope }) => suits(scope)), ...rows.filter(({ scope }) => !suits(scope))];
  const rank = ({ key }: AddonSummary) => {
    const written = writtenWith(key, formats);
    const places = inOrder.flatMap((row, index) => {
      const format = row.formats?.findIndex((each) => written.has(each)) ?? -1;
      if (format >= 0) return [index + format / 100];
      return row.addon === key ? [index] : [];
    });
    return Math.min(...places, inOrder.length);
  };
  return [...addons].sort((a, b) => rank(a) - rank(b));
}

/** Returns whether e-invoices of a scope are for a document, as far as it tells: a customer without a tax number is a consumer. */
function suitingScopes(document: unknown): (scope: EInvoiceScope) => boolean {
  const customer = memberAt(documentIn(document), 'customer');
  const country = (party: unknown) => memberAt(party, 'tax_id.country');
  const isForeign = customer !== undefined && country(customer) !== country(memberAt(documentIn(document), 'supplier'));
  const isBusiness = customer === undefined || (memberAt(customer, 'tax_id.code') !== undefined && !isForeign);
  return (scope) => {
    if (scope === 'business') return isBusiness;
    if (scope === 'receipts' || scope === 'ledgers') return !isBusiness;
    return scope !== 'public' && scope !== 'basque';
  };
}
