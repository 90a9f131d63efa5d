import { byField } from '../model/by-field.ts';
import { checkpoint } from '../model/interrupt.ts';
import type { AnyType, ObjectType } from '../model/object.ts';
import { notePositions } from '../model/positions.ts';
import type { NormaliseContext } from './normaliser.ts';

/** The normalisers for each type of object, in order, resolved once for a regime and a set of addons. */
export interface NormalisePlan {
  /** The normalisers by `ObjectType.index`. */
  readonly runs: readonly (readonly ((value: never, context: NormaliseContext) => void)[] | undefined)[];
}

/** Normalises everything below a value and returns the replacement for the value. */
type Visit = (value: unknown, plan: NormalisePlan, context: NormaliseContext) => unknown;

const visitsOf = byField(visitOf);

/**
 * Normalises an object and everything below it: first the properties, in the order of the declaration, then the object
 * itself (chapter 01 §12.2). Null entries are removed from lists; the contents of wrappers are skipped.
 */
export function walkNormalisers(
  value: object,
  type: ObjectType<object>,
  plan: NormalisePlan,
  context: NormaliseContext,
): void {
  checkpoint();
  const members = value as Record<string, unknown>;
  const visits = visitsOf(type);
  let position = 0;
  for (const name in members) {
    const visit = visits[position++];
    const member = members[name];
    if (member === undefined || visit === undefined) continue;
    const normal = visit(member, plan, context);
    if (normal !== member) members[name] = normal;
  }
  const runs = plan.runs[type.index];
  if (runs) for (const run of runs) run(value as never, context);
}

function visitOf(type: AnyType): Visit | undefined {
  if (type.kind === 'object') {
    return (value, plan, context) => {
      walkNormalisers(value as object, type, plan, context);
      return value;
    };
  }
  if (type.kind === 'list') return visitOfList(type.element);
  const { clean } = type;
  return clean && ((value) => clean.call(type, value));
}

function visitOfList(element: AnyType): Visit | undefined {
  if (element.kind === 'object' || element.kind === 'wrapper') {
    const objectType = element.kind === 'object' ? element : undefined;
    return (value, plan, context) => {
      const list = value as (object | null)[];
      const kept = list.includes(null) ? withoutNull(list) : (list as object[]);
      if (objectType) for (const entry of kept) walkNormalisers(entry, objectType, plan, context);
      return kept;
    };
  }
  const { clean } = element;
  if (!clean) return undefined;
  return (value) => {
    const list = value as unknown[];
    for (let i = 0; i < list.length; i++) list[i] = clean.call(element, list[i]) ?? element.blank;
    return list;
  };
}

function withoutNull(list: (object | null)[]): object[] {
  notePositions(list);
  return list.filter((entry) => entry !== null);
}
