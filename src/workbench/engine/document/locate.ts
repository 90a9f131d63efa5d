import type { Node } from 'jsonc-parser';
import { MemberNames, type Step } from '../../../engine/model/path.ts';
import type { Span } from './text.ts';

/** The place in a text that a fault's path leads to. */
export interface LocatedNode {
  /** The span to mark: the value itself, or a name or bracket that represents it. */
  mark: Span;
  /** The name of the value, if it has one. */
  name: Span | undefined;
  /** The value at the path, or the nearest enclosing one. */
  node: Node;
  /** The path of `node`. */
  steps: readonly Step[];
  /** The part of the path that does not exist below `node`, such as `.tax_id.code`; empty if it exists completely. */
  missing: string;
}

/**
 * Finds the value at a path such as `$.lines[0].ext.a-b`. Paths are unquoted (chapter 09 §2.2), so names with dots or spaces are found by
 * trying the longest member name first. A missing location is shown at the nearest existing parent. Undefined for paths outside the
 * document (`request.data`, `options.type`).
 */
export function locate(root: Node, path: string): LocatedNode | undefined {
  if (path !== '$' && !path.startsWith('$.') && !path.startsWith('$[')) return undefined;
  const { node, rest, steps } = follow(root, withoutEnvelope(root, path.slice(1)));
  const name = nameOf(node);
  return { mark: markOf(node, name, rest === ''), name, node, steps, missing: rest };
}

function nameOf({ parent }: Node): Span | undefined {
  const name = parent?.type === 'property' ? parent.children?.[0] : undefined;
  return name && { offset: name.offset, length: name.length };
}

/** Returns the span that represents a value: a short value itself, otherwise its name or opening bracket. */
function markOf(node: Node, name: Span | undefined, whole: boolean): Span {
  const container = node.type === 'object' || node.type === 'array';
  if (whole && !container) return { offset: node.offset, length: node.length };
  return name ?? { offset: node.offset, length: 1 };
}

interface FoundNode {
  node: Node;
  rest: string;
  /** From the start of the search to `node`. */
  steps: readonly Step[];
}

/** Faults of an envelope start with `$.doc`, but the text may be the bare document that was wrapped. */
function withoutEnvelope(root: Node, rest: string): string {
  const wrapped = rest === '.doc' || rest.startsWith('.doc.');
  return wrapped && !(root.type === 'object' && membersOf(root).values.has('doc')) ? rest.slice('.doc'.length) : rest;
}

function follow(node: Node, rest: string, steps: readonly Step[] = []): FoundNode {
  let best: FoundNode = { node, rest, steps };
  if (rest === '') return best;
  for (const { child, step, left } of ways(node, rest)) {
    const found = follow(child, left, [...steps, step]);
    if (found.rest.length < best.rest.length) best = found;
  }
  return best;
}

/** Returns the possible next steps, longest name first. */
function ways(node: Node, rest: string): { child: Node; step: Step; left: string }[] {
  if (node.type === 'array') {
    const [whole, index] = /^\[(\d+)\]/.exec(rest) ?? [];
    const child = index === undefined ? undefined : node.children?.[Number(index)];
    return child && whole ? [{ child, step: Number(index), left: rest.slice(whole.length) }] : [];
  }
  if (node.type !== 'object' || !rest.startsWith('.')) return [];
  const { names, values } = membersOf(node);
  return names.startsOf(rest.slice(1)).flatMap((step) => {
    const child = values.get(step);
    return child ? [{ child, step, left: rest.slice(1 + step.length) }] : [];
  });
}

interface Members {
  names: MemberNames;
  values: ReadonlyMap<string, Node>;
}

const known = new WeakMap<Node, Members>();

/** The members of an object, indexed once for all paths into it. */
function membersOf(object: Node): Members {
  let members = known.get(object);
  if (!members) {
    const values = new Map<string, Node>();
    for (const { children: [name, value] = [] } of object.children ?? [])
      if (name && value) values.set(name.value, value);
    members = { names: new MemberNames(values.keys()), values };
    known.set(object, members);
  }
  return members;
}
