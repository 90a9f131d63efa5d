import { expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { syntaxScan } from '../scan.ts';
import { changed, ciiInvoice, scanned, scannedIds } from '../testing.ts';
import { ciiSyntax } from './cii-syntax.ts';

const scan = syntaxScan(ciiSyntax);
const invoice = ciiInvoice('urn:cen.eu:en16931:2017', 'P1');

/** Returns the rules that an invoice breaks in which pieces are put in front of other pieces. */
function broken(...insertions: readonly (readonly [piece: string, before: string])[]): Promise<string[]> {
  return scannedIds(scan, changed(invoice, ...insertions.map(([piece, at]) => [at, piece + at] as const)));
}

it('finds nothing in an invoice of business terms', async () => {
  expect(await scannedIds(scan, invoice)).toEqual([]);
});

it.each([
  ['<ram:TestIndicator/>', '<ram:BusinessProcess', ['CII-SR-002']],
  ['<ram:GuidelineSpecifiedDocumentContextParameter/>', '<ram:Guideline', ['CII-SR-009']],
  ['<ram:Value/>', '</ram:GuidelineSpecifiedDocumentContextParameter>', ['CII-SR-04']],
  ['<ram:Name>Invoice</ram:Name>', '<ram:TypeCode>380', ['CII-SR-013']],
  ['<ram:TypeCode>380</ram:TypeCode>', '<ram:TypeCode>380', ['CII-SR-014']],
  ['<ram:IncludedNote><ram:Content/><ram:Content/></ram:IncludedNote>', '</rsm:ExchangedDocument>', ['CII-SR-030']],
  ['<ram:GlobalID>1</ram:GlobalID>', '<ram:Name>Hobel', ['CII-SR-046']],
  ['<ram:GlobalID schemeID="0160">1</ram:GlobalID>', '<ram:Name>Hobel', []],
  ['<ram:OriginTradeCountry/>', '<ram:Name>Hobel', ['CII-SR-090']],
  [country('JP'), '<ram:Name>Hobel', []],
  [country('JP') + country('AT'), '<ram:Name>Hobel', ['CII-SR-090']],
  ['<ram:GlobalID>1</ram:GlobalID><ram:GlobalID schemeID="0160">1</ram:GlobalID>', '<ram:Name>Hobel', []],
  [
    '<ram:ApplicableProductCharacteristic><ram:Value/></ram:ApplicableProductCharacteristic>',
    '<ram:Name>Hobel',
    ['CII-SR-069'],
  ],
  ['<ram:ChargeAmount/>', '<ram:ChargeAmount>', ['CII-SR-439', 'CII-SR-441']],
  [discount('<udt:Indicator>false</udt:Indicator>'), '<ram:NetPrice', []],
  [discount('<udt:Indicator>true</udt:Indicator>'), '<ram:NetPrice', ['CII-SR-119']],
  [discount('<udt:Indicator> 0 </udt:Indicator>'), '<ram:NetPrice', []],
  [discount('<udt:Indicator>10</udt:Indicator>'), '<ram:NetPrice', ['CII-SR-119']],
  [discount('<udt:Indicator>01</udt:Indicator>'), '<ram:NetPrice', ['CII-SR-119']],
  [discount('<udt:Indicator>false</udt:Indicator>', ''), '<ram:NetPrice', ['CII-SR-119']],
  [
    discount('<udt:Indicator>true</udt:Indicator>').replace(/<ram:Charge.*Indicator>/, ''),
    '<ram:NetPrice',
    ['CII-SR-119'],
  ],
  [
    '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>1</ram:ChargeAmount></ram:GrossPriceProductTradePrice>',
    '<ram:NetPrice',
    [],
  ],
  ['<ram:ShipToTradeParty/>', '<ram:BilledQuantity', ['CII-SR-164']],
  ['<ram:SpecifiedTradeAllowanceCharge/>', '<ram:ApplicableTradeTax><ram:CalculatedAmount>', ['CII-SR-463']],
  [document('130').repeat(2), '<ram:SpecifiedTradeSettlementLine', ['CII-SR-474']],
  [document(' 130').repeat(2), '<ram:SpecifiedTradeSettlementLine', ['CII-DT-018', 'CII-SR-474']],
  [document('130').repeat(2), '</ram:ApplicableHeaderTradeAgreement>', ['CII-SR-458']],
  [document('50').repeat(2), '</ram:ApplicableHeaderTradeAgreement>', ['CII-SR-457']],
  [document('916', '<ram:Name/>').repeat(2), '</ram:ApplicableHeaderTradeAgreement>', ['CII-SR-475']],
  [document('916', '<ram:AttachmentBinaryObject/>'), '</ram:ApplicableHeaderTradeAgreement>', []],
  [document('916', '<ram:AttachmentBinaryObject/>').repeat(2), '</ram:ApplicableHeaderTradeAgreement>', ['CII-SR-476']],
  [document('130', '<ram:ReferenceTypeCode/>'), '</ram:ApplicableHeaderTradeAgreement>', []],
  [
    '<ram:InvoiceReferencedDocument><ram:FormattedIssueDateTime/></ram:InvoiceReferencedDocument>',
    '</ram:ApplicableHeaderTradeSettlement>',
    [],
  ],
  [document('130', '<ram:Name/>'), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-021']],
  [document('130', '<ram:AttachmentBinaryObject/>'), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-022']],
  [document('916', '<ram:URIID/>'), '</ram:ApplicableHeaderTradeAgreement>', []],
  [document('50', '<ram:URIID/>'), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-015']],
  [document('50', '<ram:ReferenceTypeCode/>'), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-024']],
  [document('50', '<ram:FormattedIssueDateTime/>'), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-027']],
  ['<ram:ID>1</ram:ID>', '<ram:Name>Stadtwerk', []],
  ['<ram:ID>1</ram:ID><ram:GlobalID schemeID="0088">1</ram:GlobalID>', '<ram:Name>Stadtwerk', ['CII-SR-450']],
  ['<ram:DefinedTradeContact/><ram:DefinedTradeContact/>', '<ram:Name>Stadtwerk', ['CII-SR-456']],
  ['<ram:DepartmentName/>', '<ram:TelephoneUniversal', ['CII-SR-465']],
  ['<ram:CountryName/>', '<ram:CountryID>AT', ['CII-DT-090']],
  ['<ram:SpecifiedTradePaymentTerms/>'.repeat(2), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-452']],
  ['<ram:DueDateTypeCode>5</ram:DueDateTypeCode>', '<ram:BasisAmount>', []],
  [
    '<ram:DueDateTypeCode>5</ram:DueDateTypeCode><ram:DueDateTypeCode>29</ram:DueDateTypeCode>',
    '<ram:BasisAmount>',
    ['CII-SR-462'],
  ],
  [means('58', ''), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-470']],
  [means(' 58 ', account()), '<ram:SpecifiedTradeSettlementHeader', []],
  [means('30', ''), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-467', 'CII-SR-470']],
  [means('58', account('Proprietary')), '<ram:SpecifiedTradeSettlementHeader', []],
  [means('10', ''), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-467']],
  [means('49', ''), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-467']],
  [
    means('58', `${account()}<ram:Information>a</ram:Information><ram:Information>b</ram:Information>`),
    '<ram:SpecifiedTradeSettlementHeader',
    ['CII-SR-468'],
  ],
  ['<ram:PaymentReference/><ram:PaymentReference/>', '<ram:InvoiceCurrencyCode>', ['CII-SR-469']],
  ['<ram:GrandTotalAmount/>', '<ram:GrandTotalAmount>', ['CII-SR-482']],
  ['<ram:Jurisdiction/>', '<ram:BasisAmount>', ['CII-DT-050']],
  [
    '<ram:BasisAmount/>',
    '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Specified',
    ['CII-DT-041'],
  ],
  ['<ram:GlobalID schemeID="0088">1</ram:GlobalID>', '<ram:Name>Stadtwerk', []],
  ['<ram:TypeCode>GST</ram:TypeCode>', '<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>', []],
  ['<ram:ExemptionReason/><ram:ExemptionReasonCode/>', '<ram:BasisAmount>', []],
  [
    category('<ram:ExemptionReason/><ram:ExemptionReasonCode/>'),
    '<ram:SpecifiedTradeSettlementHeader',
    ['CII-DT-052', 'CII-DT-098'],
  ],
  [
    category('<ram:DueDateTypeCode>5</ram:DueDateTypeCode><ram:DueDateTypeCode>29</ram:DueDateTypeCode>'),
    '<ram:SpecifiedTradeSettlementHeader',
    [],
  ],
  [document('130', '<ram:Name/>').repeat(2), '</ram:ApplicableHeaderTradeAgreement>', ['CII-DT-021', 'CII-SR-458']],
  [
    document('916', '<ram:TypeCode>50</ram:TypeCode><ram:Name/>').repeat(2),
    '</ram:ApplicableHeaderTradeAgreement>',
    ['CII-SR-457', 'CII-SR-475'],
  ],
  [
    '<ram:InvoiceReferencedDocument><ram:TypeCode>916</ram:TypeCode></ram:InvoiceReferencedDocument>',
    '</ram:ApplicableHeaderTradeSettlement>',
    ['CII-DT-018'],
  ],
  [means('58', '<ram:TypeCode>10</ram:TypeCode>'), '<ram:SpecifiedTradeSettlementHeader', ['CII-SR-467', 'CII-SR-470']],
])('finds what is wrong with %s before %s as %s', async (piece, before, expected) => {
  expect(await broken([piece, before])).toEqual(expected);
});

it.each([
  ['<ram:ID>2026-17', '<ram:ID schemeName="x">2026-17', ['CII-DT-001']],
  ['<ram:IBANID>', '<ram:IBANID schemeName="x">', ['CII-DT-101']],
  // All codes of type have one rule, and it is the first.
  ['<ram:TypeCode>380', '<ram:TypeCode listID="x" name="y">380', ['CII-DT-008']],
  ['<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount currencyID="GBP">', []],
  ['<ram:GrandTotalAmount>', '<ram:GrandTotalAmount currencyID="EUR">', ['CII-DT-031']],
  ['<ram:BilledQuantity unitCode="C62">', '<ram:BilledQuantity>', []],
  ['<ram:BilledQuantity unitCode="C62">', '<ram:BasisQuantity unitCode="C62"/><ram:BilledQuantity>', ['CII-DT-033']],
  ['<ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity>', '<ram:BasisQuantity unitCode="C62"/>', ['CII-DT-033']],
  [
    '<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>',
    '<ram:TypeCode>GST</ram:TypeCode><ram:BasisAmount>',
    ['CII-DT-037'],
  ],
  ['20260302<', ' 20260302\n<', []],
  ['20260302<', '2026-03-02<', ['CII-DT-097']],
  ['20260302<', '20261302<', ['CII-DT-097']],
  ['20260302<', '20260231<', []],
  ['"102">20260302<', '"203">March<', []],
])('finds what is wrong where %s is %s as %s', async (piece, other, expected) => {
  expect(await scannedIds(scan, changed(invoice, [piece, other]))).toEqual(expected);
});

it('names the term that is missing, and where', async () => {
  const [found] = await scanned(scan, changed(invoice, ['<ram:ID>urn:cen.eu:en16931:2017</ram:ID>', '']));
  expect(found).toMatchObject({ id: 'CII-SR-010', step: 'ram:ID', terms: ['BT-24'] });
  expect(found?.element?.name).toBe('ram:GuidelineSpecifiedDocumentContextParameter');
  expect(found && words(found.text)).toBe(
    'Specification identifier (BT-24) is missing, which EN 16931 wants. Add ram:GuidelineSpecifiedDocumentContextParameter/ram:ID to rsm:ExchangedDocumentContext.',
  );
});

it.each([
  ['<ram:Name>Hobel', country('JP') + country('AT'), 'CII-SR-090', 'ram:OriginTradeCountry', 'ram:ID', { count: 2 }],
  ['<ram:Name>Hobel', '<ram:GlobalID>1</ram:GlobalID>', 'CII-SR-046', 'ram:GlobalID', '@schemeID', undefined],
  [
    '<ram:Name>Stadtwerk',
    '<ram:ID>1</ram:ID><ram:GlobalID>1</ram:GlobalID>',
    'CII-SR-450',
    'ram:ID',
    undefined,
    undefined,
  ],
  ['<ram:TelephoneUniversal', '<ram:DepartmentName/>', 'CII-SR-465', 'ram:DepartmentName', undefined, undefined],
  [
    '<ram:NetPrice',
    discount('<udt:Indicator>true</udt:Indicator>'),
    'CII-SR-119',
    'ram:AppliedTradeAllowanceCharge',
    undefined,
    undefined,
  ],
])('says before %s, of %s, where %s is broken', async (before, piece, rule, name, step, values) => {
  const found = (await scanned(scan, changed(invoice, [before, piece + before]))).find(({ id }) => id === rule);
  expect([found?.element?.name, found?.step]).toEqual([name, step]);
  expect(found?.text.values).toEqual(values);
});

it.each([
  [
    '<ram:BilledQuantity unitCode="C62">',
    '<ram:BasisQuantity unitCode="C62"/><ram:BilledQuantity>',
    'CII-DT-033',
    'ram:BasisQuantity',
    '@unitCode',
    undefined,
  ],
  ['20260302<', '20261302<', 'CII-DT-097', 'udt:DateTimeString', undefined, { date: '20261302' }],
])('says where %s is %s, of %s, where %s is broken', async (piece, other, rule, name, step, values) => {
  const [found] = await scanned(scan, changed(invoice, [piece, other]));
  expect([found?.id, found?.element?.name, found?.step]).toEqual([rule, name, step]);
  expect(found?.text.values).toEqual(values);
});

it('says once of several identifiers of an item that none has a scheme', async () => {
  const two = '<ram:GlobalID>1</ram:GlobalID><ram:GlobalID>2</ram:GlobalID>';
  const found = await scanned(scan, changed(invoice, ['<ram:Name>Hobel', `${two}<ram:Name>Hobel`]));
  expect(found.map(({ id, element }) => [id, element?.value])).toEqual([['CII-SR-046', '1']]);
});

/** The tax of an allowance. */
function category(inner: string): string {
  return `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount><ram:CategoryTradeTax>${inner}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`;
}

function discount(indicator: string, amount = '<ram:ActualAmount>1</ram:ActualAmount>'): string {
  return `<ram:GrossPriceProductTradePrice><ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator>${indicator}</ram:ChargeIndicator>${amount}</ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice>`;
}

function country(code: string): string {
  return `<ram:OriginTradeCountry><ram:ID>${code}</ram:ID></ram:OriginTradeCountry>`;
}

function document(type: string, inner = ''): string {
  return `<ram:AdditionalReferencedDocument><ram:TypeCode>${type}</ram:TypeCode>${inner}</ram:AdditionalReferencedDocument>`;
}

function account(kind: 'IBAN' | 'Proprietary' = 'IBAN'): string {
  return `<ram:PayeePartyCreditorFinancialAccount><ram:${kind}ID>1</ram:${kind}ID></ram:PayeePartyCreditorFinancialAccount>`;
}

function means(code: string, inner: string): string {
  return `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${inner}</ram:SpecifiedTradeSettlementPaymentMeans>`;
}
