/**
 * The elements of an invoice in UN/CEFACT Cross Industry Invoice D22B.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const CII_D22B = packed({
  roots: `
rsm:CrossIndustryInvoice CrossIndustryInvoice`,
  values: `
ID string
  @schemeID 0..1
  @schemeName 0..1
  @schemeAgencyID 0..1
  @schemeAgencyName 0..1
  @schemeVersionID 0..1
  @schemeDataURI 0..1 uri
  @schemeURI 0..1 uri
IndicatorString string
  @format 0..1
boolean
Text string
  @languageID 0..1
  @languageLocaleID 0..1
DateTimeString string
  @format 0..1
dateTime
DocumentCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
  @listURI 0..1 uri
MessageFunctionCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
Code string
  @listID 0..1
  @listAgencyID 0..1
  @listAgencyName 0..1
  @listName 0..1
  @listVersionID 0..1
  @name 0..1
  @languageID 0..1
  @listURI 0..1 uri
  @listSchemeURI 0..1 uri
DocumentStatusCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
BinaryObject base64
  @format 0..1
  @mimeCode 0..1
  @encodingCode 0..1
  @characterSetCode 0..1
  @uri 0..1 uri
  @filename 0..1
ReferenceCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
Measure decimal
  @unitCode 0..1
  @unitCodeListVersionID 0..1
Numeric decimal
  @format 0..1
PartyRoleCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
CountryID string
  @schemeID 0..1
  @schemeAgencyID 0..1
  @schemeVersionID 0..1
AddressTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
ContactTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
CommunicationChannelCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
LocationFunctionCode string
  @listAgencyID 0..1
LineStatusCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
Quantity decimal
  @unitCode 0..1
  @unitCodeListID 0..1
  @unitCodeListAgencyID 0..1
  @unitCodeListAgencyName 0..1
Percent decimal
  @format 0..1
TimeOnlyFormattedDateTime string
DimensionTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
LinearUnitMeasure decimal
  @unitCode 0..1 length1-3
  @unitCodeListVersionID 0..1
DeliveryTermsCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
DeliveryTermsFunctionCode string
  @listAgencyID 0..1
PriceTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
Amount decimal
  @currencyID 0..1
  @currencyCodeListVersionID 0..1
AllowanceChargeReasonCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
AllowanceChargeIdentificationCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
TaxTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
Rate decimal
  @format 0..1
TaxCategoryCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
CurrencyCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
DateString string
  @format 0..1
date
TimeReferenceCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
AccountingDocumentCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
AccountingAccountTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
AccountingAmountTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
WeightUnitMeasure decimal
  @unitCode 0..1 length1-3
  @unitCodeListVersionID 0..1
AdjustmentReasonCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
PackageTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
PackagingMarkingCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
AutomaticDataCaptureMethodCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
VolumeUnitMeasure decimal
  @unitCode 0..1 length1-3
  @unitCodeListVersionID 0..1
GoodsTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
GoodsTypeExtensionCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
CargoCategoryCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
CargoOperationalCategoryCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
CargoCommodityCategoryCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
DangerousGoodsRegulationCode string
  @listAgencyID 0..1
DangerousGoodsPackagingLevelCode string
  @listAgencyID 0..1
TransportEquipmentCategoryCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
TransportEquipmentFullnessCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
SealConditionCode string
  @listAgencyID 0..1
SealingPartyRoleCode string
  @listID 0..1
  @listAgencyID 0..1
TransportMovementStageCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
TransportModeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
StatusCode string
  @listAgencyID 0..1
TransportMeansTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
FreightChargeTypeID string
  @schemeID 0..1
  @schemeAgencyID 0..1
  @schemeVersionID 0..1
TransportServicePaymentArrangementCode string
  @listAgencyID 0..1
FreightChargeTariffClassCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
ChargePayingPartyRoleCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
LogisticsChargeCalculationBasisCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
PaymentTermsID string
  @schemeID 0..1
  @schemeAgencyID 0..1
  @schemeVersionID 0..1
PaymentTermsEventTimeReferenceCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
PaymentTermsTypeCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
AccountingDebitCreditStatusCode string
  @listID 0..1 = 4405_Accounting Debit Credit
  @listAgencyID 0..1
  @listVersionID 0..1
  @listURI 0..1 uri
DateOnlyFormattedDateTime string
PaymentMeansChannelCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
  @name 0..1
PaymentMeansCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1
PaymentGuaranteeMeansCode string
  @listID 0..1
  @listAgencyID 0..1
  @listVersionID 0..1`,
  elements: `
Text
  ram:Abstract
  ram:Access
  ram:AccountName
  ram:AdditionalDescription
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
  ram:Characteristic
  ram:CityName
  ram:CitySubDivisionName
  ram:ClassName
  ram:ClearingSystemName
  ram:ColourDescription
  ram:Comment
  ram:CommonName
  ram:CompleteNumber
  ram:ConciseDescription
  ram:Content
  ram:ContractGeneralConditions
  ram:CostReferenceDimensionPattern
  ram:CountryName
  ram:CountrySubDivisionName
  ram:CoverageDescription
  ram:CreditReason
  ram:CreditorReferenceType
  ram:Cycle
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
  ram:ModelName
  ram:Name
  ram:PaymentReference
  ram:PersonName
  ram:PostOfficeBox
  ram:ProperShippingName
  ram:Purpose
  ram:Reason
  ram:RecyclingProcedure
  ram:Reference
  ram:RegulationName
  ram:Remark
  ram:Responsibility
  ram:Role
  ram:SaleRestriction
  ram:SectionName
  ram:Service
  ram:Signatory
  ram:StreetName
  ram:SubBrandName
  ram:Subject
  ram:SystemName
  ram:TechnicalName
  ram:TermsAndConditionsDescription
  ram:Title
  ram:TradeName
  ram:TradingBusinessName
  ram:Type
  ram:UseDescription
  ram:Value
AccountingAmountTypeCode
  ram:AmountTypeCode
AutomaticDataCaptureMethodCode
  ram:AutomaticDataCaptureMethodTypeCode
LogisticsChargeCalculationBasisCode
  ram:CalculationBasisCode
CommunicationChannelCode
  ram:ChannelCode
WeightUnitMeasure
  ram:ChargeableWeightMeasure
  ram:GrossWeightMeasure
  ram:NetWeightMeasure
  ram:TheoreticalWeightMeasure
FormattedDateTime
  ram:CreationDateTime
  ram:DueDateTime
  ram:FormattedCancellationAnnouncedLaunchDateTime
  ram:FormattedIssueDateTime
  ram:FormattedLatestProductDataChangeDateTime
  ram:FormattedReceivedDateTime
Code
  ram:CurrencyCode
DeliveryTermsCode
  ram:DeliveryTypeCode
LinearUnitMeasure
  ram:DiameterMeasure
  ram:LoadingLengthMeasure
AccountingDebitCreditStatusCode
  ram:DirectionCode
TimeReferenceCode
  ram:DueDateTypeCode
PaymentTermsEventTimeReferenceCode
  ram:FromEventCode
DeliveryTermsFunctionCode
  ram:FunctionCode
PaymentGuaranteeMeansCode
  ram:GuaranteeMethodCode
TransportModeCode
  ram:ModeCode
CargoOperationalCategoryCode
  ram:OperationalCategoryCode
DangerousGoodsPackagingLevelCode
  ram:PackagingDangerLevelCode
ChargePayingPartyRoleCode
  ram:PayingPartyRoleCode
TransportServicePaymentArrangementCode
  ram:PaymentArrangementCode
PaymentMeansChannelCode
  ram:PaymentChannelCode
MessageFunctionCode
  ram:PurposeCode
ReferenceCode
  ram:ReferenceTypeCode
DangerousGoodsRegulationCode
  ram:RegulationCode
PartyRoleCode
  ram:RoleCode
AccountingDocumentCode
  ram:SetTriggerCode
TransportMovementStageCode
  ram:StageCode
CargoCommodityCategoryCode
  ram:StatisticalClassificationCode
DocumentStatusCode
  ram:StatusCode
FreightChargeTariffClassCode
  ram:TariffClassCode
TimeOnlyFormattedDateTime
  ram:TimeOccurrenceDateTime
GoodsTypeExtensionCode
  ram:TypeExtensionCode
TransportEquipmentFullnessCode
  ram:UsedCapacityCode
DateOnlyFormattedDateTime
  ram:ValidFromDateTime
date
  udt:Date
dateTime
  udt:DateTime
boolean
  udt:Indicator`,
  contents: `
CrossIndustryInvoice
  rsm:ExchangedDocumentContext 1..1
  rsm:ExchangedDocument 1..1
  rsm:SupplyChainTradeTransaction 1..1
  rsm:ValuationBreakdownStatement 0..1
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
  ram:UserSpecifiedDocumentContextParameter 0..n
Indicator
  choice
    udt:IndicatorString
    udt:Indicator
DocumentContextParameter
  ram:ID 0..1
  ram:Value 0..1
  ram:SpecifiedDocumentVersion 0..1
DocumentVersion
  ram:ID 0..1
  ram:Name 0..1
  ram:IssueDateTime 0..1
DateTime
  choice
    udt:DateTimeString
    udt:DateTime
ExchangedDocument
  ram:ID 0..1
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
  ram:RequestedResponseTypeCode 0..n
  ram:CreationDateTime 0..1
  ram:FirstVersionIssueDateTime 0..1
  ram:SubtypeCode 0..1
  ram:IncludedNote 0..n
  ram:ReferenceReferencedDocument 0..n
  ram:SignatoryDocumentAuthentication 0..1
  ram:EffectiveSpecifiedPeriod 0..1
  ram:IssuerTradeParty 0..1
  ram:AttachedSpecifiedBinaryFile 0..n
FormattedDateTime
  qdt:DateTimeString 1..1
Note
  ram:Subject 0..1
  ram:ContentCode 0..1
  ram:Content 0..n
  ram:SubjectCode 0..n
  ram:ID 0..1
ReferencedDocument
  ram:IssuerAssignedID 0..1
  ram:URIID 0..1
  ram:StatusCode 0..1
  ram:CopyIndicator 0..1
  ram:LineID 0..1
  ram:TypeCode 0..1 DocumentCode
  ram:GlobalID 0..1
  ram:RevisionID 0..1
  ram:Name 0..n
  ram:ReceiptDateTime 0..1
  ram:AttachmentBinaryObject 0..n
  ram:Information 0..n
  ram:CategoryCode 0..1
  ram:ReferenceTypeCode 0..1
  ram:SectionName 0..n
  ram:PreviousRevisionID 0..n
  ram:FormattedIssueDateTime 0..1
  ram:PageID 0..1
  ram:SubordinateLineID 0..1
  ram:SubtypeCode 0..n
  ram:EffectiveSpecifiedPeriod 0..1
  ram:IssuerTradeParty 0..1
  ram:AttachedSpecifiedBinaryFile 0..n
  ram:IncludedNote 0..n
SpecifiedPeriod
  ram:DurationMeasure 0..n
  ram:InclusiveIndicator 0..1
  ram:Description 0..n
  ram:StartDateTime 0..1
  ram:EndDateTime 0..1
  ram:CompleteDateTime 0..1
  ram:OpenIndicator 0..1
  ram:SeasonCode 0..1
  ram:ID 0..1
  ram:Name 0..n
  ram:SequenceNumeric 0..1
  ram:StartDateFlexibilityCode 0..1
  ram:ContinuousIndicator 0..1
  ram:PurposeCode 0..1 Code
TradeParty
  ram:ID 0..n
  ram:GlobalID 0..n
  ram:TypeCode 0..n
  ram:Name 0..1
  ram:RoleCode 0..n
  ram:Description 0..n
  ram:RegisteredID 0..n
  ram:Role 0..n
  ram:SpecifiedLegalOrganization 0..1
  ram:DefinedTradeContact 0..n
  ram:PostalTradeAddress 0..1
  ram:URIUniversalCommunication 0..n
  ram:SpecifiedLogisticsLocation 0..n
  ram:SpecifiedTaxRegistration 0..n
  ram:EndPointURIUniversalCommunication 0..1
  ram:LogoAssociatedSpecifiedBinaryFile 0..n
LegalOrganization
  ram:LegalClassificationCode 0..1
  ram:Name 0..1
  ram:ID 0..1
  ram:TradingBusinessName 0..1
  ram:PostalTradeAddress 0..1
  ram:AuthorizedLegalRegistration 0..n
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
  ram:CityID 0..1
  ram:TypeCode 0..n AddressTypeCode
LegalRegistration
  ram:TypeCode 0..1
  ram:ID 0..1
TradeContact
  ram:ID 0..1
  ram:PersonName 0..1
  ram:DepartmentName 0..1
  ram:TypeCode 0..1 ContactTypeCode
  ram:JobTitle 0..1
  ram:Responsibility 0..1
  ram:PersonID 0..n
  ram:TelephoneUniversalCommunication 0..1
  ram:DirectTelephoneUniversalCommunication 0..1
  ram:MobileTelephoneUniversalCommunication 0..1
  ram:FaxUniversalCommunication 0..1
  ram:EmailURIUniversalCommunication 0..1
  ram:TelexUniversalCommunication 0..1
  ram:VOIPUniversalCommunication 0..1
  ram:InstantMessagingUniversalCommunication 0..1
  ram:SpecifiedNote 0..n
  ram:SpecifiedContactPerson 0..1
UniversalCommunication
  ram:URIID 0..1
  ram:ChannelCode 0..1
  ram:CompleteNumber 0..1
ContactPerson
  ram:GivenName 0..1
  ram:MiddleName 0..1
  ram:FamilyName 0..1
LogisticsLocation
  ram:ID 0..1
  ram:Name 0..n
  ram:TypeCode 0..1 LocationFunctionCode
  ram:Description 0..n
  ram:CountryID 0..1
  ram:CountrySubDivisionID 0..1
  ram:PhysicalGeographicalCoordinate 0..1
  ram:PostalTradeAddress 0..1
  ram:SubordinateLocation 0..1
GeographicalCoordinate
  ram:AltitudeMeasure 0..1
  ram:LatitudeMeasure 0..1
  ram:LongitudeMeasure 0..1
  ram:SystemID 0..1
SubordinateLocation
  ram:ID 0..1
  ram:Name 0..1
  ram:TypeCode 0..1 LocationFunctionCode
  ram:PhysicalGeographicalCoordinate 0..1
TaxRegistration
  ram:ID 0..1
  ram:IOSSID 0..1
  ram:AssociatedRegisteredTax 0..1
RegisteredTax
  ram:TypeCode 0..1
  ram:ExemptionReasonCode 0..1
  ram:ExemptionReason 0..n
  ram:CurrencyCode 0..1
  ram:Jurisdiction 0..n
  ram:Description 0..n
  ram:CustomsDutyIndicator 0..1
SpecifiedBinaryFile
  ram:ID 0..n
  ram:Title 0..n
  ram:AuthorName 0..n
  ram:VersionID 0..1
  ram:FileName 0..1
  ram:URIID 0..1
  ram:MIMECode 0..1
  ram:EncodingCode 0..1
  ram:CharacterSetCode 0..1
  ram:IncludedBinaryObject 0..n
  ram:Access 0..n
  ram:Description 0..n
  ram:SizeMeasure 0..1
  ram:AccessAvailabilitySpecifiedPeriod 0..1
DocumentAuthentication
  ram:ActualDateTime 0..1
  ram:ID 0..1
  ram:Information 0..n
  ram:Signatory 0..1
  ram:SignatoryImageBinaryObject 0..1
  ram:CategoryCode 0..n
SupplyChainTradeTransaction
  ram:IncludedSupplyChainTradeLineItem 0..n
  ram:ApplicableHeaderTradeAgreement 1..1
  ram:ApplicableHeaderTradeDelivery 1..1
  ram:ApplicableHeaderTradeSettlement 1..1
SupplyChainTradeLineItem
  ram:DescriptionCode 0..1
  ram:AssociatedDocumentLineDocument 0..1
  ram:SpecifiedTradeProduct 0..1
  ram:AdditionalInformationNote 0..n
  ram:SpecifiedLineTradeAgreement 0..1
  ram:SpecifiedLineTradeDelivery 0..1
  ram:SpecifiedLineTradeSettlement 1..1
  ram:IncludedSubordinateTradeLineItem 0..n
DocumentLineDocument
  ram:LineID 0..1
  ram:ParentLineID 0..1
  ram:LineStatusCode 0..1
  ram:LineStatusReasonCode 0..1
  ram:CategoryCode 0..1
  ram:ResponseReasonCode 0..1
  ram:IncludedNote 0..n
  ram:ReferenceReferencedDocument 0..n
TradeProduct
  ram:ID 0..1
  ram:GlobalID 0..1
  ram:SellerAssignedID 0..1
  ram:BuyerAssignedID 0..1
  ram:ManufacturerAssignedID 0..1
  ram:IndustryAssignedID 0..1
  ram:ModelID 0..1
  ram:Name 0..n
  ram:TradeName 0..1
  ram:Description 0..n
  ram:TypeCode 0..1
  ram:NetWeightMeasure 0..1 Measure
  ram:GrossWeightMeasure 0..1 Measure
  ram:StatusCode 0..1 Code
  ram:ProductGroupID 0..n
  ram:NetVolumeMeasure 0..1
  ram:GrossVolumeMeasure 0..1
  ram:EndItemTypeCode 0..n
  ram:EndItemName 0..n
  ram:CustomerAssignedID 0..n
  ram:BatchID 0..n
  ram:AreaDensityMeasure 0..1
  ram:UseDescription 0..n
  ram:ConciseDescription 0..n
  ram:AdditionalDescription 0..n
  ram:BrandName 0..1
  ram:SubBrandName 0..1
  ram:DrainedNetWeightMeasure 0..1
  ram:VariableMeasureIndicator 0..1
  ram:ConfigurableIndicator 0..1
  ram:ColourCode 0..1
  ram:ColourDescription 0..n
  ram:RecyclingTypeCode 0..1
  ram:UnitTypeCode 0..n
  ram:ContentUnitQuantity 0..1
  ram:CommonName 0..1
  ram:ModelName 0..1
  ram:Designation 0..n
  ram:FormattedCancellationAnnouncedLaunchDateTime 0..1
  ram:FormattedLatestProductDataChangeDateTime 0..1
  ram:ExportIndicator 0..1
  ram:UltimateCustomerAssignedExtensionID 0..n
  ram:SizeCode 0..1
  ram:ApplicableProductCharacteristic 0..n
  ram:ApplicableMaterialGoodsCharacteristic 0..n
  ram:DesignatedProductClassification 0..n
  ram:IndividualTradeProductInstance 0..n
  ram:CertificationEvidenceReferenceReferencedDocument 0..n
  ram:InspectionReferenceReferencedDocument 0..n
  ram:OriginTradeCountry 0..1
  ram:LinearSpatialDimension 0..n
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
  ram:BuyerSuppliedPartsReferenceReferencedDocument 0..n
ProductCharacteristic
  ram:ID 0..n
  ram:TypeCode 0..1
  ram:Description 0..n
  ram:ValueMeasure 0..1
  ram:MeasurementMethodCode 0..1
  ram:Value 0..n
  ram:ValueCode 0..1
  ram:ValueDateTime 0..1
  ram:ValueIndicator 0..1
  ram:ContentTypeCode 0..1
  ram:ValueSpecifiedBinaryFile 0..1
  ram:ApplicableProductCharacteristicCondition 0..n
  ram:ApplicableReferencedStandard 0..1
ProductCharacteristicCondition
  ram:TypeCode 0..1
  ram:Name 0..n
  ram:ValueMeasure 0..1
ReferencedStandard
  ram:ID 0..1
  ram:VersionID 0..1
  ram:ElementVersionID 0..1
  ram:URIID 0..1
  ram:PartID 0..1
  ram:AgencyID 0..1
MaterialGoodsCharacteristic
  ram:Description 0..n
  ram:TypeCode 0..1
  ram:ProportionalConstituentPercent 0..1
  ram:AbsolutePresenceWeightMeasure 0..1
  ram:AbsolutePresenceVolumeMeasure 0..1
ProductClassification
  ram:SystemID 0..1
  ram:SystemName 0..n
  ram:ClassCode 0..1
  ram:ClassName 0..n
  ram:SubClassCode 0..1
  ram:ClassProductCharacteristic 0..n
  ram:ApplicableReferencedStandard 0..1
TradeProductInstance
  ram:GlobalSerialID 0..1
  ram:BatchID 0..1
  ram:KanbanID 0..1
  ram:SupplierAssignedSerialID 0..1
  ram:BestBeforeDateTime 0..1
  ram:ExpiryDateTime 0..1
  ram:SellByDateTime 0..1
  ram:SerialID 0..n
  ram:RegistrationID 0..n
  ram:ProductionSupplyChainEvent 0..1
  ram:PackagingSupplyChainEvent 0..1
  ram:ApplicableMaterialGoodsCharacteristic 0..n
  ram:ApplicableProductCharacteristic 0..n
SupplyChainEvent
  ram:ID 0..1
  ram:OccurrenceDateTime 0..1
  ram:TypeCode 0..1
  ram:Description 0..n
  ram:DescriptionBinaryObject 0..n
  ram:UnitQuantity 0..1
  ram:LatestOccurrenceDateTime 0..1
  ram:EarliestOccurrenceDateTime 0..1
  ram:TimeOccurrenceDateTime 0..1
  ram:OccurrenceSpecifiedPeriod 0..1
  ram:OccurrenceLogisticsLocation 0..1
TradeCountry
  ram:ID 0..1 CountryID
  ram:Name 0..n
  ram:SubordinateTradeCountrySubDivision 0..n
TradeCountrySubDivision
  ram:ID 0..1
  ram:Name 0..n
SpatialDimension
  ram:ValueMeasure 0..1
  ram:TypeCode 0..1 DimensionTypeCode
  ram:Description 0..n
  ram:WidthMeasure 0..1
  ram:LengthMeasure 0..1
  ram:HeightMeasure 0..1
  ram:ID 0..1
  ram:DiameterMeasure 0..1
ReferencedProduct
  ram:ID 0..n
  ram:GlobalID 0..n
  ram:SellerAssignedID 0..1
  ram:BuyerAssignedID 0..1
  ram:ManufacturerAssignedID 0..n
  ram:IndustryAssignedID 0..n
  ram:Name 0..n
  ram:Description 0..n
  ram:RelationshipTypeCode 0..n
  ram:UnitQuantity 0..n
LineTradeAgreement
  ram:BuyerReference 0..1
  ram:BuyerRequisitionerTradeParty 0..n
  ram:ApplicableTradeDeliveryTerms 0..1
  ram:SellerOrderReferencedDocument 0..1
  ram:BuyerOrderReferencedDocument 0..1
  ram:QuotationReferencedDocument 0..1
  ram:ContractReferencedDocument 0..1
  ram:DemandForecastReferencedDocument 0..1
  ram:PromotionalDealReferencedDocument 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:GrossPriceProductTradePrice 0..1
  ram:NetPriceProductTradePrice 0..1
  ram:RequisitionerReferencedDocument 0..n
  ram:ItemSellerTradeParty 0..1
  ram:ItemBuyerTradeParty 0..1
  ram:IncludedSpecifiedMarketplace 0..1
  ram:UltimateCustomerOrderReferencedDocument 0..n
TradeDeliveryTerms
  ram:DeliveryTypeCode 0..1
  ram:Description 0..n
  ram:FunctionCode 0..1
  ram:DeliveryDiscontinuationCode 0..1
  ram:PartialDeliveryAllowedIndicator 0..1
  ram:RelevantTradeLocation 0..1
TradeLocation
  ram:CountryID 0..1
  ram:CountryName 0..1
  ram:ID 0..1
  ram:Name 0..1
TradePrice
  ram:TypeCode 0..1 PriceTypeCode
  ram:ChargeAmount 1..n
  ram:BasisQuantity 0..1
  ram:MinimumQuantity 0..1
  ram:MaximumQuantity 0..1
  ram:ChangeReason 0..n
  ram:OrderUnitConversionFactorNumeric 0..1
  ram:Type 0..n
  ram:BasisDateTime 0..1
  ram:AppliedTradeAllowanceCharge 0..n
  ram:ValiditySpecifiedPeriod 0..1
  ram:IncludedTradeTax 0..n
  ram:DeliveryTradeLocation 0..n
  ram:TradeComparisonReferencePrice 0..n
  ram:AssociatedReferencedDocument 0..n
TradeAllowanceCharge
  ram:ChargeIndicator 0..1
  ram:ID 0..1
  ram:SequenceNumeric 0..1
  ram:CalculationPercent 0..1
  ram:BasisAmount 0..1
  ram:BasisQuantity 0..1
  ram:PrepaidIndicator 0..1
  ram:ActualAmount 0..n
  ram:UnitBasisAmount 0..1
  ram:ReasonCode 0..1 AllowanceChargeReasonCode
  ram:Reason 0..1
  ram:TypeCode 0..1 AllowanceChargeIdentificationCode
  ram:CategoryTradeTax 0..n
  ram:ActualTradeCurrencyExchange 0..1
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
  ram:GrandTotalAmount 0..n
  ram:CalculationMethodCode 0..1
  ram:SpecifiedTradeAccountingAccount 0..n
  ram:ServiceSupplyTradeCountry 0..1
  ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount 0..1
  ram:SellerPayableTaxSpecifiedTradeAccountingAccount 0..1
  ram:SellerRefundableTaxSpecifiedTradeAccountingAccount 0..1
  ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount 0..1
  ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount 0..1
  ram:PlaceApplicableTradeLocation 0..n
Date
  choice
    udt:DateString
    udt:Date
TradeAccountingAccount
  ram:ID 1..1
  ram:SetTriggerCode 0..1
  ram:TypeCode 0..1 AccountingAccountTypeCode
  ram:AmountTypeCode 0..1
  ram:Name 0..1
  ram:CostReferenceDimensionPattern 0..1
TradeCurrencyExchange
  ram:SourceCurrencyCode 1..1
  ram:SourceUnitBasisNumeric 0..1
  ram:TargetCurrencyCode 1..1
  ram:TargetUnitBaseNumeric 0..1
  ram:MarketID 0..1
  ram:ConversionRate 1..1
  ram:ConversionRateDateTime 0..1
  ram:AssociatedReferencedDocument 0..n
ReferencePrice
  ram:ChargeAmount 0..1
  ram:BasisQuantity 0..n
  ram:NetPriceIndicator 0..n
  ram:ComparisonMethodCode 0..1
SpecifiedMarketplace
  ram:ID 0..1
  ram:Name 0..1
  ram:VirtualIndicator 0..1
  ram:WebsiteURIID 0..n
  ram:SalesMethodCode 0..1
  ram:OrderingAvailablePeriod 0..n
AvailablePeriod
  ram:StartDateTime 0..1
  ram:EndDateTime 0..1
  ram:Description 0..1
LineTradeDelivery
  ram:RequestedQuantity 0..1
  ram:ReceivedQuantity 0..1
  ram:BilledQuantity 0..1
  ram:ChargeFreeQuantity 0..1
  ram:PackageQuantity 0..1
  ram:ProductUnitQuantity 0..1
  ram:PerPackageUnitQuantity 0..1
  ram:NetWeightMeasure 0..1
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
DeliveryAdjustment
  ram:ReasonCode 0..1 AdjustmentReasonCode
  ram:Reason 0..n
  ram:ActualAmount 0..n
  ram:ActualQuantity 0..1
  ram:ActualDateTime 0..1
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
  ram:AdditionalInstructionCode 0..n
  ram:AdditionalInstructionIndicator 0..1
  ram:LinearSpatialDimension 0..1
  ram:MinimumLinearSpatialDimension 0..1
  ram:MaximumLinearSpatialDimension 0..1
  ram:SpecifiedPackagingMarking 0..n
  ram:ApplicableMaterialGoodsCharacteristic 0..n
  ram:ApplicableDisposalInstructions 0..n
  ram:ApplicableReturnableAssetInstructions 0..n
PackagingMarking
  ram:TypeCode 0..n PackagingMarkingCode
  ram:Content 0..n
  ram:ContentDateTime 0..1
  ram:ContentAmount 0..n
  ram:BarcodeTypeCode 0..n
  ram:ContentCode 0..n
  ram:AutomaticDataCaptureMethodTypeCode 0..n
DisposalInstructions
  ram:MaterialID 0..1
  ram:RecyclingDescriptionCode 0..n
  ram:Description 0..n
  ram:RecyclingProcedure 0..n
ReturnableAssetInstructions
  ram:MaterialID 0..n
  ram:TermsAndConditionsDescription 0..n
  ram:TermsAndConditionsDescriptionCode 0..1
  ram:DepositValueSpecifiedAmount 0..n
  ram:DepositValueValiditySpecifiedPeriod 0..1
SupplyChainConsignment
  ram:ID 0..1
  ram:GrossWeightMeasure 0..n
  ram:NetWeightMeasure 0..n
  ram:GrossVolumeMeasure 0..n VolumeUnitMeasure
  ram:ChargeableWeightMeasure 0..1
  ram:InsurancePremiumAmount 0..1
  ram:AssociatedInvoiceAmount 0..n
  ram:TotalChargeAmount 0..1
  ram:DeclaredValueForCustomsAmount 0..1
  ram:PackageQuantity 0..1
  ram:NetVolumeMeasure 0..n VolumeUnitMeasure
  ram:ConsignorTradeParty 0..1
  ram:ConsigneeTradeParty 0..1
  ram:CarrierTradeParty 0..1
  ram:FreightForwarderTradeParty 0..1
  ram:DeliveryTradeParty 0..1
  ram:CustomsImportAgentTradeParty 0..1
  ram:CustomsExportAgentTradeParty 0..1
  ram:GroupingCentreTradeParty 0..n
  ram:TransitLogisticsLocation 0..n
  ram:TransportContractReferencedDocument 0..1
  ram:AssociatedReferencedDocument 0..n
  ram:IncludedSupplyChainConsignmentItem 0..n
  ram:UtilizedLogisticsTransportEquipment 0..n
  ram:SpecifiedLogisticsTransportMovement 0..n
  ram:ApplicableTransportCargoInsurance 0..1
  ram:ApplicableCrossBorderRegulatoryProcedure 0..n
  ram:ApplicableCrossBorderCustomsValuation 0..n
SupplyChainConsignmentItem
  ram:TypeCode 0..1 GoodsTypeCode
  ram:TypeExtensionCode 0..1
  ram:DeclaredValueForCustomsAmount 0..1
  ram:DeclaredValueForStatisticsAmount 0..1
  ram:InvoiceAmount 0..n
  ram:GrossWeightMeasure 0..1
  ram:NetWeightMeasure 0..1
  ram:TariffQuantity 0..1
  ram:GlobalID 0..n
  ram:NatureIdentificationTransportCargo 0..1
  ram:ApplicableTransportDangerousGoods 0..n
  ram:PreviousAdministrativeReferencedDocument 0..n
  ram:ApplicableNote 0..n
TransportCargo
  ram:TypeCode 0..1 CargoCategoryCode
  ram:Identification 0..n
  ram:OperationalCategoryCode 0..1
  ram:StatisticalClassificationCode 0..1
TransportDangerousGoods
  ram:UNDGIdentificationCode 0..1
  ram:RegulationCode 0..1
  ram:RegulationName 0..n
  ram:TechnicalName 0..n
  ram:EMSID 0..1
  ram:PackagingDangerLevelCode 0..1
  ram:HazardClassificationID 0..1
  ram:AdditionalHazardClassificationID 0..1
  ram:ProperShippingName 0..1
LogisticsTransportEquipment
  ram:ID 0..1
  ram:LoadingLengthMeasure 0..1
  ram:CategoryCode 0..1 TransportEquipmentCategoryCode
  ram:CharacteristicCode 0..1
  ram:Characteristic 0..1
  ram:UsedCapacityCode 0..1
  ram:CarrierAssignedBookingID 0..n
  ram:SealedIndicator 0..1
  ram:ReturnableIndicator 0..1
  ram:AffixedLogisticsSeal 0..n
  ram:LinearSpatialDimension 0..1
  ram:ApplicableNote 0..n
LogisticsSeal
  ram:ID 0..1
  ram:MaximumID 0..1
  ram:TypeCode 0..1
  ram:ConditionCode 0..n SealConditionCode
  ram:SealingPartyRoleCode 0..1
  ram:IssuingTradeParty 0..1
LogisticsTransportMovement
  ram:StageCode 0..1
  ram:ModeCode 0..1
  ram:Mode 0..1
  ram:ID 0..1
  ram:StatusCode 0..1 StatusCode
  ram:ServiceCode 0..1
  ram:Service 0..1
  ram:Type 0..1
  ram:Cycle 0..1
  ram:UsedLogisticsTransportMeans 0..1
LogisticsTransportMeans
  ram:TypeCode 0..1 TransportMeansTypeCode
  ram:Type 0..1
  ram:ID 0..1
  ram:Name 0..1
  ram:OwnerTradeParty 0..1
TransportCargoInsurance
  ram:CoverageCode 0..1
  ram:CoverageDescription 0..1
  ram:ContractGeneralConditions 0..1
  ram:CoverageTradeParty 0..1
CrossBorderRegulatoryProcedure
  ram:TypeCode 0..n
  ram:TransactionNatureCode 0..1
  ram:TariffAmount 0..1
  ram:NonTariffChargeAmount 0..1
  ram:TotalChargeAmount 0..1
  ram:Remark 0..n
  ram:ApplicableTradeTax 0..n
CrossBorderCustomsValuation
  ram:AddedAdjustmentAmount 0..1
  ram:DeductedAdjustmentAmount 0..1
  ram:AddedAdjustmentPercent 0..1
  ram:DeductedAdjustmentPercent 0..1
  ram:MethodCode 0..1
  ram:WTOAdditionCode 0..1
  ram:ChargeApportionMethodCode 0..1
  ram:OtherChargeAmount 0..n
  ram:BuyerSellerRelationshipIndicator 0..1
  ram:BuyerSellerRelationshipPriceInfluenceIndicator 0..1
  ram:SaleRestrictionIndicator 0..1
  ram:SalePriceConditionIndicator 0..1
  ram:RoyaltyLicenseFeeIndicator 0..1
  ram:TypeCode 0..1
  ram:SaleRestriction 0..n
  ram:ApplicableTradeCurrencyExchange 0..1
LineTradeSettlement
  ram:PaymentReference 0..n
  ram:InvoiceIssuerReference 0..1
  ram:TotalAdjustmentAmount 0..1
  ram:DiscountIndicator 0..1
  ram:InvoiceDateTime 0..1
  ram:ApplicableTradeTax 0..n
  ram:BillingSpecifiedPeriod 0..1
  ram:SpecifiedTradeAllowanceCharge 0..n
  ram:SubtotalCalculatedTradeTax 0..n
  ram:SpecifiedLogisticsServiceCharge 0..n
  ram:SpecifiedTradePaymentTerms 0..n
  ram:SpecifiedTradeSettlementLineMonetarySummation 0..1
  ram:SpecifiedFinancialAdjustment 0..n
  ram:InvoiceReferencedDocument 0..n
  ram:AdditionalReferencedDocument 0..n
  ram:PayableSpecifiedTradeAccountingAccount 0..n
  ram:ReceivableSpecifiedTradeAccountingAccount 0..n
  ram:PurchaseSpecifiedTradeAccountingAccount 0..n
  ram:SalesSpecifiedTradeAccountingAccount 0..n
  ram:SpecifiedTradeSettlementFinancialCard 0..1
LogisticsServiceCharge
  ram:ID 0..1 FreightChargeTypeID
  ram:Description 0..n
  ram:PaymentArrangementCode 0..1
  ram:TariffClassCode 0..1
  ram:ChargeCategoryCode 0..1
  ram:ServiceCategoryCode 0..1
  ram:DisbursementAmount 0..n
  ram:AppliedAmount 0..n
  ram:AllowanceCharge 0..1
  ram:PayingPartyRoleCode 0..1
  ram:CalculationBasisCode 0..1
  ram:CalculationBasis 0..1
  ram:TransportPaymentMethodCode 0..1
  ram:PaymentPlaceLogisticsLocation 0..1
  ram:AppliedFromLogisticsLocation 0..1
  ram:AppliedToLogisticsLocation 0..1
  ram:AppliedTradeTax 0..n
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
  ram:DueDateTime 0..1
  ram:BillStartDateTime 0..1
  ram:ApplicableTradePaymentPenaltyTerms 0..1
  ram:ApplicableTradePaymentDiscountTerms 0..1
  ram:PayeeTradeParty 0..n
TradePaymentPenaltyTerms
  ram:BasisDateTime 0..1
  ram:BasisPeriodMeasure 0..1
  ram:BasisAmount 0..1
  ram:CalculationPercent 0..1
  ram:ActualPenaltyAmount 0..1
TradePaymentDiscountTerms
  ram:BasisDateTime 0..1
  ram:BasisPeriodMeasure 0..1
  ram:BasisAmount 0..1
  ram:CalculationPercent 0..1
  ram:ActualDiscountAmount 0..1
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
  ram:IncludingTaxesLineTotalAmount 0..n
FinancialAdjustment
  ram:ReasonCode 0..1
  ram:Reason 0..n
  ram:ActualAmount 0..n
  ram:ActualQuantity 0..1
  ram:ActualDateTime 0..1
  ram:DirectionCode 0..1
  ram:ClaimRelatedTradeParty 0..1
  ram:InvoiceReferenceReferencedDocument 0..1
  ram:RelatedTradeTax 0..n
TradeSettlementFinancialCard
  ram:MicrochipIndicator 0..1
  ram:ID 0..1
  ram:TypeCode 0..1
  ram:CardholderName 0..1
  ram:ExpiryDate 0..1
  ram:VerificationNumeric 0..1
  ram:ValidFromDateTime 0..1
  ram:CreditLimitAmount 0..n
  ram:CreditAvailableAmount 0..n
  ram:InterestRatePercent 0..1
  ram:IssuingCompanyName 0..1
  ram:Description 0..1
SubordinateTradeLineItem
  ram:ID 0..n
  ram:ResponseReasonCode 0..1
  ram:CategoryCode 0..1
  ram:SpecifiedReferencedProduct 0..1
  ram:ApplicableTradeProduct 0..n
  ram:SpecifiedSubordinateLineTradeAgreement 0..1
  ram:SpecifiedSubordinateLineTradeDelivery 0..1
  ram:SpecifiedSubordinateLineTradeSettlement 0..1
SubordinateLineTradeAgreement
  ram:SellerOrderReferencedDocument 0..1
  ram:BuyerOrderReferencedDocument 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:GrossPriceProductTradePrice 0..n
  ram:NetPriceProductTradePrice 0..n
SubordinateLineTradeDelivery
  ram:PackageQuantity 0..1
  ram:ProductUnitQuantity 0..1
  ram:PerPackageUnitQuantity 0..1
  ram:BilledQuantity 0..n
  ram:IncludedSupplyChainPackaging 0..n
  ram:ActualDeliverySupplyChainEvent 0..n
SubordinateLineTradeSettlement
  ram:AmountDirectionCode 0..1
  ram:ApplicableTradeTax 0..1
  ram:InvoiceReferencedDocument 0..n
  ram:SpecifiedFinancialAdjustment 0..n
  ram:SpecifiedTradeAllowanceCharge 0..n
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
  ram:PricingBaseApplicableLogisticsLocation 0..1
ProcuringProject
  ram:ID 1..1
  ram:Description 0..1
  ram:Name 1..1
HeaderTradeDelivery
  ram:RelatedSupplyChainConsignment 0..1
  ram:ShipToTradeParty 0..1
  ram:UltimateShipToTradeParty 0..1
  ram:ShipFromTradeParty 0..1
  ram:ActualDespatchSupplyChainEvent 0..1
  ram:ActualPickUpSupplyChainEvent 0..1
  ram:ActualDeliverySupplyChainEvent 0..1
  ram:ActualReceiptSupplyChainEvent 0..1
  ram:AdditionalReferencedDocument 0..n
  ram:DespatchAdviceReferencedDocument 0..1
  ram:ReceivingAdviceReferencedDocument 0..1
  ram:DeliveryNoteReferencedDocument 0..1
  ram:ConsumptionReportReferencedDocument 0..1
  ram:PreviousDeliverySupplyChainEvent 0..n
  ram:PackingListReferencedDocument 0..1
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
  ram:InvoiceReferencedDocument 0..n
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
  ram:PayeePartyCreditorFinancialAccount 0..n
  ram:PayerSpecifiedDebtorFinancialInstitution 0..1
  ram:PayeeSpecifiedCreditorFinancialInstitution 0..1
DebtorFinancialAccount
  ram:IBANID 0..1
  ram:AccountName 0..1
  ram:ProprietaryID 0..1
CreditorFinancialAccount
  ram:IBANID 0..1
  ram:AccountName 0..1
  ram:ProprietaryID 0..1
DebtorFinancialInstitution
  ram:BICID 0..1
  ram:ClearingSystemName 0..1
  ram:CHIPSUniversalID 0..1
  ram:NewZealandNCCID 0..1
  ram:IrishNSCID 0..1
  ram:UKSortCodeID 0..1
  ram:CHIPSParticipantID 0..1
  ram:SwissBCID 0..1
  ram:FedwireRoutingNumberID 0..1
  ram:PortugueseNCCID 0..1
  ram:RussianCentralBankID 0..1
  ram:ItalianDomesticID 0..1
  ram:AustrianBankleitzahlID 0..1
  ram:CanadianPaymentsAssociationID 0..1
  ram:SICID 0..1
  ram:GermanBankleitzahlID 0..1
  ram:SpanishDomesticInterbankingID 0..1
  ram:SouthAfricanNCCID 0..1
  ram:HongKongBankID 0..1
  ram:AustralianBSBID 0..1
  ram:IndianFinancialSystemID 0..1
  ram:HellenicBankID 0..1
  ram:PolishNationalClearingID 0..1
  ram:Name 0..1
  ram:JapanFinancialInstitutionCommonID 0..1
  ram:LocationFinancialInstitutionAddress 0..1
  ram:SubDivisionBranchFinancialInstitution 0..1
FinancialInstitutionAddress
  ram:PostcodeCode 0..1
  ram:BuildingNumber 0..1
  ram:LineOne 0..1
  ram:LineTwo 0..1
  ram:LineThree 0..1
  ram:LineFour 0..1
  ram:LineFive 0..1
  ram:StreetName 0..1
  ram:CityName 0..1
  ram:CountrySubDivisionID 0..1
  ram:CountryID 0..1 ID
  ram:TypeCode 0..1
  ram:DepartmentName 0..1
  ram:PostOfficeBox 0..1
  ram:CityID 0..1
  ram:CountrySubDivisionName 0..1
  ram:CountryName 0..1
BranchFinancialInstitution
  ram:ID 0..1
  ram:Name 0..1
  ram:LocationFinancialInstitutionAddress 0..1
CreditorFinancialInstitution
  ram:BICID 0..1
  ram:CHIPSUniversalID 0..1
  ram:NewZealandNCCID 0..1
  ram:IrishNSCID 0..1
  ram:UKSortCodeID 0..1
  ram:CHIPSParticipantID 0..1
  ram:SwissBCID 0..1
  ram:FedwireRoutingNumberID 0..1
  ram:PortugueseNCCID 0..1
  ram:RussianCentralBankID 0..1
  ram:ItalianDomesticID 0..1
  ram:AustrianBankleitzahlID 0..1
  ram:CanadianPaymentsAssociationID 0..1
  ram:SICID 0..1
  ram:GermanBankleitzahlID 0..1
  ram:SpanishDomesticInterbankingID 0..1
  ram:SouthAfricanNCCID 0..1
  ram:HongKongBankID 0..1
  ram:AustralianBSBID 0..1
  ram:IndianFinancialSystemID 0..1
  ram:HellenicBankID 0..1
  ram:PolishNationalClearingID 0..1
  ram:Name 0..1
  ram:ClearingSystemName 0..1
  ram:JapanFinancialInstitutionCommonID 0..1
  ram:LocationFinancialInstitutionAddress 0..1
  ram:SubDivisionBranchFinancialInstitution 0..1
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
  ram:InsuranceChargeTotalAmount 0..n
  ram:IncludingTaxesLineTotalAmount 0..n
AdvancePayment
  ram:PaidAmount 1..1
  ram:FormattedReceivedDateTime 0..1
  ram:IncludedTradeTax 0..n
  ram:InvoiceSpecifiedReferencedDocument 0..n
ValuationBreakdownStatement
  ram:ID 1..1
  ram:Name 1..1
  ram:Description 0..n
  ram:MeasurementMethodID 0..n
  ram:CreationDateTime 1..1 DateTime
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
GroupedWorkItem
  ram:ID 1..1
  ram:PrimaryClassificationCode 0..n
  ram:AlternativeClassificationCode 0..n
  ram:TypeCode 0..n
  ram:Comment 0..n
  ram:TotalQuantity 0..1
  ram:Index 0..1
  ram:RequestedActionCode 0..n
  ram:PriceListItemID 0..1
  ram:ContractualLanguageCode 0..1
  ram:TotalCalculatedPrice 0..n
  ram:ItemGroupedWorkItem 0..n
  ram:ItemBasicWorkItem 0..n
  ram:ChangedRecordedStatus 0..n
  ram:ActualWorkItemComplexDescription 0..n
  ram:ReferencedSpecifiedBinaryFile 0..n
CalculatedPrice
  ram:TypeCode 0..n
  ram:ChargeAmount 0..n
  ram:RelatedAppliedAllowanceCharge 0..n
AppliedAllowanceCharge
  ram:ActualAmount 0..1
  ram:Description 0..1
  ram:ReasonCode 0..1
  ram:CalculationPercent 0..1
  ram:BasisAmount 0..1
  ram:ChargeIndicator 1..1
  ram:CategoryAppliedTax 0..1
AppliedTax
  ram:CalculatedAmount 0..1
  ram:TypeCode 0..1
  ram:CalculatedRate 0..1
  ram:BasisAmount 0..1
  ram:TaxPointDate 0..1
BasicWorkItem
  ram:ID 1..1
  ram:ReferenceID 0..1
  ram:PrimaryClassificationCode 0..n
  ram:AlternativeClassificationCode 0..n
  ram:TypeCode 0..n
  ram:Comment 0..n
  ram:TotalQuantity 0..1
  ram:TotalQuantityClassificationCode 0..1
  ram:Index 0..1
  ram:RequestedActionCode 0..n
  ram:PriceListItemID 0..1
  ram:ContractualLanguageCode 0..1
  ram:ActualWorkItemComplexDescription 0..n
  ram:TotalQuantityWorkItemQuantityAnalysis 0..n
  ram:UnitCalculatedPrice 0..n
  ram:TotalCalculatedPrice 0..n
  ram:ChangedRecordedStatus 0..n
  ram:ItemBasicWorkItem 0..n
  ram:ReferencedSpecifiedBinaryFile 0..n
WorkItemComplexDescription
  ram:Abstract 0..n
  ram:Content 0..n
  ram:ContractualLanguageCode 0..1
  ram:RequestingSpecificationQuery 0..n
  ram:RespondingSpecificationResponse 0..n
  ram:SubsetWorkItemComplexDescription 0..1
SpecificationQuery
  ram:ID 1..1
  ram:TypeCode 0..1
  ram:Content 1..1
  ram:ContractualLanguageCode 0..1
SpecificationResponse
  ram:ID 1..1
  ram:QueryID 0..1
  ram:TypeCode 0..1
  ram:Content 1..1
  ram:ContractualLanguageCode 0..1
WorkItemQuantityAnalysis
  ram:ID 1..1
  ram:ActualQuantity 0..1
  ram:Description 0..1
  ram:ActualQuantityPercent 0..1
  ram:TypeCode 0..1
  ram:PrimaryClassificationCode 0..n
  ram:AlternativeClassificationCode 0..n
  ram:ContractualLanguageCode 0..1
  ram:ActualQuantityWorkItemDimension 0..n
  ram:BreakdownWorkItemQuantityAnalysis 0..n
  ram:ChangedRecordedStatus 0..n
WorkItemDimension
  ram:ID 0..1
  ram:ValueMeasure 1..1
  ram:Description 0..1
  ram:TypeCode 1..1
  ram:ContractualLanguageCode 0..1
  ram:ComponentWorkItemDimension 0..n
RecordedStatus
  ram:ConditionCode 1..1
  ram:ChangerName 0..1
  ram:ChangedDateTime 1..1`,
});
