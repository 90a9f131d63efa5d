import { describe, expect, it } from 'vitest';
import { aheadOf, type Changes, changed, ciiInvoice, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

type Cases = readonly (readonly [what: string, changes: Changes, found?: string])[];

const inHeadOfUbl = aheadOf('<cac:AccountingSupplierParty>');
const inItemOfUbl = aheadOf('</cac:Item>');
const inLineOfUbl = aheadOf('<cac:Item>');
const inSettlementOfCii = aheadOf('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
const inProductOfCii = aheadOf('</ram:SpecifiedTradeProduct>');
const inAgreementOfCii = aheadOf('</ram:ApplicableHeaderTradeAgreement>');

const reference = (type: string, scheme: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID schemeID="${scheme}">A</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;
const allowance = (isCharge: string, code: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode></cac:AllowanceCharge>`;
const allowanceInCii = (isCharge: string, code: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ReasonCode>${code}</ram:ReasonCode></ram:SpecifiedTradeAllowanceCharge>`;

const IN_UBL: Cases = [
  ['a type between blanks', [['>380<', '> 380 <']]],
  ['a currency between blanks', [['Code>EUR<', 'Code> EUR <']]],
  ['an amount without currency', [['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount>']], 'BR-CL-03 '],
  ['the currency for VAT', inHeadOfUbl('<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>')],
  [
    'a code of when VAT is due',
    inHeadOfUbl('<cac:InvoicePeriod><cbc:DescriptionCode>432</cbc:DescriptionCode></cac:InvoicePeriod>'),
  ],
  [
    'a description code of something else',
    inHeadOfUbl('<cac:Other><cbc:DescriptionCode>99</cbc:DescriptionCode></cac:Other>'),
  ],
  ['an invoiced object', inHeadOfUbl(reference('130', 'AVT'))],
  ['an invoiced object of no scheme', inHeadOfUbl(reference('130', 'AVT').replace(' schemeID="AVT"', ''))],
  ['an invoiced object of an unknown scheme', inHeadOfUbl(reference('130', 'XX')), 'BR-CL-07 XX'],
  ['another document of an unknown scheme', inHeadOfUbl(reference('50', 'XX'))],
  [
    'an object of a line, of an unknown scheme',
    inLineOfUbl(reference('130', 'XX').replaceAll('AdditionalD', 'D')),
    'BR-CL-07 XX',
  ],
  ['a note whose subject is known', inHeadOfUbl('<cbc:Note>#AAI#Hello</cbc:Note>')],
  [
    'a note whose subject is not known',
    inHeadOfUbl('<cbc:Note>Hello #QQQ# you</cbc:Note>'),
    'BR-CL-08 Hello #QQQ# you',
  ],
  ['a note whose subject is no code', inHeadOfUbl('<cbc:Note>#ZZ# and #ZZZZ#</cbc:Note>')],
  ['a note with one hash', inHeadOfUbl('<cbc:Note>#QQQ</cbc:Note>')],
  ['a note of a line', inLineOfUbl('<cbc:Note>#QQQ#</cbc:Note>')],
  [
    'a registration of a scheme',
    [
      [
        'Stadtwerk</cbc:RegistrationName>',
        'Stadtwerk</cbc:RegistrationName><cbc:CompanyID schemeID="0088">1</cbc:CompanyID>',
      ],
    ],
  ],
  ['a tax number of a scheme', [['<cbc:CompanyID>DE8', '<cbc:CompanyID schemeID="XX">DE8']]],
  [
    'a classification of a list',
    inItemOfUbl(
      '<cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">1</cbc:ItemClassificationCode></cac:CommodityClassification>',
    ),
  ],
  [
    'a classification of no list',
    inItemOfUbl(
      '<cac:CommodityClassification><cbc:ItemClassificationCode>1</cbc:ItemClassificationCode></cac:CommodityClassification>',
    ),
  ],
  [
    'a country of origin',
    inItemOfUbl('<cac:OriginCountry><cbc:IdentificationCode>JP</cbc:IdentificationCode></cac:OriginCountry>'),
  ],
  [
    'a country of origin that is not known',
    inItemOfUbl('<cac:OriginCountry><cbc:IdentificationCode>XX</cbc:IdentificationCode></cac:OriginCountry>'),
    'BR-CL-15 XX',
  ],
  ['the reason of an allowance', inLineOfUbl(allowance('false', '95'))],
  ['the reason of a charge', inLineOfUbl(allowance('true', 'FC'))],
  ['the reason of a charge, in an allowance', inLineOfUbl(allowance('false', 'FC')), 'BR-CL-19 FC'],
  ['the reason of an allowance, in a charge', inLineOfUbl(allowance('true', '41')), 'BR-CL-20 41'],
  ['the reason of a charge, as a number', inLineOfUbl(allowance('1', '41')), 'BR-CL-20 41'],
  ['the reason of an allowance, as a number', inLineOfUbl(allowance(' 0 ', 'FC')), 'BR-CL-19 FC'],
  ['the reason of neither', inLineOfUbl(allowance('no', 'XX'))],
  [
    'a standard identifier of a scheme',
    inItemOfUbl('<cac:StandardItemIdentification><cbc:ID schemeID="0160">1</cbc:ID></cac:StandardItemIdentification>'),
  ],
  [
    'an own identifier of a scheme',
    inItemOfUbl('<cac:SellersItemIdentification><cbc:ID schemeID="XX">1</cbc:ID></cac:SellersItemIdentification>'),
  ],
  [
    'a reason for exemption in small letters',
    [
      [
        '<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>',
        '<cbc:Percent>19</cbc:Percent><cbc:TaxExemptionReasonCode>vatex-eu-ic</cbc:TaxExemptionReasonCode><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>',
      ],
    ],
  ],
  ['a unit between blanks', [['"C62"', '" C62 "']]],
  ['a quantity of no unit', [[' unitCode="C62"', '']]],
  [
    'a file',
    inHeadOfUbl(
      '<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a">QQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>',
    ),
  ],
  [
    'a place of a scheme',
    [
      [
        '<cac:Delivery>',
        '<cac:Delivery><cac:DeliveryLocation><cbc:ID schemeID="0088">1</cbc:ID></cac:DeliveryLocation>',
      ],
    ],
  ],
  [
    'a credit note',
    [
      ['InvoiceTypeCode>380<', 'CreditNoteTypeCode>381<'],
      ['/cbc:InvoiceTypeCode', '/cbc:CreditNoteTypeCode'],
    ],
  ],
  [
    'a credit note that is an invoice',
    [
      ['InvoiceTypeCode>380<', 'CreditNoteTypeCode>380<'],
      ['/cbc:InvoiceTypeCode', '/cbc:CreditNoteTypeCode'],
    ],
    'BR-CL-01 380',
  ],
];

const global = (id: string, scheme: string) => `<ram:GlobalID schemeID="${scheme}">${id}</ram:GlobalID>`;

const IN_CII: Cases = [
  ['a type between blanks', [['>380<', '> 380 <']]],
  ['a credit note', [['>380<', '>381<']]],
  ['a type of something else', inSettlementOfCii('<ram:Other><ram:TypeCode>999</ram:TypeCode></ram:Other>')],
  ['the currency of a total', [['currencyID="EUR">19', 'currencyID=" EUR ">19']]],
  ['a total of no currency', [[' currencyID="EUR">19', '>19']]],
  ['the currency for VAT', aheadOf('<ram:InvoiceCurrencyCode>')('<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode>')],
  ['a code of when VAT is due', inSettlementOfCii('<ram:DueDateTypeCode>72</ram:DueDateTypeCode>')],
  [
    'an invoiced object',
    inAgreementOfCii(
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:ReferenceTypeCode>AVT</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>',
    ),
  ],
  [
    'the subject of a note',
    aheadOf('</rsm:ExchangedDocument>')('<ram:IncludedNote><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>'),
  ],
  ['a party of a scheme', [['<ram:Name>Stadtwerk', `${global('1', '0088')}<ram:Name>Stadtwerk`]]],
  ['a party of an unknown scheme', [['<ram:Name>Stadtwerk', `${global('1', 'XX')}<ram:Name>Stadtwerk`]], 'BR-CL-10 XX'],
  ['a product of an unknown scheme', inProductOfCii(global('1', 'XX')), 'BR-CL-21 XX'],
  ['a product of a scheme', inProductOfCii(global('1', '0160'))],
  ['a product of no scheme', inProductOfCii('<ram:GlobalID>1</ram:GlobalID>')],
  [
    'an identifier within a product',
    inProductOfCii(`<ram:IncludedReferencedProduct>${global('1', 'XX')}</ram:IncludedReferencedProduct>`),
  ],
  [
    'a place of a scheme',
    aheadOf('<ram:ActualDeliverySupplyChainEvent>')(
      `<ram:ShipToTradeParty>${global('1', '0088')}</ram:ShipToTradeParty>`,
    ),
  ],
  [
    'a place of an unknown scheme',
    aheadOf('<ram:ActualDeliverySupplyChainEvent>')(
      `<ram:ShipToTradeParty>${global('1', 'XX')}</ram:ShipToTradeParty>`,
    ),
    'BR-CL-26 XX',
  ],
  [
    'a place of a line, of an unknown scheme',
    aheadOf('<ram:BilledQuantity')(`<ram:ShipToTradeParty>${global('1', 'XX')}</ram:ShipToTradeParty>`),
  ],
  [
    'a registration of a scheme',
    [
      [
        'Stadtwerk</ram:Name>',
        'Stadtwerk</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">1</ram:ID></ram:SpecifiedLegalOrganization>',
      ],
    ],
  ],
  [
    'a registration of no scheme',
    [
      [
        'Stadtwerk</ram:Name>',
        'Stadtwerk</ram:Name><ram:SpecifiedLegalOrganization><ram:ID>1</ram:ID></ram:SpecifiedLegalOrganization>',
      ],
    ],
  ],
  ['a tax registration of an unknown scheme', [['schemeID="VA"', 'schemeID="XX"']]],
  ['a country of origin', inProductOfCii('<ram:OriginTradeCountry><ram:ID>JP</ram:ID></ram:OriginTradeCountry>')],
  [
    'a country of origin that is not known',
    inProductOfCii('<ram:OriginTradeCountry><ram:ID>XX</ram:ID></ram:OriginTradeCountry>'),
    'BR-CL-15 XX',
  ],
  [
    'a country of origin of a scheme',
    inProductOfCii('<ram:OriginTradeCountry><ram:ID schemeID="YY">XX</ram:ID></ram:OriginTradeCountry>'),
    'BR-CL-11 YY',
  ],
  [
    'a category in small letters, of an allowance',
    inSettlementOfCii('<ram:CategoryTradeTax><ram:CategoryCode>s</ram:CategoryCode></ram:CategoryTradeTax>'),
    'BR-CL-17 s',
  ],
  ['a category of something else', inSettlementOfCii('<ram:Other><ram:CategoryCode>s</ram:CategoryCode></ram:Other>')],
  ['the reason of an allowance', inSettlementOfCii(allowanceInCii('false', '95'))],
  ['the reason of a charge', inSettlementOfCii(allowanceInCii('true', 'FC'))],
  ['the reason of a charge, in an allowance', inSettlementOfCii(allowanceInCii('0', 'FC')), 'BR-CL-19 FC'],
  ['the reason of an allowance, in a charge', inSettlementOfCii(allowanceInCii('1', '41')), 'BR-CL-20 41'],
  ['the reason of neither', inSettlementOfCii(allowanceInCii('no', 'XX'))],
  [
    'a reason for exemption in small letters',
    inSettlementOfCii('<ram:ExemptionReasonCode>vatex-eu-ic</ram:ExemptionReasonCode>'),
  ],
  [
    'a unit of a price',
    aheadOf('</ram:NetPriceProductTradePrice>')('<ram:BasisQuantity unitCode="QQQ">1</ram:BasisQuantity>'),
    'BR-CL-23 QQQ',
  ],
  ['a quantity of no unit', [[' unitCode="C62"', '']]],
  [
    'a classification of no list',
    inProductOfCii(
      '<ram:DesignatedProductClassification><ram:ClassCode>1</ram:ClassCode></ram:DesignatedProductClassification>',
    ),
  ],
  [
    'a file of no type',
    inAgreementOfCii(
      '<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject>QQ==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>',
    ),
  ],
  [
    'an address that is not of a party',
    inSettlementOfCii('<ram:Other><ram:URIID schemeID="9999">1</ram:URIID></ram:Other>'),
  ],
];

describe('the rules on codes', () => {
  it.each(IN_UBL.map(([what, changes, found]) => [what, changes, found] as const))(
    'look at %s in UBL',
    async (_, changes, found) => {
      const expected = found === undefined ? [] : [found];
      expect(await said(changed(ubl, ...changes), /^BR-CL-/, ublSet)).toEqual(expected);
    },
  );

  it.each(IN_CII.map(([what, changes, found]) => [what, changes, found] as const))(
    'look at %s in CII',
    async (_, changes, found) => {
      const expected = found === undefined ? [] : [found];
      expect(await said(changed(cii, ...changes), /^BR-CL-/, ciiSet)).toEqual(expected);
    },
  );
});
