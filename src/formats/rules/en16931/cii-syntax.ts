/** The rules of EN 16931 on the elements of CII (chapter 12 §8). */

import type { XmlElement } from '../../xml/element.ts';
import { type Judged, normal, type Verdict } from '../declare.ts';
import { everywhere, has, reach } from '../elements.ts';
import { allSame, atMost, check, each, type SyntaxCheck, type SyntaxContext } from '../scan.ts';

const ROOT = '/rsm:CrossIndustryInvoice';
const TRADE = `${ROOT}/rsm:SupplyChainTradeTransaction`;
export const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`;
export const AGREEMENT = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
export const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;

/** The elements that refer to documents. */
export const REFERENCES = '//ram:*ReferencedDocument';

export const ciiSyntax: readonly SyntaxContext[] = [
  {
    at: '//ram:SpecifiedTradeSettlementPaymentMeans',
    absent: '  CII-SR-464 ram:PayerSpecifiedDebtorFinancialInstitution',
  },
  {
    at: `${ROOT}/rsm:ExchangedDocumentContext`,
    absent: `
  CII-SR-001 ram:SpecifiedTransactionID ram:TestIndicator 006 ram:BIMSpecifiedDocumentContextParameter ram:ScenarioSpecifiedDocumentContextParameter
  ram:ApplicationSpecifiedDocumentContextParameter 011 ram:SubsetSpecifiedDocumentContextParameter
  ram:MessageStandardSpecifiedDocumentContextParameter`,
    once: '  CII-SR-003? ram:BusinessProcessSpecifiedDocumentContextParameter',
    exactlyOnce:
      '  CII-SR-009 ram:GuidelineSpecifiedDocumentContextParameter ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  },
  {
    at: `${ROOT}/rsm:ExchangedDocument`,
    absent: `
  CII-SR-013 ram:Name 015 ram:IssueDateTime/udt:DateTime ram:CopyIndicator ram:Purpose ram:ControlRequirementIndicator ram:LanguageID ram:PurposeCode
  ram:RevisionDateTime ram:VersionID ram:GlobalID ram:RevisionID ram:PreviousRevisionID ram:CategoryCode 033 ram:EffectiveSpecifiedPeriod
  ram:IssuerTradeParty
ram:IncludedNote
  CII-SR-027 ram:Subject ram:ContentCode 032 ram:ID`,
    exactlyOnce: '  CII-SR-014 ram:TypeCode',
  },
  { at: `${ROOT}/rsm:ExchangedDocument/ram:IncludedNote`, once: '  CII-SR-030? ram:Content' },
  {
    at: LINE,
    absent: `
  CII-SR-035 ram:DescriptionCode ram:ParentLineID ram:LineStatusCode ram:LineStatusReasonCode 221 ram:IncludedSubordinateTradeLineItem`,
  },
  {
    at: `${LINE}/ram:AssociatedDocumentLineDocument`,
    absent: `
ram:IncludedNote
  CII-SR-041 ram:SubjectCode ram:ID ram:Subject ram:ContentCode`,
    once: '  CII-SR-039? ram:IncludedNote ram:IncludedNote/ram:Content',
  },
  {
    at: `${LINE}/ram:SpecifiedTradeProduct`,
    absent: `
  CII-SR-045 ram:ID 048 ram:ManufacturerAssignedID ram:TradeName ram:TypeCode ram:NetWeightMeasure ram:GrossWeightMeasure ram:ProductGroupID
  ram:EndItemTypeCode ram:EndItemName ram:AreaDensityMeasure ram:UseDescription ram:BrandName ram:SubBrandName ram:DrainedNetWeightMeasure
  ram:VariableMeasureIndicator ram:ColourCode ram:ColourDescription ram:Designation ram:FormattedCancellationAnnouncedLaunchDateTime
  ram:FormattedLatestProductDataChangeDateTime 080 ram:ApplicableMaterialGoodsCharacteristic 087 ram:IndividualTradeProductInstance
  ram:CertificationEvidenceReferenceReferencedDocument ram:InspectionReferenceReferencedDocument 093 ram:LinearSpatialDimension
  ram:MinimumLinearSpatialDimension ram:MaximumLinearSpatialDimension ram:ManufacturerTradeParty ram:PresentationSpecifiedBinaryFile
  ram:MSDSReferenceReferencedDocument ram:AdditionalReferenceReferencedDocument ram:LegalRightsOwnerTradeParty ram:BrandOwnerTradeParty
  ram:IncludedReferencedProduct ram:InformationNote
ram:ApplicableProductCharacteristic
  CII-SR-067 ram:ID ram:TypeCode 070 ram:ValueMeasure ram:MeasurementMethodCode 073 ram:ValueCode ram:ValueDateTime ram:ValueIndicator
  ram:ContentTypeCode ram:ValueSpecifiedBinaryFile ram:ApplicableProductCharacteristicCondition ram:ApplicableReferencedStandard
ram:DesignatedProductClassification
  CII-SR-081 ram:SystemID ram:SystemName ram:ClassName ram:SubClassCode ram:ClassProductCharacteristic ram:ApplicableReferencedStandard
ram:OriginTradeCountry
  CII-SR-091 ram:Name ram:SubordinateTradeCountrySubDivision`,
    checks: [
      check(
        'CII-SR-046',
        (product) => {
          const identifiers = product.all('ram:GlobalID');
          return identifiers.length === 0 || identifiers.some(hasScheme) || each(identifiers.slice(0, 1), '@schemeID');
        },
        'The standard identifier of an item (BT-157) has the scheme that it is of. Add @schemeID, such as 0160 for a GTIN, or make it the ram:SellerAssignedID (BT-155).',
      ),
      check(
        'CII-SR-090',
        (product) => {
          const countries = product.all('ram:OriginTradeCountry');
          const count = reach(countries, 'ram:ID').length;
          return countries.length === 0 || count === 1 || { element: countries[0], step: 'ram:ID', values: { count } };
        },
        'An item comes from one country (BT-159): ram:OriginTradeCountry has one ram:ID, not {count}.',
      ),
    ],
  },
  {
    at: `${LINE}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`,
    exactlyOnce: '  CII-SR-069 ram:Description 072 ram:Value',
  },
  {
    at: `${LINE}/ram:SpecifiedLineTradeAgreement`,
    absent: `
  CII-SR-104 ram:BuyerReference ram:BuyerRequisitionerTradeParty ram:ApplicableTradeDeliveryTerms ram:SellerOrderReferencedDocument
  ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID ram:QuotationReferencedDocument ram:ContractReferencedDocument
  ram:DemandForecastReferencedDocument ram:PromotionalDealReferencedDocument ram:AdditionalReferencedDocument 147 ram:RequisitionerReferencedDocument
  ram:ItemSellerTradeParty ram:ItemBuyerTradeParty ram:IncludedSpecifiedMarketplace 447 ram:UltimateCustomerOrderReferencedDocument
ram:GrossPriceProductTradePrice
  CII-SR-114 ram:TypeCode ram:MinimumQuantity ram:MaximumQuantity ram:ChangeReason ram:OrderUnitConversionFactorNumeric
  132 ram:ValiditySpecifiedPeriod ram:DeliveryTradeLocation ram:TradeComparisonReferencePrice ram:AssociatedReferencedDocument
  445 ram:IncludedTradeTax
ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge
  CII-SR-120 ram:ID ram:SequenceNumeric ram:CalculationPercent ram:BasisAmount ram:BasisQuantity ram:PrepaidIndicator ram:UnitBasisAmount
  ram:ReasonCode ram:Reason ram:TypeCode ram:CategoryTradeTax ram:ActualTradeCurrencyExchange
ram:NetPriceProductTradePrice
  CII-SR-136 ram:TypeCode 138 ram:MinimumQuantity ram:MaximumQuantity ram:ChangeReason ram:OrderUnitConversionFactorNumeric
  ram:AppliedTradeAllowanceCharge ram:ValiditySpecifiedPeriod ram:DeliveryTradeLocation ram:TradeComparisonReferencePrice
  ram:AssociatedReferencedDocument 446 ram:IncludedTradeTax`,
    once: '  CII-SR-441 ram:NetPriceProductTradePrice/ram:ChargeAmount',
    exactlyOnce: '  CII-SR-439 ram:NetPriceProductTradePrice/ram:ChargeAmount',
    checks: [
      check(
        'CII-SR-119',
        (agreement) => {
          const discounts = reach(agreement, 'ram:GrossPriceProductTradePrice', 'ram:AppliedTradeAllowanceCharge');
          const indicators = reach(discounts, 'ram:ChargeIndicator');
          const amounts = reach(discounts, 'ram:ActualAmount');
          const isDiscount = reach(indicators, 'udt:Indicator').some(({ value }) =>
            /^(?:false|0)$/.test(normal(value)),
          );
          return (
            (isDiscount && amounts.length > 0) ||
            (indicators.length === 0 && amounts.length === 0) || { element: discounts[0] }
          );
        },
        'A discount on the price (BT-147) is an amount with ram:ChargeIndicator false. Add what is missing: ram:ActualAmount, or the indicator.',
        'warning',
      ),
    ],
  },
  {
    at: '//ram:SpecifiedTradeAllowanceCharge',
    needed: '  CII-SR-463 ram:ChargeIndicator',
    once: '  CII-SR-471 ram:RateApplicablePercent ram:CategoryTradeTax ram:ActualAmount',
  },
  { at: '//ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge', once: '  CII-SR-440 ram:ActualAmount' },
  {
    at: `${LINE}/ram:SpecifiedLineTradeDelivery`,
    absent: `
  CII-SR-151 ram:RequestedQuantity ram:ReceivedQuantity ram:ChargeFreeQuantity ram:PackageQuantity ram:ProductUnitQuantity ram:PerPackageUnitQuantity
  ram:NetWeightMeasure ram:GrossWeightMeasure ram:TheoreticalWeightMeasure ram:DespatchedQuantity ram:SpecifiedDeliveryAdjustment
  ram:IncludedSupplyChainPackaging ram:RelatedSupplyChainConsignment ram:ShipToTradeParty ram:UltimateShipToTradeParty ram:ShipFromTradeParty
  ram:ActualDespatchSupplyChainEvent ram:ActualPickUpSupplyChainEvent ram:RequestedDeliverySupplyChainEvent ram:ActualDeliverySupplyChainEvent
  ram:ActualReceiptSupplyChainEvent ram:AdditionalReferencedDocument ram:DespatchAdviceReferencedDocument ram:ReceivingAdviceReferencedDocument
  ram:DeliveryNoteReferencedDocument ram:ConsumptionReportReferencedDocument ram:PackingListReferencedDocument`,
  },
  {
    at: `${LINE}/ram:SpecifiedLineTradeSettlement`,
    absent: `
  CII-SR-178 ram:PaymentReference ram:InvoiceIssuerReference ram:TotalAdjustmentAmount ram:DiscountIndicator
  ram:ApplicableTradeTax/ram:CalculatedAmount ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:IndicatorString
  186 ram:SpecifiedTradeAllowanceCharge/ram:CalculationPercent/@format 194 ram:SubtotalCalculatedTradeTax ram:SpecifiedLogisticsServiceCharge
  ram:SpecifiedTradePaymentTerms 209 ram:SpecifiedFinancialAdjustment ram:InvoiceReferencedDocument 212 ram:PayableSpecifiedTradeAccountingAccount
  218 ram:PurchaseSpecifiedTradeAccountingAccount ram:SalesSpecifiedTradeAccountingAccount ram:SpecifiedTradeSettlementFinancialCard
ram:SpecifiedTradeAllowanceCharge
  CII-SR-184 ram:ID ram:SequenceNumeric 187 ram:BasisQuantity ram:PrepaidIndicator ram:UnitBasisAmount ram:TypeCode ram:CategoryTradeTax
  ram:ActualTradeCurrencyExchange ram:ID
ram:SpecifiedTradeSettlementLineMonetarySummation
  CII-SR-197 ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount ram:GrandTotalAmount ram:InformationAmount
  ram:TotalAllowanceChargeAmount ram:TotalRetailValueInformationAmount ram:GrossLineTotalAmount ram:NetLineTotalAmount
  ram:NetIncludingTaxesLineTotalAmount ram:ProductWeightLossInformationAmount
ram:ReceivableSpecifiedTradeAccountingAccount
  CII-SR-213 ram:SetTriggerCode ram:TypeCode ram:AmountTypeCode ram:Name ram:CostReferenceDimensionPattern`,
    exactlyOnce: '  CII-SR-454? ram:ApplicableTradeTax',
    checks: [
      check(
        'CII-SR-474',
        (settlement) => atMost(1, documentsOf(settlement, '130')),
        'A line is about {count} objects (BT-128), ram:AdditionalReferencedDocument with ram:TypeCode 130; it is about one at most. Keep one.',
        'warning',
      ),
    ],
  },
  {
    at: AGREEMENT,
    absent: `
  CII-SR-246 ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax
  275 ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax 278 ram:SalesAgentTradeParty ram:BuyerRequisitionerTradeParty
  ram:BuyerAssignedAccountantTradeParty ram:SellerAssignedAccountantTradeParty
  289 ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax 292 ram:ProductEndUserTradeParty
  ram:ApplicableTradeDeliveryTerms ram:SellerOrderReferencedDocument/ram:LineID ram:BuyerOrderReferencedDocument/ram:LineID
  ram:QuotationReferencedDocument ram:OrderResponseReferencedDocument ram:ContractReferencedDocument/ram:LineID ram:DemandForecastReferencedDocument
  ram:SupplyInstructionReferencedDocument ram:PromotionalDealReferencedDocument ram:PriceListReferencedDocument
  ram:AdditionalReferencedDocument/ram:LineID ram:RequisitionerReferencedDocument ram:BuyerAgentTradeParty ram:PurchaseConditionsReferencedDocument
  ram:SpecifiedProcuringProject/ram:Description 442 ram:Reference 448 ram:UltimateCustomerOrderReferencedDocument
ram:SellerTradeParty
  CII-SR-222 ram:RoleCode 247 ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile
ram:SellerTradeParty/ram:SpecifiedLegalOrganization
  CII-SR-223 ram:LegalClassificationCode ram:Name ram:PostalTradeAddress ram:AuthorizedLegalRegistration
ram:SellerTradeParty/ram:DefinedTradeContact
  CII-SR-227 ram:ID ram:TypeCode ram:JobTitle ram:Responsibility ram:PersonID 234 ram:DirectTelephoneUniversalCommunication
  ram:MobileTelephoneUniversalCommunication ram:FaxUniversalCommunication 239 ram:TelexUniversalCommunication ram:VOIPUniversalCommunication
  ram:InstantMessagingUniversalCommunication ram:SpecifiedNote ram:SpecifiedContactPerson
ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication
  CII-SR-232 ram:URIID ram:ChannelCode
ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication
  CII-SR-237 ram:ChannelCode ram:CompleteNumber
ram:SellerTradeParty/ram:URIUniversalCommunication
  CII-SR-244 ram:ChannelCode ram:CompleteNumber
ram:BuyerTradeParty
  CII-SR-249 ram:RoleCode ram:Description 276 ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile
ram:BuyerTradeParty/ram:SpecifiedLegalOrganization
  CII-SR-251 ram:LegalClassificationCode ram:Name 254 ram:PostalTradeAddress ram:AuthorizedLegalRegistration
ram:BuyerTradeParty/ram:DefinedTradeContact
  CII-SR-256 ram:ID ram:TypeCode ram:JobTitle ram:Responsibility ram:PersonID 263 ram:DirectTelephoneUniversalCommunication
  ram:MobileTelephoneUniversalCommunication ram:FaxUniversalCommunication 268 ram:TelexUniversalCommunication ram:VOIPUniversalCommunication
  ram:InstantMessagingUniversalCommunication ram:SpecifiedNote ram:SpecifiedContactPerson
ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication
  CII-SR-261 ram:URIID ram:ChannelCode
ram:BuyerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication
  CII-SR-266 ram:ChannelCode ram:CompleteNumber
ram:BuyerTradeParty/ram:URIUniversalCommunication
  CII-SR-273 ram:ChannelCode ram:CompleteNumber
ram:SellerTaxRepresentativeTradeParty
  CII-SR-282 ram:ID ram:GlobalID ram:RoleCode ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact ram:URIUniversalCommunication
  290 ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile`,
    once: `
ram:SellerTradeParty
  CII-SR-455 ram:DefinedTradeContact 459 ram:URIUniversalCommunication
ram:BuyerTradeParty
  CII-SR-456 ram:DefinedTradeContact 460 ram:URIUniversalCommunication`,
    checks: [
      oneIdentifier(
        'CII-SR-450',
        'ram:BuyerTradeParty',
        'The buyer has one identifier (BT-46): ram:GlobalID, if it has a scheme, or ram:ID. Keep one of them.',
      ),
      check(
        'CII-SR-457',
        (agreement) => atMost(1, documentsAsWritten(agreement, '50')),
        'There are {count} tender or lot references (BT-17), ram:AdditionalReferencedDocument with ram:TypeCode 50; there is one at most. Keep one.',
        'warning',
      ),
      check(
        'CII-SR-458',
        (agreement) => atMost(1, documentsAsWritten(agreement, '130')),
        'There are {count} invoiced objects (BT-18), ram:AdditionalReferencedDocument with ram:TypeCode 130; there is one at most. Keep one.',
        'warning',
      ),
      oneName(
        'CII-SR-465',
        'ram:SellerTradeParty',
        'The contact point of the seller (BT-41) is a person or a department. Keep ram:PersonName or ram:DepartmentName.',
      ),
      oneName(
        'CII-SR-466',
        'ram:BuyerTradeParty',
        'The contact point of the buyer (BT-56) is a person or a department. Keep ram:PersonName or ram:DepartmentName.',
      ),
      check(
        'CII-SR-475',
        (agreement) => atMost(1, reach(documentsOf(agreement, '916'), 'ram:Name')),
        'There are {count} descriptions of supporting documents (BT-123), ram:Name where ram:TypeCode is 916; there is one at most in the whole invoice. Describe one document alone.',
        'warning',
      ),
      check(
        'CII-SR-476',
        (agreement) => atMost(1, reach(documentsOf(agreement, '916'), 'ram:AttachmentBinaryObject')),
        'There are {count} attached documents (BT-125), ram:AttachmentBinaryObject where ram:TypeCode is 916; there is one at most in the whole invoice. Attach one document, and give others by their location (BT-124).',
        'warning',
      ),
    ],
  },
  {
    at: `${TRADE}/ram:ApplicableHeaderTradeDelivery`,
    absent: `
  CII-SR-308 ram:RelatedSupplyChainConsignment 317 ram:UltimateShipToTradeParty ram:ShipFromTradeParty ram:ActualDespatchSupplyChainEvent
  ram:ActualPickUpSupplyChainEvent 322 ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTime 331 ram:ActualReceiptSupplyChainEvent
  ram:AdditionalReferencedDocument 335 ram:DeliveryNoteReferencedDocument ram:ConsumptionReportReferencedDocument ram:PreviousDeliverySupplyChainEvent
  ram:PackingListReferencedDocument
ram:ShipToTradeParty
  CII-SR-309 ram:RoleCode ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact ram:URIUniversalCommunication
  ram:SpecifiedTaxRegistration ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile
ram:ActualDeliverySupplyChainEvent
  CII-SR-321 ram:ID 323 ram:TypeCode ram:Description ram:DescriptionBinaryObject ram:UnitQuantity ram:LatestOccurrenceDateTime
  ram:EarliestOccurrenceDateTime ram:OccurrenceSpecifiedPeriod ram:OccurrenceLogisticsLocation
ram:DespatchAdviceReferencedDocument
  CII-SR-333 ram:LineID ram:LineID`,
    checks: [
      oneIdentifier(
        'CII-SR-449',
        'ram:ShipToTradeParty',
        'A place of delivery has one identifier (BT-71): ram:GlobalID, if it has a scheme, or ram:ID. Keep one of them.',
      ),
    ],
  },
  {
    at: SETTLEMENT,
    absent: `
  CII-SR-339 ram:DuePayableAmount ram:CreditorReferenceTypeCode ram:CreditorReferenceType ram:CreditorReferenceIssuerID 344 ram:PaymentCurrencyCode
  ram:InvoiceIssuerReference ram:InvoiceDateTime ram:NextInvoiceDateTime ram:CreditReasonCode ram:CreditReason ram:InvoicerTradeParty
  ram:InvoiceeTradeParty 365 ram:PayerTradeParty ram:TaxApplicableTradeCurrencyExchange ram:InvoiceApplicableTradeCurrencyExchange
  ram:PaymentApplicableTradeCurrencyExchange 395 ram:SubtotalCalculatedTradeTax ram:SpecifiedLogisticsServiceCharge
  400 ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTime 421 ram:SpecifiedFinancialAdjustment ram:InvoiceReferencedDocument/ram:LineID
  ram:ProFormaInvoiceReferencedDocument ram:LetterOfCreditReferencedDocument ram:FactoringAgreementReferencedDocument
  ram:FactoringListReferencedDocument ram:PayableSpecifiedTradeAccountingAccount 433 ram:PurchaseSpecifiedTradeAccountingAccount
  ram:SalesSpecifiedTradeAccountingAccount ram:SpecifiedTradeSettlementFinancialCard ram:SpecifiedAdvancePayment ram:UltimatePayeeTradeParty
ram:PayeeTradeParty
  CII-SR-352 ram:RoleCode ram:Description 359 ram:DefinedTradeContact ram:PostalTradeAddress ram:URIUniversalCommunication
  ram:SpecifiedTaxRegistration ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile
ram:PayeeTradeParty/ram:SpecifiedLegalOrganization
  CII-SR-354 ram:LegalClassificationCode ram:Name ram:TradingBusinessName ram:PostalTradeAddress ram:AuthorizedLegalRegistration
ram:SpecifiedTradeSettlementPaymentMeans
  CII-SR-369 ram:PaymentChannelCode ram:GuaranteeMethodCode ram:PaymentMethodCode 443 ram:ID
ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard
  CII-SR-372 ram:MicrochipIndicator ram:TypeCode 375 ram:ExpiryDate ram:VerificationNumeric ram:ValidFromDateTime ram:CreditLimitAmount
  ram:CreditAvailableAmount ram:InterestRatePercent ram:Description
ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount
  CII-SR-382 ram:AccountName 444 ram:ProprietaryID
ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution
  CII-SR-384 ram:ClearingSystemName ram:Name ram:LocationFinancialInstitutionAddress
ram:SpecifiedTradeAllowanceCharge
  CII-SR-388 ram:ID ram:SequenceNumeric ram:BasisQuantity ram:PrepaidIndicator ram:UnitBasisAmount ram:TypeCode ram:ActualTradeCurrencyExchange
ram:SpecifiedTradePaymentTerms
  CII-SR-397 ram:ID ram:FromEventCode ram:SettlementPeriodMeasure 401 ram:TypeCode ram:InstructionTypeCode 404 ram:PartialPaymentPercent
  ram:PaymentMeansID ram:PartialPaymentAmount ram:ApplicableTradePaymentPenaltyTerms ram:ApplicableTradePaymentDiscountTerms ram:PayeeTradeParty
ram:ReceivableSpecifiedTradeAccountingAccount
  CII-SR-428 ram:SetTriggerCode ram:TypeCode ram:AmountTypeCode ram:Name ram:CostReferenceDimensionPattern`,
    once: '  CII-SR-452? ram:SpecifiedTradePaymentTerms ram:SpecifiedTradePaymentTerms/ram:Description 461 ram:ApplicableTradeTax/ram:TaxPointDate',
    checks: [
      oneIdentifier(
        'CII-SR-451',
        'ram:PayeeTradeParty',
        'The payee has one identifier (BT-60): ram:GlobalID, if it has a scheme, or ram:ID. Keep one of them.',
      ),
      check(
        'CII-SR-462',
        (_, judged) => judged.once(isDueByOneRule),
        'Tax is due by one rule in the whole invoice (BT-8): {other} is not {first}. Write the same ram:DueDateTypeCode everywhere.',
      ),
      check(
        'CII-SR-470',
        (settlement) => each(settlement.all('ram:SpecifiedTradeSettlementPaymentMeans').filter(isTransferToNowhere)),
        'A credit transfer (BT-81 30 or 58) goes to an account (BT-84). Add ram:PayeePartyCreditorFinancialAccount with ram:IBANID or ram:ProprietaryID.',
      ),
    ],
  },
  {
    at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
    absent: `
  CII-SR-411 ram:InformationAmount ram:TotalDiscountAmount ram:TotalAllowanceChargeAmount ram:RetailValueExcludingTaxInformationAmount
  ram:TotalDepositFeeInformationAmount ram:ProductValueExcludingTobaccoTaxInformationAmount ram:TotalRetailValueInformationAmount
  ram:GrossLineTotalAmount ram:NetLineTotalAmount ram:NetIncludingTaxesLineTotalAmount`,
    once: `
  CII-SR-477 ram:LineTotalAmount ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:RoundingAmount ram:GrandTotalAmount
  ram:InformationAmount ram:TotalPrepaidAmount ram:TotalDiscountAmount ram:TotalAllowanceChargeAmount ram:DuePayableAmount
  ram:RetailValueExcludingTaxInformationAmount ram:TotalDepositFeeInformationAmount ram:ProductValueExcludingTobaccoTaxInformationAmount
  ram:TotalRetailValueInformationAmount ram:GrossLineTotalAmount ram:NetLineTotalAmount ram:NetIncludingTaxesLineTotalAmount`,
  },
  {
    at: ROOT,
    absent: '  CII-SR-438 ram:ValuationBreakdownStatement CII-DT-013! @languageID @languageLocaleID',
    checks: [
      check(
        'CII-SR-467',
        (_, judged) => allSame(reach(everywhere(judged, PAYMENT_MEANS), 'ram:TypeCode'), normalText),
        'All payment means (BT-81) of an invoice are the same; {other} is not {first}. Write the same ram:TypeCode in all, or remove one.',
      ),
      check(
        'CII-SR-468',
        (_, judged) => allSame(childrenOf(PAYMENT_MEANS, everywhere(judged, 'ram:Information')), normalText),
        'The payment means is described by one text (BT-82): “{other}” is not “{first}”. Write the same ram:Information in all, or remove one.',
      ),
      check(
        'CII-SR-469',
        (_, judged) => {
          const references = everywhere(judged, 'ram:PaymentReference');
          return atMost(1, childrenOf('ram:ApplicableHeaderTradeSettlement', references));
        },
        'There are {count} payment references (BT-83); there is one at most. Keep one ram:PaymentReference.',
      ),
    ],
  },
  { at: '//*DocumentContextParameter', absent: '  CII-SR-04 ram:Value ram:SpecifiedDocumentVersion' },
  {
    at: `${ROOT}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID or ${ROOT}/rsm:ExchangedDocument/ram:ID or ${LINE}/ram:AssociatedDocumentLineDocument/ram:LineID or ${LINE}/ram:SpecifiedTradeProduct/ram:SellerAssignedID`,
    absent:
      '  CII-DT-001! @schemeName @schemeAgencyName @schemeDataURI @schemeURI @schemeID @schemeAgencyID @schemeVersionID',
  },
  { at: '//ram:*ID', absent: '  CII-DT-101! @schemeName @schemeAgencyName @schemeDataURI @schemeURI' },
  // The rules on BT-3's own code list, 010 to 012, never come to be judged: their context stands behind this one, which has all codes of type.
  { at: '//ram:TypeCode', absent: '  CII-DT-008! @name @listURI' },
  {
    at: `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
    absent: '  CII-DT-045 @listID @listAgencyID @listVersionID @listURI',
  },
  {
    at: REFERENCES,
    absent: `
  CII-DT-016! ram:StatusCode ram:CopyIndicator 019! ram:GlobalID ram:RevisionID 023! ram:Information 025! ram:SectionName ram:PreviousRevisionID
  028! ram:EffectiveSpecifiedPeriod ram:IssuerTradeParty ram:AttachedSpecifiedBinaryFile`,
    checks: [
      check(
        'CII-DT-015',
        (reference) => isAdditional(reference, '916') || each(reference.all('ram:URIID')),
        'Only a supporting document (BG-24), with ram:TypeCode 916, has a location (BT-124). Remove ram:URIID, or write 916.',
      ),
      check(
        'CII-DT-018',
        (reference) => isAdditional(reference, '50', '130', '916') || each(reference.all('ram:TypeCode')),
        'Only a ram:AdditionalReferencedDocument has a type of document: 50 for a tender (BT-17), 130 for an object (BT-18, BT-128), 916 for a supporting document (BT-122). Write one of these, or remove ram:TypeCode.',
      ),
      check(
        'CII-DT-021',
        (reference) => isAdditional(reference, '916') || each(reference.all('ram:Name')),
        'Only a supporting document (BG-24), with ram:TypeCode 916, has a description (BT-123). Remove ram:Name, or write 916.',
      ),
      check(
        'CII-DT-022',
        (reference) => isAdditional(reference, '916') || each(reference.all('ram:AttachmentBinaryObject')),
        'Only a supporting document (BG-24), with ram:TypeCode 916, is attached (BT-125). Remove ram:AttachmentBinaryObject, or write 916.',
      ),
      check(
        'CII-DT-024',
        (reference) => isAdditional(reference, '130') || each(reference.all('ram:ReferenceTypeCode')),
        'Only an invoiced object (BT-18, BT-128), with ram:TypeCode 130, has the scheme of its identifier. Remove ram:ReferenceTypeCode, or write 130.',
      ),
      check(
        'CII-DT-027',
        (reference) =>
          reference.name === 'ram:InvoiceReferencedDocument' || each(reference.all('ram:FormattedIssueDateTime')),
        'Only a preceding invoice has its date (BT-26). Remove ram:FormattedIssueDateTime.',
      ),
    ],
  },
  // The total of tax alone says in which currency it is.
  { at: '//ram:TaxTotalAmount' },
  { at: '//ram:*Amount', absent: '  CII-DT-031! @currencyID @currencyCodeListVersionID' },
  {
    at: '//ram:*Quantity',
    absent: '  CII-DT-034! @unitCodeListID @unitCodeListAgencyID @unitCodeListAgencyName',
    checks: [
      check(
        'CII-DT-033',
        // One line with a unit lets all quantities have theirs.
        (quantity, judged) =>
          quantity.attribute('unitCode') === undefined || judged.once(isSomeUnitBilled) || { step: '@unitCode' },
        'A quantity has a unit, but no line has one of what is billed (BT-130). Add @unitCode to ram:BilledQuantity.',
      ),
    ],
  },
  {
    at: '//ram:*TradeTax',
    absent: `
  CII-DT-038 ram:CalculatedRate ram:CalculationSequenceNumeric ram:BasisQuantity 042 ram:UnitBasisAmount ram:LineTotalBasisAmount
  ram:AllowanceChargeBasisAmount 049 ram:CurrencyCode ram:Jurisdiction ram:CustomsDutyIndicator 053 ram:TaxBasisAllowanceRate 055 ram:Type
  ram:InformationAmount ram:CategoryName 059 ram:RateApplicablePercent/@format ram:SpecifiedTradeAccountingAccount ram:ServiceSupplyTradeCountry
  ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount ram:SellerPayableTaxSpecifiedTradeAccountingAccount
  ram:SellerRefundableTaxSpecifiedTradeAccountingAccount ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount
  ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount ram:PlaceApplicableTradeLocation`,
    checks: [
      check(
        'CII-DT-037',
        (tax) => {
          const types = tax.all('ram:TypeCode');
          const [type] = types;
          return (
            type === undefined ||
            types.some(({ value }) => value === 'VAT') || { element: type, values: { type: type.value } }
          );
        },
        'The tax of EN 16931 is VAT, not {type}. Write VAT in ram:TypeCode.',
      ),
      inSettlement(
        'CII-DT-041',
        'ram:BasisAmount',
        'Only the VAT breakdown and allowances and charges of the invoice have a taxable amount (BT-116). Remove ram:BasisAmount.',
      ),
      ofBreakdown(
        'CII-DT-052',
        'ram:ExemptionReasonCode',
        'Only ram:ApplicableTradeTax has a reason for exemption (BT-121). Remove ram:ExemptionReasonCode.',
      ),
      ofBreakdown(
        'CII-DT-098',
        'ram:ExemptionReason',
        'Only ram:ApplicableTradeTax has a reason for exemption (BT-120). Remove ram:ExemptionReason.',
      ),
      inSettlement(
        'CII-DT-054',
        'ram:TaxPointDate',
        'The date on which tax is due (BT-7) is that of the whole invoice. Put ram:TaxPointDate into the VAT breakdown.',
      ),
      inSettlement(
        'CII-DT-058',
        'ram:DueDateTypeCode',
        'The rule by which tax is due (BT-8) is that of the whole invoice. Put ram:DueDateTypeCode into the VAT breakdown.',
      ),
    ],
  },
  {
    at: '//ram:BillingSpecifiedPeriod',
    absent: `
  CII-DT-068! ram:StartDateTime/udt:DateTime ram:DurationMeasure ram:InclusiveIndicator ram:Description ram:EndDateTime/udt:DateTime
  ram:CompleteDateTime ram:OpenIndicator ram:SeasonCode ram:ID ram:Name ram:SequenceNumeric ram:StartDateFlexibilityCode ram:ContinuousIndicator
  ram:PurposeCode`,
  },
  {
    at: '//ram:PostalTradeAddress',
    absent: `
  CII-DT-082! ram:ID ram:PostOfficeBox ram:BuildingName 086! ram:LineFour ram:LineFive ram:StreetName ram:CitySubDivisionName ram:CountryName
  ram:CountrySubDivisionID ram:AttentionOf ram:CareOf ram:BuildingNumber ram:DepartmentName ram:AdditionalStreetName`,
  },
  {
    at: '//udt:DateTimeString',
    checks: [
      check(
        'CII-DT-097',
        (date) => date.attribute('format') !== '102' || DATE.test(date.value) || { values: { date: date.value } },
        'A date of format 102 is written as year, month and day, eight digits such as 20260228; {date} is not.',
      ),
    ],
  },
];

const PAYMENT_MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';

/** Digits of any script make a year, and any month has 31 days: so it is with the official rule. */
const DATE = /^[ \t\n\r]*\p{Nd}{4}(?:1[0-2]|0[1-9])(?:3[01]|[12][0-9]|0[1-9])[ \t\n\r]*$/u;

function oneIdentifier(id: string, party: string, text: string): SyntaxCheck {
  const holds = (around: XmlElement) => {
    const [identifier] = reach(around, party, 'ram:ID');
    return identifier === undefined || !has(around, party, 'ram:GlobalID') || { element: identifier };
  };
  return check(id, holds, text, 'warning');
}

function oneName(id: string, party: string, text: string): SyntaxCheck {
  const holds = (agreement: XmlElement) => {
    const contacts = reach(agreement, party, 'ram:DefinedTradeContact');
    const [department] = reach(contacts, 'ram:DepartmentName');
    return department === undefined || !has(contacts, 'ram:PersonName') || { element: department };
  };
  return check(id, holds, text, 'warning');
}

/** What only taxes in the settlement of the whole invoice have. */
function inSettlement(id: string, name: string, text: string): SyntaxCheck {
  return check(id, (tax) => isInSettlement(tax) || each(tax.all(name)), text, 'warning');
}

function ofBreakdown(id: string, name: string, text: string): SyntaxCheck {
  return check(id, (tax) => tax.name === 'ram:ApplicableTradeTax' || each(tax.all(name)), text, 'warning');
}

function isInSettlement(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (at.name === 'ram:ApplicableHeaderTradeSettlement') return true;
  }
  return false;
}

function hasScheme(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID') !== undefined;
}

function normalText({ value }: XmlElement): string {
  return normal(value);
}

function childrenOf(parent: string, elements: readonly XmlElement[]): XmlElement[] {
  return elements.filter((element) => element.parent?.name === parent);
}

/** Returns the documents of a type that an element refers to. */
function documentsOf(element: XmlElement, type: string): readonly XmlElement[] {
  const documents = element.all('ram:AdditionalReferencedDocument');
  if (documents.length === 0) return documents;
  return documents.filter((document) => document.all('ram:TypeCode').some((code) => normalText(code) === type));
}

/** Returns those whose type is written without a blank. */
function documentsAsWritten(element: XmlElement, type: string): XmlElement[] {
  return element.all('ram:AdditionalReferencedDocument').filter((document) => isAdditional(document, type));
}

/** Whether it is an additional document of one of some types, as they are written. */
export function isAdditional(reference: XmlElement, ...types: readonly string[]): boolean {
  return (
    reference.name === 'ram:AdditionalReferencedDocument' &&
    reference.all('ram:TypeCode').some(({ value }) => types.includes(value))
  );
}

function isDueByOneRule(judged: Judged): Verdict {
  return allSame(childrenOf('ram:ApplicableTradeTax', everywhere(judged, 'ram:DueDateTypeCode')));
}

function isTransferToNowhere(means: XmlElement): boolean {
  const account = means.all('ram:PayeePartyCreditorFinancialAccount');
  return (
    means.all('ram:TypeCode').some((code) => ['30', '58'].includes(normalText(code))) &&
    !has(account, 'ram:IBANID') &&
    !has(account, 'ram:ProprietaryID')
  );
}

function isSomeUnitBilled({ root }: Judged): boolean {
  const lines = reach(root, 'rsm:SupplyChainTradeTransaction', 'ram:IncludedSupplyChainTradeLineItem');
  return reach(lines, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity').some(
    (quantity) => quantity.attribute('unitCode') !== undefined,
  );
}
