/** The rules of EN 16931 on business terms (chapter 12 §2 to §6). */

import type { Rule } from '../../../rules/declare.ts';
import { allowanceRules } from './allowances.ts';
import { breakdownRules } from './breakdown.ts';
import { categoryRules } from './categories.ts';
import { type CodeElements, codeRules } from './codes.ts';
import { decimalRules } from './decimals.ts';
import { documentRules } from './document.ts';
import { lineRules } from './lines.ts';
import { partyRules } from './parties.ts';
import { paymentRules } from './payment.ts';
import { periodRules } from './periods.ts';
import type { Scope } from './scope.ts';
import { totalRules } from './totals.ts';

/** Returns all rules on business terms. Sets that reuse most of them omit some by identifier and narrow the scope. */
export function termRules(scope: Scope, codes: CodeElements): Rule[] {
  const { syntax } = scope;
  return [
    ...documentRules(syntax),
    ...partyRules(syntax),
    ...paymentRules(syntax),
    ...periodRules(syntax),
    ...lineRules(syntax),
    ...allowanceRules(syntax),
    ...totalRules(scope),
    ...breakdownRules(scope),
    ...decimalRules(scope),
    ...categoryRules(scope),
    ...codeRules(codes),
  ];
}
