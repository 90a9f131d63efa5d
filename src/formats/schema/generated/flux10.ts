/**
 * The elements of a file in Flux 10 1.0 of the French tax administration, e-reporting.
 * Taken from a schema of our own that follows chapter 24 §3, not from the published files.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const FLUX_10 = packed({
  roots: `
Report Report`,
  values: `
string
SchemedId string
  @schemeId 1..1
anyURI
QualifiedId string
  @qualifyingId 1..1
decimal
AmountInCurrency decimal
  @CurrencyCode 1..1
Quantity decimal
  @UnitCode 0..1
integer`,
  elements: `
decimal
  AllowanceChargeAmount
  AllowanceChargeBaseAmount
  Amount
  Percent
  PriceAmount
  TaxExclusiveAmount
  TaxPercent
  TaxTotal
  TaxableAmount
string
  CategoryCode
  CityName
  Code
  Comment
  Content
  CountryId
  CountrySubentity
  CurrencyCode
  Date
  DateTimeString
  DueDate
  EndDate
  ID
  Id
  InvoiceID
  IssueDate
  LineOne
  LineThree
  LineTwo
  Name
  PostalZone
  RoleCode
  StartDate
  Subject
  TaxCategoryCode
  TaxDueDateTypeCode
  TaxExemptionReason
  TaxExemptionReasonCode
  TransactionsCurrency
  TypeCode
  TypeID
SchemedId
  CompanyId
OpenPeriod
  InvoicePeriod
ReportParty
  Issuer
  Sender
LineNote
  Note
Country
  PostalAddress
Reference
  ReferencedDocument
AmountInCurrency
  TaxAmount
QualifiedId
  TaxRegistrationId
integer
  TransactionsCount
anyURI
  URIID
Uri
  URIUniversalCommunication`,
  contents: `
Report
  ReportDocument 1..1
  TransactionsReport 0..1
  PaymentsReport 0..1
ReportDocument
  Id 1..1
  Name 0..1
  IssueDateTime 1..1
  TypeCode 1..1
  Sender 1..1
  Issuer 1..1
IssueDateTime
  DateTimeString 1..1
ReportParty
  Id 1..1 SchemedId
  Name 1..1
  RoleCode 1..1
  URIUniversalCommunication 0..1
Uri
  URIID 1..1
TransactionsReport
  ReportPeriod 1..1
  Invoice 0..n
  Transactions 0..n
Period
  StartDate 1..1
  EndDate 1..1
Invoice
  ID 1..1
  IssueDate 1..1
  TypeCode 1..1
  CurrencyCode 1..1
  DueDate 0..1
  TaxDueDateTypeCode 0..1
  IncludedNote 0..n
  BusinessProcess 1..1
  ReferencedDocument 0..n
  Seller 1..1
  Buyer 0..1
  SellerTaxRepresentative 0..1
  Delivery 0..n
  InvoicePeriod 0..1
  AllowanceCharge 0..n
  MonetaryTotal 1..1
  TaxSubTotal 1..n
  Line 0..n
Note
  Subject 0..1
  Content 0..1
Process
  ID 1..1
  TypeID 1..1
Reference
  ID 1..1
  IssueDate 0..1
Seller
  CompanyId 1..1
  TaxRegistrationId 0..1
  PostalAddress 0..1
Country
  CountryId 1..1
Buyer
  CompanyId 0..1
  TaxRegistrationId 0..1
  PostalAddress 0..1
Representative
  TaxRegistrationId 1..1 SchemedId
Delivery
  Date 0..1
  Location 0..1
Location
  LineOne 0..1
  LineTwo 0..1
  LineThree 0..1
  CityName 0..1
  PostalZone 0..1
  CountrySubentity 0..1
  CountryId 0..1
OpenPeriod
  StartDate 0..1
  EndDate 0..1
AllowanceCharge
  @ChargeIndicator 1..1 boolean
  Amount 0..1
  TaxCategoryCode 0..1
  TaxPercent 0..1
MonetaryTotal
  TaxExclusiveAmount 0..1
  TaxAmount 1..1
TaxSubTotal
  TaxableAmount 1..1
  TaxAmount 1..1 decimal
  TaxCategory 1..1
TaxCategory
  Code 0..1
  Percent 1..1
  TaxExemptionReason 0..1
  TaxExemptionReasonCode 0..1
Line
  Note 0..n
  BilledQuantity 0..1
  ReferencedDocument 0..1 LineReference
  Delivery 0..1 LineDelivery
  InvoicePeriod 0..1
  AllowanceCharge 0..n LineAllowanceCharge
  Price 0..1
  Product 0..1
LineNote
  Code 0..1
  Comment 0..1
LineReference
  ID 0..1
  IssueDate 0..1
LineDelivery
  Name 0..1
  Location 0..1 LineLocation
LineLocation
  LineOne 0..1
  CityName 0..1
  PostalZone 0..1
  CountrySubentity 0..1
  CountryId 1..1
LineAllowanceCharge
  @ChargeIndicator 1..1 boolean
  Amount 1..1
Price
  PriceAmount 0..1
  AllowanceChargeAmount 0..1
  AllowanceChargeBaseAmount 0..1
Product
  Name 1..1
Transactions
  Date 1..1
  TransactionsCurrency 1..1
  TaxDueDateTypeCode 0..1
  CategoryCode 1..1
  TaxExclusiveAmount 1..1
  TaxTotal 1..1
  TransactionsCount 0..1
  TaxSubtotal 1..n
TaxSubtotal
  TaxPercent 1..1
  TaxableAmount 1..1
  TaxTotal 1..1
PaymentsReport
  ReportPeriod 1..1
  Invoice 0..n PaidInvoice
  Transactions 0..n PaidTransactions
PaidInvoice
  InvoiceID 1..1
  IssueDate 1..1
  Payment 1..1
Payment
  Date 1..1
  SubTotals 1..n
SubTotals
  TaxPercent 1..1
  CurrencyCode 0..1
  Amount 1..1
PaidTransactions
  Payment 1..1`,
  facets: { anyURI: { base: 'anyURI' }, decimal: { base: 'decimal' }, integer: { base: 'integer' } },
});
