import type { Json } from '../model/json.ts';
import { quote, type Reader } from '../model/reader.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { dateProblem, parseDate, ZERO_DATE } from './date.ts';
import { dateTimeProblem, parseDateTime, ZERO_DATE_TIME } from './date-time.ts';
import { parseTime, timeProblem } from './time.ts';
import { parseTimestamp, timestampProblem } from './timestamp.ts';

/** What is wrong with a calendar text, in our words, from the cause that its parser names. */
function reason(problem: string): string {
  const range = /: (day|month|hour|minute|second) out of range$/.exec(problem);
  return range ? `there is no such ${range[1]}` : 'it is not in that form';
}

/** The rules on every calendar text; none that could be read breaks them. */
export const calendarRules = [
  generalRule('GOBL-CAL-DATE-01', 'cal.Date', 'A date is a real day, as YYYY-MM-DD.'),
  generalRule(
    'GOBL-CAL-DATETIME-01',
    'cal.DateTime',
    'A date with time is a real day and hour, as YYYY-MM-DDThh:mm:ss.',
  ),
  generalRule(
    'GOBL-CAL-TIMESTAMP-01',
    'cal.Timestamp',
    'A timestamp is a real moment in UTC, as YYYY-MM-DDThh:mm:ss.000Z.',
  ),
];

function calendarType(options: {
  code: string;
  what: string;
  form: string;
  blank: Json;
  parse: (text: string) => string | undefined;
  problem: (text: string) => string;
  schema: string;
}): ValueType<string> {
  const { code, what, form, parse, problem } = options;
  return {
    kind: 'date',
    blank: options.blank,
    plain: true,
    read(json: Json, reader: Reader) {
      if (typeof json !== 'string') return reader.wrongType(json, `${what} in quotes, ${form}`);
      const value = parse(json);
      if (value !== undefined) return value;
      return reader.fail(
        code,
        `${reader.subject()} is not ${what}: ${quote(json)} (write it as ${form}; ${reason(problem(json))})`,
      );
    },
    write: (value) => value,
    schema: { $ref: `https://gobl.org/draft-0/cal/${options.schema}` },
  };
}

/** `cal/date`: a calendar day as `YYYY-MM-DD`; the empty text is the zero date `0000-00-00` (chapter 01 §2). */
export const date = calendarType({
  code: 'BW-DATE',
  what: 'a date',
  form: 'YYYY-MM-DD',
  blank: ZERO_DATE,
  parse: parseDate,
  problem: dateProblem,
  schema: 'date',
});

/** `cal/time`: a time of day as `HH:MM:SS`. */
export const time = calendarType({
  code: 'BW-TIME',
  what: 'a time',
  form: 'hh:mm:ss',
  blank: '00:00:00',
  parse: parseTime,
  problem: timeProblem,
  schema: 'time',
});

/** `cal/date-time`: a day and a time without zone, `YYYY-MM-DDThh:mm:ss`. */
export const dateTime = calendarType({
  code: 'BW-DATETIME',
  what: 'a date with a time',
  form: 'YYYY-MM-DDThh:mm:ss',
  blank: ZERO_DATE_TIME,
  parse: parseDateTime,
  problem: dateTimeProblem,
  schema: 'date-time',
});

/** `cal/timestamp`: a moment by RFC 3339, written in UTC with milliseconds. */
export const timestamp = calendarType({
  code: 'BW-TIMESTAMP',
  what: 'a point in time',
  form: 'YYYY-MM-DDThh:mm:ssZ',
  blank: null,
  parse: parseTimestamp,
  problem: timestampProblem,
  schema: 'timestamp',
});
