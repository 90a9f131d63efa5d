/** Tells the causes of faults from their consequences. */

import { applyEdits } from 'jsonc-parser';
import type { Fault } from '../../../engine/faults.ts';
import { faultsOf, pathsIn } from './check.ts';
import { faultAt } from './fixes/fault.ts';
import { renameUnknown } from './fixes/properties.ts';
import { contextOf } from './language/document-context.ts';
import { parsed } from './text.ts';

interface Found {
  faults: readonly Fault[];
  warnings: readonly Fault[];
}

/** Longer texts have all their faults: another check would slow down typing. */
const SMALL_TEXT = 100_000;

/**
 * Returns faults and warnings without those that follow from a misspelt name: `spplier` leaves a document without supplier, and without
 * its rates. The misspelt names come first, and are faults if faults follow from them.
 */
export async function withoutConsequences(text: string, envelop: boolean, found: Found): Promise<Found> {
  const { faults, warnings } = found;
  const unknown = warnings.filter(({ code }) => code === 'BW-UNKNOWN-FIELD');
  if (unknown.length === 0 || text.length > SMALL_TEXT) return found;
  if (faults.length === 0 && unknown.length === warnings.length) return found;
  const context = await contextOf(parsed(text), 'en');
  const renamed = await Promise.all(
    unknown.map(async (fault) => {
      const located = faultAt({ code: fault.code, path: pathsIn(fault)[0] ?? '' }, context);
      const [rename] = located ? await renameUnknown(located) : [];
      return rename && !rename.lossy ? [{ fault, edits: rename.edits }] : [];
    }),
  );
  const misspelt = renamed.flat();
  if (misspelt.length === 0) return found;
  const repaired = applyEdits(
    text,
    misspelt.flatMap(({ edits }) => edits),
  );
  const left = new Set(((await faultsOf(repaired, envelop)) ?? []).map(keyOf));
  const remain = (list: readonly Fault[]) => list.filter((fault) => left.has(keyOf(fault)));
  const causes = misspelt.map(({ fault }) => fault);
  const others = remain(faults);
  const otherWarnings = remain(warnings.filter((warning) => !causes.includes(warning)));
  return others.length < faults.length
    ? { faults: [...causes, ...others], warnings: otherWarnings }
    : { faults, warnings: [...causes, ...otherWarnings] };
}

function keyOf(fault: Fault): string {
  return JSON.stringify([fault.code, pathsIn(fault)]);
}
