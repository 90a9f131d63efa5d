import { beforeAll, describe, expect, test } from 'vitest';
import { load, registry } from './registry.ts';

beforeAll(() => load('all'));

describe('what applies to a document', () => {
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
