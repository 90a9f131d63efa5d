/** Icelandic requirements for Icelandic sellers (chapter 12 §10). */

import { dayOf } from '../../../../rules/days.ts';
import { normal, type Rule } from '../../../../rules/declare.ts';
import { has, reach, ruleAt, textAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { document, from, withinCountry } from './common.ts';

const icelandic = from('IS', document);
const SELLER = ['cac:AccountingSupplierParty', 'cac:Party'] as const;
const BUYER = ['cac:AccountingCustomerParty', 'cac:Party'] as const;

function hasKennitala(root: XmlElement, party: readonly string[]): boolean {
  return reach(root, ...party, 'cac:PartyLegalEntity', 'cbc:CompanyID').some(
    (identifier) => identifier.attribute('schemeID') === '0196',
  );
}

function hasAddress(root: XmlElement, party: readonly string[]): boolean {
  const address = reach(root, ...party, 'cac:PostalAddress');
  return has(address, 'cbc:StreetName') && has(address, 'cbc:PostalZone');
}

/** Returns whether the account of payment means with a code, if any, has twelve characters. */
function hasAccount(root: XmlElement, code: string): boolean {
  const means = root
    .all('cac:PaymentMeans')
    .filter((each) => each.all('cbc:PaymentMeansCode').some(({ value }) => value === code));
  return means.length === 0 || textAt(means, 'cac:PayeeFinancialAccount', 'cbc:ID').length === 12;
}

/** Returns the documents that state when a claim is overdue. */
function overdue(root: XmlElement): XmlElement[] {
  return root
    .all('cac:AdditionalDocumentReference')
    .filter((each) => each.all('cbc:DocumentDescription').some(({ value }) => value === 'EINDAGI'));
}

const final = from('IS', ({ root }) => overdue(root).slice(0, 1));

export const icelandicRules: readonly Rule[] = [
  ruleAt(
    'IS-R-001',
    'BT-3',
    icelandic,
    (root) =>
      ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'].some((name) =>
        ['380', '381'].includes(normal(root.child(name)?.value)),
      ),
    'An Icelandic invoice should have the type 380, and a credit note 381 (BT-3).',
    { flag: 'warning' },
  ),
  ruleAt(
    'IS-R-002',
    'BT-30',
    icelandic,
    (root) => hasKennitala(root, SELLER),
    'An Icelandic seller needs its kennitala as legal registration identifier (BT-30), with the scheme 0196.',
  ),
  ruleAt(
    'IS-R-003',
    ['BT-35', 'BT-38'],
    icelandic,
    (root) => hasAddress(root, SELLER),
    "An Icelandic seller's address needs a street (BT-35) and a postcode (BT-38).",
  ),
  ruleAt(
    'IS-R-004',
    'BT-47',
    withinCountry('IS', document),
    (root) => !has(root, BUYER[0]) || hasKennitala(root, BUYER),
    'Between Icelandic parties, the buyer needs its kennitala as legal registration identifier (BT-47), with the scheme 0196.',
  ),
  ruleAt(
    'IS-R-005',
    ['BT-50', 'BT-53'],
    withinCountry('IS', document),
    (root) => !has(root, BUYER[0]) || hasAddress(root, BUYER),
    "Between Icelandic parties, the buyer's address needs a street (BT-50) and a postcode (BT-53).",
  ),
  ruleAt(
    'IS-R-006',
    'BT-84',
    icelandic,
    (root) => hasAccount(root, '9'),
    'An Icelandic claim (BT-81 9) needs an account of twelve digits (BT-84): bank, ledger and number.',
  ),
  ruleAt(
    'IS-R-007',
    'BT-84',
    icelandic,
    (root) => hasAccount(root, '42'),
    'An Icelandic bank transfer (BT-81 42) needs an account of twelve digits (BT-84).',
  ),
  ruleAt(
    'IS-R-008',
    'BT-122',
    final,
    (reference) => {
      const day = reference.child('cbc:ID')?.value ?? '';
      return day.length === 10 && dayOf(day) !== undefined;
    },
    'The supporting document EINDAGI (BT-123) needs the final due date as reference, written as 2026-04-30 (BT-122).',
  ),
  ruleAt(
    'IS-R-009',
    'BT-9',
    final,
    (_, { root }) => has(root, 'cbc:DueDate'),
    'An invoice with the supporting document EINDAGI (BT-123) needs a due date (BT-9).',
  ),
  ruleAt(
    'IS-R-010',
    ['BT-122', 'BT-9'],
    final,
    (reference, { root }) => {
      const due = root.child('cbc:DueDate')?.value;
      return due !== undefined && due <= (reference.child('cbc:ID')?.value ?? '');
    },
    'The final due date in the supporting document EINDAGI (BT-122) must not be before the due date (BT-9).',
  ),
];
