/** Data that only the issuer decides, even if they occur twice: amounts that are summed, and the identity of parties and accounts. */

import type { XmlElement } from '../xml/element.ts';

/** Parts of the names of elements and attributes with amounts, prices and quantities, in all syntaxes. */
const SUMMED =
  /amount|quantity|price|total|import[eo]|prezzo|impon|imposta|quantita|cuota|cantidad|kwota|^p_(?:8b|9|1[0-5])|base/i;

/** Parts of the names of those with names, numbers and accounts. */
const IDENTIFYING =
  /name$|nombre|nazwa|denominazione|razon|^ni[fp]|rfc|iban|nrrb|account|companyid|idcodice|codicefiscale|identification(?:number)?$|taxregistration|legalorganization|^numero$|^p_2/i;

const DECIMAL = /^[+-]?\d+[.,]\d+$/;
const RATE = /percent|aliquota|tasa|rate/i;

/** The elements that contain the number of the document itself. */
const NUMBER = /^(?:Invoice|CreditNote|ExchangedDocument)$/;

/** Returns whether an element contains an amount or a quantity, or says who a party is. */
export function isIssuers(element: XmlElement): boolean {
  for (const { localName, parent, attributes, first, text } of element.within()) {
    // The name of a tax category, which Croatia has, is not a party's.
    const isOfCategory = localName === 'Name' && parent?.localName.endsWith('TaxCategory') === true;
    if ((isGuarded(localName) && !isOfCategory) || attributes.some(({ name }) => isGuarded(name))) return true;
    if (localName === 'ID' && parent !== undefined && (NUMBER.test(parent.localName) || isGuarded(parent.localName)))
      return true;
    if (first === undefined && DECIMAL.test(text.trim()) && !RATE.test(localName)) return true;
  }
  return false;
}

/** Returns whether a name is that of an amount, a quantity, a party or an account. */
export function isGuarded(name: string): boolean {
  return SUMMED.test(name) || IDENTIFYING.test(name);
}
