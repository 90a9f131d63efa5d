import { expect, it, test } from 'vitest';
import { brokenIn, changed, ciiInvoice } from '../testing.ts';
import { set } from './cii.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const invoice = ciiInvoice(SPECIFICATION, PROCESS);

type Change = readonly [part: string, other: string];

const NOTE = '<ram:IncludedNote><ram:Content>A</ram:Content></ram:IncludedNote>';
const CURRENCY = '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>';
const MEANS =
  '<ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>';
const SELLER = '<ram:Name>Werkstatt GmbH</ram:Name>';
const BUYER = '<ram:Name>Stadtwerk</ram:Name>';

const note = (text: string): Change => ['<ram:TypeCode>380</ram:TypeCode>', `<ram:TypeCode>380</ram:TypeCode>${text}`];
const seller = (country: string): Change => [
  '<ram:CityName>Bonn</ram:CityName><ram:CountryID>DE',
  `<ram:CityName>Bonn</ram:CityName><ram:CountryID>${country}`,
];
const buyer = (country: string): Change => [
  '<ram:CityName>Graz</ram:CityName><ram:CountryID>AT',
  `<ram:CityName>Graz</ram:CityName><ram:CountryID>${country}`,
];
const legal = (name: string, scheme: string, id: string): Change => [
  name,
  `${name}<ram:SpecifiedLegalOrganization><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedLegalOrganization>`,
];
const means = (code: string, more = ''): Change => [MEANS, `<ram:TypeCode>${code}</ram:TypeCode>${more}`];
const references = (...types: string[]): Change => [
  '<ram:BuyerReference>',
  `${types.map((type) => `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>${type}</ram:TypeCode></ram:AdditionalReferencedDocument>`).join('')}<ram:BuyerReference>`,
];
const DANISH = [seller('DK'), buyer('DK'), legal(SELLER, '0184', 'DK12345674')] as const;

it('finds nothing in an invoice that is right', async () => {
  expect(await brokenIn(invoice, set)).toEqual([]);
});

test.each<[string[], ...Change[]]>([
  [['PEPPOL-EN16931-R007'], [PROCESS, 'urn:example.com']],
  [['PEPPOL-EN16931-R004'], [`${SPECIFICATION}<`, `${SPECIFICATION}::2.1<`]],
  [[], note(NOTE)],
  [['PEPPOL-EN16931-R002'], note(NOTE + NOTE)],
  [
    ['PEPPOL-EN16931-R002'],
    note(NOTE.replace('</ram:IncludedNote>', '<ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>')),
  ],
  [['PEPPOL-EN16931-R003'], ['<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>', '']],
  [[], references('130', '50')],
  [['PEPPOL-EN16931-R006', 'PEPPOL-EN16931-R080'], references('130', '130', '50', '50')],
  [
    ['PEPPOL-EN16931-R005', 'PEPPOL-EN16931-R054'],
    [CURRENCY, `${CURRENCY}<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>`],
  ],
  [['PEPPOL-EN16931-R053'], ['<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>', '']],
  [
    ['PEPPOL-EN16931-R055'],
    [CURRENCY, `${CURRENCY}<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode>`],
    [
      '<ram:GrandTotalAmount>',
      '<ram:TaxTotalAmount currencyID="SEK">-210.00</ram:TaxTotalAmount><ram:GrandTotalAmount>',
    ],
  ],
  [['PEPPOL-EN16931-R061'], means('59')],
  [['PEPPOL-EN16931-R120'], ['<ram:ChargeAmount>50.00', '<ram:ChargeAmount>51.00']],
  [['PEPPOL-EN16931-P0100'], ['<ram:TypeCode>380<', '<ram:TypeCode>389<']],
  [['PEPPOL-EN16931-F001'], ['20260302', '19990302']],
  [
    ['PEPPOL-EN16931-CL007', 'PEPPOL-EN16931-R053', 'PEPPOL-EN16931-R054'],
    ['currencyID="EUR"', 'currencyID="XCG"'],
  ],
  [['PEPPOL-EN16931-CL008'], ['schemeID="9914"', 'schemeID="EM"']],
  [['PEPPOL-COMMON-R041'], legal(BUYER, '0192', '974760674')],
  [['PEPPOL-COMMON-R056-2'], ['<ram:ID schemeID="VA">DE811907980</ram:ID>', '<ram:ID schemeID="VA">NL1</ram:ID>']],
  [['PEPPOL-COMMON-R057'], legal(BUYER, '0217', '123456789012')],
  [[], ...DANISH, means('58')],
  [['DK-R-002'], seller('DK'), buyer('DK')],
  [['DK-R-014'], seller('DK'), legal(SELLER, '0088', '4399902400015')],
  [['DK-R-005'], ...DANISH, means('30')],
  [['DK-R-006'], ...DANISH, means('42')],
  [['DK-R-010'], ...DANISH, means('93')],
  [
    ['DK-R-004'],
    ...DANISH,
    [
      CURRENCY,
      `${CURRENCY}<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ReasonCode>ZZZ</ram:ReasonCode><ram:Reason>Tax</ram:Reason></ram:SpecifiedTradeAllowanceCharge>`,
    ],
  ],
  [
    ['IT-R-002', 'IT-R-004'],
    seller('IT'),
    ['<ram:PostcodeCode>53111</ram:PostcodeCode><ram:LineOne>Weg 1</ram:LineOne>', ''],
  ],
  [['IT-R-001'], seller('IT'), ['<ram:ID schemeID="VA">DE811907980</ram:ID>', '<ram:ID schemeID="FC">x</ram:ID>']],
  [['NO-R-002'], seller('NO')],
  [['SE-R-003', 'SE-R-004', 'SE-R-013'], seller('SE'), legal(SELLER, '', '556036-0793')],
  [['SE-R-011'], seller('SE'), means('50')],
  [['SE-R-012'], seller('SE'), buyer('SE'), means('31')],
  [['NL-R-003'], seller('NL'), legal(SELLER, '0088', '4399902400015')],
  [['NL-R-008'], seller('NL'), buyer('NL'), means('31')],
  [['NL-R-001'], seller('NL'), ['<ram:TypeCode>380<', '<ram:TypeCode>381<']],
])('%j', async (broken, ...changes) => {
  expect(await brokenIn(changed(invoice, ...changes), set)).toEqual(broken);
});
