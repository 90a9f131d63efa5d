import { quote } from '../model/describe.ts';
import { generalRule } from '../model/general-rule.ts';
import type { Json } from '../model/json.ts';
import type { Reader } from '../model/reader.ts';
import type { ScalarType } from '../model/value.ts';
import { type NamedValue, type ValueOptions, valueType } from '../model/value-type.ts';
import { detailed, type Message, message, type Value } from '../text/message.ts';
import { dateProblem, parseDate, ZERO_DATE } from './date.ts';
import { dateTimeProblem, parseDateTime, ZERO_DATE_TIME } from './date-time.ts';
import { parseTime, timeProblem } from './time.ts';
import { parseTimestamp, timestampProblem } from './timestamp.ts';

const NO_SUCH = {
  day: message('no such day'),
  month: message('no such month'),
  hour: message('no such hour'),
  minute: message('no such minute'),
  second: message('no such second'),
};

/** Returns our wording for an invalid calendar text, from the cause that its parser reports. */
function reason(problem: string): Message {
  const [, unit] = /: (day|month|hour|minute|second) out of range$/.exec(problem) ?? [];
  return unit === undefined ? message('wrong format') : NO_SUCH[unit as keyof typeof NO_SUCH];
}

interface CalendarOptions extends ValueOptions {
  code: string;
  form: string;
  /** The message for another JSON type. */
  wrongType: (values: { property: string; found: string }) => Message;
  invalid: (values: InvalidText) => Message;
  blank: Json;
  parse: (text: string) => string | undefined;
  problem: (text: string) => string;
}

type InvalidText = { property: Value; found: string; form: string };

/** Declares a type of calendar texts. Its rules are in the standard's list, but no readable text breaks them. */
function calendarType(name: string, options: CalendarOptions): ScalarType<string> & NamedValue {
  const { code, form, wrongType, invalid, parse, problem } = options;
  return valueType(name, options, {
    kind: 'date',
    blank: options.blank,
    plain: true,
    read(json: Json, reader: Reader) {
      if (typeof json !== 'string') return reader.wrongTypeOf(json, wrongType);
      const value = parse(json);
      if (value !== undefined) return value;
      const text = invalid({ property: reader.subject(), found: quote(json), form });
      return reader.failWith(code, detailed(text, reason(problem(json))));
    },
    write: (value: string) => value,
  });
}

/** `cal/date`: a calendar day as `YYYY-MM-DD`; the empty text is the zero date `0000-00-00` (chapter 01 §2). */
export const date = calendarType('cal.Date', {
  title: 'Date',
  description: 'A calendar day as YYYY-MM-DD.',
  keywords: { format: 'date' },
  rules: [generalRule('GOBL-CAL-DATE-01', 'cal.Date', 'A date must be a valid day, as YYYY-MM-DD.')],
  code: 'BW-DATE',
  form: 'YYYY-MM-DD',
  wrongType: (values) => message('{property} must be a date in quotes, YYYY-MM-DD, but is {found}', values),
  invalid: (values) => message('{property} must be a date, {form}, but is {found}', values),
  blank: ZERO_DATE,
  parse: parseDate,
  problem: dateProblem,
});

/** `cal/time`: a time of day as `HH:MM:SS`. */
export const time = calendarType('cal.Time', {
  title: 'Time',
  description: 'A time of day as hh:mm:ss.',
  keywords: { pattern: '^([0-1][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  code: 'BW-TIME',
  form: 'hh:mm:ss',
  wrongType: (values) => message('{property} must be a time in quotes, hh:mm:ss, but is {found}', values),
  invalid: (values) => message('{property} must be a time, {form}, but is {found}', values),
  blank: '00:00:00',
  parse: parseTime,
  problem: timeProblem,
});

/** `cal/date-time`: a day and a time without zone, `YYYY-MM-DDThh:mm:ss`. */
export const dateTime = calendarType('cal.DateTime', {
  title: 'Date Time',
  description: 'A day and a time without zone.',
  keywords: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$' },
  rules: [
    generalRule('GOBL-CAL-DATETIME-01', 'cal.DateTime', 'A date with time must be valid, as YYYY-MM-DDThh:mm:ss.'),
  ],
  code: 'BW-DATETIME',
  form: 'YYYY-MM-DDThh:mm:ss',
  wrongType: (values) =>
    message('{property} must be a date with a time in quotes, YYYY-MM-DDThh:mm:ss, but is {found}', values),
  invalid: (values) => message('{property} must be a date with a time, {form}, but is {found}', values),
  blank: ZERO_DATE_TIME,
  parse: parseDateTime,
  problem: dateTimeProblem,
});

/** `cal/timestamp`: an RFC 3339 moment, written in UTC with milliseconds. */
export const timestamp = calendarType('cal.Timestamp', {
  title: 'Timestamp',
  description: 'A moment in UTC.',
  keywords: {
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$',
    format: 'date-time',
  },
  rules: [
    generalRule(
      'GOBL-CAL-TIMESTAMP-01',
      'cal.Timestamp',
      'A timestamp must be a valid time in UTC, as YYYY-MM-DDThh:mm:ss.000Z.',
    ),
  ],
  code: 'BW-TIMESTAMP',
  form: 'YYYY-MM-DDThh:mm:ssZ',
  wrongType: (values) =>
    message('{property} must be a timestamp in quotes, YYYY-MM-DDThh:mm:ssZ, but is {found}', values),
  invalid: (values) => message('{property} must be a timestamp, {form}, but is {found}', values),
  blank: null,
  parse: parseTimestamp,
  problem: timestampProblem,
});
