import type { DocumentInput } from '../engine/index.ts';
import * as engine from '../engine/index.ts';
import type { AddonKey, RegimeCode } from '../engine/known-names.ts';
import { jsonOf } from '../engine/reading/json-of.ts';
import { loadNamed, registry } from '../engine/registry.ts';
import { readText } from './texts.ts';

/**
 * Loads tax regimes by country code (`ES`, `GR` …) and addons by key (`es-facturae-v3` …), and the addons that they
 * require. Loaded modules stay loaded; `billwright` has everything loaded from the start. Throws a `RangeError` for an
 * unknown name, before anything is loaded.
 */
export function load(names: readonly (RegimeCode | AddonKey)[]): Promise<void> {
  return loadNamed(names);
}

/**
 * Loads the regimes and addons that a document needs, judging by its regime, addons, countries and extension keys. For
 * a document that cannot be read it loads nothing; the operation that follows reports the problem.
 */
export async function loadFor(data: DocumentInput): Promise<void> {
  const read = typeof data === 'string' ? readText(data, '$') : jsonOf(data, '$');
  if (read.ok) await engine.load(read.value);
}

/** Returns the loaded country codes and addon keys, each sorted. */
export function loaded(): (RegimeCode | AddonKey)[] {
  return [...registry.regimes.map(({ country }) => country), ...registry.addons.map(({ key }) => key)];
}
