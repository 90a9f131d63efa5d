/**
 * The rules of EXTENDED-CTC-FR in UBL on elements.
 * Written by `node scripts/formats/take-rules.mjs DIR`, not by hand; ../../syntax-table.ts says how it is read.
 */

/** What it leaves out of the rules of EN 16931. */
export const EXTENDED_UBL_WITHOUT = `
UBL-CR-018
UBL-CR-026
UBL-CR-047
UBL-CR-096
UBL-CR-099
UBL-CR-194
UBL-CR-195
UBL-CR-258
UBL-CR-259
UBL-CR-269
UBL-CR-270
UBL-CR-271
UBL-CR-272
UBL-CR-273
UBL-CR-274
UBL-CR-288
UBL-CR-410
UBL-CR-439
UBL-CR-480
UBL-CR-481
UBL-CR-490
UBL-CR-523
UBL-CR-524
UBL-CR-525
UBL-CR-528
UBL-CR-529
UBL-CR-530
UBL-CR-531
UBL-CR-550
UBL-CR-561
UBL-CR-563
UBL-CR-600
UBL-CR-601
UBL-CR-609
UBL-CR-611
UBL-CR-619
UBL-CR-633
UBL-CR-634
UBL-CR-645
UBL-CR-662
UBL-CR-669
UBL-CR-670
UBL-SR-04
UBL-SR-06
UBL-SR-07
UBL-SR-16
UBL-SR-20
UBL-SR-34
UBL-SR-37
UBL-SR-48
UBL-SR-52`;

/** What it has instead. */
export const EXTENDED_UBL_SYNTAX = `
/ubl:Invoice or /cn:CreditNote
  UBL-FREXT-CR-410  warning  absent      cac:DeliveryTerms/!cbc:ID!cac:DeliveryLocation
  UBL-FREXT-CR-410  warning  absent      cac:DeliveryTerms/cac:DeliveryLocation/!cbc:Name
  CII-FREXT-CR-490  warning  absent      cac:TaxExchangeRate/!cbc:SourceCurrencyCode!cbc:TargetCurrencyCode!cbc:CalculationRate!cbc:Date
  UBL-FREXT-CR-645  warning  absent      cac:InvoiceLine|cac:CreditNoteLine/cac:DeliveryTerms/!cbc:ID!cac:DeliveryLocation
  UBL-FREXT-CR-645  warning  absent      cac:InvoiceLine|cac:CreditNoteLine/cac:DeliveryTerms/cac:DeliveryLocation/!cbc:Name
//cac:InvoiceLine or //cac:CreditNoteLine
  UBL-FREXT-SR-48   fatal    code
/ubl:Invoice/cac:BillingReference or /cn:CreditNote/cac:BillingReference
  UBL-SR-06         fatal    at-most-1   cac:InvoiceDocumentReference
  UBL-SR-07         fatal    at-least-1  cac:InvoiceDocumentReference/cbc:ID`;
