/** BR-DEC of EN 16931: amounts with at most two decimals (chapter 12 §4). */

import { Decimal } from '../../../rules/decimal.ts';
import { type Rule, rule } from '../../../rules/declare.ts';
import { reach, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import { isPlain } from './allowances.ts';
import { breakdownsOf } from './breakdown.ts';
import { lineRule, type Scope } from './scope.ts';

export const MORE_DECIMALS = 'The amount {found} ({term}) has more than two decimals; round it.';

/** The group, its terms, and the numbers of their rules. */
const TABLE: readonly (readonly [TermId, ...(readonly [number, TermId])[]])[] = [
  ['BG-20', [1, 'BT-92'], [2, 'BT-93']],
  ['BG-21', [5, 'BT-99'], [6, 'BT-100']],
  ['BG-22', [9, 'BT-106'], [10, 'BT-107'], [11, 'BT-108'], [12, 'BT-109']],
  ['BG-22', [14, 'BT-112'], [16, 'BT-113'], [17, 'BT-114'], [18, 'BT-115']],
  ['BG-25', [23, 'BT-131']],
  ['BG-27', [24, 'BT-136'], [25, 'BT-137']],
  ['BG-28', [27, 'BT-141'], [28, 'BT-142']],
];

/** BR-DEC-13 and BR-DEC-15, on VAT totals, never fail in UBL: the official artefact looks for the currency in the wrong place. */
export function decimalRules(scope: Scope): Rule[] {
  const ubl = scope.syntax === 'ubl';
  const breakdowns = breakdownsOf(scope);
  return [
    ...TABLE.flatMap(([per, ...rows]) => rows.map(([number, term]) => decimalRule(number, per, term, ubl))),
    breakdownRule('BR-DEC-19', 'BT-116', breakdowns, ubl ? 'cbc:TaxableAmount' : 'ram:BasisAmount'),
    breakdownRule('BR-DEC-20', 'BT-117', breakdowns, ubl ? 'cbc:TaxAmount' : 'ram:CalculatedAmount'),
    ...(ubl ? [] : [vatTotalRule('BR-DEC-13', 'BT-110', 'BT-5'), vatTotalRule('BR-DEC-15', 'BT-111', 'BT-6')]),
  ];
}

function decimalRule(number: number, per: TermId, term: TermId, ubl: boolean): Rule {
  const id = `BR-DEC-${String(number).padStart(2, '0')}`;
  const isAllowance = per !== 'BG-22' && per !== 'BG-25';
  return lineRule(
    id,
    per,
    term,
    (group) => {
      if (!ubl && isAllowance && !isPlain(group)) return true;
      const text = group.text(term);
      return text === undefined || isRounded(text) || { values: { found: text, term } };
    },
    MORE_DECIMALS,
  );
}

function breakdownRule(id: string, term: TermId, breakdowns: ReturnType<typeof breakdownsOf>, name: string): Rule {
  return ruleAt(
    id,
    term,
    (judged) => reach(breakdowns(judged), name),
    ({ value }) => isRounded(value) || { found: value, term },
    MORE_DECIMALS,
  );
}

/** Examines the text: trailing zeros after the second decimal, and spaces, count as decimals. */
export function isRounded(text: string): boolean {
  const point = text.indexOf('.');
  return point < 0 || text.length - point <= 3;
}

/**
 * One rounded VAT total suffices, compared as a number. For BT-110 it also suffices that one total has another currency
 * than BT-5.
 */
function vatTotalRule(id: string, term: 'BT-110' | 'BT-111', currencyTerm: 'BT-5' | 'BT-6'): Rule {
  return rule(
    id,
    'BG-22',
    term,
    ({ element }, { invoice }) => {
      const totals = reach(element, 'ram:TaxTotalAmount');
      const currency = invoice.text(currencyTerm);
      if (totals.length === 0 || (term === 'BT-111' && currency === undefined)) return true;
      const holds = totals.some((total) => {
        if (total.attribute('currencyID') !== currency) return term === 'BT-110';
        const number = Decimal.parse(total.value);
        return number === undefined || number.round(2).equals(number);
      });
      return holds || { element: totals[0], values: { found: totals[0]?.value ?? '', term } };
    },
    MORE_DECIMALS,
  );
}
