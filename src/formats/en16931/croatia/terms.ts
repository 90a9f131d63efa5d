/** The terms that the Croatian extension adds in UBL (chapter 21 §5.2). See table.ts for the form of the table. */

import { type Extension, extensionsFrom } from '../../terms/table.ts';

const DATA = '/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/hrextac:HRFISK20Data';

const TABLE = `
in BG-0
  2 ? text cbc:IssueTime - Issue time
  15 ? text $H/hrextac:HRObracunPDVPoNaplati - VAT on payment
  25 ? amount $H/hrextac:HRTaxTotal/cbc:TaxAmount - VAT total of the extension
  { HR-BG-2 * $H/hrextac:HRTaxTotal/hrextac:HRTaxSubtotal - VAT breakdown of the extension
    16 1 amount cbc:TaxableAmount - Taxable amount
    17 1 amount cbc:TaxAmount - VAT amount
    18 1 code hrextac:HRTaxCategory/cbc:ID - VAT category code
    22 ? text hrextac:HRTaxCategory/cbc:Name - VAT category name
    19 ? percentage hrextac:HRTaxCategory/cbc:Percent - VAT rate
    21 ? code hrextac:HRTaxCategory/cbc:TaxExemptionReasonCode - Exemption reason code
    20 ? text hrextac:HRTaxCategory/cbc:TaxExemptionReason - Exemption reason text
    18-0 1 code,fixed=VAT hrextac:HRTaxCategory/hrextac:HRTaxScheme/cbc:ID - Tax type
  }
  23 ? amount $H/hrextac:HRLegalMonetaryTotal/cbc:TaxExclusiveAmount - Base for VAT
  24 ? amount $H/hrextac:HRLegalMonetaryTotal/hrextac:OutOfScopeOfVATAmount - Amount outside the scope of VAT
in BG-4
  5 ? identifier cac:SellerContact/cbc:ID - OIB of the operator
  4 ? text cac:SellerContact/cbc:Name - Operator
in BG-20
  6 ? text cac:TaxCategory/cbc:Name - VAT category name
  8 ? code cac:TaxCategory/cbc:TaxExemptionReasonCode - Exemption reason code
  7 ? text cac:TaxCategory/cbc:TaxExemptionReason - Exemption reason text
in BG-21
  6 ? text cac:TaxCategory/cbc:Name - VAT category name
  8 ? code cac:TaxCategory/cbc:TaxExemptionReasonCode - Exemption reason code
  7 ? text cac:TaxCategory/cbc:TaxExemptionReason - Exemption reason text
in BG-30
  12 ? text cbc:Name - VAT category name
  14 ? code cbc:TaxExemptionReasonCode - Exemption reason code
  13 ? text cbc:TaxExemptionReason - Exemption reason text`;

export function croatianTerms(): Extension[] {
  return extensionsFrom(TABLE.replaceAll('$H', DATA), 'HR-BT-');
}
