import { expect, test } from 'vitest';
import { Validation } from '../model/validation.ts';
import { Regime, timeZoneOf } from './registry.ts';
import { addonList } from './shared.ts';

test("timeZoneOf returns the regime's zone, and UTC without one", () => {
  const regime = (time_zone?: string) => ({ regime: { definition: { time_zone } } }) as never;
  expect(timeZoneOf(regime('Europe/Madrid'))).toBe('Europe/Madrid');
  expect(timeZoneOf(regime())).toBe('UTC');
  expect(timeZoneOf({ regime: undefined })).toBe('UTC');
});

test('Regime finds its categories by code', () => {
  const name = { en: 'Tax' };
  const categories = [
    { code: 'VAT', name },
    { code: 'LEVY', name, retained: true },
  ];
  const regime = new Regime({ definition: { country: 'XX', categories } } as never);
  expect([regime.country, regime.categoryCodes]).toEqual(['XX', ['VAT', 'LEVY']]);
  expect([regime.category('LEVY')?.retained, regime.category('VAT')?.retained]).toEqual([true, false]);
  expect(regime.category('levy')).toBeUndefined();
});

test('addonList reports each unknown addon at its path', () => {
  const known = { addon: (key: string) => (key === 'xx-known' ? {} : undefined) };
  const faultsIn = (...keys: string[]) => {
    const run = new Validation({ regime: '', document: undefined, root: [], known, now: new Date(0) } as never);
    addonList.check?.(keys as never, run);
    return run.result().map(({ code, properties }) => `${code} ${properties.join(' ')}`);
  };
  expect(faultsIn('xx-known')).toEqual([]);
  expect(faultsIn('xx-one', 'xx-known', 'xx-two')).toEqual(['GOBL-TAX-ADDONS-01 $[0] $[2]']);
});
