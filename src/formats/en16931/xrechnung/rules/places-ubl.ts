/** The places of XRechnung's rules in UBL (chapter 12 §11.1). */

import { has, hasText, reach, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isCategory, type XRechnungElements } from './places.ts';

function ublLines(root: XmlElement): readonly XmlElement[] {
  return root.all(root.name === 'ubl:Invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine');
}

const MANDATE = ['cac:PaymentMeans', 'cac:PaymentMandate'] as const;
const CREDITORS = [['cac:AccountingSupplierParty', 'cac:Party'], ['cac:PayeeParty']] as const;

export const UBL: XRechnungElements = {
  means: ({ root }) => root.all('cac:PaymentMeans'),
  code: 'cbc:PaymentMeansCode',
  transfer: (means) => has(means, 'cac:PayeeFinancialAccount'),
  card: (means) => has(means, 'cac:CardAccount'),
  debit: (means) => has(means, 'cac:PaymentMandate'),
  hasDirectDebit: (means) => has(means, 'cac:PayeeFinancialAccount') || has(means, 'cac:CardAccount'),
  account: (means) => textAt(means, 'cac:PayeeFinancialAccount', 'cbc:ID'),
  debited: (means) => textAt(means, 'cac:PaymentMandate', 'cac:PayerFinancialAccount', 'cbc:ID'),
  creditorMissing: ({ root }) =>
    has(root, ...MANDATE) &&
    !CREDITORS.some((path) =>
      reach(root, ...path, 'cac:PartyIdentification', 'cbc:ID').some((id) => id.attribute('schemeID') === 'SEPA'),
    ),
  debitedMissing: ({ root }) => has(root, ...MANDATE) && !has(root, ...MANDATE, 'cac:PayerFinancialAccount', 'cbc:ID'),
  taxed: ({ root }) =>
    reach(ublLines(root), 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID').some(isCategory) ||
    root
      .all('cac:AllowanceCharge')
      .filter((each) => ['true', 'false'].includes(each.child('cbc:ChargeIndicator')?.value ?? ''))
      .some((each) => reach(each, 'cac:TaxCategory', 'cbc:ID').some(isCategory)),
  identified: ({ root }) =>
    has(root, 'cac:TaxRepresentativeParty') ||
    hasText(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyTaxScheme', 'cbc:CompanyID'),
  terms: ({ root }) => root.all('cac:PaymentTerms').flatMap((terms) => terms.all('cbc:Note').slice(0, 1)),
  documents: ({ root }) => root.all('cac:AdditionalDocumentReference'),
  attachment: ['cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject'],
  located: ({ root }) => reach(root, 'cac:AdditionalDocumentReference', 'cac:Attachment', 'cac:ExternalReference'),
  location: 'cbc:URI',
  dated: ({ root }) =>
    has(root, 'cac:Delivery', 'cbc:ActualDeliveryDate') ||
    has(root, 'cac:InvoicePeriod') ||
    ublLines(root).every((line) => has(line, 'cac:InvoicePeriod')),
};
