/**
 * The elements of an invoice in Facturae 3.2.1 of the Spanish administration, as far as they differ from Facturae 3.2.2 of the Spanish administration.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { differing } from '../differing.ts';
import { packed } from '../table.ts';
import { FACTURAE_322 } from './facturae-322.ts';

export const FACTURAE_321 = differing(
  FACTURAE_322,
  { without: { contents: 'FactoringAssignmentDocument Repository PaymentInKind' }, prefix: ['fe', 'fe321'] },
  packed({
    roots: `
fe321:Facturae Facturae`,
    values: `
`,
    elements: `
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
  ItemDescription
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
  Section
  Sheet
  Volume
TextMax80
  Address
  CorporateName
DoubleUpToEightDecimal
  ChargeAmount
  ChargeRate
  DiscountAmount
  DiscountRate
  ExchangeRate
  GrossAmount
  InvoiceTotal
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
date
  DeliveryNoteDate
  EndDate
  ExchangeRateDate
  FileDate
  InstallmentDueDate
  IssueDate
  IssuerContractDate
  IssuerTransactionDate
  OperationDate
  PaymentOnAccountDate
  ReceiverContractDate
  ReceiverTransactionDate
  StartDate
  TransactionDate
TextMax250
  LegalReference
TextMax50
  PostCodeAndTown
  Town`,
    contents: `
FactoringAssignmentData
  Assignee 1..1
  PaymentDetails 1..1
  FactoringAssignmentClauses 1..1
Corrective
  InvoiceNumber 0..1
  InvoiceSeriesCode 0..1
  ReasonCode 1..1
  ReasonDescription 1..1
  TaxPeriod 1..1
  CorrectionMethod 1..1
  CorrectionMethodDescription 1..1
  AdditionalReasonDescription 0..1
InvoiceIssueData
  IssueDate 1..1
  OperationDate 0..1
  PlaceOfIssue 0..1
  InvoicingPeriod 0..1
  InvoiceCurrencyCode 1..1
  ExchangeRateDetails 0..1
  TaxCurrencyCode 1..1
  LanguageName 1..1
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
  TotalReimbursableExpenses 0..1`,
    facets: {
      SchemaVersion: { base: 'string', enumeration: ['3.2.1'], standard: '3.2.1' },
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
        ],
      },
      AttachmentFormat: {
        base: 'string',
        enumeration: ['xml', 'doc', 'gif', 'rtf', 'pdf', 'xls', 'jpg', 'bmp', 'tiff'],
      },
    },
  }),
);
