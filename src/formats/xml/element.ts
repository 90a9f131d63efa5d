/**
 * An XML document as a tree without its syntax: readers build it, rules query it, writers create it. Names have the prefixes that the formats
 * themselves use, not the prefixes of the document (chapter 11 §2).
 */

import { cut, MOST_XPATH } from './bounds.ts';

export interface XmlAttribute {
  /** `schemeID`, or with a prefix if it has a namespace: `xsi:schemaLocation`. */
  name: string;
  value: string;
}

export const NO_ATTRIBUTES: readonly XmlAttribute[] = [];

const NONE: readonly XmlElement[] = [];

/** The lines of UBL are in the root, those of CII one level deeper. */
const DEEPEST_LISTS = 2;

/**
 * An element with its content. Children form a chain, because a document has thousands of elements: lists would take a
 * third more memory, and writing CII a quarter more time. A created element has either a text or children;
 * `PlacedElement`, an element that was read, also keeps the text between its children.
 */
export class XmlElement {
  /** `cbc:ID`; `{namespace}name` for a namespace that no format uses. */
  readonly name: string;
  parent: XmlElement | undefined;
  attributes: readonly XmlAttribute[] = NO_ATTRIBUTES;
  /** The next sibling. */
  next: XmlElement | undefined = undefined;
  /** The text or the first child: one field for both saves a ninth of the memory of an element. */
  #content: string | XmlElement = '';

  constructor(name: string, parent?: XmlElement) {
    this.name = name;
    this.parent = parent;
  }

  /** The first child. */
  get first(): XmlElement | undefined {
    const content = this.#content;
    return typeof content === 'string' ? undefined : content;
  }

  /** The character data of the element itself without its children, unchanged. */
  get text(): string {
    const content = this.#content;
    return typeof content === 'string' ? content : '';
  }

  set text(text: string) {
    if (this.first === undefined) this.#content = text;
  }

  /** The offset of its `<` in the source text, in UTF-16 units; -1 for a created element. */
  get offset(): number {
    return -1;
  }

  /** The children as a list, created on each call. */
  get children(): readonly XmlElement[] {
    const children: XmlElement[] = [];
    for (let child = this.first; child !== undefined; child = child.next) children.push(child);
    return children;
  }

  /** Moves the elements of a list from an index on into this element as its children. */
  takeFrom(waiting: XmlElement[], from: number): void {
    let first: XmlElement | undefined;
    while (waiting.length > from) {
      const child = waiting.pop();
      if (child === undefined) continue;
      child.parent = this;
      child.next = first;
      first = child;
    }
    if (first !== undefined) this.#content = first;
  }

  /** Appends a child; `last` is the last child so far. */
  appendAfter(last: XmlElement | undefined, child: XmlElement): void {
    child.parent = this;
    if (last === undefined) this.#content = child;
    else last.next = child;
  }

  /**
   * Cuts the links between the elements inside, down to the depth of long lists, when they are no longer needed.
   *
   * V8 rarely collects objects that it has moved to its old space. Until then they keep alive everything they refer to: one moved line would
   * keep the following thousand, and V8 would move these in turn. Without this, repeatedly converting 1,000 lines to UBL took up to a third
   * longer.
   */
  release(depth = DEEPEST_LISTS): void {
    for (let child = this.first; child !== undefined; ) {
      const { next } = child;
      child.next = undefined;
      child.parent = undefined;
      if (depth > 1) child.release(depth - 1);
      child = next;
    }
    if (this.first !== undefined) this.#content = '';
  }

  /** Returns the value of an attribute; undefined if there is none of this name. */
  attribute(name: string): string | undefined {
    for (const attribute of this.attributes) if (attribute.name === name) return attribute.value;
    return undefined;
  }

  /** Returns the first child of a name. */
  child(name: string): XmlElement | undefined {
    for (let child = this.first; child !== undefined; child = child.next) if (child.name === name) return child;
    return undefined;
  }

  /** Returns the children of a name in order. */
  all(name: string): readonly XmlElement[] {
    let found: XmlElement[] | undefined;
    for (let child = this.first; child !== undefined; child = child.next) {
      if (child.name !== name) continue;
      if (found === undefined) found = [child];
      else found.push(child);
    }
    return found ?? NONE;
  }

  /** Yields this element and everything inside it in document order. */
  *within(): Generator<XmlElement> {
    yield this;
    // Without recursion, which would pass each element through a generator per level.
    for (let at = this.first; at !== undefined; ) {
      yield at;
      let next: XmlElement | undefined = at.first;
      for (let end: XmlElement | undefined = at; next === undefined && end !== undefined && end !== this; ) {
        next = end.next;
        end = end.parent;
      }
      at = next;
    }
  }

  /** Returns the local name: `ID` of `cbc:ID`. */
  get localName(): string {
    return this.name.slice(Math.max(this.name.lastIndexOf('}'), this.name.lastIndexOf(':')) + 1);
  }

  /** Returns whether this is the local name of the element. */
  isLocally(name: string): boolean {
    const before = this.name.length - name.length - 1;
    if (!this.name.endsWith(name)) return false;
    return before < 0 || this.name[before] === ':' || this.name[before] === '}';
  }

  /** Returns the text of the element and everything inside it, like XPath's `string()`. */
  get value(): string {
    if (this.first === undefined) return this.text;
    let value = this.text;
    for (let child: XmlElement | undefined = this.first; child !== undefined; child = child.next) value += child.value;
    return value;
  }
}

/** An element that was read from a text; created elements save the memory for the offset. */
export class LocatedElement extends XmlElement {
  readonly #offset: number;
  #text = '';

  constructor(name: string, parent: XmlElement | undefined, offset: number) {
    super(name, parent);
    this.#offset = offset;
  }

  override get offset(): number {
    return this.#offset;
  }

  override get text(): string {
    return this.#text;
  }

  override set text(text: string) {
    this.#text = text;
  }
}

/**
 * Returns the XPath of an element, with its position among siblings of the same name if it has any:
 * `/ubl:Invoice/cac:InvoiceLine[2]/cbc:ID`. Appends `step`, which is an attribute such as `@currencyID` or a missing
 * child.
 */
export function xpathOf(element: XmlElement, step?: string): string {
  return xpaths()(element, step);
}

/** Returns a version of `xpathOf` for many elements of one document, which counts siblings only once. */
export function xpaths(): typeof xpathOf {
  const known = new Map<XmlElement, string>();
  const stepTo = (element: XmlElement) => {
    if (!known.has(element)) nameSteps(element.parent?.children ?? [element], known);
    return known.get(element) ?? element.name;
  };
  return (element, step) => {
    const steps: string[] = step === undefined ? [] : [step];
    for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) steps.push(stepTo(at));
    return cut(`/${steps.reverse().join('/')}`, MOST_XPATH);
  };
}

/** Names the steps to siblings, with positions if several share a name. */
function nameSteps(siblings: readonly XmlElement[], steps: Map<XmlElement, string>): void {
  const counts = new Map<string, number>();
  for (const { name } of siblings) counts.set(name, (counts.get(name) ?? 0) + 1);
  const positions = new Map<string, number>();
  for (const sibling of siblings) {
    const { name } = sibling;
    const position = (positions.get(name) ?? 0) + 1;
    positions.set(name, position);
    steps.set(sibling, counts.get(name) === 1 ? name : `${name}[${position}]`);
  }
}
