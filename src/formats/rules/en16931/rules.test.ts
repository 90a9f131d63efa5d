import { describe, expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import type { RuleSet } from '../declare.ts';
import { brokenIn, type Changes, changed, ciiInvoice, findingsIn, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

/** The rules on business terms alone. */
const withoutScans = (set: RuleSet): RuleSet => ({ ...set, scans: [] });
const ublTerms = withoutScans(ublSet);
const ciiTerms = withoutScans(ciiSet);

/** What is wrong, the rules that it breaks, and how UBL and CII are changed; an empty list where the syntax cannot have it. */
type Case = readonly [what: string, broken: string, inUbl: Changes, inCii: Changes];

const PAYEE_UBL =
  '<cac:PayeeParty><cac:PartyIdentification><cbc:ID>P7</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Factor</cbc:Name></cac:PartyName></cac:PayeeParty><cac:Delivery>';
const PAYEE_CII =
  '<ram:PayeeTradeParty><ram:ID>P7</ram:ID><ram:Name>Factor</ram:Name></ram:PayeeTradeParty><ram:SpecifiedTradeSettlementPaymentMeans>';
const REPRESENTATIVE_UBL =
  '<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Agent</cbc:Name></cac:PartyName><cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>FR23334175221</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty><cac:Delivery>';
const REPRESENTATIVE_CII =
  '</ram:BuyerTradeParty><ram:SellerTaxRepresentativeTradeParty><ram:Name>Agent</ram:Name><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR23334175221</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTaxRepresentativeTradeParty>';
const LINE_UBL = '<cac:InvoiceLine><cbc:ID>1</cbc:ID>';
const between = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(from), text.indexOf(to) + to.length);
const WHOLE_LINE_UBL = between(ubl, '<cac:InvoiceLine>', '</cac:InvoiceLine>');
const WHOLE_LINE_CII = between(
  cii,
  '<ram:IncludedSupplyChainTradeLineItem>',
  '</ram:IncludedSupplyChainTradeLineItem>',
);
const ITEM_UBL = '<cac:Item><cbc:Name>Hobel</cbc:Name>';
const ITEM_CII = '<ram:SpecifiedTradeProduct><ram:Name>Hobel</ram:Name>';

const DOCUMENT: readonly Case[] = [
  [
    'no specification',
    'BR-01',
    [[`<cbc:CustomizationID>${SPECIFICATION}</cbc:CustomizationID>`, '']],
    [[SPECIFICATION, ' ']],
  ],
  [
    'an empty number',
    'BR-02',
    [['<cbc:ID>2026-17</cbc:ID>', '<cbc:ID> </cbc:ID>']],
    [['<ram:ID>2026-17</ram:ID>', '']],
  ],
  [
    'no day of issue',
    'BR-03',
    [['<cbc:IssueDate>2026-03-02</cbc:IssueDate>', '']],
    [['format="102">20260302', 'format="203">20260302']],
  ],
  [
    'no currency',
    'BR-05',
    [['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', '']],
    [['<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '']],
  ],
  [
    'no type of document',
    'BR-04',
    [['<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>', '']],
    [['<ram:TypeCode>380</ram:TypeCode>', '']],
  ],
  [
    'a currency without a total of VAT',
    'BR-53',
    [['<cbc:BuyerReference>', '<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode><cbc:BuyerReference>']],
    [['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>']],
  ],
  [
    'a supporting document without identifier',
    'BR-52',
    [
      [
        '<cac:AccountingSupplierParty>',
        '<cac:AdditionalDocumentReference><cbc:ID/></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
      ],
    ],
    [
      [
        '<ram:BuyerTradeParty>',
        '<ram:AdditionalReferencedDocument><ram:TypeCode>916</ram:TypeCode></ram:AdditionalReferencedDocument><ram:BuyerTradeParty>',
      ],
    ],
  ],
  [
    'a preceding invoice without number',
    'BR-55',
    [['<cac:AccountingSupplierParty>', '<cac:BillingReference/><cac:AccountingSupplierParty>']],
    [
      [
        '</ram:ApplicableHeaderTradeSettlement>',
        '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID/></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
      ],
    ],
  ],
  [
    'both a day and a code on which VAT is due',
    'BR-CO-03',
    [
      [
        '<cbc:DocumentCurrencyCode>',
        '<cbc:TaxPointDate>2026-03-01</cbc:TaxPointDate><cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod><cbc:DocumentCurrencyCode>',
      ],
    ],
    [
      [
        '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n<ram:SpecifiedTradeSettlementHeader',
        '<ram:TaxPointDate><udt:DateString format="102">20260301</udt:DateString></ram:TaxPointDate><ram:DueDateTypeCode>29</ram:DueDateTypeCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n<ram:SpecifiedTradeSettlementHeader',
      ],
    ],
  ],
  [
    'a period that ends before it begins',
    'BR-29',
    [
      [
        '<cac:AccountingSupplierParty>',
        '<cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate></cac:InvoicePeriod><cac:AccountingSupplierParty>',
      ],
    ],
    [
      [
        '</ram:ApplicableTradeTax>\n',
        '</ram:ApplicableTradeTax><ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20260201</udt:DateTimeString></ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">20260131</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod>\n',
      ],
    ],
  ],
  [
    'a period without days',
    'BR-CO-19',
    [['<cac:AccountingSupplierParty>', '<cac:InvoicePeriod/><cac:AccountingSupplierParty>']],
    [['</ram:ApplicableTradeTax>\n', '</ram:ApplicableTradeTax><ram:BillingSpecifiedPeriod/>\n']],
  ],
];

const PARTIES: readonly Case[] = [
  // In UBL the country is asked of an address, in CII of the party.
  [
    'no addresses',
    'BR-08 BR-10',
    [
      [between(ubl, '<cac:PostalAddress><cbc:StreetName>Weg', '</cac:PostalAddress>'), ''],
      [
        between(ubl.slice(ubl.indexOf('<cac:AccountingCustomerParty>')), '<cac:PostalAddress>', '</cac:PostalAddress>'),
        '',
      ],
    ],
    [],
  ],
  [
    'no addresses',
    'BR-08 BR-09 BR-10 BR-11',
    [],
    [
      [between(cii, '<ram:PostalTradeAddress>', '</ram:PostalTradeAddress>'), ''],
      [
        between(
          cii.slice(cii.indexOf('<ram:BuyerTradeParty>')),
          '<ram:PostalTradeAddress>',
          '</ram:PostalTradeAddress>',
        ),
        '',
      ],
    ],
  ],
  [
    'a tax representative without address',
    'BR-19',
    [['<cac:Delivery>', REPRESENTATIVE_UBL.replace(/<cac:PostalAddress>.*<\/cac:PostalAddress>/, '')]],
    [],
  ],
  [
    'a tax representative without address',
    'BR-19 BR-20',
    [],
    [
      [
        '</ram:BuyerTradeParty>',
        REPRESENTATIVE_CII.replace(/<ram:PostalTradeAddress>.*<\/ram:PostalTradeAddress>/, ''),
      ],
    ],
  ],
  [
    'no name of the seller',
    'BR-06',
    [['<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>', '']],
    [['<ram:Name>Werkstatt GmbH</ram:Name>', '']],
  ],
  [
    'no name of the buyer',
    'BR-07',
    [['<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>', '']],
    [['<ram:Name>Stadtwerk</ram:Name>', '']],
  ],
  [
    'no country of the seller',
    'BR-09',
    [['<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>', '']],
    [['<ram:CountryID>DE</ram:CountryID>', '']],
  ],
  [
    'no country of the buyer',
    'BR-11',
    [['<cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country>', '']],
    [['<ram:CountryID>AT</ram:CountryID>', '']],
  ],
  [
    'no identifier of the seller',
    'BR-CO-26 BR-S-02',
    [
      [
        '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
        '',
      ],
    ],
    [['<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration>', '']],
  ],
  [
    'a VAT identifier without country',
    'BR-CO-09',
    [['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '<cbc:CompanyID>811907980</cbc:CompanyID>']],
    [['schemeID="VA">DE811907980', 'schemeID="VA">811907980']],
  ],
  [
    'an address of no scheme',
    'BR-62',
    [['<cbc:EndpointID schemeID="9930">', '<cbc:EndpointID>']],
    [['<ram:URIID schemeID="9930">', '<ram:URIID>']],
  ],
  [
    'an address of no scheme, of the buyer',
    'BR-63',
    [['<cbc:EndpointID schemeID="9914">', '<cbc:EndpointID>']],
    [['<ram:URIID schemeID="9914">', '<ram:URIID>']],
  ],
  [
    'a payee without name',
    'BR-17',
    [['<cac:Delivery>', PAYEE_UBL.replace('<cac:PartyName><cbc:Name>Factor</cbc:Name></cac:PartyName>', '')]],
    [['<ram:SpecifiedTradeSettlementPaymentMeans>', PAYEE_CII.replace('<ram:Name>Factor</ram:Name>', '')]],
  ],
  [
    'a payee who is the seller',
    'BR-17',
    [
      ['<cac:Delivery>', PAYEE_UBL],
      [
        '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
        '<cac:PartyIdentification><cbc:ID>P7</cbc:ID></cac:PartyIdentification>',
      ],
    ],
    [
      ['<ram:SpecifiedTradeSettlementPaymentMeans>', PAYEE_CII],
      ['<ram:SellerTradeParty>', '<ram:SellerTradeParty><ram:ID>P7</ram:ID>'],
    ],
  ],
  [
    'a tax representative without name',
    'BR-18',
    [['<cac:Delivery>', REPRESENTATIVE_UBL.replace('Agent', '')]],
    [['</ram:BuyerTradeParty>', REPRESENTATIVE_CII.replace('Agent', '')]],
  ],
  [
    'a tax representative without VAT identifier',
    'BR-56',
    [['<cac:Delivery>', REPRESENTATIVE_UBL.replace(/<cac:PartyTaxScheme>.*<\/cac:PartyTaxScheme>/, '')]],
    [['</ram:BuyerTradeParty>', REPRESENTATIVE_CII.replace('"VA"', '"FC"')]],
  ],
  [
    'a tax representative without country',
    'BR-20',
    [['<cac:Delivery>', REPRESENTATIVE_UBL.replace(/<cac:Country>.*<\/cac:Country>/, '')]],
    [['</ram:BuyerTradeParty>', REPRESENTATIVE_CII.replace('<ram:CountryID>FR</ram:CountryID>', '')]],
  ],
  [
    'a place of delivery without country',
    'BR-57',
    [['<cac:Delivery>', '<cac:Delivery><cac:DeliveryLocation><cac:Address/></cac:DeliveryLocation>']],
    [
      [
        '<ram:ActualDeliverySupplyChainEvent>',
        '<ram:ShipToTradeParty><ram:PostalTradeAddress/></ram:ShipToTradeParty><ram:ActualDeliverySupplyChainEvent>',
      ],
    ],
  ],
];

const PAYMENT: readonly Case[] = [
  [
    'no means of payment',
    'BR-49',
    [['<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>', '']],
    [['<ram:TypeCode>58</ram:TypeCode>', '']],
  ],
  [
    'a transfer to an empty account',
    'BR-50',
    [['<cbc:ID>DE89370400440532013000</cbc:ID>', '<cbc:ID/>']],
    [['<ram:IBANID>DE89370400440532013000</ram:IBANID>', '<ram:IBANID/>']],
  ],
  [
    'a transfer to no account',
    'BR-50 BR-61',
    [['<cbc:ID>DE89370400440532013000</cbc:ID>', '']],
    [['<ram:IBANID>DE89370400440532013000</ram:IBANID>', '']],
  ],
  [
    'the whole number of a card',
    'BR-51',
    [
      [
        '<cac:PayeeFinancialAccount>',
        '<cac:CardAccount><cbc:PrimaryAccountNumberID>4111111111111111</cbc:PrimaryAccountNumberID></cac:CardAccount><cac:PayeeFinancialAccount>',
      ],
    ],
    [
      [
        '<ram:PayeePartyCreditorFinancialAccount>',
        '<ram:ApplicableTradeSettlementFinancialCard><ram:ID>4111111111111111</ram:ID></ram:ApplicableTradeSettlementFinancialCard><ram:PayeePartyCreditorFinancialAccount>',
      ],
    ],
  ],
];

const LINES: readonly Case[] = [
  ['no line', 'BR-16 BR-CO-10 BR-S-01 BR-S-08', [[WHOLE_LINE_UBL, '']], []],
  // In CII a breakdown without a line passes BR-S-01.
  ['no line', 'BR-16 BR-CO-10 BR-S-08', [], [[WHOLE_LINE_CII, '']]],
  [
    'a line without identifier',
    'BR-21',
    [[LINE_UBL, '<cac:InvoiceLine><cbc:ID/>']],
    [['<ram:LineID>1</ram:LineID>', '']],
  ],
  [
    'a line without quantity',
    'BR-22 BR-23',
    [['<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>', '']],
    [['<ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity>', '']],
  ],
  [
    'a line without net amount',
    'BR-24 BR-CO-10 BR-S-08',
    [[WHOLE_LINE_UBL, WHOLE_LINE_UBL.replace(/<cbc:LineExtensionAmount.*<\/cbc:LineExtensionAmount>/, '')]],
    [[WHOLE_LINE_CII, WHOLE_LINE_CII.replace(/<ram:LineTotalAmount>.*<\/ram:LineTotalAmount>/, '')]],
  ],
  [
    'a line without VAT category',
    'BR-CO-04 BR-S-01 BR-S-08',
    [[WHOLE_LINE_UBL, WHOLE_LINE_UBL.replace('<cbc:ID>S</cbc:ID>', '')]],
    [],
  ],
  [
    'a line without VAT category',
    'BR-CO-04 BR-S-08',
    [],
    [[WHOLE_LINE_CII, WHOLE_LINE_CII.replace('<ram:CategoryCode>S</ram:CategoryCode>', '')]],
  ],
  [
    'a quantity without unit',
    'BR-23',
    [['<cbc:InvoicedQuantity unitCode="C62">', '<cbc:InvoicedQuantity>']],
    [['<ram:BilledQuantity unitCode="C62">', '<ram:BilledQuantity>']],
  ],
  [
    'an item without name',
    'BR-25',
    [['<cbc:Name>Hobel</cbc:Name>', '']],
    [['<ram:Name>Hobel</ram:Name>', '<ram:Name> </ram:Name>']],
  ],
  [
    'an item without price',
    'BR-26 BR-27',
    [['<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>', '']],
    [['<ram:ChargeAmount>50.00</ram:ChargeAmount>', '']],
  ],
  ['a negative price', 'BR-27', [['>50.00<', '>-50.00<']], [['>50.00<', '>-50.00<']]],
  [
    'a negative gross price',
    'BR-28',
    [
      [
        '50.00</cbc:PriceAmount>',
        '50.00</cbc:PriceAmount><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">0.00</cbc:Amount><cbc:BaseAmount currencyID="EUR">-50.00</cbc:BaseAmount></cac:AllowanceCharge>',
      ],
    ],
    [
      [
        '<ram:NetPriceProductTradePrice>',
        '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>-60.00</ram:ChargeAmount></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>',
      ],
    ],
  ],
  [
    'a period of a line that ends before it begins',
    'BR-30',
    [
      [
        '<cac:Item>',
        '<cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate></cac:InvoicePeriod><cac:Item>',
      ],
    ],
    [
      [
        '</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
        '</ram:ApplicableTradeTax><ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20260201</udt:DateTimeString></ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">20260131</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod><ram:SpecifiedTradeSettlementLine',
      ],
    ],
  ],
  [
    'a period of a line without days',
    'BR-CO-20',
    [['<cac:Item>', '<cac:InvoicePeriod/><cac:Item>']],
    [
      [
        '</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
        '</ram:ApplicableTradeTax><ram:BillingSpecifiedPeriod/><ram:SpecifiedTradeSettlementLine',
      ],
    ],
  ],
  [
    'an attribute without value',
    'BR-54',
    [['</cac:Item>', '<cac:AdditionalItemProperty><cbc:Name>Farbe</cbc:Name></cac:AdditionalItemProperty></cac:Item>']],
    [
      [
        ITEM_CII,
        `${ITEM_CII}<ram:ApplicableProductCharacteristic><ram:Description>Farbe</ram:Description></ram:ApplicableProductCharacteristic>`,
      ],
    ],
  ],
  [
    'a standard identifier of no scheme',
    'BR-64',
    [
      [
        ITEM_UBL,
        `${ITEM_UBL}<cac:StandardItemIdentification><cbc:ID>4012345000009</cbc:ID></cac:StandardItemIdentification>`,
      ],
    ],
    [['<ram:Name>Hobel</ram:Name>', '<ram:GlobalID>4012345000009</ram:GlobalID><ram:Name>Hobel</ram:Name>']],
  ],
  [
    'a classification of no list',
    'BR-65',
    [
      [
        ITEM_UBL,
        `${ITEM_UBL}<cac:CommodityClassification><cbc:ItemClassificationCode>44512610</cbc:ItemClassificationCode></cac:CommodityClassification>`,
      ],
    ],
    [
      [
        ITEM_CII,
        `${ITEM_CII}<ram:DesignatedProductClassification><ram:ClassCode>44512610</ram:ClassCode></ram:DesignatedProductClassification>`,
      ],
    ],
  ],
];

const CATEGORY_UBL =
  '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
const CATEGORY_CII =
  '<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax>';
const LINE_TOTAL_UBL =
  '<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>';
const LINE_TOTAL_CII = 'HeaderMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount>';
const NET_UBL = '<cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount>';
const GROSS_UBL = '<cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount>';
const DUE_UBL = '<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>';

/** Adds an allowance and a charge of 10.00 to the document, whose totals stay. */
const DOCUMENT_UBL = (inner: string) =>
  [true, false]
    .map(
      (charge) =>
        `<cac:AllowanceCharge><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator>${inner}</cac:AllowanceCharge>`,
    )
    .join('');
const DOCUMENT_CII = (inner: string, ending: string) =>
  [true, false]
    .map(
      (charge) =>
        `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${charge}</udt:Indicator></ram:ChargeIndicator>${inner}${ending}</ram:SpecifiedTradeAllowanceCharge>`,
    )
    .join('');
const TEN_UBL = '<cbc:Amount currencyID="EUR">10.00</cbc:Amount>';
const TEN_CII = '<ram:ActualAmount>10.00</ram:ActualAmount>';
const REASON_UBL = '<cbc:AllowanceChargeReason>Treue</cbc:AllowanceChargeReason>';
const REASON_CII = '<ram:Reason>Treue</ram:Reason>';
const SUMS_UBL = [
  [NET_UBL, NET_UBL],
  [
    GROSS_UBL,
    `${GROSS_UBL}<cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="EUR">10.00</cbc:ChargeTotalAmount>`,
  ],
] as const;
const SUMS_CII = [
  [
    '<ram:TaxBasisTotalAmount>',
    '<ram:ChargeTotalAmount>10.00</ram:ChargeTotalAmount><ram:AllowanceTotalAmount>10.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>',
  ],
] as const;
const inDocument = (
  ublInner: string,
  ciiInner: string,
  ciiEnding = REASON_CII + CATEGORY_CII,
): readonly [Changes, Changes] => [
  [['<cac:TaxTotal>', `${DOCUMENT_UBL(ublInner)}<cac:TaxTotal>`], ...SUMS_UBL],
  [
    [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      `${DOCUMENT_CII(ciiInner, ciiEnding)}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    ],
    ...SUMS_CII,
  ],
];
const inLine = (ublInner: string, ciiInner: string, ciiEnding = REASON_CII): readonly [Changes, Changes] => [
  [['<cac:Item>', `${DOCUMENT_UBL(ublInner)}<cac:Item>`]],
  [
    [
      '<ram:SpecifiedTradeSettlementLineMonetarySummation>',
      `${DOCUMENT_CII(ciiInner, ciiEnding)}<ram:SpecifiedTradeSettlementLineMonetarySummation>`,
    ],
  ],
];

const ALLOWANCES: readonly Case[] = [
  ['an allowance and a charge', '', ...inDocument(REASON_UBL + TEN_UBL + CATEGORY_UBL, TEN_CII)],
  [
    'an allowance and a charge without reason',
    'BR-33 BR-38 BR-CO-21 BR-CO-22',
    ...inDocument(TEN_UBL + CATEGORY_UBL, TEN_CII, CATEGORY_CII),
  ],
  [
    'an allowance and a charge without VAT category',
    'BR-32 BR-37',
    ...inDocument(REASON_UBL + TEN_UBL, TEN_CII, REASON_CII),
  ],
  [
    'an allowance and a charge without amount',
    'BR-31 BR-36 BR-CO-11 BR-CO-12',
    ...inDocument(REASON_UBL + CATEGORY_UBL, ''),
  ],
  [
    'an allowance and a charge of three decimals',
    'BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06',
    ...inDocument(
      `${REASON_UBL}<cbc:Amount currencyID="EUR">10.000</cbc:Amount><cbc:BaseAmount currencyID="EUR">100.000</cbc:BaseAmount>${CATEGORY_UBL}`,
      '<ram:BasisAmount>100.000</ram:BasisAmount><ram:ActualAmount>10.000</ram:ActualAmount>',
    ),
  ],
  ['an allowance and a charge in a line', '', ...inLine(REASON_UBL + TEN_UBL, TEN_CII)],
  [
    'an allowance and a charge in a line without reason',
    'BR-42 BR-44 BR-CO-23 BR-CO-24',
    ...inLine(TEN_UBL, TEN_CII, ''),
  ],
  ['an allowance and a charge in a line without amount', 'BR-41 BR-43', ...inLine(REASON_UBL, '')],
  [
    'an allowance and a charge in a line of three decimals',
    'BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28',
    ...inLine(
      `${REASON_UBL}<cbc:Amount currencyID="EUR">10.000</cbc:Amount><cbc:BaseAmount currencyID="EUR">100.000</cbc:BaseAmount>`,
      '<ram:BasisAmount>100.000</ram:BasisAmount><ram:ActualAmount>10.000</ram:ActualAmount>',
    ),
  ],
];

const TOTALS: readonly Case[] = [
  [
    'no sum of lines',
    'BR-12 BR-CO-10 BR-CO-13',
    [[LINE_TOTAL_UBL, '<cac:LegalMonetaryTotal>']],
    [[LINE_TOTAL_CII, 'HeaderMonetarySummation>']],
  ],
  [
    'no total without VAT',
    'BR-13 BR-CO-13 BR-CO-15',
    [[NET_UBL, '']],
    [['<ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount>', '']],
  ],
  [
    'no total with VAT',
    'BR-14 BR-CO-15 BR-CO-16',
    [[GROSS_UBL, '']],
    [['<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>', '']],
  ],
  ['no amount due', 'BR-15 BR-CO-16', [[DUE_UBL, '']], [['<ram:DuePayableAmount>119.00</ram:DuePayableAmount>', '']]],
  [
    'a wrong sum of lines',
    'BR-CO-10 BR-CO-13',
    [[LINE_TOTAL_UBL, LINE_TOTAL_UBL.replace('100.00', '100.01')]],
    [[LINE_TOTAL_CII, LINE_TOTAL_CII.replace('100.00', '100.01')]],
  ],
  [
    'sums of allowances and charges that there are not',
    'BR-CO-11 BR-CO-12',
    SUMS_UBL.map(([part, other]) => [part, other] as const),
    SUMS_CII,
  ],
  [
    'a wrong total with VAT',
    'BR-CO-15 BR-CO-16',
    [[GROSS_UBL, GROSS_UBL.replace('119.00', '119.01')]],
    [['<ram:GrandTotalAmount>119.00', '<ram:GrandTotalAmount>119.01']],
  ],
  [
    'a wrong total of VAT',
    'BR-CO-14 BR-CO-15',
    [['<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00', '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.01']],
    [['<ram:TaxTotalAmount currencyID="EUR">19.00', '<ram:TaxTotalAmount currencyID="EUR">19.01']],
  ],
  [
    'a wrong amount due',
    'BR-CO-16',
    [[DUE_UBL, DUE_UBL.replace('119.00', '118.00')]],
    [['<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>118.00']],
  ],
  [
    'an amount due of what is left, rounded',
    '',
    [
      [
        DUE_UBL,
        '<cbc:PrepaidAmount currencyID="EUR">20.00</cbc:PrepaidAmount><cbc:PayableRoundingAmount currencyID="EUR">0.05</cbc:PayableRoundingAmount><cbc:PayableAmount currencyID="EUR">99.05</cbc:PayableAmount>',
      ],
    ],
    [
      [
        '<ram:DuePayableAmount>119.00',
        '<ram:RoundingAmount>0.05</ram:RoundingAmount><ram:TotalPrepaidAmount>20.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>99.05',
      ],
    ],
  ],
  ['no breakdown of VAT', 'BR-CO-18 BR-S-01', [[between(ubl, '<cac:TaxSubtotal>', '</cac:TaxSubtotal>'), '']], []],
  // In CII the sum of none is compared, and two lines pass without a breakdown, but not one.
  [
    'no breakdown of VAT',
    'BR-CO-14 BR-CO-18 BR-S-01',
    [],
    [
      [
        between(cii.slice(cii.indexOf('58</ram:TypeCode>')), '<ram:ApplicableTradeTax>', '</ram:ApplicableTradeTax>'),
        '',
      ],
    ],
  ],
  [
    'three decimals',
    'BR-DEC-09 BR-DEC-12 BR-DEC-14 BR-DEC-18',
    [
      [LINE_TOTAL_UBL, LINE_TOTAL_UBL.replace('100.00', '100.000')],
      [NET_UBL, NET_UBL.replace('100.00', '100.000')],
      [GROSS_UBL, GROSS_UBL.replace('119.00', '119.000')],
      [DUE_UBL, DUE_UBL.replace('119.00', '119.00 ')],
    ],
    [
      [LINE_TOTAL_CII, LINE_TOTAL_CII.replace('100.00', '100.000')],
      ['<ram:TaxBasisTotalAmount>100.00', '<ram:TaxBasisTotalAmount>100.000'],
      ['<ram:GrandTotalAmount>119.00', '<ram:GrandTotalAmount>119.000'],
      ['<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>119.00 '],
    ],
  ],
  [
    'three decimals in what is added, paid and rounded, and in a line',
    'BR-DEC-10 BR-DEC-11 BR-DEC-16 BR-DEC-17 BR-DEC-23',
    [
      [
        DUE_UBL,
        `<cbc:AllowanceTotalAmount currencyID="EUR">0.000</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="EUR">0.000</cbc:ChargeTotalAmount><cbc:PrepaidAmount currencyID="EUR">0.000</cbc:PrepaidAmount><cbc:PayableRoundingAmount currencyID="EUR">0.000</cbc:PayableRoundingAmount>${DUE_UBL}`,
      ],
      [WHOLE_LINE_UBL, WHOLE_LINE_UBL.replace('100.00', '100.000')],
    ],
    [
      [
        '<ram:DuePayableAmount>',
        '<ram:AllowanceTotalAmount>0.000</ram:AllowanceTotalAmount><ram:ChargeTotalAmount>0.000</ram:ChargeTotalAmount><ram:TotalPrepaidAmount>0.000</ram:TotalPrepaidAmount><ram:RoundingAmount>0.000</ram:RoundingAmount><ram:DuePayableAmount>',
      ],
      [WHOLE_LINE_CII, WHOLE_LINE_CII.replace('100.00', '100.000')],
    ],
  ],
  [
    'a total of VAT in another currency, not rounded',
    'BR-DEC-15',
    [],
    [
      ['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>'],
      [
        '<ram:GrandTotalAmount>',
        '<ram:TaxTotalAmount currencyID="SEK">209.005</ram:TaxTotalAmount><ram:GrandTotalAmount>',
      ],
    ],
  ],
  [
    'three decimals that are not zeros in the total of VAT',
    'BR-CO-14 BR-DEC-13',
    [],
    [['currencyID="EUR">19.00', 'currencyID="EUR">19.004']],
  ],
];

const TAX_UBL =
  '<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount>';
const TAX_CII =
  '<ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>100.00</ram:BasisAmount>';

const BREAKDOWN: readonly Case[] = [
  [
    'no taxable amount',
    'BR-45 BR-CO-17 BR-S-08 BR-S-09',
    [['<cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount>', '']],
    [['<ram:BasisAmount>100.00</ram:BasisAmount>', '']],
  ],
  [
    'no amount of VAT',
    'BR-46 BR-CO-14 BR-CO-17 BR-S-09',
    [[TAX_UBL, TAX_UBL.replace(/<cbc:TaxAmount.*<\/cbc:TaxAmount>/, '')]],
    [['<ram:CalculatedAmount>19.00</ram:CalculatedAmount>', '']],
  ],
  [
    'no category',
    'BR-47 BR-S-01',
    [['<cac:TaxCategory><cbc:ID>S</cbc:ID>', '<cac:TaxCategory>']],
    [[`${TAX_CII}<ram:CategoryCode>S</ram:CategoryCode>`, TAX_CII]],
  ],
  [
    'no rate',
    'BR-48 BR-CO-17 BR-S-09',
    [['<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>', '<cac:TaxCategory><cbc:ID>S</cbc:ID>']],
    [
      [
        `${TAX_CII}<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>`,
        `${TAX_CII}<ram:CategoryCode>S</ram:CategoryCode>`,
      ],
    ],
  ],
  [
    'three decimals',
    'BR-DEC-19 BR-DEC-20',
    [[TAX_UBL, TAX_UBL.replace('100.00', '100.000').replace('19.00', '19.000')]],
    [[TAX_CII, TAX_CII.replace('100.00', '100.000').replace('19.00', '19.000')]],
  ],
];

const CODES: readonly Case[] = [
  ['a type of document', 'BR-CL-01', [['>380<', '>381<']], [['>380<', '>999<']]],
  [
    'a currency',
    'BR-CL-04 BR-CO-15',
    [['<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>EURO']],
    [['<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>EURO']],
  ],
  [
    'the currency of the total of VAT',
    'BR-CL-03 BR-CO-15',
    [],
    [['<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount currencyID="EURO">']],
  ],
  [
    'the currency for VAT',
    'BR-53 BR-CL-05',
    [['<cbc:BuyerReference>', '<cbc:TaxCurrencyCode>KR</cbc:TaxCurrencyCode><cbc:BuyerReference>']],
    [],
  ],
  [
    'the currency for VAT',
    'BR-53 BR-CL-05 BR-DEC-15',
    [],
    [['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>KR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>']],
  ],
  [
    'the VAT categories of an allowance and a charge, and of a line',
    'BR-CL-17 BR-CL-18 BR-S-01 BR-S-08',
    [
      ...inDocument(REASON_UBL + TEN_UBL + CATEGORY_UBL.replace('>S<', '>s<'), '')[0],
      ['</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S', '</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>s'],
    ],
    [],
  ],
  [
    'the VAT categories of an allowance and a charge, and of a line',
    'BR-CL-17 BR-CL-18 BR-S-08',
    [],
    [
      ...inDocument('', TEN_CII, REASON_CII + CATEGORY_CII.replace('>S<', '>s<'))[1],
      [
        'Settlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S',
        'Settlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>s',
      ],
    ],
  ],
  [
    'the reason for exemption',
    'BR-CL-22 BR-S-10',
    [
      [
        CATEGORY_UBL,
        CATEGORY_UBL.replace(
          '<cac:TaxScheme>',
          '<cbc:TaxExemptionReasonCode>VATEX</cbc:TaxExemptionReasonCode><cac:TaxScheme>',
        ),
      ],
    ],
    [[TAX_CII, `${TAX_CII}<ram:ExemptionReasonCode>VATEX</ram:ExemptionReasonCode>`]],
  ],
  [
    'the currency of an amount',
    'BR-CL-03',
    [['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="E U">']],
    [],
  ],
  ['a country', 'BR-CL-14', [['>AT</cbc:IdentificationCode>', '>at</cbc:IdentificationCode>']], [['>AT<', '>at<']]],
  [
    'a country of one syntax alone',
    'BR-CL-14',
    [['>AT</cbc:IdentificationCode>', '>AN</cbc:IdentificationCode>']],
    [['>AT<', '>SS<']],
  ],
  ['the means of payment', 'BR-CL-16', [['>58<', '>99<']], [['>58<', '>99<']]],
  ['a unit', 'BR-CL-23', [['"C62"', '"PCS"']], [['"C62"', '"PCS"']]],
  ['the scheme of an address', 'BR-CL-25', [['"9914"', '"9999"']], [['"9914"', '"9999"']]],
  [
    'the subject of a note',
    'BR-CL-08',
    [['<cbc:DocumentCurrencyCode>', '<cbc:Note>#AA1#Hallo</cbc:Note><cbc:DocumentCurrencyCode>']],
    [
      [
        '</rsm:ExchangedDocument>',
        '<ram:IncludedNote><ram:Content>Hallo</ram:Content><ram:SubjectCode>AA1</ram:SubjectCode></ram:IncludedNote></rsm:ExchangedDocument>',
      ],
    ],
  ],
  [
    'a note with a hash',
    '',
    [['<cbc:DocumentCurrencyCode>', '<cbc:Note>#1 of #2#</cbc:Note><cbc:DocumentCurrencyCode>']],
    [],
  ],
  [
    'a code of when VAT is due',
    'BR-CL-06',
    [
      [
        '<cac:AccountingSupplierParty>',
        '<cac:InvoicePeriod><cbc:DescriptionCode>29</cbc:DescriptionCode></cac:InvoicePeriod><cac:AccountingSupplierParty>',
      ],
    ],
    [[TAX_CII, `${TAX_CII}<ram:DueDateTypeCode>35</ram:DueDateTypeCode>`]],
  ],
  [
    'the scheme of a party',
    'BR-CL-10',
    [
      [
        '<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>',
        '<cac:PartyIdentification><cbc:ID schemeID="SEPA">K1</cbc:ID></cac:PartyIdentification>',
      ],
    ],
    [['<ram:BuyerTradeParty>', '<ram:BuyerTradeParty><ram:GlobalID schemeID="SEPA">K1</ram:GlobalID>']],
  ],
  [
    'the scheme of a registration',
    'BR-CL-11',
    [
      [
        '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
        '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName><cbc:CompanyID schemeID="HRB">1</cbc:CompanyID>',
      ],
    ],
    [
      [
        '<ram:Name>Stadtwerk</ram:Name>',
        '<ram:Name>Stadtwerk</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="HRB">1</ram:ID></ram:SpecifiedLegalOrganization>',
      ],
    ],
  ],
  [
    'the scheme of an item, and the list of its classification',
    'BR-CL-13 BR-CL-21',
    [
      [
        ITEM_UBL,
        `${ITEM_UBL}<cac:StandardItemIdentification><cbc:ID schemeID="EAN">1</cbc:ID></cac:StandardItemIdentification><cac:CommodityClassification><cbc:ItemClassificationCode listID="CPV">1</cbc:ItemClassificationCode></cac:CommodityClassification>`,
      ],
    ],
    [
      [
        ITEM_CII,
        '<ram:SpecifiedTradeProduct><ram:GlobalID schemeID="EAN">1</ram:GlobalID><ram:Name>Hobel</ram:Name><ram:DesignatedProductClassification><ram:ClassCode listID="CPV">1</ram:ClassCode></ram:DesignatedProductClassification>',
      ],
    ],
  ],
  [
    'the country of an item',
    'BR-CL-15',
    [
      [
        ITEM_UBL,
        `${ITEM_UBL}<cac:OriginCountry><cbc:IdentificationCode>Japan</cbc:IdentificationCode></cac:OriginCountry>`,
      ],
    ],
    [[ITEM_CII, `${ITEM_CII}<ram:OriginTradeCountry><ram:ID>Japan</ram:ID></ram:OriginTradeCountry>`]],
  ],
  [
    'the reasons of an allowance and a charge',
    'BR-CL-19 BR-CL-20',
    ...inLine(
      `<cbc:AllowanceChargeReasonCode>AAA1</cbc:AllowanceChargeReasonCode>${TEN_UBL}`,
      TEN_CII,
      '<ram:ReasonCode>AAA1</ram:ReasonCode>',
    ),
  ],
  [
    'the type of a file',
    'BR-CL-24',
    [
      [
        '<cac:AccountingSupplierParty>',
        '<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/html" filename="a">QQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
      ],
    ],
    [
      [
        '<ram:BuyerTradeParty>',
        '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="text/html" filename="a">QQ==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument><ram:BuyerTradeParty>',
      ],
    ],
  ],
  [
    'the scheme of an invoiced object',
    'BR-CL-07',
    [
      [
        '<cac:AccountingSupplierParty>',
        '<cac:AdditionalDocumentReference><cbc:ID schemeID="METER">A</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
      ],
    ],
    [
      [
        '<ram:BuyerTradeParty>',
        '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>METER</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument><ram:BuyerTradeParty>',
      ],
    ],
  ],
  [
    'the scheme of a place',
    'BR-CL-26',
    [
      [
        '<cac:Delivery>',
        '<cac:Delivery><cac:DeliveryLocation><cbc:ID schemeID="GLN">1</cbc:ID></cac:DeliveryLocation>',
      ],
    ],
    [
      [
        '<ram:ActualDeliverySupplyChainEvent>',
        '<ram:ShipToTradeParty><ram:GlobalID schemeID="GLN">1</ram:GlobalID></ram:ShipToTradeParty><ram:ActualDeliverySupplyChainEvent>',
      ],
    ],
  ],
];

const OF_CATEGORIES = /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG|B)-/;

const GROUPS = {
  DOCUMENT,
  PARTIES,
  PAYMENT,
  LINES,
  ALLOWANCES,
  TOTALS,
  BREAKDOWN,
  CODES,
} as const;

describe('the rules of EN 16931', () => {
  it('find nothing in good invoices', async () => {
    expect(await brokenIn(ubl, ublTerms)).toEqual([]);
    expect(await brokenIn(cii, ciiTerms)).toEqual([]);
  });

  it('say what is found, and what was expected', async () => {
    const [wrong] = await findingsIn(changed(ubl, [DUE_UBL, DUE_UBL.replace('119.00', '118.00')]), ublTerms);
    expect(wrong?.terms).toEqual(['BT-115']);
    expect(wrong?.element.name).toBe('cbc:PayableAmount');
    expect(wrong && words(wrong.text)).toContain('119.00, but it says 118.00');
  });

  it('are each broken by a case below, or by those of VAT categories', () => {
    const broken = (syntax: 2 | 3) =>
      new Set(
        Object.values(GROUPS).flatMap((cases) =>
          cases.flatMap((each) => (each[syntax].length > 0 ? each[1].split(' ') : [])),
        ),
      );
    const others = ({ rules }: RuleSet, known: ReadonlySet<string>) =>
      rules.map(({ id }) => id).filter((id) => !known.has(id) && !OF_CATEGORIES.test(id));
    expect(others(ublTerms, broken(2))).toEqual([]);
    expect(others(ciiTerms, broken(3))).toEqual([]);
  });

  it('have each identifier once, and are fatal but for one', () => {
    for (const [{ rules }, warnings] of [
      [ublTerms, ['BR-51']],
      [ciiTerms, []],
    ] as const) {
      const ids = rules.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(rules.filter(({ flag }) => flag !== 'fatal').map(({ id }) => id)).toEqual(warnings);
    }
  });
});

describe.each(Object.entries(GROUPS))('the rules of EN 16931: %s', (_, cases) => {
  it.each(cases.filter(([, , inUbl]) => inUbl.length > 0))('see %s in UBL', async (_, broken, inUbl) => {
    expect((await brokenIn(changed(ubl, ...inUbl), ublTerms)).join(' ')).toBe(broken);
  });

  it.each(cases.filter(([, , , inCii]) => inCii.length > 0))('see %s in CII', async (_, broken, _inUbl, inCii) => {
    expect((await brokenIn(changed(cii, ...inCii), ciiTerms)).join(' ')).toBe(broken);
  });
});
