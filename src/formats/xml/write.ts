/** A tree of elements to text: UTF-8, two blanks a level, namespaces at the root (chapter 11 §2, §6.1). */

import { PREFIXES, type XmlAttribute, type XmlElement } from './element.ts';

const NAMESPACES: ReadonlyMap<string, string> = new Map(
  [...PREFIXES].map(([namespace, prefix]) => [prefix, namespace]),
);

/** The root of UBL is in the default namespace; all others have prefixes. */
const DEFAULT_PREFIXES = ['ubl', 'cn'];

/** Each message of UN/CEFACT has a namespace of its own under the same prefix. */
const OTHER_PREFIXES: ReadonlyMap<string, string> = new Map([['cdar', 'rsm']]);

/** Returns the text of a document; undefined where a text in it has characters that XML has not: `forbiddenIn` says which. */
export function writeXml(root: XmlElement): string | undefined {
  const names = new Names();
  const text = new Text();
  write(root, 0, names, text);
  if (text.isForbidden) return undefined;
  return text.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

/** So many characters are put together at a time: what is still in the processor's cache takes a tenth to a quarter less of the time. */
const BLOCK = 16_384;

/** A text that grows by small pieces. */
class Text {
  #written = '';
  #grown = '';
  isForbidden = false;

  add(pieces: string): void {
    this.#grown += pieces;
    if (this.#grown.length < BLOCK) return;
    // Asked for a character, V8 makes one string of the pieces: block by block that takes two thirds of joining a list of them.
    this.#grown.charCodeAt(0);
    this.#written += this.#grown;
    this.#grown = '';
  }

  /** Returns what stands for a text of the document. */
  escaped(text: string): string {
    if (!UNUSUAL.test(text)) return text;
    this.isForbidden ||= forbiddenIn(text) !== undefined;
    return text.replace(/[&<>\r]/g, escapeOf);
  }

  /** Returns what stands for the value of an attribute. */
  escapedInAttribute(text: string): string {
    return this.escaped(text).replace(/["\n\t]/g, escapeOf);
  }

  /** Returns the whole text behind a beginning. */
  behind(beginning: string): string {
    return beginning + this.#written + this.#grown;
  }
}

function write({ name, attributes, children, text }: XmlElement, level: number, names: Names, written: Text): void {
  const { open, opened, close, openLine, closeLine } = names.tag(name, level);
  const isRoot = level === 0;
  if (attributes.length > 0 || isRoot) {
    const start = (isRoot ? '' : open) + names.attributes(attributes, written);
    if (children.length > 0) written.add(`${start}>\n`);
    else written.add(text === '' ? `${start}/>\n` : `${start}>${written.escaped(text)}${close}`);
  } else if (children.length > 0) written.add(openLine);
  else written.add(text === '' ? `${open}/>\n` : opened + written.escaped(text) + close);
  if (children.length === 0) return;
  writeAll(children, level + 1, names, written);
  written.add(closeLine);
}

/**
 * Writes elements one after the other: a function of its own, as V8 (of Node 20) may never compile a function again that calls itself in a loop, once
 * it was compiled within that loop. Every second program took twice as long for CII.
 */
function writeAll(elements: readonly XmlElement[], level: number, names: Names, written: Text): void {
  for (const each of elements) write(each, level, names, written);
}

/** A tag at a level, as the text has it. */
interface Tag {
  /** `  <cbc:ID` */
  open: string;
  /** `  <cbc:ID>` */
  opened: string;
  /** The same and the end of the line. */
  openLine: string;
  /** `</cbc:ID>` and the end of the line. */
  close: string;
  /** The same on a line of its own. */
  closeLine: string;
}

/** The names of a document as its text has them, and the prefixes that are used. */
class Names {
  readonly #tags: Map<string, Tag>[] = [];
  /** Lists of attributes as they are written. */
  readonly #attributes = new Map<readonly XmlAttribute[], string>();
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
    const tag = { open, opened: `${open}>`, openLine: `${open}>\n`, close, closeLine: indent + close };
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
  attributes(list: readonly XmlAttribute[], written: Text): string {
    if (list.length === 0) return '';
    const known = this.#attributes.get(list);
    if (known !== undefined) return known;
    let text = '';
    for (const { name, value } of list) {
      if (name.includes(':')) this.#prefixes.add(prefixOf(name));
      text += ` ${name}="${written.escapedInAttribute(value)}"`;
    }
    this.#attributes.set(list, text);
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const UNPAIRED = /\p{Surrogate}/u;

/** Characters for which a text is looked at more closely: most have none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
const UNUSUAL = /[&<>\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Returns the first character of a text that XML 1.0 cannot hold (https://www.w3.org/TR/xml/#charsets), as `U+000B`; undefined where there is none. */
export function forbiddenIn(text: string): string | undefined {
  // Most texts are well-formed, which is found much faster than half a character.
  const unpaired = text.isWellFormed() ? null : UNPAIRED.exec(text);
  const found = (FORBIDDEN.exec(text) ?? unpaired)?.[0]?.charCodeAt(0);
  return found === undefined ? undefined : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
}
