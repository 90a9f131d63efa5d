/** The terms of one e-invoice: a tree of groups with values, whatever the syntax (chapter 11 §1). Readers and mappings fill it, rules and writers look at it. */

import type { TermGroup, TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/** A value of a term. */
export class Value {
  /** As it stands in the XML, blanks and all. */
  readonly text: string;
  /** The element that has it, of a document that was read or written. */
  element: XmlElement | undefined;
  /** The property of the document that it comes from, where one is written: `$.lines[0].quantity`. */
  readonly property: string | undefined;
  /** What qualifies it, by the numbers of the terms: the scheme of an identifier. */
  qualifiers: Map<TermId, string> | undefined;
  /** How many places come before the one that it stands at. */
  rank = 0;

  constructor(text: string, element?: XmlElement, property?: string) {
    this.text = text;
    this.element = element;
    this.property = property;
    this.qualifiers = undefined;
  }

  /** Sets what qualifies the value; nothing where there is none. */
  with(id: TermId, text: string | undefined): this {
    if (text !== undefined) {
      this.qualifiers ??= new Map();
      this.qualifiers.set(id, text);
    }
    return this;
  }

  /** Returns what qualifies the value. */
  qualifier(id: TermId): string | undefined {
    return this.qualifiers?.get(id);
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

/** What a group has of one number. A group has few numbers: a chain of them takes a third of a map, and is searched as fast. */
class Entry<T> {
  readonly id: TermId;
  first: T;
  next: Entry<T> | undefined;
  /** Made when there are several, or when it is asked for: most have one, of which nobody asks for a list. */
  #list: T[] | undefined;

  constructor(id: TermId, first: T) {
    this.id = id;
    this.first = first;
    this.next = undefined;
    this.#list = undefined;
  }

  get list(): readonly T[] {
    this.#list ??= [this.first];
    return this.#list;
  }

  /** Puts one more at a place among the others, the last if not given. */
  insert(added: T, at?: number): void {
    this.#list ??= [this.first];
    if (at === undefined) this.#list.push(added);
    else this.#list.splice(at, 0, added);
    if (at === 0) this.first = added;
  }
}

/** Returns what a chain has of a number. */
function entryOf<T>(first: Entry<T> | undefined, id: TermId): Entry<T> | undefined {
  for (let entry = first; entry !== undefined; entry = entry.next) if (entry.id === id) return entry;
  return undefined;
}

/** Puts a number that a chain does not have behind the others; returns the first. */
function appended<T>(first: Entry<T> | undefined, added: Entry<T>): Entry<T> {
  if (first === undefined) return added;
  let last = first;
  while (last.next !== undefined) last = last.next;
  last.next = added;
  return first;
}

/** Returns the first of a chain without a number. */
function without<T>(first: Entry<T> | undefined, id: TermId): Entry<T> | undefined {
  if (first?.id === id) return first.next;
  for (let entry = first; entry !== undefined; entry = entry.next) {
    if (entry.next?.id === id) entry.next = entry.next.next;
  }
  return first;
}

/** Yields a chain from its first. */
function* chain<T>(first: Entry<T> | undefined): Generator<Entry<T>> {
  for (let entry = first; entry !== undefined; entry = entry.next) yield entry;
}

/** A group: its terms and the groups in it. */
export class Group {
  readonly declaration: TermGroup;
  readonly parent: Group | undefined;
  /** The element with which it begins, of a document that was read or written; undefined for a group that no element of its own makes. */
  element: XmlElement | undefined;
  /** The property of the document that it comes from. */
  readonly property: string | undefined;
  #values: Entry<Value> | undefined;
  #groups: Entry<Group> | undefined;

  constructor(declaration: TermGroup, parent?: Group, element?: XmlElement, property?: string) {
    this.declaration = declaration;
    this.parent = parent;
    this.element = element;
    this.property = property;
  }

  /** Returns the first value of a term: the one that counts where a term may stand once. */
  first(id: TermId): Value | undefined {
    return entryOf(this.#values, id)?.first;
  }

  /** Returns all values of a term, in the order of the document. */
  all(id: TermId): readonly Value[] {
    return entryOf(this.#values, id)?.list ?? NO_VALUES;
  }

  /** Returns the text of the first value of a term, as it stands; undefined where the term is not there. */
  text(id: TermId): string | undefined {
    return entryOf(this.#values, id)?.first.text;
  }

  /** Returns the groups of a number that are in this one. */
  groups(id: TermId): readonly Group[] {
    return entryOf(this.#groups, id)?.list ?? NO_GROUPS;
  }

  /** Returns the first group of a number. */
  group(id: TermId): Group | undefined {
    return entryOf(this.#groups, id)?.first;
  }

  /** Adds a value; nothing, and returns undefined, where there is none. */
  add(id: TermId, text: string | undefined, property?: string): Value | undefined {
    return text === undefined || text === '' ? undefined : this.put(id, new Value(text, undefined, property));
  }

  /** Adds a value, an empty one too: behind the others, but before those of lower rank, which stand at a place that counts less. */
  put(id: TermId, value: Value, rank = 0): Value {
    value.rank = rank;
    const entry = entryOf(this.#values, id);
    if (entry === undefined) this.#values = appended(this.#values, new Entry(id, value));
    else {
      const last = entry.list.at(-1);
      entry.insert(value, last !== undefined && last.rank > rank ? behind(entry.list, rank) : undefined);
    }
    return value;
  }

  /** Adds a group. */
  open(declaration: TermGroup, element?: XmlElement, property?: string): Group {
    const group = new Group(declaration, this, element, property);
    const entry = entryOf(this.#groups, declaration.id);
    if (entry === undefined) this.#groups = appended(this.#groups, new Entry(declaration.id, group));
    else entry.insert(group);
    return group;
  }

  /** Returns the groups in this one, of all kinds. */
  inner(): readonly Group[] {
    if (this.#groups === undefined) return NO_GROUPS;
    if (this.#groups.next === undefined) return this.#groups.list;
    const groups: Group[] = [];
    for (let entry: Entry<Group> | undefined = this.#groups; entry !== undefined; entry = entry.next) {
      for (const group of entry.list) groups.push(group);
    }
    return groups;
  }

  /** Returns the numbers of the terms and groups that are in this one. */
  ids(): TermId[] {
    return [...chain(this.#values), ...chain(this.#groups)].map(({ id }) => id);
  }

  /** Removes the values or the groups of a number. */
  remove(id: TermId): void {
    this.#values = without(this.#values, id);
    this.#groups = without(this.#groups, id);
  }

  /** Yields all values with the numbers of their terms, those of groups within too. */
  *within(): Generator<readonly [TermId, Value, Group]> {
    for (const { id, list } of chain(this.#values)) for (const value of list) yield [id, value, this];
    for (const group of this.inner()) yield* group.within();
  }
}
