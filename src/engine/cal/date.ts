/** Calendar dates, stored as `YYYY-MM-DD`, so text order is date order. Spec chapter 01 §2. */

import { daysIn, readByLayout } from './layout.ts';
import { wallClock } from './zone.ts';

/** A date that is present but empty. */
export const ZERO_DATE = '0000-00-00';

const LAYOUT = ['2006', '-', '01', '-', '02'];
const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/**
 * Reads a date: exactly `YYYY-MM-DD` and a real day. The empty text and `0000-00-00` are the zero date. Returns
 * undefined for other texts.
 */
export function parseDate(text: string): string | undefined {
  if (text === '' || text === ZERO_DATE) return ZERO_DATE;
  if (!FORM.test(text)) return undefined;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
  return real ? text : undefined;
}

/** Returns the standard's message for a text that `parseDate` rejects; empty for others. */
export function dateProblem(text: string): string {
  if (parseDate(text) !== undefined) return '';
  const moment = readByLayout(text, LAYOUT);
  return typeof moment === 'string' ? moment : '';
}

export function isZeroDate(date: string): boolean {
  return date === ZERO_DATE;
}

/** Returns the current date in a time zone (IANA name; UTC if unknown). */
export function today(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).slice(0, 10);
}
