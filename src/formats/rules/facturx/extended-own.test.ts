import { describe, expect, test } from 'vitest';
import { element, INVOICE, inSettlement, placesIn, setOf, taxOf, withLines } from '../extended/testing.ts';
import { type Changes, changed, findingsIn, said } from '../testing.ts';
import { ownRules } from './extended-own.ts';

const set = setOf(ownRules);

test('nothing is wrong in an invoice that is right', async () => {
  expect(await said(INVOICE, /./, set)).toEqual([]);
});

/** Puts something behind a part. */
const behind = (part: string, added: string): Changes => [[part, part + added]];
const inHead = (added: string): Changes => [['</rsm:ExchangedDocument>', `${added}</rsm:ExchangedDocument>`]];
const inLine = (added: string) => behind('<ram:LineID>1</ram:LineID>', added);
const onItem = (added: string) => behind('Hobel</ram:Name>', added);

describe('a note', () => {
  const note = (...parts: readonly string[]) =>
    element('IncludedNote', parts.map((name) => element(name, 'AAK')).join(''));
  const BOTH: readonly (readonly [string, (added: string) => Changes])[] = [
    ['BR-FXEXT-01', inHead],
    ['BR-FXEXT-02', inLine],
  ];
  test.each<[string, string, boolean]>([
    ['may say nothing at all', note(), true],
    ['may be without a subject', note('Content'), true],
    ['may have a subject and a text', note('Content', 'SubjectCode'), true],
    ['may have a subject and the code of a text', note('ContentCode', 'SubjectCode'), true],
    ['may have all three', note('ContentCode', 'Content', 'SubjectCode'), true],
    ['does not have a subject alone', note('SubjectCode'), false],
    ['of several is judged by itself', note('Content') + note('SubjectCode'), false],
  ])('%s', async (_, text, isRight) => {
    for (const [id, put] of BOTH) {
      expect(await placesIn(changed(INVOICE, ...put(text)), /./, set)).toEqual(
        isRight ? [] : [`${id} ram:IncludedNote`],
      );
    }
  });
});

describe('a tax number of another party than the seller', () => {
  const registration = (scheme: string) =>
    element('SpecifiedTaxRegistration', `<ram:ID schemeID="${scheme}">1</ram:ID>`);
  const inSeller = (added: string): Changes => [['</ram:SellerTradeParty>', `${added}</ram:SellerTradeParty>`]];
  const inBuyer = (added: string): Changes => [['</ram:BuyerTradeParty>', `${added}</ram:BuyerTradeParty>`]];
  const WRONG = ['BR-FXEXT-03 ram:ID @schemeID'];
  test.each<[string, Changes, readonly string[]]>([
    ['is one for VAT', inBuyer(registration('VA')), []],
    ['is none for other taxes', inBuyer(registration('FC')), WRONG],
    ['is none for VAT in small letters', inBuyer(registration('va')), WRONG],
    ['has a scheme', inBuyer(registration('VA').replace(' schemeID="VA"', '')), WRONG],
    [
      'is judged at each',
      inBuyer(registration('FC').replace('<ram:ID', '<ram:ID>2</ram:ID><ram:ID')),
      [...WRONG, ...WRONG],
    ],
    ['may be missing', inBuyer(element('SpecifiedTaxRegistration', '')), []],
    ['is none of the seller', inSeller(registration('FC')), []],
    ['is one of any other', inSettlement(element('PayeeTradeParty', registration('FC'))), WRONG],
  ])('%s', async (_, changes, places) => {
    expect(await placesIn(changed(INVOICE, ...changes), /./, set)).toEqual(places);
  });
});

describe('an attribute of an item', () => {
  const attribute = (inner: string) => onItem(element('ApplicableProductCharacteristic', inner));
  const NAME = element('Description', 'Colour');
  const VALUE = element('Value', 'black');
  const code = (value: string) => element('TypeCode', value);
  const measure = (unit?: string) =>
    `<ram:ValueMeasure${unit === undefined ? '' : ` unitCode="${unit}"`}>1</ram:ValueMeasure>`;
  test.each<[string, string, readonly string[]]>([
    ['has a name and a value', NAME + VALUE, []],
    ['has a code and a value', code('AAB') + VALUE, []],
    ['has a code between blanks', code(' AAB ') + VALUE, []],
    ['has a code that Factur-X adds', code('BEST_BEFORE_DATE') + VALUE, []],
    ['has no code that is none', code('XYZZY') + VALUE, ['BR-FXEXT-04 XYZZY']],
    ['has a name or a code', VALUE, ['BR-FXEXT-BR-54-1']],
    ['has a value or a measured one', NAME, ['BR-FXEXT-BR-54-2']],
    ['has a measured value with its unit', NAME + measure('KGM'), []],
    ['has no measured value without a unit', NAME + measure(), ['BR-FXEXT-BR-54-2']],
    ['has no measured value with an empty unit', NAME + measure(''), ['BR-FXEXT-BR-54-2']],
    ['has a unit for one of its measured values', NAME + measure('') + measure('KGM'), []],
    ['has not both', NAME + VALUE + measure('KGM'), ['BR-FXEXT-BR-54-2']],
  ])('%s', async (_, inner, found) => {
    expect(await said(changed(INVOICE, ...attribute(inner)), /./, set)).toEqual(found);
  });

  test('is told where it stands', async () => {
    expect(await placesIn(changed(INVOICE, ...attribute(code('XYZZY'))), /./, set)).toEqual([
      'BR-FXEXT-04 ram:TypeCode',
      'BR-FXEXT-BR-54-2 ram:ApplicableProductCharacteristic',
    ]);
    expect(await placesIn(changed(INVOICE, ...attribute(VALUE)), /./, set)).toEqual([
      'BR-FXEXT-BR-54-1 ram:ApplicableProductCharacteristic',
    ]);
  });

  test('has a code that is only noticed', async () => {
    const findings = await findingsIn(changed(INVOICE, ...attribute(code('XYZZY'))), set);
    expect(findings.map(({ flag }) => flag)).toEqual(['warning', 'fatal']);
  });
});

describe('the category of a line', () => {
  const WRONG = ['BR-FXEXT-CO-04 ram:IncludedSupplyChainTradeLineItem 1'];
  const VAT = taxOf('ApplicableTradeTax');
  const WITHOUT = VAT.replace(element('CategoryCode', 'S'), '');
  test.each<[string, string, string | undefined, readonly string[]]>([
    ['is there', VAT, undefined, []],
    ['is asked for where there is no tax', '', undefined, WRONG],
    ['is asked for where it is missing', WITHOUT, undefined, WRONG],
    ['is that of VAT', VAT.replace('VAT', 'GST'), undefined, WRONG],
    ['is that of VAT in capitals', VAT.replace('VAT', 'vat'), undefined, WRONG],
    ['is that of a tax that says what it is', VAT.replace(element('TypeCode', 'VAT'), ''), undefined, WRONG],
    ['is that of VAT among others', VAT.replace('VAT', 'GST') + VAT, undefined, []],
    ['is not split among taxes', VAT.replace('VAT', 'GST') + WITHOUT, undefined, WRONG],
    ['is asked for of a detail', '', 'DETAIL', WRONG],
    ['is not asked for of a group', '', 'GROUP', []],
    ['is not asked for of what is for information', '', 'INFORMATION', []],
  ])('%s', async (_, tax, subtype, places) => {
    const line = { id: '1', net: '100.00', tax, ...(subtype !== undefined && { subtype }) };
    expect(await placesIn(withLines([line]), /./, set)).toEqual(places);
  });
});

describe('a date of format 205', () => {
  const ISSUE = '<udt:DateTimeString format="102">20260302';
  const issued = (date: string, format = '205'): Changes => [[ISSUE, `<udt:DateTimeString format="${format}">${date}`]];
  test.each([
    '202602281530+0100',
    '202602281530-0100',
    '2026022815300100',
    '202602281530',
    ' 202602281530+0100 ',
    '202601010000',
    '202612312359',
    '202610200905',
    '202611191945',
    '202609302010',
  ])('may be %s', async (date) => {
    expect(await said(changed(INVOICE, ...issued(date)), /./, set)).toEqual([]);
  });

  test.each([
    '20260228',
    '2026022815',
    '20260228153',
    '202602281530+01',
    '202602281530+01000',
    '202602281530 +0100',
    '202602281530Z',
    'x202602281530',
    '202602281530x',
    '202600281530',
    '202613281530',
    '202602001530',
    '202602321530',
    '202602282430',
    '202602281560',
    '2026-02-28T15:30',
    '',
  ])('may not be %s', async (date) => {
    expect(await said(changed(INVOICE, ...issued(date)), /./, set)).toEqual([['BR-FXEXT-CII-DT-097a', date].join(' ')]);
  });

  test('is judged in that format alone, and told where it stands', async () => {
    expect(await said(changed(INVOICE, ...issued('2026', '102')), /./, set)).toEqual([]);
    expect(await placesIn(changed(INVOICE, ...issued('2026')), /./, set)).toEqual([
      'BR-FXEXT-CII-DT-097a udt:DateTimeString',
    ]);
  });
});

describe('the amount due', () => {
  const DUE = '<ram:DuePayableAmount>119.00</ram:DuePayableAmount>';
  const due = (amount: string): Changes[number] => [DUE, DUE.replace('119.00', amount)];
  const GROSS = '<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>';
  const totals = (added: string): Changes[number] => [GROSS, GROSS + added];
  const collected = (...amounts: readonly string[]) =>
    behind(
      '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      amounts.map((amount) => element('SpecifiedFinancialAdjustment', element('ActualAmount', amount))).join(''),
    );
  const END = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  test.each<[string, Changes, readonly string[]]>([
    ['is the total with VAT', [], []],
    ['is that in other figures', [due('119')], []],
    ['is not a cent more', [due('119.01')], ['BR-FXEXT-CO-16 119.01 119.00']],
    ['is not a cent less', [due('118.99')], ['BR-FXEXT-CO-16 118.99 119.00']],
    ['is less what is paid', [totals(element('TotalPrepaidAmount', '19.00')), due('100.00')], []],
    [
      'is no more where something is paid',
      [totals(element('TotalPrepaidAmount', '19.00'))],
      ['BR-FXEXT-CO-16 119.00 100.00'],
    ],
    ['is with rounding', [totals(element('RoundingAmount', '0.40')), due('119.40')], []],
    ['is no less where it is rounded', [totals(element('RoundingAmount', '0.40'))], ['BR-FXEXT-CO-16 119.00 119.40']],
    ['is with what is collected for others', [...collected('2.00', '3.00'), due('124.00')], []],
    ['is no less where something is collected', collected('2.00', '3.00'), ['BR-FXEXT-CO-16 119.00 124.00']],
    ['is with nothing that is collected without an amount', [[END, `${END}<ram:SpecifiedFinancialAdjustment/>`]], []],
    ['is with nothing that is no number', [...collected('much'), totals(element('RoundingAmount', 'much'))], []],
    ['is there', [[DUE, '']], ['BR-FXEXT-CO-16 nothing 119.00']],
    ['has a total', [[GROSS, '']], ['BR-FXEXT-CO-16 119.00 nothing']],
    ['has a total, whatever is collected', [[GROSS, ''], ...collected('2.00')], ['BR-FXEXT-CO-16 119.00 nothing']],
    [
      'and the total are not both missing',
      [
        [GROSS, ''],
        [DUE, ''],
      ],
      ['BR-FXEXT-CO-16 nothing nothing'],
    ],
  ])('%s', async (_, changes, found) => {
    expect(await said(changed(INVOICE, ...changes), /-16$/, set)).toEqual(found);
  });

  test('is not judged where there are no totals', async () => {
    const start = INVOICE.indexOf('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
    const end = INVOICE.indexOf('</ram:ApplicableHeaderTradeSettlement>');
    expect(await said(INVOICE.slice(0, start) + INVOICE.slice(end), /./, set)).toEqual([]);
  });

  test('is told where it stands', async () => {
    expect(await placesIn(changed(INVOICE, due('1.00')), /./, set)).toEqual(['BR-FXEXT-CO-16 ram:DuePayableAmount']);
  });
});

describe('when an amount is due', () => {
  const DUE = '<ram:DuePayableAmount>119.00</ram:DuePayableAmount>';
  const TERMS = '<ram:Description>30 days</ram:Description>';
  const DAY = '<ram:DueDateDateTime/>';
  const due = (amount: string): Changes => [
    [TERMS, ''],
    [DUE, amount && DUE.replace('119.00', amount)],
  ];
  test.each<[string, Changes, readonly string[]]>([
    ['is said in words', [], []],
    ['is said by a day', [[TERMS, DAY]], []],
    ['is said by both', [[TERMS, TERMS + DAY]], []],
    ['is asked for', [[TERMS, '']], ['BR-CO-25']],
    ['is asked for of a cent', due('0.01'), ['BR-CO-25']],
    ['is not asked for of nothing', due('0.00'), []],
    ['is not asked for of what is paid back', due('-0.01'), []],
    ['is not asked for of what is no number', due('much'), []],
    ['is not asked for where no amount is there', due(''), []],
    [
      'is said in any terms of payment',
      [[TERMS, `</ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradePaymentTerms>${DAY}`]],
      [],
    ],
    [
      'is not said by terms that say nothing of it',
      [[TERMS, '<ram:DirectDebitMandateID>1</ram:DirectDebitMandateID>']],
      ['BR-CO-25'],
    ],
  ])('%s', async (_, changes, found) => {
    expect(await said(changed(INVOICE, ...changes), /^BR-CO-25$/, set)).toEqual(found);
  });
});

test('each rule is told with its terms', () => {
  expect(ownRules.map(({ id, flag, terms }) => [id, flag, ...terms].join(' '))).toEqual([
    'BR-FXEXT-01 fatal BT-22 BT-21 BT-X-5',
    'BR-FXEXT-02 fatal BT-127 BT-X-10 BT-X-9',
    'BR-FXEXT-03 fatal BT-63',
    'BR-FXEXT-04 warning BT-X-11',
    'BR-FXEXT-BR-54-1 fatal BT-160 BT-X-11',
    'BR-FXEXT-BR-54-2 fatal BT-161 BT-X-12',
    'BR-FXEXT-CO-04 fatal BT-151',
    'BR-FXEXT-CII-DT-097a fatal',
    'BR-FXEXT-CO-16 fatal BT-115',
    'BR-CO-25 fatal BT-9 BT-20',
  ]);
});
