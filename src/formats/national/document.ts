/**
 * Reads a document for a national format and records which members were used; the others are reported as not written.
 */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';

/** An object of a document with its path. */
export class Part {
  readonly value: JsonObject;
  readonly path: string;
  readonly #read = new Set<string>();
  readonly #inner = new Map<string, Part | readonly Part[]>();

  constructor(value: JsonObject, path: string) {
    this.value = value;
    this.path = path;
  }

  at(name: string): string {
    return `${this.path}.${name}`;
  }

  /** Returns a scalar as a text; undefined if there is none. */
  text(name: string): string | undefined {
    this.#read.add(name);
    return textOf(this.value[name]);
  }

  /** Returns a scalar as a text without marking it as read. */
  peek(name: string): string | undefined {
    return textOf(this.value[name]);
  }

  /** Returns whether a member exists and is not empty. */
  has(name: string): boolean {
    const value = this.value[name];
    if (value === undefined || value === null || value === '') return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  }

  object(name: string): Part | undefined {
    const known = this.#inner.get(name);
    if (known instanceof Part) return known;
    const value = this.value[name];
    if (!isJsonObject(value)) return undefined;
    const part = new Part(value, this.at(name));
    this.#inner.set(name, part);
    return part;
  }

  list(name: string): readonly Part[] {
    const known = this.#inner.get(name);
    if (known !== undefined && !(known instanceof Part)) return known;
    const value = this.value[name];
    const parts = Array.isArray(value)
      ? value.flatMap((each, at) => (isJsonObject(each) ? [new Part(each, `${this.at(name)}[${at}]`)] : []))
      : [];
    this.#inner.set(name, parts);
    return parts;
  }

  /** Marks members as read that are written elsewhere or follow from others. */
  take(...names: string[]): void {
    for (const name of names) this.#read.add(name);
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

  /** Yields the paths of everything unread; the outermost path only. */
  *unread(): Generator<string> {
    for (const [name, value] of Object.entries(this.value)) {
      if (this.#read.has(name) || !this.has(name)) continue;
      const inner = this.#inner.get(name);
      if (inner === undefined || isUntouched(inner)) {
        if (Array.isArray(value)) for (let at = 0; at < value.length; at++) yield `${this.at(name)}[${at}]`;
        else yield this.at(name);
      } else if (inner instanceof Part) yield* inner.unread();
      else for (const part of inner) yield* part.#isUntouched() ? [part.path] : part.unread();
    }
  }

  #isUntouched(): boolean {
    return this.#read.size === 0 && this.#inner.size === 0;
  }
}

function isUntouched(inner: Part | readonly Part[]): boolean {
  return !(inner instanceof Part) && inner.length === 0;
}

function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}
