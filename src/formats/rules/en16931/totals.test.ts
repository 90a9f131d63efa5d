import { expect, it } from 'vitest';
import { changed, ciiInvoice, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const FIGURES = ['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-112', 'BT-113', 'BT-114', 'BT-115'] as const;
type Figures = Partial<Record<(typeof FIGURES)[number], string>>;

const UBL_NAMES = [
  'LineExtensionAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];
const CII_NAMES = [
  'LineTotalAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'TaxBasisTotalAmount',
  'GrandTotalAmount',
  'TotalPrepaidAmount',
  'RoundingAmount',
  'DuePayableAmount',
];

/** A total of VAT: its amount, its currency, and in UBL whether it has the breakdown. */
type VatTotal = readonly [amount: string, currency: string, isBrokenDown: boolean];

/** What an invoice comes to. What is not said is that of one line of 100.00 with VAT of 19.00. */
interface Totals {
  readonly lines?: readonly string[];
  readonly allowances?: readonly string[];
  readonly charges?: readonly string[];
  readonly figures?: Figures;
  readonly vat?: readonly VatTotal[];
  readonly breakdown?: readonly string[];
}

const GOOD: Figures = { 'BT-106': '100.00', 'BT-109': '100.00', 'BT-112': '119.00', 'BT-115': '119.00' };

function figuresAs(names: readonly string[], figures: Figures = {}, element: (name: string, text: string) => string) {
  const all = { ...GOOD, ...figures };
  return FIGURES.map((id, at) => (all[id] === undefined ? '' : element(names[at] ?? '', all[id]))).join('');
}

const between = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(from), text.lastIndexOf(to) + to.length);

function ublOf({ lines = ['100.00'], allowances = [], charges = [], figures, vat, breakdown = ['19.00'] }: Totals) {
  const text = ublInvoice('urn:cen.eu:en16931:2017', 'A1');
  const line = between(text, '<cac:InvoiceLine>', '</cac:InvoiceLine>');
  const amount = (name: string, each: string) => `<cbc:${name} currencyID="EUR">${each}</cbc:${name}>`;
  const category =
    '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
  const added = (isCharge: boolean) => (each: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>${amount('Amount', each)}${category}</cac:AllowanceCharge>`;
  const subtotals = breakdown.map(
    (each) =>
      `<cac:TaxSubtotal>${amount('TaxableAmount', '100.00')}${amount('TaxAmount', each)}${category}</cac:TaxSubtotal>`,
  );
  const totals = (vat ?? [['19.00', 'EUR', true]]).map(
    ([each, currency, isBrokenDown]) =>
      `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${each}</cbc:TaxAmount>${isBrokenDown ? subtotals.join('') : ''}</cac:TaxTotal>`,
  );
  return changed(
    text,
    [
      between(text, '<cac:TaxTotal>', '</cac:TaxTotal>'),
      [...allowances.map(added(false)), ...charges.map(added(true)), ...totals].join(''),
    ],
    [
      between(text, '<cac:LegalMonetaryTotal>', '</cac:LegalMonetaryTotal>'),
      `<cac:LegalMonetaryTotal>${figuresAs(UBL_NAMES, figures, amount)}</cac:LegalMonetaryTotal>`,
    ],
    [line, lines.map((each) => line.replace('100.00', each)).join('')],
  );
}

function ciiOf({ lines = ['100.00'], allowances = [], charges = [], figures, vat, breakdown = ['19.00'] }: Totals) {
  const text = ciiInvoice('urn:cen.eu:en16931:2017', 'A1');
  const line = between(text, '<ram:IncludedSupplyChainTradeLineItem>', '</ram:IncludedSupplyChainTradeLineItem>');
  const category =
    '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>';
  const amount = (name: string, each: string) => `<ram:${name}>${each}</ram:${name}>`;
  const added = (isCharge: boolean) => (each: string) =>
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${amount('ActualAmount', each)}<ram:CategoryTradeTax>${category}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`;
  const taxes = breakdown.map((each) =>
    amount(
      'ApplicableTradeTax',
      `${amount('CalculatedAmount', each)}${category.replace('<ram:Cat', `${amount('BasisAmount', '100.00')}<ram:Cat`)}`,
    ),
  );
  const totals = (vat ?? [['19.00', 'EUR', true]]).map(
    ([each, currency]) => `<ram:TaxTotalAmount currencyID="${currency}">${each}</ram:TaxTotalAmount>`,
  );
  return changed(
    text,
    [
      text.slice(
        text.indexOf('<ram:ApplicableTradeTax><ram:CalculatedAmount>'),
        text.indexOf('</ram:ApplicableHeaderTradeSettlement>'),
      ),
      `${taxes.join('')}${allowances.map(added(false)).join('')}${charges.map(added(true)).join('')}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${totals.join('')}${figuresAs(CII_NAMES, figures, amount)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    ],
    [line, lines.map((each) => line.replace('100.00', each)).join('')],
  );
}

const OF_TOTALS = /^BR-(?:1[2-5]|CO-1[0-68])$/;

/** What is found in UBL and in CII: each rule, and what is found and expected. */
type Case = readonly [what: string, totals: Totals, ubl: readonly string[], cii?: readonly string[]];

const CASES: readonly Case[] = [
  ['what comes to the same', {}, []],
  ['lines that come to a sum when rounded', { lines: ['60.00', '40.004'] }, []],
  ['lines that come to another when rounded', { lines: ['60.00', '40.006'] }, ['BR-CO-10 100.00 100.01']],
  ['a line whose amount is no number, and counts nothing', { lines: ['100.00', 'ten'] }, []],
  [
    'allowances and charges',
    {
      allowances: ['4.00', '6.00'],
      charges: ['15.00', '5.00'],
      figures: { 'BT-107': '10.00', 'BT-108': '20.00', 'BT-109': '110.00', 'BT-112': '129.00', 'BT-115': '129.00' },
    },
    [],
  ],
  [
    'sums of allowances and charges that are wrong',
    {
      allowances: ['4.00', '6.00'],
      charges: ['15.00', '5.00'],
      figures: { 'BT-107': '9.00', 'BT-108': '18.00', 'BT-109': '109.00', 'BT-112': '128.00', 'BT-115': '128.00' },
    },
    ['BR-CO-11 9.00 10.00', 'BR-CO-12 18.00 20.00'],
  ],
  [
    'no sums of allowances and charges',
    { allowances: ['10.00'], charges: ['10.00'] },
    ['BR-CO-11 nothing 10.00', 'BR-CO-12 nothing 10.00'],
  ],
  ['a sum of allowances where there is none', { figures: { 'BT-107': '0.00' } }, []],
  ['a sum of charges where there is none', { figures: { 'BT-108': '0.00' } }, []],
  [
    'a sum of allowances that is no number',
    { allowances: ['10.00'], figures: { 'BT-107': 'ten', 'BT-109': '90.00', 'BT-112': '109.00', 'BT-115': '109.00' } },
    [],
  ],
  // In CII binary numbers are rounded, of which this one is a little less.
  [
    'half a cent of allowances',
    {
      allowances: ['19.005'],
      figures: { 'BT-107': '19.00', 'BT-109': '81.00', 'BT-112': '100.00', 'BT-115': '100.00' },
    },
    ['BR-CO-11 19.00 19.01'],
    [],
  ],
  [
    'charges beyond what binary numbers hold',
    {
      charges: ['100000000000000000.01', '0.01'],
      figures: {
        'BT-108': '100000000000000000.02',
        'BT-109': '100000000000000100.02',
        'BT-112': '100000000000000119.02',
        'BT-115': '100000000000000119.02',
      },
    },
    [],
  ],
  [
    'less allowances alone',
    {
      allowances: ['1.00'],
      figures: { 'BT-107': '1.00', 'BT-109': '99.50', 'BT-112': '118.50', 'BT-115': '118.50' },
    },
    ['BR-CO-13 99.50 99.00'],
  ],
  [
    'with charges alone',
    {
      charges: ['1.00'],
      figures: { 'BT-108': '1.00', 'BT-109': '100.50', 'BT-112': '119.50', 'BT-115': '119.50' },
    },
    ['BR-CO-13 100.50 101.00'],
  ],
  // UBL does not round what is neither less an allowance nor with a charge.
  [
    'a sum of lines that is not rounded',
    {
      lines: ['100.005'],
      figures: { 'BT-106': '100.005', 'BT-109': '100.01', 'BT-112': '119.01', 'BT-115': '119.01' },
    },
    ['BR-CO-10 100.005 100.01', 'BR-CO-13 100.01 100.005'],
    ['BR-CO-10 100.005 100.01'],
  ],
  [
    'a sum of lines that is not rounded, less no allowances',
    {
      lines: ['100.005'],
      figures: { 'BT-106': '100.005', 'BT-107': '0', 'BT-109': '100.01', 'BT-112': '119.01', 'BT-115': '119.01' },
    },
    ['BR-CO-10 100.005 100.01'],
  ],
  [
    'a sum of lines that is not rounded, with no charges',
    {
      lines: ['100.005'],
      figures: { 'BT-106': '100.005', 'BT-108': '0', 'BT-109': '100.01', 'BT-112': '119.01', 'BT-115': '119.01' },
    },
    ['BR-CO-10 100.005 100.01'],
  ],
  ['what was paid, taken off', { figures: { 'BT-113': '19.00', 'BT-115': '100.00' } }, []],
  ['what was paid, left in', { figures: { 'BT-113': '19.00' } }, ['BR-CO-16 119.00 100.00']],
  ['the rounding, put in', { figures: { 'BT-114': '-0.02', 'BT-115': '118.98' } }, []],
  ['the rounding, left out', { figures: { 'BT-114': '-0.02' } }, ['BR-CO-16 119.00 118.98']],
  // UBL rounds what is left, and what is due before it was rounded.
  [
    'a payment of parts of a cent',
    { figures: { 'BT-113': '18.996', 'BT-115': '100.00' } },
    [],
    ['BR-CO-16 100.00 100.004'],
  ],
  ['a rounding of parts of a cent', { figures: { 'BT-114': '0.004' } }, [], ['BR-CO-16 119.00 119.004']],
  ['a payment that is no number', { figures: { 'BT-113': 'all' } }, []],
  [
    'no total of VAT, which has the breakdown in UBL',
    { vat: [] },
    ['BR-CO-15 EUR there is no such total of VAT', 'BR-CO-18'],
    ['BR-CO-15 EUR there is no such total of VAT'],
  ],
  [
    'a total of VAT in another currency alone',
    { vat: [['19.00', 'SEK', true]] },
    ['BR-CO-15 EUR there is no such total of VAT'],
  ],
  [
    'two totals of VAT',
    {
      vat: [
        ['19.00', 'EUR', true],
        ['19.00', 'EUR', false],
      ],
    },
    ['BR-CO-15 EUR there are 2 of them'],
  ],
  // In UBL each total with a breakdown is looked at.
  [
    'a total of VAT in another currency beside that of the invoice',
    {
      vat: [
        ['19.00', 'EUR', true],
        ['209.00', 'SEK', true],
      ],
    },
    ['BR-CO-14 209.00 19.00'],
    [],
  ],
  [
    'one without breakdown beside it',
    {
      vat: [
        ['19.00', 'EUR', true],
        ['209.00', 'SEK', false],
      ],
    },
    [],
  ],
  ['a breakdown that comes to another sum', { breakdown: ['10.00', '9.01'] }, ['BR-CO-14 19.00 19.01']],
  ['a total of VAT that is no number', { vat: [['much', 'EUR', true]] }, []],
  [
    'a total with VAT that is another',
    { figures: { 'BT-112': '120.00', 'BT-115': '120.00' } },
    ['BR-CO-15 EUR 119.00, not 120.00'],
  ],
  [
    'a total with VAT that is the one without',
    { figures: { 'BT-112': '100.00', 'BT-115': '100.00' } },
    ['BR-CO-15 EUR 119.00, not 100.00'],
    [],
  ],
  [
    'a total with VAT that is rounded',
    { figures: { 'BT-106': '100.004', 'BT-109': '100.004' }, lines: ['100.004'] },
    ['BR-CO-10 100.004 100.00'],
    ['BR-CO-10 100.004 100.00', 'BR-CO-13 100.004 100.00'],
  ],
];

const BOTH = CASES.map(([what, totals, ubl, cii = ubl]) => [what, totals, ubl, cii] as const);

it.each(BOTH)('the rules on totals see %s', async (_, totals, ubl, cii) => {
  expect(await said(ublOf(totals), OF_TOTALS, ublSet)).toEqual(ubl);
  expect(await said(ciiOf(totals), OF_TOTALS, ciiSet)).toEqual(cii);
});
