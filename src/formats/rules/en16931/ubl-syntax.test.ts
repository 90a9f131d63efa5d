import { expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { syntaxScan } from '../scan.ts';
import { scanned, scannedIds } from '../testing.ts';
import { ublSyntax } from './ubl-syntax.ts';

const scan = syntaxScan(ublSyntax);

const INVOICE = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
 xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
 xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>17</cbc:ID>
  <cac:AdditionalDocumentReference><cbc:ID schemeID="ABT">4711</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>
  <cac:AdditionalDocumentReference><cbc:ID>Log</cbc:ID></cac:AdditionalDocumentReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PostalAddress><cbc:CityName>Graz</cbc:CityName></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>ATU1</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Sägewerk</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party/></cac:AccountingCustomerParty>
  <cac:PayeeParty><cac:PartyName><cbc:Name>Bank</cbc:Name></cac:PartyName></cac:PayeeParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode name="transfer">30</cbc:PaymentMeansCode><cbc:PaymentID>17</cbc:PaymentID></cac:PaymentMeans>
  <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Loyalty</cbc:AllowanceChargeReason><cbc:Amount>1.00</cbc:Amount></cac:AllowanceCharge>
  <cac:InvoiceLine>
    <cac:Item><cac:ClassifiedTaxCategory/></cac:Item>
    <cac:Price><cbc:PriceAmount>1.2345</cbc:PriceAmount><cac:AllowanceCharge><cbc:Amount>0.1234</cbc:Amount></cac:AllowanceCharge></cac:Price>
  </cac:InvoiceLine>
</Invoice>`;

/** Returns the invoice with a piece of it put in place of another; behind it, where that begins with `+`. */
function changed(piece: string, other: string): string {
  expect(INVOICE).toContain(piece);
  return INVOICE.replace(piece, other.startsWith('+') ? piece + other.slice(1) : other);
}

it('finds nothing in an invoice of business terms', async () => {
  expect(await scannedIds(scan, INVOICE)).toEqual([]);
});

it.each([
  ['<cac:PostalAddress>', '+<cbc:Floor>3</cbc:Floor>', ['UBL-CR-151']],
  ['<cac:PostalAddress>', '+<cac:AddressLine/><cac:AddressLine/>', ['UBL-SR-51']],
  ['<cbc:ID>17</cbc:ID>', '<cbc:ID schemeID="x">17</cbc:ID>', ['UBL-CR-650']],
  ['<cbc:ID>17</cbc:ID>', '<cbc:ID schemeName="x">17</cbc:ID>', ['UBL-DT-08']],
  ['<cbc:ID>17</cbc:ID>', '<cbc:ID name="x">17</cbc:ID>', ['UBL-DT-18']],
  ['<cbc:ID>17</cbc:ID>', '<cbc:UBLVersionID>2.1</cbc:UBLVersionID>+', []],
  ['<cbc:ID>17</cbc:ID>', '<cbc:UBLVersionID>2.0</cbc:UBLVersionID>', ['UBL-CR-002']],
  ['<cac:InvoiceLine>', '+<cac:SubInvoiceLine/>', ['UBL-CR-646']],
  ['<cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>', '', ['UBL-CR-665', 'UBL-SR-43']],
  ['<cbc:DocumentTypeCode>130<', '<cbc:DocumentTypeCode>50<', ['UBL-CR-665', 'UBL-SR-43']],
  ['</cbc:DocumentTypeCode>', '+<cac:Attachment/>', ['UBL-CR-666']],
  ['</cbc:DocumentTypeCode>', '+<cbc:DocumentDescription/>', ['UBL-CR-673']],
  ['<cbc:ID>Log</cbc:ID>', '+<cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>', ['UBL-SR-04']],
  ['<cbc:PaymentID>', '<cbc:PaymentDueDate/><cbc:PaymentID>', ['UBL-CR-412']],
  ['<cbc:Amount>1.00', '<cbc:Amount>1.001', ['UBL-DT-01']],
  ['<cbc:Amount>1.00', '<cbc:Amount>100', []],
  ['<cbc:Amount>1.00', '<cbc:Amount>.001', ['UBL-DT-01']],
  ['<cbc:Amount>1.00', '<cbc:Amount>1.000', ['UBL-DT-01']],
  ['<cac:InvoiceLine>', '+<cbc:EmbeddedDocumentBinaryObject filename="x"/>', ['UBL-DT-06']],
  ['</cbc:AllowanceChargeReason>', '+<cbc:AllowanceChargeReason/>', ['UBL-SR-30']],
  ['false</cbc:ChargeIndicator>', '1</cbc:ChargeIndicator><cbc:AllowanceChargeReason/>', ['UBL-SR-31']],
  ['<cbc:CompanyID>ATU1</cbc:CompanyID>', '', ['UBL-SR-53']],
  ['<cbc:CompanyID>ATU1</cbc:CompanyID>', '+<cbc:CompanyID/>', ['UBL-SR-12']],
  ['<cbc:ID>VAT<', '<cbc:ID>vat<', []],
  ['</cac:PartyTaxScheme>', `+${registration('LOC')}${registration('LOC')}`, ['UBL-SR-13', 'UBL-SR-42']],
  ['<cac:Party/>', `<cac:Party>${registration('VAT')}${registration('VAT')}</cac:Party>`, ['UBL-SR-18']],
  ['<cac:Party/>', `<cac:Party>${identifier('x')}${identifier('y')}</cac:Party>`, ['UBL-SR-16']],
  ['<cac:Party/>', `<cac:Party>${identifier('SEPA')}</cac:Party>`, []],
  ['<cac:PartyName>', `${identifier('SEPA')}${identifier('sepa')}<cac:PartyName>`, ['UBL-SR-29']],
  ['<cac:PartyName>', `${identifier('x')}${identifier('y')}<cac:PartyName>`, ['UBL-SR-20']],
  ['<cac:PartyName>', '<cac:PartyName><cbc:Name/></cac:PartyName><cac:PartyName>', ['UBL-SR-19']],
  ['Bank</cbc:Name></cac:PartyName>', `+${legal('1')}`, []],
  ['Bank</cbc:Name></cac:PartyName>', `+${legal('1')}${legal('2')}`, ['UBL-SR-21']],
  ['Bank</cbc:Name></cac:PartyName>', `+${identifier('x')}`, []],
  ['Bank', 'Sägewerk', ['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21']],
  ['<cbc:RegistrationName>Sägewerk</cbc:RegistrationName>', '', ['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21']],
  ['</cac:PaymentMeans>', `+${means('30', '17')}`, []],
  ['</cac:PaymentMeans>', `+${means('58', '17')}`, ['UBL-SR-47']],
  ['</cac:PaymentMeans>', `+${means('30', '18')}`, ['UBL-SR-44']],
  ['</cac:PaymentMeans>', `+${means('30', '17', ' name="x"')}`, ['UBL-SR-46']],
  ['<cac:ClassifiedTaxCategory/>', '', ['UBL-SR-48']],
  ['<cac:InvoiceLine>', '<cac:BillingReference/><cac:InvoiceLine>', ['UBL-SR-07']],
  ['<cac:InvoiceLine>', '+<cac:DocumentReference/><cac:DocumentReference/>', ['UBL-SR-52']],
  ['<cbc:ID>Log</cbc:ID>', '+<cbc:DocumentTypeCode>50</cbc:DocumentTypeCode>', ['UBL-SR-43']],
  ['<cbc:ID>Log</cbc:ID>', '+<cbc:ID schemeID="ABT">1</cbc:ID>', ['UBL-CR-665', 'UBL-SR-43']],
  ['</cbc:DocumentTypeCode>', '+<cbc:DocumentTypeCode>50</cbc:DocumentTypeCode>', ['UBL-CR-665']],
  [
    '<cbc:ID>17</cbc:ID>',
    '<cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>17</cbc:ID>',
    [],
  ],
  ['<cac:Party/>', `<cac:Party>${registration('VAT')}${registration('LOC')}</cac:Party>`, []],
  [
    '<cac:Price>',
    '+<cac:PricingExchangeRate><cbc:CalculatedAmount>1.234</cbc:CalculatedAmount></cac:PricingExchangeRate>',
    ['UBL-CR-644', 'UBL-DT-01'],
  ],
  [
    'false</cbc:ChargeIndicator>',
    'false</cbc:ChargeIndicator><cbc:PrepaidIndicator>true</cbc:PrepaidIndicator><cbc:AllowanceChargeReason/>',
    ['UBL-CR-472', 'UBL-SR-30'],
  ],
  ['false</cbc:ChargeIndicator>', ' false </cbc:ChargeIndicator><cbc:AllowanceChargeReason/>', ['UBL-SR-30']],
  // A registration of two schemes is one of each.
  ['<cac:TaxScheme><cbc:ID>VAT<', '<cac:TaxScheme><cbc:ID>LOC</cbc:ID></cac:TaxScheme><cac:TaxScheme><cbc:ID>VAT<', []],
  [
    '</cac:PartyTaxScheme>',
    `<cac:TaxScheme><cbc:ID>LOC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>${registration('VAT')}`,
    ['UBL-SR-12'],
  ],
  [
    '</cac:PartyTaxScheme>',
    '+<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID><cac:TaxScheme/></cac:PartyTaxScheme>',
    ['UBL-SR-53'],
  ],
  [
    '<cac:InvoiceLine>',
    '+<cac:PayeeParty><cac:PartyName><cbc:Name>Bank</cbc:Name></cac:PartyName></cac:PayeeParty>',
    ['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21'],
  ],
  ['<cac:PartyName>', '<cac:PartyName><cbc:Name>Sägewerk</cbc:Name></cac:PartyName><cac:PartyName>', ['UBL-SR-19']],
  ['</cbc:RegistrationName>', '+<cbc:RegistrationName>Bank</cbc:RegistrationName>', ['UBL-SR-09']],
])('finds what is wrong with %s as %s', async (piece, other, expected) => {
  expect(await scannedIds(scan, changed(piece, other))).toEqual(expected);
});

function registration(scheme: string): string {
  return `<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
}

function legal(number: string): string {
  return `<cac:PartyLegalEntity><cbc:CompanyID>${number}</cbc:CompanyID></cac:PartyLegalEntity>`;
}

function identifier(scheme: string): string {
  return `<cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`;
}

function means(code: string, payment: string, attributes = ''): string {
  return `<cac:PaymentMeans><cbc:PaymentMeansCode${attributes}>${code}</cbc:PaymentMeansCode><cbc:PaymentID>${payment}</cbc:PaymentID></cac:PaymentMeans>`;
}

it('lets a credit note have what only it has', async () => {
  const note = INVOICE.replaceAll('Invoice-2', 'CreditNote-2')
    .replace('<Invoice ', '<CreditNote ')
    .replace('</Invoice>', '</CreditNote>')
    .replace('<cbc:PaymentID>', '<cbc:PaymentDueDate/><cbc:PaymentID>')
    .replace('<cbc:ID>Log</cbc:ID>', '<cbc:ID>Log</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode>');
  expect(await scannedIds(scan, note)).toEqual([]);
});

it('names the term that stands too often', async () => {
  const [found] = await scanned(scan, changed('<cbc:CompanyID>ATU1', '<cbc:CompanyID/><cbc:CompanyID>ATU1'));
  expect(found && words(found.text)).toBe(
    'The seller has 2 VAT identifiers (BT-31); there is one at most. Keep one cac:PartyTaxScheme for VAT.',
  );
  expect(found).toMatchObject({ id: 'UBL-SR-12', flag: 'fatal', element: { name: 'cbc:CompanyID' } });
});

it.each([
  ['<cbc:ID>Log</cbc:ID>', '<cbc:ID schemeID="ABT">Log</cbc:ID>', 'UBL-CR-665', 'cbc:ID', '@schemeID', undefined],
  [
    '<cbc:ID>17</cbc:ID>',
    '<cbc:UBLVersionID>2.0</cbc:UBLVersionID>',
    'UBL-CR-002',
    'cbc:UBLVersionID',
    undefined,
    { version: '2.0' },
  ],
  [
    '<cbc:ID>Log</cbc:ID>',
    '+<cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>',
    'UBL-SR-04',
    'cbc:ID',
    undefined,
    { count: 2 },
  ],
  [
    '</cbc:AllowanceChargeReason>',
    '+<cbc:AllowanceChargeReason/>',
    'UBL-SR-30',
    'cbc:AllowanceChargeReason',
    undefined,
    { count: 2 },
  ],
])('says where %s is %s, of %s, where %s is broken', async (piece, other, rule, name, step, values) => {
  const found = (await scanned(scan, changed(piece, other))).find(({ id }) => id === rule);
  expect([found?.element?.name, found?.step]).toEqual([name, step]);
  expect(found?.text.values).toEqual(values);
});
