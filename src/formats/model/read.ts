/** Reads elements as terms along the plan of their kind of document (chapter 11 §10). */

import type { TermGroup, TermId } from '../terms/declare.ts';
import type { XmlAttribute, XmlElement } from '../xml/element.ts';
import { Group, Value } from './group.ts';
import { attributeAt, type Condition, isUbl, type Plan, type PlanNode } from './plan.ts';

/** The terms of a document, and the content without a term. */
export interface TermsRead {
  invoice: Group;
  /** Unclaimed elements, without the elements inside them. */
  unclaimed: XmlElement[];
  /** Unclaimed attributes with their elements. */
  unclaimedAttributes: { element: XmlElement; attribute: XmlAttribute }[];
  /** Elements with a text that belongs to no term. */
  texts: XmlElement[];
}

/** Reads the terms of a document. */
export function readTerms(root: XmlElement, plan: Plan): TermsRead {
  const invoice = new Group(plan.declaration, undefined, root);
  const read: TermsRead = { invoice, unclaimed: [], unclaimedAttributes: [], texts: [] };
  walk(root, plan.root, invoice, read, plan);
  return read;
}

/** Reads a misplaced group as if it were in its own document. */
export function readStray(element: XmlElement, id: TermId, plan: Plan): Group | undefined {
  const node = nodeOpening(id, plan);
  if (node?.opens === undefined) return undefined;
  const invoice = new Group(plan.declaration);
  const group = invoice.open(node.opens.group, element);
  walk(element, node, group, { invoice, unclaimed: [], unclaimedAttributes: [], texts: [] }, plan);
  return group;
}

/** Returns the node that opens a group at its first place. */
function nodeOpening(id: TermId, plan: Plan): PlanNode | undefined {
  const steps = plan.terms.get(id)?.steps ?? [];
  const nodes = steps.reduce((around, step) => around.flatMap((node) => node.byName.get(step) ?? []), [plan.root]);
  return nodes.find(({ opens }) => opens?.group.id === id);
}

function walk(element: XmlElement, at: PlanNode, within: Group, read: TermsRead, plan: Plan): void {
  let value: Value | undefined;
  for (const planned of at.terms) {
    const { term, group } = planned;
    const home = groupFor(group, within, plan);
    if ((term.id === 'BT-21' || term.id === 'BT-22') && isUbl(plan.kind)) {
      const text = noteIn(element.value)[term.id];
      if (text !== undefined) home.put(term.id, new Value(text, element));
      continue;
    }
    value = new Value(element.value, element);
    home.put(term.id, value, planned.rank);
  }
  if (at.terms.length === 0 && at.fixed === undefined && at.fixedFrom === undefined && element.text.trim() !== '')
    read.texts.push(element);
  if (element.attributes.length > 0) readAttributes(element, at, within, value, read, plan);
  for (let child = element.first; child !== undefined; child = child.next) {
    const next = nodeFor(child, at.byName.get(child.name), read.invoice);
    if (next === undefined) read.unclaimed.push(child);
    else if (next.opens === undefined) walk(child, next, within, read, plan);
    else walk(child, next, opened(groupFor(next.opens.in, within, plan), next.opens.group, child), read, plan);
  }
}

/** Returns the group that starts with an element; reuses a group that a term at another place has already created. */
export function opened(around: Group, declaration: TermGroup, element: XmlElement): Group {
  const known = around.group(declaration.id);
  if (known === undefined || known.element !== undefined) return around.open(declaration, element);
  known.element = element;
  return known;
}

/** Splits a UBL note, which has one element for both BT-21 and BT-22: `#AAI#text` (chapter 11 §3.2). */
export function noteIn(text: string): { readonly 'BT-21': string | undefined; readonly 'BT-22': string } {
  const subject = /^#([A-Z0-9]{3})#/.exec(text)?.[1];
  return { 'BT-21': subject, 'BT-22': subject === undefined ? text : text.slice(5) };
}

function readAttributes(
  element: XmlElement,
  at: PlanNode,
  within: Group,
  value: Value | undefined,
  read: TermsRead,
  plan: Plan,
): void {
  for (const attribute of element.attributes) {
    const planned = attributeAt(at, attribute.name);
    if (planned === undefined) {
      if (!isExpected(attribute, at)) read.unclaimedAttributes.push({ element, attribute });
      continue;
    }
    const { term, group } = planned;
    value?.with(term.id, attribute.value);
    groupFor(group, within, plan).put(term.id, new Value(attribute.value, element));
  }
}

/**
 * Returns whether an attribute qualifies a value without being a term: currencies of amounts, formats of dates, schemes
 * that a path requires.
 */
function isExpected(attribute: XmlAttribute, at: PlanNode): boolean {
  const { name } = attribute;
  return (
    qualifies(attribute) || at.fixedAttributes.has(name) || at.conditions.some(({ attribute }) => attribute === name)
  );
}

/** Returns whether an attribute qualifies any value: the currency of an amount, the format of a date, a unit. */
export function qualifies({ name }: XmlAttribute): boolean {
  return name === 'currencyID' || name === 'format' || name === 'unitCode' || name.includes(':');
}

/**
 * Returns the group for a term or a group: the open one of its kind or the first one in the parent group; creates one
 * if there is none.
 */
export function groupFor(declaration: TermGroup, within: Group, plan: Plan): Group {
  for (let at: Group | undefined = within; at !== undefined; at = at.parent) {
    if (at.declaration === declaration) return at;
  }
  const parent = plan.parents.get(declaration);
  if (parent === undefined) return within;
  const around = groupFor(parent, within, plan);
  return around.group(declaration.id) ?? around.open(declaration);
}

/** Returns the first node whose conditions an element meets. */
function nodeFor(element: XmlElement, nodes: readonly PlanNode[] | undefined, invoice: Group): PlanNode | undefined {
  if (nodes === undefined) return undefined;
  for (const each of nodes) {
    if (holdAll(each.conditions, element, invoice)) return each;
  }
  return undefined;
}

function holdAll(conditions: readonly Condition[], element: XmlElement, invoice: Group): boolean {
  for (const condition of conditions) if (!holds(condition, element, invoice)) return false;
  return true;
}

function holds(condition: Condition, element: XmlElement, invoice: Group): boolean {
  const { kind, term } = condition;
  if (kind === 'missing') return !reached(element, condition.path, () => true);
  if (term !== undefined) {
    const value = invoice.text(term)?.trim();
    if (value === undefined || (term === 'BT-6' && value === invoice.text('BT-5')?.trim())) return false;
    return reached(element, condition.path, (end) => textAt(end, condition)?.trim() === value);
  }
  const equal = reached(element, condition.path, (end) => isSame(textAt(end, condition), condition.value));
  return kind === 'is' ? equal : !equal;
}

function textAt(element: XmlElement, { attribute }: Condition): string | undefined {
  return attribute === undefined ? element.value : element.attribute(attribute);
}

/**
 * Compares texts as the formats do: ignores surrounding blanks, compares indicators by value and tax schemes
 * case-insensitively.
 */
function isSame(text: string | undefined, wanted: string): boolean {
  const value = text?.trim();
  if (value === wanted) return true;
  if (wanted === 'VAT') return value?.toUpperCase() === wanted;
  return (wanted === 'true' && value === '1') || (wanted === 'false' && value === '0');
}

/** Returns whether at least one element at the end of a path passes a test. */
function reached(from: XmlElement, path: readonly string[], test: (end: XmlElement) => boolean, step = 0): boolean {
  const name = path[step];
  if (name === undefined) return test(from);
  for (let child = from.first; child !== undefined; child = child.next) {
    if (child.name === name && reached(child, path, test, step + 1)) return true;
  }
  return false;
}
