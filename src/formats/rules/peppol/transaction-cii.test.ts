import { expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, findingsIn, said } from '../testing.ts';
import { set as xrechnung } from '../xrechnung/cii.ts';
import { set } from './cii.ts';

const invoice = ciiInvoice(
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
);
const CURRENCY = '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>';
const TOTAL = '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>';
const LINE_SUM = '<ram:SpecifiedTradeSettlementLineMonetarySummation>';
const SUM = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const PRICE = '<ram:ChargeAmount>50.00</ram:ChargeAmount>';

const total = (currency: string, text: string) =>
  `<ram:TaxTotalAmount currencyID="${currency}">${text}</ram:TaxTotalAmount>`;
const totals = (...all: string[]): Changes[number] => [TOTAL, all.join('')];
const accounting = (code: string): Changes[number] => [
  CURRENCY,
  `${CURRENCY}<ram:TaxCurrencyCode>${code}</ram:TaxCurrencyCode>`,
];
const inLine = (inner: string): Changes[number] => [LINE_SUM, inner + LINE_SUM];
const inHead = (inner: string): Changes[number] => [SUM, inner + SUM];
const adjustment = (indicator: string, inner: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator>${inner}</ram:SpecifiedTradeAllowanceCharge>`;
const amount = (text: string) => `<ram:ActualAmount>${text}</ram:ActualAmount>`;
const day = (name: string, text: string) =>
  text === '' ? '' : `<ram:${name}><udt:DateTimeString format="102">${text}</udt:DateTimeString></ram:${name}>`;
const period = (start: string, end: string) =>
  `<ram:BillingSpecifiedPeriod>${day('StartDateTime', start)}${day('EndDateTime', end)}</ram:BillingSpecifiedPeriod>`;
const reference = (type: string) =>
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>${type}</ram:TypeCode></ram:AdditionalReferencedDocument>`;
const priced = (inner: string): Changes[number] => [PRICE, PRICE + inner];
const quantity = (text: string, unit = '') =>
  `<ram:BasisQuantity${unit && ` unitCode="${unit}"`}>${text}</ram:BasisQuantity>`;
const gross = (inner: string): Changes[number] => [
  '<ram:NetPriceProductTradePrice>',
  `<ram:GrossPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount>${inner}</ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>`,
];

/** What XRechnung finds is behind a stroke, where it is another thing. */
it.each<[what: string, changes: Changes, peppol: string, xrechnung?: string]>([
  ['what is right', [], ''],
  ['no total of VAT', [totals()], 'R053', ''],
  ['two of them', [totals(TOTAL, TOTAL)], 'R053'],
  ['one without a currency', [totals('<ram:TaxTotalAmount>19.00</ram:TaxTotalAmount>')], 'R053', ''],
  ['another currency', [totals(TOTAL, total('SEK', '210.00'))], 'R054'],
  ['no currency of the invoice', [[CURRENCY, '']], 'R053', ''],
  ['VAT in the currency of the accounts', [accounting('SEK'), totals(TOTAL, total('SEK', '210.00'))], ''],
  ['the same, with blanks', [accounting(' EUR '), totals(TOTAL, total('SEK', '1.00'))], 'R005 R055'],
  ['none in that currency', [accounting('SEK')], 'R054 R055'],
  ['it alone', [accounting('SEK'), totals(total('SEK', '210.00'))], 'R053 R055', ''],
  ['it with another sign', [accounting('SEK'), totals(TOTAL, total('SEK', '-210.00'))], 'R055'],
  ['both negative', [accounting('SEK'), totals(total('EUR', '-19.00'), total('SEK', '-210.00'))], ''],
  ['what is no number', [accounting('SEK'), totals(TOTAL, total('SEK', 'x'))], 'R055'],
  ['an allowance', [inLine(adjustment('false', amount('5.00')))], 'R120'],
  ['a charge', [inLine(adjustment('true', amount('5.00')))], 'R120'],
  ['both', [inLine(adjustment('true', amount('5.00')) + adjustment('false', amount('5.00')))], ''],
  [
    'both, of several amounts',
    [inLine(adjustment('true', amount('3.00') + amount('2.00')) + adjustment('false', amount('5.00')))],
    '',
  ],
  ['an indicator that is neither', [inLine(adjustment('1', amount('5.00')))], 'R043', 'R043-1'],
  ['an indicator in capitals, in the head', [inHead(adjustment('True', amount('5.00')))], 'R043', 'R043-1'],
  [
    'one with a percentage alone',
    [inHead(adjustment('1', `<ram:CalculationPercent>5</ram:CalculationPercent>${amount('5.00')}`))],
    'R041',
  ],
  [
    'one with a base alone',
    [inHead(adjustment('1', `<ram:BasisAmount>100</ram:BasisAmount>${amount('5.00')}`))],
    'R042',
  ],
  [
    'one with both',
    [
      inHead(
        adjustment(
          '1',
          `<ram:CalculationPercent>5</ram:CalculationPercent><ram:BasisAmount>100</ram:BasisAmount>${amount('5.00')}`,
        ),
      ),
    ],
    'R043',
    'R043-1',
  ],
  [
    'one with no indicator',
    [inHead(`<ram:SpecifiedTradeAllowanceCharge>${amount('5.00')}</ram:SpecifiedTradeAllowanceCharge>`)],
    'R043',
    'R043-1',
  ],
  [
    'one of the price',
    [
      gross(
        '<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>1</udt:Indicator></ram:ChargeIndicator></ram:AppliedTradeAllowanceCharge>',
      ),
    ],
    'R043',
    'R043-2',
  ],
  ['a direct debit', [['<ram:TypeCode>58<', '<ram:TypeCode>49<']], 'R061'],
  ['one of SEPA', [['<ram:TypeCode>58<', '<ram:TypeCode> 59 <']], 'R061'],
  [
    'one with its mandate',
    [
      ['<ram:TypeCode>58<', '<ram:TypeCode>49<'],
      inHead(
        '<ram:SpecifiedTradePaymentTerms><ram:DirectDebitMandateID>M7</ram:DirectDebitMandateID></ram:SpecifiedTradePaymentTerms>',
      ),
    ],
    '',
  ],
  [
    'days within those of the invoice',
    [inHead(period('20260201', '20260228')), inLine(period('20260201', '20260228'))],
    '',
  ],
  [
    'days before and behind',
    [inHead(period('20260201', '20260228')), inLine(period('20260131', '20260301'))],
    'R110 R111',
  ],
  ['days without any of the invoice', [inLine(period('20260131', '20260301'))], ''],
  [
    'a first day where the invoice has a last one',
    [inHead(period('', '20260228')), inLine(period('20260131', ''))],
    '',
  ],
  [
    'a day of another form',
    [
      inHead(period('20260201', '20260228')),
      inLine('<ram:BillingSpecifiedPeriod><ram:StartDateTime/><ram:EndDateTime/></ram:BillingSpecifiedPeriod>'),
    ],
    'R110 R111',
  ],
  ['a document that is invoiced', [inLine(reference('130'))], ''],
  ['it beside another', [inLine(reference('50') + reference('130'))], ''],
  ['another document', [inLine(reference('50'))], 'R101'],
  ['a price for one', [priced(quantity('1'))], ''],
  ['a price for none', [priced(quantity('0'))], 'R121'],
  ['a price for less than none', [priced(quantity('-1'))], 'R120 R121'],
  ['a price for what is no number', [priced(quantity('x'))], ''],
  ['a price for two, of which one is none', [priced(quantity('1') + quantity('0'))], 'R121'],
  ['a gross price for none', [gross(quantity('0'))], 'R121'],
  ['a gross price for two', [gross(quantity('2'))], '', 'R120'],
  ['a gross price for two, and a net price for one', [priced(quantity('1')), gross(quantity('2'))], ''],
  [
    'a gross price for two, and a net price for none',
    [priced(quantity('0')), gross(quantity('2'))],
    'R121',
    'R120 R121',
  ],
  ['the unit of the line', [priced(quantity('1', 'C62'))], ''],
  ['another unit', [priced(quantity('1', 'KGM'))], 'R130'],
  ['another unit of the gross price', [gross(quantity('1', 'KGM'))], 'R130'],
  [
    'a quantity of two units',
    [
      priced(quantity('1', 'KGM')),
      [
        '<ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity>',
        '<ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity><ram:BilledQuantity unitCode="KGM">2</ram:BilledQuantity>',
      ],
    ],
    '',
  ],
])('rules that XRechnung has too see %s', async (_, changes, peppol, own = peppol) => {
  const ids = /^PEPPOL-EN16931-R(?:005|04[1-3].*|05[345]|061|1[0-3]\d)$/;
  const found = async (rules: typeof set) =>
    [...new Set((await findingsIn(changed(invoice, ...changes), rules)).map(({ id }) => id))]
      .filter((id) => ids.test(id))
      .map((id) => id.replace('PEPPOL-EN16931-', ''))
      .sort()
      .join(' ');
  expect([await found(set), await found(xrechnung)]).toEqual([peppol, own]);
});

it.each<[what: string, changes: Changes, ...found: string[]]>([
  ['a specification with more behind it', [['billing:3.0<', 'billing:3.0#conformant#urn:example<']]],
  [
    'a specification with something before it',
    [['urn:cen.eu:en16931:2017#', 'urn:example#urn:cen.eu:en16931:2017#']],
    'R004 urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  ],
  [
    'no specification',
    [[/<ram:Guideline[\s\S]*<\/ram:Guideline\w+>/.exec(invoice)?.[0] ?? '', '']],
    'R004 urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  ],
  [
    'the number of the order for a reference',
    [
      [
        '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>',
        '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>O7</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>',
      ],
    ],
  ],
  [
    'an order without its number',
    [
      [
        '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>',
        '<ram:BuyerOrderReferencedDocument><ram:LineID>1</ram:LineID></ram:BuyerOrderReferencedDocument>',
      ],
    ],
    'R003',
  ],
  [
    'documents of other types',
    [['<ram:BuyerReference>', `${reference('916')}${reference('916')}<ram:BuyerReference>`]],
  ],
  [
    'a document of two types twice',
    [
      [
        '<ram:BuyerReference>',
        `${reference('50').replace('<ram:TypeCode>', '<ram:TypeCode>916</ram:TypeCode><ram:TypeCode>').repeat(2)}<ram:BuyerReference>`,
      ],
    ],
    'R080',
  ],
  ['one object of a line', [inLine(reference('130') + reference('50'))]],
  ['two objects of a line', [inLine(reference('130') + reference('130'))], 'R100'],
  [
    'two objects of a line, of two types each',
    [inLine(reference('130').replace('<ram:TypeCode>', '<ram:TypeCode>50</ram:TypeCode><ram:TypeCode>').repeat(2))],
    'R100',
  ],
])("Peppol's own rules see %s", async (_, changes, ...found) => {
  const ids = /^PEPPOL-EN16931-R(?:00[2346]|080|100)$/;
  expect(await said(changed(invoice, ...changes), ids, set)).toEqual(found.map((each) => `PEPPOL-EN16931-${each}`));
});

it.each([
  ['true', '105.00'],
  ['false', '95.00'],
  ['1', undefined],
])('the net amount of a line in CII with an adjustment whose indicator is %s', async (indicator, expected) => {
  const xml = changed(invoice, inLine(adjustment(indicator, amount('5.00'))));
  const found = expected === undefined ? [] : [`PEPPOL-EN16931-R120 100.00 ${expected}`];
  expect(await said(xml, /-R120$/, set)).toEqual(found);
});
