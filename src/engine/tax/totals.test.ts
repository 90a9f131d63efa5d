import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Percentage } from '../num/percentage.ts';
import { TaxCombo } from './combo.ts';
import { Rounding } from './rounding.ts';
import type { RateTotal } from './total.ts';
import { RateIndex, taxTotalOf } from './totals.ts';

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

/** What the standard compares, one by one (chapter 02 §7.4): extensions, country, percentage and surcharge, but no key. */
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

test('each combo counts in the first rate of its category that is equal to it', () => {
  const rounding = new Rounding('precise', 2);
  fc.assert(
    fc.property(fc.array(combos, { maxLength: 12 }), (given) => {
      const rows = given.map((each) => ({
        base: rounding.zero,
        combos: [{ combo: TaxCombo.create(each), retained: false, informative: false }],
      }));
      const { categories = [] } = taxTotalOf(rows, rounding);
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
