import { normal, type RuleSet } from '../../../rules/declare.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import { EXTENSION, ON_ITS_ELEMENTS } from './account-extension.ts';
import { ublCodes } from './codes-ubl.ts';
import { termRules } from './rules.ts';
import { scopeOf } from './scope.ts';
import { ublSyntax } from './ubl-syntax.ts';

/** The rules of CEN/TC 434 for UBL, versioned by release: https://github.com/ConnectingEurope/eInvoicing-EN16931. */
export const set: RuleSet = {
  key: 'en16931-ubl',
  name: 'EN 16931 for UBL',
  version: '1.3.16',
  from: '2026-04-10',
  rules: termRules(scopeOf('ubl'), ublCodes),
  scans: [syntaxScan(ublSyntax)],
  without: ({ invoice }) => (normal(invoice.group('BG-2')?.text('BT-24')).includes(EXTENSION) ? ON_ITS_ELEMENTS : []),
};
