/**
 * How groups were written, so that others like them need not go along the plan: of a thousand lines most have the same terms, which stand in the same
 * elements. Making the elements of a line takes five eighths of the time so (CII, 1,000 lines).
 */

import type { TermId } from '../terms/declare.ts';
import type { Group, Value } from './group.ts';
import type { PlanNode, PlannedTerm } from './plan.ts';

/** A value at the place of a term. */
interface Put {
  readonly planned: PlannedTerm;
  /** Which of the values of a group it is. */
  readonly value: number;
}

/** How an element was made: those in it are the last ones made before. */
export interface Step {
  readonly at: PlanNode;
  /** Which group is around it, of the one that was written and those within. */
  readonly within: number;
  readonly puts: readonly Put[];
  readonly children: number;
  /** What is always the same in it, if that is all there is. */
  readonly fixed: string | undefined;
}

/** How a group was written. */
export interface Recipe {
  readonly steps: readonly Step[];
  /** All in it stands at elements. */
  readonly isWhole: boolean;
}

/** So many ways lead on from a place, and a shape has so many places: looking for one stays a small part of writing. */
const MOST_WAYS = 16;
const LONGEST = 128;

/** Where one is in looking at a group: a number of a value or of a group within it, or the end of one, behind all those before it. */
export interface Place {
  readonly id: TermId | undefined;
  /** One that comes behind it. */
  next: Place | undefined;
  /** Another that comes behind what this comes behind. */
  readonly other: Place | undefined;
  /** How a group of the shape that ends here was written; `unlike` where its shape does not say how others are. */
  recipe: Recipe | 'unlike' | undefined;
}

function placeFor(id: TermId | undefined, other: Place | undefined): Place {
  return { id, next: undefined, other, recipe: undefined };
}

/** The shapes of the groups of a list: the numbers of their values, and of the groups within with theirs, in their order. */
export class Shapes {
  readonly #start = placeFor(undefined, undefined);
  #length = 0;
  /** The group that was looked at last and all within, and their values; what stands behind them is of others, so that lists need not be made anew. */
  readonly groups: Group[] = [];
  readonly values: Value[] = [];
  #groupCount = 0;
  #valueCount = 0;

  /** Looks at a group; returns the place at its end, undefined where its shape is not kept. */
  placeOf(group: Group): Place | undefined {
    this.#length = 0;
    this.#groupCount = 0;
    this.#valueCount = 0;
    return this.#through(group, this.#start);
  }

  #through(group: Group, from: Place): Place | undefined {
    let at: Place | undefined = from;
    this.groups[this.#groupCount++] = group;
    for (let value = group.firstValue; value !== undefined && at !== undefined; value = value.next) {
      if (value.list === undefined) at = this.#past(value, at);
      else for (const each of value.list) at = at && this.#past(each, at);
    }
    for (let inner = group.firstGroup; inner !== undefined && at !== undefined; inner = inner.next) {
      if (inner.list === undefined) at = this.#into(inner, at);
      else for (const each of inner.list) at = at && this.#into(each, at);
    }
    return at && this.#behind(at, undefined);
  }

  #past(value: Value, from: Place): Place | undefined {
    this.values[this.#valueCount++] = value;
    return this.#behind(from, value.id);
  }

  #into(group: Group, from: Place): Place | undefined {
    const at = this.#behind(from, group.id);
    return at && this.#through(group, at);
  }

  #behind(from: Place, id: TermId | undefined): Place | undefined {
    if (++this.#length > LONGEST) return undefined;
    let ways = 0;
    for (let at = from.next; at !== undefined; at = at.other) {
      if (at.id === id) return at;
      ways++;
    }
    if (ways === MOST_WAYS) return undefined;
    from.next = placeFor(id, from.next);
    return from.next;
  }
}

/** Takes down how a group is written. */
export class Recording {
  readonly #groups: readonly Group[];
  readonly #values: readonly Value[];
  readonly #steps: Step[] = [];
  /** Values of elements that are not made yet: of one in another it has the last. */
  readonly #puts: Put[] = [];
  /** How it is written depends on more than its shape: on a text, or on what is around it. */
  isUnlike = false;

  constructor({ groups, values }: Shapes) {
    this.#groups = groups;
    this.#values = values;
  }

  /** How many elements have been made. */
  get length(): number {
    return this.#steps.length;
  }

  /** Notes that a value is put into an element. */
  put(planned: PlannedTerm, value: Value): void {
    this.#puts.push({ planned, value: this.#indexOf(value, this.#values) });
  }

  /** Notes that an element is made, into which so many values were put, and with so many of those before it in it. */
  add(at: PlanNode, within: Group, written: number, children: number, fixed: string | undefined): void {
    const puts = this.#puts.splice(this.#puts.length - written);
    this.#steps.push({ at, within: this.#indexOf(within, this.#groups), puts, children, fixed });
  }

  /** Forgets all elements but the first ones. */
  cut(length: number): void {
    this.#steps.length = length;
  }

  /** Returns how groups of the same shape are written, given whether all in them stands at elements. */
  recipe(isWhole: boolean): Recipe | 'unlike' {
    return this.isUnlike ? 'unlike' : { steps: this.#steps, isWhole };
  }

  #indexOf<T>(one: T, among: readonly T[]): number {
    const index = among.indexOf(one);
    if (index < 0) this.isUnlike = true;
    return index;
  }
}
