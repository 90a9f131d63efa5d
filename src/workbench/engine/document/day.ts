import { inLanguage } from '../../ui/texts/say.ts';
import { timeOf } from './local-day.ts';

const days = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }), 'en-GB');

/** Returns a day in figures; another text unchanged. */
export function dayShown(date: string): string {
  const time = timeOf(date);
  return Number.isNaN(time) ? date : days().format(time);
}
