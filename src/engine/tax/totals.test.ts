import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import { read } from '../rules/testing.ts';
import { TaxCombo } from './combo.ts';
import { Rounding } from './rounding.ts';
import { RateTotal, TaxTotal } from './total.ts';
import {
  type Counting,
  calculateTaxTotal,
  copyTaxTotal,
  exchangeTaxTotal,
  RateIndex,
  roundTaxTotal,
  taxTotalOf,
} from './totals.ts';

const percentages = fc.option(
  fc
    .constantFrom('0%', '0.0%', '7%', '7.0%', '7.00%', '70%', '-7%', '0.7%', '99999999999999999%')
    .map((text) => Percentage.parse(text)),
  { nil: undefined },
);

const extensions = fc.option(
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'a"'), fc.constantFrom('1', '2', '')), { selector: ([key]) => key })
    .map((entries) => new Map(entries)),
  { nil: undefined },
);

const combos = fc.record({
  cat: fc.constantFrom('VAT', 'IGIC', undefined),
  percent: percentages,
  surcharge: percentages,
  country: fc.constantFrom(undefined, '', 'ES', 'PT'),
  ext: extensions,
});

/** Returns whether a category is retained or informative in these tests. */
function countingOf({ cat }: TaxCombo): Counting {
  return { retained: cat === 'IRPF' || cat === 'OTHER', informative: cat === 'INFO' };
}

/**
 * Compares the members that the standard names (chapter 02 §7.4): extensions, country, percentage and surcharge, but
 * not keys.
 */
function countsIn(rate: RateTotal, combo: TaxCombo): boolean {
  const entries = (map: ReadonlyMap<string, string> = new Map()) => JSON.stringify([...map].sort());
  const equal = (a?: Percentage, b?: Percentage) => (a && b ? a.equals(b) : !a && !b);
  return (
    entries(rate.ext) === entries(combo.ext) &&
    (rate.country ?? '') === (combo.country ?? '') &&
    equal(rate.percent, combo.percent) &&
    (!combo.percent || equal(rate.surcharge?.percent, combo.surcharge))
  );
}

test('taxTotalOf adds each combo to the first equal rate of its category', () => {
  const rounding = new Rounding('precise', 2);
  fc.assert(
    fc.property(fc.array(combos, { maxLength: 12 }), (given) => {
      const rows = given.map((each) => ({
        base: rounding.zero,
        combos: [TaxCombo.create(each)],
      }));
      const { categories = [] } = taxTotalOf(rows, rounding, countingOf);
      const index = new RateIndex();
      for (const { code = '', rates = [] } of categories) for (const rate of rates) index.add(code, rate);
      for (const each of given) {
        const [category] = categories.filter(({ code }) => code === (each.cat ?? ''));
        const equal = category?.rates?.filter((rate) => countsIn(rate, TaxCombo.create(each))) ?? [];
        expect(equal).toHaveLength(1);
        expect(index.find(TaxCombo.create(each))).toBe(equal[0]);
      }
    }),
  );
});

const amount = (text: string) => Amount.parse(text) ?? Amount.ZERO;
const percentage = (text: string) => Percentage.parse(text) ?? Percentage.ZERO;

/** Parses a tax from `CAT percent+surcharge`. */
function taxed(text: string): TaxCombo {
  const [cat = '', rate = ''] = text.split(' ');
  const [percent, surcharge] = rate.split('+').map((each) => (each === '' ? undefined : percentage(each)));
  return TaxCombo.create({ cat, percent, surcharge });
}

/** Returns the figures of a total, one line each: sums, then categories with their rates. */
function figures(total: TaxTotal): string[] {
  const rates = total.categories?.flatMap(({ code, amount: sum, surcharge, rates: own = [] }) => [
    `${code} ${sum}${surcharge ? ` +${surcharge}` : ''}`,
    ...own.map(
      (each) =>
        `- ${each.base} ${each.percent ?? ''} ${each.amount}${each.surcharge ? ` +${each.surcharge.amount}` : ''}`,
    ),
  ]);
  return [`${total.sum}${total.retained ? ` -${total.retained}` : ''}`, ...(rates ?? [])];
}

describe('taxTotalOf', () => {
  const rows = [
    { base: amount('100.01'), combos: [taxed('VAT 21%+5.2%'), taxed('IRPF 15%')] },
    { base: amount('50.033'), combos: [taxed('VAT 10%'), taxed('INFO 50%')] },
    { base: amount('-0.01'), combos: [taxed('VAT 21%+5.2%')] },
    { base: amount('7.00'), combos: [taxed('VAT '), taxed('OTHER 1%+1%')] },
  ];

  test('keeps the precision of the bases and separates surcharges, retained and informative taxes', () => {
    expect(figures(taxTotalOf(rows, new Rounding('precise', 2), countingOf))).toEqual([
      // 21.00 + 5.003, and 5.20 of surcharges; less 15.00 retained with 0.07 and its surcharge of 0.07
      '31.203 -15.14',
      'VAT 26.003 +5.20',
      '- 100.00 21% 21.00 +5.20',
      '- 50.033 10% 5.003',
      '- 7.00  0.00',
      'IRPF 15.00',
      '- 100.01 15% 15.00',
      'INFO 25.017',
      '- 50.033 50% 25.017',
      'OTHER 0.07 +0.07',
      '- 7.00 1% 0.07 +0.07',
    ]);
  });

  test('rounds at each step under the rule currency', () => {
    expect(figures(taxTotalOf(rows, new Rounding('currency', 2), countingOf))).toEqual([
      '31.20 -15.14',
      'VAT 26.00 +5.20',
      '- 100.00 21% 21.00 +5.20',
      '- 50.03 10% 5.00',
      '- 7.00  0.00',
      'IRPF 15.00',
      '- 100.01 15% 15.00',
      'INFO 25.02',
      '- 50.03 50% 25.02',
      'OTHER 0.07 +0.07',
      '- 7.00 1% 0.07 +0.07',
    ]);
  });

  test('separates rates by percentage, surcharge, country and extensions, but not by keys or trailing zeros', () => {
    const ext = new Map([['xx-kind', 'A']]);
    const differing: object[] = [
      { percent: percentage('21%') },
      { percent: percentage('21%'), surcharge: percentage('5.2%') },
      { percent: percentage('21%'), surcharge: percentage('1.4%') },
      { percent: percentage('21%'), country: 'PT' },
      { percent: percentage('21%'), country: 'FR' },
      { percent: percentage('21%'), ext },
      { percent: percentage('21%'), ext: new Map([['xx-kind', 'B']]) },
      { percent: percentage('2.1%') },
      { percent: percentage('0%') },
      {},
    ];
    const again = differing.map((each) => ({ key: 'standard', ...each }));
    const zeros = { percent: percentage('21.00%'), surcharge: percentage('5.20%') };
    const all = [...differing, ...again, zeros, { surcharge: percentage('5.2%') }];
    const total = taxTotalOf(
      all.map((each) => ({
        base: amount('1.00'),
        combos: [TaxCombo.create({ cat: 'VAT', ...each })],
      })),
      new Rounding('precise', 2),
      countingOf,
    );
    const [{ rates = [] } = {}] = total.categories ?? [];
    expect(rates.map(({ base }) => `${base}`)).toEqual([
      '2.00',
      '3.00',
      ...Array.from({ length: 7 }, () => '2.00'),
      // A surcharge without a percentage does not make a separate rate.
      '3.00',
    ]);
    expect(rates.map(({ key }) => key)).toEqual(rates.map(() => undefined));
    expect(rates[5]?.ext).toEqual(ext);
    expect(rates[5]?.ext).not.toBe(ext);
  });

  test('returns zero without rows', () => {
    expect(figures(taxTotalOf([], new Rounding('precise', 2), countingOf))).toEqual(['0.00']);
  });
});

test('RateIndex finds the first of several equal rates', () => {
  const index = new RateIndex();
  const [first, second] = ['1.00', '2.00'].map((base) =>
    RateTotal.create({ base: amount(base), percent: percentage('21%') }),
  );
  if (!first || !second) throw new Error('no rates');
  index.add('VAT', first);
  index.add('VAT', second);
  index.add('IGIC', second);
  const combo = (cat: string) => TaxCombo.create({ cat, percent: percentage('21%') });
  expect(index.find(combo('VAT'))).toBe(first);
  expect(index.find(combo('IGIC'))).toBe(second);
  expect(index.find(combo('IPSI'))).toBeUndefined();
  // The same for many rates, which are indexed by key.
  for (const percent of ['1%', '2%', '3%', '4%']) index.add('VAT', RateTotal.create({ percent: percentage(percent) }));
  index.add('VAT', second);
  expect(index.find(combo('VAT'))).toBe(first);
});

test('RateIndex ignores surcharges without a percentage, for few rates and for many', () => {
  const index = new RateIndex();
  const rate = RateTotal.create({ surcharge: { percent: percentage('5.2%') } });
  index.add('VAT', rate);
  const found = () =>
    ['5.2%', '1.4%'].map((each) => index.find(TaxCombo.create({ cat: 'VAT', surcharge: percentage(each) })));
  expect(found()).toEqual([rate, rate]);
  for (const percent of ['1%', '2%', '3%', '4%']) index.add('VAT', RateTotal.create({ percent: percentage(percent) }));
  expect(found()).toEqual([rate, rate]);
});

describe('tax total of a reference', () => {
  const given = () =>
    read(TaxTotal, {
      categories: [
        null,
        {
          code: 'VAT',
          rates: [
            null,
            { base: '100.00', percent: '21%', surcharge: { percent: '5.2%', amount: '9.99' }, amount: '9.99' },
            { base: '10.005', percent: '10%', amount: '9.99' },
            { base: '4.00', surcharge: { percent: '1%', amount: '9.99' }, amount: '9.99' },
            { percent: '21%', surcharge: {}, amount: '9.99' },
          ],
          amount: '9.99',
        },
        { code: 'IRPF', retained: true, rates: [{ base: '100.00', percent: '15%', surcharge: { percent: '1%' } }] },
        { code: 'INFO', informative: true, retained: true, rates: [{ base: '100.00', percent: '2%' }] },
        { code: 'NONE' },
      ],
      sum: '9.99',
    });
  const precise = new Rounding('precise', 2);

  test('calculates its amounts from its bases and skips null entries', () => {
    const total = given();
    calculateTaxTotal(total, precise);
    expect(figures(total)).toEqual([
      '27.201 -16.00',
      'VAT 22.001 +5.20',
      '- 100.00 21% 21.00 +5.20',
      '- 10.005 10% 1.001',
      // Without a percentage, neither tax nor surcharge is calculated, and existing amounts stay.
      '- 4.00  0.00 +9.99',
      '- undefined 21% 0 +0',
      'IRPF 15.00 +1.00',
      '- 100.00 15% 15.00 +1.00',
      'INFO 2.00',
      '- 100.00 2% 2.00',
      'NONE 0.00',
    ]);
  });

  test('starts from zero on each calculation', () => {
    const total = given();
    calculateTaxTotal(total, precise);
    const once = figures(total);
    calculateTaxTotal(total, precise);
    expect(figures(total)).toEqual(once);
  });

  test('rounds each figure half away from zero', () => {
    const total = given();
    calculateTaxTotal(total, precise);
    roundTaxTotal(total, 1);
    expect(figures(total)).toEqual([
      '27.2 -16.0',
      'VAT 22.0 +5.2',
      '- 100.0 21% 21.0 +5.2',
      '- 10.0 10% 1.0',
      '- 4.0  0.0 +10.0',
      '- 0.0 21% 0.0 +0.0',
      'IRPF 15.0 +1.0',
      '- 100.0 15% 15.0 +1.0',
      'INFO 2.0',
      '- 100.0 2% 2.0',
      'NONE 0.0',
    ]);
    const bare = TaxTotal.create({});
    roundTaxTotal(bare, 2);
    expect(figures(bare)).toEqual(['0.00']);
    calculateTaxTotal(bare, precise);
    expect(bare.categories).toEqual([]);
  });

  test('copies deeply, without the marks of informative categories', () => {
    const total = read(TaxTotal, {
      categories: [
        {
          code: 'VAT',
          informative: true,
          retained: true,
          rates: [
            {
              base: '1.00',
              percent: '10%',
              ext: { 'xx-a': '1' },
              surcharge: { percent: '1%', amount: '0.01' },
              amount: '0.10',
            },
          ],
          amount: '0.10',
        },
        { code: 'NONE', rates: [], amount: '0.00' },
      ],
      sum: '0.10',
      retained: '0.10',
    });
    const before = JSON.stringify(TaxTotal.write(total));
    const copy = copyTaxTotal(total);
    expect(JSON.stringify(TaxTotal.write(copy))).toBe(before.replace('"informative":true,', ''));
    expect(before).toContain('informative');
    const [category] = copy.categories ?? [];
    const [rate] = category?.rates ?? [];
    rate?.ext?.set('xx-a', '2');
    if (rate?.surcharge) rate.surcharge.amount = amount('9');
    if (rate) rate.base = amount('9');
    if (category) category.amount = amount('9');
    copy.categories?.pop();
    expect(JSON.stringify(TaxTotal.write(total))).toBe(before);
  });

  test('drops null entries when copied and keeps missing members', () => {
    const total = given();
    expect(copyTaxTotal(total).categories?.map(({ code, rates }) => [code, rates?.length])).toEqual([
      ['VAT', 4],
      ['IRPF', 1],
      ['INFO', 1],
      ['NONE', 0],
    ]);
    expect(copyTaxTotal(TaxTotal.create({})).categories).toBeUndefined();
  });
});

describe('exchangeTaxTotal', () => {
  const given = () =>
    read(TaxTotal, {
      categories: [
        {
          code: 'VAT',
          rates: [{ base: '200.00', percent: '21%' }, { base: '33.33', percent: '10%' }, { percent: '10%' }],
        },
        { code: 'NONE' },
      ],
    });

  test('converts each base, with the decimals of the other currency', () => {
    const total = given();
    exchangeTaxTotal(total, amount('150.5'), new Rounding('precise', 0));
    // 200 × 150.5 = 30,100; 33.33 × 150.5 = 5,016.165
    expect(figures(total)).toEqual(['6823', 'VAT 6823', '- 30100 21% 6321', '- 5016 10% 502', '- 0 10% 0', 'NONE 0']);
  });
});
