/** The rules of EN 16931 on UBL elements (chapter 12 §7): rules from the official file, and rules that fit no table. */

import type { Judged, Verdict } from '../../../rules/declare.ts';
import { elementsAt, everywhere, reach } from '../../../rules/elements.ts';
import type { Syntax, SyntaxCheck } from '../../../rules/syntax-table.ts';
import { allSame, atMost, countAt, each } from '../../../rules/verdicts.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { UBL_SYNTAX } from './generated/ubl-syntax.ts';

const checks: Readonly<Record<string, SyntaxCheck>> = {
  'UBL-SR-42': {
    holds: (party) => atMost(2, party.all('cac:PartyTaxScheme')),
    text: 'The seller has {count} tax registrations; EN 16931 allows at most two, the VAT identifier (BT-31) and one other (BT-32). Remove the other cac:PartyTaxScheme.',
  },
  'UBL-SR-43': {
    holds: (reference, { kind }) =>
      isInvoicedObject(reference) ||
      (kind === 'ubl-credit-note' && typeOf(reference).includes('50')) ||
      (typeOf(reference).length === 0 && !reference.all('cbc:ID').some(hasScheme)),
    text: 'This document is not an invoiced object (BT-18), since its cbc:DocumentTypeCode is not 130; a supporting document (BG-24) has no cbc:DocumentTypeCode and no @schemeID. Write 130, or remove both. In a credit note 50 identifies the project (BT-11).',
  },
  'UBL-CR-665': {
    holds: (_, judged) => each(reach(documents(judged).filter(isOtherwise), 'cbc:ID').filter(hasScheme), '@schemeID'),
    text: 'Only the invoiced object (BT-18), with cbc:DocumentTypeCode 130, can have an identifier scheme. Remove @schemeID.',
  },
  'UBL-CR-666': {
    holds: (_, judged) => each(reach(documents(judged).filter(isInvoicedObject), 'cac:Attachment')),
    text: 'The invoiced object (BT-18) cannot have an attachment. Remove cac:Attachment, or move it to a cac:AdditionalDocumentReference without cbc:DocumentTypeCode (BG-24).',
  },
  'UBL-CR-673': {
    holds: (_, judged) => each(reach(documents(judged).filter(isInvoicedObject), 'cbc:DocumentDescription')),
    text: 'The invoiced object (BT-18) cannot have a description. Remove cbc:DocumentDescription, or move it to a cac:AdditionalDocumentReference without cbc:DocumentTypeCode (BG-24).',
  },
  'UBL-DT-01': {
    holds: (amount) =>
      decimalsOf(amount.value) <= 2 || isInPriceAllowance(amount) || { values: { amount: amount.value } },
    text: 'The amount {amount} has more than two decimals. Round it.',
  },
  'UBL-SR-30': {
    holds: (allowance) => !indicates(allowance, 'false') || atMostOneReason(allowance),
    text: 'The allowance has {count} reason texts (BT-97, of a line BT-139); at most one is allowed. Keep one cbc:AllowanceChargeReason.',
  },
  'UBL-SR-31': {
    holds: (charge) => !indicates(charge, 'true') || atMostOneReason(charge),
    text: 'The charge has {count} reason texts (BT-104, of a line BT-144); at most one is allowed. Keep one cbc:AllowanceChargeReason.',
  },
  'UBL-CR-002': {
    holds: (root) => {
      const versions = root.all('cbc:UBLVersionID');
      const [version] = versions;
      return (
        version === undefined ||
        versions.some(({ value }) => value === '2.1') || { element: version, values: { version: version.value } }
      );
    },
    text: 'The UBL version must be 2.1, not {version}. Write 2.1, or remove cbc:UBLVersionID.',
  },
  'UBL-CR-412': {
    holds: (root) => root.name === 'cn:CreditNote' || each(reach(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate')),
    text: 'Only a credit note can have its due date (BT-9) in cac:PaymentMeans. Move it to cbc:DueDate.',
  },
  'UBL-SR-04': {
    holds: (root) =>
      atMost(
        1,
        root
          .all('cac:AdditionalDocumentReference')
          .filter(isInvoicedObject)
          .flatMap((reference) => reference.all('cbc:ID')),
      ),
    text: 'There are {count} invoiced objects (BT-18), cac:AdditionalDocumentReference with cbc:DocumentTypeCode 130; at most one is allowed. Keep one.',
  },
  'UBL-SR-12': {
    holds: (root) =>
      atMost(
        1,
        taxIdentifiers(root, 'cac:AccountingSupplierParty', (scheme) => scheme === 'VAT'),
      ),
    text: 'The seller has {count} VAT identifiers (BT-31); at most one is allowed. Keep one cac:PartyTaxScheme for VAT.',
  },
  'UBL-SR-13': {
    holds: (root) =>
      atMost(
        1,
        taxIdentifiers(root, 'cac:AccountingSupplierParty', (scheme) => scheme !== 'VAT'),
      ),
    text: 'The seller has {count} tax registrations besides VAT (BT-32); at most one is allowed. Keep one such cac:PartyTaxScheme.',
  },
  'UBL-SR-18': {
    holds: (root) =>
      atMost(
        1,
        taxIdentifiers(root, 'cac:AccountingCustomerParty', (scheme) => scheme === 'VAT'),
      ),
    text: 'The buyer has {count} VAT identifiers (BT-48); at most one is allowed. Keep one cac:PartyTaxScheme for VAT.',
  },
  'UBL-SR-29': {
    holds: (_, judged) => atMost(1, reach(everywhere(judged, 'cac:PartyIdentification'), 'cbc:ID').filter(isForSepa)),
    text: 'There are {count} creditor identifiers for SEPA (BT-90); at most one is allowed. Keep one identifier with the scheme SEPA.',
  },
  'UBL-SR-44': {
    holds: (_, judged) => allSame(everywhere(judged, 'cbc:PaymentID')),
    text: 'All remittance information (cbc:PaymentID, BT-83) must be the same; {other} is not {first}. Make it the same, or remove one.',
  },
  'UBL-SR-47': {
    holds: (_, judged) => allSame(everywhere(judged, 'cbc:PaymentMeansCode')),
    text: 'All payment means (BT-81) must be the same; {other} is not {first}. Make cbc:PaymentMeansCode the same, or remove one cac:PaymentMeans.',
  },
  'UBL-SR-19': {
    holds: (payee, judged) => isAnother(payee, judged) && reach(payee, 'cac:PartyName', 'cbc:Name').length <= 1,
    text: "The payee (BG-10) must have one name (BT-59), different from the seller's (BT-27). Name the payee once, or remove cac:PayeeParty if it is the seller.",
  },
  'UBL-SR-20': {
    holds: (payee, judged) =>
      isAnother(payee, judged) &&
      reach(payee, 'cac:PartyIdentification', 'cbc:ID').filter((id) => !isForSepa(id)).length <= 1,
    text: "The payee (BG-10) can have at most one identifier (BT-60) besides the one for SEPA, and a name (BT-59) different from the seller's (BT-27). Keep one cac:PartyIdentification, or remove cac:PayeeParty if it is the seller.",
  },
  'UBL-SR-21': {
    holds: (payee, judged) =>
      isAnother(payee, judged) && reach(payee, 'cac:PartyLegalEntity', 'cbc:CompanyID').length <= 1,
    text: "The payee (BG-10) can have at most one registration (BT-61), and a name (BT-59) different from the seller's (BT-27). Keep one cac:PartyLegalEntity, or remove cac:PayeeParty if it is the seller.",
  },
};

export const ublSyntax: Syntax = { table: UBL_SYNTAX, checks };

function hasScheme(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID') !== undefined;
}

function typeOf(reference: XmlElement): string[] {
  return reference.all('cbc:DocumentTypeCode').map(({ value }) => value);
}

/** The code as written: spaces around it make it different. */
function isInvoicedObject(reference: XmlElement): boolean {
  return typeOf(reference).includes('130');
}

/** Returns whether a document's type is missing or does not mark an invoiced object. */
function isOtherwise(reference: XmlElement): boolean {
  return typeOf(reference).length === 0 || typeOf(reference).some((type) => type !== '130');
}

function documents(judged: Judged): readonly XmlElement[] {
  return everywhere(judged, 'cac:AdditionalDocumentReference');
}

function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

function isInPriceAllowance(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (at.name === 'cac:AllowanceCharge' && at.parent?.name === 'cac:Price') return true;
  }
  return false;
}

const INDICATED = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['0', 'false'],
]);

function indicates(element: XmlElement, wanted: 'true' | 'false'): boolean {
  for (let child = element.first; child !== undefined; child = child.next) {
    if (child.name === 'cbc:ChargeIndicator' && INDICATED.get(child.value.trim()) === wanted) return true;
  }
  return false;
}

const REASONS = ['cbc:AllowanceChargeReason'];

/** Checks the reasons of an allowance or charge. Most have none or one, for which no list is created. */
function atMostOneReason(element: XmlElement): Verdict {
  return countAt(element, REASONS) <= 1 || atMost(1, elementsAt(element, REASONS));
}

/** Returns the identifiers of a party in the selected tax schemes. */
function taxIdentifiers(root: XmlElement, party: string, asked: (scheme: string) => boolean): XmlElement[] {
  return reach(root, party, 'cac:Party', 'cac:PartyTaxScheme')
    .filter((registration) =>
      registration.all('cac:TaxScheme').some((scheme) => asked((scheme.child('cbc:ID')?.value ?? '').toUpperCase())),
    )
    .flatMap((registration) => registration.all('cbc:CompanyID'));
}

/** Returns whether any name of a payee differs from any name of the seller. */
function isAnother(payee: XmlElement, judged: Judged): boolean {
  const sellers = payee.parent === judged.root ? judged.once(sellerNames) : new Set<string>();
  return reach(payee, 'cac:PartyName', 'cbc:Name').some(
    ({ value }) => sellers.size > 1 || (sellers.size === 1 && !sellers.has(value)),
  );
}

function sellerNames({ root }: Judged): ReadonlySet<string> {
  const parties = reach(root, 'cac:AccountingSupplierParty', 'cac:Party');
  return new Set(reach(parties, 'cac:PartyLegalEntity', 'cbc:RegistrationName').map(({ value }) => value));
}

function isForSepa(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID')?.toUpperCase() === 'SEPA';
}
