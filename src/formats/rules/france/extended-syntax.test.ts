import { expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { changed, ciiInvoice, scanned, scannedIds, ublInvoice } from '../testing.ts';
import { extendedCiiScan } from './extended-syntax-cii.ts';
import { extendedUblScan } from './extended-syntax-ubl.ts';

const EXTENDED = 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr';
const ubl = ublInvoice(EXTENDED, 'B1');
const cii = ciiInvoice(EXTENDED, 'B1');

const LINE = '<cac:InvoiceLine>';
const CATEGORY =
  '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';

/** A reference to another line, of a type. */
function reference(invoice: string, type: string): string {
  return `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${invoice}</cbc:ID><cbc:DocumentStatusCode>${type}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference></cac:BillingReference>`;
}

it('finds nothing in an invoice of business terms', async () => {
  expect(await scannedIds(extendedUblScan, ubl)).toEqual([]);
  expect(await scannedIds(extendedCiiScan, cii)).toEqual([]);
});

it.each([
  ['what EN 16931 forbids too', LINE, `${LINE}<cbc:UUID>1</cbc:UUID>`, ['UBL-CR-515']],
  ['what the extension has', LINE, `${LINE}<cac:Delivery/><cbc:Note/><cbc:Note/>`, []],
  ['a reference of a line', LINE, `${LINE}<cac:BillingReference/>`, []],
  ['a reference of the invoice', LINE, `<cac:BillingReference/>${LINE}`, ['UBL-SR-07']],
  [
    'terms of delivery',
    LINE,
    `<cac:DeliveryTerms><cbc:ID>EXW</cbc:ID><cac:DeliveryLocation><cbc:Name>Graz</cbc:Name></cac:DeliveryLocation></cac:DeliveryTerms>${LINE}`,
    [],
  ],
  ['more in them', LINE, `<cac:DeliveryTerms><cbc:SpecialTerms/></cac:DeliveryTerms>${LINE}`, ['UBL-FREXT-CR-410']],
  [
    'more of the place',
    LINE,
    `${LINE}<cac:DeliveryTerms><cac:DeliveryLocation><cbc:ID/></cac:DeliveryLocation></cac:DeliveryTerms>`,
    ['UBL-FREXT-CR-645'],
  ],
  ['an exchange rate', LINE, `<cac:TaxExchangeRate><cbc:Date/></cac:TaxExchangeRate>${LINE}`, []],
  [
    'more about the rate',
    LINE,
    `<cac:TaxExchangeRate><cbc:ExchangeMarketID/></cac:TaxExchangeRate>${LINE}`,
    ['CII-FREXT-CR-490'],
  ],
  ['a line without a category', CATEGORY, '', ['UBL-FREXT-SR-48']],
  ['a line of two categories', CATEGORY, CATEGORY.repeat(2), ['UBL-FREXT-SR-48']],
])('has rules of its own in UBL: %s', async (_, part, other, expected) => {
  expect(await scannedIds(extendedUblScan, changed(ubl, [part, other]))).toEqual(expected);
});

it.each([
  ['2026-17', 'DETAIL', ['UBL-FREXT-SR-48']],
  ['2026-17', 'GROUP', []],
  ['2026-16', 'DETAIL', []],
])('asks the VAT category of lines that count: in %s of %s', async (invoice, type, expected) => {
  const line = changed(ubl, [CATEGORY, ''], [LINE, `${LINE}${reference(invoice, type)}`]);
  expect(await scannedIds(extendedUblScan, line)).toEqual(expected);
});

const PRICE = '<ram:NetPriceProductTradePrice>';
const AGREED = '</ram:ApplicableHeaderTradeAgreement>';

it.each([
  ['what EN 16931 forbids too', PRICE, `<ram:BuyerReference/>${PRICE}`, ['CII-SR-104']],
  ['a line without a price', '<ram:ChargeAmount>50.00</ram:ChargeAmount>', '', []],
  [
    'a line of two prices',
    '<ram:ChargeAmount>',
    '<ram:ChargeAmount/><ram:ChargeAmount>',
    ['CII-FREXT-SR-439', 'CII-SR-441'],
  ],
  ['terms of delivery', AGREED, `${terms('<ram:DeliveryTypeCode/>')}${AGREED}`, []],
  ['more in them', AGREED, `${terms('<ram:Description/>')}${AGREED}`, ['CII-FREXT-SR-293']],
  [
    'more of the place, in a line',
    PRICE,
    `${terms('<ram:RelevantTradeLocation><ram:ID/></ram:RelevantTradeLocation>')}${PRICE}`,
    ['CII-FREXT-SR-106'],
  ],
  [
    'more about the rate',
    '<ram:InvoiceCurrencyCode>',
    '<ram:TaxApplicableTradeCurrencyExchange><ram:MarketID/></ram:TaxApplicableTradeCurrencyExchange><ram:InvoiceCurrencyCode>',
    ['CII-FREXT-SR-366'],
  ],
  [
    'the date of a contract',
    AGREED,
    `${contract('<ram:FormattedIssueDateTime/><ram:ReferenceTypeCode/>')}${AGREED}`,
    [],
  ],
  ['the type of a contract', AGREED, `${contract('<ram:TypeCode>50</ram:TypeCode>')}${AGREED}`, ['CII-EXT-DT-018']],
  [
    'the date of another document',
    AGREED,
    '<ram:AdditionalReferencedDocument><ram:ReferenceTypeCode/><ram:FormattedIssueDateTime/></ram:AdditionalReferencedDocument></ram:ApplicableHeaderTradeAgreement>',
    ['CII-FREXT-DT-024', 'CII-FREXTDT-027'],
  ],
])('has rules of its own in CII: %s', async (_, part, other, expected) => {
  expect(await scannedIds(extendedCiiScan, changed(cii, [part, other]))).toEqual(expected);
});

function terms(inner: string): string {
  return `<ram:ApplicableTradeDeliveryTerms>${inner}</ram:ApplicableTradeDeliveryTerms>`;
}

function contract(inner: string): string {
  return `<ram:ContractReferencedDocument>${inner}</ram:ContractReferencedDocument>`;
}

it('speaks of the extension', async () => {
  const [found] = await scanned(extendedUblScan, changed(ubl, [LINE, `${LINE}<cbc:UUID>1</cbc:UUID>`]));
  expect(found && words(found.text)).toBe(
    'EXTENDED-CTC-FR has no term for cbc:UUID in cac:InvoiceLine. Remove it; what it says may go into a note (BT-127).',
  );
});

it('asks the VAT category of a group too, where it has two', async () => {
  const group = changed(ubl, [CATEGORY, CATEGORY.repeat(2)], [LINE, `${LINE}${reference('2026-17', 'GROUP')}`]);
  const [found, ...more] = await scanned(extendedUblScan, group);
  expect(more).toEqual([]);
  expect([found?.id, found?.element?.name, found && words(found.text)]).toEqual([
    'UBL-FREXT-SR-48',
    'cac:ClassifiedTaxCategory',
    'A line has one VAT category (BT-151), not 2; one of the type GROUP or INFORMATION (EXT-FR-FE-163) may be without. Write cac:ClassifiedTaxCategory once.',
  ]);
});

it.each([
  ['a tender', 'AdditionalReferencedDocument', '50', ''],
  ['an object', 'AdditionalReferencedDocument', '130', '<ram:ReferenceTypeCode>AFL</ram:ReferenceTypeCode>'],
  ['a supporting document', 'AdditionalReferencedDocument', '916', ''],
])('takes the type of %s in CII', async (_, name, type, more) => {
  const at = (code: string) =>
    `<ram:${name}><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>${code}</ram:TypeCode>${more}</ram:${name}>${AGREED}`;
  const found = async (code: string) =>
    (await scannedIds(extendedCiiScan, changed(cii, [AGREED, at(code)]))).filter((id) => /DT-0(?:18|24)$/.test(id));
  expect(await found(type)).toEqual([]);
  expect(await found('999')).toEqual(more === '' ? ['CII-EXT-DT-018'] : ['CII-EXT-DT-018', 'CII-FREXT-DT-024']);
});

it('takes the type of a preceding invoice in CII', async () => {
  const settled = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const preceding =
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>380</ram:TypeCode></ram:InvoiceReferencedDocument>';
  expect(await scannedIds(extendedCiiScan, changed(cii, [settled, preceding + settled]))).not.toContain(
    'CII-EXT-DT-018',
  );
});
