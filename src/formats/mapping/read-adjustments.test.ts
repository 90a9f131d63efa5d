/** Allowances and charges, of a document and of its lines: what they become, from where, and what is said of them (chapter 14 §5.6). */
import { describe, expect, it, test } from 'vitest';
import { Decimal } from '../rules/decimal.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import {
  readCharges,
  readDiscounts,
  readLineCharges,
  readLineDiscounts,
  rounded,
  thirdPartyPayments,
} from './read-adjustments.ts';
import { Breakdowns } from './read-taxes.ts';
import type { Reading } from './reading.ts';
import { readingOf, saidOf, shortlySaidOf, takenBy } from './testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
/** An invoice of one line of 2 at 50.00, with VAT of 19 %. */
const ubl = ublInvoice(CORE, '');

const LISTS = {
  'allowances of the document': (reading: Reading) => readDiscounts(reading, new Breakdowns(reading)),
  'charges of the document': (reading: Reading) => readCharges(reading, new Breakdowns(reading)),
  'allowances of a line': ({ invoice }: Reading) =>
    invoice.all('BG-25').flatMap((line) => readLineDiscounts(line, Decimal.parse('100'), '$.lines[0]')),
  'charges of a line': ({ invoice }: Reading) =>
    invoice.all('BG-25').flatMap((line) => readLineCharges(line, Decimal.parse('100'), '$.lines[0]')),
} as const;
type Where = keyof typeof LISTS;
const ALL = Object.keys(LISTS) as Where[];

const isCharge = (where: Where) => where.startsWith('charges');
const isOfLine = (where: Where) => where.endsWith('line');
const listOf = (where: Where) => `${isOfLine(where) ? '$.lines[0]' : '$'}.${isCharge(where) ? 'charges' : 'discounts'}`;

const TAX =
  '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme></cac:TaxCategory>';

interface Given {
  code?: string;
  reason?: string;
  percent?: string;
  amount?: string;
  base?: string;
}

/** Returns what some allowances or charges are read as, with what they were taken from, and what is said of them. */
async function read(where: Where, ...all: readonly Given[]) {
  const inner = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<cbc:${name}>${text}</cbc:${name}>`;
  const amount = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
  const texts = all.map(
    (each) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge(where)}</cbc:ChargeIndicator>${inner('AllowanceChargeReasonCode', each.code)}${inner('AllowanceChargeReason', each.reason)}${inner('MultiplierFactorNumeric', each.percent)}${amount('Amount', each.amount)}${amount('BaseAmount', each.base)}${isOfLine(where) ? '' : TAX}</cac:AllowanceCharge>`,
  );
  const before = isOfLine(where) ? '<cac:Item>' : '<cac:TaxTotal>';
  const reading = await readingOf(changed(ubl, [before, texts.join('') + before]));
  const rows = LISTS[where](reading);
  const taken = Object.entries(takenBy(reading)).filter(([property]) => property.startsWith(listOf(where)));
  return {
    rows,
    taken: Object.fromEntries(taken.map(([property, text]) => [property.slice(listOf(where).length), text])),
    said: shortlySaidOf(reading),
  };
}

/** The code of a reason that has a key, the key, and the extension that holds the code. */
const codesOf = (where: Where) =>
  isCharge(where)
    ? (['DL', 'delivery', 'untdid-charge'] as const)
    : (['100', 'special-rebate', 'untdid-allowance'] as const);

/** The terms of base and percentage. */
const TERMS: Record<Where, readonly [amount: string, base: string, percent: string]> = {
  'allowances of the document': ['BT-92', 'BT-93', 'BT-94'],
  'charges of the document': ['BT-99', 'BT-100', 'BT-101'],
  'allowances of a line': ['BT-136', 'BT-137', 'BT-138'],
  'charges of a line': ['BT-141', 'BT-142', 'BT-143'],
};

describe.each(ALL)('%s', (where) => {
  const [code, key, extension] = codesOf(where);
  const [amount, base, percent] = TERMS[where];
  const list = listOf(where);
  const taxed = isOfLine(where) ? {} : { taxes: [{ cat: 'GST', percent: '19%', ext: { 'untdid-tax-category': 'S' } }] };

  it('have what they say, each at its place', async () => {
    const { rows, taken, said } = await read(
      where,
      { amount: '3.00', reason: 'Low' },
      { code, percent: '10', amount: '5.00', base: '50.00' },
      { code: '95', reason: 'Old', amount: '1.00' },
    );
    expect(rows).toEqual([
      { amount: '3.00', reason: 'Low', ...taxed },
      { key, percent: '10%', base: '50.00', amount: '5.00', ext: { [extension]: code }, ...taxed },
      { amount: '1.00', reason: 'Old', ext: { [extension]: '95' }, ...taxed },
    ]);
    const tax = (place: number) =>
      isOfLine(where)
        ? {}
        : { [`[${place}].taxes[0].ext.untdid-tax-category`]: 'S', [`[${place}].taxes[0].percent`]: '19' };
    expect(taken).toEqual({
      ...tax(0),
      '[0].amount': '3.00',
      '[0].reason': 'Low',
      ...tax(1),
      '[1].amount': '5.00',
      '[1].percent': '10',
      '[1].base': '50.00',
      ...tax(2),
      '[2].amount': '1.00',
      '[2].reason': 'Old',
    });
    expect(said).toEqual([]);
  });

  it('are a percentage of the sum where no base is given', async () => {
    const { rows, said } = await read(where, { percent: '12.5', amount: '12.50', reason: 'Low' });
    expect(rows).toEqual([{ percent: '12.5%', amount: '12.50', reason: 'Low', ...taxed }]);
    expect(said).toEqual([]);
  });

  it('have no percentage that does not give the amount, and it is said', async () => {
    const { rows, said } = await read(
      where,
      { percent: '10', amount: '5.00', base: '60.00' },
      { percent: '10', amount: '9.00' },
      { amount: '9.00', base: '60.00' },
      { percent: 'x', amount: '9.00', base: '60.00' },
      { percent: '10', amount: 'x', base: 'y' },
    );
    expect(rows).toEqual(['5.00', '9.00', '9.00', '9.00', '0'].map((amount) => ({ amount, ...taxed })));
    const sum = isOfLine(where) ? '100' : '100.00';
    const bad = (name: string, term: string, text: string) =>
      `BW-XML-VALUE ${list}${name} ${term}: ${term} is no number that can be read: ${text}. It is left out.`;
    const left = (place: number, base: string, amount: string) =>
      `changed info ${percent} ${list}[${place}].percent cbc:MultiplierFactorNumeric: The percentage 10% is left out: of ${base} it is not ${amount}.`;
    const alone = (place: number) =>
      `dropped info ${base} ${list}[${place}].base cbc:BaseAmount: The base 60.00 is left out: there is no percentage of it.`;
    expect(said).toEqual([
      bad('[3].percent', percent, 'x'),
      bad('[4].amount', amount, 'x'),
      bad('[4].base', base, 'y'),
      left(0, '60.00', '5.00'),
      left(1, sum, '9.00'),
      alone(2),
      alone(3),
      left(4, sum, '0'),
    ]);
  });
});

test('without totals a percentage without a base is of nothing', async () => {
  const allowance =
    '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount>1.00</cbc:Amount></cac:AllowanceCharge>';
  const totals = /<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/;
  const reading = await readingOf(ubl.replace(totals, '').replace('<cac:TaxTotal>', `${allowance}<cac:TaxTotal>`));
  expect(LISTS['allowances of the document'](reading)).toMatchObject([{ amount: '1.00' }]);
  expect(saidOf(reading).join()).toContain('The percentage 10% is left out: of 0 it is not 1.00.');
});

const SETTLEMENT = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const logistics = (reason: string, amount: string, tax = '', rate = '7') =>
  `<ram:SpecifiedLogisticsServiceCharge><ram:Description>${reason}</ram:Description><ram:AppliedAmount>${amount}</ram:AppliedAmount>${tax && `<ram:AppliedTradeTax><ram:TypeCode>${tax}</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:AppliedTradeTax>`}</ram:SpecifiedLogisticsServiceCharge>`;

test('charges for logistics stand behind the others, each with its tax', async () => {
  const charge =
    '<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>2.00</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>';
  const added =
    charge + logistics('Freight', '5.00', 'VAT') + logistics('Pallet', '1.00', 'GST') + logistics('Toll', '3.00');
  const cii = ciiInvoice(`${CORE}#conformant#urn:factur-x.eu:1p0:extended`, '');
  const reading = await readingOf(changed(cii, [SETTLEMENT, added + SETTLEMENT]), 'facturx-extended');
  expect(LISTS['charges of the document'](reading)).toEqual([
    { amount: '2.00' },
    {
      key: 'delivery',
      amount: '5.00',
      reason: 'Freight',
      taxes: [{ cat: 'VAT', percent: '7%', ext: { 'untdid-tax-category': 'S' } }],
    },
    { key: 'delivery', amount: '1.00', reason: 'Pallet' },
    { key: 'delivery', amount: '3.00', reason: 'Toll' },
  ]);
  expect(takenBy(reading)).toEqual({
    '$.totals.taxes': '19',
    '$.charges[0].amount': '2.00',
    '$.charges[1].taxes[0].ext.untdid-tax-category': 'S',
    '$.charges[1].taxes[0].percent': '7',
    '$.charges[1].reason': 'Freight',
    '$.charges[1].amount': '5.00',
    '$.charges[2].taxes[0].ext.untdid-tax-category': 'S',
    '$.charges[2].taxes[0].percent': '7',
    '$.charges[2].reason': 'Pallet',
    '$.charges[2].amount': '1.00',
    '$.charges[3].reason': 'Toll',
    '$.charges[3].amount': '3.00',
  });
  const read = 'The charge for logistics is read as a charge of the document, for delivery.';
  expect(shortlySaidOf(reading)).toEqual([
    `changed info BG-BW-4 $.charges[1] ram:SpecifiedLogisticsServiceCharge[1]: ${read}`,
    'dropped warning BT-X-273-0 $.charges[2].taxes[0] ram:TypeCode: The tax GST is left out; e-invoices have VAT only.',
    `changed info BG-BW-4 $.charges[2] ram:SpecifiedLogisticsServiceCharge[2]: ${read}`,
    `changed info BG-BW-4 $.charges[3] ram:SpecifiedLogisticsServiceCharge[3]: ${read}`,
  ]);
});

test('what is paid to third parties stands behind the charges, as outlays', async () => {
  const paid = (id: string, amount: string, text: string) =>
    `<cac:PrepaidPayment><cbc:ID>${id}</cbc:ID><cbc:PaidAmount currencyID="EUR">${amount}</cbc:PaidAmount><cbc:InstructionID>${text}</cbc:InstructionID></cac:PrepaidPayment>`;
  const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount>2.00</cbc:Amount>${TAX}</cac:AllowanceCharge>`;
  const xml = changed(ubl, [
    '<cac:TaxTotal>',
    `${paid('T1', '5.00', 'Stamps')}${paid('T2', '1.50', 'Tolls')}${charge}<cac:TaxTotal>`,
  ]);
  const reading = await readingOf(xml, 'xrechnung-ubl');
  expect(thirdPartyPayments(reading).toString()).toBe('6.50');
  expect(LISTS['charges of the document'](reading).slice(1)).toEqual([
    { key: 'outlay', code: 'T1', reason: 'Stamps', amount: '5.00' },
    { key: 'outlay', code: 'T2', reason: 'Tolls', amount: '1.50' },
  ]);
  expect(takenBy(reading)).toMatchObject({
    '$.charges[0].amount': '2.00',
    '$.charges[1].code': 'T1',
    '$.charges[1].reason': 'Stamps',
    '$.charges[1].amount': '5.00',
    '$.charges[2].code': 'T2',
    '$.charges[2].reason': 'Tolls',
    '$.charges[2].amount': '1.50',
  });
  expect(shortlySaidOf(reading)).toEqual(
    [1, 2].map(
      (place) =>
        `changed warning BG-DEX-09 $.charges[${place}] cac:PrepaidPayment[${place}]: The payment to a third party is read as an outlay: a charge without tax, which is in the totals too.`,
    ),
  );
});

test.each([
  ['0.125', 2, '0.13'],
  ['-0.125', 2, '-0.13'],
  ['0.124', 2, '0.12'],
  ['-0.5', 0, '-1'],
])('%s is rounded to %s decimals away from zero: %s', (number, decimals, expected) => {
  expect(rounded(Decimal.parse(number) ?? Decimal.ZERO, decimals).toString()).toBe(expected);
});
