/** The rules of Peppol BIS Billing in CII: rules shared with XRechnung, and its own rules (chapter 12 §9). */

import { normal, type Rule, rule } from '../../../rules/declare.ts';
import { has, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { TWO_CENTS } from '../../shared/amounts.ts';
import { type CiiVariant, ciiLines, lineNumbers, named, sharedCiiRules } from '../../shared/transaction-cii.ts';
import { ciiIdentifierRules } from './identifiers.ts';
import { profileOf } from './profile.ts';

/** Peppol's own variant. */
const PEPPOL: CiiVariant = {
  slack: TWO_CENTS,
  lineAmount: 'fatal',
  lineNumbers,
  endings: ['', ''],
  totalMayBeMissing: false,
};

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

function documentsOfType(type: string): (agreement: XmlElement) => boolean {
  return (agreement) =>
    agreement
      .all('ram:AdditionalReferencedDocument')
      .filter((each) => each.all('ram:TypeCode').some(({ value }) => value === type)).length <= 1;
}

/** The rules of Peppol BIS Billing in CII. */
export const peppolCiiRules: readonly Rule[] = [
  ...sharedCiiRules(PEPPOL),
  rule(
    'PEPPOL-EN16931-R007',
    'BG-0',
    'BT-23',
    (_, judged) => profileOf(judged, PROCESS) !== undefined || { values: { process: PROCESS } },
    'The business process (BT-23) is not a Peppol process; use {process}.',
  ),
  rule(
    'PEPPOL-EN16931-R004',
    'BG-0',
    'BT-24',
    (_, { root }) => {
      const [given] = reach(
        root,
        'rsm:ExchangedDocumentContext',
        'ram:GuidelineSpecifiedDocumentContextParameter',
        'ram:ID',
      );
      const specification = normal(given?.text);
      return (
        (specification.startsWith(SPECIFICATION) && !specification.includes('::')) || {
          values: { specification: SPECIFICATION },
        }
      );
    },
    'The specification (BT-24) must be {specification}, and an extension after it cannot contain two colons in a row. Correct it.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R002',
    'BG-1',
    named('rsm:ExchangedDocument'),
    (document) => document.all('ram:IncludedNote').length <= 1 && !has(document, 'ram:IncludedNote', 'ram:SubjectCode'),
    'An invoice can have only one note (BG-1), without a subject code (BT-21); merge the notes into one, and leave out the code.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R003',
    ['BT-10', 'BT-13'],
    named('ram:ApplicableHeaderTradeAgreement'),
    (agreement) =>
      has(agreement, 'ram:BuyerReference') ||
      has(agreement, 'ram:BuyerOrderReferencedDocument', 'ram:IssuerAssignedID'),
    'The invoice needs a buyer reference (BT-10) or an order number (BT-13), so that the buyer can assign it; add the reference that the buyer gave.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R006',
    'BT-18',
    named('ram:ApplicableHeaderTradeAgreement'),
    documentsOfType('130'),
    'An invoice can refer to only one object (BT-18), the document of type 130; leave out the others.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R080',
    'BT-11',
    named('ram:ApplicableHeaderTradeAgreement'),
    documentsOfType('50'),
    'An invoice can refer to only one document of type 50; leave out the others.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R100',
    'BT-128',
    ciiLines,
    (line) =>
      reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:AdditionalReferencedDocument').filter((each) =>
        each.all('ram:TypeCode').some(({ value }) => value === '130'),
      ).length <= 1,
    'A line can refer to only one invoiced object (BT-128); leave out the others.',
  ),
  ...ciiIdentifierRules,
];
