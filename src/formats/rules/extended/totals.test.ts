import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { type Changes, changed, findingsIn, said } from '../testing.ts';
import { totalsInCii } from './cii.ts';
import { adjustment, element, fee, INVOICE, inSettlement, type Line, placesIn, setOf, withLines } from './testing.ts';
import { totalRules } from './totals.ts';

/** Made anew each time: what makes it is what is tried. */
const set = () => setOf(totalRules('T', totalsInCii));

/** Puts another total in the place of one; nothing, if it is not to be there. */
function total(
  name: 'LineTotalAmount' | 'TaxBasisTotalAmount' | 'GrandTotalAmount',
  other: string | undefined,
): Changes {
  const was = element(name, name === 'GrandTotalAmount' ? '119.00' : '100.00');
  // That of the lines stands first, which tells it from the amount of a line.
  const first = name === 'LineTotalAmount' ? '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>' : '';
  return [[first + was, first + element(name, other)]];
}

/** Puts in a total that is not there otherwise. */
function more(name: string, amount: string): Changes {
  return [['<ram:TaxBasisTotalAmount>', `${element(name, amount)}<ram:TaxBasisTotalAmount>`]];
}

const TWO: readonly Line[] = [
  { id: '1', net: '60.00' },
  { id: '2', net: '40.00' },
];

test('totals are found wrong nowhere in an invoice that is right', async () => {
  expect(await said(INVOICE, /./, set())).toEqual([]);
});

test('totals that are not there at all are not judged', async () => {
  const start = INVOICE.indexOf('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
  const end = INVOICE.indexOf('</ram:ApplicableHeaderTradeSettlement>');
  expect(await said(INVOICE.slice(0, start) + INVOICE.slice(end), /./, set())).toEqual([]);
});

describe('the sum of the lines', () => {
  const INFORMATION = { id: '3', net: '7.00', subtype: 'INFORMATION' };
  test.each<[string, readonly Line[], string | undefined, readonly string[]]>([
    ['is what they come to', TWO, '100.00', []],
    ['may be a cent more for each', TWO, '100.02', []],
    ['may be a cent less for each', TWO, '99.98', []],
    ['is not more than that', TWO, '100.03', ['T-CO-10 100.03 100.00']],
    ['is not less than that', TWO, '99.97', ['T-CO-10 99.97 100.00']],
    ['is there', TWO, undefined, ['T-CO-10  100.00']],
    ['is a number', TWO, 'much', ['T-CO-10  100.00']],
    ['is of details too', [...TWO, { id: '3', net: '7.00', subtype: 'DETAIL' }], '107.00', []],
    ['is of no groups', [...TWO, { id: '3', net: '7.00', subtype: 'GROUP' }], '107.00', ['T-CO-10 107.00 100.00']],
    // Lines that do not count make for a cent all the same.
    ['may be a cent more for what is for information', [...TWO, INFORMATION], '100.03', []],
    ['is of nothing that is for information', [...TWO, INFORMATION], '100.04', ['T-CO-10 100.04 100.00']],
    ['is rounded', [{ net: '50.004' }, { net: '50.004' }], '100.04', ['T-CO-10 100.04 100.01']],
    ['takes no line that has no amount', [...TWO, { id: '3' }], '100.03', []],
    ['of no lines is nothing', [], '0.01', ['T-CO-10 0.01 0']],
  ])('%s', async (_, lines, amount, found) => {
    expect(await said(withLines(lines, ...total('LineTotalAmount', amount)), /-10$/, set())).toEqual(found);
  });
});

describe('the sum of the allowances', () => {
  const TWICE = adjustment('false', '5.00') + adjustment('false', '5.00');
  test.each<[string, string, string | undefined, readonly string[]]>([
    ['is not there where there are none', '', undefined, []],
    ['is 0 where there are none', '', '0.00', []],
    ['is nothing else where there are none', '', '0.01', ['T-CO-11 0.01 0']],
    ['is what they come to', TWICE, '10.00', []],
    ['may be a cent more for each', TWICE, '10.02', []],
    ['may be a cent less for each', TWICE, '9.98', []],
    ['is not more than that', TWICE, '10.03', ['T-CO-11 10.03 10.00']],
    ['is there', TWICE, undefined, ['T-CO-11  10.00']],
    ['is rounded', adjustment('false', '10.004'), '10.014', ['T-CO-11 10.014 10.00']],
    ['takes no charges', TWICE + adjustment('true', '1.00'), '10.00', []],
    ['allows for no charges', TWICE + adjustment('true', '1.00'), '10.03', ['T-CO-11 10.03 10.00']],
    // As in the official rule the indicator is looked for as it is written.
    ['takes none that is marked by a number', adjustment('0', '10.00'), undefined, []],
    ['takes none that is marked between blanks', adjustment(' false ', '10.00'), '10.00', ['T-CO-11 10.00 0']],
    [
      'takes none that is not marked',
      adjustment('false', '10.00').replace(/<udt:.*?<.udt:Indicator>/, ''),
      undefined,
      [],
    ],
  ])('%s', async (_, allowances, amount, found) => {
    const changes = amount === undefined ? [] : more('AllowanceTotalAmount', amount);
    expect(await said(changed(INVOICE, ...inSettlement(allowances), ...changes), /-11$/, set())).toEqual(found);
  });
});

describe('the sum of the charges', () => {
  const TWICE = adjustment('true', '5.00') + adjustment('true', '5.00');
  test.each<[string, string, string | undefined, readonly string[]]>([
    ['is not there where there are none', '', undefined, []],
    ['is 0 where there are none', '', '0.00', []],
    ['is nothing else where there are none', '', '0.01', ['T-CO-12 0.01 0.00']],
    ['is what they come to', TWICE, '10.00', []],
    ['may be a cent more for each', TWICE, '10.02', []],
    ['may be a cent less for each', TWICE, '9.98', []],
    ['is not more than that', TWICE, '10.03', ['T-CO-12 10.03 10.00']],
    ['is there', TWICE, undefined, ['T-CO-12  10.00']],
    ['is rounded', adjustment('true', '10.004'), '10.014', ['T-CO-12 10.014 10.00']],
    ['takes no allowances', TWICE + adjustment('false', '1.00'), '10.00', []],
    ['allows for no allowances', TWICE + adjustment('false', '1.00'), '10.03', ['T-CO-12 10.03 10.00']],
    ['takes none that is marked by a number', adjustment('1', '10.00'), undefined, []],
    [
      'takes none that is not marked',
      adjustment('true', '10.00').replace(/<udt:.*?<.udt:Indicator>/, ''),
      undefined,
      [],
    ],
    ['takes fees', TWICE + fee('3.00'), '13.03', []],
    ['takes fees, and allows for a cent for each', TWICE + fee('3.00'), '13.04', ['T-CO-12 13.04 13.00']],
    ['is of fees alone', fee('3.00') + fee('4.00'), '7.02', []],
    ['is not there where there are fees alone', fee('3.00'), undefined, []],
    ['is there where there are charges beside fees', TWICE + fee('3.00'), undefined, ['T-CO-12  13.00']],
    ['rounds fees in binary', fee('1.005'), '1.01', []],
    ['rounds fees in binary, for a cent each', fee('1.005'), '1.02', ['T-CO-12 1.02 1.00']],
    ['takes nothing for a fee that is no number', TWICE + fee('much'), '10.03', []],
  ])('%s', async (_, charges, amount, found) => {
    const changes = amount === undefined ? [] : more('ChargeTotalAmount', amount);
    expect(await said(changed(INVOICE, ...inSettlement(charges), ...changes), /-12$/, set())).toEqual(found);
  });
});

describe('the total without VAT', () => {
  const ALL = adjustment('false', '10.00') + adjustment('true', '5.00') + fee('3.00');
  test.each<[string, readonly Line[], string, string | undefined, readonly string[]]>([
    ['is that of the lines', TWO, '', '100.00', []],
    ['may be a cent more for each', TWO, '', '100.02', []],
    ['may be a cent less for each', TWO, '', '99.98', []],
    ['is not more than that', TWO, '', '100.03', ['T-CO-13 100.03 100.00']],
    ['is there', TWO, '', undefined, ['T-CO-13  100.00']],
    ['is less allowances, with charges and fees', TWO, ALL, '98.00', []],
    ['may be a cent more for each of all', TWO, ALL, '98.05', []],
    ['may be a cent less for each of all', TWO, ALL, '97.95', []],
    ['is not more than that for all', TWO, ALL, '98.06', ['T-CO-13 98.06 98.00']],
    // Here lines that do not count make for no cent.
    [
      'is of nothing that is for information',
      [...TWO, { id: '3', net: '7.00', subtype: 'INFORMATION' }],
      '',
      '100.03',
      ['T-CO-13 100.03 100.00'],
    ],
    ['rounds allowances in binary', TWO, adjustment('false', '1.005'), '99.04', ['T-CO-13 99.04 99.00']],
    ['rounds charges in binary', TWO, adjustment('true', '1.005'), '101.04', ['T-CO-13 101.04 101.00']],
    ['takes nothing for what is no number', TWO, adjustment('true', 'much'), '100.03', []],
    ['takes nothing that is marked by a number', TWO, adjustment('1', '5.00'), '100.02', []],
    [
      'allows for nothing that is marked by a number',
      TWO,
      adjustment('1', '5.00'),
      '100.03',
      ['T-CO-13 100.03 100.00'],
    ],
  ])('%s', async (_, lines, adjustments, amount, found) => {
    const changes = [...total('TaxBasisTotalAmount', amount), ...inSettlement(adjustments)];
    expect(await said(withLines(lines, ...changes), /-13$/, set())).toEqual(found);
  });
});

describe('the total with VAT', () => {
  const VAT = '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>';
  const vat = (...amounts: readonly (readonly [currency: string, amount: string])[]): Changes => [
    [VAT, amounts.map(([currency, amount]) => VAT.replace('EUR', currency).replace('19.00', amount)).join('')],
  ];

  test.each<[string, Changes, string | undefined, readonly string[]]>([
    ['is that without VAT with VAT', [], '119.00', []],
    ['may be a cent more for each line', [], '119.02', []],
    ['may be a cent less for each line', [], '118.98', []],
    ['is not more than that', [], '119.03', ['T-CO-15 119.03 119.00']],
    ['is there', [], undefined, ['T-CO-15  119.00']],
    ['may be a cent more for an allowance', inSettlement(adjustment('false', '1.00')), '119.03', []],
    ['may be a cent more for a charge', inSettlement(adjustment('true', '1.00')), '119.03', []],
    ['may be a cent more for a fee', inSettlement(fee('1.00')), '119.03', []],
    [
      'is not more than that for all',
      inSettlement(adjustment('false', '1.00') + adjustment('true', '1.00') + fee('1.00')),
      '119.06',
      ['T-CO-15 119.06 119.00'],
    ],
    ['takes VAT in the currency of the invoice', vat(['USD', '25.00'], ['EUR', '19.00']), '119.00', []],
    ['takes no VAT in another', vat(['USD', '19.00']), '119.00', ['T-CO-15 119.00 ']],
    ['takes none that is missing', vat(), '100.00', ['T-CO-15 100.00 ']],
    ['takes none that is no number', vat(['EUR', 'much']), '100.00', ['T-CO-15 100.00 ']],
    // With several totals of VAT in the currency there must be none to pay.
    ['is that without VAT where VAT stands twice', vat(['EUR', '19.00'], ['EUR', '19.00']), '100.00', []],
    [
      'is exactly that where VAT stands twice',
      vat(['EUR', '19.00'], ['EUR', '19.00']),
      '100.01',
      ['T-CO-15 100.01 119.00'],
    ],
    ['is not that where VAT stands once', [], '100.00', ['T-CO-15 100.00 119.00']],
    ['has one without VAT', total('TaxBasisTotalAmount', undefined), '119.00', ['T-CO-15 119.00 ']],
    ['has a currency', [['<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '']], '119.00', ['T-CO-15 119.00 ']],
  ])('%s', async (_, changes, amount, found) => {
    const text = withLines(TWO, ...total('GrandTotalAmount', amount), ...changes);
    expect(await said(text, /-15$/, set())).toEqual(found);
  });
});

test('a total is told where it stands, or should', async () => {
  const wrong = changed(INVOICE, ...total('TaxBasisTotalAmount', '1.00'), ...more('ChargeTotalAmount', '2.00'));
  expect(await placesIn(wrong, /./, set())).toEqual([
    'T-CO-12 ram:ChargeTotalAmount',
    'T-CO-13 ram:TaxBasisTotalAmount',
    'T-CO-15 ram:GrandTotalAmount',
  ]);
  const missing = changed(
    INVOICE,
    ...total('LineTotalAmount', undefined),
    ...inSettlement(adjustment('false', '1.00')),
  );
  expect(await placesIn(missing, /-1[01]$/, set())).toEqual([
    'T-CO-10 ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:LineTotalAmount',
    'T-CO-11 ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:AllowanceTotalAmount',
  ]);
});

test('a total is told with its term, and with what it should be', async () => {
  const net = '<ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>';
  const text = changed(
    INVOICE,
    [net, net.replace('100.00', '7.00')],
    [
      '<ram:TaxBasisTotalAmount>',
      `${element('ChargeTotalAmount', '2.00')}${element('AllowanceTotalAmount', '3.00')}<ram:TaxBasisTotalAmount>`,
    ],
    ...total('GrandTotalAmount', '1.00'),
  );
  const findings = await findingsIn(text, set());
  expect(findings.map(({ id, flag, terms }) => [id, flag, ...terms])).toEqual([
    ['T-CO-10', 'fatal', 'BT-106'],
    ['T-CO-11', 'fatal', 'BT-107'],
    ['T-CO-12', 'fatal', 'BT-108'],
    ['T-CO-13', 'fatal', 'BT-109'],
    ['T-CO-15', 'fatal', 'BT-112'],
  ]);
  for (const { text: said } of findings) {
    const { found, expected } = said.values ?? {};
    expect(words(said)).toContain(`${expected}, but `);
    expect(words(said)).toContain(` says ${found}`);
  }
});
