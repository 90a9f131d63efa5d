/** The rules of Peppol BIS Billing in CII: those that XRechnung has too, and its own (chapter 12 §9). */

import type { XmlElement } from '../../xml/element.ts';
import { normal, type Rule, rule } from '../declare.ts';
import { has, reach, ruleAt } from '../elements.ts';
import { TWO_CENTS } from './amounts.ts';
import { ciiIdentifierRules } from './identifiers.ts';
import { profileOf } from './profile.ts';
import { type CiiVariant, ciiLines, lineNumbers, named, sharedCiiRules } from './transaction-cii.ts';

/** Peppol's own form. */
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
    'The business process (BT-23) is none of Peppol; put {process} in.',
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
    'The specification (BT-24) is {specification}, and what an extension adds behind it has no two colons in a row. Correct it.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R002',
    'BG-1',
    named('rsm:ExchangedDocument'),
    (document) => document.all('ram:IncludedNote').length <= 1 && !has(document, 'ram:IncludedNote', 'ram:SubjectCode'),
    'An invoice has one note (BG-1), without a subject code (BT-21); put the notes together in one, and leave out the code.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R003',
    ['BT-10', 'BT-13'],
    named('ram:ApplicableHeaderTradeAgreement'),
    (agreement) =>
      has(agreement, 'ram:BuyerReference') ||
      has(agreement, 'ram:BuyerOrderReferencedDocument', 'ram:IssuerAssignedID'),
    'The buyer needs a reference (BT-10) or the number of the order (BT-13) to assign the invoice; add the one that the buyer gave.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R006',
    'BT-18',
    named('ram:ApplicableHeaderTradeAgreement'),
    documentsOfType('130'),
    'An invoice is about one object (BT-18), the document of type 130; leave out the others.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R080',
    'BT-11',
    named('ram:ApplicableHeaderTradeAgreement'),
    documentsOfType('50'),
    'An invoice refers to one document of type 50; leave out the others.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R100',
    'BT-128',
    ciiLines,
    (line) =>
      reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:AdditionalReferencedDocument').filter((each) =>
        each.all('ram:TypeCode').some(({ value }) => value === '130'),
      ).length <= 1,
    'A line refers to one object that is invoiced (BT-128); leave out the others.',
  ),
  ...ciiIdentifierRules,
];
