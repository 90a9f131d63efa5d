/** Calendar dates, held as `YYYY-MM-DD`, so that the order of texts is that of days. Spec chapter 01 §2. */

import { daysIn, readByLayout } from './layout.ts';
import { wallClock } from './zone.ts';

/** The date that is present but says nothing. */
export const ZERO_DATE = '0000-00-00';

const LAYOUT = ['2006', '-', '01', '-', '02'];
const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** Reads a date: exactly `YYYY-MM-DD` and a real day; the empty text and `0000-00-00` are the zero date. Undefined for others. */
export function parseDate(text: string): string | undefined {
  if (text === '' || text === ZERO_DATE) return ZERO_DATE;
  if (!FORM.test(text)) return undefined;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
  return real ? text : undefined;
}

/** The standard's message for a text that `parseDate` refuses; empty for others. */
export function dateProblem(text: string): string {
  if (parseDate(text) !== undefined) return '';
  const moment = readByLayout(text, LAYOUT);
  return typeof moment === 'string' ? moment : '';
}

export function isZeroDate(date: string): boolean {
  return date === ZERO_DATE;
}

/** The date that calendars in the zone (IANA name; unknown: UTC) show. */
export function today(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).slice(0, 10);
}
