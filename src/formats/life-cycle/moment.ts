/** Days and moments of a message: eight or fourteen digits, whatever format they state (chapter 14 §6.2). */

import { parseDate } from '../../engine/cal/date.ts';
import { parseTime, ZERO_TIME } from '../../engine/cal/time.ts';
import type { Terms } from '../mapping/read/reading.ts';
import type { TermId } from '../terms/declare.ts';

export interface Moment {
  date: string;
  /** Undefined for midnight, which is written where no time is known. */
  time?: string;
}

/** Reads a day or a moment, and takes it; undefined where there is none, or none that can be read, which is spoken of. */
export function momentOf(terms: Terms, id: TermId, property: string): Moment | undefined {
  const value = terms.value(id, property);
  if (value === undefined) return undefined;
  terms.qualifier(value, `${id}-1` as TermId);
  const text = value.text.trim();
  return momentIn(text) ?? terms.reading.badValue(id, text, property, 'date');
}

/** Returns the digits of a moment, with those of midnight for a day. */
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
