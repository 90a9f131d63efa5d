import type { RuleSet } from '../../../rules/declare.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import { ciiSyntax } from './cii-syntax.ts';
import { ciiCodes } from './codes-cii.ts';
import { termRules } from './rules.ts';
import { scopeOf } from './scope.ts';

/** The rules of CEN/TC 434 for CII, versioned by release: https://github.com/ConnectingEurope/eInvoicing-EN16931. */
export const set: RuleSet = {
  key: 'en16931-cii',
  name: 'EN 16931 for CII',
  version: '1.3.16',
  from: '2026-04-10',
  rules: termRules(scopeOf('cii'), ciiCodes),
  scans: [syntaxScan(ciiSyntax)],
};
