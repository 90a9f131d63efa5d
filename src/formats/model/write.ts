/**
 * Writes terms as elements along the plan of a kind of document: in schema order, without empty elements (chapter 11
 * §10).
 */

import type { Term, TermGroup, TermId } from '../terms/declare.ts';
import { type XmlAttribute, XmlElement } from '../xml/element.ts';
import { type Group, Value } from './group.ts';
import { isUbl, type Plan, type PlanNode, type PlannedTerm } from './plan.ts';
import { groupFor, noteIn, opened } from './read.ts';

/**
 * Returns the elements of a document. Gives each written value and group its element, which leads from a finding in the
 * XML back to its origin, and gives each value its text as written.
 *
 * Adds everything else that a reader would find, so that the rules can run without reading the terms again: fixed
 * content, qualifiers and terms that share an element. Removes terms without a place.
 */
export function writeTerms(invoice: Group, plan: Plan): XmlElement {
  const writer = new Writer(invoice, plan);
  return writer.root();
}

/** The content of an element: its own, only fixed content, or nothing. */
type Filling = 'own' | 'fixed' | 'nothing';

/** The elements of a term's values, the first value of each text, and the number of values seen so far. */
interface WrittenElements {
  seen: number;
  readonly at: Map<XmlElement, Value>;
  readonly saying: Map<string, Value>;
}

/** The number of values from which the places of a term are looked up in maps. */
const MANY = 16;

class Writer {
  readonly #plan: Plan;
  readonly #isUbl: boolean;
  readonly #invoice: Group;
  /** Terms in elements of inner groups, with the group whose value has been written into the first of them. */
  readonly #written = new Map<PlannedTerm, Group>();
  /** Elements that still have no parent; an element with content takes its own from the end. */
  readonly #waiting: XmlElement[] = [];
  /** Elements with more content for a reader than was put into them; like waiting ones they may be dropped. */
  readonly #unread = new Unread();
  /**
   * One list per attribute name and value with this attribute alone: most documents have few units and one currency.
   */
  readonly #lists = new Map<string, Map<string, readonly XmlAttribute[]>>();
  /** The places of terms with many values, by their first value. */
  readonly #places = new Map<Value, WrittenElements>();

  constructor(invoice: Group, plan: Plan) {
    this.#invoice = invoice;
    this.#plan = plan;
    this.#isUbl = isUbl(plan.kind);
  }

  root(): XmlElement {
    const { root } = this.#plan;
    for (const child of root.children) this.#addChild(child, this.#invoice, undefined);
    const element = new XmlElement(root.name);
    element.takeFrom(this.#waiting, 0);
    this.#invoice.element = element;
    this.#readFrom(0);
    this.#invoice.keepWritten();
    return element;
  }

  /** Adds the elements of a node to the parent element. */
  #addChild(at: PlanNode, within: Group, repeated: Repeated | undefined): Filling {
    if (!at.always && !within.mayHave(at.holds)) return 'nothing';
    if (at.opens !== undefined) return this.#addGroups(at, at.opens, within);
    const planned = at.repeats;
    if (planned === undefined || repeated !== undefined) return this.#add(at, within, repeated);
    const first = this.#groupOf(planned.group, within)?.first(planned.term.id);
    if (first === undefined) return 'nothing';
    if (first.list === undefined) return this.#addRepeated(at, planned, first, within);
    let filling: Filling = 'nothing';
    for (const value of first.list) {
      if (this.#addRepeated(at, planned, value, within) === 'own') filling = 'own';
    }
    return filling;
  }

  #addRepeated(at: PlanNode, planned: PlannedTerm, value: Value, within: Group): Filling {
    if (!this.#isPlace(planned, value, within)) return 'nothing';
    return this.#add(at, within, { term: planned.term, value }) === 'own' ? 'own' : 'nothing';
  }

  #addGroups(at: PlanNode, { group, in: around }: Opening, within: Group): Filling {
    const first = this.#groupOf(around, within)?.group(group.id);
    if (first === undefined) return at.lends && group !== around ? this.#add(at, within, undefined) : 'nothing';
    if (first.list === undefined) return this.#addGroup(at, first);
    let filling: Filling = 'nothing';
    for (const each of first.list) {
      const unreadFrom = this.#unread.length;
      if (this.#addGroup(at, each) === 'own') filling = 'own';
      this.#readFrom(unreadFrom);
    }
    return filling;
  }

  #addGroup(at: PlanNode, group: Group): Filling {
    return this.#add(at, group, undefined) === 'own' ? 'own' : 'nothing';
  }

  /**
   * Adds an element if it has content. Fixed content depends on the parent element, unless the element has another
   * reason to exist.
   */
  #add(at: PlanNode, within: Group, repeated: Repeated | undefined): Filling {
    const from = this.#waiting.length;
    const unreadFrom = this.#unread.length;
    let element: XmlElement | undefined;
    let written = 0;
    for (const planned of at.terms) {
      const value = planned.term === repeated?.term ? repeated.value : this.#valueOf(planned, within);
      if (value === undefined) continue;
      element ??= new XmlElement(at.name);
      this.#put(element, at, planned, value, within);
      written++;
    }
    let filling: Filling = element === undefined ? 'nothing' : 'own';
    for (const child of at.children) {
      const added = this.#addChild(child, within, repeated);
      if (filling === 'nothing' || added === 'own') filling = added;
    }
    const fixed = at.fixedFrom === undefined ? at.fixed : this.#invoice.text(at.fixedFrom);
    if (filling === 'nothing' && fixed !== undefined) filling = 'fixed';
    const kept = filling === 'own' || (filling === 'fixed' && at.opens === undefined && at.conditions.length === 0);
    if (!kept && !at.obligatory) {
      this.#drop(from, unreadFrom);
      return 'nothing';
    }
    const text = filling === 'fixed' ? fixed : undefined;
    this.#end(element ?? new XmlElement(at.name), at, within, written, from, text);
    return kept ? filling : 'nothing';
  }

  /** Completes an element with its waiting children and its fixed content. */
  #end(
    element: XmlElement,
    at: PlanNode,
    within: Group,
    written: number,
    from: number,
    fixed: string | undefined,
  ): void {
    const { opens, terms, fixedAttributes } = at;
    element.takeFrom(this.#waiting, from);
    if (fixed !== undefined) element.text = fixed;
    if (fixedAttributes.size > 0) this.#addFixed(element, at);
    const isOpenedInOtherGroup = opens !== undefined && opens.group !== within.declaration;
    if (opens !== undefined && !isOpenedInOtherGroup) within.element ??= element;
    if (isOpenedInOtherGroup || written < terms.length) this.#unread.add(element, at, within);
    this.#waiting.push(element);
  }

  #addFixed(element: XmlElement, { fixedAttributes }: PlanNode): void {
    for (const [name, value] of fixedAttributes) this.#addAttribute(element, name, value);
  }

  /** Drops the waiting children of an element that is not written. */
  #drop(from: number, unreadFrom: number): void {
    if (this.#waiting.length > from) this.#waiting.length = from;
    if (this.#unread.length > unreadFrom) this.#unread.length = unreadFrom;
  }

  /** Processes the waiting elements from an index on, while their group is still in the cache. */
  #readFrom(first: number): void {
    for (let at = first; at < this.#unread.length; at++) {
      const each = this.#unread.at(at);
      if (each !== undefined) this.#read(each);
    }
    this.#unread.length = first;
  }

  /** Adds the terms that a reader finds at an element besides the values put into it. */
  #read({ element, at, within }: UnreadElement): void {
    const { opens, terms } = at;
    if (opens !== undefined && opens.group !== within.declaration) {
      opened(groupFor(opens.in, within, this.#plan), opens.group, element);
    }
    for (const { term, group, rank } of terms) {
      const isNote = this.#isUbl && (term.id === 'BT-21' || term.id === 'BT-22');
      const text = isNote ? noteIn(element.text)[term.id] : element.text;
      if (text === undefined) continue;
      const home = groupFor(group, within, this.#plan);
      const known = this.#valueFor(element, text, home.first(term.id));
      if (known?.element === element) known.text = text;
      else home.put(term.id, new Value(text, element, known?.property), rank);
    }
  }

  /** Returns the value of a term that is at an element or, failing that, has the same text. `first` is the first value of the term. */
  #valueFor(element: XmlElement, text: string, first: Value | undefined): Value | undefined {
    const values = first?.list;
    if (first === undefined || values === undefined) {
      return first?.element === element || first?.text === text ? first : undefined;
    }
    if (values.length < MANY) {
      return values.find((value) => value.element === element) ?? values.find((value) => value.text === text);
    }
    const known = this.#places.get(first) ?? { seen: 0, at: new Map(), saying: new Map() };
    this.#places.set(first, known);
    // Values are only ever appended.
    for (; known.seen < values.length; known.seen++) {
      const value = values[known.seen];
      if (value?.element !== undefined) known.at.set(value.element, value);
      if (value !== undefined && !known.saying.has(value.text)) known.saying.set(value.text, value);
    }
    return known.at.get(element) ?? known.saying.get(text);
  }

  /** Returns the value of a term for an element; undefined if the term has none or it belongs elsewhere. */
  #valueOf(planned: PlannedTerm, within: Group): Value | undefined {
    const { term, group, outer } = planned;
    if (term.fixed !== undefined) return undefined;
    const home = this.#groupOf(group, within);
    const value =
      planned.rank > 0 && term.choose === undefined
        ? home?.all(term.id).find(({ rank }) => rank > 0)
        : home?.first(term.id);
    if (home === undefined || value === undefined || !this.#isPlace(planned, value, within)) return undefined;
    if (!outer || term.repeated) return value;
    if (this.#written.get(planned) === home) return undefined;
    this.#written.set(planned, home);
    return value;
  }

  #isPlace({ term, place, places }: PlannedTerm, value: Value, within: Group): boolean {
    if (term.choose === undefined || places === 1) return place === (value.rank > 0 ? 1 : 0);
    const chosen = term.choose(value.text, value.qualifier(`${term.id}-1` as TermId), (id) =>
      this.#isThere(id, within),
    );
    return chosen === place || chosen === 'all';
  }

  #isThere(id: TermId, within: Group): boolean {
    const known = this.#plan.terms.get(id);
    if (known === undefined) return false;
    const home = this.#groupOf(known.group, within);
    return home !== undefined && (home.first(id) !== undefined || home.group(id) !== undefined);
  }

  /**
   * Returns the group in which to look for a term: the surrounding one of its kind, or the first such group in an outer
   * one.
   */
  #groupOf(declaration: TermGroup, within: Group): Group | undefined {
    for (let at: Group | undefined = within; at !== undefined; at = at.parent) {
      if (at.declaration === declaration) return at;
    }
    const parent = this.#plan.parents.get(declaration);
    return parent && this.#groupOf(parent, within)?.group(declaration.id);
  }

  /** Puts a value and its qualifiers into its element. */
  #put(element: XmlElement, at: PlanNode, planned: PlannedTerm, value: Value, within: Group): void {
    const { term } = planned;
    if (value.element === undefined) value.element = element;
    else this.#unread.add(element, at, within);
    if (this.#isUbl && term.id === 'BT-21') element.text = `#${value.text}#`;
    else if (this.#isUbl && term.id === 'BT-22') element.text += value.text;
    else {
      if (term.type === 'date' && !this.#isUbl) value.text = value.text.replaceAll('-', '');
      element.text = value.text;
    }
    if ((this.#isUbl && (term.type === 'amount' || term.type === 'price')) || term.stated) {
      this.#addAttribute(element, 'currencyID', this.#invoice.text(term.currency ?? 'BT-5'));
    }
    if (at.attributes.length > 0) this.#qualify(element, at, planned, value, within);
  }

  #qualify(element: XmlElement, at: PlanNode, { term, group }: PlannedTerm, value: Value, within: Group): void {
    for (const qualifying of at.attributes) {
      const { id, cardinality } = qualifying.term;
      const own = qualifying.of === term ? value.qualifier(id) : undefined;
      const single = qualifying.group === group && !term.cardinality.endsWith('n') && cardinality.endsWith('1');
      const home = this.#groupOf(qualifying.group, within);
      const apart = own === undefined && single ? home?.first(id) : undefined;
      this.#addAttribute(element, qualifying.attribute, own ?? apart?.text);
      if (apart !== undefined) apart.element = element;
      else if (own !== undefined) home?.put(id, new Value(own, element));
    }
  }

  #addAttribute(element: XmlElement, name: string, value: string | undefined): void {
    if (value === undefined || element.attribute(name) !== undefined) return;
    element.attributes =
      element.attributes.length === 0 ? this.#alone(name, value) : [...element.attributes, { name, value }];
  }

  /** Returns a list with one attribute; the same list for equal attributes. */
  #alone(name: string, value: string): readonly XmlAttribute[] {
    let lists = this.#lists.get(name);
    if (lists === undefined) {
      lists = new Map();
      this.#lists.set(name, lists);
    }
    let list = lists.get(value);
    if (list === undefined) {
      list = [{ name, value }];
      lists.set(value, list);
    }
    return list;
  }
}

/** The value for which the element of a repeatable term stands. */
interface Repeated {
  term: Term;
  value: Value;
}

type Opening = { group: TermGroup; in: TermGroup };

/** An element with its place in the plan and the group around it. */
interface UnreadElement {
  element: XmlElement;
  at: PlanNode;
  within: Group;
}

/**
 * A stack of elements that reuses its entries: each of a thousand lines needs a few for a moment, which would otherwise
 * take a thirtieth of the memory of writing.
 */
class Unread {
  readonly #entries: UnreadElement[] = [];
  length = 0;

  add(element: XmlElement, at: PlanNode, within: Group): void {
    const entry = this.#entries[this.length++];
    if (entry === undefined) {
      this.#entries.push({ element, at, within });
      return;
    }
    entry.element = element;
    entry.at = at;
    entry.within = within;
  }

  at(place: number): UnreadElement | undefined {
    return this.#entries[place];
  }
}
