/** BR-CO-25, which EN 16931 had until release 1.3.15, and which extensions still have. */

import { Decimal } from '../../../rules/decimal.ts';
import { type Rule, rule } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt } from '../../../rules/elements.ts';

const TERMS = ['BT-9', 'BT-20'] as const;
const TEXT =
  'An amount is due (BT-115), but there is neither a due date (BT-9) nor payment terms (BT-20); add one of them.';

export const ublDue: Rule = ruleAt(
  'BR-CO-25',
  TERMS,
  (judged) => (judged.kind === 'ubl-invoice' ? reach(judged.root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount') : []),
  ({ value }, judged) =>
    !isPositive(value) ||
    everywhere(judged, 'cbc:DueDate').length > 0 ||
    has(everywhere(judged, 'cac:PaymentTerms'), 'cbc:Note'),
  TEXT,
);

export const ciiDue: Rule = rule(
  'BR-CO-25',
  'BG-0',
  TERMS,
  (_, judged) => {
    const terms = everywhere(judged, 'ram:SpecifiedTradePaymentTerms');
    const isDue = isPositive(everywhere(judged, 'ram:DuePayableAmount')[0]?.value);
    return !isDue || has(terms, 'ram:DueDateDateTime') || has(terms, 'ram:Description');
  },
  TEXT,
);

function isPositive(amount: string | undefined): boolean {
  return (Decimal.parse(amount)?.compare(Decimal.ZERO) ?? 0) > 0;
}
