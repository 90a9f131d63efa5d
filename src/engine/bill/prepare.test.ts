/** The first steps of every calculation: regime, addons and normalisation (chapter 02 §4). */
import { describe, expect, test } from 'vitest';
import { field, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import type { NormaliseContext } from '../normalise/normaliser.ts';
import { Party } from '../org/party.ts';
import { read } from '../rules/testing.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import { Calculation } from './calculation.ts';
import { completeRegime, prepareDocument, type RegimeDocument } from './prepare.ts';

const Slip = object(
  'test.Slip',
  { title: 'Slip', description: 'A document made up for this test.' },
  { code: field(text, 'Code', 'What it is called.') },
);

const now = new Date('2026-03-15T10:30:00Z');

/**
 * Prepares a document with invented regimes ES (also called EA) and FR, an addon that requires another, and normalisers
 * that record their arguments.
 */
function made(document: RegimeDocument) {
  const asked: unknown[] = [];
  const contexts: NormaliseContext[] = [];
  const runs: ((value: never, context: NormaliseContext) => void)[][] = [];
  runs[Slip.index] = [(_, context) => contexts.push(context)];
  const registry = {
    regime: (code: string) =>
      ['ES', 'EA'].includes(code) ? { country: 'ES' } : code === 'FR' ? { country: 'FR' } : undefined,
    addon: () => undefined,
    expandAddons: (addons: readonly string[]) =>
      addons.flatMap((each) => (each === 'xx-more' ? ['xx-base', each] : each)),
    plan: (regime: string, addons: readonly string[]) => {
      asked.push([regime, addons]);
      const definition = regime === 'ES' ? { time_zone: 'Europe/Madrid' } : {};
      return { regime: regime === '' ? undefined : { definition }, normalisers: { runs } };
    },
  } as unknown as TaxRegistry;
  const calculation = new Calculation({
    environment: { now: () => now, uuid: () => '' },
    registry,
    calculateWrapped: () => undefined,
    root: [],
    document,
  });
  const { plan, context } = prepareDocument(document, Slip as never, calculation);
  return { document, asked, contexts, plan, context, registry };
}

const supplier = (country: string) => read(Party, { name: 'Taller', tax_id: { country, code: '1' } });

describe('prepareDocument', () => {
  test("sets the regime of the supplier's tax country, by its main code, unless the document states one", () => {
    const regimeOf = (document: RegimeDocument) => made(document).document.$regime;
    expect(regimeOf({ supplier: supplier('EA') })).toBe('ES');
    expect(regimeOf({ supplier: supplier('EA'), $regime: 'FR' })).toBe('FR');
    expect(regimeOf({ supplier: supplier('DE') })).toBeUndefined();
    expect(regimeOf({ supplier: read(Party, { name: 'Taller' }) })).toBeUndefined();
    expect(regimeOf({})).toBeUndefined();
    const { registry } = made({});
    const given: RegimeDocument = { supplier: supplier('FR') };
    completeRegime(given, registry);
    expect(given.$regime).toBe('FR');
  });

  test('adds only required addons', () => {
    expect(made({ $addons: ['xx-more', 'xx-other'] }).document.$addons).toEqual(['xx-base', 'xx-more', 'xx-other']);
    expect(made({}).document).toEqual({ $regime: undefined });
  });

  test("normalises once, with the document's regime and addons and the clock of its country", () => {
    const { asked, contexts, plan, context } = made({ supplier: supplier('ES'), $addons: ['xx-more'] });
    const addons = ['xx-base', 'xx-more'];
    expect(asked).toEqual([['ES', addons]]);
    expect(contexts).toEqual([{ regime: 'ES', addons, now, timeZone: 'Europe/Madrid' }]);
    expect(contexts).toEqual([context]);
    expect(plan.regime?.definition.time_zone).toBe('Europe/Madrid');
  });

  test('normalises in UTC without regime and addons', () => {
    const { asked, contexts } = made({});
    expect(asked).toEqual([['', []]]);
    expect(contexts).toEqual([{ regime: '', addons: [], now, timeZone: 'UTC' }]);
  });
});
