/**
 * Reads a document for a mapping and tracks which members were read. Unread members are reported (`./unread.ts`), since
 * the mapping has missed them. Documents have many small objects, so little is stored for each; paths are assembled on
 * request.
 */

import type { Origin } from '../../model/group.ts';

/** The kind of an object, for the table of members that may be left out: `party`, `line`. */
export type SourceKind = string;

type Name<T> = keyof T & string;
type EntryOf<V> = V extends readonly (infer E)[] ? NonNullable<E> & object : never;
type ObjectOf<V> = NonNullable<V> & object;

/** Returns a scalar as text; undefined if it is empty or not a scalar. */
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
 * Objects of a kind at the same place in documents, with numbers for their members. The set of read members of an
 * object is then a number, too. There are few members, so a linear search is faster than a map.
 */
class Role {
  readonly kind: SourceKind;
  /** The member of the outer object that contains them, directly or in a list; for documents, the path. */
  readonly name: string;
  readonly #members: string[] = [];
  /** The roles of inner objects. */
  readonly #within: Role[] = [];

  constructor(kind: SourceKind, name: string) {
    this.kind = kind;
    this.name = name;
  }

  /** Returns the number of a member; -1 if it was never read. */
  numberOf(member: string): number {
    for (let number = 0; number < this.#members.length; number++) if (this.#members[number] === member) return number;
    return -1;
  }

  /** Assigns a number to a member. */
  add(member: string): number {
    return this.#members.push(member) - 1;
  }

  /** Returns the role of inner objects. */
  within(kind: SourceKind, name: string): Role {
    for (const role of this.#within) if (role.name === name && role.kind === kind) return role;
    const role = new Role(kind, name);
    this.#within.push(role);
    return role;
  }
}

/** The role around documents. */
const OUTSIDE = new Role('', '');

/** The number of members per role that have a bit. For others, each object has a set. */
const BITS = 30;

/** The bit for a look-up of a missing member: the object was read. */
const MISSED = 1 << BITS;

/** An inner object, or a list of them. A single object also stands for a list of one, the most common kind. */
type Inner = Source | Entries;

/** The objects of a list that was read, if there is not exactly one. */
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

/** An object of a document. Every access to a value marks it as read. */
export class Source<T extends object = object> implements Origin {
  readonly value: T;
  readonly #role: Role;
  readonly #around: Source | undefined;
  /** The previously read member of the outer object. */
  before: Inner | undefined = undefined;
  /** Its position in the list; -1 if it is not in one. */
  readonly #place: number;
  #taken = 0;
  #inner: Inner | undefined = undefined;
  /** Read members without a bit; or the unread members, once they are final. */
  #extras: Set<string> | readonly Unread[] | undefined = undefined;

  constructor(value: T, name: string, kind: SourceKind, around?: Source, place = -1) {
    this.value = value;
    this.#role = (around === undefined ? OUTSIDE : around.#role).within(kind, name);
    this.#around = around;
    this.#place = place;
  }

  /** The member of the outer object that contains it, directly or in a list; for the document, its path. */
  get name(): string {
    return this.#role.name;
  }

  /** The path of the object: `$.lines[0].item`. */
  get path(): string {
    if (this.#around === undefined) return this.name;
    const path = `${this.#around.path}.${this.name}`;
    return this.#place < 0 ? path : `${path}[${this.#place}]`;
  }

  /** Returns the path of a member, present or not. */
  at(name: string): string {
    return `${this.path}.${name}`;
  }

  /** Returns the text of a scalar. */
  text(name: Name<T>): string | undefined {
    const value = this.value[name];
    this.#take(name, value);
    return textOf(value);
  }

  /** Returns whether a member has a value, without marking it as read. */
  has(name: Name<T>): boolean {
    return hasContent(this.value[name]);
  }

  /** Returns a scalar without marking it as read, for decisions about something else. */
  peek(name: Name<T>): string | undefined {
    return textOf(this.value[name]);
  }

  /** Marks members as read as a whole: they are written elsewhere, or derived. */
  take(...names: Name<T>[]): void {
    for (const name of names) this.#take(name, this.value[name]);
  }

  /** Returns an inner object, the same one each time. */
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

  /** Returns the objects of a list without null entries, the same ones each time. */
  list<K extends Name<T>>(name: K, kind: SourceKind = name): readonly Source<EntryOf<T[K]>>[] {
    const value: unknown = this.value[name];
    if (!Array.isArray(value)) return NO_SOURCES as readonly Source<EntryOf<T[K]>>[];
    const known = this.#innerOf(name);
    if (known instanceof Entries) return known.list as readonly Source<EntryOf<T[K]>>[];
    if (known !== undefined) return [known as Source<EntryOf<T[K]>>];
    const [only] = value;
    // Most lists have one entry, and an array that grows by `push` reserves room for sixteen more.
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
    // A copy has exactly the length it needs.
    const sources: unknown[] = list.slice();
    let length = 0;
    for (let place = 0; place < list.length; place++) {
      const entry = list[place];
      if (isObject(entry)) sources[length++] = new Source(entry, name, kind, this, place);
    }
    sources.length = length;
    return sources as Source[];
  }

  /** Whether nothing in it is left to report. */
  get isSettled(): boolean {
    return this.#extras === NOTHING;
  }

  /** Marks everything in it as reported: it was written as a whole, or its loss was reported. */
  settle(): void {
    this.#extras = NOTHING;
  }

  /** Returns the unread members and discards the rest. Thousands of lines are visited once each. */
  finish(): readonly Unread[] {
    const unread = this.#isAllTaken() ? NOTHING : this.#listUnread();
    this.#extras = unread;
    this.#inner = undefined;
    return unread;
  }

  #listUnread(): readonly Unread[] {
    const unread: Unread[] = [];
    this.addUnread(unread);
    return unread.length > 0 ? unread : NOTHING;
  }

  /** Adds the unread objects and members to a list, at the highest level. */
  addUnread(list: Unread[]): void {
    const extras = this.#extras;
    if (Array.isArray(extras)) {
      for (const each of extras) list.push(each);
      return;
    }
    if (this.#isAllTaken()) return;
    const { kind } = this.#role;
    if (this.#taken === 0 && extras === undefined && this.#inner === undefined) {
      list.push({ kind, name: '', path: this.path });
      return;
    }
    for (const name in this.value) {
      if (this.#isTaken(name)) continue;
      const inner = this.#innerOf(name);
      if (inner === undefined) {
        if (hasContent(this.value[name])) list.push({ kind, name, path: this.at(name) });
      } else if (inner instanceof Source) inner.addUnread(list);
      else for (const source of inner.list) source.addUnread(list);
    }
  }

  /**
   * Returns whether it has as many members as were read. Most objects have no others, so members need not be compared.
   */
  #isAllTaken(): boolean {
    if (this.#extras !== undefined) return this.#extras === NOTHING;
    let missing = 0;
    for (const _ in this.value) missing++;
    // Only scalars have a bit, and only objects and lists are entered, so nothing counts twice.
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
    else if (this.#extras === undefined) this.#extras = new Set([name]);
    else if (this.#extras instanceof Set) this.#extras.add(name);
  }

  #isTaken(name: string): boolean {
    if (this.#extras instanceof Set && this.#extras.has(name)) return true;
    const number = this.#role.numberOf(name);
    return number >= 0 && number < BITS && (this.#taken & (1 << number)) !== 0;
  }

  #innerOf(name: string): Inner | undefined {
    for (let at = this.#inner; at !== undefined; at = at.before) if (at.name === name) return at;
    return undefined;
  }
}

/** An unread member of a document. */
export interface Unread {
  /** The kind of the object with the member. */
  kind: SourceKind;
  /** Empty for a whole object. */
  name: string;
  path: string;
}

/** Returns whether a value is present: not null, and not an empty text, list or object. */
function hasContent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.some(hasContent);
  return !isObject(value) || Object.keys(value).length > 0;
}
