import { expect, test } from 'vitest';
import { brokenIn, changed } from '../testing.ts';
import { set as cii } from './cii.ts';
import { frenchCii, frenchUbl } from './testing.ts';
import { set as ubl } from './ubl.ts';

type Change = readonly [part: string, other: string];

/** What a line of such an invoice is. */
interface Line {
  id: string;
  parent?: string;
  subtype: string;
  seller: string;
  number: string;
  net: string;
  frame?: string;
  vat?: string;
}

/** Two sellers with an invoice each: the main one, whose invoice has the number of the whole, and another. */
const LINES: readonly Line[] = [
  { id: '1', subtype: 'GROUP', seller: '732829320', number: '2026-17', net: '60.00', frame: 'B1', vat: '12.00' },
  { id: '2', parent: '1', subtype: 'DETAIL', seller: '732829320', number: '2026-17', net: '60.00' },
  { id: '3', subtype: 'GROUP', seller: '356000000', number: 'F-2', net: '40.00', frame: 'B1', vat: '8.00' },
  { id: '4', parent: '3', subtype: 'DETAIL', seller: '356000000', number: 'F-2', net: '40.00' },
];

function ublLine({ id, parent, subtype, seller, number, net, frame, vat }: Line): string {
  const object = (scheme: string, value: string) =>
    `<cac:DocumentReference><cbc:ID schemeID="${scheme}">${value}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>`;
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent ? `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>` : ''}</cac:BillingReference>
${object('AFL', number)}${frame ? object('AVV', frame) : ''}${vat ? `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount></cac:TaxTotal>` : ''}
<cac:Item><cbc:Name>Rabot</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>#${number}#</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
<cac:ManufacturerParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>V${id}</cbc:RegistrationName><cbc:CompanyID schemeID="0002">${seller}</cbc:CompanyID></cac:PartyLegalEntity></cac:ManufacturerParty></cac:Item></cac:InvoiceLine>\n`;
}

function ciiLine({ id, parent, subtype, seller, number, net, frame, vat }: Line): string {
  const object = (scheme: string, value: string) =>
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${value}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`;
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent ? `<ram:ParentLineID>${parent}</ram:ParentLineID>` : ''}<ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedLineTradeAgreement><ram:ItemSellerTradeParty><ram:Name>V${id}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${seller}</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ItemSellerTradeParty></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount>${vat ? `<ram:TaxTotalAmount currencyID="EUR">${vat}</ram:TaxTotalAmount>` : ''}</ram:SpecifiedTradeSettlementLineMonetarySummation>${object('AFL', number)}${frame ? object('AVV', frame) : ''}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>\n`;
}

/** Returns the invoice in UBL, with a breakdown of VAT for each invoice within. */
function severalUbl(frame = 'B8', lines: readonly Line[] = LINES): string {
  const breakdown = (number: string, net: string, vat: string) =>
    `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${net}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>#${number}#</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;
  return frenchUbl()
    .replace('<cbc:ProfileID>B1', `<cbc:ProfileID>${frame}`)
    .replace(
      /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/,
      breakdown('2026-17', '60.00', '12.00') + breakdown('F-2', '40.00', '8.00'),
    )
    .replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, lines.map(ublLine).join(''));
}

function severalCii(frame = 'B8', lines: readonly Line[] = LINES): string {
  const breakdown = (number: string, net: string, vat: string) =>
    `<ram:ApplicableTradeTax><ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#</ram:ExemptionReason><ram:BasisAmount>${net}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
  return frenchCii()
    .replace('<ram:ID>B1', `<ram:ID>${frame}`)
    .replace(
      /<ram:ApplicableTradeTax><ram:Calc.*<\/ram:ApplicableTradeTax>/,
      breakdown('2026-17', '60.00', '12.00') + breakdown('F-2', '40.00', '8.00'),
    )
    .replace(
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/,
      lines.map(ciiLine).join(''),
    );
}

/** Returns the lines with one of them otherwise. */
function withLine(id: string, other: Partial<Line>): readonly Line[] {
  return LINES.map((line) => (line.id === id ? { ...line, ...other } : line));
}

test('an invoice of several sellers breaks no rule, in both syntaxes', async () => {
  expect(await brokenIn(severalUbl(), ubl)).toEqual([]);
  expect(await brokenIn(severalCii(), cii)).toEqual([]);
});

test.each<[string, readonly Line[], readonly string[]]>([
  ['no group', LINES.map((line) => ({ ...line, subtype: 'DETAIL' })), ['BR-FR-MV-02_EXT-FR-FE-163']],
  ['a group without VAT', withLine('1', { vat: '' }), ['BR-FR-MV-03_EXT-FR-FE-181', 'BR-FR-MV-09_EXT-FR-FE-181']],
  ['a frame of several sellers within', withLine('3', { frame: 'S8' }), ['BR-FR-MV-03_BT-128_AVV']],
  ['a group that is not the sum of its lines', withLine('2', { net: '60.02' }), ['BR-FR-MV-05_EXT-FR-FE-BG-12']],
  ['a line that is only for information', withLine('2', { subtype: 'INFORMATION' }), ['BR-FR-MV-05_EXT-FR-FE-BG-12']],
  ['a line of another seller than its group', withLine('4', { seller: '732829320' }), ['BR-FR-MV-06_EXT-FR-FE-167']],
  ['a line of another invoice than its group', withLine('4', { number: '2026-17' }), ['BR-FR-MV-07_BT-128']],
  ['VAT that is not that of the breakdowns', withLine('3', { vat: '8.02' }), ['BR-FR-MV-09_EXT-FR-FE-181']],
])('%s', async (_, lines, ids) => {
  expect(await brokenIn(severalUbl('B8', lines), ubl)).toEqual(ids);
  expect(await brokenIn(severalCii('B8', lines), cii)).toEqual(ids);
});

test('the main seller has one group with the number of the invoice, and each number stands in one group', async () => {
  const other = LINES.map((line) => (line.number === '2026-17' ? { ...line, number: 'F-1' } : line));
  const ids = ['BR-FR-MV-09_EXT-FR-FE-181', 'BR-FR-MV-11_BT-128'];
  expect(await brokenIn(severalUbl('B8', other), ubl)).toEqual(ids);
  expect(await brokenIn(severalCii('B8', other), cii)).toEqual(ids);
  const twice = LINES.map((line) => (line.number === 'F-2' ? { ...line, number: '2026-17' } : line));
  expect(await brokenIn(severalUbl('B8', twice), ubl)).toContain('BR-FR-MV-12_BT-128');
  expect(await brokenIn(severalCii('B8', twice), cii)).toContain('BR-FR-MV-12_BT-128');
});

test('the seller of a group is named, and the reason of a line begins with the number of its invoice', async () => {
  const changes: Change[] = [
    ['<cbc:RegistrationName>V3</cbc:RegistrationName>', ''],
    ['<cbc:ID>4</cbc:ID>', '<cbc:ID> 4 </cbc:ID>'],
  ];
  expect(await brokenIn(changed(severalUbl(), ...changes), ubl)).toEqual(['BR-FR-MV-03_EXT-FR-FE-164']);
  const last = severalUbl();
  const at = last.lastIndexOf('#F-2#');
  expect(await brokenIn(`${last.slice(0, at)}F-2${last.slice(at + 5)}`, ubl)).toEqual(['BR-FR-MV-08_BT-128']);
});

test('an invoice that goes both ways has a group of each way, and is one that the buyer issues', async () => {
  const document = severalUbl('S9');
  expect(await brokenIn(document, ubl)).toEqual(['BR-FR-MV-BD_BT-3']);
  expect(await brokenIn(severalCii('S9'), cii)).toEqual(['BR-FR-BD-13_BT-3']);
  expect(await brokenIn(changed(document, ['Code>380<', 'Code>389<']), ubl)).toEqual([]);
  expect(await brokenIn(changed(severalUbl('B8'), ['Code>380<', 'Code>389<']), ubl)).toEqual(['BR-FR-MV-13_BT-3']);
  const one = LINES.slice(0, 2);
  expect(await brokenIn(severalCii('S9', one), cii)).toEqual([
    'BR-FR-BD-02_BT-47',
    'BR-FR-BD-02_EXT-FR-FE-163',
    'BR-FR-BD-13_BT-3',
  ]);
  const credit = changed(document, ['Code>380<', 'Code>471<']);
  expect(await brokenIn(credit, ubl)).toEqual([
    'BR-FR-BD-14-EXT-FR-FE-136',
    'BR-FR-BD-14-EXT-FR-FE-138',
    'BR-FR-CO-04_BT-3',
  ]);
});

test('a price below zero may stand in an invoice that goes both ways', async () => {
  const price = '<cac:Price><cbc:PriceAmount currencyID="EUR">-1</cbc:PriceAmount></cac:Price></cac:InvoiceLine>';
  const negative = (frame: string) => severalUbl(frame).replace('</cac:InvoiceLine>', price);
  expect(await brokenIn(negative('B8'), ubl)).toEqual(['BR-FR-DEC-03_BT-146']);
  expect(await brokenIn(negative('B9'), ubl)).toEqual(['BR-FR-MV-BD_BT-3']);
});

test('a group whose seller has no registration is none of a seller whose registration is empty', async () => {
  const lines = withLine('1', { seller: '' });
  const emptied = severalCii('S9', lines)
    .replace('<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002"></ram:ID></ram:SpecifiedLegalOrganization>', '')
    .replace(/(<ram:SellerTradeParty>[\s\S]*?<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">)\d+/, '$1');
  const ids = await brokenIn(emptied, cii);
  expect(ids).toContain('BR-FR-BD-02_BT-31');
  expect(ids).not.toContain('BR-FR-MV-11_BT-128');
  const blank = changed(severalUbl('S9', lines), [
    'schemeID="0002"></cbc:CompanyID>',
    'schemeID="0002"> </cbc:CompanyID>',
  ]);
  const inUbl = blank.replace(/(<cac:AccountingSupplierParty>[\s\S]*?<cbc:CompanyID schemeID="0002">)\d+/, '$1');
  expect(await brokenIn(inUbl, ubl)).toContain('BR-FR-BD-02_BT-30');
});
