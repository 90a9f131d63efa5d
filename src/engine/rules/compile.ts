import type { RuleDetail } from '../model/general-rule.ts';
import type { AnyType } from '../model/object.ts';
import type { Validation } from '../model/validation.ts';
import type { Kind } from '../model/value.ts';
import { isMandatory, type RuleSet, type Step } from './declare.ts';
import { labelOf } from './label.ts';

/** A compiled set. It runs over a value at the validation's current path. */
export type Run = (value: unknown, validation: Validation) => void;

const compiled = new WeakMap<RuleSet, Run>();

/** Returns the function that runs a set. Each set is compiled once. */
export function compile(set: RuleSet): Run {
  let run = compiled.get(set);
  if (!run) {
    run = sequence(set.steps.map((step) => compileStep(step, set.prefix, set.type)));
    compiled.set(set, run);
  }
  return run;
}

function sequence(runs: readonly Run[]): Run {
  const [first, second] = runs;
  if (runs.length === 1 && first) return first;
  if (runs.length === 2 && first && second) {
    return (value, validation) => {
      first(value, validation);
      second(value, validation);
    };
  }
  return (value, validation) => {
    for (const run of runs) run(value, validation);
  };
}

function compileStep(step: Step, prefix: string, type: AnyType | undefined): Run {
  switch (step.kind) {
    case 'check':
      return compileCheck(`${prefix}-${step.code}`, step);
    case 'when': {
      const { test } = step;
      const run = sequence(step.steps.map((below) => compileStep(below, prefix, type)));
      return (value, validation) => {
        if (!test(value, validation)) return;
        const before = validation.count;
        run(value, validation);
        if (validation.count > before) validation.ranBecause(before, test, value);
      };
    }
    case 'each':
      return compileEach(step.steps, prefix, elementOf(type));
    case 'at':
      return compileAt(step.field, step.steps, prefix, fieldOf(type, step.field));
    case 'ignore': {
      const { code } = step;
      return (_value, validation) => validation.ignore(code);
    }
  }
}

function compileCheck(code: string, { description, tests }: Extract<Step, { kind: 'check' }>): Run {
  const [only] = tests;
  if (tests.length === 1 && only) {
    const { about } = only;
    return (value, validation) => {
      if (only(value, validation)) return;
      validation.fail(code, description, { test: only, value }, about && (() => about(value, validation)));
    };
  }
  return (value, validation) => {
    const failed = tests.find((test) => !test(value, validation));
    if (failed) validation.fail(code, description, { test: failed, value });
  };
}

function compileAt(field: string, steps: readonly Step[], prefix: string, type: AnyType | undefined): Run {
  const run = sequence(steps.map((below) => compileStep(below, prefix, type)));
  const whenAbsent = absentRun(steps, prefix, type);
  return (value, validation) => {
    const member = value === undefined || value === null ? undefined : (value as Record<string, unknown>)[field];
    validation.path.push(field);
    if (member === undefined || member === null) whenAbsent(undefined, validation);
    else run(member, validation);
    validation.path.pop();
  };
}

function compileEach(steps: readonly Step[], prefix: string, type: AnyType | undefined): Run {
  const run = sequence(steps.map((below) => compileStep(below, prefix, type)));
  const whenAbsent = absentRun(steps, prefix, type);
  return (value, validation) => {
    if (!Array.isArray(value)) return;
    for (let i = 0; i < value.length; i++) {
      validation.path.push(i);
      if (value[i] === null || value[i] === undefined) whenAbsent(undefined, validation);
      else run(value[i], validation);
      validation.path.pop();
    }
  };
}

const STOPS_WHEN_ABSENT: ReadonlySet<Kind> = new Set<Kind>([
  'object',
  'amount',
  'percentage',
  'date',
  'integer',
  'number',
  'wrapper',
]);

/**
 * Returns the checks that still run on an absent value: its own checks and, below texts, lists and maps, also the guarded blocks.
 * For an object, only mandatory tests run.
 */
function absentRun(steps: readonly Step[], prefix: string, type: AnyType | undefined): Run {
  const stops = type !== undefined && STOPS_WHEN_ABSENT.has(type.kind);
  const isObject = type?.kind === 'object' || type?.kind === 'wrapper';
  const kept = steps.flatMap((step): Step[] => {
    if (step.kind === 'when') return stops ? [] : [step];
    if (step.kind !== 'check') return [];
    if (!isObject) return [step];
    const tests = step.tests.filter(isMandatory);
    return tests.length > 0 ? [{ ...step, tests }] : [];
  });
  return sequence(kept.map((step) => compileStep(step, prefix, type)));
}

function fieldOf(type: AnyType | undefined, name: string): AnyType | undefined {
  if (type?.kind !== 'object') return undefined;
  const known = type.field(name);
  if (!known) throw new Error(`rules name ${name}, which is not a property of ${type.name}`);
  return known.type;
}

function elementOf(type: AnyType | undefined): AnyType | undefined {
  return type?.kind === 'list' ? type.element : undefined;
}

/** Returns all rules of a set, in the order of their declaration. */
export function rulesOf(set: RuleSet): RuleDetail[] {
  const found: RuleDetail[] = [];
  const walk = (steps: readonly Step[], field: string, guards: readonly string[]) => {
    for (const step of steps) {
      if (step.kind === 'check') {
        const code = `${set.prefix}-${step.code}`;
        const tests = step.tests.map(labelOf);
        const extensions = step.tests.flatMap((test) => test.extensions ?? []);
        found.push({ code, description: step.description, object: set.type.name, field, guards, tests, extensions });
      } else if (step.kind === 'at') walk(step.steps, field === '' ? step.field : `${field}.${step.field}`, guards);
      else if (step.kind === 'each') walk(step.steps, `${field}[]`, guards);
      else if (step.kind === 'when') walk(step.steps, field, [...guards, guardAt(field, step.test)]);
    }
  };
  walk(set.steps, '', []);
  return found;
}

function guardAt(field: string, test: { readonly name: string }): string {
  return field === '' ? labelOf(test) : `${field}: ${labelOf(test)}`;
}
