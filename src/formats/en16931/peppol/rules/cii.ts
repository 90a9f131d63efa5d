import type { RuleSet } from '../../../rules/declare.ts';
import { ciiCodeRules } from './codes.ts';
import { nationalCiiRules } from './national/cii.ts';
import { peppolCiiRules } from './own-cii.ts';

/** The rules of Peppol BIS Billing 3 in CII, versioned by release: https://docs.peppol.eu/poacc/billing/3.0/. */
export const set: RuleSet = {
  key: 'peppol-cii',
  name: 'Peppol BIS Billing 3 for CII',
  version: '3.0.21',
  from: '2026-08-17',
  rules: [...peppolCiiRules, ...nationalCiiRules, ...ciiCodeRules],
};
