/** The totals of EXTENDED-CTC-FR: sums may differ by a cent per line, allowance and charge (chapter 12 §12, §13). */

import { type Judged, type Rule, rule, type Verdict } from '../../rules/declare.ts';
import type { TermId } from '../../terms/declare.ts';

/** The summation of a syntax. */
export interface Totals {
  readonly lines: (judged: Judged) => Verdict;
  readonly allowances: (judged: Judged) => Verdict;
  readonly charges: (judged: Judged) => Verdict;
  readonly net: (judged: Judged) => Verdict;
  readonly gross: (judged: Judged) => Verdict;
}

/** Returns the rules on totals; `series` is the prefix of their identifiers. */
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
      'The net amounts of counted lines (BT-131) add up to {expected}, but their sum (BT-106) is {found}, a difference of more than one cent per line; correct one of them.',
    ),
    declare(
      '11',
      ['BT-107'],
      totals.allowances,
      'The document-level allowances (BT-92) add up to {expected}, but their sum (BT-107) is {found}, a difference of more than one cent per allowance; correct one of them.',
    ),
    declare(
      '12',
      ['BT-108'],
      totals.charges,
      'The document-level charges (BT-99) add up to {expected}, but their sum (BT-108) is {found}, a difference of more than one cent per charge; correct one of them.',
    ),
    declare(
      '13',
      ['BT-109'],
      totals.net,
      'The total without VAT (BT-109) must be the counted lines minus allowances plus charges, {expected}, but is {found}, a difference of more than one cent per entry; correct it.',
    ),
    declare(
      '15',
      ['BT-112'],
      totals.gross,
      'The total with VAT (BT-112) must be the total without VAT (BT-109) plus the VAT in the invoice currency (BT-110), {expected}, not {found}; correct the wrong amount.',
    ),
  ];
}
