/**
 * The elements that each profile of Factur-X 1.09 and ZUGFeRD 2.4 allows (chapter 13 §3.1), with their cardinality,
 * attributes and code lists. The rules that the profiles add to EN 16931, their structure and the written elements
 * follow from this table.
 *
 * Each line is an element, indented by one blank more than its parent. The signs behind the name are the cardinalities
 * in MINIMUM, BASIC WL, BASIC, EN 16931 and EXTENDED, in this order; profiles omitted on the left, and those with a
 * dot, do not have the element. `1` is exactly one, `?` at most one, `*` any number, `+` one or more, `u` at most one
 * by the rules but any number by the structure.
 *
 * `=list` is the code list of the element; `@name` is an optional attribute, `@name!` a required one, both with their
 * code list. `[path=value]` is a variant: the element if something in it has exactly this value. `&name` inserts the
 * lines of a shape.
 */
export const SHAPES = `&date
 DateTimeString 11111 @format!=date
&period
 StartDateTime ???? &date
 EndDateTime ???? &date
&address
 PostcodeCode ????
 LineOne ????
 LineTwo ????
 LineThree ????
 CityName ????
 CountryID 11111 =country
 CountrySubDivisionName ????
&registered
 PostalTradeAddress ? &address
&contact
 PersonName ??
 DepartmentName ??
 TypeCode ?
 TelephoneUniversalCommunication ??
  CompleteNumber 11
 FaxUniversalCommunication ?
  CompleteNumber 1
 EmailURIUniversalCommunication ??
  URIID 11
&communication
 URIID 1111 @schemeID!=eas
&party
 ID *
 GlobalID * @schemeID!=icd
 RoleCode ?
 SpecifiedLegalOrganization ? &registered
  ID ? @schemeID=icd
  TradingBusinessName ?
 DefinedTradeContact * &contact
 PostalTradeAddress ? &address
 URIUniversalCommunication ? &communication
&line-party
 ID *
 GlobalID * @schemeID!=icd
 Name ?
 RoleCode ?
 DefinedTradeContact * &contact
 PostalTradeAddress ? &address
 URIUniversalCommunication ? &communication
&registration
 SpecifiedTaxRegistration u
  ID 1 @schemeID!
&reference
 IssuerAssignedID 11111
&dated
 IssuerAssignedID 11111
 FormattedIssueDateTime ? &date
&line-reference
 IssuerAssignedID ?
 LineID ??
 FormattedIssueDateTime ? &date
&charge
 ChargeIndicator 1111
  Indicator 1111
 ActualAmount 1111
 Reason ????
&tax-of-charge
 CategoryTradeTax 1111
  TypeCode 1111 =vat
  CategoryCode 1111 =category
  RateApplicablePercent ????
  ExemptionReason ?
  ExemptionReasonCode ? =vatex
&included-tax
 CalculatedAmount 1
 TypeCode 1 =vat
 ExemptionReason ?
 CategoryCode 1 =category
 ExemptionReasonCode ? =vatex
&extended-charge-code
 ReasonCode[@listID=] ? =charge
 ReasonCode[@listID=5153] ? =tax @listID
&price-charge
 ChargeIndicator 111
  Indicator 111
 CalculationPercent ?
 BasisAmount ?
 ActualAmount 111
 Reason ?`;

export const ADMITTED = `ExchangedDocumentContext 11111
 TestIndicator ?
  Indicator 1
 BusinessProcessSpecifiedDocumentContextParameter ?????
  ID 11111
 GuidelineSpecifiedDocumentContextParameter 11111
  ID 11111 =profile
ExchangedDocument 11111
 ID 11111
 Name ?
 TypeCode 11111 =type
 IssueDateTime 11111 &date
 CopyIndicator ?
  Indicator 1
 LanguageID ? =language
 IncludedNote ****
  ContentCode ?
  Content 111?
  SubjectCode ???? =subject
 EffectiveSpecifiedPeriod ?
  CompleteDateTime 1 &date
SupplyChainTradeTransaction 11111
 IncludedSupplyChainTradeLineItem +++
  AssociatedDocumentLineDocument 111
   LineID 111
   ParentLineID ?
   LineStatusCode ? =line-status
   LineStatusReasonCode ? =line-kind
   IncludedNote ??*
    ContentCode ?
    Content 11?
    SubjectCode ? =subject
  SpecifiedTradeProduct 111
   ID ?
   GlobalID ??? @schemeID!=icd
   SellerAssignedID ??
   BuyerAssignedID ??
   IndustryAssignedID ?
   ModelID ?
   Name 111
   Description ??
   BatchID *
   BrandName ?
   ModelName ?
   ApplicableProductCharacteristic **
    TypeCode ?
    Description 1?
    ValueMeasure ? @unitCode=unit
    Value 1?
   DesignatedProductClassification **
    ClassCode 11 @listID!=classification @listVersionID
    ClassName ?
   IndividualTradeProductInstance *
    BatchID ?
    SupplierAssignedSerialID ?
   OriginTradeCountry ??
    ID 11 =country
   ManufacturerTradeParty ? &party
    Name ?
    SpecifiedTaxRegistration[ID/@schemeID=VA] ?
     ID 1 @schemeID!=va
    SpecifiedTaxRegistration[ID/@schemeID=FC] ?
     ID 1 @schemeID!=fc
   IncludedReferencedProduct *
    ID ?
    GlobalID * @schemeID!=icd
    SellerAssignedID ?
    BuyerAssignedID ?
    IndustryAssignedID ?
    Name 1
    Description ?
    UnitQuantity ? @unitCode!=unit
  SpecifiedLineTradeAgreement 11?
   ItemSellerTradeParty ? &party
    Name ?
    Description ?
    SpecifiedTaxRegistration[ID/@schemeID=VA] ?
     ID 1 @schemeID!=va
    SpecifiedTaxRegistration[ID/@schemeID=FC] ?
     ID 1 @schemeID!=fc
   ApplicableTradeDeliveryTerms ?
    DeliveryTypeCode 1 =delivery-terms
    RelevantTradeLocation ?
     CountryID ? =country
   SellerOrderReferencedDocument ? &line-reference
   BuyerOrderReferencedDocument ?? &line-reference
   QuotationReferencedDocument ? &line-reference
   ContractReferencedDocument ? &line-reference
   AdditionalReferencedDocument *
    IssuerAssignedID 1
    URIID ?
    LineID ?
    TypeCode 1 =attached
    Name ?
    AttachmentBinaryObject ? @mimeCode!=mime @filename!
    ReferenceTypeCode ? =reference
    FormattedIssueDateTime ? &date
   UltimateCustomerOrderReferencedDocument * &line-reference
   GrossPriceProductTradePrice ???
    ChargeAmount 111
    BasisQuantity ??? @unitCode=unit
    AppliedTradeAllowanceCharge[ChargeIndicator/Indicator=false] ??* &price-charge
     ReasonCode ? =allowance
    AppliedTradeAllowanceCharge[ChargeIndicator/Indicator=true] *** &price-charge
     ReasonCode ???
   NetPriceProductTradePrice 11?
    ChargeAmount 111
    BasisQuantity ??? @unitCode=unit
    IncludedTradeTax * &included-tax
     RateApplicablePercent 1
  SpecifiedLineTradeDelivery 11?
   BilledQuantity 11? @unitCode=unit
   ChargeFreeQuantity ? @unitCode!=unit
   PackageQuantity ? @unitCode!=unit
   PerPackageUnitQuantity ? @unitCode!=unit
   ShipToTradeParty ? &line-party &registration
    SpecifiedLegalOrganization ?
     ID ? @schemeID!=icd
     TradingBusinessName ?
   UltimateShipToTradeParty ? &line-party &registration
    SpecifiedLegalOrganization ?
     ID ? @schemeID=icd
     TradingBusinessName ?
   ActualDeliverySupplyChainEvent ?
    OccurrenceDateTime 1 &date
   DespatchAdviceReferencedDocument ? &line-reference
   ReceivingAdviceReferencedDocument ? &line-reference
   DeliveryNoteReferencedDocument ? &line-reference
  SpecifiedLineTradeSettlement 111
   ApplicableTradeTax 11*
    CalculatedAmount ?
    TypeCode 11? =vat
    ExemptionReason ?
    CategoryCode 11? =category
    ExemptionReasonCode ? =vatex
    DueDateTypeCode ? =due
    RateApplicablePercent ???
   BillingSpecifiedPeriod ??? &period
   SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=false] *** &charge
    CalculationPercent ??
    BasisAmount ??
    ReasonCode ??? =allowance
   SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=true] *** &charge
    CalculationPercent ??
    BasisAmount ??
    ReasonCode ??. =charge
    &extended-charge-code
   SpecifiedTradeSettlementLineMonetarySummation 11?
    LineTotalAmount 11?
    ChargeTotalAmount ?
    AllowanceTotalAmount ?
    TaxTotalAmount[@currencyID=BT-5] ? @currencyID
    GrandTotalAmount ?
    TotalAllowanceChargeAmount ?
   InvoiceReferencedDocument *
    IssuerAssignedID ?
    LineID ?
    TypeCode ? =type
    FormattedIssueDateTime ? &date
   AdditionalReferencedDocument ?*
    IssuerAssignedID 11
    TypeCode 11 =object
    ReferenceTypeCode ?? =reference
   ReceivableSpecifiedTradeAccountingAccount ?*
    ID 11
    TypeCode ? =account
 ApplicableHeaderTradeAgreement 11111
  BuyerReference ?????
  SellerTradeParty 11111
   ID ****
   GlobalID **** @schemeID!=icd
   Name 11111
   RoleCode ?
   Description ??
   SpecifiedLegalOrganization ????? &registered
    ID ????? @schemeID=icd
    TradingBusinessName ????
   DefinedTradeContact ?* &contact
   PostalTradeAddress 11111 &address
   URIUniversalCommunication ???? &communication
   SpecifiedTaxRegistration[ID/@schemeID=VA] ????u
    ID 11111 @schemeID!=va
   SpecifiedTaxRegistration[ID/@schemeID=FC] ?????
    ID 11111 @schemeID!=fc
  BuyerTradeParty 11111
   ID ???*
   GlobalID ???* @schemeID!=icd
   Name 11111
   RoleCode ?
   Description ?
   SpecifiedLegalOrganization ????? &registered
    ID 1???? @schemeID=icd
    TradingBusinessName ??
   DefinedTradeContact ?* &contact
   PostalTradeAddress 1111 &address
   URIUniversalCommunication ???? &communication
   SpecifiedTaxRegistration ????
    ID 1111 @schemeID!=va
  SalesAgentTradeParty ? &party &registration
   Name 1
  BuyerTaxRepresentativeTradeParty ? &party
   Name 1
   SpecifiedTaxRegistration 1
    ID 1 @schemeID!
  SellerTaxRepresentativeTradeParty ????
   ID *
   GlobalID * @schemeID!=icd
   Name 1111
   RoleCode ?
   SpecifiedLegalOrganization ? &registered
    ID ? @schemeID=icd
    TradingBusinessName ?
   DefinedTradeContact * &contact
   PostalTradeAddress 1111 &address
   URIUniversalCommunication ? &communication
   SpecifiedTaxRegistration 1111
    ID 1111 @schemeID!=va
  ProductEndUserTradeParty ? &party &registration
   Name 1
  ApplicableTradeDeliveryTerms ?
   DeliveryTypeCode 1 =delivery-terms
   RelevantTradeLocation ?
    CountryID ? =country
  SellerOrderReferencedDocument ?? &dated
  BuyerOrderReferencedDocument ????? &dated
  QuotationReferencedDocument ? &dated
  ContractReferencedDocument ???? &dated
   ReferenceTypeCode ? =reference
  AdditionalReferencedDocument[TypeCode=916] ** &dated
   URIID ??
   TypeCode 11
   Name ??
   AttachmentBinaryObject ?? @mimeCode!=mime @filename!
  AdditionalReferencedDocument[TypeCode=50] ** &dated
   TypeCode 11
  AdditionalReferencedDocument[TypeCode=130] ** &dated
   TypeCode 11
   ReferenceTypeCode ?? =reference
  BuyerAgentTradeParty ? &party &registration
   Name 1
  UltimateCustomerOrderReferencedDocument * &dated
  SpecifiedProcuringProject ??
   ID 11
   Name 11
 ApplicableHeaderTradeDelivery 11111
  RelatedSupplyChainConsignment ?
   SpecifiedLogisticsTransportMovement *
    ModeCode 1 =transport
  ShipToTradeParty ????
   ID ???*
   GlobalID ???* @schemeID!=icd
   Name ????
   RoleCode ?
   SpecifiedLegalOrganization ? &registered
    ID ? @schemeID=icd
    TradingBusinessName ?
   DefinedTradeContact * &contact
   PostalTradeAddress ???? &address
   URIUniversalCommunication ? &communication
   SpecifiedTaxRegistration ?
    ID 1 @schemeID!
  UltimateShipToTradeParty ? &party &registration
   Name ?
  ShipFromTradeParty ? &party &registration
   Name ?
  ActualDeliverySupplyChainEvent ????
   OccurrenceDateTime 1111 &date
  DespatchAdviceReferencedDocument ???? &dated
  ReceivingAdviceReferencedDocument ?? &dated
  DeliveryNoteReferencedDocument ? &dated
 ApplicableHeaderTradeSettlement 11111
  CreditorReferenceID ????
  PaymentReference ????
  TaxCurrencyCode ???? =currency
  InvoiceCurrencyCode 11111 =currency
  InvoiceIssuerReference ?
  InvoicerTradeParty ? &party &registration
   Name 1
  InvoiceeTradeParty * &party &registration
   Name 1
  PayeeTradeParty ????
   ID ???*
   GlobalID ???* @schemeID!=icd
   Name 1111
   RoleCode ?
   SpecifiedLegalOrganization ???? &registered
    ID ???? @schemeID=icd
    TradingBusinessName ?
   DefinedTradeContact * &contact
   PostalTradeAddress ? &address
   URIUniversalCommunication ? &communication
   SpecifiedTaxRegistration ?
    ID 1 @schemeID!
  PayerTradeParty ? &party &registration
   Name 1
  TaxApplicableTradeCurrencyExchange ?
   SourceCurrencyCode 1 =currency
   TargetCurrencyCode 1 =currency
   ConversionRate 1
   ConversionRateDateTime ? &date
  SpecifiedTradeSettlementPaymentMeans ****
   TypeCode 1111 =means
   Information ??
   ApplicableTradeSettlementFinancialCard ??
    ID 11
    CardholderName ??
   PayerPartyDebtorFinancialAccount ????
    IBANID 1111
   PayeePartyCreditorFinancialAccount ????
    IBANID ????
    AccountName ??
    ProprietaryID ????
   PayerSpecifiedDebtorFinancialInstitution ?
    BICID 1
   PayeeSpecifiedCreditorFinancialInstitution ??
    BICID 11
  ApplicableTradeTax ++++
   CalculatedAmount 1111
   TypeCode 1111 =vat
   ExemptionReason ????
   BasisAmount 1111
   LineTotalBasisAmount ?
   AllowanceChargeBasisAmount ?
   CategoryCode 1111 =category
   ExemptionReasonCode ???? =vatex
   TaxPointDate ??
    DateString 11 @format!=date
   DueDateTypeCode ???? =due
   RateApplicablePercent ????
  BillingSpecifiedPeriod ???? &period
   Description ?
  SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=false] **** &charge &tax-of-charge
   SequenceNumeric ?
   CalculationPercent ????
   BasisAmount ????
   BasisQuantity ? @unitCode=unit
   ReasonCode ???? =allowance
  SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=true] **** &charge &tax-of-charge
   SequenceNumeric ?
   CalculationPercent ????
   BasisAmount ????
   BasisQuantity ? @unitCode=unit
   ReasonCode ???. =charge
   &extended-charge-code
  SpecifiedLogisticsServiceCharge *
   Description 1
   AppliedAmount 1
   AppliedTradeTax *
    TypeCode 1 =vat
    ExemptionReason ?
    CategoryCode 1 =category
    ExemptionReasonCode ? =vatex
    RateApplicablePercent 1
  SpecifiedTradePaymentTerms ???*
   Description ????
   DueDateDateTime ???? &date
   DirectDebitMandateID ????
   PartialPaymentAmount ?
   ApplicableTradePaymentPenaltyTerms *
    BasisDateTime ? &date
    BasisPeriodMeasure ? @unitCode!=unit
    BasisAmount ?
    CalculationPercent ?
    ActualPenaltyAmount ?
   ApplicableTradePaymentDiscountTerms *
    BasisDateTime ? &date
    BasisPeriodMeasure ? @unitCode!=unit
    BasisAmount ?
    CalculationPercent ?
    ActualDiscountAmount ?
   PayeeTradeParty ? &party &registration
    Name 1
  SpecifiedTradeSettlementHeaderMonetarySummation 11111
   LineTotalAmount 1111
   ChargeTotalAmount ????
   AllowanceTotalAmount ????
   TaxBasisTotalAmount 11111
   TaxTotalAmount[@currencyID=BT-5] u???? @currencyID
   TaxTotalAmount[@currencyID=BT-6] ???? @currencyID
   RoundingAmount ??
   GrandTotalAmount 11111
   TotalPrepaidAmount ????
   DuePayableAmount 11111
  SpecifiedFinancialAdjustment *
   Reason 1
   ActualAmount 1
  InvoiceReferencedDocument ****
   IssuerAssignedID 1111
   TypeCode ? =type
   FormattedIssueDateTime ???? &date
  ReceivableSpecifiedTradeAccountingAccount ???*
   ID 1111
   TypeCode ? =account
  SpecifiedAdvancePayment *
   PaidAmount 1
   FormattedReceivedDateTime ? &date
   IncludedTradeTax + &included-tax
    RateApplicablePercent ?
   InvoiceSpecifiedReferencedDocument ?
    IssuerAssignedID 1
    TypeCode ? =type
    FormattedIssueDateTime ? &date`;
