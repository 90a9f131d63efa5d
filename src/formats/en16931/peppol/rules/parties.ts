/** The countries of the parties, as used by Peppol and XRechnung (chapter 12 §9). */

import { type Judged, normal } from '../../../rules/declare.ts';
import { firstAt, reach, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';

export interface Countries {
  /**
   * The first two letters of the seller's VAT identifier, otherwise of the tax representative's, otherwise the country of the address,
   * otherwise `XX`.
   */
  readonly seller: string;
  /** The first two letters of the buyer's VAT identifier, otherwise the country of the address, otherwise `XX`. */
  readonly buyer: string;
  /** BT-40, in capitals. */
  readonly sellerAddress: string;
  /** BT-55, in capitals. */
  readonly buyerAddress: string;
  /** BT-40 and BT-55 as written. */
  readonly written: { readonly seller: string; readonly buyer: string };
}

/** Returns the countries of the parties, which many rules need. */
export function countriesOf(judged: Judged): Countries {
  return judged.once(judged.syntax === 'ubl' ? ublCountries : ciiCountries);
}

/** Returns whether the addresses of seller and buyer are in Germany. */
export function areGerman(judged: Judged): boolean {
  const { sellerAddress, buyerAddress } = countriesOf(judged);
  return sellerAddress === 'DE' && buyerAddress === 'DE';
}

/** Returns whether seller and buyer are Slovak, by their VAT numbers or addresses. */
export function areSlovak(judged: Judged): boolean {
  const { seller, buyer } = countriesOf(judged);
  return seller === 'SK' && buyer === 'SK';
}

function ublCountries({ root }: Judged): Countries {
  const seller = root.child('cac:AccountingSupplierParty')?.child('cac:Party');
  const buyer = root.child('cac:AccountingCustomerParty')?.child('cac:Party');
  const address = ['cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode'];
  const sellerAddress = textAt(seller, ...address).toUpperCase();
  const buyerAddress = textAt(buyer, ...address).toUpperCase();
  const representative = root.child('cac:TaxRepresentativeParty');
  return {
    seller: ublPrefix(seller) || ublPrefix(representative) || sellerAddress || 'XX',
    buyer: ublPrefix(buyer) || buyerAddress || 'XX',
    sellerAddress,
    buyerAddress,
    written: { seller: firstAt(seller, ...address)?.value ?? '', buyer: firstAt(buyer, ...address)?.value ?? '' },
  };
}

/** Returns the country for checks of Greek electronic addresses: the seller's, without the tax representative. */
export function ownCountryOf({ root }: Judged): string {
  const seller = root.child('cac:AccountingSupplierParty')?.child('cac:Party');
  const address = textAt(seller, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode').toUpperCase();
  return ublPrefix(seller) || address || 'XX';
}

/** The country of a party with several VAT identifiers is unknown, because the official rules cannot choose. */
function ublPrefix(party: XmlElement | undefined): string {
  const schemes = reach(party, 'cac:PartyTaxScheme').filter((each) =>
    reach(each, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT'),
  );
  return schemes.length > 1 ? 'XX' : prefixOf(schemes[0]?.child('cbc:CompanyID'));
}

function ciiCountries({ root }: Judged): Countries {
  const agreement = root.child('rsm:SupplyChainTradeTransaction')?.child('ram:ApplicableHeaderTradeAgreement');
  const seller = agreement?.child('ram:SellerTradeParty');
  const buyer = agreement?.child('ram:BuyerTradeParty');
  const address = ['ram:PostalTradeAddress', 'ram:CountryID'];
  const sellerAddress = textAt(seller, ...address).toUpperCase();
  const buyerAddress = textAt(buyer, ...address).toUpperCase();
  const representative = agreement?.child('ram:SellerTaxRepresentativeTradeParty');
  return {
    seller: ciiPrefix(seller) || ciiPrefix(representative) || sellerAddress || 'XX',
    buyer: ciiPrefix(buyer) || buyerAddress || 'XX',
    sellerAddress,
    buyerAddress,
    written: { seller: firstAt(seller, ...address)?.value ?? '', buyer: firstAt(buyer, ...address)?.value ?? '' },
  };
}

/** The official rules look for the scheme VAT, although CII has VA, so the country of the address decides. */
function ciiPrefix(party: XmlElement | undefined): string {
  const registration = reach(party, 'ram:SpecifiedTaxRegistration', 'ram:ID').find(
    (id) => id.attribute('schemeID') === 'VAT',
  );
  return prefixOf(registration);
}

function prefixOf(identifier: XmlElement | undefined): string {
  return normal(identifier?.value.slice(0, 2)).toUpperCase();
}
