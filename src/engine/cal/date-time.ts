/**
 * Dates with a time of day and without a zone, stored as `YYYY-MM-DDTHH:MM:SS`, with nine digits for a fraction. Spec
 * chapter 01 §2.
 */

import { type Moment, padded, readByLayout } from './layout.ts';
import { TIME_LAYOUT, timeOf } from './time.ts';

/** A date-time that is present but empty. */
export const ZERO_DATE_TIME = '0000-00-00T00:00:00';

/** The separator is read in either case; messages always show the lower-case one. */
const LAYOUT = ['2006', '-', '01', '-', '02', 't', ...TIME_LAYOUT];

/**
 * Reads a date-time without a zone: a date, `T` or `t`, a time. Returns undefined for other texts, including the empty
 * one.
 */
export function parseDateTime(text: string): string | undefined {
  if (text === ZERO_DATE_TIME) return text;
  const moment = readMoment(text.replace('T', 't'));
  return typeof moment === 'string' ? undefined : dateTimeOf(moment);
}

/** Returns the standard's message for a text that `parseDateTime` rejects; empty for others. */
export function dateTimeProblem(text: string): string {
  if (parseDateTime(text) !== undefined) return '';
  const moment = readMoment(text);
  return typeof moment === 'string' ? moment : '';
}

export function isZeroDateTime(dateTime: string): boolean {
  return dateTime === ZERO_DATE_TIME;
}

function readMoment(text: string): Moment | string {
  return readByLayout(text, LAYOUT);
}

function dateTimeOf(moment: Moment): string {
  return `${padded(moment.year, 4)}-${padded(moment.month)}-${padded(moment.day)}T${timeOf(moment)}`;
}
