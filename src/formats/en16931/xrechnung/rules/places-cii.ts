/** The places of XRechnung's rules in CII (chapter 12 §11.1). */

import { type Judged, normal } from '../../../rules/declare.ts';
import { everywhere, has, reach, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { hasMandate } from '../../shared/transaction-cii.ts';
import { isCategory, type XRechnungElements } from './places.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeSettlement'] as const;
const AGREEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeAgreement'] as const;
const PAYMENT = 'ram:SpecifiedTradeSettlementPaymentMeans';
const DEBITED = ['ram:PayerPartyDebtorFinancialAccount', 'ram:IBANID'] as const;

/** Returns the parts of a direct debit in the document: in CII they are next to the payment means. */
function debitParts(judged: Judged) {
  const [settlement] = reach(judged.root, ...SETTLEMENT);
  return {
    mandate: hasMandate(judged),
    creditor: has(settlement, 'ram:CreditorReferenceID'),
    debited: has(settlement, PAYMENT, ...DEBITED),
  };
}

/** Any part of a direct debit makes one. */
function isDebit(means: XmlElement, judged: Judged): boolean {
  const { mandate, creditor } = judged.once(debitParts);
  return mandate || creditor || has(means, ...DEBITED);
}

export const CII: XRechnungElements = {
  means: ({ root }) => reach(root, ...SETTLEMENT, PAYMENT),
  code: 'ram:TypeCode',
  transfer: (means) => has(means, 'ram:PayeePartyCreditorFinancialAccount'),
  card: (means) => has(means, 'ram:ApplicableTradeSettlementFinancialCard'),
  debit: isDebit,
  hasDirectDebit: (means) =>
    has(means, 'ram:PayeePartyCreditorFinancialAccount') ||
    has(means, 'ram:PayeeSpecifiedCreditorFinancialInstitution') ||
    has(means, 'ram:PayerSpecifiedDebtorFinancialInstitution') ||
    has(means, 'ram:ApplicableTradeSettlementFinancialCard'),
  account: (means) => textAt(means, 'ram:PayeePartyCreditorFinancialAccount', 'ram:IBANID'),
  debited: (means) => textAt(means, ...DEBITED),
  creditorMissing: (judged) => {
    const { mandate, creditor, debited } = judged.once(debitParts);
    return (mandate || creditor || debited) && !((mandate || debited) && creditor);
  },
  debitedMissing: (judged) => {
    const { mandate, creditor, debited } = judged.once(debitParts);
    return (mandate || creditor || debited) && !((mandate || creditor) && debited);
  },
  // The official rule checks lines only: no document can meet its conditions on allowances and charges.
  taxed: ({ root }) => {
    const taxes = reach(
      root,
      TRANSACTION,
      'ram:IncludedSupplyChainTradeLineItem',
      'ram:SpecifiedLineTradeSettlement',
      'ram:ApplicableTradeTax',
    );
    return (
      reach(taxes, 'ram:TypeCode').some(({ value }) => value === 'VAT') &&
      reach(taxes, 'ram:CategoryCode').some(isCategory)
    );
  },
  identified: ({ root }) =>
    has(root, ...AGREEMENT, 'ram:SellerTaxRepresentativeTradeParty') ||
    reach(root, ...AGREEMENT, 'ram:SellerTradeParty', 'ram:SpecifiedTaxRegistration', 'ram:ID').some(
      (id) => ['VA', 'FC'].includes(normal(id.attribute('schemeID'))) && normal(id.value) !== '',
    ),
  terms: ({ root }) =>
    reach(root, ...SETTLEMENT, 'ram:SpecifiedTradePaymentTerms').flatMap((terms) =>
      terms.all('ram:Description').slice(0, 1),
    ),
  documents: (judged) => everywhere(judged, 'ram:AdditionalReferencedDocument'),
  attachment: ['ram:AttachmentBinaryObject'],
  located: ({ root }) =>
    reach(root, ...AGREEMENT, 'ram:AdditionalReferencedDocument').filter(
      (each) => each.all('ram:TypeCode').some(({ value }) => value === '916') && has(each, 'ram:URIID'),
    ),
  location: 'ram:URIID',
  dated: ({ root }) => {
    const [transaction] = reach(root, TRANSACTION);
    const delivery = ['ram:ApplicableHeaderTradeDelivery', 'ram:ActualDeliverySupplyChainEvent'];
    return (
      has(transaction, ...delivery, 'ram:OccurrenceDateTime') ||
      has(transaction, 'ram:ApplicableHeaderTradeSettlement', 'ram:BillingSpecifiedPeriod') ||
      reach(transaction, 'ram:IncludedSupplyChainTradeLineItem').every((line) =>
        has(line, 'ram:SpecifiedLineTradeSettlement', 'ram:BillingSpecifiedPeriod'),
      )
    );
  },
};
