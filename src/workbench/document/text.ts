import { getLocation, getNodeValue, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { tooDeepAt } from './depth.ts';

/** A span of a text: UTF-16 units from its start. */
export interface Span {
  offset: number;
  length: number;
}

/** A range of the editor's text: lines and columns from 1, as Monaco counts them. */
export interface Range {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
}

/**
 * Returns the tree of a text in JSON with its locations, as far as it can be read: undefined for an empty text, and for one that is nested too
 * deeply. What a text lacks while somebody writes it is made up for, which the engine's reader must not do; why a text is not JSON is for
 * `syntaxFaults` to say.
 */
export function treeOf(text: string): Node | undefined {
  return read(text).root;
}

/** Returns the tree of a text, or undefined where it is not JSON. */
export function wholeTreeOf(text: string): Node | undefined {
  const { root, isJson } = read(text);
  return root && isJson && !hasDouble(root) ? root : undefined;
}

/** Returns the value a text holds, or undefined where it is not JSON. */
export function contentOf(text: string): unknown {
  const root = wholeTreeOf(text);
  return root && getNodeValue(root);
}

/** Returns the path of what is at an offset of a text; that of the whole where it is nested too deeply. */
export function pathAt(text: string, offset: number): JSONPath {
  return tooDeepAt(text) === undefined ? getLocation(text, offset).path : [];
}

/** A text as it was read. */
interface Read {
  root: Node | undefined;
  isJson: boolean;
}

/** What was read last: several parts of the page ask about the same text, with every key. */
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

/** Returns the name of a member of an object. */
export const nameOf = ({ children: [name] = [] }: Node): string => name?.value;

/** Whether an object has a name twice: a reader could take either value. */
export function hasDouble({ type, children = [] }: Node): boolean {
  if (type === 'object' && new Set(children.map(nameOf)).size < children.length) return true;
  return children.some(hasDouble);
}
