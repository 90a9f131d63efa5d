import { describe, expect, it } from 'vitest';
import { quote } from '../model/describe.ts';
import { Reader } from '../model/reader.ts';
import { dateProblem, isZeroDate, parseDate, today, ZERO_DATE } from './date.ts';
import { dateTimeProblem, isZeroDateTime, parseDateTime } from './date-time.ts';
import { isZeroTime, parseTime, timeOfDay, timeProblem } from './time.ts';
import { parseTimestamp, timestampOf, timestampProblem } from './timestamp.ts';
import { date, timestamp } from './types.ts';
import { isTimeZone } from './zone.ts';

describe('date', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['0000-01-01', '0000-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['', ZERO_DATE],
    ['0000-00-00', ZERO_DATE],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
    expect(dateProblem(text)).toBe('');
  });

  it.each([
    ['2023-02-30', 'parsing time "2023-02-30": day out of range'],
    ['1900-02-29', 'parsing time "1900-02-29": day out of range'],
    ['2023-04-31', 'parsing time "2023-04-31": day out of range'],
    ['2023-04-00', 'parsing time "2023-04-00": day out of range'],
    ['2023-13-01', 'parsing time "2023-13-01": month out of range'],
    ['2023-00-01', 'parsing time "2023-00-01": month out of range'],
    ['2021-1-01', 'parsing time "2021-1-01" as "2006-01-02": cannot parse "1-01" as "01"'],
    ['20x1-01-01', 'parsing time "20x1-01-01" as "2006-01-02": cannot parse "20x1-01-01" as "2006"'],
    ['bad', 'parsing time "bad" as "2006-01-02": cannot parse "bad" as "2006"'],
    [' 2024-01-01', 'parsing time " 2024-01-01" as "2006-01-02": cannot parse " 2024-01-01" as "2006"'],
    ['2024/01/01', 'parsing time "2024/01/01" as "2006-01-02": cannot parse "/01/01" as "-"'],
    ['2024-01', 'parsing time "2024-01" as "2006-01-02": cannot parse "" as "-"'],
    ['2024-01-01T00:00:00Z', 'parsing time "2024-01-01T00:00:00Z": extra text: "T00:00:00Z"'],
    ['"é\n', 'parsing time "\\"\\xc3\\xa9\\x0a" as "2006-01-02": cannot parse "\\"\\xc3\\xa9\\x0a" as "2006"'],
  ])('rejects %j', (text, problem) => {
    expect(parseDate(text)).toBeUndefined();
    expect(dateProblem(text)).toBe(problem);
  });

  it('treats the zero date as empty, but not a day of year 0', () => {
    expect(isZeroDate(ZERO_DATE)).toBe(true);
    expect(isZeroDate('0000-01-01')).toBe(false);
  });
});

describe('time', () => {
  it.each([
    ['09:05:00', '09:05:00'],
    ['9:05:00', '09:05:00'],
    ['23:59:59.5', '23:59:59.500000000'],
    ['23:59:59,1234567899', '23:59:59.123456789'],
    ['12:00:00.0', '12:00:00'],
    ['', '00:00:00'],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
    expect(timeProblem(text)).toBe('');
  });

  it.each([
    ['24:00:00', 'parsing time "24:00:00": hour out of range'],
    ['12:60:00', 'parsing time "12:60:00": minute out of range'],
    ['12:00:60', 'parsing time "12:00:60": second out of range'],
    ['12:5:00', 'parsing time "12:5:00" as "15:04:05.999999999": cannot parse "5:00" as "04"'],
    ['12:00', 'parsing time "12:00" as "15:04:05.999999999": cannot parse "" as ":"'],
    ['x12:00:00', 'parsing time "x12:00:00" as "15:04:05.999999999": cannot parse "x12:00:00" as "15"'],
    ['12:00:00x.5', 'parsing time "12:00:00x.5": extra text: "x.5"'],
    ['12:00:00.', 'parsing time "12:00:00.": extra text: "."'],
    ['x', 'parsing time "x" as "15:04:05.999999999": cannot parse "x" as "15"'],
  ])('rejects %j', (text, problem) => {
    expect(parseTime(text)).toBeUndefined();
    expect(timeProblem(text)).toBe(problem);
  });

  it('is zero at midnight', () => {
    expect(isZeroTime('00:00:00')).toBe(true);
    expect(isZeroTime('00:00:01')).toBe(false);
  });
});

describe('date-time', () => {
  it.each([
    ['2021-05-26T13:45:00', '2021-05-26T13:45:00'],
    ['2021-05-26t9:45:00.25', '2021-05-26T09:45:00.250000000'],
    ['0000-00-00T00:00:00', '0000-00-00T00:00:00'],
  ])('reads %j as %s', (text, dateTime) => {
    expect(parseDateTime(text)).toBe(dateTime);
    expect(dateTimeProblem(text)).toBe('');
  });

  it.each([
    ['', 'parsing time "" as "2006-01-02t15:04:05.999999999": cannot parse "" as "2006"'],
    [
      '2021-05-26T13:45:00Z',
      'parsing time "2021-05-26T13:45:00Z" as "2006-01-02t15:04:05.999999999": cannot parse "T13:45:00Z" as "t"',
    ],
    ['2021-05-26t13:45:00Z', 'parsing time "2021-05-26t13:45:00Z": extra text: "Z"'],
    ['2021-02-30t13:45:00', 'parsing time "2021-02-30t13:45:00": day out of range'],
    ['0000-00-00t00:00:00', 'parsing time "0000-00-00t00:00:00": month out of range'],
  ])('rejects %j', (text, problem) => {
    expect(parseDateTime(text)).toBeUndefined();
    expect(dateTimeProblem(text)).toBe(problem);
  });

  it('has a zero date-time', () => {
    expect(isZeroDateTime('0000-00-00T00:00:00')).toBe(true);
    expect(isZeroDateTime('0000-01-01T00:00:00')).toBe(false);
  });
});

describe('timestamp', () => {
  it.each([
    ['2024-01-01T00:30:00.123999+01:00', '2023-12-31T23:30:00.123Z'],
    ['2024-06-30T23:59:59Z', '2024-06-30T23:59:59.000Z'],
    ['0050-01-01T00:00:00-00:30', '0050-01-01T00:30:00.000Z'],
    ['0000-01-01T00:00:00+01:00', '-0001-12-31T23:00:00.000Z'],
    ['', ''],
  ])('reads %j as %s', (text, read) => {
    expect(parseTimestamp(text)).toBe(read);
    expect(timestampProblem(text)).toBe('');
  });

  it.each([
    ['2024-01-01T00:00:00', 'as "2006-01-02T15:04:05Z07:00": cannot parse "" as "Z07:00"'],
    ['2024-01-01 00:00:00Z', 'as "2006-01-02T15:04:05Z07:00": cannot parse " 00:00:00Z" as "T"'],
    ['2024-01-01T00:00:00xZ', 'as "2006-01-02T15:04:05Z07:00": cannot parse "xZ" as "Z07:00"'],
    ['2024-01-01T00:00:00x+01:00', 'as "2006-01-02T15:04:05Z07:00": cannot parse "x+01:00" as "Z07:00"'],
    ['2024-01-01T00:00:00+0100', 'as "2006-01-02T15:04:05Z07:00": cannot parse "+0100" as "Z07:00"'],
  ])('rejects %j', (text, problem) => {
    expect(parseTimestamp(text)).toBeUndefined();
    expect(timestampProblem(text)).toBe(`cal: invalid timestamp: parsing time "${text}" ${problem}`);
  });

  it('is reported at its property if unreadable', () => {
    const reader = new Reader(() => undefined);
    expect(timestamp.read('2024-01-01T00:30:00+01:00', reader)).toBe('2023-12-31T23:30:00.000Z');
    expect(reader.faults).toEqual([]);
    expect(timestamp.read('yesterday', reader)).toBeUndefined();
    expect(timestamp.read(1704067200, reader)).toBeUndefined();
    expect(reader.faults.map(({ code, properties }) => `${code} ${properties}`)).toEqual([
      'BW-TIMESTAMP $',
      'BW-JSON-TYPE $',
    ]);
  });

  it('must have a day and an offset within their ranges', () => {
    expect(timestampProblem('2024-01-01T00:00:00+25:00')).toMatch(/: time zone offset hour out of range$/);
    expect(timestampProblem('2024-02-30T00:00:00Z')).toMatch(/: day out of range$/);
    expect(timestampOf(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('today and timeOfDay', () => {
  const now = new Date('2024-03-31T22:30:15.999Z');

  it('use the zone with its summer time', () => {
    expect(today(now, 'Europe/Madrid')).toBe('2024-04-01');
    expect(timeOfDay(now, 'Europe/Madrid')).toBe('00:30:15');
    expect(timeOfDay(now, 'America/New_York')).toBe('18:30:15');
    expect(timeOfDay(now, 'Asia/Kolkata')).toBe('04:00:15');
  });

  it('use UTC for an unknown zone', () => {
    expect([today(now, 'UTC'), timeOfDay(now, 'UTC')]).toEqual(['2024-03-31', '22:30:15']);
    expect([today(now, 'Nowhere/Land'), timeOfDay(now, 'Nowhere/Land')]).toEqual(['2024-03-31', '22:30:15']);
    expect([today(now, ''), timeOfDay(now, '')]).toEqual(['2024-03-31', '22:30:15']);
  });
});

describe('parseDate and parseTimestamp', () => {
  it('accept exactly the days of the Gregorian calendar', () => {
    for (const year of [1900, 2000, 2023, 2024])
      for (let month = 1; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const moment = new Date(Date.UTC(year, month - 1, day));
          const isDay = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
          expect(`${text} ${parseDate(text) === text}`).toBe(`${text} ${isDay}`);
        }
  });

  it('require digits from the start of the text', () => {
    for (const text of ['20x1-01-01', 'x2021-01-01', '2021-0x-01', '2-01-01', '2021-01-1', ' 2021-01-01'])
      expect(parseDate(text)).toBeUndefined();
    for (const text of ['x12:00:00', ':12:00:00', '12:00:00x.5', '12:00:00 .5'])
      expect(parseTime(text)).toBeUndefined();
    for (const text of ['xZ', 'x+01:00', '+1:00', '+01-00', '+0100', 'z'])
      expect(parseTimestamp(`2024-01-01T00:00:00${text}`)).toBeUndefined();
  });

  it('accept offsets of up to a day and an hour', () => {
    const at = (offset: string) => parseTimestamp(`2024-01-02T00:00:00${offset}`);
    expect(at('+24:00')).toBe('2024-01-01T00:00:00.000Z');
    expect(at('-24:60')).toBe('2024-01-03T01:00:00.000Z');
    expect(at('+25:00')).toBeUndefined();
    expect(timestampProblem('2024-01-02T00:00:00+01:61')).toMatch(/: time zone offset minute out of range$/);
  });

  it('cut long texts in messages', () => {
    const shown = (length: number) =>
      /"(x+…?)": /.exec(timestampProblem(`${'x'.repeat(length)}`).replace(' as ', ': '))?.[1];
    expect(shown(1000)).toBe('x'.repeat(1000));
    expect(shown(1001)).toBe(undefined);
    expect(timestampProblem('x'.repeat(1001))).toContain(`"${'x'.repeat(1000)}\\xe2\\x80\\xa6"`);
  });
});

describe('a fault of a date', () => {
  function faultOf(type: typeof date | typeof timestamp, json: string | number) {
    const reader = new Reader(() => undefined);
    reader.path.push('issue_date');
    expect(type.read(json, reader)).toBeUndefined();
    return reader.faults[0];
  }

  it.each(['yesterday', ': day out of range', '2021-02-30', '2021-13-01'])(
    'quotes %s and states the expected form',
    (text) => {
      expect(faultOf(date, text)).toMatchObject({
        code: 'BW-DATE',
        properties: ['$.issue_date'],
        values: { property: 'issue_date', found: quote(text), form: 'YYYY-MM-DD' },
      });
    },
  );

  it('has different details for a wrong form, day and month', () => {
    const reasonOf = (text: string) => faultOf(date, text)?.details;
    expect(reasonOf(': day out of range')).toEqual(reasonOf('yesterday'));
    expect(reasonOf('2021-02-30')).not.toEqual(reasonOf('yesterday'));
    expect(reasonOf('2021-02-30')).toEqual(reasonOf('2021-04-31'));
    expect(reasonOf('2021-13-01')).not.toEqual(reasonOf('2021-02-30'));
  });

  it('reports numbers as a wrong type', () => {
    expect(faultOf(date, 20210526)).toMatchObject({ code: 'BW-JSON-TYPE', properties: ['$.issue_date'] });
  });
});

describe('time zones', () => {
  it('are recognised by name', () => {
    for (const name of ['UTC', 'Europe/Madrid', 'America/New_York']) expect(isTimeZone(name)).toBe(true);
    for (const name of ['', 'Nowhere/Land', 'Europe']) expect(isTimeZone(name)).toBe(false);
  });

  it('keep four digits in the year of today', () => {
    expect(today(new Date('0033-04-03T12:00:00Z'), 'Europe/Madrid')).toMatch(/^0033-/);
    expect(today(new Date('0033-04-03T12:00:00Z'), 'UTC')).toBe('0033-04-03');
  });
});
