/**
 * The rules of EN 16931 in CII on elements (release 1.3.16).
 * Written by `node scripts/formats/take-rules.mjs DIR`, not by hand; ../../syntax-table.ts says how it is read.
 */

export const CII_SYNTAX = `
//ram:SpecifiedTradeSettlementPaymentMeans
  CII-SR-464  warning  absent      ram:PayerSpecifiedDebtorFinancialInstitution
/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext
  CII-SR-001  warning  absent      ram:SpecifiedTransactionID
  CII-SR-002  warning  absent      ram:TestIndicator
  CII-SR-003  warning  at-most-1   ram:BusinessProcessSpecifiedDocumentContextParameter
  CII-SR-006  warning  absent      ram:BIMSpecifiedDocumentContextParameter
  CII-SR-007  warning  absent      ram:ScenarioSpecifiedDocumentContextParameter
  CII-SR-008  warning  absent      ram:ApplicationSpecifiedDocumentContextParameter
  CII-SR-009  fatal    exactly-1   ram:GuidelineSpecifiedDocumentContextParameter
  CII-SR-010  fatal    exactly-1   ram:GuidelineSpecifiedDocumentContextParameter/ram:ID
  CII-SR-011  warning  absent      ram:SubsetSpecifiedDocumentContextParameter
  CII-SR-012  warning  absent      ram:MessageStandardSpecifiedDocumentContextParameter
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument
  CII-SR-013  warning  absent      ram:Name
  CII-SR-014  fatal    exactly-1   ram:TypeCode
  CII-SR-015  warning  absent      ram:IssueDateTime/udt:DateTime
  CII-SR-016  warning  absent      ram:CopyIndicator
  CII-SR-017  warning  absent      ram:Purpose
  CII-SR-018  warning  absent      ram:ControlRequirementIndicator
  CII-SR-019  warning  absent      ram:LanguageID
  CII-SR-020  warning  absent      ram:PurposeCode
  CII-SR-021  warning  absent      ram:RevisionDateTime
  CII-SR-022  warning  absent      ram:VersionID
  CII-SR-023  warning  absent      ram:GlobalID
  CII-SR-024  warning  absent      ram:RevisionID
  CII-SR-025  warning  absent      ram:PreviousRevisionID
  CII-SR-026  warning  absent      ram:CategoryCode
  CII-SR-027  warning  absent      ram:IncludedNote/ram:Subject
  CII-SR-028  warning  absent      ram:IncludedNote/ram:ContentCode
  CII-SR-032  warning  absent      ram:IncludedNote/ram:ID
  CII-SR-033  warning  absent      ram:EffectiveSpecifiedPeriod
  CII-SR-034  warning  absent      ram:IssuerTradeParty
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote
  CII-SR-030  warning  at-most-1   ram:Content
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem
  CII-SR-035  warning  absent      ram:DescriptionCode
  CII-SR-036  warning  absent      ram:ParentLineID
  CII-SR-037  warning  absent      ram:LineStatusCode
  CII-SR-038  warning  absent      ram:LineStatusReasonCode
  CII-SR-221  warning  absent      ram:IncludedSubordinateTradeLineItem
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument
  CII-SR-039  warning  at-most-1   ram:IncludedNote
  CII-SR-040  warning  at-most-1   ram:IncludedNote/ram:Content
  CII-SR-041  warning  absent      ram:IncludedNote/ram:SubjectCode
  CII-SR-042  warning  absent      ram:IncludedNote/ram:ID
  CII-SR-043  warning  absent      ram:IncludedNote/ram:Subject
  CII-SR-044  warning  absent      ram:IncludedNote/ram:ContentCode
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct
  CII-SR-045  warning  absent      ram:ID
  CII-SR-046  fatal    code
  CII-SR-048  warning  absent      ram:ManufacturerAssignedID
  CII-SR-049  warning  absent      ram:TradeName
  CII-SR-050  warning  absent      ram:TypeCode
  CII-SR-051  warning  absent      ram:NetWeightMeasure
  CII-SR-052  warning  absent      ram:GrossWeightMeasure
  CII-SR-053  warning  absent      ram:ProductGroupID
  CII-SR-054  warning  absent      ram:EndItemTypeCode
  CII-SR-055  warning  absent      ram:EndItemName
  CII-SR-056  warning  absent      ram:AreaDensityMeasure
  CII-SR-057  warning  absent      ram:UseDescription
  CII-SR-058  warning  absent      ram:BrandName
  CII-SR-059  warning  absent      ram:SubBrandName
  CII-SR-060  warning  absent      ram:DrainedNetWeightMeasure
  CII-SR-061  warning  absent      ram:VariableMeasureIndicator
  CII-SR-062  warning  absent      ram:ColourCode
  CII-SR-063  warning  absent      ram:ColourDescription
  CII-SR-064  warning  absent      ram:Designation
  CII-SR-065  warning  absent      ram:FormattedCancellationAnnouncedLaunchDateTime
  CII-SR-066  warning  absent      ram:FormattedLatestProductDataChangeDateTime
  CII-SR-067  warning  absent      ram:ApplicableProductCharacteristic/ram:ID
  CII-SR-068  warning  absent      ram:ApplicableProductCharacteristic/ram:TypeCode
  CII-SR-070  warning  absent      ram:ApplicableProductCharacteristic/ram:ValueMeasure
  CII-SR-071  warning  absent      ram:ApplicableProductCharacteristic/ram:MeasurementMethodCode
  CII-SR-073  warning  absent      ram:ApplicableProductCharacteristic/ram:ValueCode
  CII-SR-074  warning  absent      ram:ApplicableProductCharacteristic/ram:ValueDateTime
  CII-SR-075  warning  absent      ram:ApplicableProductCharacteristic/ram:ValueIndicator
  CII-SR-076  warning  absent      ram:ApplicableProductCharacteristic/ram:ContentTypeCode
  CII-SR-077  warning  absent      ram:ApplicableProductCharacteristic/ram:ValueSpecifiedBinaryFile
  CII-SR-078  warning  absent      ram:ApplicableProductCharacteristic/ram:ApplicableProductCharacteristicCondition
  CII-SR-079  warning  absent      ram:ApplicableProductCharacteristic/ram:ApplicableReferencedStandard
  CII-SR-080  warning  absent      ram:ApplicableMaterialGoodsCharacteristic
  CII-SR-081  warning  absent      ram:DesignatedProductClassification/ram:SystemID
  CII-SR-082  warning  absent      ram:DesignatedProductClassification/ram:SystemName
  CII-SR-083  warning  absent      ram:DesignatedProductClassification/ram:ClassName
  CII-SR-084  warning  absent      ram:DesignatedProductClassification/ram:SubClassCode
  CII-SR-085  warning  absent      ram:DesignatedProductClassification/ram:ClassProductCharacteristic
  CII-SR-086  warning  absent      ram:DesignatedProductClassification/ram:ApplicableReferencedStandard
  CII-SR-087  warning  absent      ram:IndividualTradeProductInstance
  CII-SR-088  warning  absent      ram:CertificationEvidenceReferenceReferencedDocument
  CII-SR-089  warning  absent      ram:InspectionReferenceReferencedDocument
  CII-SR-090  fatal    code
  CII-SR-091  warning  absent      ram:OriginTradeCountry/ram:Name
  CII-SR-092  warning  absent      ram:OriginTradeCountry/ram:SubordinateTradeCountrySubDivision
  CII-SR-093  warning  absent      ram:LinearSpatialDimension
  CII-SR-094  warning  absent      ram:MinimumLinearSpatialDimension
  CII-SR-095  warning  absent      ram:MaximumLinearSpatialDimension
  CII-SR-096  warning  absent      ram:ManufacturerTradeParty
  CII-SR-097  warning  absent      ram:PresentationSpecifiedBinaryFile
  CII-SR-098  warning  absent      ram:MSDSReferenceReferencedDocument
  CII-SR-099  warning  absent      ram:AdditionalReferenceReferencedDocument
  CII-SR-100  warning  absent      ram:LegalRightsOwnerTradeParty
  CII-SR-101  warning  absent      ram:BrandOwnerTradeParty
  CII-SR-102  warning  absent      ram:IncludedReferencedProduct
  CII-SR-103  warning  absent      ram:InformationNote
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic
  CII-SR-069  fatal    exactly-1   ram:Description
  CII-SR-072  fatal    exactly-1   ram:Value
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement
  CII-SR-104  warning  absent      ram:BuyerReference
  CII-SR-105  warning  absent      ram:BuyerRequisitionerTradeParty
  CII-SR-106  warning  absent      ram:ApplicableTradeDeliveryTerms
  CII-SR-107  warning  absent      ram:SellerOrderReferencedDocument
  CII-SR-108  warning  absent      ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID
  CII-SR-109  warning  absent      ram:QuotationReferencedDocument
  CII-SR-110  warning  absent      ram:ContractReferencedDocument
  CII-SR-111  warning  absent      ram:DemandForecastReferencedDocument
  CII-SR-112  warning  absent      ram:PromotionalDealReferencedDocument
  CII-SR-113  warning  absent      ram:AdditionalReferencedDocument
  CII-SR-114  warning  absent      ram:GrossPriceProductTradePrice/ram:TypeCode
  CII-SR-115  warning  absent      ram:GrossPriceProductTradePrice/ram:MinimumQuantity
  CII-SR-116  warning  absent      ram:GrossPriceProductTradePrice/ram:MaximumQuantity
  CII-SR-117  warning  absent      ram:GrossPriceProductTradePrice/ram:ChangeReason
  CII-SR-118  warning  absent      ram:GrossPriceProductTradePrice/ram:OrderUnitConversionFactorNumeric
  CII-SR-439  fatal    exactly-1   ram:NetPriceProductTradePrice/ram:ChargeAmount
  CII-SR-119  warning  code
  CII-SR-120  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ID
  CII-SR-121  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:SequenceNumeric
  CII-SR-122  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:CalculationPercent
  CII-SR-123  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:BasisAmount
  CII-SR-124  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:BasisQuantity
  CII-SR-125  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:PrepaidIndicator
  CII-SR-126  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:UnitBasisAmount
  CII-SR-127  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ReasonCode
  CII-SR-128  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:Reason
  CII-SR-129  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:TypeCode
  CII-SR-130  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:CategoryTradeTax
  CII-SR-131  warning  absent      ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualTradeCurrencyExchange
  CII-SR-445  warning  absent      ram:GrossPriceProductTradePrice/ram:IncludedTradeTax
  CII-SR-132  warning  absent      ram:GrossPriceProductTradePrice/ram:ValiditySpecifiedPeriod
  CII-SR-133  warning  absent      ram:GrossPriceProductTradePrice/ram:DeliveryTradeLocation
  CII-SR-134  warning  absent      ram:GrossPriceProductTradePrice/ram:TradeComparisonReferencePrice
  CII-SR-135  warning  absent      ram:GrossPriceProductTradePrice/ram:AssociatedReferencedDocument
  CII-SR-136  warning  absent      ram:NetPriceProductTradePrice/ram:TypeCode
  CII-SR-138  warning  absent      ram:NetPriceProductTradePrice/ram:MinimumQuantity
  CII-SR-139  warning  absent      ram:NetPriceProductTradePrice/ram:MaximumQuantity
  CII-SR-140  warning  absent      ram:NetPriceProductTradePrice/ram:ChangeReason
  CII-SR-141  warning  absent      ram:NetPriceProductTradePrice/ram:OrderUnitConversionFactorNumeric
  CII-SR-142  warning  absent      ram:NetPriceProductTradePrice/ram:AppliedTradeAllowanceCharge
  CII-SR-446  warning  absent      ram:NetPriceProductTradePrice/ram:IncludedTradeTax
  CII-SR-143  warning  absent      ram:NetPriceProductTradePrice/ram:ValiditySpecifiedPeriod
  CII-SR-144  warning  absent      ram:NetPriceProductTradePrice/ram:DeliveryTradeLocation
  CII-SR-145  warning  absent      ram:NetPriceProductTradePrice/ram:TradeComparisonReferencePrice
  CII-SR-146  warning  absent      ram:NetPriceProductTradePrice/ram:AssociatedReferencedDocument
  CII-SR-441  fatal    at-most-1   ram:NetPriceProductTradePrice/ram:ChargeAmount
  CII-SR-147  warning  absent      ram:RequisitionerReferencedDocument
  CII-SR-148  warning  absent      ram:ItemSellerTradeParty
  CII-SR-149  warning  absent      ram:ItemBuyerTradeParty
  CII-SR-150  warning  absent      ram:IncludedSpecifiedMarketplace
  CII-SR-447  warning  absent      ram:UltimateCustomerOrderReferencedDocument
//ram:SpecifiedTradeAllowanceCharge
  CII-SR-463  fatal    at-least-1  ram:ChargeIndicator
  CII-SR-471  fatal    at-most-1   ram:RateApplicablePercent
  CII-SR-472  fatal    at-most-1   ram:CategoryTradeTax
  CII-SR-473  fatal    at-most-1   ram:ActualAmount
//ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge
  CII-SR-440  fatal    at-most-1   ram:ActualAmount
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeDelivery
  CII-SR-151  warning  absent      ram:RequestedQuantity
  CII-SR-152  warning  absent      ram:ReceivedQuantity
  CII-SR-153  warning  absent      ram:ChargeFreeQuantity
  CII-SR-154  warning  absent      ram:PackageQuantity
  CII-SR-155  warning  absent      ram:ProductUnitQuantity
  CII-SR-156  warning  absent      ram:PerPackageUnitQuantity
  CII-SR-157  warning  absent      ram:NetWeightMeasure
  CII-SR-158  warning  absent      ram:GrossWeightMeasure
  CII-SR-159  warning  absent      ram:TheoreticalWeightMeasure
  CII-SR-160  warning  absent      ram:DespatchedQuantity
  CII-SR-161  warning  absent      ram:SpecifiedDeliveryAdjustment
  CII-SR-162  warning  absent      ram:IncludedSupplyChainPackaging
  CII-SR-163  warning  absent      ram:RelatedSupplyChainConsignment
  CII-SR-164  warning  absent      ram:ShipToTradeParty
  CII-SR-165  warning  absent      ram:UltimateShipToTradeParty
  CII-SR-166  warning  absent      ram:ShipFromTradeParty
  CII-SR-167  warning  absent      ram:ActualDespatchSupplyChainEvent
  CII-SR-168  warning  absent      ram:ActualPickUpSupplyChainEvent
  CII-SR-169  warning  absent      ram:RequestedDeliverySupplyChainEvent
  CII-SR-170  warning  absent      ram:ActualDeliverySupplyChainEvent
  CII-SR-171  warning  absent      ram:ActualReceiptSupplyChainEvent
  CII-SR-172  warning  absent      ram:AdditionalReferencedDocument
  CII-SR-173  warning  absent      ram:DespatchAdviceReferencedDocument
  CII-SR-174  warning  absent      ram:ReceivingAdviceReferencedDocument
  CII-SR-175  warning  absent      ram:DeliveryNoteReferencedDocument
  CII-SR-176  warning  absent      ram:ConsumptionReportReferencedDocument
  CII-SR-177  warning  absent      ram:PackingListReferencedDocument
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement
  CII-SR-178  warning  absent      ram:PaymentReference
  CII-SR-179  warning  absent      ram:InvoiceIssuerReference
  CII-SR-180  warning  absent      ram:TotalAdjustmentAmount
  CII-SR-181  warning  absent      ram:DiscountIndicator
  CII-SR-182  warning  absent      ram:ApplicableTradeTax/ram:CalculatedAmount
  CII-SR-183  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:IndicatorString
  CII-SR-184  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ID
  CII-SR-185  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:SequenceNumeric
  CII-SR-186  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:CalculationPercent/@format
  CII-SR-187  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:BasisQuantity
  CII-SR-188  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:PrepaidIndicator
  CII-SR-189  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:UnitBasisAmount
  CII-SR-190  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:TypeCode
  CII-SR-191  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax
  CII-SR-192  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ActualTradeCurrencyExchange
  CII-SR-193  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ID
  CII-SR-194  warning  absent      ram:SubtotalCalculatedTradeTax
  CII-SR-195  warning  absent      ram:SpecifiedLogisticsServiceCharge
  CII-SR-196  warning  absent      ram:SpecifiedTradePaymentTerms
  CII-SR-197  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:ChargeTotalAmount
  CII-SR-198  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:AllowanceTotalAmount
  CII-SR-199  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:TaxBasisTotalAmount
  CII-SR-200  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:TaxTotalAmount
  CII-SR-201  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:GrandTotalAmount
  CII-SR-202  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:InformationAmount
  CII-SR-203  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:TotalAllowanceChargeAmount
  CII-SR-204  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:TotalRetailValueInformationAmount
  CII-SR-205  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:GrossLineTotalAmount
  CII-SR-206  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:NetLineTotalAmount
  CII-SR-207  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:NetIncludingTaxesLineTotalAmount
  CII-SR-208  warning  absent      ram:SpecifiedTradeSettlementLineMonetarySummation/ram:ProductWeightLossInformationAmount
  CII-SR-209  warning  absent      ram:SpecifiedFinancialAdjustment
  CII-SR-210  warning  absent      ram:InvoiceReferencedDocument
  CII-SR-212  warning  absent      ram:PayableSpecifiedTradeAccountingAccount
  CII-SR-213  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:SetTriggerCode
  CII-SR-214  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:TypeCode
  CII-SR-215  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:AmountTypeCode
  CII-SR-216  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:Name
  CII-SR-217  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:CostReferenceDimensionPattern
  CII-SR-218  warning  absent      ram:PurchaseSpecifiedTradeAccountingAccount
  CII-SR-219  warning  absent      ram:SalesSpecifiedTradeAccountingAccount
  CII-SR-220  warning  absent      ram:SpecifiedTradeSettlementFinancialCard
  CII-SR-454  warning  exactly-1   ram:ApplicableTradeTax
  CII-SR-474  warning  code
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement
  CII-SR-442  warning  absent      ram:Reference
  CII-SR-222  warning  absent      ram:SellerTradeParty/ram:RoleCode
  CII-SR-223  warning  absent      ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:LegalClassificationCode
  CII-SR-224  warning  absent      ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:Name
  CII-SR-225  warning  absent      ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:PostalTradeAddress
  CII-SR-226  warning  absent      ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:AuthorizedLegalRegistration
  CII-SR-227  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:ID
  CII-SR-228  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:TypeCode
  CII-SR-229  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:JobTitle
  CII-SR-230  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:Responsibility
  CII-SR-231  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:PersonID
  CII-SR-232  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:URIID
  CII-SR-233  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:ChannelCode
  CII-SR-234  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:DirectTelephoneUniversalCommunication
  CII-SR-235  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:MobileTelephoneUniversalCommunication
  CII-SR-236  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:FaxUniversalCommunication
  CII-SR-237  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:ChannelCode
  CII-SR-238  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:CompleteNumber
  CII-SR-239  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelexUniversalCommunication
  CII-SR-240  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:VOIPUniversalCommunication
  CII-SR-241  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:InstantMessagingUniversalCommunication
  CII-SR-242  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:SpecifiedNote
  CII-SR-243  warning  absent      ram:SellerTradeParty/ram:DefinedTradeContact/ram:SpecifiedContactPerson
  CII-SR-244  warning  absent      ram:SellerTradeParty/ram:URIUniversalCommunication/ram:ChannelCode
  CII-SR-245  warning  absent      ram:SellerTradeParty/ram:URIUniversalCommunication/ram:CompleteNumber
  CII-SR-246  warning  absent      ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax
  CII-SR-247  warning  absent      ram:SellerTradeParty/ram:EndPointURIUniversalCommunication
  CII-SR-248  warning  absent      ram:SellerTradeParty/ram:LogoAssociatedSpecifiedBinaryFile
  CII-SR-249  warning  absent      ram:BuyerTradeParty/ram:RoleCode
  CII-SR-250  warning  absent      ram:BuyerTradeParty/ram:Description
  CII-SR-251  warning  absent      ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:LegalClassificationCode
  CII-SR-252  warning  absent      ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:Name
  CII-SR-254  warning  absent      ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:PostalTradeAddress
  CII-SR-255  warning  absent      ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:AuthorizedLegalRegistration
  CII-SR-256  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:ID
  CII-SR-257  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TypeCode
  CII-SR-258  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:JobTitle
  CII-SR-259  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:Responsibility
  CII-SR-260  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:PersonID
  CII-SR-261  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:URIID
  CII-SR-262  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:ChannelCode
  CII-SR-263  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:DirectTelephoneUniversalCommunication
  CII-SR-264  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:MobileTelephoneUniversalCommunication
  CII-SR-265  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:FaxUniversalCommunication
  CII-SR-266  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:ChannelCode
  CII-SR-267  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:CompleteNumber
  CII-SR-268  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelexUniversalCommunication
  CII-SR-269  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:VOIPUniversalCommunication
  CII-SR-270  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:InstantMessagingUniversalCommunication
  CII-SR-271  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:SpecifiedNote
  CII-SR-272  warning  absent      ram:BuyerTradeParty/ram:DefinedTradeContact/ram:SpecifiedContactPerson
  CII-SR-273  warning  absent      ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:ChannelCode
  CII-SR-274  warning  absent      ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:CompleteNumber
  CII-SR-275  warning  absent      ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax
  CII-SR-276  warning  absent      ram:BuyerTradeParty/ram:EndPointURIUniversalCommunication
  CII-SR-277  warning  absent      ram:BuyerTradeParty/ram:LogoAssociatedSpecifiedBinaryFile
  CII-SR-278  warning  absent      ram:SalesAgentTradeParty
  CII-SR-279  warning  absent      ram:BuyerRequisitionerTradeParty
  CII-SR-280  warning  absent      ram:BuyerAssignedAccountantTradeParty
  CII-SR-281  warning  absent      ram:SellerAssignedAccountantTradeParty
  CII-SR-282  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:ID
  CII-SR-283  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:GlobalID
  CII-SR-284  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:RoleCode
  CII-SR-285  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:Description
  CII-SR-286  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedLegalOrganization
  CII-SR-287  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:DefinedTradeContact
  CII-SR-288  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:URIUniversalCommunication
  CII-SR-289  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:AssociatedRegisteredTax
  CII-SR-290  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:EndPointURIUniversalCommunication
  CII-SR-291  warning  absent      ram:SellerTaxRepresentativeTradeParty/ram:LogoAssociatedSpecifiedBinaryFile
  CII-SR-292  warning  absent      ram:ProductEndUserTradeParty
  CII-SR-293  warning  absent      ram:ApplicableTradeDeliveryTerms
  CII-SR-294  warning  absent      ram:SellerOrderReferencedDocument/ram:LineID
  CII-SR-295  warning  absent      ram:BuyerOrderReferencedDocument/ram:LineID
  CII-SR-296  warning  absent      ram:QuotationReferencedDocument
  CII-SR-297  warning  absent      ram:OrderResponseReferencedDocument
  CII-SR-298  warning  absent      ram:ContractReferencedDocument/ram:LineID
  CII-SR-299  warning  absent      ram:DemandForecastReferencedDocument
  CII-SR-300  warning  absent      ram:SupplyInstructionReferencedDocument
  CII-SR-301  warning  absent      ram:PromotionalDealReferencedDocument
  CII-SR-302  warning  absent      ram:PriceListReferencedDocument
  CII-SR-303  warning  absent      ram:AdditionalReferencedDocument/ram:LineID
  CII-SR-304  warning  absent      ram:RequisitionerReferencedDocument
  CII-SR-305  warning  absent      ram:BuyerAgentTradeParty
  CII-SR-306  warning  absent      ram:PurchaseConditionsReferencedDocument
  CII-SR-307  warning  absent      ram:SpecifiedProcuringProject/ram:Description
  CII-SR-448  warning  absent      ram:UltimateCustomerOrderReferencedDocument
  CII-SR-450  warning  code
  CII-SR-455  fatal    at-most-1   ram:SellerTradeParty/ram:DefinedTradeContact
  CII-SR-456  fatal    at-most-1   ram:BuyerTradeParty/ram:DefinedTradeContact
  CII-SR-457  warning  code
  CII-SR-458  warning  code
  CII-SR-459  fatal    at-most-1   ram:SellerTradeParty/ram:URIUniversalCommunication
  CII-SR-460  fatal    at-most-1   ram:BuyerTradeParty/ram:URIUniversalCommunication
  CII-SR-465  warning  code
  CII-SR-466  warning  code
  CII-SR-475  warning  code
  CII-SR-476  warning  code
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery
  CII-SR-308  warning  absent      ram:RelatedSupplyChainConsignment
  CII-SR-309  warning  absent      ram:ShipToTradeParty/ram:RoleCode
  CII-SR-310  warning  absent      ram:ShipToTradeParty/ram:Description
  CII-SR-311  warning  absent      ram:ShipToTradeParty/ram:SpecifiedLegalOrganization
  CII-SR-312  warning  absent      ram:ShipToTradeParty/ram:DefinedTradeContact
  CII-SR-313  warning  absent      ram:ShipToTradeParty/ram:URIUniversalCommunication
  CII-SR-314  warning  absent      ram:ShipToTradeParty/ram:SpecifiedTaxRegistration
  CII-SR-315  warning  absent      ram:ShipToTradeParty/ram:EndPointURIUniversalCommunication
  CII-SR-316  warning  absent      ram:ShipToTradeParty/ram:LogoAssociatedSpecifiedBinaryFile
  CII-SR-317  warning  absent      ram:UltimateShipToTradeParty
  CII-SR-318  warning  absent      ram:ShipFromTradeParty
  CII-SR-319  warning  absent      ram:ActualDespatchSupplyChainEvent
  CII-SR-320  warning  absent      ram:ActualPickUpSupplyChainEvent
  CII-SR-321  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:ID
  CII-SR-322  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTime
  CII-SR-323  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:TypeCode
  CII-SR-324  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:Description
  CII-SR-325  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:DescriptionBinaryObject
  CII-SR-326  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:UnitQuantity
  CII-SR-327  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:LatestOccurrenceDateTime
  CII-SR-328  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:EarliestOccurrenceDateTime
  CII-SR-329  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:OccurrenceSpecifiedPeriod
  CII-SR-330  warning  absent      ram:ActualDeliverySupplyChainEvent/ram:OccurrenceLogisticsLocation
  CII-SR-331  warning  absent      ram:ActualReceiptSupplyChainEvent
  CII-SR-332  warning  absent      ram:AdditionalReferencedDocument
  CII-SR-333  warning  absent      ram:DespatchAdviceReferencedDocument/ram:LineID
  CII-SR-334  warning  absent      ram:DespatchAdviceReferencedDocument/ram:LineID
  CII-SR-335  warning  absent      ram:DeliveryNoteReferencedDocument
  CII-SR-336  warning  absent      ram:ConsumptionReportReferencedDocument
  CII-SR-337  warning  absent      ram:PreviousDeliverySupplyChainEvent
  CII-SR-338  warning  absent      ram:PackingListReferencedDocument
  CII-SR-449  warning  code
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement
  CII-SR-339  warning  absent      ram:DuePayableAmount
  CII-SR-340  warning  absent      ram:CreditorReferenceTypeCode
  CII-SR-341  warning  absent      ram:CreditorReferenceType
  CII-SR-342  warning  absent      ram:CreditorReferenceIssuerID
  CII-SR-344  warning  absent      ram:PaymentCurrencyCode
  CII-SR-345  warning  absent      ram:InvoiceIssuerReference
  CII-SR-346  warning  absent      ram:InvoiceDateTime
  CII-SR-347  warning  absent      ram:NextInvoiceDateTime
  CII-SR-348  warning  absent      ram:CreditReasonCode
  CII-SR-349  warning  absent      ram:CreditReason
  CII-SR-350  warning  absent      ram:InvoicerTradeParty
  CII-SR-351  warning  absent      ram:InvoiceeTradeParty
  CII-SR-352  warning  absent      ram:PayeeTradeParty/ram:RoleCode
  CII-SR-353  warning  absent      ram:PayeeTradeParty/ram:Description
  CII-SR-354  warning  absent      ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:LegalClassificationCode
  CII-SR-355  warning  absent      ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:Name
  CII-SR-356  warning  absent      ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:TradingBusinessName
  CII-SR-357  warning  absent      ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:PostalTradeAddress
  CII-SR-358  warning  absent      ram:PayeeTradeParty/ram:SpecifiedLegalOrganization/ram:AuthorizedLegalRegistration
  CII-SR-359  warning  absent      ram:PayeeTradeParty/ram:DefinedTradeContact
  CII-SR-360  warning  absent      ram:PayeeTradeParty/ram:PostalTradeAddress
  CII-SR-361  warning  absent      ram:PayeeTradeParty/ram:URIUniversalCommunication
  CII-SR-362  warning  absent      ram:PayeeTradeParty/ram:SpecifiedTaxRegistration
  CII-SR-363  warning  absent      ram:PayeeTradeParty/ram:EndPointURIUniversalCommunication
  CII-SR-364  warning  absent      ram:PayeeTradeParty/ram:LogoAssociatedSpecifiedBinaryFile
  CII-SR-451  warning  code
  CII-SR-365  warning  absent      ram:PayerTradeParty
  CII-SR-366  warning  absent      ram:TaxApplicableTradeCurrencyExchange
  CII-SR-367  warning  absent      ram:InvoiceApplicableTradeCurrencyExchange
  CII-SR-368  warning  absent      ram:PaymentApplicableTradeCurrencyExchange
  CII-SR-369  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PaymentChannelCode
  CII-SR-370  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:GuaranteeMethodCode
  CII-SR-371  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PaymentMethodCode
  CII-SR-443  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ID
  CII-SR-372  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:MicrochipIndicator
  CII-SR-373  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:TypeCode
  CII-SR-375  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:ExpiryDate
  CII-SR-376  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:VerificationNumeric
  CII-SR-377  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:ValidFromDateTime
  CII-SR-378  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:CreditLimitAmount
  CII-SR-379  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:CreditAvailableAmount
  CII-SR-380  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:InterestRatePercent
  CII-SR-381  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard/ram:Description
  CII-SR-382  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount/ram:AccountName
  CII-SR-444  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount/ram:ProprietaryID
  CII-SR-384  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution/ram:ClearingSystemName
  CII-SR-385  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution/ram:Name
  CII-SR-386  warning  absent      ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution/ram:LocationFinancialInstitutionAddress
  CII-SR-388  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ID
  CII-SR-389  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:SequenceNumeric
  CII-SR-390  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:BasisQuantity
  CII-SR-391  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:PrepaidIndicator
  CII-SR-392  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:UnitBasisAmount
  CII-SR-393  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:TypeCode
  CII-SR-394  warning  absent      ram:SpecifiedTradeAllowanceCharge/ram:ActualTradeCurrencyExchange
  CII-SR-395  warning  absent      ram:SubtotalCalculatedTradeTax
  CII-SR-396  warning  absent      ram:SpecifiedLogisticsServiceCharge
  CII-SR-397  warning  absent      ram:SpecifiedTradePaymentTerms/ram:ID
  CII-SR-398  warning  absent      ram:SpecifiedTradePaymentTerms/ram:FromEventCode
  CII-SR-399  warning  absent      ram:SpecifiedTradePaymentTerms/ram:SettlementPeriodMeasure
  CII-SR-400  warning  absent      ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTime
  CII-SR-401  warning  absent      ram:SpecifiedTradePaymentTerms/ram:TypeCode
  CII-SR-402  warning  absent      ram:SpecifiedTradePaymentTerms/ram:InstructionTypeCode
  CII-SR-404  warning  absent      ram:SpecifiedTradePaymentTerms/ram:PartialPaymentPercent
  CII-SR-405  warning  absent      ram:SpecifiedTradePaymentTerms/ram:PaymentMeansID
  CII-SR-406  warning  absent      ram:SpecifiedTradePaymentTerms/ram:PartialPaymentAmount
  CII-SR-407  warning  absent      ram:SpecifiedTradePaymentTerms/ram:ApplicableTradePaymentPenaltyTerms
  CII-SR-408  warning  absent      ram:SpecifiedTradePaymentTerms/ram:ApplicableTradePaymentDiscountTerms
  CII-SR-409  warning  absent      ram:SpecifiedTradePaymentTerms/ram:PayeeTradeParty
  CII-SR-421  warning  absent      ram:SpecifiedFinancialAdjustment
  CII-SR-422  warning  absent      ram:InvoiceReferencedDocument/ram:LineID
  CII-SR-423  warning  absent      ram:ProFormaInvoiceReferencedDocument
  CII-SR-424  warning  absent      ram:LetterOfCreditReferencedDocument
  CII-SR-425  warning  absent      ram:FactoringAgreementReferencedDocument
  CII-SR-426  warning  absent      ram:FactoringListReferencedDocument
  CII-SR-427  warning  absent      ram:PayableSpecifiedTradeAccountingAccount
  CII-SR-428  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:SetTriggerCode
  CII-SR-429  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:TypeCode
  CII-SR-430  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:AmountTypeCode
  CII-SR-431  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:Name
  CII-SR-432  warning  absent      ram:ReceivableSpecifiedTradeAccountingAccount/ram:CostReferenceDimensionPattern
  CII-SR-433  warning  absent      ram:PurchaseSpecifiedTradeAccountingAccount
  CII-SR-434  warning  absent      ram:SalesSpecifiedTradeAccountingAccount
  CII-SR-435  warning  absent      ram:SpecifiedTradeSettlementFinancialCard
  CII-SR-436  warning  absent      ram:SpecifiedAdvancePayment
  CII-SR-437  warning  absent      ram:UltimatePayeeTradeParty
  CII-SR-452  warning  at-most-1   ram:SpecifiedTradePaymentTerms
  CII-SR-453  warning  at-most-1   ram:SpecifiedTradePaymentTerms/ram:Description
  CII-SR-461  fatal    at-most-1   ram:ApplicableTradeTax/ram:TaxPointDate
  CII-SR-462  fatal    code
  CII-SR-470  fatal    code
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation
  CII-SR-411  warning  absent      ram:InformationAmount
  CII-SR-412  warning  absent      ram:TotalDiscountAmount
  CII-SR-413  warning  absent      ram:TotalAllowanceChargeAmount
  CII-SR-414  warning  absent      ram:RetailValueExcludingTaxInformationAmount
  CII-SR-415  warning  absent      ram:TotalDepositFeeInformationAmount
  CII-SR-416  warning  absent      ram:ProductValueExcludingTobaccoTaxInformationAmount
  CII-SR-417  warning  absent      ram:TotalRetailValueInformationAmount
  CII-SR-418  warning  absent      ram:GrossLineTotalAmount
  CII-SR-419  warning  absent      ram:NetLineTotalAmount
  CII-SR-420  warning  absent      ram:NetIncludingTaxesLineTotalAmount
  CII-SR-477  fatal    at-most-1   ram:LineTotalAmount
  CII-SR-478  fatal    at-most-1   ram:ChargeTotalAmount
  CII-SR-479  fatal    at-most-1   ram:AllowanceTotalAmount
  CII-SR-480  fatal    at-most-1   ram:TaxBasisTotalAmount
  CII-SR-481  fatal    at-most-1   ram:RoundingAmount
  CII-SR-482  fatal    at-most-1   ram:GrandTotalAmount
  CII-SR-483  fatal    at-most-1   ram:InformationAmount
  CII-SR-484  fatal    at-most-1   ram:TotalPrepaidAmount
  CII-SR-485  fatal    at-most-1   ram:TotalDiscountAmount
  CII-SR-486  fatal    at-most-1   ram:TotalAllowanceChargeAmount
  CII-SR-487  fatal    at-most-1   ram:DuePayableAmount
  CII-SR-488  fatal    at-most-1   ram:RetailValueExcludingTaxInformationAmount
  CII-SR-489  fatal    at-most-1   ram:TotalDepositFeeInformationAmount
  CII-SR-490  fatal    at-most-1   ram:ProductValueExcludingTobaccoTaxInformationAmount
  CII-SR-491  fatal    at-most-1   ram:TotalRetailValueInformationAmount
  CII-SR-492  fatal    at-most-1   ram:GrossLineTotalAmount
  CII-SR-493  fatal    at-most-1   ram:NetLineTotalAmount
  CII-SR-494  fatal    at-most-1   ram:NetIncludingTaxesLineTotalAmount
/rsm:CrossIndustryInvoice
  CII-DT-013  fatal    absent      @languageID
  CII-DT-014  fatal    absent      @languageLocaleID
  CII-SR-438  warning  absent      ram:ValuationBreakdownStatement
  CII-SR-467  fatal    code
  CII-SR-468  fatal    code
  CII-SR-469  fatal    code
//*DocumentContextParameter
  CII-SR-04   warning  absent      ram:Value
  CII-SR-05   warning  absent      ram:SpecifiedDocumentVersion
/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID or /rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:ID or /rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument/ram:LineID or /rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:SellerAssignedID
  CII-DT-001  fatal    absent      @schemeName
  CII-DT-002  fatal    absent      @schemeAgencyName
  CII-DT-003  fatal    absent      @schemeDataURI
  CII-DT-004  fatal    absent      @schemeURI
  CII-DT-005  fatal    absent      @schemeID
  CII-DT-006  fatal    absent      @schemeAgencyID
  CII-DT-007  fatal    absent      @schemeVersionID
//ram:*ID
  CII-DT-101  fatal    absent      @schemeName
  CII-DT-102  fatal    absent      @schemeAgencyName
  CII-DT-103  fatal    absent      @schemeDataURI
  CII-DT-104  fatal    absent      @schemeURI
//ram:TypeCode
  CII-DT-008  fatal    absent      @name
  CII-DT-009  fatal    absent      @listURI
/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:TypeCode
  CII-DT-010  fatal    never
  CII-DT-011  fatal    never
  CII-DT-012  fatal    never
/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode
  CII-DT-045  warning  absent      @listID
  CII-DT-046  warning  absent      @listAgencyID
  CII-DT-047  warning  absent      @listVersionID
  CII-DT-048  warning  absent      @listURI
//ram:*ReferencedDocument
  CII-DT-015  fatal    code
  CII-DT-016  fatal    absent      ram:StatusCode
  CII-DT-017  fatal    absent      ram:CopyIndicator
  CII-DT-018  fatal    code
  CII-DT-019  fatal    absent      ram:GlobalID
  CII-DT-020  fatal    absent      ram:RevisionID
  CII-DT-021  fatal    code
  CII-DT-022  fatal    code
  CII-DT-023  fatal    absent      ram:Information
  CII-DT-024  fatal    code
  CII-DT-025  fatal    absent      ram:SectionName
  CII-DT-026  fatal    absent      ram:PreviousRevisionID
  CII-DT-027  fatal    code
  CII-DT-028  fatal    absent      ram:EffectiveSpecifiedPeriod
  CII-DT-029  fatal    absent      ram:IssuerTradeParty
  CII-DT-030  fatal    absent      ram:AttachedSpecifiedBinaryFile
//ram:TaxTotalAmount
//ram:*Amount
  CII-DT-031  fatal    absent      @currencyID
  CII-DT-032  fatal    absent      @currencyCodeListVersionID
//ram:*Quantity
  CII-DT-033  fatal    code
  CII-DT-034  fatal    absent      @unitCodeListID
  CII-DT-035  fatal    absent      @unitCodeListAgencyID
  CII-DT-036  fatal    absent      @unitCodeListAgencyName
//ram:*TradeTax
  CII-DT-037  fatal    code
  CII-DT-038  warning  absent      ram:CalculatedRate
  CII-DT-039  warning  absent      ram:CalculationSequenceNumeric
  CII-DT-040  warning  absent      ram:BasisQuantity
  CII-DT-041  warning  code
  CII-DT-042  warning  absent      ram:UnitBasisAmount
  CII-DT-043  warning  absent      ram:LineTotalBasisAmount
  CII-DT-044  warning  absent      ram:AllowanceChargeBasisAmount
  CII-DT-049  warning  absent      ram:CurrencyCode
  CII-DT-050  warning  absent      ram:Jurisdiction
  CII-DT-051  warning  absent      ram:CustomsDutyIndicator
  CII-DT-052  warning  code
  CII-DT-098  warning  code
  CII-DT-053  warning  absent      ram:TaxBasisAllowanceRate
  CII-DT-054  warning  code
  CII-DT-055  warning  absent      ram:Type
  CII-DT-056  warning  absent      ram:InformationAmount
  CII-DT-057  warning  absent      ram:CategoryName
  CII-DT-058  warning  code
  CII-DT-059  warning  absent      ram:RateApplicablePercent/@format
  CII-DT-060  warning  absent      ram:SpecifiedTradeAccountingAccount
  CII-DT-061  warning  absent      ram:ServiceSupplyTradeCountry
  CII-DT-062  warning  absent      ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount
  CII-DT-063  warning  absent      ram:SellerPayableTaxSpecifiedTradeAccountingAccount
  CII-DT-064  warning  absent      ram:SellerRefundableTaxSpecifiedTradeAccountingAccount
  CII-DT-065  warning  absent      ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount
  CII-DT-066  warning  absent      ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount
  CII-DT-067  warning  absent      ram:PlaceApplicableTradeLocation
//ram:BillingSpecifiedPeriod
  CII-DT-068  fatal    absent      ram:StartDateTime/udt:DateTime
  CII-DT-069  fatal    absent      ram:DurationMeasure
  CII-DT-070  fatal    absent      ram:InclusiveIndicator
  CII-DT-071  fatal    absent      ram:Description
  CII-DT-072  fatal    absent      ram:EndDateTime/udt:DateTime
  CII-DT-073  fatal    absent      ram:CompleteDateTime
  CII-DT-074  fatal    absent      ram:OpenIndicator
  CII-DT-075  fatal    absent      ram:SeasonCode
  CII-DT-076  fatal    absent      ram:ID
  CII-DT-077  fatal    absent      ram:Name
  CII-DT-078  fatal    absent      ram:SequenceNumeric
  CII-DT-079  fatal    absent      ram:StartDateFlexibilityCode
  CII-DT-080  fatal    absent      ram:ContinuousIndicator
  CII-DT-081  fatal    absent      ram:PurposeCode
//ram:PostalTradeAddress
  CII-DT-082  fatal    absent      ram:ID
  CII-DT-083  fatal    absent      ram:PostOfficeBox
  CII-DT-084  fatal    absent      ram:BuildingName
  CII-DT-086  fatal    absent      ram:LineFour
  CII-DT-087  fatal    absent      ram:LineFive
  CII-DT-088  fatal    absent      ram:StreetName
  CII-DT-089  fatal    absent      ram:CitySubDivisionName
  CII-DT-090  fatal    absent      ram:CountryName
  CII-DT-091  fatal    absent      ram:CountrySubDivisionID
  CII-DT-092  fatal    absent      ram:AttentionOf
  CII-DT-093  fatal    absent      ram:CareOf
  CII-DT-094  fatal    absent      ram:BuildingNumber
  CII-DT-095  fatal    absent      ram:DepartmentName
  CII-DT-096  fatal    absent      ram:AdditionalStreetName
//udt:DateTimeString
  CII-DT-097  fatal    code`;
