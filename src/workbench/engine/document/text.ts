import { getLocation, getNodeValue, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { tooDeepAt } from './depth.ts';

/** A span of a text in UTF-16 units. */
export interface Span {
  offset: number;
  length: number;
}

/** A range in the editor: lines and columns from 1, as Monaco counts them. */
export interface Range {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
}

/**
 * Returns the syntax tree of a JSON text, as far as it can be read; undefined for an empty text, and for one nested too deeply. It
 * completes unfinished text, which the engine's reader must not do; `syntaxFaults` reports the faults.
 */
export function treeOf(text: string): Node | undefined {
  return read(text).root;
}

/** Returns the tree of a text, or undefined if it is not JSON. */
export function wholeTreeOf(text: string): Node | undefined {
  const { root, isJson } = read(text);
  return root && isJson && !hasDouble(root) ? root : undefined;
}

/** Returns the value of a text, or undefined if it is not JSON. */
export function contentOf(text: string): unknown {
  const root = wholeTreeOf(text);
  return root && getNodeValue(root);
}

/** Returns the path at a text offset; the root if nested too deeply. */
export function pathAt(text: string, offset: number): JSONPath {
  return tooDeepAt(text) === undefined ? getLocation(text, offset).path : [];
}

/** A parsed text. */
interface Read {
  root: Node | undefined;
  isJson: boolean;
}

/** Cache of the last text: several parts of the page ask about the same one on every key. */
let last: { text: string; read: Read } | undefined;

function read(text: string): Read {
  if (last?.text !== text) last = { text, read: readAnew(text) };
  return last.read;
}

function readAnew(text: string): Read {
  if (tooDeepAt(text) !== undefined) return { root: undefined, isJson: false };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  return { root, isJson: errors.length === 0 };
}

/** Returns the name of a member node. */
export const nameOf = ({ children: [name] = [] }: Node): string => name?.value;

/** Returns whether an object has duplicate names. Readers differ in which one they take. */
export function hasDouble({ type, children = [] }: Node): boolean {
  if (type === 'object' && new Set(children.map(nameOf)).size < children.length) return true;
  return children.some(hasDouble);
}
