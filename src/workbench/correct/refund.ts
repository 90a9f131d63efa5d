import { partAt } from '../document/values.ts';
import { service } from '../service/service.ts';

/** What asks the customer for a payment. */
const ASKING = [
  ['payment', 'terms', 'due_dates'],
  ['payment', 'instructions'],
] as const;

/**
 * Returns a credit note without due dates and without the supplier's account, because the supplier pays. What the rules of its
 * country or addons require stays. Other corrections are returned unchanged.
 */
export async function withoutRequest<D extends object>(correction: D): Promise<D> {
  const document = partAt(correction, ['doc']) ?? correction;
  if (partAt(document, ['type']) !== 'credit-note') return correction;
  const present = ASKING.filter((path) => partAt(document, path) !== undefined);
  const attempts = [present, ...(present.length > 1 ? present.map((path) => [path]) : [])];
  for (const paths of attempts.filter(({ length }) => length > 0)) {
    const built = await service.build({ data: without(correction, paths) }).catch(() => undefined);
    if (built) return built.value as D;
  }
  return correction;
}

function without<D extends object>(correction: D, paths: readonly (readonly string[])[]): D {
  const copy = structuredClone(correction);
  const document = partAt(copy, ['doc']) ?? copy;
  for (const path of paths) remove(document, path);
  return copy;
}

/** Removes a member, and objects that are empty without it. */
function remove(from: unknown, [name = '', ...rest]: readonly string[]): void {
  const object = from as Record<string, unknown>;
  if (rest.length > 0) remove(object[name], rest);
  if (rest.length === 0 || Object.keys(Object(object[name])).length === 0) delete object[name];
}
