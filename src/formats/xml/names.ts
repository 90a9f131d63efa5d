/** Writes names, tags and attributes, and the namespace declarations they need. */

import type { XmlAttribute } from './element.ts';
import type { Namespaces } from './namespaces.ts';
import type { Text } from './text.ts';

/** The tags of an element at one level of indentation. */
export interface Tag {
  /** `  <cbc:ID`, before attributes. */
  open: string;
  /** ` <cbc:ID>`, for an element without attributes. */
  opened: string;
  /** `</cbc:ID>` and a line break. */
  close: string;
  /** The closing tag on a separate line. */
  closeLine: string;
}

/** The names of a document as written, and the prefixes in use. */
export class Names {
  readonly #tags: Map<string, Tag>[] = [];
  readonly #namespaces: Namespaces;
  /** The prefixes in files, where they are other ones. */
  readonly #written: ReadonlyMap<string, string>;
  readonly #prefixes: Set<string>;

  constructor(namespaces: Namespaces, declared?: readonly string[]) {
    this.#namespaces = namespaces;
    this.#written = namespaces.written;
    this.#prefixes = new Set(declared);
  }

  tag(name: string, level: number): Tag {
    for (let known = this.#tags.length; known <= level; known++) this.#tags.push(new Map());
    const tags = this.#tags[level];
    const known = tags?.get(name);
    if (known !== undefined) return known;
    const indent = '  '.repeat(level);
    const local = this.nameOf(name);
    const close = `</${local}>\n`;
    const open = `${indent}<${local}`;
    const tag = { open, opened: `${open}>`, close, closeLine: indent + close };
    tags?.set(name, tag);
    return tag;
  }

  /** Returns the name of an element as written, without the default prefix, and marks its prefix as used. */
  nameOf(name: string): string {
    const prefix = prefixOf(name);
    this.#prefixes.add(prefix);
    const other = this.#written.get(prefix);
    if (other === '') return name.slice(prefix.length + 1);
    return other === undefined ? name : other + name.slice(prefix.length);
  }

  /** Returns attributes as written. */
  attributes(list: readonly XmlAttribute[], written: Text): string {
    let text = '';
    for (const { name, value } of list) {
      if (name.includes(':')) this.#prefixes.add(prefixOf(name));
      text += ` ${name}="${written.escapedInAttribute(value)}"`;
    }
    return text;
  }

  /** Returns the declarations of all namespaces in use. */
  declarations(): string {
    let text = '';
    for (const { prefix, uri, written = prefix } of this.#namespaces.list) {
      if (prefix === 'xml' || !this.#prefixes.has(prefix)) continue;
      text += ` xmlns${written && `:${written}`}="${uri}"`;
    }
    return text;
  }
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}
