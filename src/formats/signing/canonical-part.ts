/**
 * Canonical XML, inclusive (1.0, 1.1) or exclusive, of a whole file or of one element, as XML signatures digest them. It is our own code for the
 * reason in canonical.ts.
 */

import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { tagStart } from '../xml/tag-start.ts';
import { attributesOf, escapedText, escapedValue, NOTHING } from './canonical.ts';

/** A way to canonicalise. */
export interface Canonicalization {
  readonly isExclusive?: boolean;
  /** Whether it is Canonical XML 1.1, whose parts inherit fewer attributes. */
  readonly isNewer?: boolean;
  readonly hasComments?: boolean;
  /** The prefixes that exclusive canonicalization treats like inclusive; `` is the default namespace. */
  readonly prefixes?: readonly string[];
}

export interface Part extends Canonicalization {
  /** The offset of the element, in the text without byte order mark. Default: the whole file. */
  readonly at?: number;
  /** The offset of an element that is left out. */
  readonly leavesOut?: number;
}

/** An open element: the namespaces in force, those that the output has, and the attributes with the prefix `xml`. */
interface Open {
  readonly name: string;
  readonly scope: ReadonlyMap<string, string>;
  readonly written: ReadonlyMap<string, string>;
  readonly inherited: readonly SaxesAttributeNS[];
}

/** Returns the canonical form of a part of a well-formed text; undefined if the text does not have it, or it cannot be written. */
export function canonicalPart(text: string, part: Part): string | undefined {
  return new Writer(part).write(text.replace(/^\uFEFF/, ''));
}

class Writer {
  readonly #part: Part;
  readonly #out: string[] = [];
  readonly #open: Open[] = [];
  #offset = 0;
  /** The depth of the part, and of what is left out; -1 outside them. */
  #from = -1;
  #cut = -1;
  #isDone = false;
  /** Whether the part inherits a base address, which Canonical XML 1.1 would calculate. */
  #hasBase = false;

  constructor(part: Part) {
    this.#part = part;
  }

  write(text: string): string | undefined {
    const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentagstart', ({ name }) => {
      this.#offset = tagStart(text, parser, name);
    });
    parser.on('opentag', (tag) => this.#begin(tag));
    parser.on('closetag', () => this.#end());
    parser.on('text', (content) => this.#isWriting && this.#out.push(escapedText(content)));
    parser.on('cdata', (content) => this.#isWriting && this.#out.push(escapedText(content)));
    parser.on('processinginstruction', ({ target, body }) =>
      this.#addAside(`<?${target}${body === '' ? '' : ` ${body}`}?>`),
    );
    if (this.#part.hasComments) parser.on('comment', (content) => this.#addAside(`<!--${content}-->`));
    parser.write(text).close();
    return this.#isDone && !this.#hasBase ? this.#out.join('') : undefined;
  }

  get #isWriting(): boolean {
    return this.#from >= 0 && this.#cut < 0;
  }

  /** Adds an instruction or a comment, also outside the root. */
  #addAside(written: string): void {
    if (this.#isWriting) this.#out.push(written);
    else if (this.#part.at === undefined && this.#open.length === 0) {
      this.#out.push(this.#isDone ? `\n${written}` : `${written}\n`);
    }
  }

  #begin(tag: SaxesTagNS): void {
    const { at, leavesOut, isExclusive } = this.#part;
    const depth = this.#open.length;
    const outer = this.#open.at(-1);
    const own = Object.entries(tag.ns);
    const scope = own.length === 0 ? (outer?.scope ?? NOTHING) : new Map([...(outer?.scope ?? NOTHING), ...own]);
    const isApex = this.#from < 0 && !this.#isDone && (at === undefined ? depth === 0 : at === this.#offset);
    if (isApex) this.#from = depth;
    if (this.#isWriting && leavesOut === this.#offset) this.#cut = depth;
    let written = isApex ? NOTHING : (outer?.written ?? NOTHING);
    if (this.#isWriting) {
      const wanted = isExclusive ? this.#usedBy(tag, scope) : isApex ? [...scope] : own;
      const declared = wanted.filter(([prefix, uri]) => written.get(prefix) !== uri).sort(byPrefix);
      if (declared.length > 0) written = new Map([...written, ...declared]);
      const namespaces = declared.map(
        ([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapedValue(uri)}"`,
      );
      const inherited = isApex && !isExclusive ? this.#inheritedFrom(outer) : [];
      this.#out.push(`<${tag.name}${namespaces.join('')}${attributesOf(tag, inherited)}>`);
    }
    this.#open.push({ name: tag.name, scope, written, inherited: inheritable(tag, outer?.inherited ?? []) });
  }

  #end(): void {
    const element = this.#open.pop();
    const depth = this.#open.length;
    if (this.#isWriting) this.#out.push(`</${element?.name}>`);
    if (this.#cut === depth) this.#cut = -1;
    if (this.#from === depth) {
      this.#from = -1;
      this.#isDone = true;
    }
  }

  /** Returns the attributes that the part takes from the elements around it. */
  #inheritedFrom(outer: Open | undefined): readonly SaxesAttributeNS[] {
    const all = outer?.inherited ?? [];
    if (!this.#part.isNewer) return all;
    this.#hasBase = all.some(({ local }) => local === 'base');
    return all.filter(({ local }) => local === 'lang' || local === 'space');
  }

  /** Returns the namespaces that the names of an element and its attributes use, and those of the listed prefixes. */
  #usedBy(tag: SaxesTagNS, scope: ReadonlyMap<string, string>): [string, string][] {
    const attributes = Object.values(tag.attributes).filter(
      ({ name, prefix }) => prefix !== '' && prefix !== 'xmlns' && name !== 'xmlns',
    );
    const listed = (this.#part.prefixes ?? []).filter((prefix) => scope.has(prefix));
    const prefixes = new Set([tag.prefix, ...attributes.map(({ prefix }) => prefix), ...listed]);
    return [...prefixes].map((prefix) => [prefix, scope.get(prefix) ?? '']);
  }
}

/** Returns the attributes with the prefix `xml` that an element has or inherits. */
function inheritable(tag: SaxesTagNS, outer: readonly SaxesAttributeNS[]): readonly SaxesAttributeNS[] {
  const own = Object.values(tag.attributes).filter(({ prefix }) => prefix === 'xml');
  return own.length === 0 ? outer : [...own, ...outer.filter(({ name }) => tag.attributes[name] === undefined)];
}

function byPrefix([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
