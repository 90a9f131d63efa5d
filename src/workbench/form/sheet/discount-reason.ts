import { formOf } from '../../../formats/forms.ts';
import { labels, languageOf } from '../../../paper/languages.ts';

/**
 * Returns the reason of new discounts, in the language of the country, as on paper. The European standard requires one
 * (BR-41), so that an invoice without its addon can become an e-invoice too.
 */
export function discountReasonOf(country: string | undefined, isEuropean: boolean): string | undefined {
  return isEuropean || !formOf(country)?.lacksDiscountReasons ? labels[languageOf(country)].discount : undefined;
}
