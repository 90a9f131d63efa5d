/** Reads the dates and times of a message: eight or fourteen digits, regardless of the format they state (chapter 14 §6.2). */

import { parseDate } from '../../../engine/cal/date.ts';
import { parseTime, ZERO_TIME } from '../../../engine/cal/time.ts';
import type { Terms } from '../../mapping/read/reading.ts';
import type { TermId } from '../../terms/declare.ts';

export interface Moment {
  date: string;
  /** Undefined for midnight, which stands for an unknown time. */
  time?: string;
}

/**
 * Reads a date or time and marks it as used. Returns undefined if it is missing or unreadable, and reports an
 * unreadable one.
 */
export function momentOf(terms: Terms, id: TermId, property: string): Moment | undefined {
  const value = terms.value(id, property);
  if (value === undefined) return undefined;
  terms.qualifier(value, `${id}-1` as TermId);
  const text = value.text.trim();
  return momentIn(text) ?? terms.reading.badValue(id, text, property, 'date');
}

/** Returns the digits of a date and time, with midnight for a date alone. */
export function peekMoment(terms: Terms, id: TermId): string | undefined {
  return terms.peek(id)?.padEnd(14, '0');
}

function momentIn(text: string): Moment | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/.exec(text) ?? [];
  const date = year === undefined || year === '0000' ? undefined : parseDate(`${year}-${month}-${day}`);
  if (date === undefined) return undefined;
  if (hour === undefined) return { date };
  const time = parseTime(`${hour}:${minute}:${second}`);
  if (time === undefined) return undefined;
  return time === ZERO_TIME ? { date } : { date, time };
}
