import type { RuleSet } from '../../../rules/declare.ts';
import { nlciusRules } from './rules.ts';

/** The rules of SI-UBL 2.0 for NLCIUS, versioned by release: https://github.com/SimplerInvoicing/validation. */
export const set: RuleSet = {
  key: 'nlcius-ubl',
  name: 'NLCIUS for UBL (SI-UBL 2.0)',
  version: '2.0.3.13',
  from: '2026-01-01',
  rules: nlciusRules,
};
