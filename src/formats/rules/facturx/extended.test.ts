import { describe, expect, test } from 'vitest';
import {
  adjustment,
  element,
  fee,
  INVOICE,
  inSettlement,
  type Line,
  placesIn,
  ROW,
  setOf,
  taxOf,
  withLines,
} from '../extended/testing.ts';
import { brokenIn, type Changes, changed, said } from '../testing.ts';
import { set } from './extended.ts';

/** The rules on terms, without the scans. */
const rules = setOf(set.rules);

test('nothing is wrong in an invoice that is right', async () => {
  expect(await brokenIn(INVOICE, set)).toEqual([]);
});

describe('the rules of EXTENDED', () => {
  const ids = set.rules.map(({ id }) => id);

  test('stand once each', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have none of those that EXTENDED judges otherwise', () => {
    for (const id of ['BR-22', 'BR-27', 'BR-38', 'BR-54', 'BR-CO-10', 'BR-CO-16', 'BR-S-08', 'BR-O-11', 'BR-AG-10']) {
      expect(ids).not.toContain(id);
    }
  });

  test('have those of EN 16931 that are left, but none on codes', () => {
    for (const id of ['BR-01', 'BR-21', 'BR-25', 'BR-CO-14', 'BR-S-02', 'BR-O-05', 'BR-DEC-28']) {
      expect(ids).toContain(id);
    }
    expect(ids.filter((id) => id.startsWith('BR-CL-'))).toEqual([]);
  });

  test('on taxable amounts have identifiers of their own', () => {
    expect(ids.filter((id) => /^BR-FXEXT-(?:S|Z)-?0[89]/.test(id))).toEqual([
      'BR-FXEXT-S08b',
      'BR-FXEXT-S-08ini',
      'BR-FXEXT-S-08rev',
      'BR-FXEXT-S-09b',
      'BR-FXEXT-Z-08b',
      'BR-FXEXT-Z-08ini',
      'BR-FXEXT-Z-08rev',
    ]);
  });

  test('on the tree of lines have none on the subtype, which has a list', () => {
    expect(ids.filter((id) => /^BR-FXEXT-\d\d$/.test(id)).sort()).toEqual(
      ['01', '02', '03', '04', '06', '08', '11', '12'].map((number) => `BR-FXEXT-${number}`),
    );
  });
});

describe('what a line needs', () => {
  const WHOLE: Line = { id: '2', net: '0.00' };
  const without = (part: RegExp, subtype: string | undefined) => {
    const line = { ...WHOLE, ...(subtype !== undefined && { subtype }) };
    const xml = withLines([line]);
    if (xml.split(part).length !== 2) throw new Error(`${part} is not there once`);
    return xml.replace(part, '');
  };
  const LINE = 'ram:IncludedSupplyChainTradeLineItem 2';
  const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
    [/<ram:BilledQuantity.*<\/ram:BilledQuantity>/, ['BR-FXEXT-BR-22', 'BR-FXEXT-BR-23']],
    [/ unitCode="C62"/, ['BR-FXEXT-BR-23']],
    [/<ram:LineTotalAmount>0.00<\/ram:LineTotalAmount>/, ['BR-FXEXT-BR-24']],
    [/<ram:ChargeAmount>.*<\/ram:ChargeAmount>/, ['BR-FXEXT-BR-26']],
  ];

  test.each(PARTS)('is asked for where it counts: %s', async (part, ids) => {
    for (const subtype of [undefined, 'DETAIL']) {
      expect(await brokenIn(without(part, subtype), rules)).toEqual(expect.arrayContaining([...ids]));
    }
  });

  test.each(PARTS)('is not asked for of groups and what is for information: %s', async (part) => {
    for (const subtype of ['GROUP', 'INFORMATION']) {
      expect(await said(without(part, subtype), /BR-2\d/, rules)).toEqual([]);
    }
  });

  test('is told where it should be', async () => {
    expect(await placesIn(without(/ unitCode="C62"/, undefined), /BR-23$/, rules)).toEqual([
      'BR-FXEXT-BR-23 ram:BilledQuantity @unitCode',
    ]);
    expect(await placesIn(without(/<ram:SpecifiedLineTradeDelivery>.*?Delivery>/, undefined), /BR-22$/, rules)).toEqual(
      [`BR-FXEXT-BR-22 ${LINE} ram:SpecifiedLineTradeDelivery`],
    );
  });
});

describe('the reason for a charge', () => {
  const reason = element('Reason', 'Some');
  const charge = adjustment('true', '0.00', taxOf('CategoryTradeTax'));
  const bare = charge.replace(reason, '');
  const code = '<ram:ReasonCode listID="5153">ENV</ram:ReasonCode>';
  const line = '<ram:SpecifiedTradeSettlementLineMonetarySummation>';
  const BOTH: readonly (readonly [string, (added: string) => Changes])[] = [
    ['BR-FXEXT-BR-38', inSettlement],
    ['BR-FXEXT-BR-44', (added) => [[line, added.replace(/<ram:CategoryTradeTax>.*Tax>/, '') + line]]],
  ];
  test.each(BOTH)('is asked for by %s', async (id, put) => {
    const found = async (added: string) => said(changed(INVOICE, ...put(added)), /-BR-(?:38|44)$/, rules);
    expect(await found(charge)).toEqual([]);
    expect(await found(bare.replace('<ram:CategoryTradeTax>', `${code}<ram:CategoryTradeTax>`))).toEqual([]);
    expect(await found(bare)).toEqual([id]);
    expect(await found(bare.replace('true', 'false'))).toEqual([]);
  });
});

describe('the use of a category', () => {
  const taxed = (code: string, subtype?: string): Line => ({
    id: '1',
    net: '100.00',
    tax: taxOf('ApplicableTradeTax', code, '0'),
    ...(subtype !== undefined && { subtype }),
  });
  const listed = (...codes: readonly string[]): Changes => [
    [ROW, codes.map((code) => ROW.replace('>S<', `>${code}<`)).join('')],
  ];
  test.each<[string, readonly Line[], Changes, readonly string[]]>([
    ['is the same in lines and breakdowns', [taxed('Z')], listed('Z'), []],
    ['is told where it is not listed', [taxed('Z')], listed(), ['BR-FXEXT-Z-01 Z 0']],
    ['is told where it is listed alone', [], listed('Z'), ['BR-FXEXT-Z-01 Z 1']],
    ['is told with how often it is listed', [], listed('Z', 'Z', 'E'), ['BR-FXEXT-Z-01 Z 2', 'BR-FXEXT-E-01 E 1']],
    ['may be listed more than once', [taxed('Z')], listed('Z', 'Z'), []],
    // The official rule takes all lines, those too that do not count.
    ['is that of what is for information too', [taxed('Z', 'INFORMATION')], listed('Z'), []],
    [
      'is that of an allowance',
      [],
      [...listed('Z'), ...inSettlement(adjustment('false', '0', taxOf('CategoryTradeTax', 'Z', '0')))],
      [],
    ],
    [
      'is told of an allowance',
      [],
      [...listed(), ...inSettlement(adjustment('false', '0', taxOf('CategoryTradeTax', 'Z', '0')))],
      ['BR-FXEXT-Z-01 Z 0'],
    ],
    ['is that of a fee', [], [...listed('Z'), ...inSettlement(fee('0', taxOf('AppliedTradeTax', 'Z', '0')))], []],
    [
      'is told of a fee',
      [],
      [...listed(), ...inSettlement(fee('0', taxOf('AppliedTradeTax', 'Z', '0')))],
      ['BR-FXEXT-Z-01 Z 0'],
    ],
    [
      'is each of several',
      [{ ...taxed('Z'), tax: `${taxOf('ApplicableTradeTax', 'Z', '0')}${taxOf('ApplicableTradeTax', 'E', '0')}` }],
      listed('Z'),
      ['BR-FXEXT-E-01 E 0'],
    ],
  ])('%s', async (_, lines, changes, found) => {
    expect(
      await said(withLines(lines, ...changes), /-01$/, setOf(set.rules.filter(({ id }) => /[A-Z]-01$/.test(id)))),
    ).toEqual(found);
  });
});

test('what is taxable may be a cent apart for each line', async () => {
  const basis = (amount: string): Changes[number] => ['<ram:BasisAmount>100.00', `<ram:BasisAmount>${amount}`];
  expect(await said(changed(INVOICE, basis('100.01')), /-S-?08/, rules)).toEqual([]);
  expect(await said(changed(INVOICE, basis('100.02')), /-S-?08/, rules)).toEqual([
    'BR-FXEXT-S08b S 100.02 100.00',
    'BR-FXEXT-S-08ini S 100.02 100.00',
    'BR-FXEXT-S-08rev S 100.02 100.00',
  ]);
});
