/**
 * How country, category, key and rate of a combo determine its percentages (chapter 03 §3.4), with an invented country.
 */
import { describe, expect, test } from 'vitest';
import { read } from '../rules/testing.ts';
import { TaxCombo } from './combo.ts';
import { countingOf, prepareCombo } from './prepare.ts';
import { Regime, type TaxRegistry } from './registry.ts';

const name = { en: 'Name' };

/**
 * An invented country ES: VAT has keys, LEVY has none and only an old rate, and two taxes do not count among those
 * added.
 */
const land = new Regime({
  definition: {
    country: 'ES',
    categories: [
      {
        code: 'VAT',
        name,
        keys: [
          { key: 'standard', name },
          { key: 'exempt', name, no_percent: true },
        ],
        rates: [
          {
            rate: 'general',
            keys: ['standard'],
            name,
            values: [
              { percent: '21%', surcharge: '5%', since: '2012-09-01' },
              { percent: '18%', since: '2010-07-01' },
            ],
          },
          { rate: 'local', keys: ['standard'], name, values: [{ percent: '4%', ext: { 'xx-place': 'N' } }] },
          { rate: 'free', keys: ['standard'], name },
          { rate: 'reduced', keys: ['exempt'], name, values: [{ percent: '1%' }] },
        ],
      },
      { code: 'LEVY', name, rates: [{ rate: 'usual', name, values: [{ percent: '2%' }] }] },
      { code: 'KEPT', name, retained: true },
      { code: 'SHOWN', name, informative: true },
    ],
  },
} as unknown as ConstructorParameters<typeof Regime>[0]);

const registry = { regime: (country: string) => (country === 'ES' ? land : undefined) } as TaxRegistry;

/** Returns the prepared combo on a day, or the problem. */
function settled(given: object, { country = 'ES', day = '2020-01-01' } = {}) {
  const combo = read(TaxCombo, given);
  const terms = { registry, country, day };
  const problem = prepareCombo(combo, terms);
  if (problem) return [problem.kind, problem.message.values, problem.text.values];
  const { retained, informative } = countingOf(combo, terms);
  return { ...(TaxCombo.write(combo) as object), retained, informative };
}

const added = { retained: false, informative: false };

describe('prepareCombo', () => {
  test("removes a country that equals the document's", () => {
    expect(settled({ cat: 'KEPT', country: 'ES' })).toEqual({ cat: 'KEPT', retained: true, informative: false });
    expect(settled({ cat: 'VAT', country: 'FR' })).toEqual({ cat: 'VAT', country: 'FR', key: 'standard', ...added });
    expect(settled({ cat: 'KEPT', country: 'ES' }, { country: 'FR' })).toMatchObject({ country: 'ES', retained: true });
  });

  test('copies retained and informative from the category', () => {
    expect(settled({ cat: 'SHOWN' })).toEqual({ cat: 'SHOWN', retained: false, informative: true });
    expect(settled({ cat: 'LEVY' })).toEqual({ cat: 'LEVY', ...added });
  });

  test('sets the key standard if the category has keys', () => {
    expect(settled({ cat: 'VAT', percent: '7%' })).toEqual({ cat: 'VAT', key: 'standard', percent: '7%', ...added });
  });

  test('removes percentages if the key does not allow them', () => {
    expect(settled({ cat: 'VAT', key: 'exempt', percent: '21%', surcharge: '1%' })).toEqual({
      cat: 'VAT',
      key: 'exempt',
      ...added,
    });
  });

  test('sets the percentages of the rate on the day and replaces existing ones', () => {
    const given = { cat: 'VAT', rate: 'general', percent: '9%', surcharge: '9%' };
    const on = (day: string) => settled(given, { day });
    const rated = { cat: 'VAT', key: 'standard', rate: 'general' };
    expect(on('2012-09-01')).toEqual({ ...rated, percent: '21%', surcharge: '5%', ...added });
    expect(on('2012-08-31')).toEqual({ ...rated, percent: '18%', ...added });
    expect(settled({ cat: 'LEVY', rate: 'usual' })).toEqual({ cat: 'LEVY', rate: 'usual', percent: '2%', ...added });
  });

  test('keeps the percentage if its rate has no values', () => {
    const given = { cat: 'VAT', key: 'standard', rate: 'free', percent: '3%' };
    expect(settled(given)).toEqual({ ...given, ...added });
  });

  test('leaves a combo unchanged if neither its country nor the document has a regime', () => {
    const given = { cat: 'IGIC', rate: 'general', percent: '7%' };
    expect(settled(given, { country: '' })).toEqual({ ...given, ...added });
    expect(settled({ cat: 'VAT' }, { country: '' })).toEqual({ cat: 'VAT', key: 'standard', ...added });
  });
});

describe('prepareCombo fails', () => {
  test('if the regime does not have the category', () => {
    expect(settled({ cat: 'IGIC' })).toEqual([
      'category',
      { given: 'IGIC' },
      { country: 'ES', given: 'IGIC', known: ['VAT', 'LEVY', 'KEPT', 'SHOWN'] },
    ]);
    expect(settled({})).toMatchObject({ 0: 'category', 1: { given: '' } });
    expect(settled({ cat: 'IGIC', country: 'ES' }, { country: '' })).toMatchObject({ 0: 'category' });
  });

  test('if the category does not have the rate', () => {
    expect(settled({ cat: 'VAT', rate: 'special' })).toMatchObject([
      'rate',
      { given: 'special', key: 'standard', category: 'VAT' },
      { given: 'special', rates: ['general', 'local', 'free'] },
    ]);
    expect(settled({ cat: 'LEVY', rate: 'special' })).toMatchObject([
      'rate',
      { given: 'special', category: 'LEVY' },
      { given: 'special', rates: ['usual'] },
    ]);
    const none = settled({ cat: 'LEVY', key: 'own', rate: 'usual' });
    expect(none).toMatchObject(['rate', { given: 'usual', key: 'own', category: 'LEVY' }, { given: 'usual' }]);
    expect(none).not.toHaveProperty('2.rates');
    expect(settled({ cat: 'KEPT', rate: 'usual' })).toMatchObject({
      0: 'rate',
      1: { given: 'usual', category: 'KEPT' },
    });
  });

  test('if the rate had no value on the day', () => {
    expect(settled({ cat: 'VAT', rate: 'general' }, { day: '2010-06-30' })).toMatchObject([
      'date',
      { rate: 'general', category: 'VAT', day: '2010-06-30' },
      { rate: 'general', category: 'VAT', day: '2010-06-30', since: '2010-07-01' },
    ]);
    const local = { cat: 'VAT', rate: 'local' };
    const never = settled({ ...local, ext: { 'xx-place': 'S' } });
    expect(never).toMatchObject(['date', { rate: 'local' }, { rate: 'local', category: 'VAT', day: '2020-01-01' }]);
    expect(never).not.toHaveProperty('2.since');
    expect(settled({ ...local, ext: { 'xx-place': 'N' } })).toMatchObject({ percent: '4%' });
  });
});
