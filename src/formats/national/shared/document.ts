/**
 * Reads a document for a national format and records which members were used; the others are reported as not written.
 */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';

/** A member that was read as an object or a list: one of a chain, since a part has few. */
interface Inner {
  readonly name: string;
  readonly parts: Part | readonly Part[];
  readonly next: Inner | undefined;
}

/** A place in a document: its path, or an object that builds it on request, because most elements never need it. */
export type Place = string | { readonly path: string };

export function pathOf(place: Place): string {
  return typeof place === 'string' ? place : place.path;
}

/** A member of a part as a place. */
class Member {
  readonly #part: Part;
  readonly #name: string;

  constructor(part: Part, name: string) {
    this.#part = part;
    this.#name = name;
  }

  get path(): string {
    return `${this.#part.path}.${this.#name}`;
  }
}

/** An object of a document with its place. */
export class Part {
  readonly value: JsonObject;
  readonly #place: Place;
  /** The index in the list at the place; -1 for an object that is not in a list. */
  readonly #index: number;
  #isTouched = false;
  /** The names of the members that are not read yet; undefined before the first is read. */
  #left: (string | undefined)[] | undefined;
  #inner: Inner | undefined;

  constructor(value: JsonObject, place: Place, index = -1) {
    this.value = value;
    this.#place = place;
    this.#index = index;
  }

  get path(): string {
    const path = pathOf(this.#place);
    return this.#index < 0 ? path : `${path}[${this.#index}]`;
  }

  at(name: string): Place {
    return new Member(this, name);
  }

  /** Returns a scalar as a text; undefined if there is none. */
  text(name: string): string | undefined {
    const value = this.value[name];
    this.#mark(name, value);
    return textOf(value);
  }

  /** Returns a scalar as a text without marking it as read. */
  peek(name: string): string | undefined {
    return textOf(this.value[name]);
  }

  /** Returns whether a member exists and is not empty. */
  has(name: string): boolean {
    return !isEmpty(this.value[name]);
  }

  object(name: string): Part | undefined {
    const value = this.value[name];
    if (!isJsonObject(value)) return undefined;
    const known = this.#innerOf(name);
    if (known instanceof Part) return known;
    return this.#keep(name, new Part(value, this.at(name)));
  }

  list(name: string): readonly Part[] {
    const value = this.value[name];
    this.#isTouched = true;
    if (!Array.isArray(value)) return NO_PARTS;
    const known = this.#innerOf(name);
    if (known !== undefined && !(known instanceof Part)) return known;
    if (!value.every(isJsonObject)) return NO_PARTS;
    const place = this.at(name);
    return this.#keep(
      name,
      value.map((each, index) => new Part(each, place, index)),
    );
  }

  /** Marks members as read that are written elsewhere or follow from others. */
  take(...names: string[]): void {
    for (const name of names) this.#mark(name, this.value[name]);
  }

  /** Marks all members as read. */
  takeAll(): void {
    this.take(...Object.keys(this.value));
  }

  /** Returns the value of an extension. */
  ext(key: string): string | undefined {
    return this.object('ext')?.text(key);
  }

  /** Returns an entry of `meta`. */
  meta(key: string): string | undefined {
    return this.object('meta')?.text(key);
  }

  /** Returns the paths of everything unread; the outermost path only. */
  unread(): string[] {
    const paths: string[] = [];
    this.#collectUnread(paths);
    return paths;
  }

  #collectUnread(paths: string[]): void {
    for (const name of this.#left ?? Object.keys(this.value)) {
      if (name === undefined) continue;
      const inner = this.#innerOf(name);
      const value = this.value[name];
      if (inner instanceof Part) inner.#collectUnread(paths);
      else if (inner !== undefined) {
        for (const part of inner) {
          if (part.#isTouched) part.#collectUnread(paths);
          else paths.push(part.path);
        }
      } else if (Array.isArray(value))
        for (let at = 0; at < value.length; at++) paths.push(`${pathOf(this.at(name))}[${at}]`);
      else if (!isEmpty(value)) paths.push(pathOf(this.at(name)));
    }
  }

  #mark(name: string, value: Json | undefined): void {
    this.#isTouched = true;
    if (value === undefined) return;
    this.#left ??= Object.keys(this.value);
    const at = this.#left.indexOf(name);
    if (at >= 0) this.#left[at] = undefined;
  }

  #keep<Inner extends Part | readonly Part[]>(name: string, inner: Inner): Inner {
    this.#isTouched = true;
    this.#inner = { name, parts: inner, next: this.#inner };
    return inner;
  }

  #innerOf(name: string): Part | readonly Part[] | undefined {
    for (let at = this.#inner; at !== undefined; at = at.next) if (at.name === name) return at.parts;
    return undefined;
  }
}

const NO_PARTS: readonly Part[] = [];

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  for (const _ in value) return false;
  return true;
}

function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}
