/** The rules of the SAT on CFDI 4.0 and Pagos 2.0, under the codes of its lists of errors. */

import type { RuleSet } from '../../rules/declare.ts';
import type { Rule } from './rule-base.ts';
import { complementRules } from './rules-complements.ts';
import { headRules } from './rules-head.ts';
import { lineRules } from './rules-lines.ts';
import { paymentRules } from './rules-payments.ts';
import { SEAL_RULES } from './rules-seal.ts';
import { taxRules } from './rules-taxes.ts';

/** The rules on the content of a receipt. */
export const CONTENT_RULES: readonly Rule[] = [
  ...headRules,
  ...lineRules,
  ...taxRules,
  ...paymentRules,
  ...complementRules,
];

export { SEAL_RULES };

export const set: RuleSet = {
  key: 'cfdi',
  name: 'Rules of the Mexican tax office (SAT) on CFDI 4.0 and Pagos 2.0',
  version: 'Anexo 20, 2026-03',
  from: '2023-04-01',
  rules: [],
  national: [...CONTENT_RULES, ...SEAL_RULES].filter(({ id }) => !id.startsWith('BW-')),
};
