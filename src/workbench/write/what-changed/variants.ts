import type { Document } from '../../../client/index.ts';
import { documentIn, isObject, partAt } from '../../engine/document/values.ts';
import type { Path } from '../form/path.ts';
import type { Variant } from '../preview/compared.ts';
import type { Differences } from './differences.ts';
import type { Question } from './questions.ts';

/** The number of lines from which a page is not marked: describing it several times would take too long. */
const LONG = 200;

/** Returns a built document with the values of its original, and with other values in place of those that were kept. */
export function variantsOf(
  built: Document,
  { changed, before: original }: Differences,
  questions: readonly Question[],
): readonly Variant[] {
  const lines = partAt(documentIn(built), ['lines']);
  if (Array.isArray(lines) && lines.length > LONG) return [];
  const before = structuredClone(built);
  for (const { path } of changed) {
    const at: readonly Path[] = path[0] === 'code' ? [['series'], ['code']] : [path];
    for (const each of at) if (each.length > 0) put(documentIn(before), each, partAt(original, each));
  }
  const kept = structuredClone(built);
  for (const { about } of questions)
    for (const { at } of about) put(documentIn(kept), at, altered(partAt(documentIn(kept), at)));
  return [
    { look: 'kept', document: kept },
    { look: 'changed', document: before },
  ];
}

/** Sets a value where there is one already, or where the object or list around it is there. */
function put(document: unknown, path: Path, value: unknown): void {
  const around = partAt(document, path.slice(0, -1));
  const step = path.at(-1);
  if (typeof around !== 'object' || around === null || step === undefined) return;
  if (value === undefined) Reflect.deleteProperty(around, step);
  else Reflect.set(around, step, value);
}

/** Returns another value of the same kind. */
function altered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(altered);
  if (isObject(value)) {
    const { amount, ...others } = value;
    if (amount !== undefined) return { ...others, amount: `1${amount}` };
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, altered(each)]));
  }
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? `${Number(value.slice(0, 4)) + 1}-01-01` : `${value}1`;
}
