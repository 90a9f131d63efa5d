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

/** A group: its terms and the groups in it. */
export class Group {
  readonly declaration: TermGroup;
  readonly parent: Group | undefined;
  /** The element with which it begins, of a document that was read or written; undefined for a group that no element of its own makes. */
  element: XmlElement | undefined;
  /** The property of the document that it comes from. */
  readonly property: string | undefined;
  // Groups are many, and most have no groups in them: a map is made when something is added.
  #values: Map<TermId, Value[]> | undefined;
  #groups: Map<TermId, Group[]> | undefined;

  constructor(declaration: TermGroup, parent?: Group, element?: XmlElement, property?: string) {
    this.declaration = declaration;
    this.parent = parent;
    this.element = element;
    this.property = property;
  }

  /** Returns the first value of a term: the one that counts where a term may stand once. */
  first(id: TermId): Value | undefined {
    return this.#values?.get(id)?.[0];
  }

  /** Returns all values of a term, in the order of the document. */
  all(id: TermId): readonly Value[] {
    return this.#values?.get(id) ?? NO_VALUES;
  }

  /** Returns the text of the first value of a term, as it stands; undefined where the term is not there. */
  text(id: TermId): string | undefined {
    return this.#values?.get(id)?.[0]?.text;
  }

  /** Returns the groups of a number that are in this one. */
  groups(id: TermId): readonly Group[] {
    return this.#groups?.get(id) ?? NO_GROUPS;
  }

  /** Returns the first group of a number. */
  group(id: TermId): Group | undefined {
    return this.#groups?.get(id)?.[0];
  }

  /** Adds a value; nothing, and returns undefined, where there is none. */
  add(id: TermId, text: string | undefined, property?: string): Value | undefined {
    return text === undefined || text === '' ? undefined : this.put(id, new Value(text, undefined, property));
  }

  /** Adds a value, an empty one too: behind the others, but before those of lower rank, which stand at a place that counts less. */
  put(id: TermId, value: Value, rank = 0): Value {
    value.rank = rank;
    this.#values ??= new Map();
    const values = this.#values.get(id);
    if (values === undefined) {
      this.#values.set(id, [value]);
      return value;
    }
    const last = values.at(-1);
    if (last === undefined || last.rank <= rank) values.push(value);
    else values.splice(behind(values, rank), 0, value);
    return value;
  }

  /** Adds a group. */
  open(declaration: TermGroup, element?: XmlElement, property?: string): Group {
    const group = new Group(declaration, this, element, property);
    this.#groups ??= new Map();
    const groups = this.#groups.get(declaration.id);
    if (groups === undefined) this.#groups.set(declaration.id, [group]);
    else groups.push(group);
    return group;
  }

  /** Yields the groups in this one, of all kinds. */
  *inner(): Generator<Group> {
    if (this.#groups) for (const groups of this.#groups.values()) yield* groups;
  }

  /** Returns the numbers of the terms and groups that are in this one. */
  ids(): TermId[] {
    return [...(this.#values?.keys() ?? []), ...(this.#groups?.keys() ?? [])];
  }

  /** Removes the values or the groups of a number. */
  remove(id: TermId): void {
    this.#values?.delete(id);
    this.#groups?.delete(id);
  }

  /** Yields all values with the numbers of their terms, those of groups within too. */
  *within(): Generator<readonly [TermId, Value, Group]> {
    for (const [id, values] of this.#values ?? []) for (const value of values) yield [id, value, this];
    for (const groups of this.#groups?.values() ?? []) for (const group of groups) yield* group.within();
  }
}
