import type { DocumentInput } from '../engine/index.ts';
import * as engine from '../engine/index.ts';
import type { AddonKey, RegimeCode } from '../engine/known-names.ts';
import { loadNamed, registry } from '../engine/registry.ts';
import { jsonOf } from './json-of.ts';
import { readText } from './texts.ts';

/**
 * Loads tax regimes, by the code of their country (`ES`, `GR` …), and addons, by their key (`es-facturae-v3` …), with
 * the addons that these require. What is loaded stays so; with `billwright` everything is from the start.
 * Throws a `RangeError` for a name that is neither, before anything is loaded.
 */
export function load(names: readonly (RegimeCode | AddonKey)[]): Promise<void> {
  return loadNamed(names);
}

/**
 * Loads the regimes and addons that a document touches: by its regime, its addons, the countries in it, the keys of its
 * extensions. A text that cannot be read loads nothing; the operation that it is then given to says why.
 */
export async function loadFor(data: DocumentInput): Promise<void> {
  if (typeof data !== 'string') return engine.load(jsonOf(data));
  const read = readText(data, '$');
  if (read.ok) await engine.load(read.value);
}

/** Returns what is loaded: codes of countries and keys of addons, each sorted. */
export function loaded(): (RegimeCode | AddonKey)[] {
  return [...registry.regimes.map(({ country }) => country), ...registry.addons.map(({ key }) => key)];
}
