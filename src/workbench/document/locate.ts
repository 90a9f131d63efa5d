import type { Node } from 'jsonc-parser';
import { MemberNames, type Step } from '../../engine/model/path.ts';
import type { Span } from './text.ts';

/** Where a fault's path leads in a text. */
export interface LocatedNode {
  /** What to mark: the value itself, or a name or bracket that stands for it. */
  mark: Span;
  /** The name under which the value is, if it has one. */
  name: Span | undefined;
  /** The value at the path, or the nearest that encloses where it should be. */
  node: Node;
  /** Where that is. */
  steps: readonly Step[];
  /** What of the path does not exist below `node`, as `.tax_id.code`; empty when all of it does. */
  missing: string;
}

/**
 * Finds what a path as `$.lines[0].ext.a-b` names. Paths are written without quoting (chapter 09 §2.2), so a
 * name with dots or spaces is recognised by trying the longest member name first. A location that does not exist
 * is shown at the nearest parent that does. Undefined for paths that lead elsewhere than into the document
 * (`request.data`, `options.type`).
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

/** A span that stands for a value: a short value itself, of a long one its name or its opening bracket. */
function markOf(node: Node, name: Span | undefined, whole: boolean): Span {
  const container = node.type === 'object' || node.type === 'array';
  if (whole && !container) return { offset: node.offset, length: node.length };
  return name ?? { offset: node.offset, length: 1 };
}

interface Found {
  node: Node;
  rest: string;
  /** From where the search began to `node`. */
  steps: readonly Step[];
}

/** Faults of an envelope start with `$.doc`; the text may be the bare document that was wrapped. */
function withoutEnvelope(root: Node, rest: string): string {
  const wrapped = rest === '.doc' || rest.startsWith('.doc.');
  return wrapped && !(root.type === 'object' && membersOf(root).values.has('doc')) ? rest.slice('.doc'.length) : rest;
}

function follow(node: Node, rest: string, steps: readonly Step[] = []): Found {
  let best: Found = { node, rest, steps };
  if (rest === '') return best;
  for (const { child, step, left } of ways(node, rest)) {
    const found = follow(child, left, [...steps, step]);
    if (found.rest.length < best.rest.length) best = found;
  }
  return best;
}

/** The ways one step down, the longest name first. */
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

/** The members of an object, looked through once for all paths that lead into it. */
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
