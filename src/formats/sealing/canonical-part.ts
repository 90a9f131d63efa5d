/**
 * Canonical XML without comments, inclusive (1.0, 1.1) or exclusive, of a whole file or of one element, as XML signatures digest them. It is our
 * own code for the reason in canonical.ts.
 */

import { SaxesParser, type SaxesTagNS } from 'saxes';
import { attributesOf, escapedText, escapedValue, NOTHING } from './canonical.ts';

export interface Part {
  /** Returns whether an element is the part, at its depth from 0. Default: the whole file. */
  readonly begins?: (tag: SaxesTagNS, depth: number) => boolean;
  /** Returns whether an element is left out. */
  readonly leavesOut?: (tag: SaxesTagNS, depth: number) => boolean;
  readonly isExclusive?: boolean;
}

/** An open element: the namespaces in force, and those that the output has. */
interface Open {
  readonly name: string;
  readonly scope: ReadonlyMap<string, string>;
  readonly written: ReadonlyMap<string, string>;
}

/** Returns the canonical form of a part of a well-formed text; undefined if the text does not have it. */
export function canonicalPart(text: string, part: Part): string | undefined {
  return new Writer(part).write(text.replace(/^\uFEFF/, ''));
}

class Writer {
  readonly #part: Part;
  readonly #out: string[] = [];
  readonly #open: Open[] = [];
  /** The depth of the part, and of what is left out; -1 outside of them. */
  #from = -1;
  #cut = -1;
  #isDone = false;

  constructor(part: Part) {
    this.#part = part;
  }

  write(text: string): string | undefined {
    const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => this.#begin(tag));
    parser.on('closetag', () => this.#end());
    parser.on('text', (content) => this.#isWriting && this.#out.push(escapedText(content)));
    parser.on('cdata', (content) => this.#isWriting && this.#out.push(escapedText(content)));
    parser.on('processinginstruction', ({ target, body }) => this.#addInstruction(target, body));
    parser.write(text).close();
    return this.#isDone ? this.#out.join('') : undefined;
  }

  get #isWriting(): boolean {
    return this.#from >= 0 && this.#cut < 0;
  }

  #addInstruction(target: string, body: string): void {
    const written = `<?${target}${body === '' ? '' : ` ${body}`}?>`;
    if (this.#isWriting) this.#out.push(written);
    else if (this.#part.begins === undefined && this.#open.length === 0) {
      this.#out.push(this.#isDone ? `\n${written}` : `${written}\n`);
    }
  }

  #begin(tag: SaxesTagNS): void {
    const { begins = (_, at) => at === 0, leavesOut, isExclusive } = this.#part;
    const depth = this.#open.length;
    const outer = this.#open.at(-1);
    const own = Object.entries(tag.ns);
    const scope = own.length === 0 ? (outer?.scope ?? NOTHING) : new Map([...(outer?.scope ?? NOTHING), ...own]);
    const isApex = this.#from < 0 && !this.#isDone && begins(tag, depth);
    if (isApex) this.#from = depth;
    if (this.#isWriting && leavesOut?.(tag, depth)) this.#cut = depth;
    let written = isApex ? NOTHING : (outer?.written ?? NOTHING);
    if (this.#isWriting) {
      const wanted = isExclusive ? usedBy(tag, scope) : isApex ? [...scope] : own;
      const declared = wanted.filter(([prefix, uri]) => written.get(prefix) !== uri).sort(byPrefix);
      if (declared.length > 0) written = new Map([...written, ...declared]);
      const namespaces = declared.map(
        ([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapedValue(uri)}"`,
      );
      this.#out.push(`<${tag.name}${namespaces.join('')}${attributesOf(tag)}>`);
    }
    this.#open.push({ name: tag.name, scope, written });
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
}

/** Returns the namespaces that the names of an element and its attributes use. */
function usedBy(tag: SaxesTagNS, scope: ReadonlyMap<string, string>): [string, string][] {
  const attributes = Object.values(tag.attributes).filter(
    ({ name, prefix }) => prefix !== '' && prefix !== 'xmlns' && name !== 'xmlns',
  );
  const prefixes = new Set([tag.prefix, ...attributes.map(({ prefix }) => prefix)]);
  return [...prefixes].map((prefix) => [prefix, scope.get(prefix) ?? '']);
}

function byPrefix([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
