/** Builds a document until nothing changes. Readers of e-invoices return such documents. */
import type { Environment, Fault, Outcome } from '../faults.ts';
import { isSameJson, type JsonObject } from '../model/json.ts';
import { conclude } from './conclude.ts';
import { everyFault } from './every-fault.ts';
import { type Root, readRoot } from './root.ts';

/** A document with its faults. */
export interface Built {
  document: JsonObject;
  faults: Fault[];
  /** The document as calculated, with the warnings of reading it; missing if it was not read, or still changed. */
  calculated?: { root: Root; warnings: Fault[] };
}

/** The maximum number of builds. A completed document may be completed further. */
const MOST_BUILDS = 3;

/** Builds until nothing changes. Only the last build applies the rules. */
export function buildSettled(draft: JsonObject, environment: Environment): Built {
  let document = draft;
  for (let left = MOST_BUILDS - 1; ; left--) {
    const read = readRoot(document, { isQuiet: true });
    if (!read.ok) return { document, faults: everyFault(read, document, environment, true).faults };
    const outcome = conclude(read, { settles: left > 0 ? document : undefined }, environment);
    const built = builtFrom(document, outcome);
    const isSettled = isSameJson(built, document);
    document = built;
    if (left > 0 && !isSettled) continue;
    return { document, faults: outcome.ok ? [] : outcome.faults, ...(isSettled && { calculated: read }) };
  }
}

/** Returns the built document, or the draft if it cannot be read: a built one lacks what is unreadable. */
export function builtFrom(draft: JsonObject, outcome: Outcome<JsonObject>): JsonObject {
  if (outcome.ok) return outcome.result;
  return outcome.key === 'input' ? draft : ((outcome.document as JsonObject | undefined) ?? draft);
}
