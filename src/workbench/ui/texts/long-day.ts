import { DATED_ENGLISH, inLanguage, language } from './say.ts';

const days = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }), DATED_ENGLISH);

/** Returns a day in words: `1 September 2026`, `1er septembre 2026`. */
export function longDay(day: Date | number): string {
  return withOrdinal(days().format(day));
}

/** Returns a date in words with the ordinal that French has for the first day of a month. */
export function withOrdinal(written: string): string {
  return language.translation?.language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
