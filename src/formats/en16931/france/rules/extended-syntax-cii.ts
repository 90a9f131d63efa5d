/** EXTENDED-CTC-FR in CII: the rules of EN 16931 on elements, without those that forbid parts of the extension (chapter 12 §13). */

import { syntaxScan } from '../../../rules/scan.ts';
import type { SyntaxCheck } from '../../../rules/syntax-table.ts';
import { each } from '../../../rules/verdicts.ts';
import { ciiSyntax, isAdditional } from '../../core/rules/cii-syntax.ts';
import { EXTENDED_CII_SYNTAX, EXTENDED_CII_WITHOUT } from './generated/extended-syntax-cii.ts';

const DATED = [
  'ram:InvoiceReferencedDocument',
  'ram:ContractReferencedDocument',
  'ram:BuyerOrderReferencedDocument',
  'ram:DespatchAdviceReferencedDocument',
];

const checks: Readonly<Record<string, SyntaxCheck>> = {
  'CII-EXT-DT-018': {
    holds: (reference) =>
      isAdditional(reference, '50', '130', '916') ||
      reference.name === 'ram:InvoiceReferencedDocument' ||
      each(reference.all('ram:TypeCode')),
    text: 'Only a preceding invoice and a ram:AdditionalReferencedDocument can have a type: 50 for a tender (BT-17), 130 for an object (BT-18, BT-128), 916 for a supporting document (BT-122). Write one of these, or remove ram:TypeCode.',
  },
  'CII-FREXT-DT-024': {
    holds: (reference) =>
      isAdditional(reference, '130') ||
      reference.name === 'ram:ContractReferencedDocument' ||
      each(reference.all('ram:ReferenceTypeCode')),
    text: 'Only a contract (BT-12) and an invoiced object (BT-18, BT-128), with ram:TypeCode 130, can have an identifier scheme. Remove ram:ReferenceTypeCode, or write 130.',
  },
  'CII-FREXTDT-027': {
    holds: (reference) => DATED.includes(reference.name) || each(reference.all('ram:FormattedIssueDateTime')),
    text: 'Only a preceding invoice (BG-3), a contract (BT-12), an order (BT-13) and a despatch advice (BT-16) can have a date. Remove ram:FormattedIssueDateTime.',
  },
};

export const extendedCiiScan = syntaxScan(ciiSyntax, {
  standard: 'EXTENDED-CTC-FR',
  without: EXTENDED_CII_WITHOUT,
  own: { table: EXTENDED_CII_SYNTAX, checks },
});
