/** The terms of one e-invoice: a tree of groups with values, whatever the syntax (chapter 11 §1). Readers and mappings fill it, rules and writers look at it. */

import type { TermGroup, TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/** An object of a document, from which a value or a group comes. Its path is put together when something is said of it, which is seldom. */
export interface Origin {
  /** `$.lines[0].item`. */
  readonly path: string;
}

/** Returns the path of what something comes from: that of a member of an object, where one is named. */
function propertyOf(origin: string | Origin | undefined, member: string | undefined): string | undefined {
  if (origin === undefined || typeof origin === 'string') return origin;
  return member === undefined ? origin.path : `${origin.path}.${member}`;
}

/**
 * What a group has of one number, by its first: others of the number are in `list`, that of the next number is `next`. A group has few numbers: a
 * chain of them takes a third of a map, and is searched as fast.
 */
interface Linked<T> {
  /** Its number; of a value undefined until a group has it. */
  readonly id: TermId | undefined;
  next: T | undefined;
  /** Made when there are several: most have one, of which a list is made when it is asked for, and not kept. */
  list: T[] | undefined;
}

/** Returns one of 32 bits for a number: those of a group mostly differ in their last two characters. */
export function bitOf(id: TermId): number {
  const last = id.length - 1;
  return 1 << (id.charCodeAt(last) + 10 * id.charCodeAt(last - 1));
}

/** What qualifies a value. */
class Qualifier {
  readonly id: TermId;
  text: string;
  readonly next: Qualifier | undefined;

  constructor(id: TermId, text: string, next: Qualifier | undefined) {
    this.id = id;
    this.text = text;
    this.next = next;
  }
}

/** What few values have: kept apart, as there are many values. */
class Details {
  qualifiers: Qualifier | undefined = undefined;
  rank = 0;
  list: Value[] | undefined = undefined;
}

/** A value of a term. */
export class Value implements Linked<Value> {
  /** As it stands in the XML, blanks and all; until it is written as the document has it. */
  text: string;
  /** The element that has it, of a document that was read or written. */
  element: XmlElement | undefined;
  readonly #origin: string | Origin | undefined;
  readonly #member: string | undefined;
  #details: Details | undefined = undefined;
  id: TermId | undefined = undefined;
  next: Value | undefined = undefined;

  constructor(text: string, element?: XmlElement, origin?: string | Origin, member?: string) {
    this.text = text;
    this.element = element;
    this.#origin = origin;
    this.#member = member;
  }

  /** How many places come before the one that it stands at. */
  get rank(): number {
    return this.#details?.rank ?? 0;
  }

  set rank(rank: number) {
    if (rank !== this.rank) this.#detailed().rank = rank;
  }

  get list(): Value[] | undefined {
    return this.#details?.list;
  }

  set list(list: Value[] | undefined) {
    if (list !== this.list) this.#detailed().list = list;
  }

  #detailed(): Details {
    this.#details ??= new Details();
    return this.#details;
  }

  /** The property of the document that it comes from, where one is written: `$.lines[0].quantity`. */
  get property(): string | undefined {
    return propertyOf(this.#origin, this.#member);
  }

  /** Sets what qualifies the value, by the number of the term: the scheme of an identifier. Nothing where there is none. */
  with(id: TermId, text: string | undefined): this {
    if (text === undefined) return this;
    const known = this.#qualified(id);
    if (known === undefined) {
      const details = this.#detailed();
      details.qualifiers = new Qualifier(id, text, details.qualifiers);
    } else known.text = text;
    return this;
  }

  /** Returns what qualifies the value. */
  qualifier(id: TermId): string | undefined {
    return this.#qualified(id)?.text;
  }

  #qualified(id: TermId): Qualifier | undefined {
    for (let at = this.#details?.qualifiers; at !== undefined; at = at.next) if (at.id === id) return at;
    return undefined;
  }
}

const NO_VALUES: readonly Value[] = [];
const NO_GROUPS: readonly Group[] = [];

/** Returns where a value of a rank goes among others, which stand by rank: behind the last of its own. */
function behind(values: readonly Value[], rank: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle]?.rank ?? 0) > rank) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Returns the first that a chain has of a number. */
function firstOf<T extends Linked<T>>(first: T | undefined, id: TermId): T | undefined {
  for (let at = first; at !== undefined; at = at.next) if (at.id === id) return at;
  return undefined;
}

/** Returns all of a number by the first of them. */
function listOf<T extends Linked<T>>(first: T): readonly T[] {
  return first.list ?? [first];
}

/** Returns whether a test holds for one of a number, by the first of them. */
function isSome<T extends Linked<T>>(first: T | undefined, test: (each: T) => boolean): boolean {
  return first !== undefined && (first.list === undefined ? test(first) : first.list.some(test));
}

/** Returns the list of a number to which others are added. */
function growing<T extends Linked<T>>(first: T): T[] {
  first.list ??= [first];
  return first.list;
}

/** Returns the first that a chain has of a number: the one given, put behind the others, where it is the first; undefined where there is no chain. */
function firstOrAppended<T extends Linked<T>>(chain: T | undefined, added: T): T | undefined {
  let last: T | undefined;
  for (let at = chain; at !== undefined; at = at.next) {
    if (at.id === added.id) return at;
    last = at;
  }
  if (last !== undefined) last.next = added;
  return last && added;
}

/** Puts one where another was, before the others of its number; returns the chain. */
function replaced<T extends Linked<T>>(chain: T | undefined, old: T, by: T): T {
  by.next = old.next;
  by.list = old.list;
  old.next = undefined;
  old.list = undefined;
  if (chain === old || chain === undefined) return by;
  for (let at: T | undefined = chain; at !== undefined; at = at.next) if (at.next === old) at.next = by;
  return chain;
}

/** Returns a chain without a number. */
function without<T extends Linked<T>>(chain: T | undefined, id: TermId): T | undefined {
  if (chain?.id === id) return chain.next;
  for (let at = chain; at !== undefined; at = at.next) if (at.next?.id === id) at.next = at.next.next;
  return chain;
}

/** Returns a chain without those that a test fails; in each list too. */
function kept<T extends Linked<T>>(chain: T | undefined, holds: (each: T) => boolean): T | undefined {
  let first: T | undefined;
  let last: T | undefined;
  for (let at = chain; at !== undefined; ) {
    const { next, list } = at;
    const left = list === undefined || list.every(holds) ? list : list.filter(holds);
    const head = left === undefined ? (holds(at) ? at : undefined) : left[0];
    if (head !== undefined) {
      head.list = left;
      head.next = undefined;
      if (last === undefined) first = head;
      else last.next = head;
      last = head;
    }
    at = next;
  }
  return first;
}

const isWritten = ({ element }: Value) => element !== undefined;
const isLeft = (group: Group) => group.keepWritten();

/** A group: its terms and the groups in it. */
export class Group implements Linked<Group> {
  readonly declaration: TermGroup;
  readonly parent: Group | undefined;
  /** The element with which it begins, of a document that was read or written; undefined for a group that no element of its own makes. */
  element: XmlElement | undefined;
  readonly #origin: string | Origin | undefined;
  #values: Value | undefined = undefined;
  #groups: Group | undefined = undefined;
  /** The bits of all numbers that it has had. */
  #bits = 0;
  next: Group | undefined = undefined;
  list: Group[] | undefined = undefined;

  constructor(declaration: TermGroup, parent?: Group, element?: XmlElement, origin?: string | Origin) {
    this.declaration = declaration;
    this.parent = parent;
    this.element = element;
    this.#origin = origin;
  }

  get id(): TermId {
    return this.declaration.id;
  }

  /** The property of the document that it comes from. */
  get property(): string | undefined {
    return propertyOf(this.#origin, undefined);
  }

  /** Returns whether it may have something of the numbers that some bits stand for. */
  mayHave(bits: number): boolean {
    return (this.#bits & bits) !== 0;
  }

  /** The first of its values, of whatever term; the others of other terms are behind it. */
  get firstValue(): Value | undefined {
    return this.#values;
  }

  /** The first of the groups in it, of whatever kind. */
  get firstGroup(): Group | undefined {
    return this.#groups;
  }

  /** Returns the first value of a term: the one that counts where a term may stand once. */
  first(id: TermId): Value | undefined {
    return firstOf(this.#values, id);
  }

  /** Returns all values of a term, in the order of the document. */
  all(id: TermId): readonly Value[] {
    const first = firstOf(this.#values, id);
    return first === undefined ? NO_VALUES : listOf(first);
  }

  /** Does something with each value of a term, in the order of the document. */
  each(id: TermId, see: (value: Value) => void): void {
    const first = firstOf(this.#values, id);
    if (first?.list !== undefined) for (const value of first.list) see(value);
    else if (first !== undefined) see(first);
  }

  /** Returns whether a test holds for one of the values of a term. */
  some(id: TermId, test: (value: Value) => boolean): boolean {
    return isSome(firstOf(this.#values, id), test);
  }

  /** Returns whether a test holds for one of the groups of a number. */
  someGroup(id: TermId, test: (group: Group) => boolean): boolean {
    return isSome(firstOf(this.#groups, id), test);
  }

  /** Returns the text of the first value of a term, as it stands; undefined where the term is not there. */
  text(id: TermId): string | undefined {
    return firstOf(this.#values, id)?.text;
  }

  /** Returns the groups of a number that are in this one. */
  groups(id: TermId): readonly Group[] {
    const first = firstOf(this.#groups, id);
    return first === undefined ? NO_GROUPS : listOf(first);
  }

  /** Returns the first group of a number. */
  group(id: TermId): Group | undefined {
    return firstOf(this.#groups, id);
  }

  /** Adds a value, with the property that it comes from or the object and its member; nothing, and returns undefined, where there is none. */
  add(id: TermId, text: string | undefined, origin?: string | Origin, member?: string): Value | undefined {
    if (text === undefined || text === '') return undefined;
    return this.put(id, new Value(text, undefined, origin, member));
  }

  /** Adds a value, an empty one too: behind the others, but before those of lower rank, which stand at a place that counts less. */
  put(id: TermId, value: Value, rank = 0): Value {
    value.rank = rank;
    value.id = id;
    this.#bits |= bitOf(id);
    const first = firstOrAppended(this.#values, value);
    if (first === undefined) this.#values = value;
    if (first === undefined || first === value) return value;
    const list = growing(first);
    const at = behind(list, rank);
    if (at === list.length) list.push(value);
    else list.splice(at, 0, value);
    if (at === 0) this.#values = replaced(this.#values, first, value);
    return value;
  }

  /** Adds a group. */
  open(declaration: TermGroup, element?: XmlElement, origin?: string | Origin): Group {
    const group = new Group(declaration, this, element, origin);
    this.#bits |= bitOf(group.id);
    const first = firstOrAppended(this.#groups, group);
    if (first === undefined) this.#groups = group;
    else if (first !== group) growing(first).push(group);
    return group;
  }

  /** Returns the groups in this one, of all kinds. */
  inner(): readonly Group[] {
    if (this.#groups === undefined) return NO_GROUPS;
    if (this.#groups.next === undefined) return listOf(this.#groups);
    const groups: Group[] = [];
    for (let at: Group | undefined = this.#groups; at !== undefined; at = at.next) {
      if (at.list === undefined) groups.push(at);
      else for (const group of at.list) groups.push(group);
    }
    return groups;
  }

  /** Does something with this group and all within, in their order. */
  visit(see: (group: Group) => void): void {
    see(this);
    for (let at = this.#groups; at !== undefined; at = at.next) {
      if (at.list === undefined) at.visit(see);
      else for (const group of at.list) group.visit(see);
    }
  }

  /** Returns the numbers of the terms and groups that are in this one. */
  ids(): TermId[] {
    const ids: TermId[] = [];
    for (let at = this.#values; at !== undefined; at = at.next) if (at.id !== undefined) ids.push(at.id);
    for (let at = this.#groups; at !== undefined; at = at.next) ids.push(at.id);
    return ids;
  }

  /** Returns whether one of some terms and groups is in this one. */
  hasAny(ids: ReadonlySet<TermId>): boolean {
    for (let at = this.#values; at !== undefined; at = at.next) if (at.id !== undefined && ids.has(at.id)) return true;
    for (let at = this.#groups; at !== undefined; at = at.next) if (ids.has(at.id)) return true;
    return false;
  }

  /** Removes the values or the groups of a number. */
  remove(id: TermId): void {
    this.#values = without(this.#values, id);
    this.#groups = without(this.#groups, id);
  }

  /** Removes the groups of a number for which a test holds. */
  removeGroups(id: TermId, test: (group: Group) => boolean): void {
    this.#groups = kept(this.#groups, (group) => group.id !== id || !test(group));
  }

  /** Puts the groups of a number in an order. */
  sort(id: TermId, compare: (group: Group, other: Group) => number): void {
    const first = this.group(id);
    if (first?.list === undefined) return;
    const list = first.list.toSorted(compare);
    const [head = first] = list;
    if (head !== first) this.#groups = replaced(this.#groups, first, head);
    head.list = list;
  }

  /** Removes the values that stand at no element, and the groups in which nothing is left; returns whether anything is left in this one. */
  keepWritten(): boolean {
    this.#values = kept(this.#values, isWritten);
    this.#groups = kept(this.#groups, isLeft);
    return this.element !== undefined || this.#values !== undefined || this.#groups !== undefined;
  }

  /** Lets go of all that is in it, once nothing needs it any more, as `XmlElement.release` does. */
  release(): void {
    this.#values = undefined;
    this.#groups = undefined;
  }

  /** Yields all values with the numbers of their terms, those of groups within too. */
  *within(): Generator<readonly [TermId, Value, Group]> {
    for (let at = this.#values; at !== undefined; at = at.next) {
      const { id } = at;
      if (id !== undefined) for (const value of listOf(at)) yield [id, value, this];
    }
    for (const group of this.inner()) yield* group.within();
  }
}
