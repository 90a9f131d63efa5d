/** The rules of EN 16931 on the elements of UBL (chapter 12 §7). */

import type { XmlElement } from '../../xml/element.ts';
import type { Judged, Verdict } from '../declare.ts';
import { elementsAt, everywhere, reach } from '../elements.ts';
import { allSame, atMost, check, countAt, each, type SyntaxContext } from '../scan.ts';

export const ROOTS = '/ubl:Invoice or /cn:CreditNote';
export const LINES = '//cac:InvoiceLine or //cac:CreditNoteLine';

/** A line of the invoice, as a step of a path. */
export const LINE = 'cac:InvoiceLine|cac:CreditNoteLine';

/** What has no business term. */
const ABSENT = `
  UBL-CR-001 ext:UBLExtensions 003 cbc:ProfileExecutionID cbc:CopyIndicator cbc:UUID cbc:IssueTime cbc:PricingCurrencyCode cbc:PaymentCurrencyCode
  cbc:PaymentAlternativeCurrencyCode cbc:AccountingCostCode cbc:LineCountNumeric 077 cac:StatementDocumentReference 137 cac:Signature
  166 cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:Name
  229 cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:Name 294 cac:BuyerCustomerParty cac:SellerSupplierParty
  323 cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/cbc:Name 378 cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:Name
  410 cac:DeliveryTerms 470 cac:PrepaidPayment 490 cac:TaxExchangeRate cac:PricingExchangeRate cac:PaymentExchangeRate
  cac:PaymentAlternativeExchangeRate 513 cac:WithholdingTaxTotal cac:LegalMonetaryTotal/cbc:PayableAlternativeAmount
  591 ${LINE}/cac:Item/cac:OriginCountry/cbc:Name 648 cbc:CustomizationID/@schemeID cbc:ProfileID/@schemeID cbc:ID/@schemeID cbc:SalesOrderID/@schemeID
  //cac:PartyTaxScheme/cbc:CompanyID/@schemeID cac:PaymentMeans/cbc:PaymentID/@schemeID cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID/@schemeID
  cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID/@schemeID cbc:InvoiceTypeCode/@listID
  cbc:DocumentCurrencyCode/@listID cbc:TaxCurrencyCode/@listID cac:AdditionalDocumentReference/cbc:DocumentTypeCode/@listID
  //cac:Country/cbc:IdentificationCode/@listID cac:PaymentMeans/cbc:PaymentMeansCode/@listID //cbc:AllowanceChargeReasonCode/@listID //@unitCodeListID
  //cac:FinancialInstitution 667 //cac:BuyersItemIdentification/cbc:ID/@schemeID //cac:SellersItemIdentification/cbc:ID/@schemeID
  672 cbc:CreditNoteTypeCode/@listID 674 //cbc:PrimaryAccountNumberID/@schemeID //cac:CardAccount/cbc:NetworkID/@schemeID
  //cac:PaymentMandate/cbc:ID/@schemeID //cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID/@schemeID //cac:TaxCategory/cbc:ID/@schemeID
  //cac:ClassifiedTaxCategory/cbc:ID/@schemeID //cac:PaymentMeans/cac:PayerFinancialAccount
  UBL-DT-08 //@schemeName //@schemeAgencyName //@schemeDataURI //@schemeURI //@format //@unitCodeListIdentifier //@unitCodeListAgencyIdentifier
  //@unitCodeListAgencyName //@listAgencyName //@listName //!cbc:PaymentMeansCode/@name //@languageID //@listURI //@listSchemeURI
  //@languageLocaleID //@uri //@currencyCodeListVersionID //@characterSetCode //@encodingCode //@schemeAgencyID //@listAgencyID
cac:InvoicePeriod
  UBL-CR-012 cbc:StartTime cbc:EndTime cbc:DurationMeasure cbc:Description
cac:OrderReference
  UBL-CR-016 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:CustomerReference cbc:OrderTypeCode cac:DocumentReference
cac:BillingReference/cac:InvoiceDocumentReference
  UBL-CR-023 cbc:CopyIndicator cbc:UUID cbc:IssueTime cbc:DocumentTypeCode cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode cbc:VersionID
  cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:BillingReference
  UBL-CR-038 cac:SelfBilledInvoiceDocumentReference cac:CreditNoteDocumentReference cac:SelfBilledCreditNoteDocumentReference
  cac:DebitNoteDocumentReference cac:ReminderDocumentReference cac:AdditionalDocumentReference cac:BillingReferenceLine
cac:DespatchDocumentReference
  UBL-CR-045 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:DocumentTypeCode cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode
  cbc:VersionID cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:ReceiptDocumentReference
  UBL-CR-061 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:DocumentTypeCode cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode
  cbc:VersionID cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:OriginatorDocumentReference
  UBL-CR-078 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:DocumentTypeCode cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode
  cbc:VersionID cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:ContractDocumentReference
  UBL-CR-094 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:DocumentTypeCode cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode
  cbc:VersionID cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:AdditionalDocumentReference
  UBL-CR-110 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode cbc:VersionID
  cbc:DocumentStatusCode 131 cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference
  UBL-CR-121 cbc:DocumentHash cbc:HashAlgorithmMethod cbc:ExpiryDate cbc:ExpiryTime cbc:MimeCode cbc:FormatCode cbc:EncodingCode cbc:CharacterSetCode
  cbc:FileName cbc:Description
cac:ProjectReference
  UBL-CR-134 cbc:UUID cbc:IssueDate cac:WorkPhaseReference
cac:AccountingSupplierParty
  UBL-CR-138 cbc:CustomerAssignedAccountID cbc:AdditionalAccountID cbc:DataSendingCapability 198 cac:DespatchContact cac:AccountingContact
  cac:SellerContact
cac:AccountingSupplierParty/cac:Party
  UBL-CR-141 cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:WebsiteURI cbc:LogoReferenceID cbc:IndustryClassificationCode cac:Language
  168 cac:PhysicalLocation 193 cac:Person cac:AgentParty cac:ServiceProviderParty cac:PowerOfAttorney cac:FinancialAccount
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress
  UBL-CR-147 cbc:ID cbc:AddressTypeCode cbc:AddressFormatCode cbc:Postbox cbc:Floor cbc:Room cbc:BlockName cbc:BuildingName cbc:BuildingNumber
  cbc:InhouseMail cbc:Department cbc:MarkAttention cbc:MarkCare cbc:PlotIdentification cbc:CitySubdivisionName cbc:CountrySubentityCode cbc:Region
  cbc:District cbc:TimezoneOffset 167 cac:LocationCoordinate
cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme
  UBL-CR-169 cbc:RegistrationName cbc:TaxLevelCode cbc:ExemptionReasonCode cbc:ExemptionReason cac:RegistrationAddress
cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme
  UBL-CR-174 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity
  UBL-CR-178 cbc:RegistrationDate cbc:RegistrationExpirationDate cbc:CompanyLegalFormCode cbc:SoleProprietorshipIndicator
  cbc:CompanyLiquidationStatusCode cbc:CorporateStockAmount cbc:FullyPaidSharesIndicator cac:RegistrationAddress cac:CorporateRegistrationScheme
  cac:HeadOfficeParty cac:ShareholderParty
cac:AccountingSupplierParty/cac:Party/cac:Contact
  UBL-CR-189 cbc:ID cbc:Telefax cbc:Note cac:OtherCommunication
cac:AccountingCustomerParty
  UBL-CR-201 cbc:CustomerAssignedAccountID cbc:SupplierAssignedAccountID cbc:AdditionalAccountID 262 cac:DeliveryContact cac:AccountingContact
  cac:BuyerContact
cac:AccountingCustomerParty/cac:Party
  UBL-CR-204 cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:WebsiteURI cbc:LogoReferenceID cbc:IndustryClassificationCode cac:Language
  231 cac:PhysicalLocation 257 cac:Person cac:AgentParty cac:ServiceProviderParty cac:PowerOfAttorney cac:FinancialAccount
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress
  UBL-CR-210 cbc:ID cbc:AddressTypeCode cbc:AddressFormatCode cbc:Postbox cbc:Floor cbc:Room cbc:BlockName cbc:BuildingName cbc:BuildingNumber
  cbc:InhouseMail cbc:Department cbc:MarkAttention cbc:MarkCare cbc:PlotIdentification cbc:CitySubdivisionName cbc:CountrySubentityCode cbc:Region
  cbc:District cbc:TimezoneOffset 230 cac:LocationCoordinate
cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme
  UBL-CR-232 cbc:RegistrationName cbc:TaxLevelCode cbc:ExemptionReasonCode cbc:ExemptionReason cac:RegistrationAddress
cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme
  UBL-CR-237 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity
  UBL-CR-241 cbc:RegistrationDate cbc:RegistrationExpirationDate cbc:CompanyLegalFormCode cbc:CompanyLegalForm cbc:SoleProprietorshipIndicator
  cbc:CompanyLiquidationStatusCode cbc:CorporateStockAmount cbc:FullyPaidSharesIndicator cac:RegistrationAddress cac:CorporateRegistrationScheme
  cac:HeadOfficeParty cac:ShareholderParty
cac:AccountingCustomerParty/cac:Party/cac:Contact
  UBL-CR-253 cbc:ID cbc:Telefax cbc:Note cac:OtherCommunication
cac:PayeeParty
  UBL-CR-265 cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:WebsiteURI cbc:LogoReferenceID cbc:EndpointID cbc:IndustryClassificationCode
  cac:Language cac:PostalAddress cac:PhysicalLocation cac:PartyTaxScheme 288 cac:Contact cac:Person cac:AgentParty cac:ServiceProviderParty
  cac:PowerOfAttorney cac:FinancialAccount
cac:PayeeParty/cac:PartyLegalEntity
  UBL-CR-275 cbc:RegistrationName cbc:RegistrationDate cbc:RegistrationExpirationDate cbc:CompanyLegalFormCode cbc:CompanyLegalForm
  cbc:SoleProprietorshipIndicator cbc:CompanyLiquidationStatusCode cbc:CorporateStockAmount cbc:FullyPaidSharesIndicator cac:RegistrationAddress
  cac:CorporateRegistrationScheme cac:HeadOfficeParty cac:ShareholderParty
cac:TaxRepresentativeParty
  UBL-CR-296 cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:WebsiteURI cbc:LogoReferenceID cbc:EndpointID cbc:IndustryClassificationCode
  cac:PartyIdentification cac:Language 325 cac:PhysicalLocation 335 cac:PartyLegalEntity cac:Contact cac:Person cac:AgentParty
  cac:ServiceProviderParty cac:PowerOfAttorney cac:FinancialAccount
cac:TaxRepresentativeParty/cac:PostalAddress
  UBL-CR-304 cbc:ID cbc:AddressTypeCode cbc:AddressFormatCode cbc:Postbox cbc:Floor cbc:Room cbc:BlockName cbc:BuildingName cbc:BuildingNumber
  cbc:InhouseMail cbc:Department cbc:MarkAttention cbc:MarkCare cbc:PlotIdentification cbc:CitySubdivisionName cbc:CountrySubentityCode cbc:Region
  cbc:District cbc:TimezoneOffset 324 cac:LocationCoordinate
cac:TaxRepresentativeParty/cac:PartyTaxScheme
  UBL-CR-326 cbc:RegistrationName cbc:TaxLevelCode cbc:ExemptionReasonCode cbc:ExemptionReason cac:RegistrationAddress
cac:TaxRepresentativeParty/cac:PartyTaxScheme/cac:TaxScheme
  UBL-CR-331 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
cac:Delivery
  UBL-CR-342 cbc:ID cbc:Quantity cbc:MinimumQuantity cbc:MaximumQuantity cbc:ActualDeliveryTime cbc:LatestDeliveryDate cbc:LatestDeliveryTime
  cbc:ReleaseID cbc:TrackingID 382 cac:AlternativeDeliveryLocation cac:RequestedDeliveryPeriod cac:EstimatedDeliveryPeriod cac:CarrierParty
  404 cac:NotifyParty cac:Despatch cac:DeliveryTerms cac:MinimumDeliveryUnit cac:MaximumDeliveryUnit cac:Shipment 682 cac:DeliveryAddress
cac:Delivery/cac:DeliveryLocation
  UBL-CR-351 cbc:Description cbc:Conditions cbc:CountrySubentity cbc:CountrySubentityCode cbc:LocationTypeCode cbc:InformationURI cbc:Name
  cac:ValidityPeriod 380 cac:SubsidiaryLocation cac:LocationCoordinate
cac:Delivery/cac:DeliveryLocation/cac:Address
  UBL-CR-359 cbc:ID cbc:AddressTypeCode cbc:AddressFormatCode cbc:Postbox cbc:Floor cbc:Room cbc:BlockName cbc:BuildingName cbc:BuildingNumber
  cbc:InhouseMail cbc:Department cbc:MarkAttention cbc:MarkCare cbc:PlotIdentification cbc:CitySubdivisionName cbc:CountrySubentityCode cbc:Region
  cbc:District cbc:TimezoneOffset 379 cac:LocationCoordinate
cac:Delivery/cac:DeliveryParty
  UBL-CR-386 cbc:MarkCareIndicator cbc:MarkAttentionIndicator cbc:WebsiteURI cbc:LogoReferenceID cbc:EndpointID cbc:IndustryClassificationCode
  cac:PartyIdentification cac:Language cac:PostalAddress cac:PhysicalLocation cac:PartyTaxScheme cac:PartyLegalEntity cac:Contact cac:Person
  cac:AgentParty cac:ServiceProviderParty cac:PowerOfAttorney cac:FinancialAccount
cac:PaymentMeans
  UBL-CR-411 cbc:ID 413 cbc:PaymentChannelCode cbc:InstructionID 434 cac:CreditAccount 451 cac:TradeFinancing 681 cbc:InstructionNote
cac:PaymentMeans/cac:CardAccount
  UBL-CR-415 cbc:CardTypeCode cbc:ValidityStartDate cbc:ExpiryDate cbc:IssuerID cbc:IssueNumberID cbc:CV2ID cbc:CardChipCode cbc:ChipApplicationID
cac:PaymentMeans/cac:PayeeFinancialAccount
  UBL-CR-424 cbc:AliasName cbc:AccountTypeCode cbc:AccountFormatCode cbc:CurrencyCode cbc:PaymentNote 433 cac:Country
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch
  UBL-CR-429 cbc:Name 432 cac:Address
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:FinancialInstitution
  UBL-CR-430 cbc:Name cac:Address
cac:PaymentMeans/cac:PaymentMandate
  UBL-CR-435 cbc:MandateTypeCode cbc:MaximumPaymentInstructionsNumeric cbc:MaximumPaidAmount cbc:SignatureID cac:PayerParty 448 cac:ValidityPeriod
  cac:PaymentReversalPeriod cac:Clause
cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount
  UBL-CR-440 cbc:Name cbc:AliasName cbc:AccountTypeCode cbc:AccountFormatCode cbc:CurrencyCode cbc:PaymentNote cac:FinancialInstitutionBranch
  cac:Country
cac:PaymentTerms
  UBL-CR-452 cbc:ID cbc:PaymentMeansID cbc:PrepaidPaymentReferenceID cbc:ReferenceEventCode cbc:SettlementDiscountPercent cbc:PenaltySurchargePercent
  cbc:PaymentPercent cbc:Amount cbc:SettlementDiscountAmount cbc:PenaltyAmount cbc:PaymentTermsDetailsURI cbc:PaymentDueDate cbc:InstallmentDueDate
  cbc:InvoicingPartyReference cac:SettlementPeriod cac:PenaltyPeriod cac:ExchangeRate cac:ValidityPeriod
cac:AllowanceCharge
  UBL-CR-471 cbc:ID cbc:PrepaidIndicator cbc:SequenceNumeric cbc:AccountingCostCode cbc:AccountingCost cbc:PerUnitAmount 488 cac:TaxTotal
  cac:PaymentMeans
cac:AllowanceCharge/cac:TaxCategory
  UBL-CR-477 cbc:Name cbc:BaseUnitMeasure cbc:PerUnitAmount cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cbc:TierRange cbc:TierRatePercent
cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme
  UBL-CR-484 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
cac:TaxTotal
  UBL-CR-494 cbc:RoundingAmount cbc:TaxEvidenceIndicator cbc:TaxIncludedIndicator
cac:TaxTotal/cac:TaxSubtotal
  UBL-CR-497 cbc:CalculationSequenceNumeric cbc:TransactionCurrencyTaxAmount cbc:Percent cbc:BaseUnitMeasure cbc:PerUnitAmount cbc:TierRange
  cbc:TierRatePercent
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory
  UBL-CR-504 cbc:Name cbc:BaseUnitMeasure cbc:PerUnitAmount cbc:TierRange cbc:TierRatePercent
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme
  UBL-CR-509 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
${LINE}
  UBL-CR-515 cbc:UUID cbc:TaxPointDate cbc:AccountingCostCode cbc:PaymentPurposeCode cbc:FreeOfChargeIndicator 529 cac:DespatchLineReference
  cac:ReceiptLineReference cac:BillingReference 548 cac:PricingReference cac:OriginatorParty cac:Delivery cac:PaymentTerms 561 cac:TaxTotal
  cac:WithholdingTaxTotal 645 cac:DeliveryTerms cac:SubInvoiceLine cac:ItemPriceExtension
${LINE}/cac:InvoicePeriod
  UBL-CR-520 cbc:StartTime cbc:EndTime cbc:DurationMeasure cbc:DescriptionCode cbc:Description
${LINE}/cac:OrderLineReference
  UBL-CR-525 cbc:SalesOrderLineID cbc:UUID cbc:LineStatusCode cac:OrderReference
${LINE}/cac:DocumentReference
  UBL-CR-532 cbc:CopyIndicator cbc:UUID cbc:IssueDate cbc:IssueTime 537 cbc:DocumentType cbc:XPath cbc:LanguageID cbc:LocaleCode cbc:VersionID
  cbc:DocumentStatusCode cbc:DocumentDescription cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification
${LINE}/cac:AllowanceCharge
  UBL-CR-552 cbc:ID cbc:PrepaidIndicator cbc:SequenceNumeric cbc:AccountingCostCode cbc:AccountingCost cbc:PerUnitAmount cac:TaxCategory cac:TaxTotal
  cac:PaymentMeans
${LINE}/cac:Item
  UBL-CR-563 cbc:PackQuantity cbc:PackSizeNumeric cbc:CatalogueIndicator cbc:HazardousRiskIndicator cbc:AdditionalInformation cbc:Keyword
  cbc:BrandName cbc:ModelName 581 cac:ManufacturersItemIdentification 587 cac:CatalogueItemIdentification cac:AdditionalItemIdentification
  cac:CatalogueDocumentReference cac:ItemSpecificationDocumentReference 595 cac:TransactionConditions cac:HazardousItem 619 cac:ManufacturerParty
  cac:InformationContentProviderParty cac:OriginAddress cac:ItemInstance cac:Certificate cac:Dimension
${LINE}/cac:Item/cac:BuyersItemIdentification
  UBL-CR-571 cbc:ExtendedID cbc:BarcodeSymbologyID cac:PhysicalAttribute cac:MeasurementDimension cac:IssuerParty
${LINE}/cac:Item/cac:SellersItemIdentification
  UBL-CR-576 cbc:ExtendedID cbc:BarcodeSymbologyID cac:PhysicalAttribute cac:MeasurementDimension cac:IssuerParty
${LINE}/cac:Item/cac:StandardItemIdentification
  UBL-CR-582 cbc:ExtendedID cbc:BarcodeSymbologyID cac:PhysicalAttribute cac:MeasurementDimension cac:IssuerParty
${LINE}/cac:Item/cac:CommodityClassification
  UBL-CR-592 cbc:NatureCode cbc:CargoTypeCode cbc:CommodityCode
${LINE}/cac:Item/cac:ClassifiedTaxCategory
  UBL-CR-597 cbc:Name cbc:BaseUnitMeasure cbc:PerUnitAmount cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cbc:TierRange cbc:TierRatePercent
${LINE}/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme
  UBL-CR-604 cbc:Name cbc:TaxTypeCode cbc:CurrencyCode cac:JurisdictionRegionAddress
${LINE}/cac:Item/cac:AdditionalItemProperty
  UBL-CR-608 cbc:ID cbc:NameCode cbc:TestMethod cbc:ValueQuantity cbc:ValueQualifier cbc:ImportanceCode cbc:ListValue cac:UsabilityPeriod
  cac:ItemPropertyGroup cac:RangeDimension cac:ItemPropertyRange
${LINE}/cac:Price
  UBL-CR-625 cbc:PriceChangeReason cbc:PriceTypeCode cbc:PriceType cbc:OrderableUnitFactorRate cbc:ValidityPeriod cbc:PriceList
  644 cac:PricingExchangeRate
${LINE}/cac:Price/cac:AllowanceCharge
  UBL-CR-632 cbc:ID cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:MultiplierFactorNumeric cbc:PrepaidIndicator cbc:SequenceNumeric
  cbc:AccountingCostCode cbc:AccountingCost cbc:PerUnitAmount cac:TaxCategory cac:TaxTotal cac:PaymentMeans
//cac:Price/cac:AllowanceCharge
  UBL-CR-669 cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:MultiplierFactorNumeric
`;

const ONCE = `
  UBL-SR-01 cac:ContractDocumentReference/cbc:ID cac:ReceiptDocumentReference/cbc:ID cac:DespatchDocumentReference/cbc:ID 05 cac:PaymentTerms/cbc:Note
  08 cac:InvoicePeriod 24 cac:Delivery 39 cac:ProjectReference/cbc:ID 45 cac:PaymentMeans/cbc:PaymentDueDate
  cac:PaymentMeans/cbc:PaymentMeansCode/@name 49 cac:InvoicePeriod/cbc:DescriptionCode 54 cac:PaymentMeans/cac:CardAccount
  cac:PaymentMeans/cac:PaymentMandate cac:OriginatorDocumentReference/cbc:ID
cac:AccountingSupplierParty/cac:Party
  UBL-SR-09 cac:PartyLegalEntity/cbc:RegistrationName cac:PartyName/cbc:Name cac:PartyLegalEntity/cbc:CompanyID 14
  cac:PartyLegalEntity/cbc:CompanyLegalForm
cac:AccountingCustomerParty/cac:Party
  UBL-SR-15 cac:PartyLegalEntity/cbc:RegistrationName cac:PartyIdentification/cbc:ID cac:PartyLegalEntity/cbc:CompanyID 40 cac:PartyName/cbc:Name
`;

export const ublSyntax: readonly SyntaxContext[] = [
  { at: '//cac:PostalAddress or //cac:Address', once: '  UBL-SR-51 cac:AddressLine' },
  {
    at: '//cac:AccountingSupplierParty/cac:Party',
    checks: [
      check(
        'UBL-SR-42',
        (party) => atMost(2, party.all('cac:PartyTaxScheme')),
        'The seller has {count} tax registrations; EN 16931 has two at most, the VAT identifier (BT-31) and one other (BT-32). Remove the other cac:PartyTaxScheme.',
      ),
    ],
  },
  {
    at: '//cac:AdditionalDocumentReference',
    once: '  UBL-SR-33 cbc:DocumentDescription',
    checks: [
      check(
        'UBL-SR-43',
        (reference, { kind }) =>
          isInvoicedObject(reference) ||
          (kind === 'ubl-credit-note' && typeOf(reference).includes('50')) ||
          (typeOf(reference).length === 0 && !reference.all('cbc:ID').some(hasScheme)),
        'This document is no invoiced object (BT-18), as its cbc:DocumentTypeCode is not 130; a supporting document (BG-24) has no cbc:DocumentTypeCode and no @schemeID. Write 130, or remove both. In a credit note 50 names the project (BT-11).',
      ),
      check(
        'UBL-CR-665',
        (reference) =>
          (typeOf(reference).length > 0 && typeOf(reference).every((type) => type === '130')) ||
          each(reference.all('cbc:ID').filter(hasScheme), '@schemeID'),
        'Only the invoiced object (BT-18), with cbc:DocumentTypeCode 130, has the scheme of its identifier. Remove @schemeID.',
        'warning',
      ),
      check(
        'UBL-CR-666',
        (reference) => !isInvoicedObject(reference) || each(reference.all('cac:Attachment')),
        'The invoiced object (BT-18) has no attachment. Remove cac:Attachment, or put it into a cac:AdditionalDocumentReference without cbc:DocumentTypeCode (BG-24).',
      ),
      check(
        'UBL-CR-673',
        (reference) => !isInvoicedObject(reference) || each(reference.all('cbc:DocumentDescription')),
        'The invoiced object (BT-18) has no description. Remove cbc:DocumentDescription, or put it into a cac:AdditionalDocumentReference without cbc:DocumentTypeCode (BG-24).',
      ),
    ],
  },
  // Prices have as many decimals as they like.
  { at: '//*PriceAmount' },
  {
    at: '//*Amount',
    checks: [
      check(
        'UBL-DT-01',
        (amount) => decimalsOf(amount.value) <= 2 || isInPriceAllowance(amount) || { values: { amount: amount.value } },
        'The amount {amount} has more than two decimals. Round it.',
      ),
    ],
  },
  { at: '//*BinaryObject', needed: '  UBL-DT-06 @mimeCode @filename' },
  { at: '//cac:Delivery', once: '  UBL-SR-25 cac:DeliveryParty/cac:PartyName/cbc:Name' },
  {
    at: '//cac:AllowanceCharge',
    checks: [
      check(
        'UBL-SR-30',
        (allowance) => !indicates(allowance, 'false') || atMostOneReason(allowance),
        'The allowance has {count} reasons in words (BT-97, of a line BT-139); it has one at most. Keep one cbc:AllowanceChargeReason.',
      ),
      check(
        'UBL-SR-31',
        (charge) => !indicates(charge, 'true') || atMostOneReason(charge),
        'The charge has {count} reasons in words (BT-104, of a line BT-144); it has one at most. Keep one cbc:AllowanceChargeReason.',
      ),
    ],
  },
  { at: '//cac:PartyTaxScheme', needed: '  UBL-SR-53 cac:TaxScheme/cbc:ID 53 cbc:CompanyID' },
  {
    at: ROOTS,
    absent: ABSENT,
    once: ONCE,
    checks: [
      check(
        'UBL-CR-002',
        (root) => {
          const versions = root.all('cbc:UBLVersionID');
          const [version] = versions;
          return (
            version === undefined ||
            versions.some(({ value }) => value === '2.1') || { element: version, values: { version: version.value } }
          );
        },
        'The version of UBL is 2.1, not {version}. Write 2.1, or remove cbc:UBLVersionID.',
        'warning',
      ),
      check(
        'UBL-CR-412',
        (root) => root.name === 'cn:CreditNote' || each(reach(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate')),
        'Only a credit note has its due date (BT-9) in cac:PaymentMeans. Put it into cbc:DueDate.',
        'warning',
      ),
      check(
        'UBL-SR-04',
        (root) =>
          atMost(
            1,
            root
              .all('cac:AdditionalDocumentReference')
              .filter(isInvoicedObject)
              .flatMap((reference) => reference.all('cbc:ID')),
          ),
        'There are {count} invoiced objects (BT-18), cac:AdditionalDocumentReference with cbc:DocumentTypeCode 130; there is one at most. Keep one.',
      ),
      check(
        'UBL-SR-12',
        (root) =>
          atMost(
            1,
            taxIdentifiers(root, 'cac:AccountingSupplierParty', (scheme) => scheme === 'VAT'),
          ),
        'The seller has {count} VAT identifiers (BT-31); there is one at most. Keep one cac:PartyTaxScheme for VAT.',
      ),
      check(
        'UBL-SR-13',
        (root) =>
          atMost(
            1,
            taxIdentifiers(root, 'cac:AccountingSupplierParty', (scheme) => scheme !== 'VAT'),
          ),
        'The seller has {count} tax registrations beside VAT (BT-32); there is one at most. Keep one such cac:PartyTaxScheme.',
      ),
      check(
        'UBL-SR-18',
        (root) =>
          atMost(
            1,
            taxIdentifiers(root, 'cac:AccountingCustomerParty', (scheme) => scheme === 'VAT'),
          ),
        'The buyer has {count} VAT identifiers (BT-48); there is one at most. Keep one cac:PartyTaxScheme for VAT.',
      ),
      check(
        'UBL-SR-29',
        (_, judged) => atMost(1, reach(everywhere(judged, 'cac:PartyIdentification'), 'cbc:ID').filter(isForSepa)),
        'There are {count} creditor identifiers for SEPA (BT-90); there is one at most. Keep one identifier with the scheme SEPA.',
      ),
      check(
        'UBL-SR-44',
        (_, judged) => allSame(everywhere(judged, 'cbc:PaymentID')),
        'All remittance information (cbc:PaymentID, BT-83) of an invoice is the same; {other} is not {first}. Make it the same, or remove one.',
      ),
      check(
        'UBL-SR-47',
        (_, judged) => allSame(everywhere(judged, 'cbc:PaymentMeansCode')),
        'All payment means (BT-81) of an invoice are the same; {other} is not {first}. Make cbc:PaymentMeansCode the same, or remove one cac:PaymentMeans.',
      ),
    ],
  },
  {
    at: LINES,
    once: `
  UBL-SR-34 cbc:Note cac:OrderLineReference/cbc:LineID cac:InvoicePeriod cac:Price/cac:AllowanceCharge/cbc:Amount 50 cac:Item/cbc:Description
  52 cac:DocumentReference`,
    exactlyOnce: '  UBL-SR-48 cac:Item/cac:ClassifiedTaxCategory',
  },
  {
    at: '//cac:PayeeParty',
    checks: [
      check(
        'UBL-SR-19',
        (payee, judged) => isAnother(payee, judged) && reach(payee, 'cac:PartyName', 'cbc:Name').length <= 1,
        'The payee (BG-10) has one name (BT-59), which differs from that of the seller (BT-27). Name the payee once, or remove cac:PayeeParty where it is the seller.',
      ),
      check(
        'UBL-SR-20',
        (payee, judged) =>
          isAnother(payee, judged) &&
          reach(payee, 'cac:PartyIdentification', 'cbc:ID').filter((id) => !isForSepa(id)).length <= 1,
        'The payee (BG-10) has one identifier (BT-60) at most beside that for SEPA, and a name (BT-59) that differs from that of the seller (BT-27). Keep one cac:PartyIdentification, or remove cac:PayeeParty where it is the seller.',
      ),
      check(
        'UBL-SR-21',
        (payee, judged) =>
          isAnother(payee, judged) && reach(payee, 'cac:PartyLegalEntity', 'cbc:CompanyID').length <= 1,
        'The payee (BG-10) has one registration (BT-61) at most, and a name (BT-59) that differs from that of the seller (BT-27). Keep one cac:PartyLegalEntity, or remove cac:PayeeParty where it is the seller.',
      ),
    ],
  },
  { at: '//cac:PaymentMeans', once: '  UBL-SR-26 cbc:PaymentID cbc:PaymentMeansCode cac:PaymentMandate/cbc:ID' },
  {
    at: '//cac:BillingReference',
    once: '  UBL-SR-06 cac:InvoiceDocumentReference',
    needed: '  UBL-SR-07 cac:InvoiceDocumentReference/cbc:ID',
  },
  {
    at: '//cac:TaxRepresentativeParty',
    once: '  UBL-SR-22 cac:PartyName/cbc:Name cac:PartyTaxScheme/cbc:CompanyID',
  },
  { at: '//cac:TaxSubtotal', once: '  UBL-SR-32 cac:TaxCategory/cbc:TaxExemptionReason' },
];

function hasScheme(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID') !== undefined;
}

function typeOf(reference: XmlElement): string[] {
  return reference.all('cbc:DocumentTypeCode').map(({ value }) => value);
}

/** The code as it is written: one with blanks around it is another. */
function isInvoicedObject(reference: XmlElement): boolean {
  return typeOf(reference).includes('130');
}

function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

function isInPriceAllowance(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (at.name === 'cac:AllowanceCharge' && at.parent?.name === 'cac:Price') return true;
  }
  return false;
}

const INDICATED = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['0', 'false'],
]);

function indicates(element: XmlElement, wanted: 'true' | 'false'): boolean {
  for (let child = element.first; child !== undefined; child = child.next) {
    if (child.name === 'cbc:ChargeIndicator' && INDICATED.get(child.value.trim()) === wanted) return true;
  }
  return false;
}

const REASONS = ['cbc:AllowanceChargeReason'];

/** Looks at the reasons of an allowance or a charge; most have none or one, of which no list is made. */
function atMostOneReason(element: XmlElement): Verdict {
  return countAt(element, REASONS) <= 1 || atMost(1, elementsAt(element, REASONS));
}

/** Returns the identifiers of a party in the tax schemes that are asked for. */
function taxIdentifiers(root: XmlElement, party: string, asked: (scheme: string) => boolean): XmlElement[] {
  return reach(root, party, 'cac:Party', 'cac:PartyTaxScheme')
    .filter((registration) =>
      registration.all('cac:TaxScheme').some((scheme) => asked((scheme.child('cbc:ID')?.value ?? '').toUpperCase())),
    )
    .flatMap((registration) => registration.all('cbc:CompanyID'));
}

/** Whether some name of a payee is not some name of the seller. */
function isAnother(payee: XmlElement, judged: Judged): boolean {
  const sellers = payee.parent === judged.root ? judged.once(sellerNames) : new Set<string>();
  return reach(payee, 'cac:PartyName', 'cbc:Name').some(
    ({ value }) => sellers.size > 1 || (sellers.size === 1 && !sellers.has(value)),
  );
}

function sellerNames({ root }: Judged): ReadonlySet<string> {
  const parties = reach(root, 'cac:AccountingSupplierParty', 'cac:Party');
  return new Set(reach(parties, 'cac:PartyLegalEntity', 'cbc:RegistrationName').map(({ value }) => value));
}

function isForSepa(identifier: XmlElement): boolean {
  return identifier.attribute('schemeID')?.toUpperCase() === 'SEPA';
}
