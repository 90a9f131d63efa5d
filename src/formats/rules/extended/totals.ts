/** The totals of EXTENDED-CTC-FR: sums may be a cent apart for each line, allowance and charge in them (chapter 12 §12, §13). */

import type { TermId } from '../../terms/declare.ts';
import { type Judged, type Rule, rule, type Verdict } from '../declare.ts';

/** How a syntax adds up. */
export interface Totals {
  readonly lines: (judged: Judged) => Verdict;
  readonly allowances: (judged: Judged) => Verdict;
  readonly charges: (judged: Judged) => Verdict;
  readonly net: (judged: Judged) => Verdict;
  readonly gross: (judged: Judged) => Verdict;
}

/** Returns the rules on totals; `series` is what their identifiers begin with. */
export function totalRules(series: string, totals: Totals): Rule[] {
  const declare = (number: string, terms: readonly TermId[], holds: (judged: Judged) => Verdict, text: string) =>
    rule(
      `${series}-CO-${number}`,
      'BG-0',
      terms,
      (_, judged) => judged.invoice.group('BG-22') === undefined || holds(judged),
      text,
    );
  return [
    declare(
      '10',
      ['BT-106'],
      totals.lines,
      'The net amounts of the lines that count (BT-131) come to {expected}, but their sum (BT-106) says {found}, more than a cent a line apart; correct one of them.',
    ),
    declare(
      '11',
      ['BT-107'],
      totals.allowances,
      'The allowances of the document (BT-92) come to {expected}, but their sum (BT-107) says {found}, more than a cent for each apart; correct one of them.',
    ),
    declare(
      '12',
      ['BT-108'],
      totals.charges,
      'The charges of the document (BT-99) come to {expected}, but their sum (BT-108) says {found}, more than a cent for each apart; correct one of them.',
    ),
    declare(
      '13',
      ['BT-109'],
      totals.net,
      'The total without VAT (BT-109) is that of the lines that count, less allowances and with charges, {expected}, but it says {found}, more than a cent for each apart; correct it.',
    ),
    declare(
      '15',
      ['BT-112'],
      totals.gross,
      'The total with VAT (BT-112) is the total without VAT (BT-109) with the VAT in the currency of the invoice (BT-110), {expected}, but it says {found}; correct what is wrong.',
    ),
  ];
}
