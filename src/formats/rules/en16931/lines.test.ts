import { describe, expect, it } from 'vitest';
import { aheadOf, asCreditNote, type Changes, changed, ciiInvoice, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');
const creditNote = asCreditNote(ubl);

type Cases = readonly (readonly [what: string, xml: string, changes: Changes, ...found: readonly string[]])[];

const inHead = aheadOf('<cac:AccountingSupplierParty>');
const inItem = aheadOf('</cac:Item>');
const inLine = aheadOf('<cac:Item>');
const inProduct = aheadOf('</ram:SpecifiedTradeProduct>');
const inSettlement = aheadOf('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
const inLineSettlement = aheadOf('<ram:SpecifiedTradeSettlementLineMonetarySummation>');

const day = (name: string, text: string) => (text === '' ? '' : `<cbc:${name}>${text}</cbc:${name}>`);
const period = (start: string, end: string, more = '') =>
  `<cac:InvoicePeriod>${day('StartDate', start)}${day('EndDate', end)}${more}</cac:InvoicePeriod>`;
const dayInCii = (name: string, text: string, format = '102') =>
  text === '' ? '' : `<ram:${name}><udt:DateTimeString format="${format}">${text}</udt:DateTimeString></ram:${name}>`;
const periodInCii = (start: string, end: string, format?: string) =>
  `<ram:BillingSpecifiedPeriod>${dayInCii('StartDateTime', start, format)}${dayInCii('EndDateTime', end)}</ram:BillingSpecifiedPeriod>`;

async function check(cases: Cases[number], ids: RegExp) {
  const [, xml, changes, ...found] = cases;
  expect(await said(changed(xml, ...changes), ids, xml === cii ? ciiSet : ublSet)).toEqual(found);
}

describe('the rules on periods', () => {
  const CASES: Cases = [
    ['a first day alone', ubl, inHead(period('2026-01-01', ''))],
    ['a last day alone', ubl, inHead(period('', '2026-01-01'))],
    ['one day', ubl, inHead(period('2026-01-01', '2026-01-01'))],
    ['days in order', ubl, inHead(period('2026-01-01', '2026-01-02'))],
    ['days out of order', ubl, inHead(period('2026-01-02', '2026-01-01')), 'BR-29 2026-01-02 2026-01-01'],
    ['what is no day', ubl, inHead(period('soon', '2026-01-01'))],
    ['a code alone', ubl, inHead(period('', '', '<cbc:DescriptionCode>35</cbc:DescriptionCode>'))],
    ['nothing', ubl, inHead(period('', '')), 'BR-CO-19'],
    ['the first day of a line alone', ubl, inLine(period('2026-01-01', ''))],
    ['the last day of a line alone', ubl, inLine(period('', '2026-01-01'))],
    ['one day of a line', ubl, inLine(period('2026-01-01', '2026-01-01'))],
    ['days of a line out of order', ubl, inLine(period('2026-01-02', '2026-01-01')), 'BR-30 2026-01-02 2026-01-01'],
    ['nothing in a line', ubl, inLine(period('', '')), 'BR-CO-20'],
    [
      'days of a line of a credit note out of order',
      creditNote,
      inLine(period('2026-01-02', '2026-01-01')),
      'BR-30 2026-01-02 2026-01-01',
    ],
    ['a first day alone, of CII', cii, inSettlement(periodInCii('20260101', ''))],
    ['a last day alone, of CII', cii, inSettlement(periodInCii('', '20260101'))],
    ['one day of CII', cii, inSettlement(periodInCii('20260101', '20260101'))],
    ['days of CII out of order', cii, inSettlement(periodInCii('20260102', '20260101')), 'BR-29 20260102 20260101'],
    [
      'days of CII in another format',
      cii,
      inSettlement(periodInCii('202601010000', '20260102', '203')),
      'BR-29  20260102',
    ],
    ['nothing, in CII', cii, inSettlement(periodInCii('', '')), 'BR-CO-19'],
    ['the first day of a line alone, of CII', cii, inLineSettlement(periodInCii('20260101', ''))],
    ['one day of a line of CII', cii, inLineSettlement(periodInCii('20260101', '20260101'))],
    [
      'days of a line of CII out of order',
      cii,
      inLineSettlement(periodInCii('20260102', '20260101')),
      'BR-30 20260102 20260101',
    ],
    ['nothing in a line of CII', cii, inLineSettlement(periodInCii('', '')), 'BR-CO-20'],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('see %s', async (_, each) => {
    await check(each, /^BR-(?:29|30|CO-19|CO-20)$/);
  });
});

const attribute = (inner: string) => `<cac:AdditionalItemProperty>${inner}</cac:AdditionalItemProperty>`;
const attributeInCii = (inner: string) =>
  `<ram:ApplicableProductCharacteristic>${inner}</ram:ApplicableProductCharacteristic>`;
const gross = (...amounts: string[]) =>
  amounts
    .map(
      (amount) =>
        `<cac:AllowanceCharge><cbc:BaseAmount currencyID="EUR">${amount}</cbc:BaseAmount></cac:AllowanceCharge>`,
    )
    .join('');
const scheme = '<cac:StandardItemIdentification><cbc:ID schemeID="0160">1</cbc:ID></cac:StandardItemIdentification>';

describe('the rules on lines', () => {
  const CATEGORY = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID>';
  const other =
    '<cac:ClassifiedTaxCategory><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
  const CASES: Cases = [
    ['a credit note', creditNote, []],
    [
      'a credit note without quantity',
      creditNote,
      [['<cbc:CreditedQuantity unitCode="C62">2</cbc:CreditedQuantity>', '']],
      'BR-22',
      'BR-23',
    ],
    ['two categories, of which one has a code', ubl, [[CATEGORY, other + CATEGORY]]],
    [
      'a category of another tax',
      ubl,
      [
        [
          '</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>',
          '</cbc:Percent><cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>',
        ],
      ],
      'BR-CO-04',
    ],
    ['a price that is no number', ubl, [['>50.00<', '>free<']], 'BR-27'],
    ['a price of 0', ubl, [['>50.00<', '>0<']]],
    ['a gross price that is not negative', ubl, [['</cbc:PriceAmount>', `</cbc:PriceAmount>${gross('60')}`]]],
    [
      'a gross price of which one is not negative',
      ubl,
      [['</cbc:PriceAmount>', `</cbc:PriceAmount>${gross('-60', '60')}`]],
    ],
    [
      'gross prices that are negative',
      ubl,
      [['</cbc:PriceAmount>', `</cbc:PriceAmount>${gross('-60', '-50')}`]],
      'BR-28 -60',
    ],
    ['an attribute with its value', ubl, inItem(attribute('<cbc:Name>a</cbc:Name><cbc:Value>b</cbc:Value>'))],
    ['a value without its name', ubl, inItem(attribute('<cbc:Value>b</cbc:Value>')), 'BR-54'],
    ['an identifier with its scheme', ubl, inItem(scheme)],
    [
      'two identifiers, of which one has no scheme',
      ubl,
      inItem(scheme + scheme.replace(' schemeID="0160"', '')),
      'BR-64',
    ],
    [
      'an attribute with its value, of CII',
      cii,
      inProduct(attributeInCii('<ram:Description>a</ram:Description><ram:Value>b</ram:Value>')),
    ],
    ['a value without its name, of CII', cii, inProduct(attributeInCii('<ram:Value>b</ram:Value>')), 'BR-54'],
    [
      'an identifier of CII with an empty scheme',
      cii,
      inProduct('<ram:GlobalID schemeID=" ">1</ram:GlobalID>'),
      'BR-64',
    ],
    ['an identifier of CII with its scheme', cii, inProduct('<ram:GlobalID schemeID="0160">1</ram:GlobalID>')],
    [
      'a classification of CII with its list',
      cii,
      inProduct(
        '<ram:DesignatedProductClassification><ram:ClassCode listID="STI">1</ram:ClassCode></ram:DesignatedProductClassification>',
      ),
    ],
    [
      'a gross price of CII that is not negative',
      cii,
      aheadOf('<ram:NetPriceProductTradePrice>')(
        '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>60</ram:ChargeAmount></ram:GrossPriceProductTradePrice>',
      ),
    ],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('see %s', async (_, each) => {
    await check(each, /^BR-(?:2[1-8]|54|64|65|CO-04)$/);
  });

  it('are about the attribute that is missing', async () => {
    const without = inItem(scheme.replace(' schemeID="0160"', ''));
    const found = (await findingsIn(changed(ubl, ...without), ublSet)).filter(({ id }) => id === 'BR-64');
    expect(found.map(({ element, step }) => [element.value, step])).toEqual([['1', '@schemeID']]);
  });
});

describe('the rules on allowances and charges, and on decimals', () => {
  const adjustment = (indicator: string, inner: string) =>
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator>${inner}</ram:SpecifiedTradeAllowanceCharge>`;
  const taxed = (inner: string) => `<ram:CategoryTradeTax>${inner}</ram:CategoryTradeTax>`;
  const amount = '<ram:ActualAmount>1.000</ram:ActualAmount><ram:Reason>R</ram:Reason>';
  const total = (name: string, text: string): Changes => [
    [`HeaderMonetarySummation><ram:${name}>100.00`, `HeaderMonetarySummation><ram:${name}>${text}`],
  ];
  const CASES: Cases = [
    ['nothing in an allowance', cii, inSettlement(adjustment('false', '')), 'BR-31', 'BR-33', 'BR-32'],
    ['nothing in a charge', cii, inSettlement(adjustment('true', '')), 'BR-36', 'BR-38', 'BR-37'],
    // Those whose indicator is a number are not seen.
    ['nothing in an allowance by a number', cii, inSettlement(adjustment('0', ''))],
    [
      'three decimals of an allowance',
      cii,
      inSettlement(
        adjustment('false', amount + taxed('<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>')),
      ),
      'BR-DEC-01 1.000 BT-92',
    ],
    ['three decimals of an allowance by a number', cii, inSettlement(adjustment('0', amount))],
    [
      'a category of another tax',
      cii,
      inSettlement(
        adjustment(
          'false',
          `${amount.replace('.000', '')}${taxed('<ram:TypeCode>GST</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>')}`,
        ),
      ),
      'BR-32',
    ],
    [
      'a category without its code',
      cii,
      inSettlement(adjustment('false', `${amount.replace('.000', '')}${taxed('<ram:TypeCode>VAT</ram:TypeCode>')}`)),
      'BR-32',
    ],
    ['an amount without a point', cii, total('LineTotalAmount', '100')],
    ['an amount that begins with its point', cii, total('LineTotalAmount', '.500'), 'BR-DEC-09 .500 BT-106'],
    ['no total of VAT', cii, [['<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>', '']]],
    [
      'two totals of VAT, of which one is rounded',
      cii,
      aheadOf('<ram:GrandTotalAmount>')('<ram:TaxTotalAmount currencyID="EUR">19.004</ram:TaxTotalAmount>'),
    ],
    ['a total of VAT that is not rounded', cii, [['"EUR">19.00', '"EUR">19.004']], 'BR-DEC-13 19.004 BT-110'],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('see %s', async (_, each) => {
    await check(each, /^BR-(?:3[1-8]|DEC-\d+)$/);
  });
});

describe('the rules on the document', () => {
  const preceding = (inner: string) => `<cac:BillingReference>${inner}</cac:BillingReference>`;
  const number = '<cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference>';
  const accounts = '<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>';
  const inSek = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">209.00</cbc:TaxAmount></cac:TaxTotal>';
  const accountsOfCii = '<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode>';
  const CASES: Cases = [
    ['a preceding invoice', ubl, inHead(preceding(number))],
    ['one without its number', ubl, inHead(preceding(number.replace('<cbc:ID>1</cbc:ID>', ''))), 'BR-55'],
    ['VAT in the currency of the accounts', ubl, [...inHead(accounts), ['<cac:TaxTotal>', `${inSek}<cac:TaxTotal>`]]],
    ['none in that currency', ubl, inHead(accounts), 'BR-53 SEK'],
    [
      'VAT in the currency of the accounts, in CII',
      cii,
      [
        ...aheadOf('<ram:InvoiceCurrencyCode>')(accountsOfCii),
        ...aheadOf('<ram:GrandTotalAmount>')('<ram:TaxTotalAmount currencyID="SEK">209.00</ram:TaxTotalAmount>'),
      ],
    ],
    ['none in that currency, in CII', cii, aheadOf('<ram:InvoiceCurrencyCode>')(accountsOfCii), 'BR-53 SEK'],
    ['a day and a period', ubl, inHead(`<cbc:TaxPointDate>2026-01-01</cbc:TaxPointDate>${period('2026-01-01', '')}`)],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('see %s', async (_, each) => {
    await check(each, /^BR-(?:53|55|CO-03)$/);
  });
});
