/** The older releases of EN 16931 for UBL (chapter 26 §3, §8). */

import { foundIn, type Judged, type Rule } from '../../../rules/declare.ts';
import { everywhere, failing, has, reach, ruleAt } from '../../../rules/elements.ts';
import { demanding, type OlderReleases } from '../../../rules/older.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ublDue } from './due.ts';
import {
  CODES_OF_13,
  CODES_OF_14,
  CODES_OF_15,
  CODES_OF_16,
  CODES_OF_PEPPOL_13,
  CODES_OF_PEPPOL_15,
} from './older-codes.ts';

const FACTOR = 'cbc:OrderableUnitFactorRate';

/** The rule on elements that a later release does not have. */
const factors = ruleAt(
  'UBL-CR-631',
  [],
  ({ root }) => reach([...root.all('cac:InvoiceLine'), ...root.all('cac:CreditNoteLine')], 'cac:Price', FACTOR),
  () => ({ standard: 'EN 16931', element: FACTOR, parent: 'cac:Price', note: 'BT-127' }),
  '{standard} has no term for {element} in {parent}. Remove it; you can move its content to a note ({note}).',
  { flag: 'warning' },
);

const inBreakdown = ({ root }: Judged) => reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory', 'cbc:ID');
const inAllowances = ({ root }: Judged) => reach(root, 'cac:AllowanceCharge', 'cac:TaxCategory', 'cbc:ID');
const inItems = (judged: Judged) => reach(everywhere(judged, 'cac:ClassifiedTaxCategory'), 'cbc:ID');
const anywhere = (judged: Judged) => [...reach(everywhere(judged, 'cac:TaxCategory'), 'cbc:ID'), ...inItems(judged)];

/** Returns a rule that split payment and the standard rate exclude each other, given where to look for both. */
function splitAlone(
  split: (judged: Judged) => readonly XmlElement[],
  standard: (judged: Judged) => readonly XmlElement[],
): (rule: Rule) => Rule {
  return demanding((_, judged) => {
    if (!split(judged).some(({ value }) => value === 'B')) return true;
    return failing(standard(judged), ({ value }) => value !== 'S');
  });
}

/** Returns a rule that white space also satisfies. */
function orBlank(...path: readonly string[]): (rule: Rule) => Rule {
  return (rule) => ({
    ...rule,
    holds: (group, judged) =>
      foundIn(rule.holds(group, judged)).filter(({ element = group.element ?? judged.root }) =>
        reach(element, ...path).every(({ text }) => text === ''),
      ),
  });
}

const COUNTRY = ['cac:Country', 'cbc:IdentificationCode'] as const;
const NAME = ['cac:Party', 'cac:PartyLegalEntity', 'cbc:RegistrationName'] as const;

/** UBL-SR-43 of 1.3.8, which overlooks the scheme of an identifier. */
const invoicedObject = ruleAt(
  'UBL-SR-43',
  'BT-18',
  (judged) => everywhere(judged, 'cac:AdditionalDocumentReference'),
  (reference, { kind }) => {
    const types = reference.all('cbc:DocumentTypeCode').map(({ value }) => value);
    return types.length === 0 || types.includes('130') || (kind === 'ubl-credit-note' && types.includes('50'));
  },
  'This document is not an invoiced object (BT-18), since its cbc:DocumentTypeCode is not 130; a supporting document (BG-24) has no cbc:DocumentTypeCode and no @schemeID. Write 130, or remove both. In a credit note 50 identifies the project (BT-11).',
);

export const older: OlderReleases = {
  '1.3.15': {
    next: '1.3.16',
    lacks: 'UBL-SR-56',
    silent: 'UBL-CR-674 UBL-SR-23',
    codes: CODES_OF_16,
    changes: {
      'BR-B-02': splitAlone(
        (judged) => [...inBreakdown(judged), ...inAllowances(judged), ...inItems(judged)],
        (judged) => [...inAllowances(judged), ...inItems(judged)],
      ),
      'BR-CO-26': (rule) => ({
        ...rule,
        holds: (group, judged) =>
          has(group.element, 'cac:Party', 'cac:PartyIdentification', 'cbc:ID') || rule.holds(group, judged),
      }),
      'BR-CL-01': (rule) =>
        rule.recoded?.(
          (isCode) => (code, element) =>
            ['502', '503'].includes(code.trim()) ? element.name === 'cbc:InvoiceTypeCode' : isCode(code, element),
        ) ?? rule,
    },
    rules: [ublDue],
  },
  '1.3.15+0245': { next: '1.3.15', codes: CODES_OF_PEPPOL_15 },
  '1.3.14.2': {
    next: '1.3.15',
    names: { 'UBL-SR-54': 'BR-66', 'UBL-SR-55': 'BR-67' },
    codes: CODES_OF_15,
    rules: [factors],
  },
  '1.3.13': {
    next: '1.3.14.2',
    lacks: 'UBL-SR-53',
    silent: 'UBL-SR-22',
    names: { 'BR-AF-': 'BR-IG-', 'BR-AG-': 'BR-IP-' },
    codes: CODES_OF_14,
  },
  '1.3.13+0239-0245': {
    next: '1.3.13',
    codes: CODES_OF_PEPPOL_13,
    changes: {
      'BR-CL-10': (rule) =>
        rule.recoded?.((isCode) => (code, element) => code.trim() !== 'SEPA' && isCode(code, element)) ?? rule,
    },
  },
  '1.3.8': {
    next: '1.3.13',
    lacks: 'UBL-SR-43 UBL-SR-51 UBL-SR-52',
    silent: 'UBL-CR-487 UBL-CR-572 UBL-CR-577 UBL-CR-583',
    codes: CODES_OF_13,
    rules: [invoicedObject],
    changes: {
      'BR-01': orBlank('cbc:CustomizationID'),
      'BR-02': orBlank('cbc:ID'),
      'BR-03': orBlank('cbc:IssueDate'),
      'BR-04': orBlank('cbc:InvoiceTypeCode'),
      'BR-05': orBlank('cbc:DocumentCurrencyCode'),
      'BR-06': orBlank('cac:AccountingSupplierParty', ...NAME),
      'BR-07': orBlank('cac:AccountingCustomerParty', ...NAME),
      'BR-09': orBlank(...COUNTRY),
      'BR-11': orBlank(...COUNTRY),
      'BR-18': orBlank('cac:PartyName', 'cbc:Name'),
      'BR-20': orBlank(...COUNTRY),
      'BR-21': orBlank('cbc:ID'),
      'BR-25': orBlank('cac:Item', 'cbc:Name'),
      'BR-50': orBlank('cbc:ID'),
      'BR-52': orBlank('cbc:ID'),
      'BR-51': demanding((_, judged) =>
        failing(reach(everywhere(judged, 'cac:CardAccount'), 'cbc:PrimaryAccountNumberID'), ({ value }) => {
          const count = [...value].length;
          return count <= 10 || { count };
        }),
      ),
      'BR-B-02': splitAlone(anywhere, anywhere),
    },
  },
};
