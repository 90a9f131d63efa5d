import type { DocumentInput } from '../engine/index.ts';
import type { AddonKey, RegimeCode } from '../engine/known-names.ts';
import * as loading from '../engine/loading.ts';
import { readInput } from './loaded.ts';

/**
 * Loads tax regimes by country code (`ES`, `GR` …) and addons by key (`es-facturae-v3` …), and the addons that they
 * require. Loaded modules stay loaded; `billwright` has everything loaded from the start. Throws a `RangeError` for an
 * unknown name, before anything is loaded.
 */
export function load(names: readonly (RegimeCode | AddonKey)[]): Promise<void> {
  return loading.loadNamed(names);
}

/**
 * Loads the regimes and addons that a document needs, judging by its regime, addons, countries and extension keys. For
 * a document that cannot be read it loads nothing; the operation that follows reports the problem.
 */
export async function loadFor(data: DocumentInput): Promise<void> {
  const read = readInput(data);
  if (read.ok) await loading.load(read.value);
}
