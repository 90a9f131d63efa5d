/** The places of codes in CII (chapter 12 §5). */

import {
  COUNTRIES_CII,
  CREDIT_NOTE_TYPES,
  IDENTIFIER_SCHEMES,
  INVOICE_TYPES,
  NOTE_SUBJECTS_CII,
  TAX_POINTS_CII,
} from '../../../codes/generated/lists.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { type CodeElements, codesAt, inList } from './codes.ts';
import { isCharge } from './vat.ts';

const charges = new WeakMap<XmlElement, boolean | undefined>();

/** Like `isCharge`, but searches an element once, however many reasons it has. */
function isKnownCharge(element: XmlElement | undefined): boolean | undefined {
  if (element === undefined) return undefined;
  if (!charges.has(element)) charges.set(element, isCharge(element));
  return charges.get(element);
}

const isInvoiceType = inList(INVOICE_TYPES);
const isCreditNoteType = inList(CREDIT_NOTE_TYPES);

export const ciiCodes: CodeElements = {
  isType: (code) => isInvoiceType(code) || isCreditNoteType(code),
  taxPoints: TAX_POINTS_CII,
  countries: COUNTRIES_CII,
  isSubject: inList(NOTE_SUBJECTS_CII),
  isPartyScheme: inList(IDENTIFIER_SCHEMES),
  at: {
    '01': codesAt('ram:TypeCode', { parent: 'rsm:ExchangedDocument' }),
    '03': codesAt('ram:TaxTotalAmount', { attribute: 'currencyID' }),
    '04': codesAt('ram:InvoiceCurrencyCode'),
    '05': codesAt('ram:TaxCurrencyCode'),
    '06': codesAt('ram:DueDateTypeCode'),
    '07': codesAt('ram:ReferenceTypeCode'),
    '08': codesAt('ram:SubjectCode'),
    '10': codesAt('ram:GlobalID', {
      attribute: 'schemeID',
      where: (id) => !isWithin(id, 'ram:SpecifiedTradeProduct') && !isWithin(id, 'ram:ShipToTradeParty'),
    }),
    '11': codesAt('ram:ID', { attribute: 'schemeID', where: (id) => !isWithin(id, 'ram:SpecifiedTaxRegistration') }),
    '13': codesAt('ram:ClassCode', { attribute: 'listID' }),
    '14': codesAt('ram:CountryID'),
    // A code with a scheme is checked by BR-CL-11 only.
    '15': codesAt('ram:ID', {
      parent: 'ram:OriginTradeCountry',
      where: (id) => id.attribute('schemeID') === undefined,
    }),
    '16': codesAt('ram:TypeCode', { parent: 'ram:SpecifiedTradeSettlementPaymentMeans' }),
    '17': codesAt('ram:CategoryCode', { parent: 'ram:CategoryTradeTax' }),
    '18': codesAt('ram:CategoryCode', { parent: 'ram:ApplicableTradeTax' }),
    '19': codesAt('ram:ReasonCode', { where: ({ parent }) => isKnownCharge(parent) === false }),
    '20': codesAt('ram:ReasonCode', { where: ({ parent }) => isKnownCharge(parent) === true }),
    '21': codesAt('ram:GlobalID', { parent: 'ram:SpecifiedTradeProduct', attribute: 'schemeID' }),
    '22': codesAt('ram:ExemptionReasonCode'),
    '23': codesAt('ram:BasisQuantity ram:BilledQuantity', { attribute: 'unitCode' }),
    '24': codesAt('ram:AttachmentBinaryObject', { attribute: 'mimeCode' }),
    '25': codesAt('ram:URIID', { parent: 'ram:URIUniversalCommunication', attribute: 'schemeID' }),
    '26': codesAt('ram:GlobalID', {
      parent: 'ram:ShipToTradeParty',
      attribute: 'schemeID',
      where: ({ parent }) => parent?.parent?.name === 'ram:ApplicableHeaderTradeDelivery',
    }),
  },
};

function isWithin(element: XmlElement, name: string): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (at.name === name) return true;
  return false;
}
