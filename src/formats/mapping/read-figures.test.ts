/** The figures of a document against those of the e-invoice that it was read from (chapter 14 §5.10). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { Decimal } from '../rules/decimal.ts';
import { type Changes, changed, ublInvoice } from '../rules/testing.ts';
import { addRounding, compareFigures, giveRounding, missingRounding } from './read-figures.ts';
import { readingOf, shortlySaidOf, takenBy } from './testing.ts';

/** An invoice of one line of 2 at 50.00, with VAT of 19 %. */
const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');

const RATE: JsonObject = { percent: '19%', base: '100.00', amount: '19.00', ext: { 'untdid-tax-category': 'S' } };
const taxed = (...rates: JsonObject[]): JsonObject => ({ categories: [{ code: 'VAT', rates }] });
const TOTALS: JsonObject = {
  sum: '100.00',
  total: '100.00',
  tax: '19.00',
  total_with_tax: '119.00',
  payable: '119.00',
  taxes: taxed(RATE),
};
/** What the invoice comes to as a document, with other totals over its own. */
const documentOf = (totals: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  lines: [{ total: '100.00' }],
  totals: { ...TOTALS, ...totals },
  ...more,
});

const inTotals = (added: string): Changes => [['<cbc:PayableAmount', `${added}<cbc:PayableAmount`]];
const rounding = (amount: string) =>
  inTotals(`<cbc:PayableRoundingAmount currencyID="EUR">${amount}</cbc:PayableRoundingAmount>`);
const WITHOUT_TOTALS: Changes = [
  [ubl.slice(ubl.indexOf('<cac:LegalMonetaryTotal>'), ubl.indexOf('<cac:InvoiceLine>')), ''],
];
const paid = (amount: string): Changes => [
  [
    '<cac:TaxTotal>',
    `<cac:PrepaidPayment><cbc:ID>T1</cbc:ID><cbc:PaidAmount currencyID="EUR">${amount}</cbc:PaidAmount></cac:PrepaidPayment><cac:TaxTotal>`,
  ],
];
const quantity = (text: string): Changes => [
  ['<cbc:InvoicedQuantity unitCode="C62">2<', `<cbc:InvoicedQuantity unitCode="C62">${text}<`],
];
const SUBTOTAL = ubl.slice(ubl.indexOf('<cac:TaxSubtotal>'), ubl.indexOf('</cac:TaxTotal>'));
const subtotal = (base: string, tax: string, category: string, rate: string, scheme = 'VAT') =>
  `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount><cac:TaxCategory>${category && `<cbc:ID>${category}</cbc:ID>`}${rate && `<cbc:Percent>${rate}</cbc:Percent>`}${scheme && `<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme>`}</cac:TaxCategory></cac:TaxSubtotal>`;
const subtotals = (...all: string[]): Changes => [[SUBTOTAL, all.join('')]];

describe('the rounding of an e-invoice', () => {
  it('is that of the document', async () => {
    const reading = await readingOf(changed(ubl, ...rounding('0.02')));
    const draft: JsonObject = {};
    giveRounding(reading, draft);
    expect(draft).toEqual({ totals: { rounding: '0.02' } });
    expect(takenBy(reading)).toEqual({ '$.totals.rounding': '0.02' });
  });

  it.each<[string, Changes]>([
    ['nothing', rounding('0.00')],
    ['missing', []],
    ['in no totals', WITHOUT_TOTALS],
  ])('is left out where it is %s', async (_, changes) => {
    const draft: JsonObject = {};
    giveRounding(await readingOf(changed(ubl, ...changes)), draft);
    expect(draft).toEqual({});
  });
});

describe('what is missing from the sum that is due', () => {
  it.each<[string, JsonObject, Changes, string | undefined]>([
    ['a cent too little', { payable: '118.99' }, [], '0.01'],
    ['a cent too much', { payable: '119.01' }, [], '-0.01'],
    ['a cent of what is due', { payable: '130.00', due: '118.99' }, [], '0.01'],
    ['nothing', {}, [], undefined],
    ['more than a cent for each group of the breakdown', { payable: '118.98' }, [], undefined],
    ['a cent for each group of the breakdown', { payable: '118.98' }, subtotals(SUBTOTAL, SUBTOTAL), '0.02'],
    ['another total without tax', { payable: '118.99', total: '100.01' }, [], undefined],
    ['a total without tax beside outlays', { payable: '118.99', total: '105.00' }, paid('5.00'), '0.01'],
    ['a cent for each line that was rounded', { payable: '118.98' }, quantity('2.0001'), '0.02'],
    ['no cent for a line that was not', { payable: '118.98' }, quantity('2.01'), undefined],
    ['no cent for a line with zeros at the end', { payable: '118.98' }, quantity('2.0000'), undefined],
    ['no cent for a line that comes to whole cents', { payable: '118.98' }, quantity('2.0002'), undefined],
    ['no cent for a line without a quantity', { payable: '118.98' }, quantity('x'), undefined],
    ['no totals', {}, WITHOUT_TOTALS, undefined],
    ['nothing that is due', { payable: null }, [], undefined],
    ['no total without tax', { payable: '118.99', total: null }, [], undefined],
  ])('is the rounding of taxes alone: %s', async (_, totals, changes, expected) => {
    const reading = await readingOf(changed(ubl, ...changes), 'xrechnung-ubl');
    expect(missingRounding(reading, documentOf(totals))?.toString()).toBe(expected);
  });

  it('is nothing without a total without tax in the XML', async () => {
    const total = '<cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount>';
    const reading = await readingOf(changed(ubl, [total, '']));
    expect(missingRounding(reading, documentOf({ payable: '118.99', total: '0.00' }))).toBeUndefined();
  });

  it('is added to the rounding, and it is said', async () => {
    const reading = await readingOf(ubl);
    const draft: JsonObject = {};
    const cent = Decimal.parse('0.01') ?? Decimal.ZERO;
    addRounding(reading, draft, cent);
    expect(draft).toEqual({ totals: { rounding: '0.01' } });
    addRounding(reading, draft, cent);
    expect(draft).toEqual({ totals: { rounding: '0.02' } });
    expect(shortlySaidOf(reading)).toEqual(
      Array(2).fill(
        'difference warning BT-114 $.totals.rounding cbc:PayableAmount: The taxes are rounded otherwise; 0.01 is added to the rounding so that 119.00 is due as in the XML.',
      ),
    );
  });
});

/** Returns what is said of the figures of a document, and the properties that were compared. */
async function compared(document: JsonObject, changes: Changes = [], isRounded = false) {
  const reading = await readingOf(changed(ubl, ...changes), 'xrechnung-ubl');
  compareFigures(reading, document, isRounded);
  return { said: shortlySaidOf(reading), taken: Object.keys(takenBy(reading)) };
}
const differs = (term: string, property: string, element: string, stated: string, calculated: string) =>
  `difference error ${term} ${property} ${element}: ${term} is ${stated} in the XML; the document comes to ${calculated}.`;

describe('figures that are the same', () => {
  it('are not spoken of', async () => {
    expect(await compared(documentOf())).toEqual({
      said: [],
      taken: [
        '$.lines[0].total',
        '$.totals.sum',
        '$.totals.total',
        '$.totals.tax',
        '$.totals.total_with_tax',
        '$.totals.payable',
        '$.totals.taxes.categories[0].rates[0].base',
        '$.totals.taxes.categories[0].rates[0].amount',
      ],
    });
  });

  it.each<[string, JsonObject, Changes]>([
    ['in other decimals', { sum: '100', tax: '19.0' }, []],
    ['at a rate in other decimals', { taxes: taxed({ ...RATE, percent: '19.00%' }) }, []],
    [
      'with outlays in the totals of the document',
      { charge: '5.00', total: '105.00', total_with_tax: '124.00' },
      paid('5.00'),
    ],
    [
      'in two rates of one',
      { taxes: taxed({ ...RATE, base: '40.00', amount: '7.60' }, { ...RATE, base: '60.00', amount: '11.40' }) },
      [],
    ],
    [
      'in two groups of one',
      {},
      subtotals(subtotal('40.00', '7.60', 'S', '19'), subtotal('60.00', '11.40', 'S', '19.0')),
    ],
    ['of a tax in small letters', {}, subtotals(subtotal('100.00', '19.00', 'S', '19', 'vat'))],
    ['of a tax without a name', {}, subtotals(subtotal('100.00', '19.00', 'S', '19', ''))],
    ['of a category that documents do not know', {}, subtotals(subtotal('100.00', '19.00', 'A', '19'))],
    [
      'of another tax',
      { taxes: { categories: [{ code: 'GST', rates: [{ ...RATE, ext: { 'untdid-tax-category': 'O' } }] }] } },
      subtotals(subtotal('100.00', '19.00', 'O', '19', 'GST')),
    ],
    [
      'of the Canaries',
      { taxes: { categories: [{ code: 'IGIC', rates: [{ ...RATE, ext: { 'untdid-tax-category': 'L' } }] }] } },
      subtotals(subtotal('100.00', '19.00', 'L', '19')),
    ],
    [
      'without tax, of which one says the rate',
      { taxes: taxed({ base: '100.00', amount: '19.00', ext: { 'untdid-tax-category': 'E' } }) },
      subtotals(subtotal('100.00', '19.00', 'E', '0')),
    ],
  ])('are not, %s', async (_, totals, changes) => {
    expect((await compared(documentOf(totals), changes)).said).toEqual([]);
  });
});

describe('a figure that is another', () => {
  it.each<[string, JsonObject, Changes, string[]]>([
    [
      'of a line',
      documentOf({}, { lines: [{ total: '99.00' }] }),
      [],
      [differs('BT-131', '$.lines[0].total', 'cbc:LineExtensionAmount', '100.00', '99.00')],
    ],
    [
      'of a line that is missing',
      documentOf({}, { lines: [] }),
      [],
      [differs('BT-131', '$.lines[0].total', 'cbc:LineExtensionAmount', '100.00', '0')],
    ],
    [
      'of what was paid',
      documentOf({ advance: '1.00' }),
      inTotals('<cbc:PrepaidAmount currencyID="EUR">2.00</cbc:PrepaidAmount>'),
      [differs('BT-113', '$.totals.advance', 'cbc:PrepaidAmount', '2.00', '1.00')],
    ],
    [
      'of a rate',
      documentOf({ taxes: taxed({ ...RATE, base: '99.00', amount: '18.81' }) }),
      [],
      [
        differs('BT-116', '$.totals.taxes.categories[0].rates[0].base', 'cbc:TaxableAmount', '100.00', '99.00'),
        differs('BT-117', '$.totals.taxes.categories[0].rates[0].amount', 'cbc:TaxAmount', '19.00', '18.81'),
      ],
    ],
    [
      'of a second rate',
      documentOf({ taxes: taxed(RATE, { ...RATE, percent: '7%', base: '1.00', amount: '0.07' }) }),
      subtotals(SUBTOTAL, subtotal('2.00', '0.07', 'S', '7')),
      [differs('BT-116', '$.totals.taxes.categories[0].rates[1].base', 'cbc:TaxableAmount', '2.00', '1.00')],
    ],
    [
      'of a rate of another category',
      documentOf({ taxes: taxed({ ...RATE, ext: { 'untdid-tax-category': 'Z' } }) }),
      [],
      [
        differs('BT-116', '$.totals.taxes.base', 'cbc:TaxableAmount', '100.00', '0'),
        differs('BT-117', '$.totals.taxes.amount', 'cbc:TaxAmount', '19.00', '0'),
      ],
    ],
  ])('is told: %s', async (_, document, changes, said) => {
    expect((await compared(document, changes)).said).toEqual(said);
  });

  it.each([
    ['sum', 'BT-106', 'cbc:LineExtensionAmount', '100.00', '99.00'],
    ['total', 'BT-109', 'cbc:TaxExclusiveAmount', '100.00', '99.00'],
    ['tax', 'BT-110', 'cbc:TaxAmount', '19.00', '18.00'],
    ['total_with_tax', 'BT-112', 'cbc:TaxInclusiveAmount', '119.00', '99.00'],
    ['payable', 'BT-115', 'cbc:PayableAmount', '119.00', '99.00'],
    ['due', 'BT-115', 'cbc:PayableAmount', '119.00', '99.00'],
  ])('is told: %s of the totals', async (member, term, element, stated, calculated) => {
    expect((await compared(documentOf({ [member]: calculated }))).said).toEqual([
      differs(term, `$.totals.${member}`, element, stated, calculated),
    ]);
  });

  it('is told of allowances and charges', async () => {
    const adjusted = (isCharge: boolean) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:AllowanceCharge>`;
    const document = documentOf(
      { discount: '4.00', charge: '3.00' },
      { discounts: [{ amount: '4.00' }], charges: [{ amount: '3.00' }] },
    );
    const sums = ['Allowance', 'Charge']
      .map((name) => `<cbc:${name}TotalAmount currencyID="EUR">5.00</cbc:${name}TotalAmount>`)
      .join('');
    const changes: Changes = [
      ['<cac:TaxTotal>', `${adjusted(false)}${adjusted(true)}<cac:TaxTotal>`],
      ...inTotals(sums),
    ];
    expect((await compared(document, changes)).said).toEqual([
      differs('BT-92', '$.discounts[0].amount', 'cbc:Amount', '5.00', '4.00'),
      differs('BT-99', '$.charges[0].amount', 'cbc:Amount', '5.00', '3.00'),
      differs('BT-107', '$.totals.discount', 'cbc:AllowanceTotalAmount', '5.00', '4.00'),
      differs('BT-108', '$.totals.charge', 'cbc:ChargeTotalAmount', '5.00', '3.00'),
    ]);
  });

  it('is none where the XML has no totals', async () => {
    expect((await compared(documentOf({ sum: '1.00', payable: '1.00' }), WITHOUT_TOTALS)).said).toEqual([]);
  });

  it('weighs less where it is a cent of the tax, and the rounding makes up for it', async () => {
    const document = documentOf({ tax: '18.99', total_with_tax: '118.99', total: '99.99', payable: '118.98' });
    const severities = async (other: JsonObject, isRounded: boolean) =>
      (await compared(other, [], isRounded)).said.map((each) => each.split(' ').slice(1, 3).join(' '));
    expect(await severities(document, true)).toEqual([
      'error BT-109',
      'warning BT-110',
      'warning BT-112',
      'error BT-115',
    ]);
    expect(await severities(document, false)).toEqual(['error BT-109', 'error BT-110', 'error BT-112', 'error BT-115']);
    const more = documentOf({ tax: '18.98', taxes: taxed({ ...RATE, amount: '18.99' }) });
    expect(await severities(more, true)).toEqual(['error BT-110', 'warning BT-117']);
  });
});

test('a figure of the XML that is no number is told as such', async () => {
  const { said } = await compared(documentOf(), [
    ['<cbc:PayableAmount currencyID="EUR">119.00', '<cbc:PayableAmount currencyID="EUR">much'],
  ]);
  expect(said).toEqual([
    'BW-XML-VALUE $.totals.payable BT-115: BT-115 is no number that can be read: much. It is left out.',
  ]);
});
