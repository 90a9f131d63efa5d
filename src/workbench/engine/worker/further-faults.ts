/** Gathers what a document lacks for a format, from the rules of its addons and the official ones, which writing checks only after them. */

import type { Fault } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { officialName, officialRules } from '../../../engine/rules/official.ts';
import { isSchemaFault } from '../../../formats/list/facts.ts';
import { isWithin, memberAt } from '../document/values.ts';

/** A property of a property of the document, whose absence is a single fault. The parts of a whole `$.payment` are several. */
const INNER = /^\$(?:\.doc)?\.\w+[.[]/;

/** Returns the faults with others found later. A missing value is reported only once. */
export function withFurther(faults: readonly Fault[], later: readonly Fault[], document: JsonObject): Fault[] {
  const isMissing = (path: string) => memberAt(document, path.replace(/^\$\.?/, '')) === undefined;
  const isSaid = (path: string, known: readonly Fault[], around: boolean) =>
    known.some(({ properties }) =>
      properties.some((said) => (around ? isWithin(path, said) : path === said) && isMissing(said)),
    );
  const own = faults.filter(
    ({ properties }, index) =>
      !properties.every((path) => INNER.test(path) && isSaid(path, faults.slice(0, index), false)),
  );
  const placed = own.map((fault) => exactly(fault, later));
  const named = new Set(faults.flatMap(({ code, template }) => [officialName(code), ...officialRules(template)]));
  // The structure of a file is wrong where values are missing.
  const overlaps = (path: string) => faults.some(({ properties }) => properties.some((said) => meet(path, said)));
  const isCovered = (code: string, path: string) => (isSchemaFault(code) ? overlaps(path) : isSaid(path, faults, true));
  const further = later.filter(
    ({ code, properties }) => !named.has(officialName(code)) && !properties.every((path) => isCovered(code, path)),
  );
  return [...placed, ...further];
}

/** Returns a fault at the value that the official rule of the same name misses: not any payment, but its instructions. */
function exactly(fault: Fault, later: readonly Fault[]): Fault {
  const [path = ''] = fault.properties;
  const official = officialRules(fault.template);
  const isMember = (found: string) => found.startsWith(`${path}.`) && /^\w+$/.test(found.slice(path.length + 1));
  const same = later.find(
    ({ code, properties: [found = ''] }) => official.includes(officialName(code)) && isMember(found),
  );
  return same ? { ...fault, properties: same.properties } : fault;
}

function meet(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}
