/** The options of a report (chapter 24 §6). */

import { parseDate } from '../../../../engine/cal/date.ts';
import { parseTime } from '../../../../engine/cal/time.ts';
import { type Fault, fault } from '../../../../engine/faults.ts';
import { isObject, memberAt, text } from '../../../../paper/values.ts';
import type { DeclareRequest } from '../../../declare/declaration.ts';

/** A company or a platform by its number. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/** The options of a report, checked. */
export interface Options {
  readonly id: string;
  readonly name: string | undefined;
  readonly isRectifying: boolean;
  readonly isOfPayments: boolean;
  readonly isOfBuyer: boolean;
  readonly start: string;
  readonly end: string;
  readonly issued: string;
  readonly sender: Named;
  readonly declarant: Named | undefined;
  readonly isFull: boolean;
  readonly nameOf: DeclareRequest['nameOf'];
}

const CHOICES = {
  type: ['initial', 'rectifying'],
  content: ['transactions', 'payments'],
  role: ['seller', 'buyer'],
  detail: ['base', 'full'],
} as const;

const OPTION = 'BW-F10-OPTION';

/** Returns the options of a request, or its faults. */
export function optionsOf(request: DeclareRequest): Options | readonly Fault[] {
  const faults: Fault[] = [];
  const id = text(request.id);
  const period = [text(memberAt(request.period, 'start')), text(memberAt(request.period, 'end'))] as const;
  const [start = '', end = ''] = period;
  const sender = namedIn(request.sender);
  const declarant = namedIn(request.declarant);
  const issued = text(request.issued);
  if (id === undefined) faults.push(missing('id', 'the number of the report'));
  if (!parseDate(start) || !parseDate(end) || end < start)
    faults.push(
      fault(OPTION, 'request.period', 'The period needs a start and an end, as dates: 2026-10-01 and 2026-10-10.'),
    );
  if (sender === undefined) faults.push(missing('sender', 'the platform, with code and name'));
  if (request.declarant !== undefined && request.declarant !== null && declarant === undefined)
    faults.push(missing('declarant', 'the company, with code (its SIREN) and name'));
  if (issued === undefined || !isMoment(issued)) {
    const what = 'issued is the time at which the report is made, in French time: 2026-11-02T06:30:00. Add it.';
    faults.push(fault(OPTION, 'request.issued', what));
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    const given = request[name as keyof typeof CHOICES];
    if (given === undefined || given === null || values.some((value) => value === given)) continue;
    faults.push(fault(OPTION, `request.${name}`, '{name} must be one of {values}.', { name, values }));
  }
  if (request.content === 'payments' && request.role === 'buyer') {
    const what = 'Buyers do not report payments, only purchases. Leave out the role, or report transactions.';
    faults.push(fault(OPTION, 'request.role', what));
  }
  if (faults.length > 0 || id === undefined || sender === undefined || issued === undefined) return faults;
  return {
    id,
    name: text(request.name),
    isRectifying: request.type === 'rectifying',
    isOfPayments: request.content === 'payments',
    isOfBuyer: request.role === 'buyer',
    start,
    end,
    issued,
    sender,
    declarant,
    isFull: request.detail === 'full',
    // A request from outside may have anything here.
    nameOf: typeof request.nameOf === 'function' ? request.nameOf : undefined,
  };
}

function missing(name: string, what: string): Fault {
  return fault(OPTION, `request.${name}`, 'The report needs {name}: {what}. Add it.', { name, what });
}

function namedIn(value: unknown): Named | undefined {
  if (!isObject(value)) return undefined;
  const [code, name] = [text(value.code), text(value.name)];
  return code === undefined || name === undefined ? undefined : { code, name };
}

function isMoment(value: string): boolean {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)$/.exec(value) ?? [];
  return date !== undefined && time !== undefined && parseDate(date) !== undefined && parseTime(time) !== undefined;
}
