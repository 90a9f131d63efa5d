/**
 * Warnings about values that a copy or a correction keeps from its original, although they belong to it (chapter 02
 * §14, §15). The standard keeps them.
 */
import { type Fault, faultOf, type Kept } from '../faults.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { Amount } from '../num/amount.ts';
import { type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';

type Found = { path: Step[]; value: unknown };
type Kind = Kept['what'];

/** Where documents have what belongs to the original. An asterisk stands for each entry of a list. */
const PLACES: readonly (readonly [what: Kind, path: string])[] = [
  ['advance', 'payment.advances.*'],
  ['due-date', 'payment.terms.due_dates.*.date'],
  ['account', 'payment.instructions.credit_transfer'],
  ['supply', 'delivery.date'],
  ['supply', 'despatch_date'],
  ['supply', 'receive_date'],
  ['period', 'delivery.period'],
  ['period', 'ordering.period'],
  ['period', 'period'],
  ['period', 'lines.*.period'],
  ['reference', 'ordering.code'],
  ['reference', 'ordering.purchases'],
  ['reference', 'ordering.sales'],
  ['reference', 'ordering.receiving'],
  ['reference', 'ordering.despatch'],
  ['reference', 'preceding'],
];

const OF_COPIES: ReadonlySet<Kind> = new Set(['advance', 'due-date', 'supply', 'period', 'reference']);
/** A correction rightly has the supply date, periods and references of the document it corrects. */
const OF_CORRECTIONS: ReadonlySet<Kind> = new Set(['advance', 'due-date']);
const OF_CREDIT_NOTES: ReadonlySet<Kind> = new Set(['advance', 'due-date', 'account']);

/** The values of the original that a copy loses, and that it is compared with. */
export interface Original {
  readonly issued: string | undefined;
  readonly payable: Amount | undefined;
}

interface Summed {
  totals?: { payable?: Amount };
}

/** Remembers the issue date and the amount before they are cleared. */
export function originalOf(doc: Wrapped | undefined): Original {
  const value = doc?.content?.value as ({ issue_date?: string } & Summed) | undefined;
  return { issued: value?.issue_date, payable: value?.totals?.payable };
}

export function noticesOfCopy(doc: Wrapped | undefined, original: Original, path: readonly Step[]): Fault[] {
  return [...noticesOfTotals(doc, original, path), ...noticesOf(doc, original, path, OF_COPIES)];
}

export function noticesOfCorrection(doc: Wrapped | undefined, original: Original, path: readonly Step[]): Fault[] {
  const { type } = (doc?.content?.value ?? {}) as { type?: string };
  const kinds = type === 'credit-note' ? OF_CREDIT_NOTES : OF_CORRECTIONS;
  return [...noticesOfTotals(doc, original, path), ...noticesOf(doc, original, path, kinds)];
}

/** Warns if the amount of a document differs from its original's, ignoring the sign. Tax rates follow the document's date. */
function noticesOfTotals(doc: Wrapped | undefined, { payable: before }: Original, root: readonly Step[]): Fault[] {
  const after = (doc?.content?.value as Summed | undefined)?.totals?.payable;
  if (before === undefined || after === undefined || before.abs().equals(after.abs())) return [];
  const text = message(
    'The original amounts to {before}, but this document to {after}: other rates apply on its date, or the original was not calculated. Compare both.',
    { before: before.toString(), after: after.toString() },
  );
  return [faultOf('BW-WARN-COPY-TOTALS', pathText([...root, 'totals', 'payable']), text)];
}

function noticesOf(
  doc: Wrapped | undefined,
  { issued }: Original,
  root: readonly Step[],
  kinds: ReadonlySet<Kind>,
): Fault[] {
  const document = doc?.content?.value as { issue_date?: string } | undefined;
  if (!document) return [];
  const days = daysBetween(issued, document.issue_date);
  const byValue = new Map<string, Fault>();
  for (const [what, place] of PLACES) {
    if (!kinds.has(what)) continue;
    for (const { path, value } of found(document, place.split('.'))) {
      // A credit note asks for no payment, on the day of the original neither.
      const isNever = what === 'due-date' && kinds === OF_CREDIT_NOTES && days === 0;
      const notice = noticeOf(what, value, isNever ? undefined : days);
      if (!notice) continue;
      const property = pathText([...root, ...pathInInput(document, path)]);
      // Lines often have the same period, but two advances are never one.
      const identity = what === 'advance' ? property : `${place} ${JSON.stringify(notice.kept)}`;
      const known = byValue.get(identity);
      if (known) known.properties.push(property);
      else byValue.set(identity, { ...faultOf('BW-WARN-KEPT', property, notice.text), kept: notice.kept });
    }
  }
  return [...byValue.values()];
}

/** Returns the values at a place. */
function found(value: unknown, [step, ...rest]: readonly string[], path: Step[] = []): Found[] {
  if (value === undefined || value === null) return [];
  if (step === undefined) return Array.isArray(value) && value.length === 0 ? [] : [{ path, value }];
  if (step === '*') {
    const list = Array.isArray(value) ? value : [];
    return list.flatMap((each, position) => found(each, rest, [...path, position]));
  }
  return found((value as Record<string, unknown>)[step], rest, [...path, step]);
}

const DAY = 86_400_000;

/** Returns the days from one date to another; undefined without both. */
function daysBetween(from: string | undefined, to: string | undefined): number | undefined {
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY;
  return Number.isInteger(days) ? days : undefined;
}

function moved(date: string, days: number): string {
  const time = Date.parse(date) + days * DAY;
  return Number.isNaN(time) ? date : new Date(time).toISOString().slice(0, 10);
}

interface Notice {
  text: Message;
  kept: Kept;
}

function noticeOf(what: Kind, value: unknown, days: number | undefined): Notice | undefined {
  switch (what) {
    case 'advance':
      return advance(value as { amount?: { toString(): string }; date?: string });
    case 'due-date':
    case 'supply':
      return date(what, String(value), days);
    case 'period':
      return period(value as { start?: string; end?: string }, days);
    case 'account':
      return {
        text: message('Your account was kept, although nothing is payable into it. Remove it.'),
        kept: { what, offers: ['remove'] },
      };
    case 'reference':
      return reference(value);
  }
}

function advance({ amount, date: paid }: { amount?: { toString(): string }; date?: string }): Notice {
  const sum = amount?.toString() ?? '0';
  const text = message(
    'The advance of {amount} was paid for the original and would be deducted a second time. Remove it, or keep it if it was paid for this document.',
    { amount: sum },
  );
  return { text, kept: { what: 'advance', offers: ['remove'], amount: sum, ...(paid && { from: paid }) } };
}

function date(what: 'due-date' | 'supply', from: string, days: number | undefined): Notice | undefined {
  if (days === 0) return undefined;
  const offers = ['remove', ...(days === undefined ? [] : ['move'])] as Kept['offers'];
  if (days === undefined) {
    const text = message('The date {from} is copied from the original. Change or remove it.', { from });
    return { text, kept: { what, offers, from } };
  }
  const to = moved(from, days);
  const text = message('The date {from} is copied from the original. Move it by {days} days to {to}, or remove it.', {
    from,
    days,
    to,
  });
  return { text, kept: { what, offers, from, days, to } };
}

function period(
  { start = '', end = '' }: { start?: string; end?: string },
  days: number | undefined,
): Notice | undefined {
  if (days === 0 || (start === '' && end === '')) return undefined;
  const shown = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');
  const from = shown(start, end);
  if (days === undefined) {
    const text = message('The period {from} is copied from the original. Change or remove it.', { from });
    return { text, kept: { what: 'period', offers: ['remove'], from } };
  }
  const to = shown(start && moved(start, days), end && moved(end, days));
  const text = message('The period {from} is copied from the original. Move it by {days} days to {to}, or remove it.', {
    from,
    days,
    to,
  });
  return { text, kept: { what: 'period', offers: ['remove', 'move'], from, days, to } };
}

function reference(value: unknown): Notice {
  const codes = (Array.isArray(value) ? value : [{ code: value }]).map((each: { series?: string; code?: string }) =>
    shorten([each?.series, each?.code].filter(Boolean).join('-')),
  );
  const text = message('The reference to {codes} is copied from the original. Change or remove it.', { codes });
  return { text, kept: { what: 'reference', offers: ['remove'], from: codes.join(', ') } };
}
