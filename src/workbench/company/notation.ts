import type { DecimalSign } from '../../intake/numbers.ts';
import { formatFor } from '../../paper/format.ts';
import { languageOf } from '../ui/date-writing.ts';

/** How a user writes numbers. */
export interface Notation {
  decimal: DecimalSign;
  /** Returns a standard number as typed: `1234.50` → `1234,50`. */
  typed(text: string): string;
}

/** Returns the notation of the user's language. An item has no country. */
export function usersNotation(): Notation {
  const { number } = formatFor(languageOf(undefined), undefined, undefined);
  const decimal = number('1.5').includes(',') ? ',' : '.';
  return { decimal, typed: (text) => text.replace('.', decimal) };
}
