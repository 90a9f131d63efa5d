/** A tree of elements to text: UTF-8, two blanks a level, namespaces at the root (chapter 11 §2, §6.1). */

import { PREFIXES, type XmlAttribute, type XmlElement } from './element.ts';

const NAMESPACES: ReadonlyMap<string, string> = new Map(
  [...PREFIXES].map(([namespace, prefix]) => [prefix, namespace]),
);

/** The root of UBL is in the default namespace; all others have prefixes. */
const DEFAULT_PREFIXES = ['ubl', 'cn'];

/** Each message of UN/CEFACT has a namespace of its own under the same prefix. */
const OTHER_PREFIXES: ReadonlyMap<string, string> = new Map([['cdar', 'rsm']]);

/** Returns the text of a document. Characters that XML has not are left to the caller: `forbiddenIn` finds them. */
export function writeXml(root: XmlElement): string {
  const names = new Names();
  const within = new Pieces();
  write(root, 0, names, within);
  return within.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

/** So many pieces are joined at a time: to texts that are so long that the collector of garbage leaves them where they are. */
const BLOCK = 16_384;

/** A text that is put together of small pieces: joined block by block they take far less than a text that grows, or than one long list of them. */
class Pieces {
  readonly #blocks: string[] = [];
  readonly #pieces: string[] = [];
  #count = 0;

  push(piece: string): void {
    this.#pieces[this.#count++] = piece;
    if (this.#count < BLOCK) return;
    this.#blocks.push(this.#pieces.join(''));
    this.#count = 0;
  }

  /** Returns the whole text behind a beginning: joined in one go, for a text that is put together again is copied again. */
  behind(beginning: string): string {
    return [beginning, ...this.#blocks, ...this.#pieces.slice(0, this.#count)].join('');
  }
}

function write({ name, attributes, children, text }: XmlElement, level: number, names: Names, pieces: Pieces): void {
  const { open, opened, close, closeLine } = names.tag(name, level);
  if (attributes.length === 0 && level > 0 && text !== '' && children.length === 0) {
    pieces.push(opened);
    pieces.push(escaped(text));
    pieces.push(close);
    return;
  }
  if (level > 0) pieces.push(open);
  if (attributes.length > 0) pieces.push(names.attributes(attributes));
  if (children.length > 0) {
    pieces.push('>\n');
    for (const child of children) write(child, level + 1, names, pieces);
    pieces.push(closeLine);
  } else if (text === '') pieces.push('/>\n');
  else {
    pieces.push('>');
    pieces.push(escaped(text));
    pieces.push(close);
  }
}

/** A tag at a level, as the text has it. */
interface Tag {
  /** `  <cbc:ID` */
  open: string;
  /** `  <cbc:ID>` */
  opened: string;
  /** `</cbc:ID>` and the end of the line. */
  close: string;
  /** The same on a line of its own. */
  closeLine: string;
}

/** The names of a document as its text has them, and the prefixes that are used. */
class Names {
  readonly #tags: Map<string, Tag>[] = [];
  /** The attributes that were written last, by the name of the first of them. */
  readonly #attributes = new Map<string | undefined, { list: readonly XmlAttribute[]; text: string }>();
  readonly #prefixes = new Set<string>();

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

  /** Returns the name of an element as it is written, without the prefix that is the default; its prefix counts as used. */
  nameOf(name: string): string {
    const prefix = prefixOf(name);
    this.#prefixes.add(prefix);
    if (DEFAULT_PREFIXES.includes(prefix)) return name.slice(prefix.length + 1);
    const other = OTHER_PREFIXES.get(prefix);
    return other === undefined ? name : other + name.slice(prefix.length);
  }

  /** Returns attributes as they are written; elements that share a list, as amounts do, share the text. */
  attributes(list: readonly XmlAttribute[]): string {
    const known = this.#attributes.get(list[0]?.name);
    if (known?.list === list) return known.text;
    let text = '';
    for (const { name, value } of list) {
      if (name.includes(':')) this.#prefixes.add(prefixOf(name));
      text += ` ${name}="${escapedInAttribute(value)}"`;
    }
    this.#attributes.set(list[0]?.name, { list, text });
    return text;
  }

  /** Returns the declarations of all namespaces that are used. */
  declarations(): string {
    let text = '';
    for (const [prefix, namespace] of NAMESPACES) {
      if (prefix === 'xml' || !this.#prefixes.has(prefix)) continue;
      text += ` xmlns${DEFAULT_PREFIXES.includes(prefix) ? '' : `:${OTHER_PREFIXES.get(prefix) ?? prefix}`}="${namespace}"`;
    }
    return text;
  }
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escapeOf = (character: string) => ESCAPES[character] ?? character;

function escaped(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, escapeOf) : text;
}

function escapedInAttribute(text: string): string {
  return /[&<>"\r\n\t]/.test(text) ? text.replace(/[&<>"\r\n\t]/g, escapeOf) : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const UNPAIRED = /\p{Surrogate}/u;

/** Returns the first character of a text that XML 1.0 cannot hold (https://www.w3.org/TR/xml/#charsets), as `U+000B`; undefined where there is none. */
export function forbiddenIn(text: string): string | undefined {
  // Most texts are well-formed, which is found much faster than half a character.
  const unpaired = text.isWellFormed() ? null : UNPAIRED.exec(text);
  const found = (FORBIDDEN.exec(text) ?? unpaired)?.[0]?.charCodeAt(0);
  return found === undefined ? undefined : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}
