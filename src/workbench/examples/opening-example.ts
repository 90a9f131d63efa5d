import type { ExampleSummary } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { schemaPath } from '../../paper/names.ts';

/** Whose invoice is shown first where nobody's languages are of a country that is covered. */
const elsewhere = 'GB';

/**
 * Returns the invoice that is shown first to somebody with these languages, by name: one without any format, of the
 * country that the languages are of; the first such of all where that country has none.
 */
export function openingExample(examples: readonly ExampleSummary[], languages: readonly string[]): string | undefined {
  const country = countryFor(languages, [...new Set(examples.map(({ country }) => country))]) ?? elsewhere;
  const plain = examples.filter(({ schema, addons }) => schemaPath(schema) === 'bill/invoice' && addons.length === 0);
  return (plain.find((example) => example.country === country) ?? plain[0])?.name;
}

/**
 * Returns the country whose invoice is shown first to somebody with these languages, the most wanted first: that of a
 * language as it is named (`de-AT`), else the one where a language is mostly at home (`de` of `de-LU`). One country of
 * those that there are, or undefined.
 * @internal
 */
export function countryFor(languages: readonly string[], countries: readonly string[]): string | undefined {
  const regions = [...languages, ...languages.map((tag) => tag.split('-', 1)[0] ?? '')].map(regionOf);
  return regions.flatMap((region) => countries.find((country) => isoCode(country) === region) ?? [])[0];
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
