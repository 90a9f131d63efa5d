/** The identifiers of seller, tax representative and buyer, as required by the rules on VAT categories (chapter 12 §6). */

import type { Judged } from '../../../rules/declare.ts';
import { everywhere, has, reach } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isVatScheme } from './vat.ts';

/** The required identifiers: one of the seller; also one of the buyer; both for VAT; the seller's for VAT; none for VAT. */
export type Parties = 'seller' | 'both' | 'both-for-vat' | 'seller-for-vat' | 'none';

export interface Identifiers {
  /** Whether BT-31 or BT-32 is present. */
  readonly seller: boolean;
  /** Whether BT-31 is present. */
  readonly sellerVat: boolean;
  /** Whether BT-63 is present. */
  readonly representativeVat: boolean;
  /** Whether BT-48 is present. */
  readonly buyerVat: boolean;
  /** Whether BT-47 is present. */
  readonly buyerLegal: boolean;
}

/** Returns which identifiers are present; empty ones count. */
export function identifiersIn(judged: Judged): Identifiers {
  return judged.once(judged.syntax === 'ubl' ? ublIdentifiers : ciiIdentifiers);
}

/** Returns whether the identifiers required by a category are present. */
export function isIdentified(parties: Parties, identifiers: Identifiers): boolean {
  const { seller, sellerVat, representativeVat, buyerVat, buyerLegal } = identifiers;
  const isSellerTaxed = sellerVat || representativeVat;
  switch (parties) {
    case 'seller':
      return seller || representativeVat;
    case 'both':
      return (seller || representativeVat) && (buyerVat || buyerLegal);
    case 'both-for-vat':
      return isSellerTaxed && buyerVat;
    case 'seller-for-vat':
      return isSellerTaxed;
    case 'none':
      return !isSellerTaxed && !buyerVat;
  }
}

function ublIdentifiers(judged: Judged): Identifiers {
  const seller = reach(everywhere(judged, 'cac:AccountingSupplierParty'), 'cac:Party');
  const buyer = reach(everywhere(judged, 'cac:AccountingCustomerParty'), 'cac:Party');
  const hasVat = (party: readonly XmlElement[]) =>
    reach(party, 'cac:PartyTaxScheme').some((scheme) => isVatScheme(scheme) && has(scheme, 'cbc:CompanyID'));
  return {
    seller: has(seller, 'cac:PartyTaxScheme', 'cbc:CompanyID'),
    sellerVat: hasVat(seller),
    representativeVat: hasVat(everywhere(judged, 'cac:TaxRepresentativeParty')),
    buyerVat: hasVat(buyer),
    buyerLegal: has(buyer, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
  };
}

function ciiIdentifiers(judged: Judged): Identifiers {
  const seller = everywhere(judged, 'ram:SellerTradeParty');
  const buyer = everywhere(judged, 'ram:BuyerTradeParty');
  return {
    seller: hasScheme(seller, 'VA', 'FC'),
    sellerVat: hasScheme(seller, 'VA'),
    representativeVat: hasScheme(everywhere(judged, 'ram:SellerTaxRepresentativeTradeParty'), 'VA'),
    buyerVat: hasScheme(buyer, 'VA'),
    buyerLegal: has(buyer, 'ram:SpecifiedLegalOrganization', 'ram:ID'),
  };
}

function hasScheme(party: readonly XmlElement[], ...schemes: readonly string[]): boolean {
  return reach(party, 'ram:SpecifiedTaxRegistration', 'ram:ID').some((id) =>
    schemes.includes(id.attribute('schemeID') ?? ''),
  );
}
