/** An invoice in UBL that countries ask something of, and changes of it, for tests. */
import { brokenIn, changed, ublInvoice } from '../../testing.ts';
import { set } from '../ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
export const invoice = ublInvoice(SPECIFICATION, PROCESS);

export type Change = readonly [part: string, other: string];

const SELLER =
  '<cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE<';
const BUYER = '<cbc:PostalZone>8010</cbc:PostalZone><cac:Country><cbc:IdentificationCode>AT<';
const SELLERS_VAT = '<cbc:CompanyID>DE811907980</cbc:CompanyID>';
const SELLERS_NAME = '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>';
const BUYERS_NAME = '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>';
export const MEANS =
  '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>';

export const seller = (country: string): Change => [SELLER, SELLER.replace('>DE<', `>${country}<`)];
export const buyer = (country: string): Change => [BUYER, BUYER.replace('>AT<', `>${country}<`)];
export const vat = (identifier: string): Change => [SELLERS_VAT, `<cbc:CompanyID>${identifier}</cbc:CompanyID>`];
export const legal = (scheme: string, id: string): Change => [
  SELLERS_NAME,
  `${SELLERS_NAME}<cbc:CompanyID schemeID="${scheme}">${id}</cbc:CompanyID>`,
];
export const buyersLegal = (scheme: string, id: string): Change => [
  BUYERS_NAME,
  `${BUYERS_NAME}<cbc:CompanyID schemeID="${scheme}">${id}</cbc:CompanyID>`,
];
export const means = (code: string, account = '', more = ''): Change => [
  MEANS,
  `<cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${more}<cac:PayeeFinancialAccount><cbc:ID>${account}</cbc:ID></cac:PayeeFinancialAccount>`,
];
export const registration = (identifier: string): Change => [
  SELLERS_VAT.concat('<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>'),
  SELLERS_VAT.concat(
    `<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyTaxScheme><cbc:CompanyID>${identifier}</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`,
  ),
];
export const document = (description: string, id: string, more = ''): Change => [
  '<cac:AccountingSupplierParty>',
  `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentDescription>${description}</cbc:DocumentDescription>${more}</cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
];
export const itemOf = (content: string): Change => [
  '<cbc:Name>Hobel</cbc:Name>',
  `<cbc:Name>Hobel</cbc:Name>${content}`,
];

/** Returns the rules of a country that a document breaks. */
export async function national(prefix: string, ...changes: Change[]): Promise<string[]> {
  return (await brokenIn(changed(invoice, ...changes), set)).filter((id) => id.startsWith(prefix));
}
