import type { FormatSummary } from '../../client/index.ts';
import { wordsFor } from '../engine/document/common-words.ts';
import { namesOfCode } from '../engine/document/names-of-codes.ts';
import { countryFor } from '../state/examples/opening-example.ts';
import { finder } from '../ui/find.ts';
import { homeLanguages } from '../ui/page/home-country.ts';
import * as texts from './texts.ts';

/**
 * Returns the formats whose key, names, descriptions, addons or countries contain every word of a search, those of the user's country
 * first.
 */
export function findFormats(
  formats: readonly FormatSummary[],
  search: string,
  languages: readonly string[] = homeLanguages(),
): FormatSummary[] {
  const isFound = finder(search);
  const found = formats.filter(({ key, name, description, syntax, addons, usual_for }) =>
    isFound(
      ...[key, syntax, ...Object.values(name), ...Object.values(description)],
      ...[...addons, wordsFor('addon', ...addons)],
      ...usual_for.countries.flatMap((country) => [country, namesOfCode('region', country)]),
    ),
  );
  const own = countryFor(languages, formats.flatMap(countriesOf));
  const isOwn = (format: FormatSummary) => own !== undefined && countriesOf(format).includes(own);
  return [...found.filter(isOwn), ...found.filter((format) => !isOwn(format))];
}

/** Returns the names of a format, and of the countries where it is usual, for a search. */
export function searchedInFormat(format: FormatSummary): string[] {
  const { key, name } = format;
  const countries = countriesOf(format).flatMap((country) => [country, namesOfCode('region', country)]);
  return [key, ...Object.values(name), ...countries];
}

/** Returns the countries where a format is usual: by their own lists, and those of its addons. */
function countriesOf({ usual_for: { countries, addons } }: FormatSummary): string[] {
  return [...countries, ...addons.map((addon) => (addon.split('-', 1)[0] ?? '').toUpperCase())];
}

/** Returns what can be done with a format, as texts. */
export function abilitiesOf({ reads, writes, rules }: Pick<FormatSummary, 'reads' | 'writes' | 'rules'>): string[] {
  return [
    ...(reads ? [texts.isRead] : []),
    ...(writes ? [texts.isWritten] : []),
    ...(rules.length > 0 ? [texts.isChecked] : []),
  ];
}

/** In the address, instead of the key of a format: the releases of all rules. */
export const RULES = 'rules';

/** The pages about formats, by address. */
export const formatTabs = { '/formats': texts.formats, [`/formats/${RULES}`]: texts.rulesAsOfToday };

/** The formats that are usual in a country. */
export interface UsualFormats {
  country: string;
  formats: readonly FormatSummary[];
}

/** Returns the formats by country where they are usual. */
export function usualFormats(formats: readonly FormatSummary[], regimes: readonly string[]): UsualFormats[] {
  const all = new Set([...regimes, ...formats.flatMap(({ usual_for }) => usual_for.countries)]);
  return [...all].flatMap((country) => {
    const usual = formats.filter((format) => countriesOf(format).includes(country));
    return usual.length > 0 ? [{ country, formats: usual }] : [];
  });
}
