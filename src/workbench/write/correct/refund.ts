import { partAt } from '../../engine/document/values.ts';
import { service } from '../../engine/service/service.ts';

const TERMS = ['payment', 'terms'];
const DUE_DATES = [...TERMS, 'due_dates'];
const INSTRUCTIONS = ['payment', 'instructions'];

/** What asks the customer for a payment: all of it, then the parts that rules may leave. */
const ASKING = [[TERMS, INSTRUCTIONS], [DUE_DATES, INSTRUCTIONS], [TERMS], [DUE_DATES], [INSTRUCTIONS]];

/**
 * Returns a credit note without terms and without the supplier's account, because the supplier pays. What the rules of its
 * country or addons require stays. Other corrections are returned unchanged.
 */
export async function withoutRequest<D extends object>(correction: D): Promise<D> {
  const document = partAt(correction, ['doc']) ?? correction;
  if (partAt(document, ['type']) !== 'credit-note') return correction;
  for (const asking of ASKING) {
    const paths = asking.filter((path) => partAt(document, path) !== undefined);
    if (paths.length === 0) continue;
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
