/**
 * Changes an XML document at locations: business terms (`BT-42`, `BG-25[2]/BT-131`) or paths
 * (`cac:InvoiceLine[2]/cbc:ID`, `//ram:SellerTradeParty/ram:ID/@schemeID`). Paths start inside the root. Changes a JSON
 * document at `$.supplier.name`.
 */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import { readTerms } from '../model/read.ts';
import type { Structure } from '../schema/structure.ts';
import type { TermId } from '../terms/declare.ts';
import { fragment, type Node, type Parsed, parsed, serialised } from './tree.ts';

/** A change names a place that the document does not have. */
export class NoPlaceError extends Error {}

type Values = Readonly<Record<string, Json>>;

/** The changes of a case to its base. */
export interface Patch {
  /**
   * Sets the text of an element or an attribute, or replaces an element with XML. Creates the element or attribute if
   * it is missing.
   */
  readonly set?: Values | undefined;
  readonly remove?: string | readonly string[] | undefined;
  /** Adds an element at its place in the schema, after others of its name. */
  readonly add?: Values | undefined;
  /** Inserts XML directly before or after an element, regardless of the schema. */
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
  /** Gives an element another name: `cac:InvoiceLine: cac:CreditNoteLine`; `.` is the root. */
  readonly rename?: Readonly<Record<string, string>> | undefined;
}

/** The elements at a location, or their attribute. */
interface Target {
  readonly nodes: readonly Node[];
  readonly attribute: string | undefined;
}

/** Returns the text of an XML document after the changes. */
export function patchedXml(document: Parsed, patch: Patch, plan: Plan | undefined, structure: Structure): string {
  const { root } = document;
  const terms = plan && mentionsTerms(patch) ? readTerms(document.element, plan).invoice : undefined;
  const find = (location: string): Target => {
    if (!isTerm(location)) return found(root, location);
    if (terms === undefined || plan === undefined)
      throw new NoPlaceError(`${location}: the format has no business terms`);
    const steps = location.split('/');
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop() : undefined;
    const target = termAt(steps, terms, plan);
    const nodes = target.elements.flatMap((element) => (element && document.nodes.get(element)) ?? []);
    return { nodes, attribute: attribute?.slice(1) ?? target.attribute };
  };
  // All locations refer to the base.
  const findAll = (values: Values | undefined) =>
    Object.entries(values ?? {}).map(([location, value]) => ({ location, value, ...find(location) }));
  const [before, after, sets] = [findAll(patch.before), findAll(patch.after), findAll(patch.set)];
  const renamed = findAll(patch.rename);
  const removed = [patch.remove ?? []].flat().map((location) => ({ location, ...find(location) }));
  for (const { location, value, nodes } of before) for (const node of must(nodes, location)) putAround(node, value, 0);
  for (const { location, value, nodes } of after) for (const node of must(nodes, location)) putAround(node, value, 1);
  for (const { location, value, nodes, attribute } of sets) {
    if (nodes.length === 0) create(root, pathOf(location, plan), value, structure);
    for (const node of nodes) put(node, attribute, value);
  }
  for (const [location, value] of Object.entries(patch.add ?? {})) {
    for (const each of [value].flat()) create(root, pathOf(location, plan), each ?? '', structure, true);
  }
  for (const { location, nodes, attribute } of removed) {
    for (const node of must(nodes, location)) drop(node, attribute);
  }
  for (const { location, value, nodes } of renamed) for (const node of must(nodes, location)) node.name = String(value);
  return serialised(root);
}

function mentionsTerms({ set, remove = [], before, after, rename }: Patch): boolean {
  return [...[remove].flat(), ...[set, before, after, rename].flatMap((values) => Object.keys(values ?? {}))].some(
    isTerm,
  );
}

function isTerm(location: string): boolean {
  return /^[A-Z]+-/.test(location);
}

function putAround(node: Node, value: Json, offset: 0 | 1): void {
  const siblings = node.parent?.children;
  const added = fragment(String(value)).map((each) => ({ ...each, parent: node.parent }));
  siblings?.splice(siblings.indexOf(node) + offset, 0, ...added);
}

function drop(node: Node, attribute: string | undefined): void {
  if (attribute === undefined) {
    // Two locations may name one element.
    const siblings = node.parent?.children ?? [];
    if (siblings.includes(node)) siblings.splice(siblings.indexOf(node), 1);
  } else if (!node.attributes.delete(attribute)) throw new NoPlaceError(`${node.name} has no attribute ${attribute}`);
}

function must<T>(found: readonly T[], location: string): readonly T[] {
  if (found.length === 0) throw new NoPlaceError(`${location} is not in the base`);
  return found;
}

function put(node: Node, attribute: string | undefined, value: Json): void {
  const text = String(value);
  if (attribute !== undefined) node.attributes.set(attribute, text);
  else if (text.startsWith('<')) {
    const { parent } = node;
    const others = fragment(text).map((each) => ({ ...each, parent }));
    parent?.children.splice(parent.children.indexOf(node), 1, ...others);
  } else {
    node.text = text;
    node.children = [];
  }
}

/** Returns the texts of the elements or attributes at a path. @internal */
export function textsAt(xml: string, path: string): string[] {
  const { nodes, attribute } = found(parsed(xml).root, path);
  return nodes.map((node) => (attribute === undefined ? node.text : (node.attributes.get(attribute) ?? '')));
}

/** Returns the elements at a path; `*` matches any name, `[2]` the second element of a name. */
function found(root: Node, location: string): Target {
  const path = location.replace(/^\/\//, '');
  const steps = path.split(/\/(?![^{]*\})/);
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
  let nodes: Node[] = [root];
  for (const [index, step] of steps.entries()) {
    if (step === '' || step === '.') continue;
    const [, name = '', position] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const isDeep = index === 0 && location.startsWith('//');
    nodes = nodes.flatMap((node) => {
      const named = (isDeep ? [...within(node)] : node.children).filter((each) => isNamed(each, name));
      return position === undefined ? named : named.slice(Number(position) - 1, Number(position));
    });
  }
  return { nodes, attribute };
}

function isNamed({ name }: Node, wanted: string): boolean {
  return wanted === '*' || name === wanted || (name.startsWith('{') && name.endsWith(`}${wanted}`));
}

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* within(child);
}

/** Returns the elements of a term: `BT-131`, or `BG-25[2]/BT-131` of the second line. */
function termAt(steps: readonly string[], invoice: Group, plan: Plan) {
  let groups: readonly Group[] = [invoice];
  for (const [index, step] of steps.entries()) {
    const [, id = '', position] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const term = id as TermId;
    const isLast = index === steps.length - 1;
    const pick = <T>(all: readonly T[]) =>
      position === undefined ? all : all.slice(Number(position) - 1, Number(position));
    const all = groups.flatMap((group) => [...inner(group)]);
    const inGroup = all.filter((group) => group.id === term);
    if (inGroup.length > 0 || !isLast) groups = pick(inGroup);
    else {
      const own = plan.terms.get(term)?.steps.at(-1);
      const attribute = own?.startsWith('@') ? own.slice(1) : undefined;
      const of = attribute === undefined ? term : (term.replace(/-\d+$/, '') as TermId);
      return { elements: pick(all.flatMap((group) => group.all(of).map(({ element }) => element))), attribute };
    }
  }
  return { elements: groups.map(({ element }) => element), attribute: undefined };
}

function* inner(group: Group): Generator<Group> {
  yield group;
  for (const each of group.inner()) yield* inner(each);
}

/** Returns the path at which to create a term. */
function pathOf(location: string, plan: Plan | undefined): string {
  if (!isTerm(location)) return location;
  const steps: string[] = [];
  let placed = plan?.terms.get(location.replace(/^.*\//, '') as TermId);
  while (placed !== undefined) {
    steps.unshift(...placed.steps);
    if (placed.absolute) break;
    placed = placed.group.id === 'BG-0' ? undefined : plan?.terms.get(placed.group.id);
  }
  if (steps.length === 0) throw new NoPlaceError(`${location} has no place`);
  return steps.join('/');
}

/**
 * Creates the elements of a path at their places in the schema. Reuses existing ones; with `isNew`, always adds a new
 * last one.
 */
function create(root: Node, location: string, value: Json, structure: Structure, isNew = false): void {
  const steps = location.split(/\/(?![^{]*\})/);
  const deep = location.startsWith('//') ? steps.splice(0, 3)[2] : undefined;
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
  let node = deep === undefined ? root : (must(found(root, `//${deep}`).nodes, location)[0] ?? root);
  for (const [index, step] of steps.entries()) {
    const [, name = '', position = '1'] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const isLast = index === steps.length - 1;
    const known = node.children.filter((each) => isNamed(each, name))[Number(position) - 1];
    if (known && !(isLast && isNew && attribute === undefined)) {
      node = known;
      continue;
    }
    const text = String(value);
    const made: Node =
      isLast && text.startsWith('<')
        ? { ...(fragment(text)[0] as Node), parent: node }
        : { name, attributes: new Map(), children: [], text: '', parent: node };
    insert(node, made, structure);
    if (isLast && text.startsWith('<')) return;
    node = made;
  }
  put(node, attribute, value);
}

function insert(parent: Node, child: Node, structure: Structure): void {
  const path: string[] = [];
  for (let at: Node | undefined = parent; at !== undefined; at = at.parent) path.unshift(at.name);
  const type = structure.typeAt(path);
  const own = type?.indexOfChild(child.name);
  const isAfter = ({ name }: Node) => own !== undefined && (type?.indexOfChild(name) ?? -1) > own;
  const before = parent.children.findIndex(isAfter);
  parent.children.splice(before < 0 ? parent.children.length : before, 0, child);
}

/** Returns a JSON document after the changes; `null` removes a member too. @internal */
export function patchedJson(document: JsonObject, { set = {}, remove = [] }: Patch): JsonObject {
  const copy = structuredClone(document) as JsonObject;
  for (const [path, value] of Object.entries(set)) setAt(copy, path, value);
  for (const path of [remove].flat()) setAt(copy, path, undefined);
  return copy;
}

function stepsOf(path: string): string[] {
  return path
    .replace(/^\$\.?/, '')
    .split(/\.|\[(\d+)\]\.?/)
    .filter((step) => step !== undefined && step !== '');
}

function setAt(document: JsonObject, path: string, value: Json | undefined): void {
  const steps = stepsOf(path);
  const last = steps.pop() ?? '';
  let within: JsonObject = document;
  for (const [index, step] of steps.entries()) {
    const isList = /^\d+$/.test(steps[index + 1] ?? last);
    within[step] ??= isList ? [] : {};
    within = within[step] as JsonObject;
  }
  if (value !== undefined) within[last] = value;
  else if (!(last in within)) throw new Error(`${path} is not in the base`);
  else if (Array.isArray(within)) within.splice(Number(last), 1);
  else delete within[last];
}

/** Returns the value at a path of a JSON document: `$.lines[0].item`. @internal */
export function valueAt(document: Json | undefined, path: string): Json | undefined {
  let value: Json | undefined = document;
  for (const step of stepsOf(path)) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}
