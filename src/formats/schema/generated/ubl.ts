/**
 * The elements of an invoice in UBL 2.1 (OASIS Standard, 4 November 2013).
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const UBL = packed({
  roots: `
ubl:Invoice Invoice
cn:CreditNote CreditNote`,
  values: `
Identifier string
  @schemeID 0..1
  @schemeName 0..1
  @schemeAgencyID 0..1
  @schemeAgencyName 0..1
  @schemeVersionID 0..1
  @schemeDataURI 0..1 uri
  @schemeURI 0..1 uri
Text string
  @languageID 0..1 language
  @languageLocaleID 0..1
Code string
  @listID 0..1
  @listAgencyID 0..1
  @listAgencyName 0..1
  @listName 0..1
  @listVersionID 0..1
  @name 0..1
  @languageID 0..1 language
  @listURI 0..1 uri
  @listSchemeURI 0..1 uri
Indicator boolean
Date date
Time time
Numeric decimal
  @format 0..1
Measure decimal
  @unitCode 1..1
  @unitCodeListVersionID 0..1
BinaryObject base64
  @mimeCode 1..1
  @format 0..1
  @encodingCode 0..1
  @characterSetCode 0..1
  @uri 0..1 uri
  @filename 0..1
Amount decimal
  @currencyID 1..1
  @currencyCodeListVersionID 0..1
Quantity decimal
  @unitCode 0..1
  @unitCodeListID 0..1
  @unitCodeListAgencyID 0..1
  @unitCodeListAgencyName 0..1`,
  elements: `
Party
  cac:ResponsibleTransportServiceProviderParty
Identifier
  cbc:AccountID
  cbc:AdditionalAccountID
  cbc:AircraftID
  cbc:AttributeID
  cbc:BarcodeSymbologyID
  cbc:BrokerAssignedID
  cbc:CV2ID
  cbc:CarrierAssignedID
  cbc:ChipApplicationID
  cbc:CompanyID
  cbc:ConsigneeAssignedID
  cbc:ConsignorAssignedID
  cbc:ContractedCarrierAssignedID
  cbc:CustomerAssignedAccountID
  cbc:CustomizationID
  cbc:EndpointID
  cbc:ExchangeMarketID
  cbc:ExtendedID
  cbc:FreightForwarderAssignedID
  cbc:HazardClassID
  cbc:ID
  cbc:IdentificationID
  cbc:InformationURI
  cbc:InstructionID
  cbc:IssueNumberID
  cbc:IssuerID
  cbc:JourneyID
  cbc:LanguageID
  cbc:LicensePlateID
  cbc:LineID
  cbc:LoadingSequenceID
  cbc:LocationID
  cbc:LogoReferenceID
  cbc:LotNumberID
  cbc:LowerOrangeHazardPlacardID
  cbc:MarkingID
  cbc:NationalityID
  cbc:NetworkID
  cbc:PaymentID
  cbc:PaymentMeansID
  cbc:PaymentTermsDetailsURI
  cbc:PerformingCarrierAssignedID
  cbc:PrepaidPaymentReferenceID
  cbc:PrimaryAccountNumberID
  cbc:ProductTraceID
  cbc:ProfileExecutionID
  cbc:ProfileID
  cbc:RadioCallSignID
  cbc:RailCarID
  cbc:ReferenceID
  cbc:ReferencedConsignmentID
  cbc:RegistrationID
  cbc:RegistrationNationalityID
  cbc:ReleaseID
  cbc:RequiredCustomsID
  cbc:SalesOrderID
  cbc:SalesOrderLineID
  cbc:SequenceID
  cbc:SequenceNumberID
  cbc:SerialID
  cbc:SignatureID
  cbc:SuccessiveSequenceID
  cbc:SupplierAssignedAccountID
  cbc:TraceID
  cbc:TrackingID
  cbc:TrainID
  cbc:TransportationServiceDetailsURI
  cbc:UBLVersionID
  cbc:URI
  cbc:UUID
  cbc:UpperOrangeHazardPlacardID
  cbc:ValidatorID
  cbc:VersionID
  cbc:VesselID
  cbc:WebsiteURI
  ext:ExtensionAgencyID
  ext:ExtensionAgencyURI
  ext:ExtensionURI
  ext:ExtensionVersionID
Text
  cbc:AccountingCost
  cbc:AdditionalInformation
  cbc:AdditionalStreetName
  cbc:AliasName
  cbc:AllowanceChargeReason
  cbc:BackorderReason
  cbc:BirthplaceName
  cbc:BlockName
  cbc:BrandName
  cbc:BuildingName
  cbc:BuildingNumber
  cbc:BuyerReference
  cbc:CanonicalizationMethod
  cbc:CarrierServiceInstructions
  cbc:CategoryName
  cbc:CertificateType
  cbc:Channel
  cbc:Characteristics
  cbc:CityName
  cbc:CitySubdivisionName
  cbc:CompanyLegalForm
  cbc:Condition
  cbc:Conditions
  cbc:Content
  cbc:ContractType
  cbc:CountrySubentity
  cbc:CustomerReference
  cbc:CustomsClearanceServiceInstructions
  cbc:DamageRemarks
  cbc:DataSendingCapability
  cbc:DeliveryInstructions
  cbc:DemurrageInstructions
  cbc:Department
  cbc:Description
  cbc:District
  cbc:DocumentDescription
  cbc:DocumentHash
  cbc:DocumentType
  cbc:ElectronicMail
  cbc:ExemptionReason
  cbc:Extension
  cbc:FamilyName
  cbc:FileName
  cbc:FirstName
  cbc:Floor
  cbc:ForwarderServiceInstructions
  cbc:HandlingInstructions
  cbc:HashAlgorithmMethod
  cbc:HaulageInstructions
  cbc:HolderName
  cbc:Information
  cbc:InhouseMail
  cbc:InstructionNote
  cbc:Instructions
  cbc:InvoicingPartyReference
  cbc:JobTitle
  cbc:Keyword
  cbc:Line
  cbc:ListValue
  cbc:Location
  cbc:LossRisk
  cbc:MarkAttention
  cbc:MarkCare
  cbc:MaximumValue
  cbc:MiddleName
  cbc:MinimumValue
  cbc:ModelName
  cbc:Name
  cbc:NameSuffix
  cbc:Note
  cbc:OrganizationDepartment
  cbc:OtherName
  cbc:OutstandingReason
  cbc:PackingMaterial
  cbc:PaymentNote
  cbc:PlacardEndorsement
  cbc:PlacardNotation
  cbc:PlotIdentification
  cbc:PostalZone
  cbc:Postbox
  cbc:PriceChangeReason
  cbc:PriceType
  cbc:Priority
  cbc:Reference
  cbc:Region
  cbc:RegistrationName
  cbc:RegistrationNationality
  cbc:RejectReason
  cbc:Remarks
  cbc:Room
  cbc:SealingPartyType
  cbc:ServiceType
  cbc:ShippingMarks
  cbc:ShipsRequirements
  cbc:SignatureMethod
  cbc:SpecialInstructions
  cbc:SpecialServiceInstructions
  cbc:SpecialTerms
  cbc:SpecialTransportRequirements
  cbc:StatusReason
  cbc:StreetName
  cbc:SummaryDescription
  cbc:TariffDescription
  cbc:TaxExemptionReason
  cbc:TechnicalName
  cbc:Telefax
  cbc:Telephone
  cbc:TestMethod
  cbc:TierRange
  cbc:TimezoneOffset
  cbc:TimingComplaint
  cbc:Title
  cbc:TradingRestrictions
  cbc:TransportationServiceDescription
  cbc:ValidateProcess
  cbc:ValidateTool
  cbc:ValidateToolVersion
  cbc:Value
  cbc:ValueQualifier
  cbc:VesselName
  cbc:WorkPhase
  cbc:XPath
  ext:ExtensionAgencyName
  ext:ExtensionReason
Numeric
  cbc:AirFlowPercent
  cbc:CalculationRate
  cbc:HumidityPercent
  cbc:OrderableUnitFactorRate
  cbc:PartecipationPercent
  cbc:PaymentPercent
  cbc:PenaltySurchargePercent
  cbc:Percent
  cbc:ProgressPercent
  cbc:ReliabilityPercent
  cbc:SettlementDiscountPercent
  cbc:SourceCurrencyBaseRate
  cbc:TargetCurrencyBaseRate
  cbc:TierRatePercent`,
  contents: `
Invoice
  ext:UBLExtensions 0..1
  cbc:UBLVersionID 0..1
  cbc:CustomizationID 0..1
  cbc:ProfileID 0..1
  cbc:ProfileExecutionID 0..1
  cbc:ID 1..1
  cbc:CopyIndicator 0..1
  cbc:UUID 0..1
  cbc:IssueDate 1..1
  cbc:IssueTime 0..1
  cbc:DueDate 0..1
  cbc:InvoiceTypeCode 0..1
  cbc:Note 0..n
  cbc:TaxPointDate 0..1
  cbc:DocumentCurrencyCode 0..1
  cbc:TaxCurrencyCode 0..1
  cbc:PricingCurrencyCode 0..1
  cbc:PaymentCurrencyCode 0..1
  cbc:PaymentAlternativeCurrencyCode 0..1
  cbc:AccountingCostCode 0..1
  cbc:AccountingCost 0..1
  cbc:LineCountNumeric 0..1
  cbc:BuyerReference 0..1
  cac:InvoicePeriod 0..n
  cac:OrderReference 0..1
  cac:BillingReference 0..n
  cac:DespatchDocumentReference 0..n
  cac:ReceiptDocumentReference 0..n
  cac:StatementDocumentReference 0..n
  cac:OriginatorDocumentReference 0..n
  cac:ContractDocumentReference 0..n
  cac:AdditionalDocumentReference 0..n
  cac:ProjectReference 0..n
  cac:Signature 0..n
  cac:AccountingSupplierParty 1..1
  cac:AccountingCustomerParty 1..1
  cac:PayeeParty 0..1
  cac:BuyerCustomerParty 0..1
  cac:SellerSupplierParty 0..1
  cac:TaxRepresentativeParty 0..1
  cac:Delivery 0..n
  cac:DeliveryTerms 0..1
  cac:PaymentMeans 0..n
  cac:PaymentTerms 0..n
  cac:PrepaidPayment 0..n
  cac:AllowanceCharge 0..n
  cac:TaxExchangeRate 0..1
  cac:PricingExchangeRate 0..1
  cac:PaymentExchangeRate 0..1
  cac:PaymentAlternativeExchangeRate 0..1
  cac:TaxTotal 0..n
  cac:WithholdingTaxTotal 0..n
  cac:LegalMonetaryTotal 1..1
  cac:InvoiceLine 1..n
UBLExtensions
  ext:UBLExtension 1..n
UBLExtension
  cbc:ID 0..1
  cbc:Name 0..1
  ext:ExtensionAgencyID 0..1
  ext:ExtensionAgencyName 0..1
  ext:ExtensionVersionID 0..1
  ext:ExtensionAgencyURI 0..1
  ext:ExtensionURI 0..1
  ext:ExtensionReasonCode 0..1
  ext:ExtensionReason 0..1
  ext:ExtensionContent 1..1
ExtensionContent
  #any
Period
  cbc:StartDate 0..1
  cbc:StartTime 0..1
  cbc:EndDate 0..1
  cbc:EndTime 0..1
  cbc:DurationMeasure 0..1
  cbc:DescriptionCode 0..n
  cbc:Description 0..n
OrderReference
  cbc:ID 1..1
  cbc:SalesOrderID 0..1
  cbc:CopyIndicator 0..1
  cbc:UUID 0..1
  cbc:IssueDate 0..1
  cbc:IssueTime 0..1
  cbc:CustomerReference 0..1
  cbc:OrderTypeCode 0..1
  cac:DocumentReference 0..1
DocumentReference
  cbc:ID 1..1
  cbc:CopyIndicator 0..1
  cbc:UUID 0..1
  cbc:IssueDate 0..1
  cbc:IssueTime 0..1
  cbc:DocumentTypeCode 0..1
  cbc:DocumentType 0..1
  cbc:XPath 0..n
  cbc:LanguageID 0..1
  cbc:LocaleCode 0..1
  cbc:VersionID 0..1
  cbc:DocumentStatusCode 0..1
  cbc:DocumentDescription 0..n
  cac:Attachment 0..1
  cac:ValidityPeriod 0..1
  cac:IssuerParty 0..1
  cac:ResultOfVerification 0..1
Attachment
  cbc:EmbeddedDocumentBinaryObject 0..1
  cac:ExternalReference 0..1
ExternalReference
  cbc:URI 0..1
  cbc:DocumentHash 0..1
  cbc:HashAlgorithmMethod 0..1
  cbc:ExpiryDate 0..1
  cbc:ExpiryTime 0..1
  cbc:MimeCode 0..1
  cbc:FormatCode 0..1
  cbc:EncodingCode 0..1
  cbc:CharacterSetCode 0..1
  cbc:FileName 0..1
  cbc:Description 0..n
Party
  cbc:MarkCareIndicator 0..1
  cbc:MarkAttentionIndicator 0..1
  cbc:WebsiteURI 0..1
  cbc:LogoReferenceID 0..1
  cbc:EndpointID 0..1
  cbc:IndustryClassificationCode 0..1
  cac:PartyIdentification 0..n
  cac:PartyName 0..n
  cac:Language 0..1
  cac:PostalAddress 0..1
  cac:PhysicalLocation 0..1
  cac:PartyTaxScheme 0..n
  cac:PartyLegalEntity 0..n
  cac:Contact 0..1
  cac:Person 0..n
  cac:AgentParty 0..1
  cac:ServiceProviderParty 0..n
  cac:PowerOfAttorney 0..n
  cac:FinancialAccount 0..1
PartyIdentification
  cbc:ID 1..1
PartyName
  cbc:Name 1..1
Language
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:LocaleCode 0..1
Address
  cbc:ID 0..1
  cbc:AddressTypeCode 0..1
  cbc:AddressFormatCode 0..1
  cbc:Postbox 0..1
  cbc:Floor 0..1
  cbc:Room 0..1
  cbc:StreetName 0..1
  cbc:AdditionalStreetName 0..1
  cbc:BlockName 0..1
  cbc:BuildingName 0..1
  cbc:BuildingNumber 0..1
  cbc:InhouseMail 0..1
  cbc:Department 0..1
  cbc:MarkAttention 0..1
  cbc:MarkCare 0..1
  cbc:PlotIdentification 0..1
  cbc:CitySubdivisionName 0..1
  cbc:CityName 0..1
  cbc:PostalZone 0..1
  cbc:CountrySubentity 0..1
  cbc:CountrySubentityCode 0..1
  cbc:Region 0..1
  cbc:District 0..1
  cbc:TimezoneOffset 0..1
  cac:AddressLine 0..n
  cac:Country 0..1
  cac:LocationCoordinate 0..n
AddressLine
  cbc:Line 1..1
Country
  cbc:IdentificationCode 0..1
  cbc:Name 0..1
LocationCoordinate
  cbc:CoordinateSystemCode 0..1
  cbc:LatitudeDegreesMeasure 0..1
  cbc:LatitudeMinutesMeasure 0..1
  cbc:LatitudeDirectionCode 0..1
  cbc:LongitudeDegreesMeasure 0..1
  cbc:LongitudeMinutesMeasure 0..1
  cbc:LongitudeDirectionCode 0..1
  cbc:AltitudeMeasure 0..1
Location
  cbc:ID 0..1
  cbc:Description 0..n
  cbc:Conditions 0..n
  cbc:CountrySubentity 0..1
  cbc:CountrySubentityCode 0..1
  cbc:LocationTypeCode 0..1
  cbc:InformationURI 0..1
  cbc:Name 0..1
  cac:ValidityPeriod 0..n
  cac:Address 0..1
  cac:SubsidiaryLocation 0..n
  cac:LocationCoordinate 0..n
PartyTaxScheme
  cbc:RegistrationName 0..1
  cbc:CompanyID 0..1
  cbc:TaxLevelCode 0..1
  cbc:ExemptionReasonCode 0..1
  cbc:ExemptionReason 0..n
  cac:RegistrationAddress 0..1
  cac:TaxScheme 1..1
TaxScheme
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:TaxTypeCode 0..1
  cbc:CurrencyCode 0..1
  cac:JurisdictionRegionAddress 0..n
PartyLegalEntity
  cbc:RegistrationName 0..1
  cbc:CompanyID 0..1
  cbc:RegistrationDate 0..1
  cbc:RegistrationExpirationDate 0..1
  cbc:CompanyLegalFormCode 0..1
  cbc:CompanyLegalForm 0..1
  cbc:SoleProprietorshipIndicator 0..1
  cbc:CompanyLiquidationStatusCode 0..1
  cbc:CorporateStockAmount 0..1
  cbc:FullyPaidSharesIndicator 0..1
  cac:RegistrationAddress 0..1
  cac:CorporateRegistrationScheme 0..1
  cac:HeadOfficeParty 0..1
  cac:ShareholderParty 0..n
CorporateRegistrationScheme
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:CorporateRegistrationTypeCode 0..1
  cac:JurisdictionRegionAddress 0..n
ShareholderParty
  cbc:PartecipationPercent 0..1
  cac:Party 0..1
Contact
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:Telephone 0..1
  cbc:Telefax 0..1
  cbc:ElectronicMail 0..1
  cbc:Note 0..n
  cac:OtherCommunication 0..n
Communication
  cbc:ChannelCode 0..1
  cbc:Channel 0..1
  cbc:Value 0..1
Person
  cbc:ID 0..1
  cbc:FirstName 0..1
  cbc:FamilyName 0..1
  cbc:Title 0..1
  cbc:MiddleName 0..1
  cbc:OtherName 0..1
  cbc:NameSuffix 0..1
  cbc:JobTitle 0..1
  cbc:NationalityID 0..1
  cbc:GenderCode 0..1
  cbc:BirthDate 0..1
  cbc:BirthplaceName 0..1
  cbc:OrganizationDepartment 0..1
  cac:Contact 0..1
  cac:FinancialAccount 0..1
  cac:IdentityDocumentReference 0..n
  cac:ResidenceAddress 0..1
FinancialAccount
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:AliasName 0..1
  cbc:AccountTypeCode 0..1
  cbc:AccountFormatCode 0..1
  cbc:CurrencyCode 0..1
  cbc:PaymentNote 0..n
  cac:FinancialInstitutionBranch 0..1
  cac:Country 0..1
Branch
  cbc:ID 0..1
  cbc:Name 0..1
  cac:FinancialInstitution 0..1
  cac:Address 0..1
FinancialInstitution
  cbc:ID 0..1
  cbc:Name 0..1
  cac:Address 0..1
ServiceProviderParty
  cbc:ID 0..1
  cbc:ServiceTypeCode 0..1
  cbc:ServiceType 0..n
  cac:Party 1..1
  cac:SellerContact 0..1
PowerOfAttorney
  cbc:ID 0..1
  cbc:IssueDate 0..1
  cbc:IssueTime 0..1
  cbc:Description 0..n
  cac:NotaryParty 0..1
  cac:AgentParty 1..1
  cac:WitnessParty 0..n
  cac:MandateDocumentReference 0..n
ResultOfVerification
  cbc:ValidatorID 0..1
  cbc:ValidationResultCode 0..1
  cbc:ValidationDate 0..1
  cbc:ValidationTime 0..1
  cbc:ValidateProcess 0..1
  cbc:ValidateTool 0..1
  cbc:ValidateToolVersion 0..1
  cac:SignatoryParty 0..1
BillingReference
  cac:InvoiceDocumentReference 0..1
  cac:SelfBilledInvoiceDocumentReference 0..1
  cac:CreditNoteDocumentReference 0..1
  cac:SelfBilledCreditNoteDocumentReference 0..1
  cac:DebitNoteDocumentReference 0..1
  cac:ReminderDocumentReference 0..1
  cac:AdditionalDocumentReference 0..1
  cac:BillingReferenceLine 0..n
BillingReferenceLine
  cbc:ID 1..1
  cbc:Amount 0..1
  cac:AllowanceCharge 0..n
AllowanceCharge
  cbc:ID 0..1
  cbc:ChargeIndicator 1..1
  cbc:AllowanceChargeReasonCode 0..1
  cbc:AllowanceChargeReason 0..n
  cbc:MultiplierFactorNumeric 0..1
  cbc:PrepaidIndicator 0..1
  cbc:SequenceNumeric 0..1
  cbc:Amount 1..1
  cbc:BaseAmount 0..1
  cbc:AccountingCostCode 0..1
  cbc:AccountingCost 0..1
  cbc:PerUnitAmount 0..1
  cac:TaxCategory 0..n
  cac:TaxTotal 0..1
  cac:PaymentMeans 0..n
TaxCategory
  cbc:ID 0..1
  cbc:Name 0..1
  cbc:Percent 0..1
  cbc:BaseUnitMeasure 0..1
  cbc:PerUnitAmount 0..1
  cbc:TaxExemptionReasonCode 0..1
  cbc:TaxExemptionReason 0..n
  cbc:TierRange 0..1
  cbc:TierRatePercent 0..1
  cac:TaxScheme 1..1
TaxTotal
  cbc:TaxAmount 1..1
  cbc:RoundingAmount 0..1
  cbc:TaxEvidenceIndicator 0..1
  cbc:TaxIncludedIndicator 0..1
  cac:TaxSubtotal 0..n
TaxSubtotal
  cbc:TaxableAmount 0..1
  cbc:TaxAmount 1..1
  cbc:CalculationSequenceNumeric 0..1
  cbc:TransactionCurrencyTaxAmount 0..1
  cbc:Percent 0..1
  cbc:BaseUnitMeasure 0..1
  cbc:PerUnitAmount 0..1
  cbc:TierRange 0..1
  cbc:TierRatePercent 0..1
  cac:TaxCategory 1..1
PaymentMeans
  cbc:ID 0..1
  cbc:PaymentMeansCode 1..1
  cbc:PaymentDueDate 0..1
  cbc:PaymentChannelCode 0..1
  cbc:InstructionID 0..1
  cbc:InstructionNote 0..n
  cbc:PaymentID 0..n
  cac:CardAccount 0..1
  cac:PayerFinancialAccount 0..1
  cac:PayeeFinancialAccount 0..1
  cac:CreditAccount 0..1
  cac:PaymentMandate 0..1
  cac:TradeFinancing 0..1
CardAccount
  cbc:PrimaryAccountNumberID 1..1
  cbc:NetworkID 1..1
  cbc:CardTypeCode 0..1
  cbc:ValidityStartDate 0..1
  cbc:ExpiryDate 0..1
  cbc:IssuerID 0..1
  cbc:IssueNumberID 0..1
  cbc:CV2ID 0..1
  cbc:CardChipCode 0..1
  cbc:ChipApplicationID 0..1
  cbc:HolderName 0..1
CreditAccount
  cbc:AccountID 1..1
PaymentMandate
  cbc:ID 0..1
  cbc:MandateTypeCode 0..1
  cbc:MaximumPaymentInstructionsNumeric 0..1
  cbc:MaximumPaidAmount 0..1
  cbc:SignatureID 0..1
  cac:PayerParty 0..1
  cac:PayerFinancialAccount 0..1
  cac:ValidityPeriod 0..1
  cac:PaymentReversalPeriod 0..1
  cac:Clause 0..n
Clause
  cbc:ID 0..1
  cbc:Content 0..n
TradeFinancing
  cbc:ID 0..1
  cbc:FinancingInstrumentCode 0..1
  cac:ContractDocumentReference 0..1
  cac:DocumentReference 0..n
  cac:FinancingParty 1..1
  cac:FinancingFinancialAccount 0..1
  cac:Clause 0..n
ProjectReference
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:IssueDate 0..1
  cac:WorkPhaseReference 0..n
WorkPhaseReference
  cbc:ID 0..1
  cbc:WorkPhaseCode 0..1
  cbc:WorkPhase 0..n
  cbc:ProgressPercent 0..1
  cbc:StartDate 0..1
  cbc:EndDate 0..1
  cac:WorkOrderDocumentReference 0..n
Signature
  cbc:ID 1..1
  cbc:Note 0..n
  cbc:ValidationDate 0..1
  cbc:ValidationTime 0..1
  cbc:ValidatorID 0..1
  cbc:CanonicalizationMethod 0..1
  cbc:SignatureMethod 0..1
  cac:SignatoryParty 0..1
  cac:DigitalSignatureAttachment 0..1
  cac:OriginalDocumentReference 0..1
SupplierParty
  cbc:CustomerAssignedAccountID 0..1
  cbc:AdditionalAccountID 0..n
  cbc:DataSendingCapability 0..1
  cac:Party 0..1
  cac:DespatchContact 0..1
  cac:AccountingContact 0..1
  cac:SellerContact 0..1
CustomerParty
  cbc:CustomerAssignedAccountID 0..1
  cbc:SupplierAssignedAccountID 0..1
  cbc:AdditionalAccountID 0..n
  cac:Party 0..1
  cac:DeliveryContact 0..1
  cac:AccountingContact 0..1
  cac:BuyerContact 0..1
Delivery
  cbc:ID 0..1
  cbc:Quantity 0..1
  cbc:MinimumQuantity 0..1
  cbc:MaximumQuantity 0..1
  cbc:ActualDeliveryDate 0..1
  cbc:ActualDeliveryTime 0..1
  cbc:LatestDeliveryDate 0..1
  cbc:LatestDeliveryTime 0..1
  cbc:ReleaseID 0..1
  cbc:TrackingID 0..1
  cac:DeliveryAddress 0..1
  cac:DeliveryLocation 0..1
  cac:AlternativeDeliveryLocation 0..1
  cac:RequestedDeliveryPeriod 0..1
  cac:PromisedDeliveryPeriod 0..1
  cac:EstimatedDeliveryPeriod 0..1
  cac:CarrierParty 0..1
  cac:DeliveryParty 0..1
  cac:NotifyParty 0..n
  cac:Despatch 0..1
  cac:DeliveryTerms 0..n
  cac:MinimumDeliveryUnit 0..1
  cac:MaximumDeliveryUnit 0..1
  cac:Shipment 0..1
Despatch
  cbc:ID 0..1
  cbc:RequestedDespatchDate 0..1
  cbc:RequestedDespatchTime 0..1
  cbc:EstimatedDespatchDate 0..1
  cbc:EstimatedDespatchTime 0..1
  cbc:ActualDespatchDate 0..1
  cbc:ActualDespatchTime 0..1
  cbc:GuaranteedDespatchDate 0..1
  cbc:GuaranteedDespatchTime 0..1
  cbc:ReleaseID 0..1
  cbc:Instructions 0..n
  cac:DespatchAddress 0..1
  cac:DespatchLocation 0..1
  cac:DespatchParty 0..1
  cac:CarrierParty 0..1
  cac:NotifyParty 0..n
  cac:Contact 0..1
  cac:EstimatedDespatchPeriod 0..1
  cac:RequestedDespatchPeriod 0..1
DeliveryTerms
  cbc:ID 0..1
  cbc:SpecialTerms 0..n
  cbc:LossRiskResponsibilityCode 0..1
  cbc:LossRisk 0..n
  cbc:Amount 0..1
  cac:DeliveryLocation 0..1
  cac:AllowanceCharge 0..1
DeliveryUnit
  cbc:BatchQuantity 1..1
  cbc:ConsumerUnitQuantity 0..1
  cbc:HazardousRiskIndicator 0..1
Shipment
  cbc:ID 1..1
  cbc:ShippingPriorityLevelCode 0..1
  cbc:HandlingCode 0..1
  cbc:HandlingInstructions 0..n
  cbc:Information 0..n
  cbc:GrossWeightMeasure 0..1
  cbc:NetWeightMeasure 0..1
  cbc:NetNetWeightMeasure 0..1
  cbc:GrossVolumeMeasure 0..1
  cbc:NetVolumeMeasure 0..1
  cbc:TotalGoodsItemQuantity 0..1
  cbc:TotalTransportHandlingUnitQuantity 0..1
  cbc:InsuranceValueAmount 0..1
  cbc:DeclaredCustomsValueAmount 0..1
  cbc:DeclaredForCarriageValueAmount 0..1
  cbc:DeclaredStatisticsValueAmount 0..1
  cbc:FreeOnBoardValueAmount 0..1
  cbc:SpecialInstructions 0..n
  cbc:DeliveryInstructions 0..n
  cbc:SplitConsignmentIndicator 0..1
  cbc:ConsignmentQuantity 0..1
  cac:Consignment 0..n
  cac:GoodsItem 0..n
  cac:ShipmentStage 0..n
  cac:Delivery 0..1
  cac:TransportHandlingUnit 0..n
  cac:ReturnAddress 0..1
  cac:OriginAddress 0..1
  cac:FirstArrivalPortLocation 0..1
  cac:LastExitPortLocation 0..1
  cac:ExportCountry 0..1
  cac:FreightAllowanceCharge 0..n
Consignment
  cbc:ID 1..1
  cbc:CarrierAssignedID 0..1
  cbc:ConsigneeAssignedID 0..1
  cbc:ConsignorAssignedID 0..1
  cbc:FreightForwarderAssignedID 0..1
  cbc:BrokerAssignedID 0..1
  cbc:ContractedCarrierAssignedID 0..1
  cbc:PerformingCarrierAssignedID 0..1
  cbc:SummaryDescription 0..n
  cbc:TotalInvoiceAmount 0..1
  cbc:DeclaredCustomsValueAmount 0..1
  cbc:TariffDescription 0..n
  cbc:TariffCode 0..1
  cbc:InsurancePremiumAmount 0..1
  cbc:GrossWeightMeasure 0..1
  cbc:NetWeightMeasure 0..1
  cbc:NetNetWeightMeasure 0..1
  cbc:ChargeableWeightMeasure 0..1
  cbc:GrossVolumeMeasure 0..1
  cbc:NetVolumeMeasure 0..1
  cbc:LoadingLengthMeasure 0..1
  cbc:Remarks 0..n
  cbc:HazardousRiskIndicator 0..1
  cbc:AnimalFoodIndicator 0..1
  cbc:HumanFoodIndicator 0..1
  cbc:LivestockIndicator 0..1
  cbc:BulkCargoIndicator 0..1
  cbc:ContainerizedIndicator 0..1
  cbc:GeneralCargoIndicator 0..1
  cbc:SpecialSecurityIndicator 0..1
  cbc:ThirdPartyPayerIndicator 0..1
  cbc:CarrierServiceInstructions 0..n
  cbc:CustomsClearanceServiceInstructions 0..n
  cbc:ForwarderServiceInstructions 0..n
  cbc:SpecialServiceInstructions 0..n
  cbc:SequenceID 0..1
  cbc:ShippingPriorityLevelCode 0..1
  cbc:HandlingCode 0..1
  cbc:HandlingInstructions 0..n
  cbc:Information 0..n
  cbc:TotalGoodsItemQuantity 0..1
  cbc:TotalTransportHandlingUnitQuantity 0..1
  cbc:InsuranceValueAmount 0..1
  cbc:DeclaredForCarriageValueAmount 0..1
  cbc:DeclaredStatisticsValueAmount 0..1
  cbc:FreeOnBoardValueAmount 0..1
  cbc:SpecialInstructions 0..n
  cbc:SplitConsignmentIndicator 0..1
  cbc:DeliveryInstructions 0..n
  cbc:ConsignmentQuantity 0..1
  cbc:ConsolidatableIndicator 0..1
  cbc:HaulageInstructions 0..n
  cbc:LoadingSequenceID 0..1
  cbc:ChildConsignmentQuantity 0..1
  cbc:TotalPackagesQuantity 0..1
  cac:ConsolidatedShipment 0..n
  cac:CustomsDeclaration 0..n
  cac:RequestedPickupTransportEvent 0..1
  cac:RequestedDeliveryTransportEvent 0..1
  cac:PlannedPickupTransportEvent 0..1
  cac:PlannedDeliveryTransportEvent 0..1
  cac:Status 0..n
  cac:ChildConsignment 0..n
  cac:ConsigneeParty 0..1
  cac:ExporterParty 0..1
  cac:ConsignorParty 0..1
  cac:ImporterParty 0..1
  cac:CarrierParty 0..1
  cac:FreightForwarderParty 0..1
  cac:NotifyParty 0..1
  cac:OriginalDespatchParty 0..1
  cac:FinalDeliveryParty 0..1
  cac:PerformingCarrierParty 0..1
  cac:SubstituteCarrierParty 0..1
  cac:LogisticsOperatorParty 0..1
  cac:TransportAdvisorParty 0..1
  cac:HazardousItemNotificationParty 0..1
  cac:InsuranceParty 0..1
  cac:MortgageHolderParty 0..1
  cac:BillOfLadingHolderParty 0..1
  cac:OriginalDepartureCountry 0..1
  cac:FinalDestinationCountry 0..1
  cac:TransitCountry 0..n
  cac:TransportContract 0..1
  cac:TransportEvent 0..n
  cac:OriginalDespatchTransportationService 0..1
  cac:FinalDeliveryTransportationService 0..1
  cac:DeliveryTerms 0..1
  cac:PaymentTerms 0..1
  cac:CollectPaymentTerms 0..1
  cac:DisbursementPaymentTerms 0..1
  cac:PrepaidPaymentTerms 0..1
  cac:FreightAllowanceCharge 0..n
  cac:ExtraAllowanceCharge 0..n
  cac:MainCarriageShipmentStage 0..n
  cac:PreCarriageShipmentStage 0..n
  cac:OnCarriageShipmentStage 0..n
  cac:TransportHandlingUnit 0..n
  cac:FirstArrivalPortLocation 0..1
  cac:LastExitPortLocation 0..1
CustomsDeclaration
  cbc:ID 1..1
  cac:IssuerParty 0..1
TransportEvent
  cbc:IdentificationID 0..1
  cbc:OccurrenceDate 0..1
  cbc:OccurrenceTime 0..1
  cbc:TransportEventTypeCode 0..1
  cbc:Description 0..n
  cbc:CompletionIndicator 0..1
  cac:ReportedShipment 0..1
  cac:CurrentStatus 0..n
  cac:Contact 0..n
  cac:Location 0..1
  cac:Signature 0..1
  cac:Period 0..n
Status
  cbc:ConditionCode 0..1
  cbc:ReferenceDate 0..1
  cbc:ReferenceTime 0..1
  cbc:Description 0..n
  cbc:StatusReasonCode 0..1
  cbc:StatusReason 0..n
  cbc:SequenceID 0..1
  cbc:Text 0..n
  cbc:IndicationIndicator 0..1
  cbc:Percent 0..1
  cbc:ReliabilityPercent 0..1
  cac:Condition 0..n
Condition
  cbc:AttributeID 1..1
  cbc:Measure 0..1
  cbc:Description 0..n
  cbc:MinimumMeasure 0..1
  cbc:MaximumMeasure 0..1
Contract
  cbc:ID 0..1
  cbc:IssueDate 0..1
  cbc:IssueTime 0..1
  cbc:NominationDate 0..1
  cbc:NominationTime 0..1
  cbc:ContractTypeCode 0..1
  cbc:ContractType 0..1
  cbc:Note 0..n
  cbc:VersionID 0..1
  cbc:Description 0..n
  cac:ValidityPeriod 0..1
  cac:ContractDocumentReference 0..n
  cac:NominationPeriod 0..1
  cac:ContractualDelivery 0..1
TransportationService
  cbc:TransportServiceCode 1..1
  cbc:TariffClassCode 0..1
  cbc:Priority 0..1
  cbc:FreightRateClassCode 0..1
  cbc:TransportationServiceDescription 0..n
  cbc:TransportationServiceDetailsURI 0..1
  cbc:NominationDate 0..1
  cbc:NominationTime 0..1
  cbc:Name 0..1
  cbc:SequenceNumeric 0..1
  cac:TransportEquipment 0..n
  cac:SupportedTransportEquipment 0..n
  cac:UnsupportedTransportEquipment 0..n
  cac:CommodityClassification 0..n
  cac:SupportedCommodityClassification 0..n
  cac:UnsupportedCommodityClassification 0..n
  cac:TotalCapacityDimension 0..1
  cac:ShipmentStage 0..n
  cac:TransportEvent 0..n
  cac:ResponsibleTransportServiceProviderParty 0..1
  cac:EnvironmentalEmission 0..n
  cac:EstimatedDurationPeriod 0..1
  cac:ScheduledServiceFrequency 0..n
TransportEquipment
  cbc:ID 0..1
  cbc:ReferencedConsignmentID 0..n
  cbc:TransportEquipmentTypeCode 0..1
  cbc:ProviderTypeCode 0..1
  cbc:OwnerTypeCode 0..1
  cbc:SizeTypeCode 0..1
  cbc:DispositionCode 0..1
  cbc:FullnessIndicationCode 0..1
  cbc:RefrigerationOnIndicator 0..1
  cbc:Information 0..n
  cbc:ReturnabilityIndicator 0..1
  cbc:LegalStatusIndicator 0..1
  cbc:AirFlowPercent 0..1
  cbc:HumidityPercent 0..1
  cbc:AnimalFoodApprovedIndicator 0..1
  cbc:HumanFoodApprovedIndicator 0..1
  cbc:DangerousGoodsApprovedIndicator 0..1
  cbc:RefrigeratedIndicator 0..1
  cbc:Characteristics 0..1
  cbc:DamageRemarks 0..n
  cbc:Description 0..n
  cbc:SpecialTransportRequirements 0..n
  cbc:GrossWeightMeasure 0..1
  cbc:GrossVolumeMeasure 0..1
  cbc:TareWeightMeasure 0..1
  cbc:TrackingDeviceCode 0..1
  cbc:PowerIndicator 0..1
  cbc:TraceID 0..1
  cac:MeasurementDimension 0..n
  cac:TransportEquipmentSeal 0..n
  cac:MinimumTemperature 0..1
  cac:MaximumTemperature 0..1
  cac:ProviderParty 0..1
  cac:LoadingProofParty 0..1
  cac:SupplierParty 0..1
  cac:OwnerParty 0..1
  cac:OperatingParty 0..1
  cac:LoadingLocation 0..1
  cac:UnloadingLocation 0..1
  cac:StorageLocation 0..1
  cac:PositioningTransportEvent 0..n
  cac:QuarantineTransportEvent 0..n
  cac:DeliveryTransportEvent 0..n
  cac:PickupTransportEvent 0..n
  cac:HandlingTransportEvent 0..n
  cac:LoadingTransportEvent 0..n
  cac:TransportEvent 0..n
  cac:ApplicableTransportMeans 0..1
  cac:HaulageTradingTerms 0..n
  cac:HazardousGoodsTransit 0..n
  cac:PackagedTransportHandlingUnit 0..n
  cac:ServiceAllowanceCharge 0..n
  cac:FreightAllowanceCharge 0..n
  cac:AttachedTransportEquipment 0..n
  cac:Delivery 0..1
  cac:Pickup 0..1
  cac:Despatch 0..1
  cac:ShipmentDocumentReference 0..n
  cac:ContainedInTransportEquipment 0..n
  cac:Package 0..n
  cac:GoodsItem 0..n
Dimension
  cbc:AttributeID 1..1
  cbc:Measure 0..1
  cbc:Description 0..n
  cbc:MinimumMeasure 0..1
  cbc:MaximumMeasure 0..1
TransportEquipmentSeal
  cbc:ID 1..1
  cbc:SealIssuerTypeCode 0..1
  cbc:Condition 0..1
  cbc:SealStatusCode 0..1
  cbc:SealingPartyType 0..1
Temperature
  cbc:AttributeID 1..1
  cbc:Measure 1..1
  cbc:Description 0..n
TransportMeans
  cbc:JourneyID 0..1
  cbc:RegistrationNationalityID 0..1
  cbc:RegistrationNationality 0..n
  cbc:DirectionCode 0..1
  cbc:TransportMeansTypeCode 0..1
  cbc:TradeServiceCode 0..1
  cac:Stowage 0..1
  cac:AirTransport 0..1
  cac:RoadTransport 0..1
  cac:RailTransport 0..1
  cac:MaritimeTransport 0..1
  cac:OwnerParty 0..1
  cac:MeasurementDimension 0..n
Stowage
  cbc:LocationID 0..1
  cbc:Location 0..n
  cac:MeasurementDimension 0..n
AirTransport
  cbc:AircraftID 1..1
RoadTransport
  cbc:LicensePlateID 1..1
RailTransport
  cbc:TrainID 1..1
  cbc:RailCarID 0..1
MaritimeTransport
  cbc:VesselID 0..1
  cbc:VesselName 0..1
  cbc:RadioCallSignID 0..1
  cbc:ShipsRequirements 0..n
  cbc:GrossTonnageMeasure 0..1
  cbc:NetTonnageMeasure 0..1
  cac:RegistryCertificateDocumentReference 0..1
  cac:RegistryPortLocation 0..1
TradingTerms
  cbc:Information 0..n
  cbc:Reference 0..1
  cac:ApplicableAddress 0..1
HazardousGoodsTransit
  cbc:TransportEmergencyCardCode 0..1
  cbc:PackingCriteriaCode 0..1
  cbc:HazardousRegulationCode 0..1
  cbc:InhalationToxicityZoneCode 0..1
  cbc:TransportAuthorizationCode 0..1
  cac:MaximumTemperature 0..1
  cac:MinimumTemperature 0..1
TransportHandlingUnit
  cbc:ID 0..1
  cbc:TransportHandlingUnitTypeCode 0..1
  cbc:HandlingCode 0..1
  cbc:HandlingInstructions 0..n
  cbc:HazardousRiskIndicator 0..1
  cbc:TotalGoodsItemQuantity 0..1
  cbc:TotalPackageQuantity 0..1
  cbc:DamageRemarks 0..n
  cbc:ShippingMarks 0..n
  cbc:TraceID 0..1
  cac:HandlingUnitDespatchLine 0..n
  cac:ActualPackage 0..n
  cac:ReceivedHandlingUnitReceiptLine 0..n
  cac:TransportEquipment 0..n
  cac:TransportMeans 0..n
  cac:HazardousGoodsTransit 0..n
  cac:MeasurementDimension 0..n
  cac:MinimumTemperature 0..1
  cac:MaximumTemperature 0..1
  cac:GoodsItem 0..n
  cac:FloorSpaceMeasurementDimension 0..1
  cac:PalletSpaceMeasurementDimension 0..1
  cac:ShipmentDocumentReference 0..n
  cac:Status 0..n
  cac:CustomsDeclaration 0..n
  cac:ReferencedShipment 0..n
  cac:Package 0..n
DespatchLine
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:Note 0..n
  cbc:LineStatusCode 0..1
  cbc:DeliveredQuantity 0..1
  cbc:BackorderQuantity 0..1
  cbc:BackorderReason 0..n
  cbc:OutstandingQuantity 0..1
  cbc:OutstandingReason 0..n
  cbc:OversupplyQuantity 0..1
  cac:OrderLineReference 1..n
  cac:DocumentReference 0..n
  cac:Item 1..1
  cac:Shipment 0..n
OrderLineReference
  cbc:LineID 1..1
  cbc:SalesOrderLineID 0..1
  cbc:UUID 0..1
  cbc:LineStatusCode 0..1
  cac:OrderReference 0..1
Item
  cbc:Description 0..n
  cbc:PackQuantity 0..1
  cbc:PackSizeNumeric 0..1
  cbc:CatalogueIndicator 0..1
  cbc:Name 0..1
  cbc:HazardousRiskIndicator 0..1
  cbc:AdditionalInformation 0..n
  cbc:Keyword 0..n
  cbc:BrandName 0..n
  cbc:ModelName 0..n
  cac:BuyersItemIdentification 0..1
  cac:SellersItemIdentification 0..1
  cac:ManufacturersItemIdentification 0..n
  cac:StandardItemIdentification 0..1
  cac:CatalogueItemIdentification 0..1
  cac:AdditionalItemIdentification 0..n
  cac:CatalogueDocumentReference 0..1
  cac:ItemSpecificationDocumentReference 0..n
  cac:OriginCountry 0..1
  cac:CommodityClassification 0..n
  cac:TransactionConditions 0..n
  cac:HazardousItem 0..n
  cac:ClassifiedTaxCategory 0..n
  cac:AdditionalItemProperty 0..n
  cac:ManufacturerParty 0..n
  cac:InformationContentProviderParty 0..1
  cac:OriginAddress 0..n
  cac:ItemInstance 0..n
  cac:Certificate 0..n
  cac:Dimension 0..n
ItemIdentification
  cbc:ID 1..1
  cbc:ExtendedID 0..1
  cbc:BarcodeSymbologyID 0..1
  cac:PhysicalAttribute 0..n
  cac:MeasurementDimension 0..n
  cac:IssuerParty 0..1
PhysicalAttribute
  cbc:AttributeID 1..1
  cbc:PositionCode 0..1
  cbc:DescriptionCode 0..1
  cbc:Description 0..n
CommodityClassification
  cbc:NatureCode 0..1
  cbc:CargoTypeCode 0..1
  cbc:CommodityCode 0..1
  cbc:ItemClassificationCode 0..1
TransactionConditions
  cbc:ID 0..1
  cbc:ActionCode 0..1
  cbc:Description 0..n
  cac:DocumentReference 0..n
HazardousItem
  cbc:ID 0..1
  cbc:PlacardNotation 0..1
  cbc:PlacardEndorsement 0..1
  cbc:AdditionalInformation 0..n
  cbc:UNDGCode 0..1
  cbc:EmergencyProceduresCode 0..1
  cbc:MedicalFirstAidGuideCode 0..1
  cbc:TechnicalName 0..1
  cbc:CategoryName 0..1
  cbc:HazardousCategoryCode 0..1
  cbc:UpperOrangeHazardPlacardID 0..1
  cbc:LowerOrangeHazardPlacardID 0..1
  cbc:MarkingID 0..1
  cbc:HazardClassID 0..1
  cbc:NetWeightMeasure 0..1
  cbc:NetVolumeMeasure 0..1
  cbc:Quantity 0..1
  cac:ContactParty 0..1
  cac:SecondaryHazard 0..n
  cac:HazardousGoodsTransit 0..n
  cac:EmergencyTemperature 0..1
  cac:FlashpointTemperature 0..1
  cac:AdditionalTemperature 0..n
SecondaryHazard
  cbc:ID 0..1
  cbc:PlacardNotation 0..1
  cbc:PlacardEndorsement 0..1
  cbc:EmergencyProceduresCode 0..1
  cbc:Extension 0..n
ItemProperty
  cbc:ID 0..1
  cbc:Name 1..1
  cbc:NameCode 0..1
  cbc:TestMethod 0..1
  cbc:Value 0..1
  cbc:ValueQuantity 0..1
  cbc:ValueQualifier 0..n
  cbc:ImportanceCode 0..1
  cbc:ListValue 0..n
  cac:UsabilityPeriod 0..1
  cac:ItemPropertyGroup 0..n
  cac:RangeDimension 0..1
  cac:ItemPropertyRange 0..1
ItemPropertyGroup
  cbc:ID 1..1
  cbc:Name 0..1
  cbc:ImportanceCode 0..1
ItemPropertyRange
  cbc:MinimumValue 0..1
  cbc:MaximumValue 0..1
ItemInstance
  cbc:ProductTraceID 0..1
  cbc:ManufactureDate 0..1
  cbc:ManufactureTime 0..1
  cbc:BestBeforeDate 0..1
  cbc:RegistrationID 0..1
  cbc:SerialID 0..1
  cac:AdditionalItemProperty 0..n
  cac:LotIdentification 0..1
LotIdentification
  cbc:LotNumberID 0..1
  cbc:ExpiryDate 0..1
  cac:AdditionalItemProperty 0..n
Certificate
  cbc:ID 1..1
  cbc:CertificateTypeCode 1..1
  cbc:CertificateType 1..1
  cbc:Remarks 0..n
  cac:IssuerParty 1..1
  cac:DocumentReference 0..n
  cac:Signature 0..n
Package
  cbc:ID 0..1
  cbc:Quantity 0..1
  cbc:ReturnableMaterialIndicator 0..1
  cbc:PackageLevelCode 0..1
  cbc:PackagingTypeCode 0..1
  cbc:PackingMaterial 0..n
  cbc:TraceID 0..1
  cac:ContainedPackage 0..n
  cac:ContainingTransportEquipment 0..1
  cac:GoodsItem 0..n
  cac:MeasurementDimension 0..n
  cac:DeliveryUnit 0..n
  cac:Delivery 0..1
  cac:Pickup 0..1
  cac:Despatch 0..1
GoodsItem
  cbc:ID 0..1
  cbc:SequenceNumberID 0..1
  cbc:Description 0..n
  cbc:HazardousRiskIndicator 0..1
  cbc:DeclaredCustomsValueAmount 0..1
  cbc:DeclaredForCarriageValueAmount 0..1
  cbc:DeclaredStatisticsValueAmount 0..1
  cbc:FreeOnBoardValueAmount 0..1
  cbc:InsuranceValueAmount 0..1
  cbc:ValueAmount 0..1
  cbc:GrossWeightMeasure 0..1
  cbc:NetWeightMeasure 0..1
  cbc:NetNetWeightMeasure 0..1
  cbc:ChargeableWeightMeasure 0..1
  cbc:GrossVolumeMeasure 0..1
  cbc:NetVolumeMeasure 0..1
  cbc:Quantity 0..1
  cbc:PreferenceCriterionCode 0..1
  cbc:RequiredCustomsID 0..1
  cbc:CustomsStatusCode 0..1
  cbc:CustomsTariffQuantity 0..1
  cbc:CustomsImportClassifiedIndicator 0..1
  cbc:ChargeableQuantity 0..1
  cbc:ReturnableQuantity 0..1
  cbc:TraceID 0..1
  cac:Item 0..n
  cac:GoodsItemContainer 0..n
  cac:FreightAllowanceCharge 0..n
  cac:InvoiceLine 0..n
  cac:Temperature 0..n
  cac:ContainedGoodsItem 0..n
  cac:OriginAddress 0..1
  cac:Delivery 0..1
  cac:Pickup 0..1
  cac:Despatch 0..1
  cac:MeasurementDimension 0..n
  cac:ContainingPackage 0..n
  cac:ShipmentDocumentReference 0..1
  cac:MinimumTemperature 0..1
  cac:MaximumTemperature 0..1
GoodsItemContainer
  cbc:ID 1..1
  cbc:Quantity 0..1
  cac:TransportEquipment 0..n
InvoiceLine
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:Note 0..n
  cbc:InvoicedQuantity 0..1
  cbc:LineExtensionAmount 1..1
  cbc:TaxPointDate 0..1
  cbc:AccountingCostCode 0..1
  cbc:AccountingCost 0..1
  cbc:PaymentPurposeCode 0..1
  cbc:FreeOfChargeIndicator 0..1
  cac:InvoicePeriod 0..n
  cac:OrderLineReference 0..n
  cac:DespatchLineReference 0..n
  cac:ReceiptLineReference 0..n
  cac:BillingReference 0..n
  cac:DocumentReference 0..n
  cac:PricingReference 0..1
  cac:OriginatorParty 0..1
  cac:Delivery 0..n
  cac:PaymentTerms 0..n
  cac:AllowanceCharge 0..n
  cac:TaxTotal 0..n
  cac:WithholdingTaxTotal 0..n
  cac:Item 1..1
  cac:Price 0..1
  cac:DeliveryTerms 0..1
  cac:SubInvoiceLine 0..n
  cac:ItemPriceExtension 0..1
LineReference
  cbc:LineID 1..1
  cbc:UUID 0..1
  cbc:LineStatusCode 0..1
  cac:DocumentReference 0..1
PricingReference
  cac:OriginalItemLocationQuantity 0..1
  cac:AlternativeConditionPrice 0..n
ItemLocationQuantity
  cbc:LeadTimeMeasure 0..1
  cbc:MinimumQuantity 0..1
  cbc:MaximumQuantity 0..1
  cbc:HazardousRiskIndicator 0..1
  cbc:TradingRestrictions 0..n
  cac:ApplicableTerritoryAddress 0..n
  cac:Price 0..1
  cac:DeliveryUnit 0..n
  cac:ApplicableTaxCategory 0..n
  cac:Package 0..1
  cac:AllowanceCharge 0..n
  cac:DependentPriceReference 0..1
Price
  cbc:PriceAmount 1..1
  cbc:BaseQuantity 0..1
  cbc:PriceChangeReason 0..n
  cbc:PriceTypeCode 0..1
  cbc:PriceType 0..1
  cbc:OrderableUnitFactorRate 0..1
  cac:ValidityPeriod 0..n
  cac:PriceList 0..1
  cac:AllowanceCharge 0..n
  cac:PricingExchangeRate 0..1
PriceList
  cbc:ID 0..1
  cbc:StatusCode 0..1
  cac:ValidityPeriod 0..n
  cac:PreviousPriceList 0..1
ExchangeRate
  cbc:SourceCurrencyCode 1..1
  cbc:SourceCurrencyBaseRate 0..1
  cbc:TargetCurrencyCode 1..1
  cbc:TargetCurrencyBaseRate 0..1
  cbc:ExchangeMarketID 0..1
  cbc:CalculationRate 0..1
  cbc:MathematicOperatorCode 0..1
  cbc:Date 0..1
  cac:ForeignExchangeContract 0..1
DependentPriceReference
  cbc:Percent 0..1
  cac:LocationAddress 0..1
  cac:DependentLineReference 0..1
PaymentTerms
  cbc:ID 0..1
  cbc:PaymentMeansID 0..n
  cbc:PrepaidPaymentReferenceID 0..1
  cbc:Note 0..n
  cbc:ReferenceEventCode 0..1
  cbc:SettlementDiscountPercent 0..1
  cbc:PenaltySurchargePercent 0..1
  cbc:PaymentPercent 0..1
  cbc:Amount 0..1
  cbc:SettlementDiscountAmount 0..1
  cbc:PenaltyAmount 0..1
  cbc:PaymentTermsDetailsURI 0..1
  cbc:PaymentDueDate 0..1
  cbc:InstallmentDueDate 0..1
  cbc:InvoicingPartyReference 0..1
  cac:SettlementPeriod 0..1
  cac:PenaltyPeriod 0..1
  cac:ExchangeRate 0..1
  cac:ValidityPeriod 0..1
PriceExtension
  cbc:Amount 1..1
  cac:TaxTotal 0..n
Pickup
  cbc:ID 0..1
  cbc:ActualPickupDate 0..1
  cbc:ActualPickupTime 0..1
  cbc:EarliestPickupDate 0..1
  cbc:EarliestPickupTime 0..1
  cbc:LatestPickupDate 0..1
  cbc:LatestPickupTime 0..1
  cac:PickupLocation 0..1
  cac:PickupParty 0..1
ReceiptLine
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:Note 0..n
  cbc:ReceivedQuantity 0..1
  cbc:ShortQuantity 0..1
  cbc:ShortageActionCode 0..1
  cbc:RejectedQuantity 0..1
  cbc:RejectReasonCode 0..1
  cbc:RejectReason 0..n
  cbc:RejectActionCode 0..1
  cbc:QuantityDiscrepancyCode 0..1
  cbc:OversupplyQuantity 0..1
  cbc:ReceivedDate 0..1
  cbc:TimingComplaintCode 0..1
  cbc:TimingComplaint 0..1
  cac:OrderLineReference 0..1
  cac:DespatchLineReference 0..n
  cac:DocumentReference 0..n
  cac:Item 0..n
  cac:Shipment 0..n
ShipmentStage
  cbc:ID 0..1
  cbc:TransportModeCode 0..1
  cbc:TransportMeansTypeCode 0..1
  cbc:TransitDirectionCode 0..1
  cbc:PreCarriageIndicator 0..1
  cbc:OnCarriageIndicator 0..1
  cbc:EstimatedDeliveryDate 0..1
  cbc:EstimatedDeliveryTime 0..1
  cbc:RequiredDeliveryDate 0..1
  cbc:RequiredDeliveryTime 0..1
  cbc:LoadingSequenceID 0..1
  cbc:SuccessiveSequenceID 0..1
  cbc:Instructions 0..n
  cbc:DemurrageInstructions 0..n
  cbc:CrewQuantity 0..1
  cbc:PassengerQuantity 0..1
  cac:TransitPeriod 0..1
  cac:CarrierParty 0..n
  cac:TransportMeans 0..1
  cac:LoadingPortLocation 0..1
  cac:UnloadingPortLocation 0..1
  cac:TransshipPortLocation 0..1
  cac:LoadingTransportEvent 0..1
  cac:ExaminationTransportEvent 0..1
  cac:AvailabilityTransportEvent 0..1
  cac:ExportationTransportEvent 0..1
  cac:DischargeTransportEvent 0..1
  cac:WarehousingTransportEvent 0..1
  cac:TakeoverTransportEvent 0..1
  cac:OptionalTakeoverTransportEvent 0..1
  cac:DropoffTransportEvent 0..1
  cac:ActualPickupTransportEvent 0..1
  cac:DeliveryTransportEvent 0..1
  cac:ReceiptTransportEvent 0..1
  cac:StorageTransportEvent 0..1
  cac:AcceptanceTransportEvent 0..1
  cac:TerminalOperatorParty 0..1
  cac:CustomsAgentParty 0..1
  cac:EstimatedTransitPeriod 0..1
  cac:FreightAllowanceCharge 0..n
  cac:FreightChargeLocation 0..1
  cac:DetentionTransportEvent 0..n
  cac:RequestedDepartureTransportEvent 0..1
  cac:RequestedArrivalTransportEvent 0..1
  cac:RequestedWaypointTransportEvent 0..n
  cac:PlannedDepartureTransportEvent 0..1
  cac:PlannedArrivalTransportEvent 0..1
  cac:PlannedWaypointTransportEvent 0..n
  cac:ActualDepartureTransportEvent 0..1
  cac:ActualWaypointTransportEvent 0..1
  cac:ActualArrivalTransportEvent 0..1
  cac:TransportEvent 0..n
  cac:EstimatedDepartureTransportEvent 0..1
  cac:EstimatedArrivalTransportEvent 0..1
  cac:PassengerPerson 0..n
  cac:DriverPerson 0..n
  cac:ReportingPerson 0..1
  cac:CrewMemberPerson 0..n
  cac:SecurityOfficerPerson 0..1
  cac:MasterPerson 0..1
  cac:ShipsSurgeonPerson 0..1
EnvironmentalEmission
  cbc:EnvironmentalEmissionTypeCode 1..1
  cbc:ValueMeasure 1..1
  cbc:Description 0..n
  cac:EmissionCalculationMethod 0..n
EmissionCalculationMethod
  cbc:CalculationMethodCode 0..1
  cbc:FullnessIndicationCode 0..1
  cac:MeasurementFromLocation 0..1
  cac:MeasurementToLocation 0..1
ServiceFrequency
  cbc:WeekDayCode 1..1
Payment
  cbc:ID 0..1
  cbc:PaidAmount 0..1
  cbc:ReceivedDate 0..1
  cbc:PaidDate 0..1
  cbc:PaidTime 0..1
  cbc:InstructionID 0..1
MonetaryTotal
  cbc:LineExtensionAmount 0..1
  cbc:TaxExclusiveAmount 0..1
  cbc:TaxInclusiveAmount 0..1
  cbc:AllowanceTotalAmount 0..1
  cbc:ChargeTotalAmount 0..1
  cbc:PrepaidAmount 0..1
  cbc:PayableRoundingAmount 0..1
  cbc:PayableAmount 1..1
  cbc:PayableAlternativeAmount 0..1
CreditNote
  ext:UBLExtensions 0..1
  cbc:UBLVersionID 0..1
  cbc:CustomizationID 0..1
  cbc:ProfileID 0..1
  cbc:ProfileExecutionID 0..1
  cbc:ID 1..1
  cbc:CopyIndicator 0..1
  cbc:UUID 0..1
  cbc:IssueDate 1..1
  cbc:IssueTime 0..1
  cbc:TaxPointDate 0..1
  cbc:CreditNoteTypeCode 0..1
  cbc:Note 0..n
  cbc:DocumentCurrencyCode 0..1
  cbc:TaxCurrencyCode 0..1
  cbc:PricingCurrencyCode 0..1
  cbc:PaymentCurrencyCode 0..1
  cbc:PaymentAlternativeCurrencyCode 0..1
  cbc:AccountingCostCode 0..1
  cbc:AccountingCost 0..1
  cbc:LineCountNumeric 0..1
  cbc:BuyerReference 0..1
  cac:InvoicePeriod 0..n
  cac:DiscrepancyResponse 0..n
  cac:OrderReference 0..1
  cac:BillingReference 0..n
  cac:DespatchDocumentReference 0..n
  cac:ReceiptDocumentReference 0..n
  cac:ContractDocumentReference 0..n
  cac:AdditionalDocumentReference 0..n
  cac:StatementDocumentReference 0..n
  cac:OriginatorDocumentReference 0..n
  cac:Signature 0..n
  cac:AccountingSupplierParty 1..1
  cac:AccountingCustomerParty 1..1
  cac:PayeeParty 0..1
  cac:BuyerCustomerParty 0..1
  cac:SellerSupplierParty 0..1
  cac:TaxRepresentativeParty 0..1
  cac:Delivery 0..n
  cac:DeliveryTerms 0..n
  cac:PaymentMeans 0..n
  cac:PaymentTerms 0..n
  cac:TaxExchangeRate 0..1
  cac:PricingExchangeRate 0..1
  cac:PaymentExchangeRate 0..1
  cac:PaymentAlternativeExchangeRate 0..1
  cac:AllowanceCharge 0..n
  cac:TaxTotal 0..n
  cac:LegalMonetaryTotal 1..1
  cac:CreditNoteLine 1..n
Response
  cbc:ReferenceID 0..1
  cbc:ResponseCode 0..1
  cbc:Description 0..n
  cbc:EffectiveDate 0..1
  cbc:EffectiveTime 0..1
  cac:Status 0..n
CreditNoteLine
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:Note 0..n
  cbc:CreditedQuantity 0..1
  cbc:LineExtensionAmount 0..1
  cbc:TaxPointDate 0..1
  cbc:AccountingCostCode 0..1
  cbc:AccountingCost 0..1
  cbc:PaymentPurposeCode 0..1
  cbc:FreeOfChargeIndicator 0..1
  cac:InvoicePeriod 0..n
  cac:OrderLineReference 0..n
  cac:DiscrepancyResponse 0..n
  cac:DespatchLineReference 0..n
  cac:ReceiptLineReference 0..n
  cac:BillingReference 0..n
  cac:DocumentReference 0..n
  cac:PricingReference 0..1
  cac:OriginatorParty 0..1
  cac:Delivery 0..n
  cac:PaymentTerms 0..n
  cac:TaxTotal 0..n
  cac:AllowanceCharge 0..n
  cac:Item 0..1
  cac:Price 0..1
  cac:DeliveryTerms 0..n
  cac:SubCreditNoteLine 0..n
  cac:ItemPriceExtension 0..1`,
});
