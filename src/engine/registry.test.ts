import { beforeAll, describe, expect, test } from 'vitest';
import { build } from './index.ts';
import { load, loadNamed } from './loading.ts';
import { notLoaded } from './needed.ts';
import { add, addonKeys, regimeCountries, registry } from './registry.ts';

test('registry knows an extension that a regime writes without its addon', async () => {
  const document = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    issue_date: '2026-03-15',
    supplier: { name: 'Padaria Lda.', tax_id: { country: 'PT', code: '501442600' } },
    lines: [{ quantity: 1, item: { name: 'Stamps', price: '5' }, taxes: [{ cat: 'VAT', rate: 'exempt+outlay' }] }],
  };
  await load(document);
  expect(registry.addon('pt-saft-v1')).toBeUndefined();
  const outcome = build(document, {}, { now: () => new Date('2026-03-15T10:30:00Z'), uuid: () => '' });
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['GOBL-PT-TAX-COMBO-01']);
});

test('loadNamed loads regimes and addons by name, with required addons', async () => {
  await loadNamed(['GR', 'de-xrechnung-v3']);
  expect(registry.regime('EL')?.country).toBe('EL');
  expect(registry.addon('eu-en16931-v2017')).toBeDefined();
  await expect(loadNamed(['it-sdi-v1', 'es-facturae-v4'])).rejects.toThrow(/"es-facturae-v4".* es-facturae-v3\b/);
  await expect(loadNamed(['*'])).rejects.toThrow('"*"');
  // An unknown name loads nothing.
  expect(registry.addon('it-sdi-v1')).toBeUndefined();
});

test('notLoaded returns the modules that a document needs', async () => {
  const document = {
    supplier: { tax_id: { country: 'IT' }, ext: { 'es-sii-identity': '02' } },
    $addons: ['de-xrechnung-v3'],
    lines: [5, null, 'GR'],
  };
  const needed = notLoaded(document);
  expect(needed).toContain('IT');
  expect(needed).toContain('es-sii-v1');
  expect(needed).not.toContain('EL');
  expect(needed).not.toContain('de-xrechnung-v3');
});

test('add registers imported modules', async () => {
  expect(registry.regime('CH')).toBeUndefined();
  expect(registry.addon('it-ticket-v1')).toBeUndefined();
  const [{ default: regime }, { default: addon }] = await Promise.all([
    import('./regimes/ch/index.ts'),
    import('./addons/it/ticket/index.ts'),
  ]);
  add([regime, addon]);
  add([regime]);
  expect(registry.regime('CH')?.country).toBe('CH');
  expect(registry.addon('it-ticket-v1')).toBe(addon);
});

describe('registry.plan', () => {
  beforeAll(() => load('all'));

  const addons = ['es-sii-v1', 'es-facturae-v3'];

  test('resolves once for a regime and a list of addons', () => {
    expect(registry.plan('ES', addons)).toBe(registry.plan('ES', [...addons]));
    expect(registry.plan('ES', addons)).not.toBe(registry.plan('ES', addons.toReversed()));
  });

  test('does not depend on how earlier documents wrote the regime', () => {
    for (const odd of ['ES\nes-sii-v1', 'es-sii-v1\nES', 'ES\n', 'es', 'ZZ'.repeat(1000)]) {
      expect(registry.plan(odd, ['es-facturae-v3']).regime).toBeUndefined();
      expect(registry.plan(odd, [])).toBe(registry.plan('', []));
    }
    const plan = registry.plan('ES', addons);
    expect(plan.regime?.country).toBe('ES');
    expect(plan.addons.map(({ definition }) => definition.key)).toEqual(addons);
    expect(registry.plan('ES', ['es-facturae-v3']).regime?.country).toBe('ES');
  });

  test('gives the same result after older plans were dropped', () => {
    const first = registry.plan('ES', addons);
    for (let i = 0; i < addonKeys.length; i++)
      for (let j = 1; j <= addonKeys.length; j++)
        for (const country of ['PT', 'FR'])
          registry.plan(country, [...addonKeys.slice(i), ...addonKeys.slice(0, i)].slice(0, j));
    const again = registry.plan('ES', addons);
    expect(again).not.toBe(first);
    expect(again.addons).toEqual(first.addons);
    expect(again.regime).toBe(first.regime);
  });

  test('is complete once everything is loaded', () => {
    expect(notLoaded({ $addons: ['it-sdi-v1'] })).toEqual([]);
    expect(registry.regimes).toHaveLength(regimeCountries.length);
  });
});
