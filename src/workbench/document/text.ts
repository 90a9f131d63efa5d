import {
  getLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { MAX_DEPTH } from '../../engine/reading/problem.ts';
import { tooDeepAt } from './depth.ts';

/** A span of a text: UTF-16 units from its start. */
export interface Span {
  offset: number;
  length: number;
}

interface SyntaxFault extends Span {
  message: string;
}

/** What a draft's text holds. */
export interface Reading {
  /** As far as it could be read; absent for an empty text, and for one that is nested too deeply. */
  root: Node | undefined;
  /** Why the text is not JSON; empty when it is. */
  faults: readonly SyntaxFault[];
}

/** Reads a text as JSON, going on after a fault so that all of them are found. */
export function readText(text: string): Reading {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined)
    return { root: undefined, faults: [{ offset: tooDeep, length: 1, message: nestedTooDeeply }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const named = errors.map(({ error, ...where }) => ({ ...where, name: printParseErrorCode(error) }));
  const faults = named
    .filter((fault, index) => !isConsequence(text, fault, named[index - 1]))
    .map(({ name, offset, length }) => ({
      ...spanAt(text, offset, length),
      message: sentences[name] ?? 'The text is not JSON here.',
    }));
  if (root) faults.push(...duplicates(root));
  return { root, faults: faults.sort((a, b) => a.offset - b.offset) };
}

/** Returns the path of what is at an offset of a text; that of the whole where it is nested too deeply. */
export function pathAt(text: string, offset: number): JSONPath {
  return tooDeepAt(text) === undefined ? getLocation(text, offset).path : [];
}

interface NamedError extends Span {
  name: string;
}

/** Right behind what is no value, a value is missing: that says nothing new. */
function isConsequence(text: string, { name, offset }: NamedError, before: NamedError | undefined): boolean {
  if (name !== 'ValueExpected' || before?.name !== 'InvalidSymbol') return false;
  return text.slice(before.offset + before.length, offset).trim() === '';
}

/** Returns the value a text holds, or undefined where it is not JSON. */
export function contentOf({ root, faults }: Reading): unknown {
  return root && faults.length === 0 ? getNodeValue(root) : undefined;
}

const nestedTooDeeply = `The text is nested too deeply here: a document has at most ${MAX_DEPTH} levels of objects and lists.`;

/** By jsonc-parser's names. */
const sentences: Record<string, string> = {
  InvalidSymbol: 'This is not a JSON value: write text in double quotes, a number, true, false or null.',
  InvalidNumberFormat: 'This is not a JSON number: write digits and at most one point, as in 12.50.',
  PropertyNameExpected: 'A property name in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is expected between the name and its value.',
  CommaExpected: 'A comma is expected before this.',
  CloseBraceExpected: 'The object is not closed: } is missing.',
  CloseBracketExpected: 'The list is not closed: ] is missing.',
  EndOfFileExpected: 'The document has ended before this; nothing may follow it.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The text is not closed: a double quote is missing.',
  UnexpectedEndOfNumber: 'The number breaks off.',
  InvalidUnicode: 'After \\u come four hexadecimal digits.',
  InvalidEscapeCharacter: 'Only " \\ / b f n r t u may follow a backslash.',
  InvalidCharacter: 'Control characters, as tabs and line ends, must be escaped inside a text.',
};

/** A fault found at a line's end or the text's is shown at the last character that is there. */
function spanAt(text: string, offset: number, length: number): Span {
  if (length > 0 && offset < text.length) return { offset, length };
  const before = text.slice(0, offset).trimEnd().length;
  return { offset: Math.max(0, before - 1), length: 1 };
}

/** Names that occur twice in one object: the later ones. A reader could take either value. */
function duplicates(node: Node, found: SyntaxFault[] = []): SyntaxFault[] {
  const names = new Set<string>();
  for (const child of node.children ?? []) {
    const name = child.type === 'property' ? child.children?.[0] : undefined;
    if (name) {
      if (names.has(name.value)) {
        const message = `This object has "${name.value}" twice; keep one of them.`;
        found.push({ offset: name.offset, length: name.length, message });
      }
      names.add(name.value);
    }
    duplicates(child, found);
  }
  return found;
}
