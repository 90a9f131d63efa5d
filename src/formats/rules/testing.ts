/** Small documents for tests, and the findings of rule sets in them. */

import { words } from '../../engine/text/message.ts';
import { planFor } from '../plans.ts';
import { kindOf } from '../recognise.ts';
import { parseXml } from '../xml/parse.ts';
import type { Judged, RuleSet, Scan, ScanFinding } from './declare.ts';
import { type Finding, judge, judgedOf } from './run.ts';

/** Returns a document in the form rules use. */
export async function judgedText(xml: string): Promise<Judged> {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(reading.problem.what.template);
  const recognised = kindOf(reading.root);
  if (!recognised.ok) throw new Error(recognised.what.template);
  return judgedOf(reading.root, await planFor(recognised.kind));
}

/** Returns the findings of rule sets in a document, checking that each text has all its values. */
export async function findingsIn(xml: string, ...sets: readonly RuleSet[]): Promise<Finding[]> {
  const findings = judge(await judgedText(xml), sets);
  for (const { id, text } of findings) {
    if (words(text).includes('{')) throw new Error(`${id} lacks a value: ${words(text)}`);
  }
  return findings;
}

/** Returns the findings of a scan in a document. */
export async function scanned(scan: Scan, xml: string): Promise<ScanFinding[]> {
  return [...scan(await judgedText(xml))];
}

/** Returns the rules that a scan finds broken, distinct and sorted. */
export async function scannedIds(scan: Scan, xml: string): Promise<string[]> {
  return [...new Set((await scanned(scan, xml)).map(({ id }) => id))].sort();
}

/** Returns the identifiers of broken rules, distinct and sorted. */
export async function brokenIn(xml: string, ...sets: readonly RuleSet[]): Promise<string[]> {
  return [...new Set((await findingsIn(xml, ...sets)).map(({ id }) => id))].sort();
}

/** Parts of a text with their replacements. */
export type Changes = readonly (readonly [part: string, other: string])[];

/** Returns a text with parts replaced, each of which must occur once. */
export function changed(text: string, ...changes: Changes): string {
  let result = text;
  for (const [part, other] of changes) {
    if (result.split(part).length !== 2) throw new Error(`${part} is not there once`);
    result = result.replace(part, () => other);
  }
  return result;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Returns a UBL invoice with one line of 2 at 50.00, with 19 % VAT. */
export function ublInvoice(specification: string, process: string): string {
  return `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
<cbc:CustomizationID>${specification}</cbc:CustomizationID>
<cbc:ProfileID>${process}</cbc:ProfileID>
<cbc:ID>2026-17</cbc:ID>
<cbc:IssueDate>2026-03-02</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>
<cac:AccountingSupplierParty><cac:Party>
<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>
<cac:PostalAddress><cbc:StreetName>Weg 1</cbc:StreetName><cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName></cac:PartyLegalEntity>
<cac:Contact><cbc:Name>Ada Lind</cbc:Name><cbc:Telephone>0228 1234</cbc:Telephone><cbc:ElectronicMail>ada@example.com</cbc:ElectronicMail></cac:Contact>
</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>
<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>
<cac:PostalAddress><cbc:StreetName>Gasse 2</cbc:StreetName><cbc:CityName>Graz</cbc:CityName><cbc:PostalZone>8010</cbc:PostalZone><cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party></cac:AccountingCustomerParty>
<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>
<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Hobel</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine>
</Invoice>`;
}

const CII = 'urn:un:unece:uncefact:data:standard';

/** Returns the same invoice in CII. */
export function ciiInvoice(specification: string, process: string): string {
  return `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100" xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>
<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${process}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>
<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${specification}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>2026-17</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260302</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>Hobel</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>04011000-12345-03</ram:BuyerReference>
<ram:SellerTradeParty><ram:Name>Werkstatt GmbH</ram:Name><ram:DefinedTradeContact><ram:PersonName>Ada Lind</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>0228 1234</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>ada@example.com</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact><ram:PostalTradeAddress><ram:PostcodeCode>53111</ram:PostcodeCode><ram:LineOne>Weg 1</ram:LineOne><ram:CityName>Bonn</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:URIUniversalCommunication><ram:URIID schemeID="9930">DE811907980</ram:URIID></ram:URIUniversalCommunication><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>Stadtwerk</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>8010</ram:PostcodeCode><ram:LineOne>Gasse 2</ram:LineOne><ram:CityName>Graz</ram:CityName><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress><ram:URIUniversalCommunication><ram:URIID schemeID="9914">ATU13585627</ram:URIID></ram:URIUniversalCommunication></ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount><ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:DuePayableAmount>119.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
