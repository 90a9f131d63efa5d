import type { DecimalSign } from '../../intake/numbers.ts';
import { type Format, formatFor } from '../../paper/format.ts';
import { type DateWriting, dateWritingOf, languageOf } from '../ui/date-writing.ts';

/** How people of a country write numbers and dates. */
export interface Writing extends Format, DateWriting {
  /** The language spoken there, for names of taxes. */
  language: string;
  decimal: DecimalSign;
  /** A number of the standard's form as it is typed: `1234.50` → `1234,50`. */
  typed(text: string): string;
}

/** Returns how numbers are written where a document is from; in one's own way where that is not known. */
export function writingOf(country: string | undefined, currency: string | undefined): Writing {
  const language = languageOf(country);
  const format = formatFor(language, country, currency);
  const decimal = format.number('1.5').includes(',') ? ',' : '.';
  const typed = (text: string) => text.replace('%', '').replace('.', decimal);
  return { ...format, ...dateWritingOf(country), language, decimal, typed };
}
