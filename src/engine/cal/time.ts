/** Times of day, stored as `HH:MM:SS`, with `.` and nine digits for a fraction of a second. Spec chapter 01 §2. */

import { type Moment, padded, readByLayout } from './layout.ts';
import { wallClock } from './zone.ts';

/** Midnight, which also counts as an empty time. */
export const ZERO_TIME = '00:00:00';

export const TIME_LAYOUT = ['15', ':', '04', ':', '05', '.999999999'];

const FORM = /^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/;

/**
 * Reads a time. The hour may have one digit, a fraction any number; the empty text is midnight. Returns undefined for
 * other texts.
 */
export function parseTime(text: string): string | undefined {
  if (text === '') return ZERO_TIME;
  if (FORM.test(text)) return text;
  const moment = readByLayout(text, TIME_LAYOUT);
  return typeof moment === 'string' ? undefined : timeOf(moment);
}

/** Returns the standard's message for a text that `parseTime` rejects; empty for others. */
export function timeProblem(text: string): string {
  if (text === '') return '';
  const moment = readByLayout(text, TIME_LAYOUT);
  return typeof moment === 'string' ? moment : '';
}

export function isZeroTime(time: string): boolean {
  return time === ZERO_TIME;
}

/** Returns the current time of day, `HH:MM:SS`, in a time zone (IANA name; UTC if unknown). */
export function timeOfDay(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).slice(11);
}

/** Returns the canonical text of a moment's time. */
export function timeOf({ hour, minute, second, nanosecond }: Moment): string {
  const time = `${padded(hour)}:${padded(minute)}:${padded(second)}`;
  return nanosecond === 0 ? time : `${time}.${padded(nanosecond, 9)}`;
}
