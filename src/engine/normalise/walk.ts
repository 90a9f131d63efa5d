import { checkpoint } from '../model/interrupt.ts';
import type { AnyType, ObjectType } from '../model/object.ts';
import { notePositions } from '../model/positions.ts';
import type { NormaliseContext } from './normaliser.ts';

/** The normalisers that apply to each type of object, in order, resolved once for a regime and a set of addons. */
export interface NormalisePlan {
  /** By `ObjectType.index`. */
  readonly runs: readonly (readonly ((value: never, context: NormaliseContext) => void)[] | undefined)[];
}

type Visit = (owner: Record<string, unknown>, plan: NormalisePlan, context: NormaliseContext) => void;

const visitors = new WeakMap<object, Visit[]>();

/**
 * Normalises an object and everything below it: properties in the order of the declaration first, then the object
 * itself (chapter 01 §12.2). Entries that are null leave their lists; contents of wrappers are not entered.
 */
export function walkNormalisers(
  value: object,
  type: ObjectType<object>,
  plan: NormalisePlan,
  context: NormaliseContext,
): void {
  checkpoint();
  for (const visit of visitorsOf(type)) visit(value as Record<string, unknown>, plan, context);
  const runs = plan.runs[type.index];
  if (runs) for (const run of runs) run(value as never, context);
}

function visitorsOf(type: ObjectType<object>): Visit[] {
  let known = visitors.get(type);
  if (!known) {
    known = type.fields.flatMap(({ name, type: fieldType }) => visitOf(name, fieldType) ?? []);
    visitors.set(type, known);
  }
  return known;
}

function visitOf(name: string, type: AnyType): Visit | undefined {
  if (type.kind === 'object') {
    return (owner, plan, context) => {
      const value = owner[name];
      if (value !== undefined) walkNormalisers(value as object, type, plan, context);
    };
  }
  if (type.kind === 'list') return visitOfList(name, type.element);
  const { clean } = type;
  if (!clean) return undefined;
  return (owner) => {
    const value = owner[name];
    if (value !== undefined) owner[name] = clean.call(type, value);
  };
}

function visitOfList(name: string, element: AnyType): Visit | undefined {
  if (element.kind === 'object' || element.kind === 'wrapper') {
    const objectType = element.kind === 'object' ? element : undefined;
    return (owner, plan, context) => {
      const list = owner[name] as (object | null)[] | undefined;
      if (list === undefined) return;
      if (list.includes(null)) {
        notePositions(list);
        owner[name] = list.filter((entry) => entry !== null);
      }
      if (objectType) for (const entry of owner[name] as object[]) walkNormalisers(entry, objectType, plan, context);
    };
  }
  const { clean } = element;
  if (!clean) return undefined;
  return (owner) => {
    const list = owner[name] as unknown[] | undefined;
    if (list === undefined) return;
    for (let i = 0; i < list.length; i++) list[i] = clean.call(element, list[i]) ?? element.blank;
  };
}
