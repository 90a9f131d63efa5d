import { beforeAll, describe, expect, test } from 'vitest';
import { build } from './index.ts';
import { load, registry } from './registry.ts';

test('an extension that a regime writes is known with the regime alone', async () => {
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

describe('what applies to a document', () => {
  beforeAll(() => load('all'));

  const addons = ['es-sii-v1', 'es-facturae-v3'];

  test('is resolved once for a regime and a list of addons', () => {
    expect(registry.plan('ES', addons)).toBe(registry.plan('ES', [...addons]));
    expect(registry.plan('ES', addons)).not.toBe(registry.plan('ES', addons.toReversed()));
  });

  test('does not depend on what a document before it called its regime', () => {
    for (const odd of ['ES\nes-sii-v1', 'es-sii-v1\nES', 'ES\n', 'es', 'ZZ'.repeat(1000)]) {
      expect(registry.plan(odd, ['es-facturae-v3']).regime).toBeUndefined();
      expect(registry.plan(odd, [])).toBe(registry.plan('', []));
    }
    const plan = registry.plan('ES', addons);
    expect(plan.regime?.country).toBe('ES');
    expect(plan.addons.map(({ definition }) => definition.key)).toEqual(addons);
    expect(registry.plan('ES', ['es-facturae-v3']).regime?.country).toBe('ES');
  });
});
