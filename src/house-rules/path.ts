import { isJsonObject, type Json } from '../engine/model/json.ts';
import type { Step } from '../engine/model/path.ts';

/** A path of a rule: names, positions, and `*` for every entry of a list. */
export interface RulePath {
  steps: readonly (Step | typeof EVERY)[];
  /** It begins at the document, even in a rule with `each`. */
  isFromDocument: boolean;
  /** It has at most one value. */
  isOne: boolean;
}

/** Every entry of a list. */
export const EVERY = Symbol('*');

/** The longest path, in steps. */
const MOST_STEPS = 20;

const STEP = /(?:^|\.)([^.[\]\s]+)|\[(\d{1,6}|\*)\]/y;

/** Reads a path such as `lines[*].item.ref`; `$.` in front means the document. Returns undefined for other texts. */
export function readPath(text: string): RulePath | undefined {
  const isFromDocument = /^\$(?:$|[.[])/.test(text);
  const rest = isFromDocument ? text.replace(/^\$\.?/, '') : text;
  const steps: (Step | typeof EVERY)[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < rest.length) {
    const found = STEP.exec(rest);
    if (!found || steps.length === MOST_STEPS) return undefined;
    const [, name, position] = found;
    steps.push(name ?? (position === '*' ? EVERY : Number(position)));
  }
  if (steps.length === 0 && !isFromDocument) return undefined;
  return { steps, isFromDocument, isOne: !steps.includes(EVERY) };
}

/** A value at a path; undefined if it is missing. */
export interface Located {
  path: readonly Step[];
  value: Json | undefined;
}

/** Returns the values at a path, below a value that is itself at a path. A missing list has no entries. */
export function locate({ steps }: RulePath, from: Located): Located[] {
  let found: Located[] = [from];
  for (const step of steps) {
    found = found.flatMap(({ path, value }) => {
      if (step !== EVERY) return [{ path: [...path, step], value: memberOf(value, step) }];
      return Array.isArray(value) ? value.map((entry, position) => ({ path: [...path, position], value: entry })) : [];
    });
  }
  return found;
}

function memberOf(value: Json | undefined, step: Step): Json | undefined {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
