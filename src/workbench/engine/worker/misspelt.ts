/** Misspelt names as causes: `spplier` leaves a document without a supplier. */

import type { Fault } from '../../../engine/faults.ts';

interface Found {
  faults: readonly Fault[];
  warnings: readonly Fault[];
}

/** Returns faults and warnings. If a misspelt name explains a missing value, it is a fault, and the cause of the faults that follow. */
export function misspeltFirst(faults: readonly Fault[], warnings: readonly Fault[]): Found {
  const meant = new Map<string, Fault>();
  for (const warning of warnings) {
    const path = meantBy(warning);
    if (path !== undefined && !meant.has(path)) meant.set(path, warning);
  }
  if (meant.size === 0) return { faults, warnings };
  const used = new Set<Fault>();
  const blamed = (fault: Fault): Fault => {
    const causes = [...(fault.caused_by ?? []), ...pathsIn(fault)].map((path) => meant.get(path));
    if (!causes.some(Boolean)) return fault;
    const found = causes.flatMap((cause) => cause ?? []);
    for (const cause of found) used.add(cause);
    const others = fault.caused_by?.filter((path) => !meant.has(path)) ?? [];
    return { ...fault, caused_by: [...new Set([...found.flatMap(pathsIn), ...others])] };
  };
  const following = faults.map(blamed);
  const isFollowing = (warning: Fault) =>
    meantBy(warning) === undefined && pathsIn(warning).every((path) => meant.has(path));
  const rest = warnings.filter((warning) => !used.has(warning) && !isFollowing(warning));
  return { faults: [...used, ...following], warnings: rest };
}

/** Returns the path of the property that an unknown name probably means. */
function meantBy({ code, values, ...fault }: Fault): string | undefined {
  const [path = ''] = pathsIn(fault);
  const guess = (values as { guess?: unknown } | undefined)?.guess;
  if (code !== 'BW-UNKNOWN-FIELD' || typeof guess !== 'string') return undefined;
  return path.slice(0, path.lastIndexOf('.') + 1) + guess;
}

/** The places of a fault, as `FoundFault` has them. */
interface Placed {
  properties: readonly string[];
  input_properties?: readonly string[] | undefined;
}

/** Returns the paths of a fault in the text itself, whose lists may contain null entries. */
export function pathsIn({ properties, input_properties }: Placed): readonly string[] {
  return input_properties ?? properties;
}
