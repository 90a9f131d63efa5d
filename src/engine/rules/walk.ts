import { byField } from '../model/by-field.ts';
import { checkpoint } from '../model/interrupt.ts';
import type { Rank } from '../model/namespaces.ts';
import type { AnyType, ObjectType } from '../model/object.ts';
import type { Validation } from '../model/validation.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { Run } from './compile.ts';

/** The rules for each type of object, resolved once for a regime and a list of addons. */
export interface RulePlan {
  /** By `ObjectType.index`: the compiled sets for an object of that type, in the order of namespaces. */
  readonly runs: readonly (readonly { rank: Rank; run: Run }[] | undefined)[];
}

type Visit = (value: unknown, plan: RulePlan, validation: Validation) => void;

const visitsOf = byField(visitOf);

/**
 * Runs all rules over an object and everything below it: the object's own rules first, then the rules of its properties
 * in the order of the declaration (chapter 01 §13.4). Each object is visited once; the validation sorts faults by
 * namespace.
 */
export function walkRules(value: object, type: ObjectType<object>, plan: RulePlan, validation: Validation): void {
  checkpoint();
  const runs = plan.runs[type.index];
  if (runs) {
    for (const each of runs) {
      validation.rank = each.rank;
      each.run(value, validation);
    }
  }
  const members = value as Record<string, unknown>;
  const visits = visitsOf(type);
  let position = 0;
  for (const name in members) {
    const member = members[name];
    const visit = visits[position++];
    if (member === undefined || member === null || visit === undefined) continue;
    validation.path.push(name);
    visit(member, plan, validation);
    validation.path.pop();
  }
}

/** Returns the function that visits values of a type; undefined if there is nothing to test. */
function visitOf(type: AnyType): Visit | undefined {
  switch (type.kind) {
    case 'object':
      return (value, plan, validation) => walkRules(value as object, type, plan, validation);
    case 'wrapper':
      return (value, plan, validation) => {
        type.check?.(value, validation);
        const { content } = value as Wrapped;
        if (content) walkRules(content.value, content.type, plan, validation);
      };
    case 'list':
      return visitOfList(type);
    default: {
      const { check } = type;
      return check ? (value, _plan, validation) => check.call(type, value, validation) : undefined;
    }
  }
}

function visitOfList(type: Extract<AnyType, { kind: 'list' }>): Visit | undefined {
  const { element, check } = type;
  const below = visitOf(element);
  if (!below) return check ? (value, _plan, validation) => check.call(type, value, validation) : undefined;
  return (value, plan, validation) => {
    check?.call(type, value, validation);
    const list = value as unknown[];
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      if (entry === null || entry === undefined) continue;
      validation.path.push(i);
      below(entry, plan, validation);
      validation.path.pop();
    }
  };
}
