/**
 * The terms of one e-invoice as a tree of groups and values, independent of the syntax (chapter 11 §1). Readers and
 * mappings fill the tree; rules and writers query it.
 */

import type { TermGroup, TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/**
 * The object of a document from which a value or a group comes. Builds its path only when a message needs it, which is
 * rare.
 */
export interface Origin {
  /** For example `$.lines[0].item`. */
  readonly path: string;
}

/** Returns the path of an origin, extended by the member if there is one. */
function propertyOf(origin: string | Origin | undefined, member: string | undefined): string | undefined {
  if (origin === undefined || typeof origin === 'string') return origin;
  return member === undefined ? origin.path : `${origin.path}.${member}`;
}

/**
 * The first entry of a number in a group: `list` holds all entries of this number, `next` leads to the next number. A
 * group has few numbers: such a chain takes a third of the memory of a map and is just as fast to search.
 */
interface Linked<T> {
  /** The number of the term; undefined for a value that no group has yet. */
  readonly id: TermId | undefined;
  next: T | undefined;
  /** Exists only if there are several entries. For one entry, a list is created on each call and not kept. */
  list: T[] | undefined;
}

/**
 * Returns one of 32 bits for a number, computed from its last two characters, in which the numbers of a group mostly
 * differ.
 */
export function bitOf(id: TermId): number {
  const last = id.length - 1;
  return 1 << (id.charCodeAt(last) + 10 * id.charCodeAt(last - 1));
}

/** A term that qualifies a value, such as a scheme. */
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

/** The properties that few values have, in a separate object to save memory. */
class Details {
  qualifiers: Qualifier | undefined = undefined;
  rank = 0;
  list: Value[] | undefined = undefined;
}

/** The value of a business term. */
export class Value implements Linked<Value> {
  /** The unchanged text in the XML, with surrounding blanks; before writing, the text from the document. */
  text: string;
  /** The element of the value once the document was read or written. */
  element: XmlElement | undefined;
  readonly #origin: string | Origin | undefined;
  readonly #member: string | undefined;
  #details: Details | undefined = undefined;
  id: TermId | undefined = undefined;
  next: Value | undefined = undefined;
  /** Whether a reader used or reported it. */
  isTaken = false;

  constructor(text: string, element?: XmlElement, origin?: string | Origin, member?: string) {
    this.text = text;
    this.element = element;
    this.#origin = origin;
    this.#member = member;
  }

  /** The number of places that precede the place of this value. */
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

  /**
   * The property of the document from which the value comes, if the document is being written: `$.lines[0].quantity`.
   */
  get property(): string | undefined {
    return propertyOf(this.#origin, this.#member);
  }

  /** Adds a qualifying term, such as the scheme of an identifier. Does nothing if the text is undefined. */
  with(id: TermId, text: string | undefined): this {
    if (text === undefined) return this;
    const known = this.#qualified(id);
    if (known === undefined) {
      const details = this.#detailed();
      details.qualifiers = new Qualifier(id, text, details.qualifiers);
    } else known.text = text;
    return this;
  }

  /** Returns the text of a qualifying term. */
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

/** Returns the index at which to insert a value of the given rank: after the last value of the same rank. */
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

/** Returns the first entry of a number in a chain. */
function firstOf<T extends Linked<T>>(first: T | undefined, id: TermId): T | undefined {
  for (let at = first; at !== undefined; at = at.next) if (at.id === id) return at;
  return undefined;
}

/** Returns all entries of a number, given the first. */
function listOf<T extends Linked<T>>(first: T): readonly T[] {
  return first.list ?? [first];
}

/** Returns whether a test passes for at least one entry of a number, given the first. */
function isSome<T extends Linked<T>>(first: T | undefined, test: (each: T) => boolean): boolean {
  return first !== undefined && (first.list === undefined ? test(first) : first.list.some(test));
}

/** Returns the list of a number for appending, and creates it if necessary. */
function growing<T extends Linked<T>>(first: T): T[] {
  first.list ??= [first];
  return first.list;
}

/**
 * Returns the first entry of a number in a chain. Appends the given entry and returns it if the chain has none of its
 * number; returns undefined if there is no chain.
 */
function firstOrAppended<T extends Linked<T>>(chain: T | undefined, added: T): T | undefined {
  let last: T | undefined;
  for (let at = chain; at !== undefined; at = at.next) {
    if (at.id === added.id) return at;
    last = at;
  }
  if (last !== undefined) last.next = added;
  return last && added;
}

/** Replaces an entry of a chain and returns the chain. */
function replaced<T extends Linked<T>>(chain: T | undefined, old: T, by: T): T {
  by.next = old.next;
  by.list = old.list;
  old.next = undefined;
  old.list = undefined;
  if (chain === old || chain === undefined) return by;
  for (let at: T | undefined = chain; at !== undefined; at = at.next) if (at.next === old) at.next = by;
  return chain;
}

/** Returns a chain without the entries of a number. */
function without<T extends Linked<T>>(chain: T | undefined, id: TermId): T | undefined {
  if (chain?.id === id) return chain.next;
  for (let at = chain; at !== undefined; at = at.next) if (at.next?.id === id) at.next = at.next.next;
  return chain;
}

/** Returns a chain with only those entries that pass a test; filters each list too. */
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

/** A group of business terms with its values and inner groups. */
export class Group implements Linked<Group> {
  readonly declaration: TermGroup;
  readonly parent: Group | undefined;
  /**
   * The first element of the group once the document was read or written; undefined if the group has no element of its
   * own.
   */
  element: XmlElement | undefined;
  readonly #origin: string | Origin | undefined;
  #values: Value | undefined = undefined;
  #groups: Group | undefined = undefined;
  /** The bits of all numbers added so far, including removed ones. */
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

  /** The property of the document from which the group comes. */
  get property(): string | undefined {
    return propertyOf(this.#origin, undefined);
  }

  /** Returns false only if the group certainly has no entry of the numbers behind these bits. */
  mayHave(bits: number): boolean {
    return (this.#bits & bits) !== 0;
  }

  /** The first value of any term; `next` leads to the other terms. */
  get firstValue(): Value | undefined {
    return this.#values;
  }

  /** The first inner group of any kind. */
  get firstGroup(): Group | undefined {
    return this.#groups;
  }

  /** Returns the first value of a term, which is the one that counts if the term may occur only once. */
  first(id: TermId): Value | undefined {
    return firstOf(this.#values, id);
  }

  /** Returns all values of a term in document order. */
  all(id: TermId): readonly Value[] {
    const first = firstOf(this.#values, id);
    return first === undefined ? NO_VALUES : listOf(first);
  }

  /** Calls a function for each value of a term in document order. */
  each(id: TermId, see: (value: Value) => void): void {
    const first = firstOf(this.#values, id);
    if (first?.list !== undefined) for (const value of first.list) see(value);
    else if (first !== undefined) see(first);
  }

  /** Returns whether a test passes for at least one value of a term. */
  some(id: TermId, test: (value: Value) => boolean): boolean {
    return isSome(firstOf(this.#values, id), test);
  }

  /** Returns whether a test passes for at least one inner group of a number. */
  someGroup(id: TermId, test: (group: Group) => boolean): boolean {
    return isSome(firstOf(this.#groups, id), test);
  }

  /** Returns the unchanged text of the first value of a term; undefined if there is none. */
  text(id: TermId): string | undefined {
    return firstOf(this.#values, id)?.text;
  }

  /** Returns the inner groups of a number. */
  groups(id: TermId): readonly Group[] {
    const first = firstOf(this.#groups, id);
    return first === undefined ? NO_GROUPS : listOf(first);
  }

  /** Returns the first inner group of a number. */
  group(id: TermId): Group | undefined {
    return firstOf(this.#groups, id);
  }

  /**
   * Adds a value with its origin: a property, or an object and one of its members. Returns undefined, and adds nothing,
   * if the text is empty.
   */
  add(id: TermId, text: string | undefined, origin?: string | Origin, member?: string): Value | undefined {
    if (text === undefined || text === '') return undefined;
    return this.put(id, new Value(text, undefined, origin, member));
  }

  /** Adds a value, even an empty one, after the others but before those of higher rank, whose places count less. */
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

  /** Adds an inner group and returns it. */
  open(declaration: TermGroup, element?: XmlElement, origin?: string | Origin): Group {
    const group = new Group(declaration, this, element, origin);
    this.#bits |= bitOf(group.id);
    const first = firstOrAppended(this.#groups, group);
    if (first === undefined) this.#groups = group;
    else if (first !== group) growing(first).push(group);
    return group;
  }

  /** Returns the inner groups of all kinds. */
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

  /** Calls a function for this group and all groups inside it, in order. */
  visit(see: (group: Group) => void): void {
    see(this);
    for (let at = this.#groups; at !== undefined; at = at.next) {
      if (at.list === undefined) at.visit(see);
      else for (const group of at.list) group.visit(see);
    }
  }

  /** Calls a function for each value of this group and of all groups inside it, in order. */
  visitValues(see: (value: Value) => void): void {
    this.visit((group) => {
      for (let at = group.#values; at !== undefined; at = at.next) {
        if (at.list === undefined) see(at);
        else for (const value of at.list) see(value);
      }
    });
  }

  /** Returns the numbers of the terms and groups in this group. */
  ids(): TermId[] {
    const ids: TermId[] = [];
    for (let at = this.#values; at !== undefined; at = at.next) if (at.id !== undefined) ids.push(at.id);
    for (let at = this.#groups; at !== undefined; at = at.next) ids.push(at.id);
    return ids;
  }

  /** Returns whether this group contains at least one of the given terms and groups. */
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

  /** Removes the groups of a number that pass a test. */
  removeGroups(id: TermId, test: (group: Group) => boolean): void {
    this.#groups = kept(this.#groups, (group) => group.id !== id || !test(group));
  }

  /** Sorts the groups of a number. */
  sort(id: TermId, compare: (group: Group, other: Group) => number): void {
    const first = this.group(id);
    if (first?.list === undefined) return;
    const list = first.list.toSorted(compare);
    const [head = first] = list;
    if (head !== first) this.#groups = replaced(this.#groups, first, head);
    head.list = list;
  }

  /**
   * Removes values without an element and groups that are empty afterwards. Returns whether this group still has
   * content.
   */
  keepWritten(): boolean {
    this.#values = kept(this.#values, isWritten);
    this.#groups = kept(this.#groups, isLeft);
    return this.element !== undefined || this.#values !== undefined || this.#groups !== undefined;
  }

  /** Drops all references to the content once nothing needs it any more, like `XmlElement.release`. */
  release(): void {
    this.#values = undefined;
    this.#groups = undefined;
  }

  /** Yields all values with the number of their term and their group, including those of inner groups. */
  *within(): Generator<readonly [TermId, Value, Group]> {
    for (let at = this.#values; at !== undefined; at = at.next) {
      const { id } = at;
      if (id !== undefined) for (const value of listOf(at)) yield [id, value, this];
    }
    for (const group of this.inner()) yield* group.within();
  }
}
