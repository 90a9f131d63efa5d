import type { AddonSummary, RegimeSummary } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { wordsFor } from '../engine/document/common-words.ts';
import { namesOfCode } from '../engine/document/names-of-codes.ts';
import { finder } from '../ui/find.ts';
import { countryOf } from './addon-countries.ts';

/**
 * Returns the addons whose key, names, country, descriptions or common words contain every word of a search, in any
 * language. Addons that match without their descriptions come first.
 */
export function findAddons(addons: readonly AddonSummary[], search: string): AddonSummary[] {
  const isFound = finder(search);
  const named = ({ key, name }: AddonSummary) => [key, ...Object.values(name), wordsOfAddon(key)];
  const isNamed = (addon: AddonSummary) => isFound(...named(addon));
  const found = addons.filter((addon) => isFound(...named(addon), ...Object.values(addon.description)));
  return [...found.filter(isNamed), ...found.filter((addon) => !isNamed(addon))];
}

/** Returns common words for an addon, and the names of its country. */
export function wordsOfAddon(key: string): string {
  const [country = ''] = key.split('-', 1);
  return `${wordsFor('addon', key)} ${namesOfCode('region', country.toUpperCase())}`;
}

/** Returns the addons that require this one. */
export function requiredBy(addons: readonly AddonSummary[], key: string): string[] {
  return addons.filter(({ requires }) => requires.includes(key)).map((addon) => addon.key);
}

/** Returns whether an addon is for the country of a regime, by its key: `es-facturae-v3` is for `ES`. */
function isFor(addon: string, country: string): boolean {
  return countryOf(addon) === isoCode(country);
}

/** Returns the regime of an addon's country; undefined for an addon of several countries. */
export function regimeOf(regimes: readonly RegimeSummary[], addon: string): RegimeSummary | undefined {
  return regimes.find(({ country }) => isFor(addon, country));
}

/** Returns the addons for a regime's country. */
export function addonsOf(addons: readonly AddonSummary[], country: string): string[] {
  return addons.filter(({ key }) => isFor(key, country)).map(({ key }) => key);
}

/** Returns addons, those of a country first, then those of several countries. */
export function byCountry(addons: readonly AddonSummary[], country: string | undefined): AddonSummary[] {
  const rank = ({ key }: AddonSummary) => (country && isFor(key, country) ? 0 : countryOf(key) === undefined ? 1 : 2);
  return [...addons].sort((a, b) => rank(a) - rank(b));
}

/** Returns the regimes whose code, names or currency contain every word of a search. */
export function findRegimes(regimes: readonly RegimeSummary[], search: string): RegimeSummary[] {
  const isFound = finder(search);
  return regimes.filter(({ country, name, currency, description = {} }) =>
    isFound(country, currency, namesOfCode('region', country), ...Object.values(name), ...Object.values(description)),
  );
}
