import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { Decimal } from '../decimal.ts';
import { reach } from '../elements.ts';
import { findingsIn, judgedText, said } from '../testing.ts';
import {
  cents,
  FAMILIES,
  isWithinCents,
  type Part,
  reasonOf,
  type Tax,
  type TaxableOptions,
  taxableRules,
  type Uses,
  usageRules,
} from './taxable.ts';
import { INVOICE, placesIn, setOf } from './testing.ts';

const ROW = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement', 'ram:ApplicableTradeTax'];

/** A tax at 19 %, and what is of it. */
const tax = (other: Partial<Tax> = {}): Tax => ({ code: 'S', rate: '19', reason: '', ...other });
const part = (amount: string | undefined, other: Partial<Part> = {}): Part => {
  return { kind: 'lines', amount, count: 1, taxes: [tax()], ...other };
};

interface Breakdown extends Partial<Tax> {
  readonly taxable?: string | undefined;
  readonly tax?: string | undefined;
}

/** The rules on taxable amounts of a document that has these parts and these breakdowns. */
function rulesOn(parts: readonly Part[], breakdowns: readonly Breakdown[], reckoning: TaxableOptions['reckoning']) {
  return setOf(
    taxableRules({
      series: 'X',
      reckoning,
      read: ({ root }) => {
        const [element = root] = reach(root, ...ROW);
        return {
          parts,
          breakdowns: breakdowns.map((each) => ({ element, ...tax(), taxable: undefined, tax: undefined, ...each })),
        };
      },
    }),
  );
}

const LINES = [part('60.00'), part('40.00')];

/** What the three rules on a taxable amount say of it. */
const all = (what: string) => ['X-S-08', 'X-S-08ini', 'X-S-08rev'].map((id) => `${id} ${what}`);

describe('a taxable amount', () => {
  const of = (parts: readonly Part[], taxable: string | undefined, other: Breakdown = {}) =>
    said(INVOICE, /^X-.*-08/, rulesOn(parts, [{ taxable, ...other }], 'exact'));

  test.each<[string, readonly Part[], string | undefined, readonly string[]]>([
    ['what the lines come to', LINES, '100.00', []],
    ['a cent more for each line', LINES, '100.02', []],
    ['a cent less for each line', LINES, '99.98', []],
    ['more than a cent more for each line', LINES, '100.021', all('S 100.021 100.00')],
    ['more than a cent less for each line', LINES, '99.979', all('S 99.979 100.00')],
    ['missing', LINES, undefined, all('S nothing 100.00')],
    ['no number', LINES, 'much', []],
    ['nothing, of nothing', [], '0.00', []],
    ['a cent, of nothing', [], '0.01', all('S 0.01 0')],
    ['a charge more', [...LINES, part('10.00', { kind: 'charges' })], '110.03', []],
    ['a charge more, and too much', [...LINES, part('10.00', { kind: 'charges' })], '110.04', all('S 110.04 110.00')],
    ['an allowance less', [...LINES, part('10.00', { kind: 'allowances' })], '89.97', []],
    [
      'an allowance less, and too much',
      [...LINES, part('10.00', { kind: 'allowances' })],
      '89.96',
      all('S 89.96 90.00'),
    ],
    ['a fee more', [...LINES, part('5.00', { kind: 'fees' })], '105.03', []],
    ['a fee more, and too much', [...LINES, part('5.00', { kind: 'fees' })], '105.04', all('S 105.04 105.00')],
    // What is neither an allowance nor a charge comes to nothing, but makes for a cent.
    ['of what is of no kind too', [...LINES, part('10.00', { kind: undefined })], '100.03', []],
    [
      'too much for what is of no kind',
      [...LINES, part('10.00', { kind: undefined })],
      '100.04',
      all('S 100.04 100.00'),
    ],
    ['of an amount that is none too', [...LINES, part('much')], '100.03', []],
    ['too much for an amount that is none', [...LINES, part(undefined)], '100.04', all('S 100.04 100.00')],
    ['of what counts more than once', [part('100.00', { count: 3 })], '100.03', []],
    ['too much for what counts more than once', [part('100.00', { count: 3 })], '100.04', all('S 100.04 100.00')],
    // 10.004 three times would come to 30.012, and two halves of a cent to one.
    [
      'of parts that are rounded kind by kind',
      [part('10.004'), part('10.004', { kind: 'charges' }), part('10.004', { kind: 'fees' })],
      '30.04',
      all('S 30.04 30.00'),
    ],
    ['of lines that are rounded together', [part('10.005'), part('10.005')], '20.04', all('S 20.04 20.01')],
    ['of allowances that are rounded', [part('10.004', { kind: 'allowances' })], '-9.98', all('S -9.98 -10.00')],
    ['at another rate', [part('100.00', { taxes: [tax({ rate: '7' })] })], '100.00', all('S 100.00 0')],
    ['at the same rate in other figures', [part('100.00', { taxes: [tax({ rate: '19.00' })] })], '100.00', []],
    ['at a rate that is none', [part('100.00', { taxes: [tax({ rate: 'full' })] })], '100.00', all('S 100.00 0')],
    ['without a rate', [part('100.00', { taxes: [tax({ rate: undefined })] })], '100.00', all('S 100.00 0')],
    ['of another category', [part('100.00', { taxes: [tax({ code: 'Z' })] })], '100.00', all('S 100.00 0')],
    ['of several categories', [part('100.00', { taxes: [tax({ code: 'Z' }), tax()] })], '100.00', []],
    ['of a category that is said twice', [part('100.00', { taxes: [tax(), tax({ rate: '19.0' })] })], '100.01', []],
    [
      'too much for a category that is said twice',
      [part('100.00', { taxes: [tax(), tax()] })],
      '100.02',
      all('S 100.02 100.00'),
    ],
  ])('may be %s', async (_, parts, taxable, found) => {
    expect(await of(parts, taxable)).toEqual(found);
  });

  test('of a breakdown without a rate is nothing', async () => {
    const withoutRate = [part('100.00', { taxes: [tax({ rate: undefined })] })];
    expect(await of(withoutRate, '100.00', { rate: undefined })).toEqual(all('S 100.00 0'));
    expect(await of(withoutRate, '0.00', { rate: undefined })).toEqual([]);
  });

  test('of a breakdown whose rate is no number is not judged', async () => {
    expect(await of(LINES, '1.00', { rate: 'full' })).toEqual([]);
  });

  test('of what is outside the scope of VAT is of all rates', async () => {
    const outside = (rate: string | undefined) => part('50.00', { taxes: [tax({ code: 'O', rate })] });
    const parts = [outside(undefined), outside('0')];
    expect(await of(parts, '100.02', { code: 'O', rate: undefined })).toEqual([]);
    expect(await of(parts, '100.02', { code: 'O', rate: '0' })).toEqual([]);
    expect(await of(parts, '100.03', { code: 'O', rate: undefined })).toEqual([
      'X-O-08 O 100.03 100.00',
      'X-O-08ini O 100.03 100.00',
      'X-O-08rev O 100.03 100.00',
    ]);
  });

  test.each(FAMILIES)('is judged in %s, of the category %s', async (name, code) => {
    expect(await of([], '5.00', { code })).toEqual(
      ['08', '08ini', '08rev'].map((number) => `X-${name}-${number} ${code} 5.00 0`),
    );
  });

  test('is not judged in a category that is none', async () => {
    expect(await of([], '5.00', { code: 'B' })).toEqual([]);
    expect(await of([], '5.00', { code: '' })).toEqual([]);
  });
});

describe('a reason for exemption', () => {
  const because = (amount: string, reason: string) => part(amount, { taxes: [tax({ code: 'E', rate: '0', reason })] });
  const listed = (taxable: string, reason: string): Breakdown => ({ code: 'E', rate: '0', reason, taxable });
  const of = (parts: readonly Part[], breakdowns: readonly Breakdown[]) =>
    said(INVOICE, /^X-/, rulesOn(parts, breakdowns, 'exact'));
  const PARTS = [because('60.00', 'A'), because('40.00', 'B')];

  test('may tell breakdowns apart', async () => {
    expect(await of(PARTS, [listed('60.00', 'A'), listed('40.00', 'B')])).toEqual([
      'X-E-08ini E 60.00 100.00',
      'X-E-08ini E 40.00 100.00',
    ]);
  });

  test('may be overlooked', async () => {
    expect(await of(PARTS, [listed('100.00', 'A')])).toEqual(['X-E-08rev E 100.00 60.00']);
    expect(await of(PARTS, [listed('100.00', '')])).toEqual(['X-E-08rev E 100.00 0']);
  });

  test('does not do where neither way comes to the amount', async () => {
    expect(await of(PARTS, [listed('61.00', 'A')])).toEqual([
      'X-E-08 E 61.00 60.00',
      'X-E-08ini E 61.00 100.00',
      'X-E-08rev E 61.00 60.00',
    ]);
  });

  test('makes for as many cents as there are parts for it', async () => {
    const parts = [because('60.00', 'A'), because('0.00', 'B')];
    expect(await of(parts, [listed('60.02', 'A')])).toEqual(['X-E-08rev E 60.02 60.00']);
    expect(await of(parts, [listed('60.01', 'A')])).toEqual([]);
  });

  test('counts outside the scope of VAT too', async () => {
    const outside = part('10.00', { taxes: [tax({ code: 'O', rate: undefined, reason: 'A' })] });
    expect(await of([outside], [{ code: 'O', rate: undefined, reason: 'A', taxable: '10.00' }])).toEqual([]);
    expect(await of([outside], [{ code: 'O', rate: undefined, reason: 'B', taxable: '10.00' }])).toEqual([
      'X-O-08rev O 10.00 0',
    ]);
  });

  test('is only noticed', async () => {
    const findings = await findingsIn(INVOICE, rulesOn(PARTS, [listed('61.00', 'A')], 'exact'));
    expect(findings.map(({ id, flag, terms }) => [id, flag, ...terms])).toEqual([
      ['X-E-08', 'fatal', 'BT-116'],
      ['X-E-08ini', 'warning', 'BT-116'],
      ['X-E-08rev', 'warning', 'BT-116', 'BT-120', 'BT-121'],
    ]);
  });

  test('is read of the code and the words, without blanks around', async () => {
    const xml = INVOICE.replace(
      '<ram:BasisAmount>',
      '<ram:ExemptionReason> not  taxed </ram:ExemptionReason><ram:ExemptionReasonCode>VATEX-EU-O </ram:ExemptionReasonCode><ram:BasisAmount>',
    );
    const names = ['ram:ExemptionReasonCode', 'ram:ExemptionReason'] as const;
    const [element] = reach((await judgedText(xml)).root, ...ROW);
    expect(reasonOf(element, ...names)).toBe('VATEX-EU-O\nnot taxed');
    expect(reasonOf(undefined, ...names)).toBe('\n');
  });
});

describe('in binary', () => {
  const of = (parts: readonly Part[], taxable: string) =>
    said(INVOICE, /^X-.*-08$/, rulesOn(parts, [{ taxable, tax: '0' }], 'binary'));

  test.each<[string, readonly Part[], string, readonly string[]]>([
    ['as much is as much', LINES, '100.00', []],
    ['less than a cent for each line is near', LINES, '100.015', []],
    ['less than a cent less for each line is near', LINES, '99.985', []],
    // 100.01 − 100 is 0.010000000000005116 there.
    ['a cent more for a line is too much', [part('100.00')], '100.01', ['X-S-08 S 100.01 100.00']],
    ['a cent less for a line is too little', [part('100.00')], '99.99', ['X-S-08 S 99.99 100.00']],
    ['a cent of nothing is near', [part('0.00')], '0.01', []],
    ['charges are more', [part('60.00'), part('40.00', { kind: 'charges' })], '100.00', []],
    ['allowances are less', [part('160.00'), part('60.00', { kind: 'allowances' })], '100.00', []],
    // UBL has no fees.
    ['fees are none', [part('100.00'), part('5.00', { kind: 'fees' })], '105.00', ['X-S-08 S 105.00 105.00']],
    ['lines are rounded', [part('10.004')], '10.013', ['X-S-08 S 10.013 10.00']],
    ['charges are rounded', [part('10.004', { kind: 'charges' })], '10.013', ['X-S-08 S 10.013 10.00']],
    ['allowances are rounded', [part('10.004', { kind: 'allowances' })], '-10.013', ['X-S-08 S -10.013 -10.00']],
    ['what is no number comes to nothing', [part('much'), part('100.00')], '100.01', []],
  ])('%s', async (_, parts, taxable, found) => {
    expect(await of(parts, taxable)).toEqual(found);
  });

  test('cents are rounded a half up', () => {
    expect([1.005, 2.675, 0.125, -0.125, 2.5, 0.1 + 0.2].map(cents)).toEqual([1, 2.68, 0.13, -0.12, 2.5, 0.3]);
  });
});

describe('the VAT of category S', () => {
  const of = (breakdown: Breakdown, parts: readonly Part[] = LINES, reckoning: 'exact' | 'binary' = 'exact') =>
    said(INVOICE, /-09$/, rulesOn(parts, [{ taxable: '100.00', tax: '19.00', ...breakdown }], reckoning));

  test.each<[string, Breakdown, readonly string[]]>([
    ['is the rate of what is taxable', {}, []],
    ['may be a cent more for each line', { tax: '19.02' }, []],
    ['may be a cent less for each line', { tax: '18.98' }, []],
    ['is not more than that', { tax: '19.03' }, ['X-S-09 19.03 19.00']],
    ['is not less than that', { tax: '18.97' }, ['X-S-09 18.97 19.00']],
    // 1.9057 is 1.91.
    ['is rounded', { taxable: '10.03', tax: '1.93' }, []],
    ['is rounded before it is compared', { taxable: '10.03', tax: '1.8860' }, ['X-S-09 1.8860 1.91']],
    ['is there', { tax: undefined }, ['X-S-09 nothing 19.00']],
    ['has something taxable', { taxable: undefined }, ['X-S-09 19.00 nothing']],
    ['has a rate', { rate: undefined }, ['X-S-09 19.00 nothing']],
    ['is not judged where it is no number', { tax: 'much' }, []],
    ['is not judged where the taxable amount is no number', { taxable: 'much', tax: '1' }, []],
    ['is not judged where the rate is no number', { rate: 'full', tax: '1' }, []],
    ['is not judged in other categories', { code: 'L', tax: '1' }, []],
  ])('%s', async (_, breakdown, found) => {
    expect(await of(breakdown)).toEqual(found);
  });

  test('is exact where there are no lines for it', async () => {
    expect(await of({}, [])).toEqual([]);
    expect(await of({ tax: '19.01' }, [])).toEqual(['X-S-09 19.01 19.00']);
  });

  test('is told with its terms', async () => {
    const [finding] = await findingsIn(INVOICE, rulesOn([], [{ taxable: '0', tax: '1' }], 'exact'));
    expect(finding).toMatchObject({ id: 'X-S-09', flag: 'fatal', terms: ['BT-117', 'BT-116', 'BT-119'] });
  });

  test('may differ by the lines of all reasons, but in binary by those of its own alone', async () => {
    const parts = [part('60.00', { taxes: [tax({ reason: 'A' })] }), part('40.00')];
    expect(await of({ tax: '19.01' }, parts)).toEqual([]);
    expect(await of({ tax: '19.02' }, parts)).toEqual([]);
    expect(await of({ tax: '19.01' }, parts, 'binary')).toEqual([]);
    expect(await of({ tax: '19.02' }, parts, 'binary')).toEqual(['X-S-09 19.02 19.00']);
  });
});

test('each category has three rules on what is taxable, and S one on its VAT', () => {
  const { rules } = rulesOn([], [], 'exact');
  expect(rules.map(({ id }) => id)).toEqual(
    FAMILIES.flatMap(([name]) =>
      ['08', '08ini', '08rev', ...(name === 'S' ? ['09'] : [])].map((end) => `X-${name}-${end}`),
    ),
  );
  for (const { text } of rules) expect(text).toMatch(/\{found\}.*\{expected\}|\{expected\}.*\{found\}/);
});

test('what is wrong with a breakdown is told at it', async () => {
  const set = rulesOn(LINES, [{ taxable: '1.00', tax: '9.00' }], 'exact');
  expect(await placesIn(INVOICE, /^X-/, set)).toEqual(
    ['08', '08ini', '08rev', '09'].map((number) => `X-S-${number} ram:ApplicableTradeTax`),
  );
});

test('differences are of so many cents at most', () => {
  const within = (difference: string, count: number) => isWithinCents(Decimal.parse(difference) ?? Decimal.ZERO, count);
  expect([within('0.02', 2), within('-0.02', 2), within('0.0200', 2), within('0', 0)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([within('0.021', 2), within('-0.03', 2), within('0.001', 0)]).toEqual([false, false, false]);
});

describe('the use of a category', () => {
  const of = (uses: Uses, only = 'Z') =>
    said(INVOICE, /./, setOf(usageRules('X', (code) => (code === only ? uses : { listed: 0, used: 0 }))));

  test.each<[Uses, readonly string[]]>([
    [{ listed: 0, used: 0 }, []],
    [{ listed: 1, used: 1 }, []],
    [{ listed: 2, used: 1 }, []],
    [{ listed: 1, used: 3 }, []],
    [{ listed: 0, used: 1 }, ['X-Z-01 Z 0']],
    [{ listed: 1, used: 0 }, ['X-Z-01 Z 1']],
    [{ listed: 2, used: 0 }, ['X-Z-01 Z 2']],
  ])('is in both or in neither: %o', async (uses, found) => {
    expect(await of(uses)).toEqual(found);
  });

  test.each(FAMILIES)('is judged in %s, of the category %s', async (name, code) => {
    expect(await of({ listed: 0, used: 1 }, code)).toEqual([`X-${name}-01 ${code} 0`]);
  });

  test('is told with the term, and says how often it is listed', async () => {
    const [finding] = await findingsIn(
      INVOICE,
      setOf(usageRules('X', (code) => ({ listed: code === 'S' ? 2 : 0, used: 0 }))),
    );
    expect(finding?.terms).toEqual(['BT-118']);
    expect(words(finding?.text ?? { template: '' })).toContain('the breakdown has it 2 times');
  });
});
