/** Rules of EN 16931 on periods of the document and its lines (chapter 12 §2, §3). */

import { dayOf } from '../../../rules/days.ts';
import type { Judged, Rule, Verdict } from '../../../rules/declare.ts';
import { everywhere, has, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { lineRule } from './scope.ts';

const ORDER =
  'The invoicing period (BG-14) ends on {end} (BT-74), before it begins on {start} (BT-73); correct one of the dates.';
const FILLED =
  'The invoicing period (BG-14) has neither a start (BT-73) nor an end (BT-74); add one, or remove the period.';
const LINE_ORDER =
  'The line period (BG-26) ends on {end} (BT-135), before it begins on {start} (BT-134); correct one of the dates.';
const LINE_FILLED =
  'The line period (BG-26) has neither a start (BT-134) nor an end (BT-135); add one, or remove the period.';

export function periodRules(syntax: Judged['syntax']): Rule[] {
  const ubl = syntax === 'ubl';
  const isInOrder = ubl ? ublOrder : ciiOrder;
  const isFilled = ubl ? isFilledInUbl : isFilledInCii;
  return [
    ruleAt('BR-29', ['BT-74', 'BT-73'], ubl ? ublPeriods : ciiPeriods, isInOrder, ORDER),
    ruleAt(
      'BR-CO-19',
      'BG-14',
      ubl ? ublPeriods : ciiPeriods,
      (period) => isFilled(period) || has(period, 'cbc:DescriptionCode'),
      FILLED,
    ),
    lineRule('BR-30', 'BG-26', ['BT-135', 'BT-134'], ({ element }) => verdictAt(element, isInOrder), LINE_ORDER),
    lineRule('BR-CO-20', 'BG-26', 'BG-26', ({ element }) => verdictAt(element, isFilled), LINE_FILLED),
  ];
}

function verdictAt(
  element: XmlElement | undefined,
  test: (element: XmlElement) => ReturnType<typeof ublOrder>,
): Verdict {
  if (element === undefined) return true;
  const held = test(element);
  return typeof held === 'boolean' ? held : { values: held };
}

/** Returns all UBL periods except those of lines. A period in a nested line counts as neither. */
function ublPeriods(judged: Judged): XmlElement[] {
  return everywhere(judged, 'cac:InvoicePeriod').filter(
    ({ parent }) => parent?.name !== 'cac:InvoiceLine' && parent?.name !== 'cac:CreditNoteLine',
  );
}

function ciiPeriods({ invoice }: Judged): XmlElement[] {
  return invoice.groups('BG-14').flatMap(({ element }) => element ?? []);
}

function isFilledInUbl(period: XmlElement): boolean {
  return has(period, 'cbc:StartDate') || has(period, 'cbc:EndDate');
}

function isFilledInCii(period: XmlElement): boolean {
  return has(period, 'ram:StartDateTime') || has(period, 'ram:EndDateTime');
}

function ublOrder(period: XmlElement): boolean | { start: string; end: string } {
  const start = period.child('cbc:StartDate')?.value ?? '';
  const end = period.child('cbc:EndDate')?.value ?? '';
  const [first, last] = [dayOf(start), dayOf(end)];
  return first === undefined || last === undefined || last >= first || { start, end };
}

/** In CII, days are compared as texts, only in format 102. */
function ciiOrder(period: XmlElement): boolean | { start: string; end: string } {
  const first = period.child('ram:StartDateTime');
  const last = period.child('ram:EndDateTime');
  if (first === undefined || last === undefined) return true;
  const [start, end] = [dayIn(first), dayIn(last)];
  return (start !== undefined && end !== undefined && end >= start) || { start: start ?? '', end: end ?? '' };
}

function dayIn(date: XmlElement): string | undefined {
  return date.all('udt:DateTimeString').find((text) => text.attribute('format') === '102')?.value;
}
