/** Moments in UTC to the millisecond, held as `YYYY-MM-DDTHH:MM:SS.mmmZ`. Spec chapter 01 §2. */

import { padded, readByLayout } from './layout.ts';

/** The timestamp that says nothing; documents write it as `null`. */
const ZERO_TIMESTAMP = '';

/** RFC 3339; the fraction of a second is read although layouts do not show it. */
const LAYOUT = ['2006', '-', '01', '-', '02', 'T', '15', ':', '04', ':', '05', '.999999999', 'Z07:00'];
const SHOWN_LAYOUT = '2006-01-02T15:04:05Z07:00';

/** Reads a timestamp, RFC 3339 with `Z` or an offset, and gives it in UTC, cut to milliseconds. The empty text is the zero timestamp. */
export function parseTimestamp(text: string): string | undefined {
  if (text === '') return ZERO_TIMESTAMP;
  const moment = readByLayout(text, LAYOUT, SHOWN_LAYOUT);
  if (typeof moment === 'string') return undefined;
  const utc = new Date(0);
  utc.setUTCFullYear(moment.year, moment.month - 1, moment.day);
  utc.setUTCHours(moment.hour, moment.minute - moment.offset, moment.second, Math.floor(moment.nanosecond / 1e6));
  return timestampOf(utc);
}

/** The standard's message for a text that `parseTimestamp` refuses; empty for others. */
export function timestampProblem(text: string): string {
  if (text === '') return '';
  const moment = readByLayout(text, LAYOUT, SHOWN_LAYOUT);
  return typeof moment === 'string' ? `cal: invalid timestamp: ${moment}` : '';
}

/** The timestamp of a moment. @internal */
export function timestampOf(moment: Date): string {
  const date = [padded(moment.getUTCFullYear(), 4), padded(moment.getUTCMonth() + 1), padded(moment.getUTCDate())];
  return `${date.join('-')}T${moment.toISOString().slice(-13)}`;
}
