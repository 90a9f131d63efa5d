import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { changedSpan } from './change.ts';
import { tooDeepAt } from './depth.ts';
import { shareParts } from './share-parts.ts';
import { hasDouble, nameOf } from './text.ts';

/** A parsed JSON text that may have comments. */
export interface ReadText {
  text: string;
  /** Its tree, valid until the next text is read; undefined for an empty text, and for one nested too deeply. */
  root: Node | undefined;
  /** Its value; undefined if it is not JSON, or has duplicate names. */
  value: unknown;
  /** The number of characters read: few if it differs from the previous text in one place. */
  read: number;
}

/** The error code of jsonc-parser for a comment: its enumeration does not exist at run time. */
const COMMENT = 10;

/**
 * Reads successive texts while the user types. If a text differs from the previous one in one place, only that place is parsed. All other
 * nodes are kept and moved, and their values are the same objects as before.
 */
export class Rereader {
  #last: ReadText = { text: '', root: undefined, value: undefined, read: 0 };

  /** Returns the parsed text. Of the previous result, only the value may still be used. */
  read(text: string): ReadText {
    const before = this.#last;
    if (before.text === text) return before;
    this.#last = (before.value !== undefined && partAnew(before, text)) || wholeAnew(before, text);
    return this.#last;
  }
}

function wholeAnew(before: ReadText, text: string): ReadText {
  const read = text.length;
  if (tooDeepAt(text) !== undefined) return { text, root: undefined, value: undefined, read };
  const { root, isGood } = parsed(text);
  const value = root && isGood && !hasDouble(root) ? shareParts(before.value, getNodeValue(root)) : undefined;
  return { text, root, value, read };
}

function parsed(text: string): { root: Node | undefined; isGood: boolean } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  return { root, isGood: errors.every(({ error }) => error === COMMENT) };
}

/** Returns the text by parsing only changed parts; undefined if that is not possible. */
function partAnew({ root, value, text: before }: ReadText, text: string): ReadText | undefined {
  const span = changedSpan(before, text);
  const way = root && wayTo(root, span.offset, span.offset + span.length);
  const around = way?.at(-1);
  if (!way || !around) return undefined;
  const found = partsAnew(around, way.length, { before, text, ...span });
  if (!found) return undefined;
  const { from, to, nodes, read } = found;
  const by = text.length - before.length;
  for (const [level, node] of way.entries()) {
    movable(node).length += by;
    if (node.parent?.type === 'property') movable(node.parent).length += by;
    const inner = way[level + 1];
    const children = node.children ?? [];
    const own = inner?.parent?.type === 'property' ? inner.parent : inner;
    const behind = own ? children.indexOf(own) + 1 : to;
    for (const child of children.slice(behind)) shift(child, by);
  }
  for (const node of nodes) movable(node).parent = around;
  around.children?.splice(from, to - from, ...nodes);
  if (around.type === 'object' && hasDoubleName(around)) return undefined;
  return { text, root, value: valueAnew(value, way, { from, to, nodes }), read };
}

/** Returns the objects and lists around a span, from the root on, whose brackets it does not touch. */
function wayTo(root: Node, start: number, end: number): Node[] | undefined {
  const way: Node[] = [];
  let here: Node | undefined = root;
  while (here?.children && here.offset < start && end < here.offset + here.length) {
    way.push(here);
    const child: Node | undefined = here.children[firstBehind(here.children, start) - 1];
    here = child?.type === 'property' ? child.children?.[1] : child;
  }
  return way.length > 0 ? way : undefined;
}

/** Returns the index of the first node that begins at an offset or after it. */
function firstBehind(nodes: readonly Node[], offset: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Changed {
  before: string;
  text: string;
  /** The offset in `before`. */
  offset: number;
  length: number;
}

interface Parts {
  /** The children to replace. */
  from: number;
  to: number;
  nodes: Node[];
  read: number;
}

/** Parses the children of an object or list that a change touches, at their offsets in the new text. */
function partsAnew(around: Node, level: number, { before, text, offset, length }: Changed): Parts | undefined {
  const children = around.children ?? [];
  let from = firstBehind(children, offset);
  // A value that ends where the change begins may continue in it.
  while (from > 0 && end(children[from - 1]) >= offset) from--;
  const to = Math.max(from, firstBehind(children, offset + length + 1));
  const start = from > 0 ? end(children[from - 1]) : around.offset + 1;
  const stop = (children[to]?.offset ?? end(around) - 1) + text.length - before.length;
  const [open, close, stand] = around.type === 'object' ? ['{', '}', '"":0'] : ['[', ']', '0'];
  // Kept children are represented by a placeholder each, so that commas are checked.
  const head = open + (from > 0 ? stand : '');
  const tail = (to < children.length ? stand : '') + close;
  const source = head + text.slice(start, stop) + tail;
  if (tooDeepAt(source, level - 1) !== undefined) return undefined;
  const { root, isGood } = parsed(source);
  if (!root?.children || !isGood || root.type !== around.type) return undefined;
  const nodes = root.children.slice(from > 0 ? 1 : 0, to < children.length ? -1 : undefined);
  if (nodes.some(hasDouble)) return undefined;
  for (const node of nodes) shift(node, start - head.length);
  return { from, to, nodes, read: source.length };
}

const end = (node: Node | undefined) => (node ? node.offset + node.length : 0);

/** This file owns the tree: its nodes move with the text. */
const movable = (node: Node) => node as { -readonly [Name in keyof Node]: Node[Name] };

function shift(node: Node, by: number): void {
  if (by === 0) return;
  movable(node).offset += by;
  if (node.colonOffset !== undefined) movable(node).colonOffset = node.colonOffset + by;
  for (const child of node.children ?? []) shift(child, by);
}

/** Returns whether an object itself has duplicate names. */
function hasDoubleName({ children = [] }: Node): boolean {
  return new Set(children.map(nameOf)).size < children.length;
}

/** Returns the value of a text whose parts changed. Unchanged parts are the same objects. */
function valueAnew(value: unknown, [here, ...rest]: readonly Node[], parts: Omit<Parts, 'read'>): unknown {
  if (here?.type === 'array') return listAnew(value as readonly unknown[], here, rest, parts);
  return here ? objectAnew(value as Readonly<Record<string, unknown>>, here, rest, parts) : value;
}

function listAnew(old: readonly unknown[], { children = [] }: Node, rest: readonly Node[], parts: Omit<Parts, 'read'>) {
  const [inner] = rest;
  const at = inner ? children.indexOf(inner) : parts.from;
  const count = inner ? 1 : parts.to - parts.from;
  const entries = inner
    ? [valueAnew(old[at], rest, parts)]
    : parts.nodes.map((node, index) => shareParts(index < count ? old[at + index] : undefined, getNodeValue(node)));
  const isEqual = entries.length === count && entries.every((entry, index) => entry === old[at + index]);
  return isEqual ? old : old.toSpliced(at, count, ...entries);
}

function objectAnew(
  old: Readonly<Record<string, unknown>>,
  { children = [] }: Node,
  rest: readonly Node[],
  parts: Omit<Parts, 'read'>,
) {
  const [inner] = rest;
  const read = new Set(inner ? [] : parts.nodes);
  const entries = children.map((property): [string, unknown] => {
    const name = nameOf(property);
    const member = property.children?.[1];
    if (member !== undefined && member === inner) return [name, valueAnew(old[name], rest, parts)];
    return [name, member && read.has(property) ? shareParts(old[name], getNodeValue(member)) : old[name]];
  });
  const isEqual = entries.length === Object.keys(old).length && entries.every(([name, member]) => member === old[name]);
  return isEqual ? old : Object.fromEntries(entries);
}
