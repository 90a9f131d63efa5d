/**
 * The elements of an invoice in Facturae 3.2.2 of the Spanish administration.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FACTURAE_322 = packed({
  roots: `
fe:Facturae Facturae`,
  values: `
SchemaVersion
Modality
InvoiceIssuerType
PersonTypeCode
ResidenceTypeCode
TextMin3Max30
TextMax80
TextMax40
TextMax20
PostCode
TextMax50
Country
TextMax15
TextMax60
CnoCnae
TextMax9
TextMax70
long
DoubleUpToEightDecimal
DoubleTwoDecimal
CurrencyCode
date
PaymentMeans
TextMin5Max34
BIC
TextMax2500
RegulatoryReportingData
TextMax250
PartyIdentification
TextMax10
RoleTypeCode
TextMax14
InvoiceDocumentType
InvoiceClass
ReasonCode
ReasonDescription
CorrectionMethod
CorrectionMethodDescription
LanguageCode
TaxTypeCode
double
TextMax30
UnitOfMeasure
SpecialTaxableEventCode
AttachmentCompressionAlgorithm
AttachmentFormat
AttachmentEncoding
string`,
  elements: `
TextMin5Max34
  AccountNumber
  IBAN
Account
  AccountToBeCredited
  AccountToBeDebited
TextMax60
  AdditionalContactDetails
  BankCode
  BranchCode
  DebitReconciliationReference
  ElectronicMail
  PaymentReconciliationReference
  WebAddress
TextMax2500
  AdditionalLineItemInformation
  AdditionalReasonDescription
  AttachmentDescription
  CentreDescription
  ChargeReason
  CollectionAdditionalInformation
  DiscountReason
  FactoringAssignmentClauses
  InvoiceAdditionalInformation
  InvoiceDescription
  ItemDescription
  PaymentInKindReason
  SpecialTaxableEventReason
  SubsidyDescription
  WithholdingReason
TextMax20
  AdditionalRegistrationData
  ArticleCode
  Book
  FileReference
  Folio
  InvoiceNumber
  InvoiceSeriesCode
  IssuerContractReference
  IssuerTransactionReference
  PlaceOfIssueDescription
  Province
  ReceiverContractReference
  ReceiverTransactionReference
  RegisterOfCompaniesLocation
  RepositoryName
  Section
  Sheet
  Volume
TextMax80
  Address
  CorporateName
  RepresentationIdentity
Address
  AddressInSpain
string
  AttachmentData
TextMax70
  BatchIdentifier
Business
  BuyerParty
  SellerParty
TextMax10
  CentreCode
DoubleUpToEightDecimal
  ChargeAmount
  ChargeRate
  DiscountAmount
  DiscountRate
  ExchangeRate
  GrossAmount
  InvoiceTotal
  PaymentInKindAmount
  PaymentOnAccountAmount
  ReimbursableExpensesAmount
  SubsidyAmount
  SubsidyRate
  TaxRate
  TotalAmount
  TotalCost
  TotalGeneralDiscounts
  TotalGeneralSurcharges
  TotalGrossAmount
  TotalGrossAmountBeforeTaxes
  TotalPaymentsOnAccount
  TotalReimbursableExpenses
  TotalTaxOutputs
  TotalTaxesWithheld
  UnitPriceWithoutTax
  WithholdingAmount
  WithholdingRate
TextMax40
  ContactPersons
  FirstSurname
  Name
  RelatedInvoice
  SecondSurname
  TradeName
Country
  CountryCode
date
  DeliveryNoteDate
  EndDate
  ExchangeRateDate
  FileDate
  InstallmentDueDate
  InvoiceIssueDate
  IssueDate
  IssuerContractDate
  IssuerTransactionDate
  OperationDate
  PaymentOnAccountDate
  ReceiverContractDate
  ReceiverTransactionDate
  StartDate
  TransactionDate
TextMax30
  DeliveryNoteNumber
TextMax50
  DocumentCharacter
  DocumentType
  PostCodeAndTown
  Town
DoubleTwoDecimal
  EquivalenceSurcharge
  EquivalentInEuros
  InstallmentAmount
  TotalFinancialExpenses
DiscountsAndRebates
  GeneralDiscounts
Charges
  GeneralSurcharges
TextMax9
  INETownCode
long
  InvoicesCount
PeriodDates
  InvoicingPeriod
  LineItemPeriod
  TaxPeriod
LanguageCode
  LanguageName
TextMax250
  LegalReference
  Reference
  URL
TextMax14
  LogicalOperationalPoint
  PhysicalGLN
OverseasAddress
  OverseasBranchAddress
Installments
  PaymentDetails
double
  Quantity
  SequenceNumber
TaxIdentification
  ReimbursableExpensesBuyerParty
  ReimbursableExpensesSellerParty
AttachedDocuments
  RelatedDocuments
Amount
  SpecialTaxableBase
  TaxableBase
TaxOutput
  Tax
TextMin3Max30
  TaxIdentificationNumber
Taxes
  TaxesWithheld
TextMax15
  TeleFax
  Telephone
unchecked
  ds:Signature`,
  contents: `
Facturae
  FileHeader 1..1
  Parties 1..1
  Invoices 1..1
  Extensions 0..1
  ds:Signature 0..1
FileHeader
  SchemaVersion 1..1
  Modality 1..1
  InvoiceIssuerType 1..1
  ThirdParty 0..1
  Batch 1..1
  FactoringAssignmentData 0..1
ThirdParty
  TaxIdentification 1..1
  choice 1..1
    LegalEntity 1..1
    Individual 1..1
TaxIdentification
  PersonTypeCode 1..1
  ResidenceTypeCode 1..1
  TaxIdentificationNumber 1..1
LegalEntity
  CorporateName 1..1
  TradeName 0..1
  RegistrationData 0..1
  choice 1..1
    AddressInSpain 1..1
    OverseasAddress 1..1
  ContactDetails 0..1
RegistrationData
  Book 0..1
  RegisterOfCompaniesLocation 0..1
  Sheet 0..1
  Folio 0..1
  Section 0..1
  Volume 0..1
  AdditionalRegistrationData 0..1
Address
  Address 1..1
  PostCode 1..1
  Town 1..1
  Province 1..1
  CountryCode 1..1
OverseasAddress
  Address 1..1
  PostCodeAndTown 1..1
  Province 1..1
  CountryCode 1..1
ContactDetails
  Telephone 0..1
  TeleFax 0..1
  WebAddress 0..1
  ElectronicMail 0..1
  ContactPersons 0..1
  CnoCnae 0..1
  INETownCode 0..1
  AdditionalContactDetails 0..1
Individual
  Name 1..1
  FirstSurname 1..1
  SecondSurname 0..1
  choice 1..1
    AddressInSpain 1..1
    OverseasAddress 1..1
  ContactDetails 0..1
Batch
  BatchIdentifier 1..1
  InvoicesCount 1..1
  TotalInvoicesAmount 1..1
  TotalOutstandingAmount 1..1
  TotalExecutableAmount 1..1
  InvoiceCurrencyCode 1..1
Amount
  TotalAmount 1..1
  EquivalentInEuros 0..1
FactoringAssignmentData
  Assignee 1..1
  PaymentDetails 1..1
  FactoringAssignmentClauses 1..1
  FactoringAssignmentDocument 0..n
Assignee
  TaxIdentification 1..1
  choice 1..1
    LegalEntity 1..1
    Individual 1..1
Installments
  Installment 1..n
Installment
  InstallmentDueDate 1..1
  InstallmentAmount 1..1
  PaymentMeans 1..1
  AccountToBeCredited 0..1
  PaymentReconciliationReference 0..1
  AccountToBeDebited 0..1
  CollectionAdditionalInformation 0..1
  RegulatoryReportingData 0..1
  DebitReconciliationReference 0..1
Account
  choice 1..1
    IBAN 1..1
    AccountNumber 1..1
  BankCode 0..1
  BranchCode 0..1
  choice 0..1
    BranchInSpainAddress 0..1
    OverseasBranchAddress 0..1
  BIC 0..1
FactoringAssignmentDocument
  DocumentCharacter 1..1
  RepresentationIdentity 0..1
  DocumentType 1..1
  Repository 0..1
Repository
  RepositoryName 1..1
  URL 0..1
  Reference 1..1
Parties
  SellerParty 1..1
  BuyerParty 1..1
Business
  TaxIdentification 1..1
  PartyIdentification 0..1
  AdministrativeCentres 0..1
  choice 1..1
    LegalEntity 1..1
    Individual 1..1
AdministrativeCentres
  AdministrativeCentre 1..n
AdministrativeCentre
  CentreCode 0..1
  RoleTypeCode 0..1
  Name 0..1
  FirstSurname 0..1
  SecondSurname 0..1
  choice 1..1
    AddressInSpain 1..1
    OverseasAddress 1..1
  ContactDetails 0..1
  PhysicalGLN 0..1
  LogicalOperationalPoint 0..1
  CentreDescription 0..1
Invoices
  Invoice 1..n
Invoice
  InvoiceHeader 1..1
  InvoiceIssueData 1..1
  TaxesOutputs 1..1
  TaxesWithheld 0..1
  InvoiceTotals 1..1
  Items 1..1
  PaymentDetails 0..1
  LegalLiterals 0..1
  AdditionalData 0..1
InvoiceHeader
  InvoiceNumber 1..1
  InvoiceSeriesCode 0..1
  InvoiceDocumentType 1..1
  InvoiceClass 1..1
  Corrective 0..1
Corrective
  InvoiceNumber 0..1
  InvoiceSeriesCode 0..1
  ReasonCode 1..1
  ReasonDescription 1..1
  TaxPeriod 1..1
  CorrectionMethod 1..1
  CorrectionMethodDescription 1..1
  AdditionalReasonDescription 0..1
  InvoiceIssueDate 0..1
PeriodDates
  StartDate 1..1
  EndDate 1..1
InvoiceIssueData
  IssueDate 1..1
  OperationDate 0..1
  PlaceOfIssue 0..1
  InvoicingPeriod 0..1
  InvoiceCurrencyCode 1..1
  ExchangeRateDetails 0..1
  TaxCurrencyCode 1..1
  LanguageName 1..1
  InvoiceDescription 0..1
  ReceiverTransactionReference 0..1
  FileReference 0..1
  ReceiverContractReference 0..1
PlaceOfIssue
  PostCode 1..1
  PlaceOfIssueDescription 0..1
ExchangeRateDetails
  ExchangeRate 1..1
  ExchangeRateDate 1..1
TaxesOutputs
  Tax 1..n
TaxOutput
  TaxTypeCode 1..1
  TaxRate 1..1
  TaxableBase 1..1
  TaxAmount 0..1
  SpecialTaxableBase 0..1
  SpecialTaxAmount 0..1
  EquivalenceSurcharge 0..1
  EquivalenceSurchargeAmount 0..1
Taxes
  Tax 1..n Tax
Tax
  TaxTypeCode 1..1
  TaxRate 1..1
  TaxableBase 1..1
  TaxAmount 0..1
InvoiceTotals
  TotalGrossAmount 1..1
  GeneralDiscounts 0..1
  GeneralSurcharges 0..1
  TotalGeneralDiscounts 0..1
  TotalGeneralSurcharges 0..1
  TotalGrossAmountBeforeTaxes 1..1
  TotalTaxOutputs 1..1
  TotalTaxesWithheld 1..1
  InvoiceTotal 1..1
  Subsidies 0..1
  PaymentsOnAccount 0..1
  ReimbursableExpenses 0..1
  TotalFinancialExpenses 0..1
  TotalOutstandingAmount 1..1 DoubleUpToEightDecimal
  TotalPaymentsOnAccount 0..1
  AmountsWithheld 0..1
  TotalExecutableAmount 1..1 DoubleUpToEightDecimal
  TotalReimbursableExpenses 0..1
  PaymentInKind 0..1
DiscountsAndRebates
  Discount 1..n
Discount
  DiscountReason 1..1
  DiscountRate 0..1
  DiscountAmount 1..1
Charges
  Charge 1..n
Charge
  ChargeReason 1..1
  ChargeRate 0..1
  ChargeAmount 1..1
Subsidies
  Subsidy 1..n
Subsidy
  SubsidyDescription 1..1
  SubsidyRate 0..1
  SubsidyAmount 1..1
PaymentsOnAccount
  PaymentOnAccount 1..n
PaymentOnAccount
  PaymentOnAccountDate 1..1
  PaymentOnAccountAmount 1..1
ReimbursableExpenses
  ReimbursableExpenses 1..n ReimbursableExpenses2
ReimbursableExpenses2
  ReimbursableExpensesSellerParty 0..1
  ReimbursableExpensesBuyerParty 0..1
  IssueDate 0..1
  InvoiceNumber 0..1
  InvoiceSeriesCode 0..1
  ReimbursableExpensesAmount 1..1
AmountsWithheld
  WithholdingReason 1..1
  WithholdingRate 0..1
  WithholdingAmount 1..1
PaymentInKind
  PaymentInKindReason 1..1
  PaymentInKindAmount 1..1
Items
  InvoiceLine 1..n
InvoiceLine
  IssuerContractReference 0..1
  IssuerContractDate 0..1
  IssuerTransactionReference 0..1
  IssuerTransactionDate 0..1
  ReceiverContractReference 0..1
  ReceiverContractDate 0..1
  ReceiverTransactionReference 0..1
  ReceiverTransactionDate 0..1
  FileReference 0..1
  FileDate 0..1
  SequenceNumber 0..1
  DeliveryNotesReferences 0..1
  ItemDescription 1..1
  Quantity 1..1
  UnitOfMeasure 0..1
  UnitPriceWithoutTax 1..1
  TotalCost 1..1
  DiscountsAndRebates 0..1
  Charges 0..1
  GrossAmount 1..1
  TaxesWithheld 0..1
  TaxesOutputs 1..1
  LineItemPeriod 0..1
  TransactionDate 0..1
  AdditionalLineItemInformation 0..1
  SpecialTaxableEvent 0..1
  ArticleCode 0..1
  Extensions 0..1
DeliveryNotesReferences
  DeliveryNote 1..n
DeliveryNote
  DeliveryNoteNumber 1..1
  DeliveryNoteDate 0..1
SpecialTaxableEvent
  SpecialTaxableEventCode 1..1
  SpecialTaxableEventReason 1..1
Extensions
  #any 0..n
unchecked
  #unchecked
LegalLiterals
  LegalReference 0..n
AdditionalData
  RelatedInvoice 0..1
  RelatedDocuments 0..1
  InvoiceAdditionalInformation 0..1
  Extensions 0..1
AttachedDocuments
  Attachment 1..n
Attachment
  AttachmentCompressionAlgorithm 0..1
  AttachmentFormat 1..1
  AttachmentEncoding 0..1
  AttachmentDescription 0..1
  AttachmentData 1..1`,
  facets: {
    SchemaVersion: { base: 'string', enumeration: ['3.2.2'], standard: '3.2.2' },
    Modality: { base: 'string', enumeration: ['I', 'L'] },
    InvoiceIssuerType: { base: 'string', enumeration: ['EM', 'RE', 'TE'] },
    PersonTypeCode: { base: 'string', enumeration: ['F', 'J'] },
    ResidenceTypeCode: { base: 'string', enumeration: ['E', 'R', 'U'] },
    TextMin3Max30: { base: 'string', minLength: 3, maxLength: 30 },
    TextMax80: { base: 'string', maxLength: 80 },
    TextMax40: { base: 'string', maxLength: 40 },
    TextMax20: { base: 'string', maxLength: 20 },
    PostCode: { base: 'string', length: 5, pattern: ['[0-9]*'] },
    TextMax50: { base: 'string', maxLength: 50 },
    Country: {
      base: 'string',
      enumeration: [
        'AFG',
        'ALB',
        'DZA',
        'ASM',
        'AND',
        'AGO',
        'AIA',
        'ATG',
        'ARG',
        'ARM',
        'ABW',
        'AUS',
        'AUT',
        'AZE',
        'BHS',
        'BHR',
        'BGD',
        'BRB',
        'BLR',
        'BEL',
        'BLZ',
        'BEN',
        'BMU',
        'BTN',
        'BOL',
        'BIH',
        'BWA',
        'BRA',
        'BRN',
        'BGR',
        'BFA',
        'BDI',
        'KHM',
        'CMR',
        'CAN',
        'CPV',
        'CYM',
        'CAF',
        'TCD',
        'CHL',
        'CHN',
        'COD',
        'COL',
        'COM',
        'COG',
        'COK',
        'CRI',
        'CIV',
        'HRV',
        'CUB',
        'CYP',
        'CZE',
        'DNK',
        'DJI',
        'DMA',
        'DOM',
        'ECU',
        'EGY',
        'SLV',
        'GNQ',
        'ERI',
        'EST',
        'ETH',
        'FLK',
        'FRO',
        'FJI',
        'FIN',
        'FRA',
        'GUF',
        'PYF',
        'GAB',
        'GMB',
        'GEO',
        'GGY',
        'DEU',
        'GHA',
        'GIB',
        'GRC',
        'GRL',
        'GRD',
        'GLP',
        'GUM',
        'GTM',
        'GIN',
        'GNB',
        'GUY',
        'HTI',
        'HND',
        'HKG',
        'HUN',
        'ISL',
        'IND',
        'IDN',
        'IMN',
        'IRN',
        'IRQ',
        'IRL',
        'ISR',
        'ITA',
        'JAM',
        'JEY',
        'JPN',
        'JOR',
        'KAZ',
        'KEN',
        'KIR',
        'PRK',
        'KOR',
        'KWT',
        'KGZ',
        'LAO',
        'LVA',
        'LBN',
        'LSO',
        'LBR',
        'LBY',
        'LIE',
        'LTU',
        'LUX',
        'MAC',
        'MKD',
        'MDG',
        'MWI',
        'MYS',
        'MDV',
        'MLI',
        'MLT',
        'MHL',
        'MTQ',
        'MRT',
        'MUS',
        'MYT',
        'MEX',
        'FSM',
        'MDA',
        'MCO',
        'MNE',
        'MNG',
        'MSR',
        'MAR',
        'MOZ',
        'MMR',
        'NAM',
        'NRU',
        'NPL',
        'NLD',
        'ANT',
        'NCL',
        'NZL',
        'NIC',
        'NER',
        'NGA',
        'NIU',
        'NFK',
        'MNP',
        'NOR',
        'OMN',
        'PAK',
        'PLW',
        'PAN',
        'PNG',
        'PRY',
        'PSE',
        'PER',
        'PHL',
        'PCN',
        'POL',
        'PRT',
        'PRI',
        'QAT',
        'REU',
        'ROU',
        'RUS',
        'RWA',
        'KNA',
        'LCA',
        'VCT',
        'WSM',
        'SMR',
        'STP',
        'SAU',
        'SEN',
        'SRB',
        'SYC',
        'SLE',
        'SGP',
        'SVK',
        'SVN',
        'SLB',
        'SOM',
        'ZAF',
        'ESP',
        'LKA',
        'SHN',
        'SPM',
        'SDN',
        'SUR',
        'SJM',
        'SWZ',
        'SWE',
        'CHE',
        'SYR',
        'TWN',
        'TJK',
        'TZA',
        'THA',
        'TGO',
        'TKL',
        'TON',
        'TTO',
        'TUN',
        'TUR',
        'TKM',
        'TLS',
        'TCA',
        'TUV',
        'UGA',
        'UKR',
        'ARE',
        'GBR',
        'USA',
        'URY',
        'UZB',
        'VUT',
        'VAT',
        'VEN',
        'VNM',
        'VGB',
        'VIR',
        'WLF',
        'ESH',
        'YEM',
        'ZAR',
        'ZMB',
        'ZWE',
      ],
    },
    TextMax15: { base: 'string', maxLength: 15 },
    TextMax60: { base: 'string', maxLength: 60 },
    CnoCnae: { base: 'string', length: 5, pattern: ['\\p{Nd}{5}'] },
    TextMax9: { base: 'string', maxLength: 9 },
    TextMax70: { base: 'string', maxLength: 70 },
    long: { base: 'long' },
    DoubleUpToEightDecimal: { base: 'double', pattern: ['-?[0-9]+(\\.[0-9]{1,8})?'] },
    DoubleTwoDecimal: { base: 'double', pattern: ['-?[0-9]+\\.[0-9]{2}'] },
    CurrencyCode: {
      base: 'string',
      enumeration: [
        'AFN',
        'ALL',
        'AMD',
        'ANG',
        'AOA',
        'ARS',
        'AUD',
        'AWG',
        'AZN',
        'BAD',
        'BBD',
        'BDT',
        'BGN',
        'BHD',
        'BIF',
        'BMD',
        'BND',
        'BOB',
        'BRL',
        'BRR',
        'BSD',
        'BWP',
        'BYR',
        'BZD',
        'CAD',
        'CDF',
        'CDP',
        'CHF',
        'CLP',
        'CNY',
        'COP',
        'CRC',
        'CUP',
        'CVE',
        'CZK',
        'DJF',
        'DKK',
        'DOP',
        'DRP',
        'DZD',
        'EEK',
        'EGP',
        'ESP',
        'ETB',
        'EUR',
        'FJD',
        'FKP',
        'GBP',
        'GEK',
        'GHC',
        'GIP',
        'GMD',
        'GNF',
        'GTQ',
        'GWP',
        'GYD',
        'HKD',
        'HNL',
        'HRK',
        'HTG',
        'HUF',
        'IDR',
        'ILS',
        'INR',
        'IQD',
        'IRR',
        'ISK',
        'JMD',
        'JOD',
        'JPY',
        'KES',
        'KGS',
        'KHR',
        'KMF',
        'KPW',
        'KRW',
        'KWD',
        'KYD',
        'KZT',
        'LAK',
        'LBP',
        'LKR',
        'LRD',
        'LSL',
        'LTL',
        'LVL',
        'LYD',
        'MAD',
        'MDL',
        'MGF',
        'MNC',
        'MNT',
        'MOP',
        'MRO',
        'MUR',
        'MVR',
        'MWK',
        'MXN',
        'MYR',
        'MZM',
        'NGN',
        'NIC',
        'NIO',
        'NIS',
        'NOK',
        'NPR',
        'NZD',
        'OMR',
        'PAB',
        'PEI',
        'PEN',
        'PES',
        'PGK',
        'PHP',
        'PKR',
        'PLN',
        'PYG',
        'QAR',
        'RMB',
        'RON',
        'RUB',
        'RWF',
        'SAR',
        'SBD',
        'SCR',
        'SDP',
        'SEK',
        'SGD',
        'SHP',
        'SKK',
        'SLL',
        'SOL',
        'SOS',
        'SRD',
        'STD',
        'SVC',
        'SYP',
        'SZL',
        'THB',
        'TJS',
        'TMM',
        'TND',
        'TOP',
        'TPE',
        'TRY',
        'TTD',
        'TWD',
        'TZS',
        'UAH',
        'UGS',
        'USD',
        'UYP',
        'UYU',
        'VEF',
        'VND',
        'VUV',
        'WST',
        'XAF',
        'XCD',
        'XOF',
        'YER',
        'ZAR',
        'ZMK',
        'ZWD',
      ],
    },
    date: { base: 'date' },
    PaymentMeans: {
      base: 'string',
      enumeration: [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
      ],
    },
    TextMin5Max34: { base: 'string', minLength: 5, maxLength: 34 },
    BIC: { base: 'string', length: 11 },
    TextMax2500: { base: 'string', maxLength: 2500 },
    RegulatoryReportingData: { base: 'string', length: 6, pattern: ['[0-9]*'] },
    TextMax250: { base: 'string', maxLength: 250 },
    PartyIdentification: { base: 'string', maxLength: 10, pattern: ['[0-9]*'] },
    TextMax10: { base: 'string', maxLength: 10 },
    RoleTypeCode: { base: 'string', enumeration: ['01', '02', '03', '04', '05', '06', '07', '08', '09'] },
    TextMax14: { base: 'string', maxLength: 14 },
    InvoiceDocumentType: { base: 'string', enumeration: ['FC', 'FA', 'AF'] },
    InvoiceClass: { base: 'string', enumeration: ['OO', 'OR', 'OC', 'CO', 'CR', 'CC'] },
    ReasonCode: {
      base: 'string',
      enumeration: [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '80',
        '81',
        '82',
        '83',
        '84',
        '85',
      ],
    },
    ReasonDescription: {
      base: 'string',
      enumeration: [
        'Número de la factura',
        'Serie de la factura',
        'Fecha expedición',
        'Nombre y apellidos/Razón Social-Emisor',
        'Nombre y apellidos/Razón Social-Receptor',
        'Identificación fiscal Emisor/obligado',
        'Identificación fiscal Receptor',
        'Domicilio Emisor/Obligado',
        'Domicilio Receptor',
        'Detalle Operación',
        'Porcentaje impositivo a aplicar',
        'Cuota tributaria a aplicar',
        'Fecha/Periodo a aplicar',
        'Clase de factura',
        'Literales legales',
        'Base imponible',
        'Cálculo de cuotas repercutidas',
        'Cálculo de cuotas retenidas',
        'Base imponible modificada por devolución de envases / embalajes',
        'Base imponible modificada por descuentos y bonificaciones',
        'Base imponible modificada por resolución firme, judicial o administrativa',
        'Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso',
      ],
    },
    CorrectionMethod: { base: 'string', enumeration: ['01', '02', '03', '04'] },
    CorrectionMethodDescription: {
      base: 'string',
      enumeration: [
        'Rectificación íntegra',
        'Rectificación por diferencias',
        'Rectificación por descuento por volumen de operaciones durante un periodo',
        'Autorizadas por la Agencia Tributaria',
      ],
    },
    LanguageCode: {
      base: 'string',
      enumeration: [
        'ar',
        'be',
        'bg',
        'ca',
        'cs',
        'da',
        'de',
        'el',
        'en',
        'es',
        'et',
        'eu',
        'fi',
        'fr',
        'ga',
        'gl',
        'hr',
        'hu',
        'is',
        'it',
        'lv',
        'lt',
        'mk',
        'mt',
        'nl',
        'no',
        'pl',
        'pt',
        'ro',
        'ru',
        'sk',
        'sl',
        'sq',
        'sr',
        'sv',
        'tr',
        'uk',
      ],
    },
    TaxTypeCode: {
      base: 'string',
      enumeration: [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '25',
        '26',
        '27',
        '28',
        '29',
      ],
    },
    double: { base: 'double' },
    TextMax30: { base: 'string', maxLength: 30 },
    UnitOfMeasure: {
      base: 'string',
      enumeration: [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '25',
        '26',
        '27',
        '28',
        '29',
        '30',
        '31',
        '32',
        '33',
        '34',
        '35',
        '36',
      ],
    },
    SpecialTaxableEventCode: { base: 'string', enumeration: ['01', '02'] },
    AttachmentCompressionAlgorithm: { base: 'string', enumeration: ['ZIP', 'GZIP', 'NONE'] },
    AttachmentFormat: {
      base: 'string',
      enumeration: ['xml', 'doc', 'gif', 'rtf', 'pdf', 'xls', 'jpg', 'bmp', 'tiff', 'html'],
    },
    AttachmentEncoding: { base: 'string', enumeration: ['BASE64', 'BER', 'DER', 'NONE'] },
  },
});
