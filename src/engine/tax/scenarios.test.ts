/** The scenarios that add notes and extensions to an invoice (chapter 03 §7), tested with invented ones. */
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { TaxCombo } from './combo.ts';
import type { Scenario, ScenarioSet } from './definitions.ts';
import type { Plan } from './registry.ts';
import { applyScenarios, type ScenarioDocument } from './scenarios.ts';

const context = { now: () => new Date('2026-03-15T10:30:00Z') };

/** Applies the scenarios of a regime and of an addon to a document. */
function applied(
  document: ScenarioDocument,
  own: readonly Scenario[],
  added: readonly Scenario[] = [],
  schema = 'bill/invoice',
) {
  const sets = (list: readonly Scenario[]): ScenarioSet[] => [{ schema: 'bill/invoice', list: [...list] }];
  const plan = {
    regime: { definition: { scenarios: sets(own) } },
    addons: [{ definition: { scenarios: sets(added) } }, { definition: {} }],
    normalisers: registry.plan('', []).normalisers,
  } as unknown as Plan;
  applyScenarios(document, schema, plan, context as never, () => ({}));
  return { ext: Object.fromEntries(document.tax?.ext ?? []), notes: document.tax?.notes?.map(({ text }) => text) };
}

const given = (code: string) => ({ ext: { 'xx-type': code } });

test("applyScenarios requires all of a scenario's types, tags and categories", () => {
  const list: Scenario[] = [
    { type: ['credit-note'], ...given('1') },
    { tags: ['partial', 'export'], ...given('2') },
    { cat: ['IRPF'], ...given('3') },
  ];
  const combo = TaxCombo.create({ cat: 'IRPF' });
  expect(applied({}, list).ext).toEqual({});
  expect(
    applied({ type: 'standard', $tags: ['partial'], lines: [{}, { taxes: [TaxCombo.create({})] }] }, list).ext,
  ).toEqual({});
  expect(applied({ type: 'credit-note' }, list).ext).toEqual({ 'xx-type': '1' });
  expect(applied({ type: 'credit-note', $tags: ['export', 'partial'] }, list).ext).toEqual({ 'xx-type': '2' });
  for (const rows of ['lines', 'discounts', 'charges'])
    expect(applied({ [rows]: [{ taxes: [combo] }] }, list).ext).toEqual({ 'xx-type': '3' });
});

test('applyScenarios looks for an extension in the tax block and in the rates of the totals', () => {
  const any: Scenario[] = [{ ext_key: 'xx-kind', ...given('any') }];
  const one: Scenario[] = [{ ext_key: 'xx-kind', ext_code: 'B', ...given('one') }];
  const block = (code: string): ScenarioDocument => ({ tax: { ext: new Map([['xx-kind', code]]) } });
  const rate = (code: string) =>
    ({
      totals: { taxes: { categories: [{}, { rates: [{ ext: new Map([['xx-kind', code]]) }] }] } },
    }) as unknown as ScenarioDocument;
  for (const where of [block, rate]) {
    expect(applied(where('A'), any).ext['xx-type']).toBe('any');
    expect(applied(where('A'), one).ext['xx-type']).toBeUndefined();
    expect(applied(where('B'), one).ext['xx-type']).toBe('one');
  }
  const rates = [{}, { ext: new Map([['xx-kind', 'B']]) }];
  expect(applied({ totals: { taxes: { categories: [{ rates }] } } } as never, one).ext['xx-type']).toBe('one');
  for (const without of [{}, { tax: {} }, { totals: {} }, { totals: { taxes: {} } }] as ScenarioDocument[])
    expect(applied(without, any).ext).toEqual({});
});

test('applyScenarios adds only the blocks that matching scenarios fill', () => {
  const left = (own: readonly Scenario[]) => {
    const document: ScenarioDocument = {};
    applied(document, own);
    return document;
  };
  expect(left([{ type: ['credit-note'], ...given('1') }])).toEqual({});
  expect(left([given('1')])).toEqual({ tax: { ext: new Map([['xx-type', '1']]) } });
  expect(left([{ note: { cat: 'VAT', text: 'one' } } as Scenario]).tax).not.toHaveProperty('ext');
});

test("applyScenarios respects the condition of an addon's scenario", () => {
  const scenario: Scenario = given('1');
  const document: ScenarioDocument = {};
  const plan = (holds: boolean) =>
    ({
      addons: [
        {
          definition: { scenarios: [{ schema: 'bill/invoice', list: [scenario] }] },
          conditions: new Map([[scenario, () => holds]]),
        },
      ],
    }) as unknown as Plan;
  applyScenarios(document, 'bill/invoice', plan(false), context as never, () => ({}));
  expect(document).toEqual({});
  applyScenarios(document, 'bill/invoice', plan(true), context as never, () => ({}));
  expect(document.tax?.ext).toEqual(new Map([['xx-type', '1']]));
});

test('applyScenarios ignores scenarios for another schema', () => {
  expect(applied({}, [given('1')], [], 'bill/order').ext).toEqual({});
});

test("applyScenarios replaces earlier notes on the same subject but not the document's own", () => {
  const note = (text: string, key?: string): Scenario =>
    ({ note: { cat: 'VAT', text, ...(key && { key }) } }) as Scenario;
  expect(applied({}, [note('one'), note('exempt', 'exempt')], [note('two')]).notes).toEqual(['two', 'exempt']);
  expect(applied({}, [{ note: { text: 'general' } } as Scenario, note('one')]).notes).toEqual(['general', 'one']);
  const own = { cat: 'VAT', text: 'own' } as never;
  expect(applied({ tax: { notes: [own] } }, [note('one'), note('exempt', 'exempt')]).notes).toEqual(['own', 'exempt']);
});
