import { formsOf } from '../../../../formats/list/forms.ts';
import type { Labels } from '../../../../paper/labels/labels.ts';

/**
 * Returns the reason of new discounts, in the words of the country's papers. The European standard requires one
 * (BR-41), so that an invoice without its addon can become an e-invoice too.
 */
export function discountReasonOf(
  country: string | undefined,
  isEuropean: boolean,
  labels: Labels | undefined,
): string | undefined {
  return isEuropean || !formsOf(country).some(({ lacksDiscountReasons }) => lacksDiscountReasons)
    ? labels?.discount
    : undefined;
}
