/**
 * Combines the declarations of terms for one kind of document into a tree of elements in schema order. The reader and
 * the writer each need only one walk along this tree.
 */

import { asKey } from '../../engine/text/as-key.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type Numbers, type Path, STEPS, type Term, type TermGroup, type TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { bitOf } from './group.ts';

/** The kinds of document; they differ in their root and in some places. */
export type DocumentKind = 'ubl-invoice' | 'ubl-credit-note' | 'cii' | 'cdar';

export const ROOTS: Readonly<Record<DocumentKind, string>> = {
  'ubl-invoice': 'ubl:Invoice',
  'ubl-credit-note': 'cn:CreditNote',
  cii: 'rsm:CrossIndustryInvoice',
  cdar: 'cdar:CrossDomainAcknowledgementAndResponse',
};

const KINDS: ReadonlyMap<string, DocumentKind> = new Map(
  (Object.keys(ROOTS) as DocumentKind[]).map((kind) => [ROOTS[kind], kind]),
);

/** Returns the kind of document that has this root. Throws for a root of another syntax. */
export function kindOf({ name }: XmlElement): DocumentKind {
  const kind = KINDS.get(name);
  if (kind === undefined) throw new Error(`${name} is not a root of UBL, CII or CDAR`);
  return kind;
}

/** Returns whether documents of a kind are UBL; the others are UN/CEFACT. */
export function isUbl(kind: DocumentKind): boolean {
  return kind === 'ubl-invoice' || kind === 'ubl-credit-note';
}

/** A condition that an element must meet for a path step to match it. */
export interface Condition {
  readonly path: readonly string[];
  readonly attribute: string | undefined;
  readonly kind: 'is' | 'is-not' | 'missing';
  readonly value: string;
  /** The term whose value the element must equal. */
  readonly term: TermId | undefined;
}

/** A term at the end of a path. */
export interface PlannedTerm {
  readonly term: Term;
  readonly group: TermGroup;
  /** The index of this place among the places of the term, and their number. */
  readonly place: number;
  readonly places: number;
  /** The rank of a value at this place: if the term may occur only once, the value at the first place counts. */
  readonly rank: number;
  /** The term that this one qualifies, as an attribute of the same element. */
  readonly of: Term | undefined;
  /** Whether the innermost group around the element is not the group of the term. */
  outer: boolean;
}

/** A term at an attribute. */
export interface PlannedAttribute extends PlannedTerm {
  readonly attribute: string;
}

/** Returns the name of a term: translated if it is one of EN 16931 or XRechnung, as published if it is one of another extension. */
export function termName({ terms }: Plan, id: TermId): Message {
  const name = terms.get(id)?.term.name ?? id;
  return /^B.-[\dD]/.test(id) ? { template: name } : message('{name}', { name });
}

/** Returns the term at an attribute of an element. Searches linearly, as there are two attributes at most. */
export function attributeAt({ attributes }: PlanNode, name: string): PlannedAttribute | undefined {
  for (const each of attributes) if (each.attribute === name) return each;
  return undefined;
}

/** An element that holds terms or groups. */
export interface PlanNode {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly children: PlanNode[];
  readonly byName: Map<string, PlanNode[]>;
  /** The group that starts with this element, and its parent group. */
  opens: { readonly group: TermGroup; readonly in: TermGroup } | undefined;
  readonly terms: PlannedTerm[];
  readonly attributes: PlannedAttribute[];
  /** The term for each of whose values the element is repeated. */
  repeats: PlannedTerm | undefined;
  /** The fixed text, which a writer adds if the parent element has other content. */
  fixed: string | undefined;
  /** The term whose value serves as the fixed text if that differs from document to document. */
  fixedFrom: TermId | undefined;
  readonly fixedAttributes: Map<string, string>;
  /** Whether the element holds terms of groups other than those that start inside it. */
  lends: boolean;
  /** The bits of all numbers that can occur in the element (`bitOf`). */
  holds: number;
  /**
   * Whether to descend even for groups without these numbers, because content of other groups or fixed content may
   * stand here.
   */
  always: boolean;
  /** Whether the element appears even when empty. */
  readonly obligatory: boolean;
}

export interface Plan {
  readonly kind: DocumentKind;
  readonly root: PlanNode;
  readonly declaration: TermGroup;
  /** The parent of each group. */
  readonly parents: ReadonlyMap<TermGroup, TermGroup>;
  /** All terms and groups by number. */
  readonly terms: ReadonlyMap<TermId, PositionedTerm>;
  readonly numbers: Numbers;
}

/** A term or group with its parent group and the path to its first place. */
interface PositionedTerm {
  readonly term: Term | TermGroup;
  readonly group: TermGroup;
  /** Whether the path starts at the root instead of the element of the group. */
  readonly absolute: boolean;
  /** The names of the elements; the last one may be an `@attribute`. */
  readonly steps: readonly string[];
}

/** Returns the names of an element's children in schema order; undefined if the element is unknown. */
export type Order = (path: readonly string[]) => readonly string[] | undefined;

interface Step {
  name: string;
  conditions: readonly Condition[];
  source: string;
  repeats: boolean;
}

/** Builds the plan of a kind of document from the declarations. */
export function planOf(declaration: TermGroup, kind: DocumentKind, order: Order, numbers: Numbers = {}): Plan {
  const root = node(ROOTS[kind], []);
  root.opens = { group: declaration, in: declaration };
  const parents = new Map<TermGroup, TermGroup>();
  const terms = new Map<TermId, PositionedTerm>();
  const builder = new Builder(root, kind, parents, terms);
  builder.addMembers(declaration, root);
  builder.addNested();
  settle(root, [root.name], declaration, order, new Set());
  return { kind, root, declaration, parents, terms, numbers };
}

class Builder {
  readonly #root: PlanNode;
  readonly #kind: DocumentKind;
  readonly #parents: Map<TermGroup, TermGroup>;
  readonly #terms: Map<TermId, PositionedTerm>;
  readonly #nested: { group: TermGroup; node: PlanNode }[] = [];

  constructor(
    root: PlanNode,
    kind: DocumentKind,
    parents: Map<TermGroup, TermGroup>,
    terms: Map<TermId, PositionedTerm>,
  ) {
    this.#root = root;
    this.#kind = kind;
    this.#parents = parents;
    this.#terms = terms;
  }

  /** Adds the terms and groups of a group whose element is `at`. */
  addMembers(group: TermGroup, at: PlanNode): void {
    for (const member of group.members) {
      const paths = this.#pathsOf(member);
      const path = expand(paths[0] ?? '.');
      const steps = stepsOf(path).map(({ name }) => name);
      this.#terms.set(member.id, { term: member, group, absolute: path.startsWith('/'), steps });
      if (member.kind === 'term') {
        paths.forEach((path, place) => {
          this.#addTerm(member, group, path, { place, places: paths.length }, at);
        });
        continue;
      }
      this.#parents.set(member, group);
      for (const path of paths) {
        const end = this.#walk(path, at);
        if (end.steps > 0) end.node.opens = { group: member, in: group };
        this.addMembers(member, end.node);
        if (member.nested) this.#nested.push({ group: member, node: end.node });
      }
    }
  }

  /** Makes groups nested in a group of the same kind readable and writable like that group. */
  addNested(): void {
    for (const { group, node: outer } of this.#nested) {
      const path = this.#pathsOf(group.nested ?? { ubl: undefined, cii: undefined })[0];
      const name = path === undefined ? undefined : stepsOf(path)[0]?.name;
      if (name === undefined) continue;
      const { conditions: _, ...shared } = outer;
      const inner: PlanNode = { ...shared, name, conditions: [], opens: { group, in: group } };
      outer.children.push(inner);
      outer.byName.set(name, [inner]);
    }
  }

  #pathsOf({ ubl, cii }: Pick<Term, 'ubl' | 'cii'>): readonly Path[] {
    const path = !isUbl(this.#kind)
      ? cii
      : typeof ubl === 'object'
        ? ubl[this.#kind === 'ubl-invoice' ? 'invoice' : 'creditNote']
        : ubl;
    return path === undefined ? [] : path.split(' or ');
  }

  #addTerm(term: Term, group: TermGroup, path: Path, where: Pick<PlannedTerm, 'place' | 'places'>, at: PlanNode): void {
    const { node: end, attribute, repeating } = this.#walk(path, at);
    const rank = term.cardinality.endsWith('1') ? where.place : 0;
    if (attribute === undefined) {
      const planned = { term, group, ...where, rank, of: undefined, outer: false };
      end.terms.push(planned);
      if (repeating) repeating.repeats = planned;
      if (term.fixed !== undefined) end.fixed = term.fixed;
      return;
    }
    const of = end.terms.find((each) => each.group === group)?.term;
    end.attributes.push({ attribute, term, group, ...where, rank, of, outer: false });
  }

  /** Follows a path and creates the missing nodes. */
  #walk(path: Path, from: PlanNode) {
    const expanded = expand(path);
    let at = expanded.startsWith('/') ? this.#root : from;
    let repeating: PlanNode | undefined;
    let attribute: string | undefined;
    let steps = 0;
    for (const step of stepsOf(expanded)) {
      if (step.name.startsWith('@')) {
        attribute = asKey(step.name.slice(1));
        continue;
      }
      at = childOf(at, step);
      steps++;
      if (step.repeats) repeating = at;
    }
    return { node: at, attribute, repeating, steps };
  }
}

/** CII elements that appear in each document and each line even when empty. */
const OBLIGATORY = new Set([
  'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedLineTradeSettlement',
]);

function node(name: string, conditions: readonly Condition[]): PlanNode {
  return {
    name: asKey(name),
    conditions,
    children: [],
    byName: new Map(),
    opens: undefined,
    terms: [],
    attributes: [],
    repeats: undefined,
    fixed: undefined,
    fixedFrom: undefined,
    fixedAttributes: new Map(),
    lends: false,
    holds: ALL,
    always: true,
    obligatory: OBLIGATORY.has(name),
  };
}

/** The bits of all numbers. */
const ALL = -1;

/**
 * Returns the child of a node for a step, and creates it if there is none. Keeps children with conditions before those
 * without.
 */
function childOf(parent: PlanNode, { name, conditions }: Step): PlanNode {
  const same = parent.byName.get(name) ?? [];
  const key = JSON.stringify(conditions);
  const known = same.find((each) => JSON.stringify(each.conditions) === key);
  if (known) return known;
  const made = node(name, conditions);
  parent.children.push(made);
  parent.byName.set(name, conditions.length > 0 ? [made, ...same] : [...same, made]);
  for (const { path, attribute, kind, value, term } of conditions) {
    // The writer sets attributes that state a currency.
    if (kind !== 'is' || (term !== undefined && attribute !== undefined)) continue;
    let at = made;
    for (const step of path) at = childOf(at, { name: step, conditions: [], source: step, repeats: false });
    if (term !== undefined) at.fixedFrom = term;
    else if (attribute === undefined) at.fixed ??= value;
    else at.fixedAttributes.set(attribute, value);
  }
  return made;
}

/** Expands the names of `STEPS` in a path. */
function expand(path: Path): string {
  let expanded = path;
  for (const [name, steps] of STEPS) {
    if (!expanded.includes(name)) continue;
    expanded = expanded
      .split('/')
      .map((step) => (step === name ? steps : step))
      .join('/');
  }
  return expanded;
}

/** Returns the steps of a path; none for `.`. */
function stepsOf(path: string): Step[] {
  return splitOutside(path.startsWith('/') ? path.slice(1) : path, '/')
    .filter((source) => source !== '.')
    .map((source) => {
      const open = source.indexOf('[');
      const name = (open < 0 ? source : source.slice(0, open)).replace('*', '');
      const conditions =
        open < 0
          ? []
          : source
              .slice(open + 1, -1)
              .split('][')
              .map(conditionOf);
      return { name, conditions, source, repeats: source.includes('*') };
    });
}

/** Splits a text at a separator outside brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (character === '[') depth++;
    else if (character === ']') depth--;
    else if (at === text.length || (character === separator && depth === 0)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return parts;
}

function conditionOf(source: string): Condition {
  if (source.startsWith('not(')) {
    return { path: source.slice(4, -1).split('/'), attribute: undefined, kind: 'missing', value: '', term: undefined };
  }
  const equals = source.indexOf('=');
  const isNot = source[equals - 1] === '!';
  const steps = source.slice(0, isNot ? equals - 1 : equals).split('/');
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
  const right = source.slice(equals + 1);
  const term = right.startsWith('BT-') ? (right as TermId) : undefined;
  const value = right.startsWith("'") ? right.slice(1, -1) : '';
  return { path: steps, attribute, kind: isNot ? 'is-not' : 'is', value, term };
}

/** Sorts the children of all nodes in schema order, and marks the terms in elements of other groups. */
function settle(
  at: PlanNode,
  path: readonly string[],
  around: TermGroup,
  order: Order,
  seen: Set<PlanNode[]>,
): boolean {
  if (seen.has(at.children)) return false;
  seen.add(at.children);
  const opened = at.opens?.group ?? around;
  for (const planned of [...at.terms, ...at.attributes]) planned.outer = planned.group !== opened;
  at.lends = at.terms.some(({ outer }) => outer);
  const names = order(path);
  if (names) {
    const positions = new Map(names.map((name, position) => [name, position]));
    const positionOf = ({ name }: PlanNode) => positions.get(name) ?? names.length;
    at.children.sort((a, b) => positionOf(a) - positionOf(b));
  }
  for (const child of at.children) {
    if (settle(child, [...path, child.name], opened, order, seen)) at.lends = true;
  }
  settleContent(at, around);
  return at.lends;
}

/** Records which numbers can occur in an element, so that a writer skips the element for groups without them. */
function settleContent(at: PlanNode, around: TermGroup): void {
  const { opens, terms, children, conditions, fixed, fixedFrom, obligatory } = at;
  if (opens !== undefined) {
    at.always = obligatory || at.lends || opens.in !== around;
    at.holds = at.always ? ALL : bitOf(opens.group.id);
    return;
  }
  at.holds = 0;
  for (const { term, outer } of terms) at.holds |= outer ? ALL : bitOf(term.id);
  for (const { holds } of children) at.holds |= holds;
  const isFixed = fixed !== undefined || fixedFrom !== undefined || children.some(({ always }) => always);
  at.always = obligatory || at.holds === ALL || (isFixed && conditions.length === 0);
}
