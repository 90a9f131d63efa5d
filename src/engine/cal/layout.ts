/**
 * Reads dates and times by a layout. The standard requires the error messages of Go's `time.Parse`
 * (https://pkg.go.dev/time#Parse). A layout consists of the parts of 2006-01-02 15:04:05. Spec chapter 01 §2.
 */

/** The parts of a moment. Parts that a layout lacks stay 0 (month and day: 1). */
export interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  nanosecond: number;
  /** Minutes east of UTC. */
  offset: number;
}

/** The pieces of a layout, in order: parts of a moment, and literal separators. */
export type Layout = readonly string[];

interface Reading {
  moment: Moment;
  rest: string;
  /** The part whose value is out of range. */
  outOfRange?: string;
}

type PieceReader = (reading: Reading) => boolean;

const PIECES: Readonly<Record<string, PieceReader>> = {
  '2006': (reading) => {
    if (!/^[0-9]{4}/.test(reading.rest)) return false;
    reading.moment.year = Number(take(reading, 4));
    return true;
  },
  '01': twoDigits('month', 1, 12),
  '02': twoDigits('day', 0, 99), // its range depends on the month and is checked at the end
  '15': (reading) => {
    if (!/^[0-9]/.test(reading.rest)) return false;
    const hour = Number(take(reading, /^[0-9]{2}/.test(reading.rest) ? 2 : 1));
    if (hour > 23) reading.outOfRange = 'hour';
    reading.moment.hour = hour;
    return true;
  },
  '04': twoDigits('minute', 0, 59),
  '05': twoDigits('second', 0, 59),
  '.999999999': (reading) => {
    const fraction = /^[.,]([0-9]+)/.exec(reading.rest);
    if (fraction?.[1] === undefined) return true;
    take(reading, fraction[0].length);
    reading.moment.nanosecond = Number(fraction[1].slice(0, 9).padEnd(9, '0'));
    return true;
  },
  'Z07:00': (reading) => {
    if (reading.rest.startsWith('Z')) {
      take(reading, 1);
      return true;
    }
    const zone = /^([+-])([0-9]{2}):([0-9]{2})/.exec(reading.rest);
    if (zone === null) return false;
    const [hours, minutes] = [Number(zone[2]), Number(zone[3])];
    if (hours > 24) reading.outOfRange = 'time zone offset hour';
    if (minutes > 60) reading.outOfRange = 'time zone offset minute';
    take(reading, zone[0].length);
    reading.moment.offset = (hours * 60 + minutes) * (zone[1] === '-' ? -1 : 1);
    return true;
  },
};

/**
 * Reads a text by the layout. Returns the moment or an error message.
 * @param shown the layout as messages show it
 */
export function readByLayout(text: string, layout: Layout, shown = layout.join('')): Moment | string {
  const moment = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0, nanosecond: 0, offset: 0 };
  const reading: Reading = { moment, rest: text };
  for (const piece of layout) {
    const read = PIECES[piece] ?? separator(piece);
    const before = reading.rest;
    if (!read(reading)) {
      return `parsing time ${quoted(text)} as ${quoted(shown)}: cannot parse ${quoted(before)} as ${quoted(piece)}`;
    }
    if (reading.outOfRange !== undefined) return `parsing time ${quoted(text)}: ${reading.outOfRange} out of range`;
  }
  if (reading.rest !== '') return `parsing time ${quoted(text)}: extra text: ${quoted(reading.rest)}`;
  if (moment.day < 1 || moment.day > daysIn(moment.year, moment.month)) {
    return `parsing time ${quoted(text)}: day out of range`;
  }
  return moment;
}

/** Returns the days of a month in the Gregorian calendar. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Pads an integer to at least this many digits. */
export function padded(value: number, digits = 2): string {
  return value < 0 ? `-${padded(-value, digits)}` : String(value).padStart(digits, '0');
}

function twoDigits(part: 'month' | 'day' | 'minute' | 'second', least: number, most: number): PieceReader {
  return (reading) => {
    if (!/^[0-9]{2}/.test(reading.rest)) return false;
    const value = Number(take(reading, 2));
    if (value < least || value > most) reading.outOfRange = part;
    reading.moment[part] = value;
    return true;
  };
}

function separator(mark: string): PieceReader {
  return (reading) => reading.rest.startsWith(mark) && take(reading, mark.length) === mark;
}

function take(reading: Reading, length: number): string {
  const taken = reading.rest.slice(0, length);
  reading.rest = reading.rest.slice(length);
  return taken;
}

/** Longer texts are cut in messages. */
const LONGEST_SHOWN = 1000;

/** Quotes a text. Unlike other messages, messages about times show control and non-ASCII characters byte by byte. */
function quoted(whole: string): string {
  const text = whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole;
  const bytes = (character: string): string =>
    Array.from(new TextEncoder().encode(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f]|[^\x00-\x7f]/gu, bytes)}"`;
}
