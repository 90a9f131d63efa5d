/** Translates faults of values that building overwrites to the property they are derived from. */

import type { Environment } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { build } from '../../engine/operations/operations.ts';

/** The owner of an extension and its key: `$.payment.instructions.ext.untdid-payment-means`. */
const EXTENSION = /^\$\.(.+)\.ext\.([\w-]+)$/;

/** A code that is in no list. */
const OTHER = 'other';

/**
 * Returns the property to change for a fault of an extension: the extension itself or, if building overwrites it, the
 * key it is derived from.
 */
export function settableProperty(property: string, document: JsonObject, environment: Environment): string {
  const [, owner, extension] = EXTENSION.exec(property) ?? [];
  if (owner === undefined || extension === undefined) return property;
  const copy = structuredClone(document) as JsonObject;
  const holder = at(copy, owner);
  if (!isJsonObject(holder) || typeof holder.key !== 'string') return property;
  holder.ext = { ...(isJsonObject(holder.ext) ? holder.ext : {}), [extension]: OTHER };
  const outcome = build(copy, {}, environment);
  const built = at(outcome.ok ? outcome.result : (outcome.document as JsonObject | undefined), owner);
  const kept = isJsonObject(built) && isJsonObject(built.ext) ? built.ext[extension] : OTHER;
  return kept === OTHER ? property : `$.${owner}.key`;
}

function at(document: Json | undefined, path: string): Json | undefined {
  let here: Json | undefined = document;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (isJsonObject(here)) here = here[step];
    else if (Array.isArray(here)) here = here[Number(step)];
    else return undefined;
  }
  return here;
}
