import type { FormatSummary } from '../../client/index.ts';
import { wordsFor } from '../document/common-words.ts';
import { namesOfCode } from '../document/names-of-codes.ts';
import { finder } from '../ui/find.ts';
import * as texts from './texts.ts';

/** Returns the formats whose key, names, descriptions, addons or countries contain every word of a search. */
export function findFormats(formats: readonly FormatSummary[], search: string): FormatSummary[] {
  const isFound = finder(search);
  return formats.filter(({ key, name, description, syntax, addons, usual_for }) =>
    isFound(
      ...[key, syntax, ...Object.values(name), ...Object.values(description)],
      ...[...addons, wordsFor('addon', ...addons)],
      ...usual_for.countries.flatMap((country) => [country, namesOfCode('region', country)]),
    ),
  );
}

/** Returns what can be done with a format, as texts. */
export function abilitiesOf({ reads, writes, rules }: Pick<FormatSummary, 'reads' | 'writes' | 'rules'>): string[] {
  return [
    ...(reads ? [texts.isRead] : []),
    ...(writes ? [texts.isWritten] : []),
    ...(rules.length > 0 ? [texts.isChecked] : []),
  ];
}

/** The formats that are usual in a country. */
export interface UsualFormats {
  country: string;
  formats: readonly FormatSummary[];
}

/** Returns the formats by country where they are usual: by their own lists, otherwise by the country of their addons. */
export function usualFormats(formats: readonly FormatSummary[], regimes: readonly string[]): UsualFormats[] {
  const all = new Set([...regimes, ...formats.flatMap(({ usual_for }) => usual_for.countries)]);
  return [...all].flatMap((country) => {
    const isOf = (addon: string) => addon.startsWith(`${country.toLowerCase()}-`);
    const usual = formats.filter(
      ({ usual_for: { countries, addons } }) => countries.includes(country) || addons.some(isOf),
    );
    return usual.length > 0 ? [{ country, formats: usual }] : [];
  });
}
