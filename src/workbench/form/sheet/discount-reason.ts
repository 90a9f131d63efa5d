import { labels, languageOf } from '../../../paper/languages.ts';

/** Countries with a format of their own, FatturaPA and KSeF, which has no place for the reason of a discount. */
const withoutReasons: ReadonlySet<string | undefined> = new Set(['IT', 'PL']);

/**
 * Returns the reason of new discounts, in the language of the country, as on paper. The European standard requires one
 * (BR-41), so that an invoice without its addon can become an e-invoice too.
 */
export function discountReasonOf(country: string | undefined, isEuropean: boolean): string | undefined {
  return isEuropean || !withoutReasons.has(country) ? labels[languageOf(country)].discount : undefined;
}
