/**
 * Reads a document for a mapping, and remembers what was looked at: what remains is what the mapping has forgotten, and is reported (`./unread.ts`).
 */

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
const NO_SOURCES: Source[] = [];

/** An object of a document. Each way to a value of it marks that value as looked at. */
export class Source<T extends object = object> {
  readonly kind: SourceKind;
  /** `$.lines[0].item`. */
  readonly path: string;
  readonly value: T;
  // Documents have many small objects: lists of a few names are searched faster, and take less, than maps of them.
  #taken: string[] | undefined;
  #inner: { name: string; sources: Source[] }[] | undefined;
  #isSettled = false;
  #unread: readonly Unread[] | undefined;

  constructor(value: T, path: string, kind: SourceKind) {
    this.value = value;
    this.path = path;
    this.kind = kind;
  }

  /** Returns the path of a member, whether it is there or not. */
  at(name: string): string {
    return `${this.path}.${name}`;
  }

  /** Returns the text of a scalar; undefined where there is none. */
  text(name: Name<T>): string | undefined {
    this.#take(name);
    return textOf(this.value[name]);
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
    for (const name of names) this.#take(name);
  }

  /** Returns an object within; the same one each time. */
  object<K extends Name<T>>(name: K, kind: SourceKind = name): Source<ObjectOf<T[K]>> | undefined {
    const value = this.value[name];
    if (!isObject(value)) return undefined;
    const known = this.#innerOf(name)?.[0];
    if (known) return known as Source<ObjectOf<T[K]>>;
    const made = new Source(value as ObjectOf<T[K]>, this.at(name), kind);
    this.#keep(name, [made]);
    return made;
  }

  /** Returns the objects of a list, none for entries that are null; the same ones each time. */
  list<K extends Name<T>>(name: K, kind: SourceKind = name): Source<EntryOf<T[K]>>[] {
    const list: unknown = this.value[name];
    if (!Array.isArray(list)) return [];
    let sources = this.#innerOf(name);
    if (sources === undefined) {
      sources = NO_SOURCES;
      for (let i = 0; i < list.length; i++) {
        const entry: unknown = list[i];
        if (!isObject(entry)) continue;
        const made = new Source(entry, `${this.path}.${name}[${i}]`, kind);
        // A list of one has room for one: most lists in lines are such.
        if (sources === NO_SOURCES) sources = [made];
        else sources.push(made);
      }
      this.#keep(name, sources);
    }
    return sources as Source<EntryOf<T[K]>>[];
  }

  /** Whether nothing in it is left to be reported. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Nothing in it is left to be reported: it was written as a whole, or its loss has been. */
  settle(): void {
    this.#isSettled = true;
  }

  /** Notes what nothing has looked at, and forgets the rest: of thousands of lines each is looked at once. */
  finish(): void {
    const unread: Unread[] = [];
    this.addUnread(unread);
    this.#unread = unread.length > 0 ? unread : NOTHING;
    this.#taken = undefined;
    this.#inner = undefined;
  }

  /** Adds the objects and members that nothing looked at to a list: each the highest of those within it. */
  addUnread(list: Unread[]): void {
    if (this.#isSettled) return;
    if (this.#unread !== undefined) {
      for (const each of this.#unread) list.push(each);
      return;
    }
    const { kind, path } = this;
    if (this.#taken === undefined && this.#inner === undefined) {
      if (says(this.value)) list.push({ kind, name: '', path });
      return;
    }
    for (const name in this.value) {
      if (this.#taken?.includes(name)) continue;
      const inner = this.#innerOf(name);
      if (inner) for (const source of inner) source.addUnread(list);
      else if (says(this.value[name])) list.push({ kind, name, path: this.at(name) });
    }
  }

  #take(name: string): void {
    if (this.#taken === undefined) this.#taken = [name];
    else if (!this.#taken.includes(name)) this.#taken.push(name);
  }

  #innerOf(name: string): Source[] | undefined {
    if (this.#inner !== undefined) for (const inner of this.#inner) if (inner.name === name) return inner.sources;
    return undefined;
  }

  #keep(name: string, sources: Source[]): void {
    if (this.#inner === undefined) this.#inner = [{ name, sources }];
    else this.#inner.push({ name, sources });
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
