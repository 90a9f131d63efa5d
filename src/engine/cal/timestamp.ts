/** Moments in UTC in milliseconds, stored as `YYYY-MM-DDTHH:MM:SS.mmmZ`. Spec chapter 01 §2. */

import { padded, readByLayout } from './layout.ts';

/** An empty timestamp. Documents write it as `null`. */
const ZERO_TIMESTAMP = '';

/** The layout of RFC 3339. It reads a fraction of a second, which messages do not show. */
const LAYOUT = ['2006', '-', '01', '-', '02', 'T', '15', ':', '04', ':', '05', '.999999999', 'Z07:00'];
const SHOWN_LAYOUT = '2006-01-02T15:04:05Z07:00';

/**
 * Reads a timestamp, RFC 3339 with `Z` or an offset. Returns it in UTC, cut to milliseconds. The empty text is the zero
 * timestamp.
 */
export function parseTimestamp(text: string): string | undefined {
  if (text === '') return ZERO_TIMESTAMP;
  const moment = readByLayout(text, LAYOUT, SHOWN_LAYOUT);
  if (typeof moment === 'string') return undefined;
  const utc = new Date(0);
  utc.setUTCFullYear(moment.year, moment.month - 1, moment.day);
  utc.setUTCHours(moment.hour, moment.minute - moment.offset, moment.second, Math.floor(moment.nanosecond / 1e6));
  return timestampOf(utc);
}

/** Returns the standard's message for a text that `parseTimestamp` rejects; empty for others. */
export function timestampProblem(text: string): string {
  if (text === '') return '';
  const moment = readByLayout(text, LAYOUT, SHOWN_LAYOUT);
  return typeof moment === 'string' ? `cal: invalid timestamp: ${moment}` : '';
}

/** Returns the timestamp of a moment. @internal */
export function timestampOf(moment: Date): string {
  const date = [padded(moment.getUTCFullYear(), 4), padded(moment.getUTCMonth() + 1), padded(moment.getUTCDate())];
  return `${date.join('-')}T${moment.toISOString().slice(-13)}`;
}
