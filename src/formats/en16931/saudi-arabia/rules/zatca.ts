import type { RuleSet } from '../../../rules/declare.ts';
import { coreRules } from './core.ts';
import { documentRules } from './document.ts';
import { lineRules } from './lines.ts';
import { moneyRules } from './money.ts';
import { partyRules } from './parties.ts';
import { taxRules } from './taxes.ts';

/** The rules of ZATCA's validator (SDK), the tax authority of Saudi Arabia, with what it keeps of EN 16931: https://zatca.gov.sa. */
export const set: RuleSet = {
  key: 'zatca-ubl',
  name: 'ZATCA for UBL',
  version: '3.4.6',
  from: '2026-01-01',
  rules: [...coreRules, ...documentRules, ...partyRules, ...moneyRules, ...taxRules, ...lineRules],
};
