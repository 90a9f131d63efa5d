/**
 * The rules of EXTENDED-CTC-FR in CII on elements.
 * Written by `node scripts/formats/take-rules.mjs DIR`, not by hand; ../../syntax-table.ts says how it is read.
 */

/** What it leaves out of the rules of EN 16931. */
export const EXTENDED_CII_WITHOUT = `
CII-DT-018
CII-DT-024
CII-DT-027
CII-DT-052
CII-DT-058
CII-DT-098
CII-SR-039
CII-SR-040
CII-SR-041
CII-SR-068
CII-SR-069
CII-SR-070
CII-SR-072
CII-SR-106
CII-SR-107
CII-SR-108
CII-SR-127
CII-SR-128
CII-SR-148
CII-SR-156
CII-SR-164
CII-SR-170
CII-SR-173
CII-SR-174
CII-SR-175
CII-SR-200
CII-SR-201
CII-SR-210
CII-SR-278
CII-SR-293
CII-SR-305
CII-SR-333
CII-SR-334
CII-SR-350
CII-SR-351
CII-SR-352
CII-SR-353
CII-SR-354
CII-SR-355
CII-SR-356
CII-SR-357
CII-SR-358
CII-SR-359
CII-SR-360
CII-SR-361
CII-SR-362
CII-SR-363
CII-SR-365
CII-SR-366
CII-SR-422
CII-SR-439
CII-SR-454
CII-SR-458
CII-SR-470
CII-SR-474`;

/** What it has instead. */
export const EXTENDED_CII_SYNTAX = `
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic
  CII-FREXT-SR-069  fatal    at-most-1   ram:Description
  CII-FREXT-SR-072  fatal    at-most-1   ram:Value
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement
  CII-FREXT-SR-106  warning  absent      ram:ApplicableTradeDeliveryTerms/!ram:DeliveryTypeCode!ram:RelevantTradeLocation
  CII-FREXT-SR-106  warning  absent      ram:ApplicableTradeDeliveryTerms/ram:RelevantTradeLocation/!ram:Name
  CII-FREXT-SR-439  fatal    at-most-1   ram:NetPriceProductTradePrice/ram:ChargeAmount
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement
  CII-SR-454        warning  at-most-1   ram:ApplicableTradeTax
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement
  CII-FREXT-SR-293  warning  absent      ram:ApplicableTradeDeliveryTerms/!ram:DeliveryTypeCode!ram:RelevantTradeLocation
  CII-FREXT-SR-293  warning  absent      ram:ApplicableTradeDeliveryTerms/ram:RelevantTradeLocation/!ram:Name
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement
  CII-FREXT-SR-366  warning  absent      ram:TaxApplicableTradeCurrencyExchange/!ram:SourceCurrencyCode!ram:TargetCurrencyCode!ram:ConversionRate!ram:ConversionRateDateTime
//ram:*ReferencedDocument
  CII-EXT-DT-018    fatal    code
  CII-FREXT-DT-024  fatal    code
  CII-FREXTDT-027   fatal    code`;
