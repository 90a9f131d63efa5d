/**
 * An XML document as a tree, without its syntax: what readers build, rules look at and writers make. Names are qualified by the prefixes that the
 * formats themselves use, whatever prefixes the document has (chapter 11 §2).
 */

import { cut, MOST_XPATH } from '../bounds.ts';

/** The prefix by which each namespace is named here. */
export const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['urn:oasis:names:specification:ubl:schema:xsd:Invoice-2', 'ubl'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2', 'cn'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2', 'cac'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'cbc'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2', 'ext'],
  ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', 'rsm'],
  ['urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100', 'cdar'],
  ['urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100', 'ram'],
  ['urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100', 'udt'],
  ['urn:un:unece:uncefact:data:standard:QualifiedDataType:100', 'qdt'],
  ['http://crd.gov.pl/wzor/2025/06/25/13775/', 'fa'],
  ['http://crd.gov.pl/wzor/2023/06/29/12648/', 'fa2'],
  ['http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2', 'p'],
  ['http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0', 'p10'],
  ['http://www.w3.org/2000/09/xmldsig#', 'ds'],
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
]);

export interface XmlAttribute {
  /** `schemeID`, or with its prefix where it has a namespace: `xsi:schemaLocation`. */
  name: string;
  value: string;
}

export const NO_ATTRIBUTES: readonly XmlAttribute[] = [];

const NONE: readonly XmlElement[] = [];

/** Lines of UBL are in its root, those of CII in an element in that. */
const DEEPEST_LISTS = 2;

/**
 * An element with what is in it. Those in it are a chain, as a document has thousands: lists would take a third more, and writing CII a quarter longer.
 * One that is made has a text or elements; of one that was read `PlacedElement` keeps the text that is between its elements too.
 */
export class XmlElement {
  /** `cbc:ID`; in a namespace that no format here has `{namespace}name`. */
  readonly name: string;
  parent: XmlElement | undefined;
  attributes: readonly XmlAttribute[] = NO_ATTRIBUTES;
  /** The one behind it, in the same element. */
  next: XmlElement | undefined = undefined;
  /** Its text, or the first element in it: one place for both takes a ninth of an element. */
  #content: string | XmlElement = '';

  constructor(name: string, parent?: XmlElement) {
    this.name = name;
    this.parent = parent;
  }

  /** The first element in it. */
  get first(): XmlElement | undefined {
    const content = this.#content;
    return typeof content === 'string' ? undefined : content;
  }

  /** The character data that is in the element itself, not in its children, as it was written. */
  get text(): string {
    const content = this.#content;
    return typeof content === 'string' ? content : '';
  }

  set text(text: string) {
    if (this.first === undefined) this.#content = text;
  }

  /** Where its `<` was in the text that was read, in UTF-16 units; -1 for an element that was made. */
  get offset(): number {
    return -1;
  }

  /** The elements in it, as a list that is made each time. */
  get children(): readonly XmlElement[] {
    const children: XmlElement[] = [];
    for (let child = this.first; child !== undefined; child = child.next) children.push(child);
    return children;
  }

  /** Takes off a list what stands in it from a place on: that is what this element has in it then. */
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

  /**
   * Lets go of the elements in it, and they of each other, to a depth at which long lists are, once nothing needs them any more. V8 collects what it has
   * moved to its old space seldom, and until then that keeps alive all that it leads to: one line that was moved would keep the thousand behind it, which
   * would be moved in their turn (converting 1,000 lines to UBL one time after the other took up to a third longer).
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

  /** Returns the value of an attribute; undefined where it has none of that name. */
  attribute(name: string): string | undefined {
    for (const attribute of this.attributes) if (attribute.name === name) return attribute.value;
    return undefined;
  }

  /** Returns the first child of a name. */
  child(name: string): XmlElement | undefined {
    for (let child = this.first; child !== undefined; child = child.next) if (child.name === name) return child;
    return undefined;
  }

  /** Returns the children of a name, in their order. */
  all(name: string): readonly XmlElement[] {
    let found: XmlElement[] | undefined;
    for (let child = this.first; child !== undefined; child = child.next) {
      if (child.name !== name) continue;
      if (found === undefined) found = [child];
      else found.push(child);
    }
    return found ?? NONE;
  }

  /** Yields all elements within, itself first, in the order of the document. */
  *within(): Generator<XmlElement> {
    yield this;
    for (let child = this.first; child !== undefined; child = child.next) yield* child.within();
  }

  /** Returns the local name: `ID` of `cbc:ID`. */
  get localName(): string {
    return this.name.slice(Math.max(this.name.lastIndexOf('}'), this.name.lastIndexOf(':')) + 1);
  }

  /** Returns whether this is its local name. */
  isLocally(name: string): boolean {
    const before = this.name.length - name.length - 1;
    if (!this.name.endsWith(name)) return false;
    return before < 0 || this.name[before] === ':' || this.name[before] === '}';
  }

  /** Returns the text of the element and all within, as XPath's `string()` does. */
  get value(): string {
    if (this.first === undefined) return this.text;
    let value = this.text;
    for (let child: XmlElement | undefined = this.first; child !== undefined; child = child.next) value += child.value;
    return value;
  }
}

/** An element of a text that was read: those that are made are smaller without a place. */
export class PlacedElement extends XmlElement {
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
 * Returns the XPath of an element with its position among its siblings of the same name, where there are others:
 * `/ubl:Invoice/cac:InvoiceLine[2]/cbc:ID`. `step` is put behind it: `@currencyID`, or a child that is missing.
 */
export function xpathOf(element: XmlElement, step?: string): string {
  return xpaths()(element, step);
}

/** Returns a function that does the same for many elements of a document, and counts siblings once. */
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

/** Names the steps to siblings, with positions where several have a name. */
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
