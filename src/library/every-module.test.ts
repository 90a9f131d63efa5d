import { expect, test } from 'vitest';
import { addonModule, regimeModule } from '../engine/imports.ts';
import { modules } from '../engine/modules.ts';
import * as core from './core.ts';
import * as everyAddon from './every-addon.ts';
import * as everyRegime from './every-regime.ts';
import * as whole from './index.ts';

test('the complete library imports every module that billwright/core loads on demand', async () => {
  const loaded = await Promise.all(
    modules.map((entry) => (entry.kind === 'regime' ? regimeModule(entry) : addonModule(entry))),
  );
  expect(new Set([...Object.values(everyRegime), ...Object.values(everyAddon)])).toEqual(new Set(loaded));
});

test('the complete library has the functions of billwright/core, with their types', () => {
  const same: typeof core = whole;
  expect(Object.keys(same).sort()).toEqual(Object.keys(core).sort());
});

test('the complete library loads modules by name, and rejects unknown names', async () => {
  await expect(whole.load(['ES', 'gr', 'es-facturae-v3'])).resolves.toBeUndefined();
  await expect(whole.load(['ES', 'es-facturae' as 'es-facturae-v3'])).rejects.toThrow(
    /"es-facturae".* es-facturae-v3\b/,
  );
  expect(whole.loaded()).toHaveLength(modules.length);
});
