/** Shared by the rules of several countries (chapter 12 §10). */

import { type Judged, normal } from '../../../../rules/declare.ts';
import { firstAt, has, reach } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { countriesOf } from '../parties.ts';

/** Selects elements if the seller's address is in a country, as written. */
export function from(country: string, select: (judged: Judged) => readonly XmlElement[]) {
  return (judged: Judged) => (countriesOf(judged).written.seller === country ? select(judged) : []);
}

/** Selects elements if the addresses of seller and buyer are in a country, as written. */
export function withinCountry(country: string, select: (judged: Judged) => readonly XmlElement[]) {
  return from(country, (judged) => (countriesOf(judged).written.buyer === country ? select(judged) : []));
}

export const document = ({ root }: Judged): readonly XmlElement[] => [root];

/** Returns the seller and buyer in UBL. */
export const seller = ({ root }: Judged) => reach(root, 'cac:AccountingSupplierParty', 'cac:Party');
export const buyer = ({ root }: Judged) => reach(root, 'cac:AccountingCustomerParty', 'cac:Party');

/** Returns the tax schemes of a UBL party whose trimmed name is VAT, or is not. */
export function taxSchemes(party: XmlElement | undefined, isVat: boolean): readonly XmlElement[] {
  return reach(party, 'cac:PartyTaxScheme').filter(
    (scheme) => reach(scheme, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => normal(value) === 'VAT') === isVat,
  );
}

/** Returns the VAT identifier of a UBL party. */
export function vatIdentifier(party: XmlElement | undefined): string {
  return firstAt(taxSchemes(party, true), 'cbc:CompanyID')?.value ?? '';
}

/** Returns whether an address has street, city and post code, even empty ones. */
export function isComplete(address: XmlElement, street: string, city: string, code: string): boolean {
  return has(address, street) && has(address, city) && has(address, code);
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Returns whether XPath converts a text to a number. */
export function isNumber(text: string): boolean {
  const trimmed = normal(text);
  return NUMBER.test(trimmed) || /^-?INF$/.test(trimmed);
}
