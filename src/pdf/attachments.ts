/** Finds the attached files of a PDF in all places that may hold some (chapter 13 §6). */

import { DEEPEST, tooLarge } from './budget.ts';
import type { PdfFile } from './file.ts';
import { textOf } from './text.ts';
import { isDict, nameOf, type PdfDict, PdfStream, type PdfValue } from './values.ts';

/** The places of attachments: `/AF` of the catalog, the name tree, `/AF` of a page, an annotation. */
type AttachedAt = 'associated' | 'names' | 'page' | 'annotation';

/** An attached file of a PDF. */
export interface PdfAttachment {
  /** The name in the file, without a path. */
  name: string;
  /** The name with its path, as the file has it. */
  fullName: string;
  /** All places of the attachment. */
  at: AttachedAt[];
  /** The relationship to the document: `Alternative`, `Data` … */
  relationship: string | undefined;
  /** The media type in the file: `text/xml`. */
  mediaType: string | undefined;
  description: string | undefined;
  /** The modification date in the file. */
  modified: string | undefined;
  /** Returns the content. Throws `PdfProblem`. */
  read(): Uint8Array;
}

/** The largest number of attachments. */
const MOST_FILES = 1000;

/** The largest number of pages and tree nodes to visit. */
const MOST_NODES = 50_000;

/** Returns the attached files, each once, in the order of the places in chapter 13 §6. */
export function attachmentsOf(file: PdfFile): PdfAttachment[] {
  return new Gathering(file).all();
}

class Gathering {
  readonly #file: PdfFile;
  readonly #found = new Map<PdfValue, PdfAttachment>();
  /** Lists already visited, so that nodes that share a list do not multiply the work. */
  readonly #lists = new Set<readonly PdfValue[]>();
  #nodes = 0;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  all(): PdfAttachment[] {
    const { catalog } = this.#file;
    for (const each of this.#listIn(catalog, 'AF')) this.#take(each, 'associated');
    const names = this.#file.dictIn(catalog, 'Names');
    if (names) this.#takeNames(names.get('EmbeddedFiles'), 0, new Set());
    this.#takePages(catalog.get('Pages'), 0, new Set());
    return [...this.#found.values()];
  }

  /** Walks a name tree and ignores its limits, which cannot be trusted. */
  #takeNames(given: PdfValue | undefined, depth: number, above: Set<PdfValue>): void {
    const node = this.#node(given, depth, above);
    if (!node) return;
    const pairs = this.#listIn(node, 'Names');
    for (let i = 0; i + 1 < pairs.length; i += 2) this.#take(pairs[i + 1] ?? null, 'names', pairs[i]);
    for (const kid of this.#listIn(node, 'Kids')) this.#takeNames(kid, depth + 1, above);
  }

  #takePages(given: PdfValue | undefined, depth: number, above: Set<PdfValue>): void {
    const node = this.#node(given, depth, above);
    if (!node) return;
    for (const each of this.#listIn(node, 'AF')) this.#take(each, 'page');
    for (const each of this.#listIn(node, 'Annots')) {
      const annotation = this.#file.resolve(each);
      if (!isDict(annotation) || nameOf(this.#file.get(annotation, 'Subtype')) !== 'FileAttachment') continue;
      this.#take(annotation.get('FS') ?? null, 'annotation');
    }
    for (const kid of this.#listIn(node, 'Kids')) this.#takePages(kid, depth + 1, above);
  }

  /** Returns a tree node that has not been visited yet. */
  #node(given: PdfValue | undefined, depth: number, seen: Set<PdfValue>): PdfDict | undefined {
    const node = this.#file.resolve(given);
    if (!isDict(node) || seen.has(node) || depth > DEEPEST) return undefined;
    if (++this.#nodes > MOST_NODES) throw tooLarge();
    seen.add(node);
    return node;
  }

  /** Returns a list that has not been visited yet. */
  #listIn(node: PdfDict, name: string): readonly PdfValue[] {
    const list = this.#file.listIn(node, name);
    if (this.#lists.has(list)) return [];
    this.#lists.add(list);
    return list;
  }

  #take(given: PdfValue, at: AttachedAt, key?: PdfValue): void {
    const specification = this.#file.resolve(given);
    if (!isDict(specification)) return;
    const files = this.#file.dictIn(specification, 'EF');
    const stream = files && this.#file.resolve(files.get('UF') ?? files.get('F') ?? files.get('Unix'));
    if (!(stream instanceof PdfStream)) return;
    const known = this.#found.get(stream);
    if (known) {
      if (!known.at.includes(at)) known.at.push(at);
      return;
    }
    if (this.#found.size === MOST_FILES) throw tooLarge();
    this.#found.set(stream, this.#attachment(specification, stream, at, key));
  }

  #attachment(specification: PdfDict, stream: PdfStream, at: AttachedAt, key?: PdfValue): PdfAttachment {
    const text = (name: string) => textOf(this.#file.get(specification, name));
    const parameters = this.#file.dictIn(stream.dict, 'Params');
    const name = text('UF') || text('F') || textOf(this.#file.resolve(key)) || '';
    let data: Uint8Array | undefined;
    return {
      name: withoutPath(name),
      fullName: name,
      at: [at],
      relationship: nameOf(this.#file.get(specification, 'AFRelationship')),
      mediaType: nameOf(this.#file.get(stream.dict, 'Subtype')),
      description: text('Desc'),
      modified: parameters && textOf(this.#file.get(parameters, 'ModDate')),
      read: () => (data ??= this.#file.dataOf(stream)),
    };
  }
}

/** Returns the last part of a path, with either kind of slash. */
function withoutPath(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'), name.lastIndexOf(':')) + 1);
}
