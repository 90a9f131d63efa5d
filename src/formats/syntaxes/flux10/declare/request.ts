/** The request for a report and its answer (chapter 24 §6). */

import { parseDate } from '../../../../engine/cal/date.ts';
import { parseTime } from '../../../../engine/cal/time.ts';
import { type Fault, fault, type Outcome } from '../../../../engine/faults.ts';
import type { Json, JsonObject } from '../../../../engine/model/json.ts';
import type { Message } from '../../../../engine/text/message.ts';
import { isObject, memberAt, text } from '../../../../paper/values.ts';

/** A company or a platform by its number. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/** A document or an envelope, or an e-invoice: XML as a text, a PDF or a signed file as bytes. */
export type DeclaredFile = JsonObject | string | Uint8Array;

/** Reads an e-invoice as a document, or several. */
export type ReadFile = (file: string | Uint8Array) => Promise<Outcome<{ result: unknown }>>;

/** What a report is to contain, as given. */
export interface DeclareRequest {
  readonly documents: Iterable<DeclaredFile> | AsyncIterable<DeclaredFile>;
  readonly id?: Json | undefined;
  readonly name?: Json | undefined;
  /** `initial` or `rectifying`. */
  readonly type?: Json | undefined;
  /** `transactions` or `payments`. */
  readonly content?: Json | undefined;
  /** `seller` or `buyer`. */
  readonly role?: Json | undefined;
  /** `{start, end}`, ISO dates. */
  readonly period?: Json | undefined;
  /** When the report was made, in French time: `2026-11-02T06:30:00`. */
  readonly issued?: Json | undefined;
  /** The platform, `{code, name}`. */
  readonly sender?: Json | undefined;
  /** The company, `{code, name}`: its SIREN and name. */
  readonly declarant?: Json | undefined;
  /** `base`, or `full` with lines and document allowances and charges. */
  readonly detail?: Json | undefined;
  /** Returns the name of the document at an index, such as its file, for messages. */
  readonly nameOf?: ((index: number) => string | undefined) | undefined;
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

/** Something about one of the documents, by its index. */
interface OfDocument {
  readonly document?: number | undefined;
}

export type DeclareFault = Fault & OfDocument;

/** The reasons for which a document is not in the report. */
export type LeftOutReason = 'kind' | 'period' | 'duplicate' | 'domestic' | 'role' | 'import';

export interface LeftOut {
  readonly document: number;
  readonly reason: LeftOutReason;
  readonly text: Message;
  /** The document that it repeats. */
  readonly same_as?: number;
}

export interface DeclareLoss {
  readonly document: number;
  readonly kind: 'supplied' | 'changed';
  readonly severity: 'info';
  readonly properties: string[];
  readonly text: Message;
}

/** A report, or the faults for which there is none. */
export interface Declaration {
  /** The XML. */
  readonly result: string | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly losses: readonly DeclareLoss[];
  readonly faults: readonly DeclareFault[];
  readonly warnings: readonly DeclareFault[];
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
    const what = 'A buyer reports no payments, only what it bought. Leave out the role, or report transactions.';
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
