/**
 * Reads a document for a mapping, and remembers what was looked at: what remains is what the mapping has forgotten, and is reported (`./unread.ts`).
 * Documents have many small objects, so that little is kept of each: paths are put together when they are asked for.
 */

import type { Origin } from '../../model/group.ts';

/** What an object of a document is, for the table of what may be left out: `party`, `line`. */
export type SourceKind = string;

type Name<T> = keyof T & string;
type EntryOf<V> = V extends readonly (infer E)[] ? NonNullable<E> & object : never;
type ObjectOf<V> = NonNullable<V> & object;

/** A scalar of a document as its text; undefined where it is none, or says nothing. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const NOTHING: readonly Unread[] = [];
const NO_SOURCES: readonly Source[] = [];

/**
 * Objects of a kind at the same place in documents, with the members that mappings look at in them, by whose numbers what was looked at in an object is
 * a number too. They are few, so that going through them is faster than a map.
 */
class Role {
  readonly kind: SourceKind;
  /** The member of the object around that they are, or are in the list of; of documents their path. */
  readonly name: string;
  readonly #members: string[] = [];
  /** The roles of what was looked into in such objects. */
  readonly #within: Role[] = [];

  constructor(kind: SourceKind, name: string) {
    this.kind = kind;
    this.name = name;
  }

  /** Returns the number of a member; -1 of one that was not looked at in any. */
  numberOf(member: string): number {
    for (let number = 0; number < this.#members.length; number++) if (this.#members[number] === member) return number;
    return -1;
  }

  /** Gives a member a number. */
  add(member: string): number {
    return this.#members.push(member) - 1;
  }

  /** Returns the role of what is in such objects. */
  within(kind: SourceKind, name: string): Role {
    for (const role of this.#within) if (role.name === name && role.kind === kind) return role;
    const role = new Role(kind, name);
    this.#within.push(role);
    return role;
  }
}

/** What documents are in. */
const OUTSIDE = new Role('', '');

/** So many members of a role have a bit each; of others each object has a set. */
const BITS = 30;

/** The bit of members that were looked for and are not there: the object was looked at. */
const MISSED = 1 << BITS;

/** A member of an object that was looked into: an object, or a list of them. One object may be all that is in a list, as in most. */
type Inner = Source | Entries;

/** The objects of a list that was looked at, none or several. */
class Entries {
  readonly name: string;
  readonly list: readonly Source[];
  readonly before: Inner | undefined;

  constructor(name: string, list: readonly Source[], before: Inner | undefined) {
    this.name = name;
    this.list = list;
    this.before = before;
  }
}

/** An object of a document. Each way to a value of it marks that value as looked at. */
export class Source<T extends object = object> implements Origin {
  readonly value: T;
  readonly #role: Role;
  readonly #around: Source | undefined;
  /** The member of the object around that was looked into before it. */
  before: Inner | undefined = undefined;
  /** Where it is in that list; -1 in none. */
  readonly #place: number;
  #taken = 0;
  #inner: Inner | undefined = undefined;
  /** What was taken and has no bit; or what nothing has looked at, once that is known for good. */
  #beside: Set<string> | readonly Unread[] | undefined = undefined;

  constructor(value: T, name: string, kind: SourceKind, around?: Source, place = -1) {
    this.value = value;
    this.#role = (around === undefined ? OUTSIDE : around.#role).within(kind, name);
    this.#around = around;
    this.#place = place;
  }

  /** The member of the object around that it is, or is in the list of; of the document its path. */
  get name(): string {
    return this.#role.name;
  }

  /** `$.lines[0].item`. */
  get path(): string {
    if (this.#around === undefined) return this.name;
    const path = `${this.#around.path}.${this.name}`;
    return this.#place < 0 ? path : `${path}[${this.#place}]`;
  }

  /** Returns the path of a member, whether it is there or not. */
  at(name: string): string {
    return `${this.path}.${name}`;
  }

  /** Returns the text of a scalar; undefined where there is none. */
  text(name: Name<T>): string | undefined {
    const value = this.value[name];
    this.#take(name, value);
    return textOf(value);
  }

  /** Returns whether there is a member that says something, without taking it. */
  has(name: Name<T>): boolean {
    return says(this.value[name]);
  }

  /** Returns a scalar without taking it: it is looked at to decide about something else. */
  peek(name: Name<T>): string | undefined {
    return textOf(this.value[name]);
  }

  /** Takes members as a whole: they are written elsewhere, or follow from what is. */
  take(...names: Name<T>[]): void {
    for (const name of names) this.#take(name, this.value[name]);
  }

  /** Returns an object within; the same one each time. */
  object<K extends Name<T>>(name: K, kind: SourceKind = name): Source<ObjectOf<T[K]>> | undefined {
    const value = this.value[name];
    if (!isObject(value)) return undefined;
    const known = this.#innerOf(name);
    if (known instanceof Source) return known as Source<ObjectOf<T[K]>>;
    const object = new Source(value as ObjectOf<T[K]>, name, kind, this);
    object.before = this.#inner;
    this.#inner = object;
    return object;
  }

  /** Returns the objects of a list, none for entries that are null; the same ones each time. */
  list<K extends Name<T>>(name: K, kind: SourceKind = name): readonly Source<EntryOf<T[K]>>[] {
    const value: unknown = this.value[name];
    if (!Array.isArray(value)) return NO_SOURCES as readonly Source<EntryOf<T[K]>>[];
    const known = this.#innerOf(name);
    if (known instanceof Entries) return known.list as readonly Source<EntryOf<T[K]>>[];
    if (known !== undefined) return [known as Source<EntryOf<T[K]>>];
    const [only] = value;
    // Most lists have one entry: a list that grows has room for sixteen more.
    if (value.length === 1 && isObject(only)) {
      const source = new Source(only, name, kind, this, 0);
      source.before = this.#inner;
      this.#inner = source;
      return [source as Source<EntryOf<T[K]>>];
    }
    const list = this.#sourcesOf(name, value, kind);
    this.#inner = new Entries(name, list, this.#inner);
    return list as readonly Source<EntryOf<T[K]>>[];
  }

  #sourcesOf(name: string, list: readonly unknown[], kind: SourceKind): readonly Source[] {
    // A copy is as long as it has to be.
    const sources: unknown[] = list.slice();
    let length = 0;
    for (let place = 0; place < list.length; place++) {
      const entry = list[place];
      if (isObject(entry)) sources[length++] = new Source(entry, name, kind, this, place);
    }
    sources.length = length;
    return sources as Source[];
  }

  /** Whether nothing in it is left to be reported. */
  get isSettled(): boolean {
    return this.#beside === NOTHING;
  }

  /** Nothing in it is left to be reported: it was written as a whole, or its loss has been. */
  settle(): void {
    this.#beside = NOTHING;
  }

  /** Returns what nothing has looked at, and forgets the rest: of thousands of lines each is looked at once. */
  finish(): readonly Unread[] {
    const unread = this.#isAllTaken() ? NOTHING : this.#listUnread();
    this.#beside = unread;
    this.#inner = undefined;
    return unread;
  }

  #listUnread(): readonly Unread[] {
    const unread: Unread[] = [];
    this.addUnread(unread);
    return unread.length > 0 ? unread : NOTHING;
  }

  /** Adds the objects and members that nothing looked at to a list: each the highest of those within it. */
  addUnread(list: Unread[]): void {
    const beside = this.#beside;
    if (Array.isArray(beside)) {
      for (const each of beside) list.push(each);
      return;
    }
    if (this.#isAllTaken()) return;
    const { kind } = this.#role;
    if (this.#taken === 0 && beside === undefined && this.#inner === undefined) {
      list.push({ kind, name: '', path: this.path });
      return;
    }
    for (const name in this.value) {
      if (this.#isTaken(name)) continue;
      const inner = this.#innerOf(name);
      if (inner === undefined) {
        if (says(this.value[name])) list.push({ kind, name, path: this.at(name) });
      } else if (inner instanceof Source) inner.addUnread(list);
      else for (const source of inner.list) source.addUnread(list);
    }
  }

  /** Returns true where it has as many members as were taken or looked into: most objects have no other, so that each need not be looked for. */
  #isAllTaken(): boolean {
    if (this.#beside !== undefined) return this.#beside === NOTHING;
    let missing = 0;
    for (const _ in this.value) missing++;
    // Scalars alone have a bit, objects and lists alone are looked into: none counts twice.
    for (let bits = this.#taken & ~MISSED; bits !== 0; bits &= bits - 1) missing--;
    for (let at = this.#inner; at !== undefined; at = at.before) {
      if (at instanceof Source) {
        if (!at.#isAllTaken()) return false;
      } else for (const each of at.list) if (!each.#isAllTaken()) return false;
      missing--;
    }
    return missing === 0;
  }

  #take(name: string, value: unknown): void {
    if (value === undefined) {
      this.#taken |= MISSED;
      return;
    }
    let number = this.#role.numberOf(name);
    if (number < 0) number = this.#role.add(name);
    if (number < BITS && !isObject(value)) this.#taken |= 1 << number;
    else if (this.#beside === undefined) this.#beside = new Set([name]);
    else if (this.#beside instanceof Set) this.#beside.add(name);
  }

  #isTaken(name: string): boolean {
    if (this.#beside instanceof Set && this.#beside.has(name)) return true;
    const number = this.#role.numberOf(name);
    return number >= 0 && number < BITS && (this.#taken & (1 << number)) !== 0;
  }

  #innerOf(name: string): Inner | undefined {
    for (let at = this.#inner; at !== undefined; at = at.before) if (at.name === name) return at;
    return undefined;
  }
}

/** A member of a document that nothing looked at. */
export interface Unread {
  /** What the object is that has the member. */
  kind: SourceKind;
  /** Empty for an object as a whole. */
  name: string;
  path: string;
}

/** Whether a value says anything: no null, no empty text, list or object. */
function says(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.some(says);
  return !isObject(value) || Object.keys(value).length > 0;
}
