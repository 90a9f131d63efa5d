/** The places of codes in UBL (chapter 12 §5). */

import {
  COUNTRIES_UBL,
  CREDIT_NOTE_TYPES,
  IDENTIFIER_SCHEMES,
  INVOICE_TYPES,
  NOTE_SUBJECTS_UBL,
  TAX_POINTS_UBL,
} from '../../../codes/generated/lists.ts';
import { normal } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { type CodeElements, codesAt, inList } from './codes.ts';
import { isCharge } from './vat.ts';

const AMOUNTS =
  'cbc:Amount cbc:BaseAmount cbc:PriceAmount cbc:TaxAmount cbc:TaxableAmount cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount';

const isInvoiceType = inList(INVOICE_TYPES);
const isCreditNoteType = inList(CREDIT_NOTE_TYPES);
const isScheme = inList(IDENTIFIER_SCHEMES);

export const ublCodes: CodeElements = {
  isType: (code, { name }) => (name === 'cbc:InvoiceTypeCode' ? isInvoiceType(code) : isCreditNoteType(code)),
  taxPoints: TAX_POINTS_UBL,
  countries: COUNTRIES_UBL,
  isSubject,
  isPartyScheme: (scheme, element) => isScheme(scheme) || (normal(scheme) === 'SEPA' && isCreditor(element)),
  at: {
    '01': codesAt('cbc:InvoiceTypeCode cbc:CreditNoteTypeCode'),
    // An amount without a currency is checked too.
    '03': codesAt(AMOUNTS, { attribute: 'currencyID', mayMiss: true }),
    '04': codesAt('cbc:DocumentCurrencyCode'),
    '05': codesAt('cbc:TaxCurrencyCode'),
    '06': codesAt('cbc:DescriptionCode', { parent: 'cac:InvoicePeriod' }),
    '07': codesAt('cbc:ID', {
      parent: 'cac:AdditionalDocumentReference cac:DocumentReference',
      attribute: 'schemeID',
      where: isOfObject,
    }),
    '08': codesAt('cbc:Note', { where: ({ parent }) => parent?.parent === undefined }),
    '10': codesAt('cbc:ID', { parent: 'cac:PartyIdentification', attribute: 'schemeID' }),
    '11': codesAt('cbc:CompanyID', { parent: 'cac:PartyLegalEntity', attribute: 'schemeID' }),
    '13': codesAt('cbc:ItemClassificationCode', { parent: 'cac:CommodityClassification', attribute: 'listID' }),
    '14': codesAt('cbc:IdentificationCode', { parent: 'cac:Country' }),
    '15': codesAt('cbc:IdentificationCode', { parent: 'cac:OriginCountry' }),
    '16': codesAt('cbc:PaymentMeansCode', { parent: 'cac:PaymentMeans' }),
    '17': codesAt('cbc:ID', { parent: 'cac:TaxCategory' }),
    '18': codesAt('cbc:ID', { parent: 'cac:ClassifiedTaxCategory' }),
    '19': codesAt('cbc:AllowanceChargeReasonCode', { where: ({ parent }) => isCharge(parent) === false }),
    '20': codesAt('cbc:AllowanceChargeReasonCode', { where: ({ parent }) => isCharge(parent) === true }),
    '21': codesAt('cbc:ID', { parent: 'cac:StandardItemIdentification', attribute: 'schemeID' }),
    '22': codesAt('cbc:TaxExemptionReasonCode'),
    '23': codesAt('cbc:InvoicedQuantity cbc:BaseQuantity cbc:CreditedQuantity', { attribute: 'unitCode' }),
    '24': codesAt('cbc:EmbeddedDocumentBinaryObject', { attribute: 'mimeCode' }),
    '25': codesAt('cbc:EndpointID', { attribute: 'schemeID' }),
    '26': codesAt('cbc:ID', { parent: 'cac:DeliveryLocation', attribute: 'schemeID' }),
  },
};

/** A note has a subject if there are three characters between its first two `#`, at any position; part of a code passes too. */
function isSubject(note: string): boolean {
  const [, subject = '', ...rest] = note.split('#', 3);
  return rest.length === 0 || [...subject].length !== 3 || NOTE_SUBJECTS_UBL.text.includes(subject);
}

function isOfObject({ parent }: XmlElement): boolean {
  return parent?.all('cbc:DocumentTypeCode').some(({ value }) => value === '130') === true;
}

/** Returns whether an element belongs to the seller or payee, who may have a direct debit identifier. */
function isCreditor(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (at.name === 'cac:AccountingSupplierParty' || at.name === 'cac:PayeeParty') return true;
  }
  return false;
}
