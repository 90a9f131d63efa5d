import { expect, it } from 'vitest';
import { asCreditNote, type Changes, changed, ciiInvoice, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const ubl = ublInvoice(SPECIFICATION, PROCESS);
const cii = ciiInvoice(SPECIFICATION, PROCESS);

const IDS = /^PEPPOL-EN16931-(?:CL|P01|F001|R051)/;
/** What is found, without what would be right, which may be long. */
const found = async (xml: string, set: typeof ublSet, ids = IDS) =>
  (await said(xml, ids, set)).map((each) => each.replace('PEPPOL-EN16931-', '').split(' ').slice(0, 2).join(' '));

const inHead = (inner: string): Changes[number] => ['<cac:TaxTotal>', `${inner}<cac:TaxTotal>`];
const reasoned = (indicator: string, code: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode><cbc:Amount currencyID="EUR">0</cbc:Amount></cac:AllowanceCharge>`;
const attached = (mime: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject${mime && ` mimeCode="${mime}"`}>AA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
const BUYER = '<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>';
const CATEGORY = '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>';
const exempt = (category: string, reason: string): Changes[number] => [
  CATEGORY,
  `<cac:TaxCategory>${category}<cbc:Percent>19</cbc:Percent><cbc:TaxExemptionReasonCode>${reason}</cbc:TaxExemptionReasonCode>`,
];
const type = (code: string): Changes[number] => ['<cbc:InvoiceTypeCode>380<', `<cbc:InvoiceTypeCode>${code}<`];
const german: Changes[number] = ['<cbc:IdentificationCode>AT<', '<cbc:IdentificationCode>DE<'];
const issued = (text: string): Changes[number] => ['<cbc:IssueDate>2026-03-02<', `<cbc:IssueDate>${text}<`];

it.each<[what: string, changes: Changes, ...expected: string[]]>([
  ['a file without a kind', [inHead(attached(''))]],
  ['a file of a kind', [inHead(attached('text/csv'))]],
  ['a file of another kind', [inHead(attached('text/html'))], 'CL001 text/html'],
  ['the reason of an allowance', [inHead(reasoned('false', '95'))]],
  ['the reason of an allowance with blanks', [inHead(reasoned('false', ' 95 '))]],
  ['another reason of an allowance', [inHead(reasoned('false', 'FC'))], 'CL002 FC'],
  ['the reason of a charge', [inHead(reasoned('true', 'FC'))]],
  ['another reason of a charge', [inHead(reasoned('true', '95'))], 'CL003 95'],
  ['a reason of neither', [inHead(reasoned('1', 'ZZZ'))]],
  [
    'a reason that stands elsewhere',
    [
      inHead(
        '<cac:Other><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode></cac:Other>',
      ),
    ],
  ],
  [
    'when VAT is due',
    [inHead('<cac:InvoicePeriod><cbc:DescriptionCode> 35 </cbc:DescriptionCode></cac:InvoicePeriod>')],
  ],
  [
    'another code of when',
    [inHead('<cac:InvoicePeriod><cbc:DescriptionCode>29</cbc:DescriptionCode></cac:InvoicePeriod>')],
    'CL006 29',
  ],
  ['a code that stands elsewhere', [inHead('<cac:Other><cbc:DescriptionCode>29</cbc:DescriptionCode></cac:Other>')]],
  [
    'an amount in another currency',
    [['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="XYZ">']],
    'R051 XYZ',
    'CL007 XYZ',
  ],
  [
    'an amount without a currency',
    [['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount>']],
    'R051 ',
    'CL007 ',
  ],
  [
    'a total of VAT in another currency',
    [['<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">', '<cac:TaxTotal><cbc:TaxAmount currencyID="XYZ">']],
    'R051 XYZ',
    'CL007 XYZ',
  ],
  [
    'one without a breakdown in another currency',
    [inHead('<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">1</cbc:TaxAmount></cac:TaxTotal>')],
  ],
  [
    'VAT within another total',
    [inHead('<cac:Other><cbc:TaxAmount currencyID="SEK">1</cbc:TaxAmount><cac:TaxSubtotal/></cac:Other>')],
  ],
  ['a day with a zone', [issued('2026-03-02Z')], 'F001 2026-03-02Z'],
  ['a day that is none', [issued('2026-02-30')], 'F001 2026-02-30'],
  ['a day of a year with five digits', [issued('12026-03-02')], 'F001 12026-03-02'],
  ['an address of a scheme', [[BUYER, BUYER.replace('9914', '0088').replace('ATU13585627', '4399902400015')]]],
  ['an address of no scheme', [[BUYER, BUYER.replace(' schemeID="9914"', '')]]],
  ['an address of a scheme that is none', [[BUYER, BUYER.replace('9914', '0000')]], 'CL008 0000'],
  ['an address of a scheme that Peppol has not', [[BUYER, BUYER.replace('9914', 'EM')]], 'CL008 EM'],
  ...['0158', '0202', '0205'].map((scheme): [string, Changes, string] => [
    `an address of the scheme ${scheme}, which release 2026.5 removed`,
    [[BUYER, BUYER.replace('9914', scheme)]],
    `CL008 ${scheme}`,
  ]),
  ['a reason of another category', [exempt('<cbc:ID>S</cbc:ID>', 'VATEX-EU-G')], 'P0104 VATEX-EU-G'],
  ['a reason of its category', [exempt('<cbc:ID> G </cbc:ID>', 'vatex-eu-g')]],
  ['a reason of no category', [exempt('', 'VATEX-EU-AE')], 'P0107 VATEX-EU-AE'],
  ['a type that Peppol has not', [type('389')], 'P0100 389'],
  ['a type with blanks', [type(' 380 ')]],
  ['a type of a process that is none', [type('389'), [PROCESS, 'urn:example']]],
  ['a correction', [type('384')], 'P0112 384'],
  ['a partial invoice', [type('326')], 'P0112 326'],
  ['a correction from Germany to Germany', [type('384'), german]],
])('codes in UBL: %s', async (_, changes, ...expected) => {
  expect(await found(changed(ubl, ...changes), ublSet)).toEqual(expected);
});

it('credit notes have types of their own', async () => {
  const creditNote = asCreditNote(ubl);
  expect(await found(creditNote, ublSet)).toEqual([]);
  const other = changed(creditNote, ['<cbc:CreditNoteTypeCode>381<', '<cbc:CreditNoteTypeCode>380<']);
  expect(await found(other, ublSet)).toEqual(['P0101 380']);
});

it('what would be right is said, where it is short', async () => {
  const [text] = await said(changed(ubl, inHead(attached('text/html'))), /CL001$/, ublSet);
  expect(text).toMatch(/^PEPPOL-EN16931-CL001 text\/html application\/pdf, image\/png, image\/jpeg, text\/csv, /);
});

const inSettlement = (inner: string): Changes[number] => [
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
  `${inner}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
];
const reasonedInCii = (indicator: string, code: string, name = 'SpecifiedTradeAllowanceCharge') =>
  `<ram:${name}><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>0</ram:ActualAmount><ram:ReasonCode>${code}</ram:ReasonCode></ram:${name}>`;
const total = (currency: string): Changes[number] => [
  '<ram:TaxTotalAmount currencyID="EUR">',
  `<ram:TaxTotalAmount${currency && ` currencyID="${currency}"`}>`,
];
const day = (text: string, format = '102'): Changes[number] => [
  '<udt:DateTimeString format="102">20260302<',
  `<udt:DateTimeString format="${format}">${text}<`,
];
const address = (scheme: string): Changes[number] => [
  '<ram:URIID schemeID="9930">',
  `<ram:URIID${scheme && ` schemeID="${scheme}"`}>`,
];
const ciiType = (code: string): Changes[number] => ['<ram:TypeCode>380<', `<ram:TypeCode>${code}<`];

it.each<[what: string, changes: Changes, ...expected: string[]]>([
  ['the reason of an allowance', [inSettlement(reasonedInCii('false', '95'))]],
  ['another reason of an allowance', [inSettlement(reasonedInCii('false', 'FC'))], 'CL002 FC'],
  ['another reason of a charge', [inSettlement(reasonedInCii(' true ', '95'))], 'CL003 95'],
  ['a reason of neither', [inSettlement(reasonedInCii('1', 'ZZZ'))]],
  ['a reason that stands elsewhere', [inSettlement(reasonedInCii('true', 'ZZZ', 'AppliedTradeAllowanceCharge'))]],
  ['a total without a currency', [total('')]],
  ['currencies of before 2026', [total('ANG')]],
  ['the lev', [total('BGN')]],
  ['that of after', [total('XCG')], 'CL007 XCG'],
  ['a type that Peppol has not', [ciiType('389')], 'P0100 389'],
  ['that of a credit note', [ciiType(' 381 ')]],
  ['a type of a process that is none', [ciiType('389'), [PROCESS, 'urn:example']]],
  ['a day', [day('20260302')]],
  ['a day of another format', [day('20260302', '203')], 'F001 20260302'],
  ['a day with its hour', [day('202603021200')], 'F001 202603021200'],
  ['a day with something before it', [day('x20260302')], 'F001 x20260302'],
  ['a day of another century', [day('19990302')], 'F001 19990302'],
  ['an address of a scheme that Peppol has not', [address('EM')], 'CL008 EM'],
  ['an address of no scheme', [address('')], 'CL008 '],
  [
    'an address of somebody else',
    [
      [
        '</ram:SellerTradeParty>',
        '</ram:SellerTradeParty><ram:PayeeTradeParty><ram:URIUniversalCommunication><ram:URIID schemeID="EM">1</ram:URIID></ram:URIUniversalCommunication></ram:PayeeTradeParty>',
      ],
    ],
  ],
])('codes in CII: %s', async (_, changes, ...expected) => {
  expect(await found(changed(cii, ...changes), ciiSet)).toEqual(expected);
});
