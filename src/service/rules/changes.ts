import type { Json, JsonObject } from '../../engine/index.ts';

/** A change of a document. */
export interface Change {
  /** The name of a document of the same file, an example or a schema, or `envelope`. */
  of: string;
  /** Whether the document is built before the change. */
  built?: true;
  /** Values by path: `lines[0].item.price`. */
  set?: Readonly<Record<string, Json>>;
  remove?: readonly string[];
}

/** Returns a copy of a document with a change applied. */
export function changed(document: JsonObject, { set = {}, remove = [] }: Pick<Change, 'set' | 'remove'>): JsonObject {
  const copy = structuredClone(document) as JsonObject;
  for (const [path, value] of Object.entries(set)) setAt(copy, path, structuredClone(value));
  for (const path of remove) setAt(copy, path, undefined);
  return copy;
}

function setAt(document: JsonObject, path: string, value: Json | undefined): void {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? '';
  let within: Json = document;
  for (const step of steps) within = (within as JsonObject)[step] ??= {};
  if (Array.isArray(within)) within.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  else if (value === undefined) delete (within as JsonObject)[last];
  else (within as JsonObject)[last] = value;
}
