import { isZeroDate, today } from '../cal/date.ts';
import { isZeroTime, timeOfDay } from '../cal/time.ts';

/**
 * Fills in the day of issue (chapter 02 §4, step 5), in the time zone of the regime. A time of midnight is replaced by
 * the current day and time, a missing day by today.
 */
export function completeIssueDate(
  document: { issue_date?: string; issue_time?: string },
  now: Date,
  timeZone = 'UTC',
): void {
  if (document.issue_time !== undefined && isZeroTime(document.issue_time)) {
    document.issue_date = today(now, timeZone);
    document.issue_time = timeOfDay(now, timeZone);
  } else if (document.issue_date === undefined || isZeroDate(document.issue_date))
    document.issue_date = today(now, timeZone);
}
