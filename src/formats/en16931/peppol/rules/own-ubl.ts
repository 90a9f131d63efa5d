/** The rules of Peppol BIS Billing in UBL: rules shared with XRechnung, and its own rules (chapter 12 §9). */

import { type Judged, normal, type Rule, rule } from '../../../rules/declare.ts';
import { everywhere, has, ruleAt, ublLinesAnywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { TWO_CENTS } from '../../shared/amounts.ts';
import { sharedUblRules, ublCurrency } from '../../shared/transaction-ubl.ts';
import { ublAmounts } from './codes.ts';
import { ublIdentifierRules } from './identifiers.ts';
import { areGerman } from './parties.ts';
import { profileOf } from './profile.ts';

/** Returns the rules of a format with its identifier and process. */
export function peppolUblRules(specification: string, own: string): Rule[] {
  return [
    ...sharedUblRules(TWO_CENTS, 'fatal'),
    rule(
      'PEPPOL-EN16931-R007',
      'BG-0',
      'BT-23',
      (_, judged) => profileOf(judged, own) !== undefined || { values: { process: own } },
      'The business process (BT-23) is not a Peppol process; use {process}.',
    ),
    rule(
      'PEPPOL-EN16931-R002',
      'BG-0',
      'BG-1',
      (_, judged) => judged.root.all('cbc:Note').length <= 1 || areGerman(judged),
      'An invoice can have only one note (BG-1), unless seller and buyer are in Germany; merge the notes into one.',
    ),
    rule(
      'PEPPOL-EN16931-R003',
      'BG-0',
      ['BT-10', 'BT-13'],
      (_, { root }) => has(root, 'cbc:BuyerReference') || has(root, 'cac:OrderReference', 'cbc:ID'),
      'The invoice needs a buyer reference (BT-10) or an order number (BT-13), so that the buyer can assign it; add the reference that the buyer gave.',
    ),
    rule(
      'PEPPOL-EN16931-R004',
      'BG-0',
      'BT-24',
      (_, { root }) => {
        const given = normal(root.child('cbc:CustomizationID')?.text);
        return (given.startsWith(specification) && !given.includes('::')) || { values: { specification } };
      },
      'The specification (BT-24) must be {specification}, and an extension after it cannot contain two colons in a row. Correct it.',
    ),
    rule(
      'PEPPOL-EN16931-R080',
      'BG-0',
      'BT-11',
      (_, { kind, root }) =>
        kind === 'ubl-invoice' ||
        root
          .all('cac:AdditionalDocumentReference')
          .filter((each) => each.all('cbc:DocumentTypeCode').some(({ value }) => value === '50')).length <= 1,
      'A credit note can refer to only one project (BT-11), the document of type 50; leave out the others.',
    ),
    currencyRule(['cac:TaxTotal', 'cac:TaxSubtotal']),
    ruleAt(
      'PEPPOL-EN16931-R100',
      'BT-128',
      ublLinesAnywhere,
      (line) => line.all('cac:DocumentReference').length <= 1,
      'A line can refer to only one invoiced object (BT-128); leave out the others.',
    ),
    ...ublIdentifierRules,
  ];
}

/** Returns the rule that amounts are in the currency of the invoice, among them those of VAT in some elements. */
export function currencyRule(ofTax: readonly string[]): Rule {
  return ruleAt(
    'PEPPOL-EN16931-R051',
    'BT-5',
    (judged) => [...ublAmounts(judged), ...taxAmounts(judged, ofTax)],
    (amount, judged) => {
      const currency = judged.once(ublCurrency);
      const given = amount.attribute('currencyID') ?? '';
      return given === currency || { given, currency };
    },
    'All amounts must be in the invoice currency (BT-5), except the VAT total in the VAT accounting currency (BT-111): {currency}, not {given}.',
    { step: '@currencyID' },
  );
}

/** Returns the amounts of VAT in some elements; of totals only with a breakdown. */
function taxAmounts(judged: Judged, parents: readonly string[]): XmlElement[] {
  return everywhere(judged, 'cbc:TaxAmount').filter(
    ({ parent }) =>
      parent !== undefined &&
      parents.includes(parent.name) &&
      (parent.name !== 'cac:TaxTotal' || has(parent, 'cac:TaxSubtotal')),
  );
}
