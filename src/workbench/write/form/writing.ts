import type { DecimalSign } from '../../../intake/numbers.ts';
import { type Format, formatFor } from '../../../paper/format.ts';
import { type DateWriting, dateWritingOf, languageOf } from '../../ui/date-writing.ts';

/** The number and date format of a country. */
export interface Writing extends Format, DateWriting {
  /** The language spoken there, for names of taxes. */
  language: string;
  decimal: DecimalSign;
  /** Returns a standard number as typed: `1234.50` → `1234,50`. */
  typed(text: string): string;
}

/** Returns the format of a document's country; if unknown, the user's. */
export function writingOf(country: string | undefined, currency: string | undefined): Writing {
  const language = languageOf(country);
  const format = formatFor(language, country, currency);
  const decimal = format.number('1.5').includes(',') ? ',' : '.';
  const typed = (text: string) => text.replace('%', '').replace('.', decimal);
  return { ...format, ...dateWritingOf(country), language, decimal, typed };
}
