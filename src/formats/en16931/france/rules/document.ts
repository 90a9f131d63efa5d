/** Rules of the French reform on the document as a whole, by its type and frame (chapter 12 §13). */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ADVANCES, CORRECTIVE, CREDITS, FINAL, PAID } from '../../shared/forms.ts';
import type { Find } from './places.ts';

/** The type and frame of an invoice. */
export interface Stated {
  readonly type: string;
  readonly frame: string;
}

/** The statements of an invoice about itself, at any place. */
export interface DocumentStatements extends Stated {
  /** The notes with the subject BAR: how the invoice is handled. */
  readonly treatments: readonly string[];
}

/** The findings of a syntax in its places. */
export interface DocumentElements {
  readonly statements: (judged: Judged) => Stated;
  /** Which documents are checked as credit notes and as invoices. */
  readonly isCredit: (judged: Judged) => boolean;
  readonly isInvoice: (judged: Judged) => boolean;
  /** Returns whether the invoice names a contract, and the first and last day of a period. */
  readonly isRebateWhole: (judged: Judged) => boolean;
  /** Returns the number of preceding invoices. */
  readonly references: (judged: Judged) => number;
  readonly corrective: string;
  /** Returns whether the invoice, or each counted line, references a preceding invoice with its date. */
  readonly refersBack: (judged: Judged) => boolean;
  /** The due dates; any of them may be too early. */
  readonly due: Find;
  readonly issued: Find;
  /** The possible places of a paid invoice's due date. */
  readonly paidOn: Find;
  readonly paid: Find;
  readonly total: Find;
  readonly payable: Find;
  readonly currency: Find;
  readonly accountingCurrency: Find;
  readonly vatTotals: Find;
  /** Compares paid amounts; exactly if missing. */
  readonly areEqual?: (one: string, other: string) => boolean;
}

export function documentLevelRules(places: DocumentElements): Rule[] {
  const { statements } = places;
  const text = (find: Find, judged: Judged) => find(judged)[0]?.value;
  return [
    rule(
      'BR-FR-CO-03_BT-3',
      'BG-0',
      ['BT-3', 'BT-12', 'BG-14'],
      (_, judged) => !places.isCredit(judged) || statements(judged).type !== '262' || places.isRebateWhole(judged),
      'A consolidated credit note (BT-3 is 262) needs the contract (BT-12), and the start and end of its period (BT-73, BT-74); add them.',
    ),
    rule(
      places.corrective,
      'BG-0',
      'BG-3',
      (_, judged) => {
        if (!places.isInvoice(judged) || !CORRECTIVE.includes(statements(judged).type)) return true;
        const count = places.references(judged);
        return count === 1 || { values: { count } };
      },
      'A corrective invoice must refer to one preceding invoice (BG-3), not {count}. Keep only the one it corrects.',
    ),
    rule(
      'BR-FR-CO-05_BT-3',
      'BG-0',
      'BG-3',
      (_, judged) =>
        !places.isCredit(judged) || !CREDITS.includes(statements(judged).type) || places.refersBack(judged),
      'A credit note, or each of its lines, must refer to the credited invoice (BG-3) by number and date; add the reference.',
    ),
    rule(
      'BR-FR-CO-07_BT-9',
      'BG-0',
      ['BT-9', 'BT-2'],
      (_, judged) => {
        const { type, frame } = statements(judged);
        const issued = text(places.issued, judged);
        if (ADVANCES.includes(type) || PAID.includes(frame)) return true;
        const early = tooEarly(places.due(judged), issued);
        return early === undefined || { element: early, values: { due: early.value, issued: issued ?? '' } };
      },
      'The invoice is due on {due} (BT-9), before its issue date {issued} (BT-2); correct one of the dates.',
    ),
    rule(
      'BR-FR-CO-08_BT-23',
      'BG-0',
      ['BT-23', 'BT-3'],
      (_, judged) => {
        const { type, frame } = statements(judged);
        return !FINAL.includes(frame) || !ADVANCES.includes(type) || { values: { type, frame } };
      },
      'The invoicing framework {frame} (BT-23) is for a final invoice after an advance payment, but the type {type} (BT-3) is for an advance payment; correct one of them.',
    ),
    ...paidRules(places, (judged) => PAID.includes(statements(judged).frame)),
    rule(
      'BR-FR-CO-12_BT-5',
      'BG-0',
      ['BT-5', 'BT-6', 'BT-111'],
      (_, judged) => {
        const currency = text(places.currency, judged);
        if (currency === undefined || currency === 'EUR') return true;
        const inEuro = places.vatTotals(judged).find((each) => each.attribute('currencyID') === 'EUR');
        return text(places.accountingCurrency, judged) === 'EUR' && (inEuro?.value ?? '') !== '';
      },
      'An invoice not in EUR (BT-5) needs EUR as the VAT accounting currency (BT-6), and the VAT total in EUR (BT-111); add them.',
    ),
  ];
}

/** Returns a date before the date of issue, unless all are empty. Days are compared as texts. */
function tooEarly(dates: readonly XmlElement[], issued: string | undefined): XmlElement | undefined {
  if (dates.every(({ value }) => normal(value) === '')) return undefined;
  return dates.find(({ value }) => issued === undefined || value < issued);
}

/** A text that is not an amount equals nothing. */
function areSame(one: string, other: string): boolean {
  const [first, second] = [Decimal.parse(one), Decimal.parse(other)];
  return first !== undefined && second !== undefined && first.equals(second);
}

/** Returns the rules on the figures and due date of a paid invoice. */
function paidRules(
  { paid, total, payable, paidOn, areEqual = areSame }: DocumentElements,
  isPaid: (judged: Judged) => boolean,
): Rule[] {
  return [
    rule(
      'BR-FR-CO-09_BT-23-1',
      'BG-0',
      ['BT-113', 'BT-112', 'BT-23'],
      (_, judged) => {
        const [element] = paid(judged);
        const [found, expected] = [element?.value ?? '', total(judged)[0]?.value ?? ''];
        return !isPaid(judged) || areEqual(found, expected) || { element, values: { found, expected } };
      },
      'The invoice is already paid (framework B2, S2 or M2 in BT-23), so the paid amount (BT-113) must be the total with VAT (BT-112), {expected}, not {found}. Correct one of them.',
    ),
    rule(
      'BR-FR-CO-09_BT-23-2',
      'BG-0',
      ['BT-115', 'BT-23'],
      (_, judged) => {
        const [element] = payable(judged);
        const found = element?.value ?? '';
        return !isPaid(judged) || areEqual(found, '0') || { element, values: { found } };
      },
      'The invoice is already paid (framework B2, S2 or M2 in BT-23), so the amount due (BT-115) must be 0, not {found}; correct one of them.',
    ),
    rule(
      'BR-FR-CO-09_BT-23-3',
      'BG-0',
      ['BT-9', 'BT-23'],
      (_, judged) => !isPaid(judged) || paidOn(judged).some(({ value }) => normal(value) !== ''),
      'The invoice is already paid (framework B2, S2 or M2 in BT-23); add the payment date as due date (BT-9).',
    ),
  ];
}
