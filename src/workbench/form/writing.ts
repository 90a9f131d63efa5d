import { isoCode } from '../../engine/country/iso-code.ts';
import { type DateOrder, dateOrderOf } from '../../intake/dates.ts';
import type { DecimalSign } from '../../intake/numbers.ts';
import { type Format, formatFor } from '../../paper/format.ts';

/** How people of a country write numbers. */
export interface Writing extends Format {
  /** The language spoken there, for names of taxes. */
  language: string;
  decimal: DecimalSign;
  /** A number of the standard's form as it is typed: `1234.50` → `1234,50`. */
  typed(text: string): string;
  dates: DateOrder;
  /** A date in figures: `2026-12-20` → `20/12/2026`; other texts as they are. */
  day(text: string): string;
  /** How a date is written, in letters. */
  datePattern: string;
}

/** Returns how numbers are written where a document is from; in one's own way where that is not known. */
export function writingOf(country: string | undefined, currency: string | undefined): Writing {
  const language = (country && languageOf(country)) || navigator.language.slice(0, 2);
  const format = formatFor(language, country, currency);
  const decimal = format.number('1.5').includes(',') ? ',' : '.';
  const locale = localeOf(language, country);
  const inFigures = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'UTC',
  });
  const day = (text: string) => {
    const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
    return date && !Number.isNaN(date.getTime()) ? inFigures.format(date) : text;
  };
  const datePattern = inFigures
    .formatToParts(0)
    .map(({ type, value }) => ({ day: 'dd', month: 'mm', year: 'yyyy' })[type as string] ?? value)
    .join('');
  const dated = { dates: dateOrderOf(locale), day, datePattern };
  return { ...format, ...dated, language, decimal, typed: (text) => text.replace('%', '').replace('.', decimal) };
}

/** The language that most people of a country speak. */
function languageOf(country: string): string {
  try {
    return new Intl.Locale(`und-${isoCode(country)}`).maximize().language;
  } catch {
    return '';
  }
}

function localeOf(language: string, country: string | undefined): string {
  const wanted = country ? `${language}-${isoCode(country)}` : navigator.language;
  return Intl.DateTimeFormat.supportedLocalesOf([wanted, language])[0] ?? 'en-GB';
}
