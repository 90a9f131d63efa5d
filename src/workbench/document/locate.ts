import { findNodeAtLocation, findNodeAtOffset, type Node } from 'jsonc-parser';
import { MemberNames } from '../../engine/model/path.ts';
import type { Stretch } from './text.ts';

/** Where a fault's path leads in a text. */
export interface Location {
  /** What to mark: the value itself, or a name or bracket that stands for it. */
  mark: Stretch;
  /** The name under which the value stands, if it has one. */
  name: Stretch | undefined;
  /** The value at the path, or the nearest that encloses where it should be. */
  node: Node;
  /** What of the path does not exist below `node`, as `.tax_id.code`; empty when all of it does. */
  missing: string;
}

/**
 * Finds what a path as `$.lines[0].ext.a-b` names. Paths are written without quoting (chapter 09 §2.2), so a
 * name with dots or spaces is recognised by trying the longest member name first. A place that does not exist
 * is shown at the nearest parent that does. Undefined for paths that lead elsewhere than into the document
 * (`request.data`, `options.type`).
 */
export function locate(root: Node, path: string): Location | undefined {
  if (path !== '$' && !path.startsWith('$.') && !path.startsWith('$[')) return undefined;
  const found = follow(root, withoutEnvelope(root, path.slice(1)));
  const name = nameOf(found.node);
  return { mark: markOf(found.node, name, found.rest === ''), name, node: found.node, missing: found.rest };
}

function nameOf({ parent }: Node): Stretch | undefined {
  const name = parent?.type === 'property' ? parent.children?.[0] : undefined;
  return name && { offset: name.offset, length: name.length };
}

/** A stretch that stands for a value: a short value itself, of a long one its name or its opening bracket. */
function markOf(node: Node, name: Stretch | undefined, whole: boolean): Stretch {
  const container = node.type === 'object' || node.type === 'array';
  if (whole && !container) return { offset: node.offset, length: node.length };
  return name ?? { offset: node.offset, length: 1 };
}

/** Whether a value that a mark stands for has meanwhile got (some of) what was missing in it. @internal */
export function hasGot(root: Node, mark: number, missing: string): boolean {
  const marked = findNodeAtOffset(root, mark);
  const property = marked?.parent?.type === 'property' && marked.parent.children?.[0] === marked;
  const node = property ? marked.parent?.children?.[1] : marked;
  return node !== undefined && follow(node, missing).rest.length < missing.length;
}

interface Found {
  node: Node;
  rest: string;
}

/** Faults of an envelope start with `$.doc`; the text may be the bare document that was wrapped. */
function withoutEnvelope(root: Node, rest: string): string {
  const wrapped = rest === '.doc' || rest.startsWith('.doc.');
  return wrapped && !findNodeAtLocation(root, ['doc']) ? rest.slice('.doc'.length) : rest;
}

function follow(node: Node, rest: string): Found {
  if (rest === '') return { node, rest };
  const nearest = steps(node, rest).map((step) => follow(step.node, step.rest));
  return nearest.reduce((best, found) => (found.rest.length < best.rest.length ? found : best), { node, rest });
}

/** The ways one step down, the longest name first. */
function steps(node: Node, rest: string): Found[] {
  if (node.type === 'array') {
    const index = /^\[(\d+)\]/.exec(rest);
    const child = index && node.children?.[Number(index[1])];
    return child ? [{ node: child, rest: rest.slice(index[0].length) }] : [];
  }
  if (rest[0] !== '.') return [];
  const { names, values } = membersOf(node);
  return names.startsOf(rest.slice(1)).flatMap((name) => {
    const child = values.get(name);
    return child ? [{ node: child, rest: rest.slice(1 + name.length) }] : [];
  });
}

interface Members {
  names: MemberNames;
  values: ReadonlyMap<string, Node>;
}

/** The members of the nodes through which paths were followed: a text may have thousands of faults in one object. */
const followed = new WeakMap<Node, Members>();

function membersOf(node: Node): Members {
  const known = followed.get(node);
  if (known) return known;
  const values = new Map<string, Node>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (name && value && !values.has(name.value)) values.set(name.value, value);
  }
  const members = { names: new MemberNames(values.keys()), values };
  followed.set(node, members);
  return members;
}
