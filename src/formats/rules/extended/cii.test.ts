import { describe, expect, test } from 'vitest';
import { type Changes, changed, judgedText } from '../testing.ts';
import { counts, taxation, tree } from './cii.ts';
import type { Part, Tax } from './taxable.ts';
import { adjustment, element, fee, INVOICE, inSettlement, type Line, ROW, taxOf, withLines } from './testing.ts';

const LINE: Line = { id: '1', net: '100.00' };

/** Returns what counts in an invoice, without what is counted alike. */
async function partsIn(lines: readonly Line[], adjustments = '') {
  const { parts } = taxation(await judgedText(withLines(lines, ...inSettlement(adjustments))));
  return parts.map(({ kind, amount, taxes }) => [kind, amount, ...taxes.map(inWords)]);
}

function inWords({ code, rate, reason }: Tax): string {
  return [code, rate ?? 'no rate', reason.replace('\n', '/')].join(' ').replace(/ \/$/, '');
}

describe('a line counts', () => {
  test.each<[string, string, boolean]>([
    ['that does not say what it is', '', true],
    ['that is a detail', element('LineStatusReasonCode', 'DETAIL'), true],
    ['that is a group', element('LineStatusReasonCode', 'GROUP'), false],
    ['that is for information', element('LineStatusReasonCode', 'INFORMATION'), false],
    ['whose subtype is none', element('LineStatusReasonCode', ' DETAIL '), false],
    ['whose subtype is empty', element('LineStatusReasonCode', ''), false],
    [
      'that is a detail among others',
      element('LineStatusReasonCode', 'GROUP') + element('LineStatusReasonCode', 'DETAIL'),
      true,
    ],
  ])('%s', async (_, subtypes, isCounted) => {
    const document = '</ram:AssociatedDocumentLineDocument>';
    const { root } = await judgedText(changed(withLines([LINE]), [document, subtypes + document]));
    const line = root.child('rsm:SupplyChainTradeTransaction')?.child('ram:IncludedSupplyChainTradeLineItem');
    expect(line && counts(line)).toBe(isCounted);
  });
});

describe('what counts for VAT', () => {
  test('are the lines that count, with their amounts', async () => {
    const lines = [LINE, { id: '2', net: '7.00', subtype: 'INFORMATION' }, { id: '3', subtype: 'DETAIL' }];
    expect(await partsIn(lines)).toEqual([
      ['lines', '100.00', 'S 19'],
      ['lines', undefined, 'S 19'],
    ]);
  });

  test('are allowances, charges and fees', async () => {
    const all = [
      adjustment('false', '1.00'),
      adjustment('true', '2.00', taxOf('CategoryTradeTax', 'Z', '0')),
      adjustment('0', '3.00'),
      adjustment(' 1 ', '4.00'),
      adjustment('no', '5.00'),
      fee('6.00', taxOf('AppliedTradeTax', 'AE', '0')),
    ];
    expect(await partsIn([], all.join(''))).toEqual([
      ['allowances', '1.00', 'S 19'],
      ['charges', '2.00', 'Z 0'],
      ['allowances', '3.00', 'S 19'],
      ['charges', '4.00', 'S 19'],
      [undefined, '5.00', 'S 19'],
      ['fees', '6.00', 'AE 0'],
    ]);
  });

  test('may have no amounts', async () => {
    const bare = (adjustment('true', '1.00') + fee('2.00')).replace(/<ram:(?:Actual|Applied)Amount>.*?Amount>/g, '');
    expect(await partsIn([], bare)).toEqual([
      ['charges', undefined, 'S 19'],
      ['fees', undefined, 'S 19'],
    ]);
  });

  test('are each of them once', async () => {
    const { parts } = taxation(
      await judgedText(withLines([LINE], ...inSettlement(adjustment('true', '2.00') + fee('6.00')))),
    );
    expect(parts.map(({ count }: Part) => count)).toEqual([1, 1, 1]);
  });

  const reasons = (code: string | undefined, words: string | undefined) =>
    element('ExemptionReason', words) + element('ExemptionReasonCode', code);
  test.each<[string, string, readonly string[]]>([
    ['no tax', '', []],
    ['no rate', taxOf('ApplicableTradeTax', 'O', ''), ['O no rate']],
    ['no category', taxOf('ApplicableTradeTax').replace(element('CategoryCode', 'S'), ''), []],
    ['a tax that is no VAT', taxOf('ApplicableTradeTax').replace('VAT', 'GST'), ['S 19']],
    [
      'a reason in both ways',
      taxOf('ApplicableTradeTax', 'E', '0', reasons(' VATEX-EU-132 ', ' health  care ')),
      ['E 0 VATEX-EU-132/health care'],
    ],
    [
      'a reason by its code',
      taxOf('ApplicableTradeTax', 'E', '0', reasons('VATEX-EU-132', undefined)),
      ['E 0 VATEX-EU-132/'],
    ],
    ['a reason in words', taxOf('ApplicableTradeTax', 'E', '0', reasons(undefined, 'care')), ['E 0 /care']],
    // Each code goes with each rate, and all with the first reason of each kind.
    [
      'several taxes',
      taxOf('ApplicableTradeTax', 'E', '0', reasons(undefined, 'care')) +
        taxOf('ApplicableTradeTax', 'S', '19', reasons('VATEX-EU-132', 'other')),
      ['E 0 VATEX-EU-132/care', 'E 19 VATEX-EU-132/care', 'S 0 VATEX-EU-132/care', 'S 19 VATEX-EU-132/care'],
    ],
    [
      'several taxes, one of them without a rate',
      taxOf('ApplicableTradeTax', 'O', '') + taxOf('ApplicableTradeTax'),
      ['O 19', 'S 19'],
    ],
    [
      'several taxes without rates',
      taxOf('ApplicableTradeTax', 'O', '') + taxOf('ApplicableTradeTax', 'Z', ''),
      ['O no rate', 'Z no rate'],
    ],
  ])('may have %s', async (_, tax, taxes) => {
    expect(await partsIn([{ ...LINE, tax }])).toEqual([['lines', '100.00', ...taxes]]);
  });
});

describe('a breakdown', () => {
  const of = async (...changes: Changes) => {
    const { breakdowns } = taxation(await judgedText(changed(INVOICE, ...changes)));
    return breakdowns.map(({ element: at, ...each }) => ({ name: at.name, ...each }));
  };
  const WHOLE = { code: 'S', rate: '19', reason: '\n', taxable: '100.00', tax: '19.00' };

  test('is read with its amounts, and where it stands', async () => {
    expect(await of()).toEqual([{ name: 'ram:ApplicableTradeTax', ...WHOLE }]);
  });

  test('is of VAT, however that is written', async () => {
    const type = (code: string) => [ROW, ROW.replace('>VAT<', `>${code}<`)] as const;
    expect(await of(type('vat'))).toHaveLength(1);
    expect(await of(type('GST'))).toEqual([]);
    expect(await of(type(' VAT '))).toEqual([]);
    expect(await of([ROW, ROW.replace('<ram:TypeCode>VAT</ram:TypeCode>', '')])).toEqual([]);
  });

  test('may say nothing but its type', async () => {
    const bare = '<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode></ram:ApplicableTradeTax>';
    expect(await of([ROW, bare])).toEqual([
      { ...WHOLE, name: 'ram:ApplicableTradeTax', code: '', rate: undefined, taxable: undefined, tax: undefined },
    ]);
  });

  test('has a reason for exemption', async () => {
    const reasoned = ROW.replace(
      '<ram:BasisAmount>',
      `${element('ExemptionReason', ' health  care ')}${element('ExemptionReasonCode', 'VATEX-EU-132')}<ram:BasisAmount>`,
    );
    expect(await of([ROW, reasoned])).toMatchObject([{ reason: 'VATEX-EU-132\nhealth care' }]);
  });

  test('stands once for each rate', async () => {
    const other = ROW.replace('>19<', '>7<').replace('>S<', '>Z<');
    expect(await of([ROW, ROW + other])).toMatchObject([WHOLE, { ...WHOLE, code: 'Z', rate: '7' }]);
  });
});

describe('the places of lines', () => {
  const placesOf = async (...lines: readonly Line[]) => {
    const [read = []] = tree(await judgedText(withLines(lines)));
    return read.map(({ element: _, ...each }) => each);
  };

  test('are none where nothing is said of them', async () => {
    expect(await placesOf(LINE)).toEqual([
      { id: '1', net: '100.00', subtype: undefined, subtypes: [], parents: [], above: [] },
    ]);
    expect(await placesOf({})).toEqual([
      { id: undefined, net: undefined, subtype: undefined, subtypes: [], parents: [], above: [] },
    ]);
  });

  test('are in another line, as it is written and as it is looked for', async () => {
    expect(await placesOf({ ...LINE, parent: ' 0 ', subtype: 'DETAIL' })).toEqual([
      { id: '1', net: '100.00', subtype: 'DETAIL', subtypes: ['DETAIL'], parents: [' 0 '], above: ['0'] },
    ]);
  });

  test('are none where they are said to be blank', async () => {
    expect(await placesOf({ ...LINE, parent: ' ', subtype: '' })).toEqual([
      { id: '1', net: '100.00', subtype: '', subtypes: [], parents: [' '], above: [] },
    ]);
  });

  test('are none of a line that has nothing on itself', async () => {
    const bare = withLines([LINE]).replace(/<ram:AssociatedDocumentLineDocument>.*LineDocument>/, '');
    const [[line] = []] = tree(await judgedText(bare));
    expect(line).toMatchObject({ id: undefined, subtype: undefined, subtypes: [], parents: [], above: [] });
  });

  test('are those of all lines, in one list', async () => {
    const judged = await judgedText(withLines([LINE, { id: '2', subtype: 'GROUP' }]));
    const read = tree(judged);
    expect(read.map((lines) => lines.map(({ id }) => id))).toEqual([['1', '2']]);
    expect(read[0]?.map(({ element: { name } }) => name)).toEqual(
      Array.from({ length: 2 }, () => 'ram:IncludedSupplyChainTradeLineItem'),
    );
  });
});
