import { DATED_ENGLISH, inLanguage } from '../../ui/texts/say.ts';
import { timeOf } from './local-day.ts';

/** With all digits of the year, as in the form. */
const days = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  DATED_ENGLISH,
);

/** Returns a day in figures; another text unchanged. */
export function dayShown(date: string): string {
  const time = timeOf(date);
  return Number.isNaN(time) ? date : days().format(time);
}
