/** The terms that ZATCA adds in UBL (chapter 17 §3), by its own numbers. See table.ts for the form of the table. */

import { type Extension, extensionsFrom } from '../../terms/table.ts';

const TABLE = `
in BG-0
  1 1 identifier cbc:UUID - UUID of the document
  25 1 text cbc:IssueTime - Issue time
  2 1 code cbc:InvoiceTypeCode/@name - Invoice transaction code
  16 ? identifier cac:AdditionalDocumentReference[cbc:ID='ICV']/cbc:UUID - Invoice counter value
  13 ? text cac:AdditionalDocumentReference[cbc:ID='PIH']/cac:Attachment/cbc:EmbeddedDocumentBinaryObject[@mimeCode='text/plain'] - Previous invoice hash
  24 ? date cac:Delivery/cbc:LatestDeliveryDate - Supply end date
in BG-22
  111 ? amount,currency=BT-6 /cac:TaxTotal[not(cac:TaxSubtotal)]/cbc:TaxAmount - Total VAT amount in accounting currency
in BG-16
  10 * text cbc:InstructionNote* - Reason for the credit or debit note
in BG-5
  17 ? text cbc:BuildingNumber - Seller building number
  23 ? text cbc:PlotIdentification - Seller plot identification
  3 ? text cbc:CitySubdivisionName - Seller district
in BG-8
  18 ? text cbc:BuildingNumber - Buyer building number
  19 ? text cbc:PlotIdentification - Buyer plot identification
  4 ? text cbc:CitySubdivisionName - Buyer district
in BG-15
  B ? text cbc:BuildingNumber - Deliver to building number
  P ? text cbc:PlotIdentification - Deliver to plot identification
  D ? text cbc:CitySubdivisionName - Deliver to district
in BG-25
  26 ? reference cac:DocumentReference[cbc:DocumentTypeCode='386']/cbc:ID - Prepayment number
  27 ? identifier cac:DocumentReference[cbc:DocumentTypeCode='386']/cbc:UUID - Prepayment UUID
  28 ? date cac:DocumentReference[cbc:DocumentTypeCode='386']/cbc:IssueDate - Prepayment issue date
  29 ? text cac:DocumentReference[cbc:DocumentTypeCode='386']/cbc:IssueTime - Prepayment issue time
  11 1 amount cac:TaxTotal/cbc:TaxAmount - Line VAT amount
  12 1 amount cac:TaxTotal/cbc:RoundingAmount - Line amount with VAT
  { KSA-30 * cac:TaxTotal/cac:TaxSubtotal - VAT of a prepayment
    31 1 amount cbc:TaxableAmount - Prepayment VAT category taxable amount
    32 1 amount cbc:TaxAmount - Prepayment VAT category tax amount
    33 1 code cac:TaxCategory/cbc:ID - Prepayment VAT category code
    33-0 1 code,fixed=VAT cac:TaxCategory/cac:TaxScheme/cbc:ID - Tax type
    34 ? percentage cac:TaxCategory/cbc:Percent - Prepayment VAT rate
  }`;

export function saudiTerms(): Extension[] {
  return extensionsFrom(TABLE, 'KSA-');
}
