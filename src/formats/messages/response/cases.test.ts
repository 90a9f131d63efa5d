import { join } from 'node:path';
import { testCases, testThatAllFire } from '../../testing/cases.ts';
import { invoiceResponseRules } from './rules-invoice-response.ts';
import { messageLevelResponseRules } from './rules-message-level-response.ts';
import { messageLevelStatusRules } from './rules-message-level-status.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

const RULES = [...invoiceResponseRules, ...messageLevelResponseRules, ...messageLevelStatusRules];

// The rules on schemes of identifiers have their cases with those on invoices.
testThatAllFire(
  CASES,
  RULES.filter(({ id }) => !id.startsWith('PEPPOL-COMMON-')),
  [],
);
