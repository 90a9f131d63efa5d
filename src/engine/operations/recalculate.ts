/** Calculates documents that were built before and whose figures an option changes. */

import type { Environment } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import { calculateDocument } from './calculate.ts';
import { readRoot } from './root.ts';
import { writeRoot } from './write.ts';

/** Returns a bare document with new figures; undefined if they cannot be calculated. It is not validated again. */
export function recalculated(data: JsonObject, environment: Environment): JsonObject | undefined {
  const read = readRoot(data);
  if (!read.ok || read.root.envelope) return undefined;
  return calculateDocument(read.root.doc, environment, [], false).failed ? undefined : writeRoot(read.root);
}
