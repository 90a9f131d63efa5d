/** Terms to elements, by the plan of a kind of document: in the order of the schema, nothing empty (chapter 11 §10). */

import type { Term, TermGroup, TermId } from '../terms/declare.ts';
import { takeFrom, type XmlAttribute, XmlElement } from '../xml/element.ts';
import type { Group, Value } from './group.ts';
import { isUbl as isUblKind, type Plan, type PlanNode, type PlannedTerm } from './plan.ts';

/** Elements of CII that stand in each document, and in each line, even when they are empty. */
const OBLIGATORY = new Set([
  'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedLineTradeSettlement',
]);

/**
 * Returns the elements of a document. Each value and each group that was written is given its element, by which what is found in the XML leads back to
 * where it comes from.
 */
export function writeTerms(invoice: Group, plan: Plan): XmlElement {
  const writer = new Writer(invoice, plan);
  return writer.root();
}

/** What is in an element: something of its own, only what is always the same, or nothing. */
type Filling = 'own' | 'fixed' | 'nothing';

class Writer {
  readonly #plan: Plan;
  readonly #invoice: Group;
  /** Terms that stand in elements of inner groups, and the group whose value has been written into the first of them. */
  readonly #written = new Map<PlannedTerm, Group>();
  /** Elements whose parent is not there yet: each element takes its own when there is something in it. */
  readonly #waiting: XmlElement[] = [];
  /** By the name of an attribute the list in which it last stood alone. */
  readonly #lists = new Map<string, readonly XmlAttribute[]>();

  constructor(invoice: Group, plan: Plan) {
    this.#invoice = invoice;
    this.#plan = plan;
  }

  root(): XmlElement {
    const { root } = this.#plan;
    for (const child of root.children) this.#addChild(child, this.#invoice, undefined);
    const element = new XmlElement(root.name);
    this.#adopt(element, 0);
    this.#invoice.element = element;
    return element;
  }

  /** Adds the elements of a node to the element around it. */
  #addChild(at: PlanNode, within: Group, repeated: Repeated | undefined): Filling {
    if (at.opens !== undefined) return this.#addGroups(at, at.opens, within);
    const planned = at.repeats;
    if (planned === undefined || repeated !== undefined) return this.#add(at, within, repeated);
    let filling: Filling = 'nothing';
    for (const value of this.#groupOf(planned.group, within)?.all(planned.term.id) ?? []) {
      if (!this.#isPlace(planned, value, within)) continue;
      if (this.#add(at, within, { term: planned.term, value }) === 'own') filling = 'own';
    }
    return filling;
  }

  #addGroups(at: PlanNode, { group, in: around }: Opening, within: Group): Filling {
    const groups = this.#groupOf(around, within)?.groups(group.id) ?? [];
    if (groups.length === 0) return at.lends && group !== around ? this.#add(at, within, undefined) : 'nothing';
    let filling: Filling = 'nothing';
    for (const each of groups) if (this.#add(at, each, undefined) === 'own') filling = 'own';
    return filling;
  }

  /** Adds an element if there is something in it. What is always the same goes with what is around it, unless the element is there for another reason. */
  #add(at: PlanNode, within: Group, repeated: Repeated | undefined): Filling {
    const from = this.#waiting.length;
    let element = at.terms.length > 0 ? this.#withValues(at, within, repeated) : undefined;
    let filling: Filling = element === undefined ? 'nothing' : 'own';
    for (const child of at.children) {
      const added = this.#addChild(child, within, repeated);
      if (filling === 'nothing' || added === 'own') filling = added;
    }
    const fixed = at.fixedFrom === undefined ? at.fixed : this.#invoice.text(at.fixedFrom);
    if (filling === 'nothing' && fixed !== undefined) filling = 'fixed';
    const kept = filling === 'own' || (filling === 'fixed' && at.opens === undefined && at.conditions.length === 0);
    if (!kept && !OBLIGATORY.has(at.name)) {
      if (this.#waiting.length > from) this.#waiting.length = from;
      return 'nothing';
    }
    element ??= new XmlElement(at.name);
    this.#adopt(element, from);
    if (filling === 'fixed' && fixed !== undefined) element.text = fixed;
    for (const [name, value] of at.fixedAttributes) this.#addAttribute(element, name, value);
    if (at.opens?.group === within.declaration) within.element ??= element;
    this.#waiting.push(element);
    return kept ? filling : 'nothing';
  }

  /** Makes those that wait for an element its children. */
  #adopt(element: XmlElement, from: number): void {
    if (this.#waiting.length === from) return;
    element.children = takeFrom(this.#waiting, from);
    for (const child of element.children) child.parent = element;
  }

  /** Returns an element with the values of its terms; undefined where there are none. */
  #withValues(at: PlanNode, within: Group, repeated: Repeated | undefined): XmlElement | undefined {
    let element: XmlElement | undefined;
    for (const planned of at.terms) {
      const value = planned.term === repeated?.term ? repeated.value : this.#valueOf(planned, within);
      if (value === undefined) continue;
      element ??= new XmlElement(at.name);
      this.#put(element, at, planned, value, within);
    }
    return element;
  }

  /** Returns the value of a term for an element; undefined where it has none, or where it stands elsewhere. */
  #valueOf(planned: PlannedTerm, within: Group): Value | undefined {
    const { term, group, outer } = planned;
    if (term.fixed !== undefined) return undefined;
    const home = this.#groupOf(group, within);
    const value = home?.first(term.id);
    if (home === undefined || value === undefined || !this.#isPlace(planned, value, within)) return undefined;
    if (!outer || term.repeated) return value;
    if (this.#written.get(planned) === home) return undefined;
    this.#written.set(planned, home);
    return value;
  }

  #isPlace({ term, place, places }: PlannedTerm, value: Value, within: Group): boolean {
    if (term.choose === undefined || places === 1) return place === 0;
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

  /** Returns the group in which a term is looked for: the one of that kind around, or the first in the one around it. */
  #groupOf(declaration: TermGroup, within: Group): Group | undefined {
    for (let at: Group | undefined = within; at !== undefined; at = at.parent) {
      if (at.declaration === declaration) return at;
    }
    const parent = this.#plan.parents.get(declaration);
    return parent && this.#groupOf(parent, within)?.group(declaration.id);
  }

  /** Puts a value into its element, with what qualifies it. */
  #put(element: XmlElement, at: PlanNode, { term, group }: PlannedTerm, value: Value, within: Group): void {
    const isUbl = isUblKind(this.#plan.kind);
    value.element = element;
    element.text = isUbl && term.id === 'BT-22' ? element.text + value.text : textOf(term, value.text, isUbl);
    if ((isUbl && (term.type === 'amount' || term.type === 'price')) || term.stated) {
      this.#addAttribute(element, 'currencyID', this.#invoice.text(term.currency ?? 'BT-5'));
    }
    if (at.attributes.size === 0) return;
    for (const [name, planned] of at.attributes) {
      const { id, cardinality } = planned.term;
      const own = planned.of === term ? value.qualifier(id) : undefined;
      const single = planned.group === group && !term.cardinality.endsWith('n') && cardinality.endsWith('1');
      this.#addAttribute(element, name, own ?? (single ? this.#groupOf(group, within)?.text(id) : undefined));
    }
  }

  #addAttribute(element: XmlElement, name: string, value: string | undefined): void {
    if (value === undefined || element.attribute(name) !== undefined) return;
    element.attributes =
      element.attributes.length === 0 ? this.#alone(name, value) : [...element.attributes, { name, value }];
  }

  /** Returns a list of one attribute; the same list for the same attribute, as that of the currency is in most elements. */
  #alone(name: string, value: string): readonly XmlAttribute[] {
    const known = this.#lists.get(name);
    if (known?.[0]?.value === value) return known;
    const list = [{ name, value }];
    this.#lists.set(name, list);
    return list;
  }
}

/** The value for which an element stands, of a term that has one element for each. */
interface Repeated {
  term: Term;
  value: Value;
}

type Opening = { group: TermGroup; in: TermGroup };

function textOf({ id, type }: Term, text: string, isUbl: boolean): string {
  if (type === 'date' && !isUbl) return text.replaceAll('-', '');
  return isUbl && id === 'BT-21' ? `#${text}#` : text;
}
