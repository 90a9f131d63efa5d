import { describe, expect, test } from 'vitest';
import type { Rule } from '../declare.ts';
import { adjustment, element, INVOICE, inSettlement, placesIn, ROW, setOf, taxOf } from '../extended/testing.ts';
import { type Changes, changed, findingsIn, said } from '../testing.ts';
import { changedRules, changedSums, oneAccount } from './changed.ts';

/** Returns what one of the rules finds in a changed invoice, and where. */
async function found(rules: readonly Rule[], id: string, changes: Changes): Promise<string[]> {
  return placesIn(changed(INVOICE, ...changes), new RegExp(`^${id}$`), setOf(rules));
}

test('nothing is wrong in an invoice that is right', async () => {
  expect(await said(INVOICE, /./, setOf([...changedRules, ...changedSums, oneAccount]))).toEqual([]);
});

describe('the category of a breakdown', () => {
  const CATEGORY = '<ram:CategoryCode>S</ram:CategoryCode>';
  const MISSING = ['BR-47 ram:ApplicableTradeTax ram:CategoryCode'];
  test.each<[string, string, readonly string[]]>([
    ['is there', ROW, []],
    ['is there, whatever it is', ROW.replace('>S<', '>XX<'), []],
    ['is there where it is empty', ROW.replace('>S<', '><'), []],
    ['is asked for where it is missing', ROW.replace(CATEGORY, ''), MISSING],
    // CEN asks it of VAT alone.
    ['is asked for of another tax', ROW.replace(CATEGORY, '').replace('VAT', 'GST'), MISSING],
    ['is asked for of each breakdown', ROW.replace(CATEGORY, '').repeat(2), [...MISSING, ...MISSING]],
  ])('%s', async (_, row, places) => {
    expect(await found(changedRules, 'BR-47', [[ROW, row]])).toEqual(places);
  });

  test('is asked for of no line', async () => {
    expect(
      await found(changedRules, 'BR-47', [
        [
          '<ram:SpecifiedLineTradeSettlement>',
          '<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode></ram:ApplicableTradeTax>',
        ],
      ]),
    ).toEqual([]);
  });
});

describe('the rate of a breakdown', () => {
  const RATE = '<ram:RateApplicablePercent>19</ram:RateApplicablePercent>';
  const bare = ROW.replace(RATE, '');
  const MISSING = ['BR-48 ram:ApplicableTradeTax ram:RateApplicablePercent'];
  test.each<[string, string, readonly string[]]>([
    ['is there', ROW, []],
    ['is there where it is empty', ROW.replace('>19<', '><'), []],
    ['is asked for where it is missing', bare, MISSING],
    ['is asked for of another tax', bare.replace('VAT', 'GST'), MISSING],
    ['is asked for where none is charged', bare.replace('>S<', '>Z<'), MISSING],
    ['is not asked for outside the scope of VAT', bare.replace('>S<', '>O<'), []],
    ['is not asked for outside it, with blanks', bare.replace('>S<', '> O <'), []],
    ['is asked for where there is no category', bare.replace('<ram:CategoryCode>S</ram:CategoryCode>', ''), MISSING],
  ])('%s', async (_, row, places) => {
    expect(await found(changedRules, 'BR-48', [[ROW, row]])).toEqual(places);
  });
});

describe('the scheme of a classification', () => {
  const classified = (...codes: readonly string[]) =>
    codes.map((code) => `<ram:DesignatedProductClassification>${code}</ram:DesignatedProductClassification>`).join('');
  const WITH = '<ram:ClassCode listID="SRV">1</ram:ClassCode>';
  const WITHOUT = '<ram:ClassCode>2</ram:ClassCode>';
  const MISSING = ['BR-65 ram:SpecifiedTradeProduct'];
  test.each<[string, string, readonly string[]]>([
    ['is not asked for where nothing is classified', '', []],
    ['is there', classified(WITH), []],
    ['is asked for where it is missing', classified(WITHOUT), MISSING],
    ['is asked for where it is empty', classified(WITH.replace('SRV', '')), MISSING],
    // One that has its scheme does for all of an item.
    ['is there once for several', classified(WITHOUT, WITH), []],
    ['is asked for once for several', classified(WITHOUT, WITHOUT), MISSING],
    ['is not asked for of what has no code', classified('<ram:ClassName>Tools</ram:ClassName>'), []],
  ])('%s', async (_, inner, places) => {
    const name = 'Hobel</ram:Name>';
    expect(await found(changedRules, 'BR-65', [[name, name + inner]])).toEqual(places);
  });

  test('is asked for of items alone', async () => {
    const inDelivery: Changes = [
      ['</ram:SpecifiedLineTradeDelivery>', `${classified(WITHOUT)}</ram:SpecifiedLineTradeDelivery>`],
    ];
    expect(await found(changedRules, 'BR-65', inDelivery)).toEqual([]);
  });
});

describe.each([
  ['allowances', 'BR-CO-11', 'false', 'AllowanceTotalAmount', '0'],
  ['charges', 'BR-CO-12', 'true', 'ChargeTotalAmount', '1'],
])('the sum of %s', (_, id, indicator, name, number) => {
  const other = indicator === 'true' ? 'false' : 'true';
  const TWO = adjustment(indicator, '5.00') + adjustment(indicator, '2.50');
  const sumOf = (adjustments: string, amount: string | undefined): Changes => [
    ...inSettlement(adjustments),
    ['<ram:TaxBasisTotalAmount>', `${element(name, amount)}<ram:TaxBasisTotalAmount>`],
  ];

  test.each<[string, string, string | undefined, readonly string[]]>([
    ['is not there where there are none', '', undefined, []],
    ['is 0 where there are none', '', '0.00', []],
    ['is nothing else where there are none', '', '0.01', [`${id} 0.01 0.00`]],
    ['is what they come to', TWO, '7.50', []],
    ['is what they come to in other figures', TWO, '7.5', []],
    ['is not a cent more', TWO, '7.51', [`${id} 7.51 7.50`]],
    ['is not a cent less', TWO, '7.49', [`${id} 7.49 7.50`]],
    ['is there where there are some', TWO, undefined, [`${id} nothing 7.50`]],
    ['takes none of the others', TWO + adjustment(other, '1.00'), '7.50', []],
    ['is rounded', adjustment(indicator, '1.004') + adjustment(indicator, '1.004'), '2.01', []],
    // As in the official rule the indicator is looked for as it is written.
    ['takes none that is marked by a number', adjustment(number, '1.00'), undefined, []],
    ['takes none that is marked between blanks', adjustment(` ${indicator}`, '1.00'), undefined, []],
    [
      'takes none that is not marked',
      adjustment(indicator, '1.00').replace(/<udt:.*?<.udt:Indicator>/, ''),
      undefined,
      [],
    ],
    ['is not judged where it is no number', TWO, 'much', []],
    ['is not judged where one of them is no number', TWO + adjustment(indicator, 'much'), '1.00', []],
    [
      'takes nothing for one without an amount',
      TWO + adjustment(indicator, '').replace('<ram:ActualAmount></ram:ActualAmount>', ''),
      '7.50',
      [],
    ],
  ])('%s', async (_what, adjustments, amount, expected) => {
    const set = setOf(changedSums);
    expect(await said(changed(INVOICE, ...sumOf(adjustments, amount)), new RegExp(`^${id}$`), set)).toEqual(expected);
  });

  test('is told where it stands, or should', async () => {
    expect(await found(changedSums, id, sumOf(TWO, '1.00'))).toEqual([`${id} ram:${name}`]);
    expect(await found(changedSums, id, sumOf(TWO, undefined))).toEqual([
      `${id} ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:${name}`,
    ]);
  });

  test('takes none of a line', async () => {
    const line = '</ram:SpecifiedLineTradeSettlement>';
    expect(await found(changedSums, id, [[line, adjustment(indicator, '1.00') + line]])).toEqual([]);
  });
});

describe('the account of a credit transfer', () => {
  const MEANS = '<ram:TypeCode>58</ram:TypeCode>';
  const IBAN = '<ram:IBANID>DE89370400440532013000</ram:IBANID>';
  const ID = '<ram:ProprietaryID>17</ram:ProprietaryID>';
  const code = (other: string): Changes[number] => [MEANS, MEANS.replace('58', other)];
  const MISSING = ['CII-SR-470 ram:SpecifiedTradeSettlementPaymentMeans ram:PayeePartyCreditorFinancialAccount'];
  test.each<[string, Changes, readonly string[]]>([
    ['is an IBAN', [], []],
    ['is another identifier', [[IBAN, ID]], []],
    ['is not both', [[IBAN, IBAN + ID]], MISSING],
    ['is there', [[IBAN, '']], MISSING],
    ['is there where the account is named', [[IBAN, '<ram:AccountName>Giro</ram:AccountName>']], MISSING],
    ['is there for another code of a transfer', [[IBAN, ''], code('30')], MISSING],
    ['is there for a code between blanks', [[IBAN, ''], code(' 58 ')], MISSING],
    ['is not asked for of another means', [[IBAN, ''], code('59')], []],
    ['may be both for another means', [[IBAN, IBAN + ID], code('42')], []],
    [
      'is not asked for of no means',
      [
        [IBAN, ''],
        [MEANS, ''],
      ],
      [],
    ],
  ])('%s', async (_, changes, places) => {
    expect(await found([oneAccount], 'CII-SR-470', changes)).toEqual(places);
  });
});

test('what is judged otherwise than by CEN is told with its terms', async () => {
  const text = changed(
    INVOICE,
    [ROW, taxOf('ApplicableTradeTax', 'S', '').replace('<ram:CategoryCode>S</ram:CategoryCode>', '')],
    ['<ram:IBANID>DE89370400440532013000</ram:IBANID>', ''],
    ...inSettlement(adjustment('false', '1.00') + adjustment('true', '1.00')),
  );
  const findings = await findingsIn(text, setOf([...changedRules, ...changedSums, oneAccount]));
  expect(findings.map(({ id, flag, terms }) => [id, flag, ...terms].join(' '))).toEqual([
    'BR-47 fatal BT-118',
    'BR-48 fatal BT-119',
    'BR-CO-11 fatal BT-107',
    'BR-CO-12 fatal BT-108',
    'CII-SR-470 fatal BT-84',
  ]);
});
