/** Finds out which faults follow from others, by the causes that their rules declare. */
import type { Fault } from '../faults.ts';

/** The paths of properties whose faults cause that of a rule, by its code. A path begins at any object around the value. */
export type DeclaredCauses = ReadonlyMap<string, readonly string[]>;

/** Adds their causes to the faults whose properties all have one. */
export function addCauses(faults: readonly Fault[], declared: DeclaredCauses): void {
  for (const fault of faults) {
    const paths = declared.get(fault.code);
    if (paths === undefined) continue;
    const causes = causesByObject(faults, paths);
    const found = fault.properties.map((property) => objectsAround(property).flatMap((each) => causes.get(each) ?? []));
    if (found.every(({ length }) => length > 0)) fault.caused_by = [...new Set(found.flat())];
  }
}

/** Returns the properties of faults that a path leads to, by the object where the path begins. */
function causesByObject(faults: readonly Fault[], paths: readonly string[]): ReadonlyMap<string, string[]> {
  const causes = new Map<string, string[]>();
  for (const { properties } of faults)
    for (const property of properties) {
      const object = paths.map((path) => startOf(path, property)).find((start) => start !== undefined);
      if (object === undefined) continue;
      const known = causes.get(object);
      if (known) known.push(property);
      else causes.set(object, [property]);
    }
  return causes;
}

/** Returns `$.lines[1]` for the path `item.price` to `$.lines[1].item.price`; undefined if the path does not lead there. */
function startOf(path: string, property: string): string | undefined {
  const steps = path.split('.');
  let start = property;
  for (const step of steps.reverse()) {
    const at = start.lastIndexOf('.');
    if (at < 0 || start.slice(at + 1).replace(/\[\d+\]$/, '[]') !== step) return undefined;
    start = start.slice(0, at);
  }
  return start;
}

/** Returns the paths of all objects and lists around a property. */
function objectsAround(property: string): string[] {
  return [...property.matchAll(/[.[]/g)].map(({ index }) => property.slice(0, index));
}
