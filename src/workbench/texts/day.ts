import { parseDate } from '../../engine/cal/date.ts';
import { inLanguage } from './say.ts';

const days = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }), 'en-GB');

/** Returns a day in figures; another text unchanged: JavaScript takes `05.03.2026` for the 3rd of May. */
export function dayShown(date: string): string {
  return parseDate(date) === date ? days().format(new Date(date)) : date;
}
