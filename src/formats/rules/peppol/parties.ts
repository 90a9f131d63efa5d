/** Where the parties of an invoice are, as Peppol and XRechnung ask (chapter 12 §9). */

import type { XmlElement } from '../../xml/element.ts';
import { type Judged, normal } from '../declare.ts';
import { firstAt, reach, textAt } from '../elements.ts';

export interface Countries {
  /** The first two letters of the VAT identifier of the seller, else of the tax representative, else the country of the address, else `XX`. */
  readonly seller: string;
  /** Those of the buyer's VAT identifier, else the country of the address, else `XX`. */
  readonly buyer: string;
  /** BT-40, in capitals. */
  readonly sellerAddress: string;
  /** BT-55, in capitals. */
  readonly buyerAddress: string;
  /** BT-40 and BT-55 as they are written. */
  readonly written: { readonly seller: string; readonly buyer: string };
}

/** Returns the countries of the parties, which many rules ask. */
export function countriesOf(judged: Judged): Countries {
  return judged.once(judged.syntax === 'ubl' ? ublCountries : ciiCountries);
}

/** Returns whether seller and buyer are in Germany by their addresses. */
export function areGerman(judged: Judged): boolean {
  const { sellerAddress, buyerAddress } = countriesOf(judged);
  return sellerAddress === 'DE' && buyerAddress === 'DE';
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

/** Returns the country by which Greek electronic addresses are judged: as that of the seller, without the tax representative. */
export function ownCountryOf({ root }: Judged): string {
  const seller = root.child('cac:AccountingSupplierParty')?.child('cac:Party');
  const address = textAt(seller, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode').toUpperCase();
  return ublPrefix(seller) || address || 'XX';
}

/** The country of a party with several VAT identifiers is unknown, as the official rules cannot tell which. */
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

/** The official rules look for the scheme VAT, though it is VA in CII: there the country of the address decides. */
function ciiPrefix(party: XmlElement | undefined): string {
  const registration = reach(party, 'ram:SpecifiedTaxRegistration', 'ram:ID').find(
    (id) => id.attribute('schemeID') === 'VAT',
  );
  return prefixOf(registration);
}

function prefixOf(identifier: XmlElement | undefined): string {
  return normal(identifier?.value.slice(0, 2)).toUpperCase();
}
