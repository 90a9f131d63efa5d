import type { ExampleSummary } from '../../../client/index.ts';
import { isoCode } from '../../../engine/country/iso-code.ts';
import { schemaPath } from '../../../paper/names.ts';

/** The default country of the first invoice, if no language matches a covered country. */
const defaultCountry = 'GB';

/**
 * Returns the name of the first invoice shown for these languages: an invoice without a format, from a country of these
 * languages; otherwise the first invoice without a format.
 */
export function openingExample(examples: readonly ExampleSummary[], languages: readonly string[]): string | undefined {
  const country = countryFor(languages, [...new Set(examples.map(({ country }) => country))]) ?? defaultCountry;
  const plain = examples.filter(({ schema, addons }) => schemaPath(schema) === 'bill/invoice' && addons.length === 0);
  return (plain.find((example) => example.country === country) ?? plain[0])?.name;
}

/**
 * Returns the country of the first invoice for these languages, preferred first: the country of a language tag (`de-AT`), otherwise the
 * main country of a language (`de` of `de-LU`). Undefined if not covered.
 */
export function countryFor(languages: readonly string[], countries: readonly string[]): string | undefined {
  const regions = [...languages, ...languages.map((tag) => tag.split('-', 1)[0] ?? '')].map(regionOf);
  return regions.flatMap((region) => countries.find((country) => isoCode(country) === region) ?? [])[0];
}

/** Returns values with those of a country first, otherwise in their order. */
export function ownFirst<T>(values: readonly T[], own: string | undefined, countryOf: (value: T) => string): T[] {
  const isOwn = (value: T) => countryOf(value) === own;
  return [...values.filter(isOwn), ...values.filter((value) => !isOwn(value))];
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
