/**
 * The terms that EXTENDED of Factur-X and ZUGFeRD adds, in CII D22B (chapter 11 §7). Groups and terms without a number
 * in its documentation have numbers of our own, `BG-BW-…` and `BT-BW-…`.
 */

import { type Extension, extensionsFrom } from '../../terms/table.ts';

const TABLE = `
in BG-2
1 ? indicator - TestIndicator/udt:Indicator Test indicator
in BG-0
2 ? text - $X/Name Document name
3 ? indicator - $X/CopyIndicator/udt:Indicator Copy indicator
4 ? identifier - $X/LanguageID Invoice language code
6 ? date - $X/EffectiveSpecifiedPeriod/CompleteDateTime/$date Contractual due date of the invoice
145 ? code - $A/ApplicableTradeDeliveryTerms/DeliveryTypeCode Delivery condition
146 ? date - $A/SellerOrderReferencedDocument/$issued Sales order date
147 ? date - $A/BuyerOrderReferencedDocument/$issued Purchase order date
403 ? identifier - $A/QuotationReferencedDocument/IssuerAssignedID Quotation reference
404 ? date - $A/QuotationReferencedDocument/$issued Quotation date
405 ? code - $A/ContractReferencedDocument/ReferenceTypeCode Type of contract
148 ? date - $A/ContractReferencedDocument/$issued Contract date
556 ? date - $A/AdditionalReferencedDocument[ram:TypeCode='50']/$issued Tender or lot date
557 ? date - $A/AdditionalReferencedDocument[ram:TypeCode='130']/$issued Invoiced object date
{ BG-BW-1 * - $A/UltimateCustomerOrderReferencedDocument End customer order
150 1 identifier - IssuerAssignedID End customer order reference
151 ? date - $issued End customer order date
}
{ BG-BW-2 * - $D/RelatedSupplyChainConsignment/SpecifiedLogisticsTransportMovement Transport
152 1 code - ModeCode Delivery method
}
200 ? date - $D/DespatchAdviceReferencedDocument/$issued Despatch advice date
201 ? date - $D/ReceivingAdviceReferencedDocument/$issued Receiving advice date
202 ? identifier - $D/DeliveryNoteReferencedDocument/IssuerAssignedID Delivery note reference
203 ? date - $D/DeliveryNoteReferencedDocument/$issued Delivery note date
204 ? text - $S/InvoiceIssuerReference Seller reference number
{ BG-BW-3 ? - $S/TaxApplicableTradeCurrencyExchange Exchange of currencies
258 1 code - SourceCurrencyCode Invoice currency of the exchange
259 1 code - TargetCurrencyCode Local currency of the exchange
260 1 number - ConversionRate Exchange rate
261 ? date - ConversionRateDateTime/$date Exchange rate date
}
290 ? code - $S/ReceivableSpecifiedTradeAccountingAccount/TypeCode Kind of buyer accounting reference
{ BG-BW-4 * - $S/SpecifiedLogisticsServiceCharge Logistics service charge
271 1 text - Description Logistics service charge description
272 1 amount - AppliedAmount Logistics service charge amount
{ BG-BW-5 * - AppliedTradeTax Tax of a logistics service charge
273-0 1 code - TypeCode Tax type of the logistics service charge
591 ? text - ExemptionReason VAT exemption reason of the logistics service charge
273 1 code - CategoryCode VAT category of the logistics service charge
592 ? code - ExemptionReasonCode VAT exemption reason code of the logistics service charge
274 ? percentage - RateApplicablePercent VAT rate of the logistics service charge
}
}
{ BG-BW-6 * - $S/SpecifiedTradePaymentTerms Instalment
BT-BW-1 ? text - Description Instalment terms
BT-BW-2 ? date - DueDateDateTime/$date Instalment due date
275 ? amount - PartialPaymentAmount Instalment amount
{ BG-BW-7 * - ApplicableTradePaymentPenaltyTerms Penalty terms
276 ? date - BasisDateTime/$date Penalty terms date
277 ? quantity - BasisPeriodMeasure Penalty terms period
277-1 ? code - BasisPeriodMeasure/@unitCode Penalty terms period unit
279 ? amount - BasisAmount Penalty terms base amount
280 ? percentage - CalculationPercent Penalty terms percentage
281 ? amount - ActualPenaltyAmount Penalty amount
}
{ BG-BW-8 * - ApplicableTradePaymentDiscountTerms Cash discount terms
282 ? date - BasisDateTime/$date Cash discount date
283 ? quantity - BasisPeriodMeasure Cash discount period
283-1 ? code - BasisPeriodMeasure/@unitCode Cash discount period unit
285 ? amount - BasisAmount Cash discount base amount
286 ? percentage - CalculationPercent Cash discount percentage
287 ? amount - ActualDiscountAmount Cash discount amount
}
party BG-X-77 ? - PayeeTradeParty 506,507,504,511,-,508,505,525-531,512-514,515-517,518-524,510,509 Payee of an instalment
}
{ BG-BW-9 * - $S/SpecifiedAdvancePayment Advance payment
291 1 amount - PaidAmount Advance payment amount
292 ? date - FormattedReceivedDateTime/qdt:DateTimeString[@format='102'] Advance payment date
{ BG-BW-10 * - IncludedTradeTax VAT of an advance payment
293 1 amount - CalculatedAmount VAT amount of the advance payment
BT-BW-3 1 code - TypeCode Tax type of the advance payment
295 ? text - ExemptionReason VAT exemption reason of the advance payment
296 1 code - CategoryCode VAT category of the advance payment
297 ? code - ExemptionReasonCode VAT exemption reason code of the advance payment
298 ? percentage - RateApplicablePercent VAT rate of the advance payment
}
558 ? identifier - InvoiceSpecifiedReferencedDocument/IssuerAssignedID Invoice of the advance payment
559 ? code - InvoiceSpecifiedReferencedDocument/TypeCode Type of the invoice of the advance payment
560 ? date - InvoiceSpecifiedReferencedDocument/$issued Date of the invoice of the advance payment
}
party BG-X-49 ? - $A/SalesAgentTradeParty 337,338,335,545,-,339,336,355-361,342,343,347,344-346,348-354,341,340 Sales agent
party BG-X-54 ? - $A/BuyerTaxRepresentativeTradeParty 364,365,362,546,-,366,363,382-388,369-371,372-374,375-381,368,367 Buyer tax representative
party BG-BW-11 ? - $A/ProductEndUserTradeParty 126-128,548,-,129,130,396-402,131,132,320,133-135,136-142,143,144 Product end user
party BG-X-62 ? - $A/BuyerAgentTradeParty 408,409,406,549,-,410,407,426-432,413-415,416-418,419-425,412,411 Buyer agent
party BG-X-27 ? - $D/UltimateShipToTradeParty 162-164,551,-,165,166,440-446,167,168,322,169-171,172-178,179,180 Final recipient
party BG-X-30 ? - $D/ShipFromTradeParty 181-183,552,-,184,185,447-453,186,187,323,188-190,191-197,198,199 Sender
party BG-X-33 ? - $S/InvoicerTradeParty 205-207,553,-,208,209,454-460,210,211,324,212-214,215-221,222,223 Invoicer
party BG-X-36 * - $S/InvoiceeTradeParty 224-226,554,-,227,228,461-467,229,230,325,231-233,234-240,241,242 Invoicee
party BG-X-73 * - $S/PayerTradeParty 478,479,476,483,-,480,477,497-503,484-486,487-489,490-496,482,481 Payer
in BG-1
5 ? code - ContentCode Invoice note content code
in BG-3
555 ? code - TypeCode Preceding invoice type code
in BG-4
party . ? - . -,-,-,543,-,-,-,100-106 Seller
in BG-6
317 ? code - TypeCode Seller contact type
107 ? text - FaxUniversalCommunication/CompleteNumber Seller contact fax number
in BG-7
party . ? - . -,-,-,544,334,-,-,108-114 Buyer
in BG-9
318 ? code - TypeCode Buyer contact type
115 ? text - FaxUniversalCommunication/CompleteNumber Buyer contact fax number
in BG-10
party . ? - . -,-,-,468,-,-,243,469-475,244,245,326,246-248,249-255,256,257 Payee
in BG-11
party . ? - . 116,117,-,547,-,118,119,389-395,120,121,319,122-124,-,-,-,-,-,-,-,125 Seller tax representative
in BG-13
party . ? - ShipToTradeParty -,-,-,550,-,153,154,433-439,155,156,321,157-159,-,-,-,-,-,-,-,160,161 Deliver to
in BG-14
264 ? text - Description Invoicing period description
in BG-20
265 ? number - SequenceNumeric Allowance calculation sequence
266 ? quantity - BasisQuantity Allowance base quantity
266-1 ? code - BasisQuantity/@unitCode Allowance base quantity unit
BT-173 ? text - CategoryTradeTax/ExemptionReason Allowance VAT exemption reason
BT-174 ? code - CategoryTradeTax/ExemptionReasonCode Allowance VAT exemption reason code
in BG-21
268 ? number - SequenceNumeric Charge calculation sequence
269 ? quantity - BasisQuantity Charge base quantity
269-1 ? code - BasisQuantity/@unitCode Charge base quantity unit
BT-175 ? text - CategoryTradeTax/ExemptionReason Charge VAT exemption reason
BT-176 ? code - CategoryTradeTax/ExemptionReasonCode Charge VAT exemption reason code
in BG-23
262 ? amount - LineTotalBasisAmount Sum of the line amounts of the VAT category
263 ? amount - AllowanceChargeBasisAmount Sum of the allowances and charges of the VAT category
in BG-24
149 ? date - $issued Supporting document date
in BG-25
304 ? identifier - AssociatedDocumentLineDocument/ParentLineID Parent line
7 ? code - AssociatedDocumentLineDocument/LineStatusCode Type of the invoice line
8 ? code - AssociatedDocumentLineDocument/LineStatusReasonCode Subtype of the invoice line
{ BG-BW-12 * - AssociatedDocumentLineDocument/IncludedNote Line note
9 ? code - ContentCode Line note content code
BT-BW-4 ? text - Content Line note text
10 ? code - SubjectCode Line note subject code
}
537 ? identifier - $LA/SellerOrderReferencedDocument/IssuerAssignedID Line sales order reference
538 ? identifier - $LA/SellerOrderReferencedDocument/LineID Line sales order line
539 ? date - $LA/SellerOrderReferencedDocument/$issued Line sales order date
21 ? identifier - $LA/BuyerOrderReferencedDocument/IssuerAssignedID Line purchase order reference
22 ? date - $LA/BuyerOrderReferencedDocument/$issued Line purchase order date
310 ? identifier - $LA/QuotationReferencedDocument/IssuerAssignedID Line quotation reference
311 ? identifier - $LA/QuotationReferencedDocument/LineID Line quotation line
312 ? date - $LA/QuotationReferencedDocument/$issued Line quotation date
24 ? identifier - $LA/ContractReferencedDocument/IssuerAssignedID Line contract reference
25 ? identifier - $LA/ContractReferencedDocument/LineID Line contract line
26 ? date - $LA/ContractReferencedDocument/$issued Line contract date
{ BG-BW-13 * - $LA/AdditionalReferencedDocument Line additional document
27 ? identifier - IssuerAssignedID Line additional document reference
28 ? text - URIID Line additional document location
29 ? identifier - LineID Line additional document line
30 ? code - TypeCode Line additional document type
299 ? text - Name Line additional document description
31 ? binary - AttachmentBinaryObject Line additional document attachment
31-1 ? code - AttachmentBinaryObject/@mimeCode Line additional document Mime code
31-2 ? text - AttachmentBinaryObject/@filename Line additional document Filename
32 ? code - ReferenceTypeCode Line additional document reference type
33 ? date - $issued Line additional document date
}
{ BG-BW-14 * - $LA/UltimateCustomerOrderReferencedDocument Line end customer order
43 ? identifier - IssuerAssignedID Line end customer order reference
44 ? identifier - LineID Line end customer order line
45 ? date - $issued Line end customer order date
}
46 ? quantity - $LD/ChargeFreeQuantity Charge free quantity
46-1 ? code - $LD/ChargeFreeQuantity/@unitCode Charge free quantity unit
47 ? quantity - $LD/PackageQuantity Package quantity
47-1 ? code - $LD/PackageQuantity/@unitCode Package quantity unit
85 ? date - $LD/ActualDeliverySupplyChainEvent/OccurrenceDateTime/$date Line delivery date
86 ? identifier - $LD/DespatchAdviceReferencedDocument/IssuerAssignedID Line despatch advice reference
87 ? identifier - $LD/DespatchAdviceReferencedDocument/LineID Line despatch advice line
88 ? date - $LD/DespatchAdviceReferencedDocument/$issued Line despatch advice date
89 ? identifier - $LD/ReceivingAdviceReferencedDocument/IssuerAssignedID Line receiving advice reference
90 ? identifier - $LD/ReceivingAdviceReferencedDocument/LineID Line receiving advice line
91 ? date - $LD/ReceivingAdviceReferencedDocument/$issued Line receiving advice date
92 ? identifier - $LD/DeliveryNoteReferencedDocument/IssuerAssignedID Line delivery note reference
93 ? identifier - $LD/DeliveryNoteReferencedDocument/LineID Line delivery note line
94 ? date - $LD/DeliveryNoteReferencedDocument/$issued Line delivery note date
327 ? amount - $LS/SpecifiedTradeSettlementLineMonetarySummation/ChargeTotalAmount Line sum of charges
328 ? amount - $LS/SpecifiedTradeSettlementLineMonetarySummation/AllowanceTotalAmount Line sum of allowances
329 ? amount - $LS/SpecifiedTradeSettlementLineMonetarySummation/TaxTotalAmount Line sum of taxes
330 ? amount - $LS/SpecifiedTradeSettlementLineMonetarySummation/GrandTotalAmount Line amount with tax
98 ? amount - $LS/SpecifiedTradeSettlementLineMonetarySummation/TotalAllowanceChargeAmount Line allowances and charges together
{ BG-BW-15 * - $LS/InvoiceReferencedDocument Line preceding invoice
331 1 identifier - IssuerAssignedID Line preceding invoice reference
540 ? identifier - LineID Line preceding invoice line
332 ? code - TypeCode Line preceding invoice type code
333 ? date - $issued Line preceding invoice date
}
99 ? code - $LS/ReceivableSpecifiedTradeAccountingAccount/TypeCode Kind of line accounting reference
party BG-BW-16 ? - $LD/ShipToTradeParty 48-50,-,-,51,52,-,-,-,-,-,-,-,54,54-1,-,55-57,58-64,65,66 Line deliver to
party BG-BW-17 ? - $LD/UltimateShipToTradeParty 67-69,-,-,70,71,-,-,-,-,-,-,-,72,72-1,-,73-75,76-82,83,84 Line final recipient
in BG-29
{ BG-BW-18 * - $LA/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false'] Price discount
34 ? percentage - CalculationPercent Price discount percentage
35 ? amount - BasisAmount Price discount base amount
BT-BW-5 1 price - ActualAmount Price discount amount
313 ? code - ReasonCode Price discount reason code
36 ? text - Reason Price discount reason
}
{ BG-BW-19 * - $LA/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='true'] Price charge
302 ? percentage - CalculationPercent Price charge percentage
BT-BW-6 ? amount - BasisAmount Price charge base amount
BT-BW-7 1 price - ActualAmount Price charge amount
314 ? code - ReasonCode Price charge reason code
BT-BW-8 ? text - Reason Price charge reason
}
{ BG-BW-20 * - $LA/NetPriceProductTradePrice/IncludedTradeTax Tax included in the net price
37 1 amount - CalculatedAmount Amount of the tax in the net price
38 1 code - TypeCode Type of the tax in the net price
39 ? text - ExemptionReason VAT exemption reason in the net price
40 1 code - CategoryCode VAT category in the net price
41 ? code - ExemptionReasonCode VAT exemption reason code in the net price
42 ? percentage - RateApplicablePercent VAT rate in the net price
}
in BG-30
95 ? amount - CalculatedAmount Line VAT amount
96 ? text - ExemptionReason Line VAT exemption reason
97 ? code - ExemptionReasonCode Line VAT exemption reason code
in BG-31
305 ? identifier - ID Product identifier
532 ? identifier - IndustryAssignedID Industry assigned product identifier
533 ? identifier - ModelID Item model identifier
534 ? identifier - BatchID Item batch identifier
535 ? text - BrandName Item brand name
536 ? text - ModelName Item model name
13 * text - DesignatedProductClassification/ClassName Item classification name
{ BG-BW-21 * - IndividualTradeProductInstance Item instance
306 ? identifier - BatchID Item instance batch identifier
307 ? identifier - SupplierAssignedSerialID Item instance serial number
}
{ BG-BW-22 * - IncludedReferencedProduct Included product
308 ? identifier - ID Included product identifier
15 * identifier - GlobalID* Included product global identifier
15-1 ? code - GlobalID*/@schemeID Scheme identifier of BT-X-15
16 ? identifier - SellerAssignedID Included product Seller's identifier
17 ? identifier - BuyerAssignedID Included product Buyer's identifier
309 ? identifier - IndustryAssignedID Included product industry identifier
18 1 text - Name Included product name
19 ? text - Description Included product description
20 ? quantity - UnitQuantity Included product quantity
20-1 ? code - UnitQuantity/@unitCode Included product quantity unit
}
in BG-32
11 ? code - TypeCode Item attribute code
12 ? quantity - ValueMeasure Item attribute measured value
12-0 ? code - ValueMeasure/@unitCode Item attribute measured value unit
`;

let extensions: readonly Extension[] | undefined;

/** Returns the extensions that EXTENDED adds to the core. */
export function extendedTerms(): readonly Extension[] {
  extensions ??= extensionsFrom(TABLE);
  return extensions;
}
