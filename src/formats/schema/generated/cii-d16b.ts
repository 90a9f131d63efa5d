/**
 * The elements of an invoice in UN/CEFACT Cross Industry Invoice D16B (decoupled code lists), as far as they differ from UN/CEFACT Cross Industry Invoice D22B.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { differing } from '../differing.ts';
import { packed } from '../table.ts';
import { CII_D22B } from './cii-d22b.ts';

export const CII_D16B = differing(
  CII_D22B,
  {
    without: {
      values:
        'AddressTypeCode LocationFunctionCode TimeOnlyFormattedDateTime DeliveryTermsFunctionCode DangerousGoodsRegulationCode DangerousGoodsPackagingLevelCode SealConditionCode SealingPartyRoleCode StatusCode TransportServicePaymentArrangementCode AccountingDebitCreditStatusCode DateOnlyFormattedDateTime',
      elements:
        'AccountingDebitCreditStatusCode DeliveryTermsFunctionCode DangerousGoodsPackagingLevelCode TransportServicePaymentArrangementCode DangerousGoodsRegulationCode DocumentStatusCode TimeOnlyFormattedDateTime DateOnlyFormattedDateTime',
      contents:
        'SubordinateLocation DocumentAuthentication TransportDangerousGoods LogisticsSeal TransportCargoInsurance CrossBorderRegulatoryProcedure CrossBorderCustomsValuation',
    },
  },
  packed({
    roots: `
rsm:CrossIndustryInvoice CrossIndustryInvoice`,
    values: `
DocumentCode string
  @listID 0..1 = 1001
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
  @listURI 0..1 uri
MessageFunctionCode string
  @listID 0..1 = 1225_MessageFunctionTypeCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
PartyRoleCode string
  @listID 0..1 = 3035
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
CountryID string
  @schemeID 0..1
  @schemeAgencyID 0..1
  @schemeVersionID 0..1 = second edition 2006
ContactTypeCode string
  @listID 0..1 = 3139_ContactTypeCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
CommunicationChannelCode string
  @listID 0..1 = 3155_CommunicationChannelCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
LineStatusCode string
  @listID 0..1 = 1229_LineStatusCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
DocumentStatusCode string
  @listID 0..1 = 1373
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
ReferenceCode string
  @listID 0..1 = 1153_ReferenceTypeCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
DimensionTypeCode string
  @listID 0..1 = 6145
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
DeliveryTermsCode string
  @listID 0..1 = 4053
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
PriceTypeCode string
  @listID 0..1 = 5375
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
AllowanceChargeReasonCode string
  @listID 0..1 = 4465_AllowanceChargeReasonCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
AllowanceChargeIdentificationCode string
  @listID 0..1 = 5189_AllowanceChargeID
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
TaxTypeCode string
  @listID 0..1 = 5153
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
TaxCategoryCode string
  @listID 0..1 = 5305
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
CurrencyCode string
  @listID 0..1 = ISO 4217 3A
  @listAgencyID 0..1 = 5
  @listVersionID 0..1
  @listURI 0..1 uri
TimeReferenceCode string
  @listID 0..1 = 2475
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
AccountingDocumentCode string
  @listID 0..1 = 1001_Accounting
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
AccountingAccountTypeCode string
  @listID 0..1 = AccountingE501
  @listAgencyID 0..1 = 210
  @listVersionID 0..1
  @listURI 0..1 uri
AccountingAmountTypeCode string
  @listID 0..1 = AccountingE601
  @listAgencyID 0..1 = 210
  @listVersionID 0..1
  @listURI 0..1 uri
AdjustmentReasonCode string
  @listID 0..1 = 4465
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
PackageTypeCode string
  @listID 0..1 = 7065
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
PackagingMarkingCode string
  @listID 0..1 = 7233_PackagingMarkingCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
AutomaticDataCaptureMethodCode string
  @listID 0..1 = 7233_AutomaticDataCaptureMethodCode
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @listURI 0..1 uri
GoodsTypeCode string
  @listID 0..1 = TDED 7357
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
GoodsTypeExtensionCode string
  @listID 0..1 = TDED 7361
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
CargoCategoryCode string
  @listID 0..1 = Recommendation 21-Annex I
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
CargoOperationalCategoryCode string
  @listID 0..1 = 7085b
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
CargoCommodityCategoryCode string
  @listID 0..1 = 7357
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportEquipmentCategoryCode string
  @listID 0..1 = 8053
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportEquipmentSizeTypeCode string
  @listID 0..1 = 8155
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportEquipmentFullnessCode string
  @listID 0..1 = 8169
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportMovementStageCode string
  @listID 0..1 = 8051
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportModeCode string
  @listID 0..1 = Recommendation 19
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
TransportMeansTypeCode string
  @listID 0..1 = Recommendation 28
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
FreightChargeTariffClassCode string
  @listID 0..1 = 5243
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
ChargePayingPartyRoleCode string
  @listID 0..1 = 3035_Charge Paying
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
LogisticsChargeCalculationBasisCode string
  @listID 0..1 = TDED 6131
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
PaymentTermsEventTimeReferenceCode string
  @listID 0..1 = 2475_Payment Terms Event
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
PaymentTermsTypeCode string
  @listID 0..1 = 4279
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
PaymentMeansChannelCode string
  @listID 0..1 = 4435
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
  @name 0..1
PaymentMeansCode string
  @listID 0..1 = 4461
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
PaymentGuaranteeMeansCode string
  @listID 0..1 = 4431
  @listAgencyID 0..1 = 6
  @listVersionID 0..1
Value decimal
  @format 0..1`,
    elements: `
Text
  ram:Abstract
  ram:Access
  ram:AccountName
  ram:AdditionalStreetName
  ram:AllowanceCharge
  ram:AttentionOf
  ram:AuthorName
  ram:BrandName
  ram:BuildingName
  ram:BuildingNumber
  ram:BuyerReference
  ram:CalculationBasis
  ram:CardholderName
  ram:CareOf
  ram:CategoryName
  ram:ChangeReason
  ram:ChangerName
  ram:CityName
  ram:CitySubDivisionName
  ram:ClassName
  ram:ClearingSystemName
  ram:ColourDescription
  ram:Comment
  ram:CompleteNumber
  ram:Content
  ram:CostReferenceDimensionPattern
  ram:CountryName
  ram:CountrySubDivisionName
  ram:CreditReason
  ram:CreditorReferenceType
  ram:DepartmentName
  ram:Description
  ram:Designation
  ram:EndItemName
  ram:ExemptionReason
  ram:FamilyName
  ram:FileName
  ram:GivenName
  ram:Identification
  ram:Index
  ram:Information
  ram:InvoiceIssuerReference
  ram:IssuingCompanyName
  ram:JobTitle
  ram:Jurisdiction
  ram:LineFive
  ram:LineFour
  ram:LineOne
  ram:LineThree
  ram:LineTwo
  ram:MiddleName
  ram:Mode
  ram:Name
  ram:PaymentReference
  ram:PersonName
  ram:PostOfficeBox
  ram:Purpose
  ram:Reason
  ram:RecyclingProcedure
  ram:Reference
  ram:Responsibility
  ram:SectionName
  ram:StreetName
  ram:SubBrandName
  ram:Subject
  ram:SystemName
  ram:TermsAndConditionsDescription
  ram:Title
  ram:TradeName
  ram:TradingBusinessName
  ram:Type
  ram:UseDescription
  ram:Value
TransportEquipmentSizeTypeCode
  ram:CharacteristicCode
FormattedDateTime
  ram:FormattedCancellationAnnouncedLaunchDateTime
  ram:FormattedIssueDateTime
  ram:FormattedLatestProductDataChangeDateTime
  ram:FormattedReceivedDateTime
VolumeUnitMeasure
  ram:GrossVolumeMeasure
WeightUnitMeasure
  ram:GrossWeightMeasure
  ram:TheoreticalWeightMeasure`,
    contents: `
ExchangedDocumentContext
  ram:SpecifiedTransactionID 0..1
  ram:TestIndicator 0..1
  ram:BusinessProcessSpecifiedDocumentContextParameter 0..n
  ram:BIMSpecifiedDocumentContextParameter 0..n
  ram:ScenarioSpecifiedDocumentContextParameter 0..n
  ram:ApplicationSpecifiedDocumentContextParameter 0..n
  ram:GuidelineSpecifiedDocumentContextParameter 0..n
  ram:SubsetSpecifiedDocumentContextParameter 0..n
  ram:MessageStandardSpecifiedDocumentContextParameter 0..1
ExchangedDocument
  ram:ID 1..1
  ram:Name 0..n
  ram:TypeCode 0..1 DocumentCode
  ram:IssueDateTime 1..1
  ram:CopyIndicator 0..1
  ram:Purpose 0..1
  ram:ControlRequirementIndicator 0..1
  ram:LanguageID 0..n
  ram:PurposeCode 0..1
  ram:RevisionDateTime 0..1
  ram:VersionID 0..1
  ram:GlobalID 0..1
  ram:RevisionID 0..1
  ram:PreviousRevisionID 0..1
  ram:CategoryCode 0..1
  ram:IncludedNote 0..n
  ram:EffectiveSpecifiedPeriod 0..1
  ram:IssuerTradeParty 0..1
Note
  ram:Subject 0..1
  ram:ContentCode 0..1
  ram:Content 0..n
  ram:SubjectCode 0..1
  ram:ID 0..1
TradeParty
  ram:ID 0..n
  ram:GlobalID 0..n
  ram:Name 0..1
  ram:RoleCode 0..n
  ram:Description 0..n
  ram:SpecifiedLegalOrganization 0..1
  ram:DefinedTradeContact 0..n
  ram:PostalTradeAddress 0..1
  ram:URIUniversalCommunication 0..n
  ram:SpecifiedTaxRegistration 0..n
  ram:EndPointURIUniversalCommunication 0..1
  ram:LogoAssociatedSpecifiedBinaryFile 0..n
TradeAddress
  ram:ID 0..1
  ram:PostcodeCode 0..1
  ram:PostOfficeBox 0..1
  ram:BuildingName 0..1
  ram:LineOne 0..1
  ram:LineTwo 0..1
  ram:LineThree 0..1
  ram:LineFour 0..1
  ram:LineFive 0..1
  ram:StreetName 0..1
  ram:CityName 0..1
  ram:CitySubDivisionName 0..1
  ram:CountryID 0..1
  ram:CountryName 0..n
  ram:CountrySubDivisionID 0..1
  ram:CountrySubDivisionName 0..n
  ram:AttentionOf 0..1
  ram:CareOf 0..1
  ram:BuildingNumber 0..1
  ram:DepartmentName 0..1
  ram:AdditionalStreetName 0..1
TaxRegistration
  ram:ID 0..1
  ram:AssociatedRegisteredTax 0..1
SupplyChainTradeLineItem
  ram:DescriptionCode 0..1
  ram:AssociatedDocumentLineDocument 1..1
  ram:SpecifiedTradeProduct 0..1
  ram:SpecifiedLineTradeAgreement 0..1
  ram:SpecifiedLineTradeDelivery 0..1
  ram:SpecifiedLineTradeSettlement 1..1
  ram:IncludedSubordinateTradeLineItem 0..n
DocumentLineDocument
  ram:LineID 0..1
  ram:ParentLineID 0..1
  ram:LineStatusCode 0..1
  ram:LineStatusReasonCode 0..1
  ram:IncludedNote 0..n
TradeProduct
  ram:ID 0..1
  ram:GlobalID 0..1
  ram:SellerAssignedID 0..1
  ram:BuyerAssignedID 0..1
  ram:ManufacturerAssignedID 0..1
  ram:Name 0..n
  ram:TradeName 0..1
  ram:Description 0..1
  ram:TypeCode 0..1
  ram:NetWeightMeasure 0..1
  ram:GrossWeightMeasure 0..1 Measure
  ram:ProductGroupID 0..n
  ram:EndItemTypeCode 0..n
  ram:EndItemName 0..n
  ram:AreaDensityMeasure 0..1
  ram:UseDescription 0..n
  ram:BrandName 0..1
  ram:SubBrandName 0..1
  ram:DrainedNetWeightMeasure 0..1
  ram:VariableMeasureIndicator 0..1
  ram:ColourCode 0..1
  ram:ColourDescription 0..n
  ram:Designation 0..n
  ram:FormattedCancellationAnnouncedLaunchDateTime 0..1
  ram:FormattedLatestProductDataChangeDateTime 0..1
  ram:ApplicableProductCharacteristic 0..n
  ram:ApplicableMaterialGoodsCharacteristic 0..n
  ram:DesignatedProductClassification 0..n
  ram:IndividualTradeProductInstance 0..n
  ram:CertificationEvidenceReferenceReferencedDocument 0..n
  ram:InspectionReferenceReferencedDocument 0..n
  ram:OriginTradeCountry 0..1
  ram:LinearSpatialDimension 0..1
  ram:MinimumLinearSpatialDimension 0..1
  ram:MaximumLinearSpatialDimension 0..1
  ram:ManufacturerTradeParty 0..1
  ram:PresentationSpecifiedBinaryFile 0..n
  ram:MSDSReferenceReferencedDocument 0..1
  ram:AdditionalReferenceReferencedDocument 0..n
  ram:LegalRightsOwnerTradeParty 0..1
  ram:BrandOwnerTradeParty 0..1
  ram:IncludedReferencedProduct 0..n
  ram:InformationNote 0..n
SupplyChainEvent
  ram:ID 0..1
  ram:OccurrenceDateTime 0..1
  ram:TypeCode 0..1
  ram:Description 0..n
  ram:DescriptionBinaryObject 0..n
  ram:UnitQuantity 0..1
  ram:LatestOccurrenceDateTime 0..1
  ram:EarliestOccurrenceDateTime 0..1
  ram:OccurrenceSpecifiedPeriod 0..1
  ram:OccurrenceLogisticsLocation 0..1
LogisticsLocation
  ram:ID 0..1
  ram:Name 0..n
  ram:TypeCode 0..1
  ram:Description 0..n
  ram:PhysicalGeographicalCoordinate 0..1
  ram:PostalTradeAddress 0..1
ReferencedDocument
  ram:IssuerAssignedID 0..1
  ram:URIID 0..1
  ram:StatusCode 0..1 DocumentStatusCode
  ram:CopyIndicator 0..1
  ram:LineID 0..1
  ram:TypeCode 0..1 DocumentCode
  ram:GlobalID 0..1
  ram:RevisionID 0..1
  ram:Name 0..n
  ram:AttachmentBinaryObject 0..n
  ram:Information 0..n
  ram:ReferenceTypeCode 0..1
  ram:SectionName 0..n
  ram:PreviousRevisionID 0..n
  ram:FormattedIssueDateTime 0..1
  ram:EffectiveSpecifiedPeriod 0..1
  ram:IssuerTradeParty 0..1
  ram:AttachedSpecifiedBinaryFile 0..n
TradeDeliveryTerms
  ram:DeliveryTypeCode 0..1
  ram:Description 0..n
  ram:RelevantTradeLocation 0..1
TradePrice
  ram:TypeCode 0..1 PriceTypeCode
  ram:ChargeAmount 1..n
  ram:BasisQuantity 0..1
  ram:MinimumQuantity 0..1
  ram:MaximumQuantity 0..1
  ram:ChangeReason 0..n
  ram:OrderUnitConversionFactorNumeric 0..1
  ram:AppliedTradeAllowanceCharge 0..n
  ram:ValiditySpecifiedPeriod 0..1
  ram:IncludedTradeTax 0..n
  ram:DeliveryTradeLocation 0..n
  ram:TradeComparisonReferencePrice 0..n
  ram:AssociatedReferencedDocument 0..n
TradeTax
  ram:CalculatedAmount 0..n
  ram:TypeCode 0..1 TaxTypeCode
  ram:ExemptionReason 0..1
  ram:CalculatedRate 0..1
  ram:CalculationSequenceNumeric 0..1
  ram:BasisQuantity 0..1
  ram:BasisAmount 0..n
  ram:UnitBasisAmount 0..n
  ram:LineTotalBasisAmount 0..n
  ram:AllowanceChargeBasisAmount 0..n
  ram:CategoryCode 0..1 TaxCategoryCode
  ram:CurrencyCode 0..1 CurrencyCode
  ram:Jurisdiction 0..n
  ram:CustomsDutyIndicator 0..1
  ram:ExemptionReasonCode 0..1
  ram:TaxBasisAllowanceRate 0..1
  ram:TaxPointDate 0..1
  ram:Type 0..1
  ram:InformationAmount 0..n
  ram:CategoryName 0..n
  ram:DueDateTypeCode 0..1
  ram:RateApplicablePercent 0..1
  ram:SpecifiedTradeAccountingAccount 0..n
  ram:ServiceSupplyTradeCountry 0..1
  ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount 0..1
  ram:SellerPayableTaxSpecifiedTradeAccountingAccount 0..1
  ram:SellerRefundableTaxSpecifiedTradeAccountingAccount 0..1
  ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount 0..1
  ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount 0..1
  ram:PlaceApplicableTradeLocation 0..n
LineTradeDelivery
  ram:RequestedQuantity 0..1
  ram:ReceivedQuantity 0..1
  ram:BilledQuantity 0..1
  ram:ChargeFreeQuantity 0..1
  ram:PackageQuantity 0..1
  ram:ProductUnitQuantity 0..1
  ram:PerPackageUnitQuantity 0..1
  ram:NetWeightMeasure 0..1 WeightUnitMeasure
  ram:GrossWeightMeasure 0..1
  ram:TheoreticalWeightMeasure 0..1
  ram:DespatchedQuantity 0..1
  ram:SpecifiedDeliveryAdjustment 0..n
  ram:IncludedSupplyChainPackaging 0..n
  ram:RelatedSupplyChainConsignment 0..1
  ram:ShipToTradeParty 0..1
  ram:UltimateShipToTradeParty 0..1
  ram:ShipFromTradeParty 0..1
  ram:ActualDespatchSupplyChainEvent 0..1
  ram:ActualPickUpSupplyChainEvent 0..1
  ram:RequestedDeliverySupplyChainEvent 0..1
  ram:ActualDeliverySupplyChainEvent 0..1
  ram:ActualReceiptSupplyChainEvent 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:DespatchAdviceReferencedDocument 0..1
  ram:ReceivingAdviceReferencedDocument 0..1
  ram:DeliveryNoteReferencedDocument 0..1
  ram:ConsumptionReportReferencedDocument 0..1
  ram:PackingListReferencedDocument 0..1
SupplyChainPackaging
  ram:TypeCode 0..1 PackageTypeCode
  ram:Type 0..1
  ram:Description 0..n
  ram:ConditionCode 0..1
  ram:DisposalMethodCode 0..n
  ram:WeightMeasure 0..n
  ram:MaximumStackabilityQuantity 0..1
  ram:MaximumStackabilityWeightMeasure 0..1
  ram:CustomerFacingTotalUnitQuantity 0..1
  ram:LayerTotalUnitQuantity 0..1
  ram:ContentLayerQuantity 0..1
  ram:LinearSpatialDimension 0..1
  ram:MinimumLinearSpatialDimension 0..1
  ram:MaximumLinearSpatialDimension 0..1
  ram:SpecifiedPackagingMarking 0..n
  ram:ApplicableMaterialGoodsCharacteristic 0..n
  ram:ApplicableDisposalInstructions 0..n
  ram:ApplicableReturnableAssetInstructions 0..n
SupplyChainConsignment
  ram:GrossWeightMeasure 0..n
  ram:NetWeightMeasure 0..n
  ram:GrossVolumeMeasure 0..n
  ram:InsurancePremiumAmount 0..1
  ram:AssociatedInvoiceAmount 0..n
  ram:TotalChargeAmount 0..1
  ram:DeclaredValueForCustomsAmount 0..1
  ram:PackageQuantity 0..1
  ram:ConsignorTradeParty 0..1
  ram:ConsigneeTradeParty 0..1
  ram:CarrierTradeParty 0..1
  ram:FreightForwarderTradeParty 0..1
  ram:DeliveryTradeParty 0..1
  ram:CustomsImportAgentTradeParty 0..1
  ram:CustomsExportAgentTradeParty 0..1
  ram:GroupingCentreTradeParty 0..n
  ram:TransportContractReferencedDocument 0..1
  ram:AssociatedReferencedDocument 0..n
  ram:IncludedSupplyChainConsignmentItem 0..n
  ram:UtilizedLogisticsTransportEquipment 0..n
  ram:SpecifiedLogisticsTransportMovement 0..n
SupplyChainConsignmentItem
  ram:TypeCode 0..1 GoodsTypeCode
  ram:TypeExtensionCode 0..1
  ram:DeclaredValueForCustomsAmount 0..1
  ram:DeclaredValueForStatisticsAmount 0..1
  ram:InvoiceAmount 0..n
  ram:GrossWeightMeasure 0..1
  ram:NetWeightMeasure 0..1
  ram:TariffQuantity 0..1
  ram:NatureIdentificationTransportCargo 0..1
TransportCargo
  ram:TypeCode 0..1 CargoCategoryCode
  ram:Identification 0..1
  ram:OperationalCategoryCode 0..1
  ram:StatisticalClassificationCode 0..1
LogisticsTransportEquipment
  ram:ID 0..1
  ram:LoadingLengthMeasure 0..1
  ram:CategoryCode 0..1 TransportEquipmentCategoryCode
  ram:CharacteristicCode 0..1
  ram:UsedCapacityCode 0..1
  ram:LinearSpatialDimension 0..1
LogisticsTransportMovement
  ram:StageCode 0..1
  ram:ModeCode 0..1
  ram:Mode 0..1
  ram:UsedLogisticsTransportMeans 0..1
LineTradeSettlement
  ram:PaymentReference 0..n
  ram:InvoiceIssuerReference 0..1
  ram:TotalAdjustmentAmount 0..1
  ram:DiscountIndicator 0..1
  ram:ApplicableTradeTax 0..n
  ram:BillingSpecifiedPeriod 0..1
  ram:SpecifiedTradeAllowanceCharge 0..n
  ram:SubtotalCalculatedTradeTax 0..n
  ram:SpecifiedLogisticsServiceCharge 0..n
  ram:SpecifiedTradePaymentTerms 0..n
  ram:SpecifiedTradeSettlementLineMonetarySummation 0..1
  ram:SpecifiedFinancialAdjustment 0..n
  ram:InvoiceReferencedDocument 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:PayableSpecifiedTradeAccountingAccount 0..n
  ram:ReceivableSpecifiedTradeAccountingAccount 0..n
  ram:PurchaseSpecifiedTradeAccountingAccount 0..n
  ram:SalesSpecifiedTradeAccountingAccount 0..n
  ram:SpecifiedTradeSettlementFinancialCard 0..1
TradePaymentTerms
  ram:ID 0..1 PaymentTermsID
  ram:FromEventCode 0..1
  ram:SettlementPeriodMeasure 0..1
  ram:Description 0..n
  ram:DueDateDateTime 0..1
  ram:TypeCode 0..1 PaymentTermsTypeCode
  ram:InstructionTypeCode 0..1
  ram:DirectDebitMandateID 0..n
  ram:PartialPaymentPercent 0..1
  ram:PaymentMeansID 0..n
  ram:PartialPaymentAmount 0..n
  ram:ApplicableTradePaymentPenaltyTerms 0..1
  ram:ApplicableTradePaymentDiscountTerms 0..1
  ram:PayeeTradeParty 0..n
TradeSettlementLineMonetarySummation
  ram:LineTotalAmount 0..n
  ram:ChargeTotalAmount 0..n
  ram:AllowanceTotalAmount 0..n
  ram:TaxBasisTotalAmount 0..n
  ram:TaxTotalAmount 0..n
  ram:GrandTotalAmount 0..n
  ram:InformationAmount 0..n
  ram:TotalAllowanceChargeAmount 0..n
  ram:TotalRetailValueInformationAmount 0..n
  ram:GrossLineTotalAmount 0..n
  ram:NetLineTotalAmount 0..n
  ram:NetIncludingTaxesLineTotalAmount 0..n
  ram:ProductWeightLossInformationAmount 0..n
FinancialAdjustment
  ram:ReasonCode 0..1
  ram:Reason 0..n
  ram:ActualAmount 0..n
  ram:ActualQuantity 0..1
  ram:ActualDateTime 0..1
  ram:ClaimRelatedTradeParty 0..1
  ram:InvoiceReferenceReferencedDocument 0..1
SubordinateTradeLineItem
  ram:ID 0..n
  ram:SpecifiedReferencedProduct 0..1
  ram:ApplicableTradeProduct 0..n
  ram:SpecifiedSubordinateLineTradeAgreement 0..1
  ram:SpecifiedSubordinateLineTradeDelivery 0..1
  ram:SpecifiedSubordinateLineTradeSettlement 0..1
SubordinateLineTradeAgreement
  ram:SellerOrderReferencedDocument 0..1
  ram:BuyerOrderReferencedDocument 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:GrossPriceProductTradePrice 0..1
  ram:NetPriceProductTradePrice 0..1
SubordinateLineTradeDelivery
  ram:PackageQuantity 0..1
  ram:ProductUnitQuantity 0..1
  ram:PerPackageUnitQuantity 0..1
  ram:IncludedSupplyChainPackaging 0..n
SubordinateLineTradeSettlement
  ram:ApplicableTradeTax 0..1
HeaderTradeAgreement
  ram:Reference 0..n
  ram:BuyerReference 0..1
  ram:SellerTradeParty 0..1
  ram:BuyerTradeParty 0..1
  ram:SalesAgentTradeParty 0..1
  ram:BuyerRequisitionerTradeParty 0..n
  ram:BuyerAssignedAccountantTradeParty 0..1
  ram:SellerAssignedAccountantTradeParty 0..1
  ram:BuyerTaxRepresentativeTradeParty 0..1
  ram:SellerTaxRepresentativeTradeParty 0..1
  ram:ProductEndUserTradeParty 0..1
  ram:ApplicableTradeDeliveryTerms 0..1
  ram:SellerOrderReferencedDocument 0..1
  ram:BuyerOrderReferencedDocument 0..1
  ram:QuotationReferencedDocument 0..1
  ram:OrderResponseReferencedDocument 0..1
  ram:ContractReferencedDocument 0..1
  ram:DemandForecastReferencedDocument 0..1
  ram:SupplyInstructionReferencedDocument 0..1
  ram:PromotionalDealReferencedDocument 0..1
  ram:PriceListReferencedDocument 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:RequisitionerReferencedDocument 0..n
  ram:BuyerAgentTradeParty 0..1
  ram:PurchaseConditionsReferencedDocument 0..n
  ram:SpecifiedProcuringProject 0..1
  ram:UltimateCustomerOrderReferencedDocument 0..n
HeaderTradeSettlement
  ram:DuePayableAmount 0..n
  ram:CreditorReferenceTypeCode 0..n
  ram:CreditorReferenceType 0..n
  ram:CreditorReferenceIssuerID 0..n
  ram:CreditorReferenceID 0..1
  ram:PaymentReference 0..n
  ram:TaxCurrencyCode 0..1
  ram:InvoiceCurrencyCode 0..1
  ram:PaymentCurrencyCode 0..1
  ram:InvoiceIssuerReference 0..1
  ram:InvoiceDateTime 0..1
  ram:NextInvoiceDateTime 0..n
  ram:CreditReasonCode 0..1
  ram:CreditReason 0..n
  ram:InvoicerTradeParty 0..1
  ram:InvoiceeTradeParty 0..1
  ram:PayeeTradeParty 0..1
  ram:PayerTradeParty 0..1
  ram:TaxApplicableTradeCurrencyExchange 0..1
  ram:InvoiceApplicableTradeCurrencyExchange 0..1
  ram:PaymentApplicableTradeCurrencyExchange 0..1
  ram:SpecifiedTradeSettlementPaymentMeans 0..n
  ram:ApplicableTradeTax 0..n
  ram:BillingSpecifiedPeriod 0..1
  ram:SpecifiedTradeAllowanceCharge 0..n
  ram:SubtotalCalculatedTradeTax 0..n
  ram:SpecifiedLogisticsServiceCharge 0..n
  ram:SpecifiedTradePaymentTerms 0..n
  ram:SpecifiedTradeSettlementHeaderMonetarySummation 0..1
  ram:SpecifiedFinancialAdjustment 0..n
  ram:InvoiceReferencedDocument 0..1
  ram:ProFormaInvoiceReferencedDocument 0..1
  ram:LetterOfCreditReferencedDocument 0..1
  ram:FactoringAgreementReferencedDocument 0..n
  ram:FactoringListReferencedDocument 0..n
  ram:PayableSpecifiedTradeAccountingAccount 0..n
  ram:ReceivableSpecifiedTradeAccountingAccount 0..n
  ram:PurchaseSpecifiedTradeAccountingAccount 0..n
  ram:SalesSpecifiedTradeAccountingAccount 0..n
  ram:SpecifiedTradeSettlementFinancialCard 0..n
  ram:SpecifiedAdvancePayment 0..n
  ram:UltimatePayeeTradeParty 0..1
TradeSettlementPaymentMeans
  ram:PaymentChannelCode 0..1
  ram:TypeCode 0..1 PaymentMeansCode
  ram:GuaranteeMethodCode 0..1
  ram:PaymentMethodCode 0..1
  ram:Information 0..n
  ram:ID 0..n
  ram:ApplicableTradeSettlementFinancialCard 0..1
  ram:PayerPartyDebtorFinancialAccount 0..1
  ram:PayeePartyCreditorFinancialAccount 0..1
  ram:PayerSpecifiedDebtorFinancialInstitution 0..1
  ram:PayeeSpecifiedCreditorFinancialInstitution 0..1
TradeSettlementHeaderMonetarySummation
  ram:LineTotalAmount 0..n
  ram:ChargeTotalAmount 0..n
  ram:AllowanceTotalAmount 0..n
  ram:TaxBasisTotalAmount 0..n
  ram:TaxTotalAmount 0..n
  ram:RoundingAmount 0..n
  ram:GrandTotalAmount 0..n
  ram:InformationAmount 0..n
  ram:TotalPrepaidAmount 0..n
  ram:TotalDiscountAmount 0..n
  ram:TotalAllowanceChargeAmount 0..n
  ram:DuePayableAmount 0..n
  ram:RetailValueExcludingTaxInformationAmount 0..n
  ram:TotalDepositFeeInformationAmount 0..n
  ram:ProductValueExcludingTobaccoTaxInformationAmount 0..n
  ram:TotalRetailValueInformationAmount 0..n
  ram:GrossLineTotalAmount 0..n
  ram:NetLineTotalAmount 0..n
  ram:NetIncludingTaxesLineTotalAmount 0..n
AdvancePayment
  ram:PaidAmount 1..1
  ram:FormattedReceivedDateTime 0..1
  ram:IncludedTradeTax 0..n
ValuationBreakdownStatement
  ram:ID 1..1
  ram:Name 1..1
  ram:Description 0..n
  ram:MeasurementMethodID 0..n
  ram:CreationDateTime 1..1
  ram:DefaultCurrencyCode 1..1
  ram:DefaultLanguageCode 1..1
  ram:Comment 0..n
  ram:TypeCode 0..n
  ram:RequestedActionCode 0..n
  ram:PriceListID 0..1
  ram:ContractualLanguageCode 0..1
  ram:ItemGroupedWorkItem 0..n
  ram:ItemBasicWorkItem 0..n
  ram:TotalCalculatedPrice 0..n
  ram:ChangedRecordedStatus 0..n
  ram:CreationSpecifiedBinaryFile 0..n
  ram:ReaderSpecifiedBinaryFile 0..n
  ram:ReferencedSpecifiedBinaryFile 0..n
BasicWorkItem
  ram:ID 1..1
  ram:ReferenceID 0..1
  ram:PrimaryClassificationCode 0..n
  ram:AlternativeClassificationCode 0..n
  ram:TypeCode 0..n
  ram:Comment 0..n
  ram:TotalQuantity 0..1
  ram:TotalQuantityClassificationCode 0..1
  ram:IndexValue 0..1
  ram:StatusCode 0..n
  ram:ReferenceFileBinaryObject 0..n
  ram:Index 0..1
  ram:RequestedActionCode 0..n
  ram:PriceListItemID 0..1
  ram:ContractualLanguageCode 0..1
  ram:ActualWorkItemComplexDescription 0..n
  ram:TotalQuantityWorkItemQuantityAnalysis 0..n
  ram:UnitCalculatedPrice 0..n
  ram:TotalCalculatedPrice 0..n
  ram:SubordinateBasicWorkItem 0..n
  ram:ChangedRecordedStatus 0..n
  ram:ItemBasicWorkItem 0..n
  ram:ReferencedSpecifiedBinaryFile 0..n
WorkItemQuantityAnalysis
  ram:ID 1..1
  ram:ActualQuantity 0..1
  ram:Description 0..1
  ram:ActualQuantityPercent 0..1
  ram:StatusCode 0..1
  ram:TypeCode 0..1
  ram:PrimaryClassificationCode 0..n
  ram:AlternativeClassificationCode 0..n
  ram:ContractualLanguageCode 0..1
  ram:ActualQuantityWorkItemDimension 0..n
  ram:BreakdownWorkItemQuantityAnalysis 0..n
  ram:ChangedRecordedStatus 0..n`,
  }),
);
