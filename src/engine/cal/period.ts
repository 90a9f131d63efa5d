import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { notOneOf } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { ZERO_DATE } from './date.ts';
import { date } from './types.ts';

/** The days from one date to another, both included. One of them may be missing (chapter 01 §2). */
export const Period = object(
  'cal.Period',
  { title: 'Period', description: 'A range of dates, first and last included.' },
  {
    label: field(text, 'Label', 'A description of the period.'),
    start: field(date, 'Start', 'The first day. Optional if the last is given.'),
    end: field(date, 'End', 'The last day. Cannot be before the first. Optional if the first is given.'),
  },
);
export type Period = InstanceOf<typeof Period>;

const isDay = (day: string | undefined): day is string => day !== undefined && day !== ZERO_DATE;

function endNotBeforeStart(period: Period | undefined): boolean {
  const { start, end } = period ?? {};
  return !isDay(start) || !isDay(end) || start <= end;
}
endNotBeforeStart.label = 'end not before start';

const startOrEnd = labelled(
  'start or end',
  (period: Period | undefined) => period?.start !== undefined || period?.end !== undefined,
);

export const periodRules = rules(Period, 'GOBL-CAL-PERIOD', [
  check('10', 'A period must not end before it starts; swap start and end, or correct one of them.', endNotBeforeStart),
  check('11', 'A period needs its first day in start or its last day in end.', startOrEnd),
  at('start', [
    check('01', 'The first day of a period must be a valid date; correct it or leave it out.', notOneOf(ZERO_DATE)),
  ]),
  at('end', [
    check('02', 'The last day of a period must be a valid date; correct it or leave it out.', notOneOf(ZERO_DATE)),
  ]),
]);
