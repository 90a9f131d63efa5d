import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { notOneOf, present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { ZERO_DATE } from './date.ts';
import { date } from './types.ts';

/** The days from one to another, both included (chapter 01 §2). */
export const Period = object(
  'cal.Period',
  { title: 'Period', description: 'The days from one to another, both included.' },
  {
    label: field(text, 'Label', 'What the period is, in words.'),
    start: field(date, 'Start', 'The first day.', { required: true }),
    end: field(date, 'End', 'The last day; not before the first.', { required: true }),
  },
);
export type Period = InstanceOf<typeof Period>;

const isDay = (day: string | undefined): day is string => day !== undefined && day !== ZERO_DATE;

function endNotBeforeStart(period: Period | undefined): boolean {
  const { start, end } = period ?? {};
  return !isDay(start) || !isDay(end) || start <= end;
}

export const periodRules = rules(Period, 'GOBL-CAL-PERIOD', [
  check(
    '10',
    'A period ends on the day it starts or later; swap start and end, or correct one of them.',
    endNotBeforeStart,
  ),
  at('start', [check('01', 'A period needs its first day in start.', present, notOneOf(ZERO_DATE))]),
  at('end', [check('02', 'A period needs its last day in end.', present, notOneOf(ZERO_DATE))]),
]);
