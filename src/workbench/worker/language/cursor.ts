import type { Step } from '../../../engine/model/path.ts';
import type { Span } from '../../document/text.ts';

/** What is, or would be, where the cursor is. */
export interface Cursor {
  /** The name of a property, or a value. */
  role: 'name' | 'value';
  /** For a name, the object that has the property; for a value, the value itself. */
  path: readonly Step[];
  /** What is written there already, or the empty span at the cursor. */
  span: Span;
  /** The text of that, unquoted. */
  written: string;
  /** A colon follows: the property has a value already. */
  hasColon: boolean;
  /** Another property or entry follows that no comma parts from this one. */
  needsComma: boolean;
  /** The end of the property or entry before this one, where no comma follows it. */
  commaMissingAt: number | undefined;
}

interface Frame {
  /** The name of the property at hand, or the position of the entry. */
  step: Step;
  list: boolean;
  /** What comes next. */
  next: 'name' | 'colon' | 'value' | 'comma';
}

/** White space and comments; a text, perhaps not closed; a bracket, colon or comma; a number or word. */
const TOKEN = /\s+|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s{}[\]:,"]+/y;

/**
 * Finds what an offset of a text that is being written means: it may lack commas, values and closing brackets. Undefined
 * where nothing can be written, as right after a value. No reader of JSON says that, as it depends on what is not there yet.
 */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const frames: Frame[] = [];
  let previousEnd = 0;
  TOKEN.lastIndex = 0;
  for (let start = 0; start < offset; start = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[0] ?? '';
    const end = start + token.length;
    if (token === '' || isTrivia(token)) continue;
    if (isWord(token) && offset <= end) {
      return describe(text, frames, { offset: start, length: token.length }, unquoted(token), previousEnd);
    }
    take(frames, token);
    previousEnd = end;
  }
  return describe(text, frames, { offset, length: 0 }, '', previousEnd);
}

function isTrivia(token: string): boolean {
  return /^(?:\s|\/\/)/.test(token);
}

/** Texts, numbers, true, false, null, and what is none of these yet. */
function isWord(token: string): boolean {
  return !'{}[]:,'.includes(token);
}

/** The text that a token stands for, as far as it is written. */
function unquoted(token: string): string {
  if (!token.startsWith('"')) return token;
  try {
    return JSON.parse(token);
  } catch {
    return token.slice(1).replace(/"$/, '');
  }
}

function take(frames: Frame[], token: string): void {
  const frame = frames.at(-1);
  if (token === '{' || token === '[') {
    if (frame) beginValue(frame);
    const list = token === '[';
    frames.push({ step: list ? 0 : '', list, next: list ? 'value' : 'name' });
  } else if (token === '}' || token === ']') {
    frames.pop();
  } else if (!frame) {
    return;
  } else if (token === ',') {
    if (frame.list) frame.step = Number(frame.step) + 1;
    frame.next = frame.list ? 'value' : 'name';
  } else if (token === ':') {
    frame.next = 'value';
  } else if (!frame.list && (frame.next === 'name' || frame.next === 'comma')) {
    frame.step = unquoted(token);
    frame.next = 'colon';
  } else beginValue(frame);
}

/** A value comes; in a list perhaps without the comma before it. */
function beginValue(frame: Frame): void {
  if (frame.list && frame.next === 'comma') frame.step = Number(frame.step) + 1;
  frame.next = 'comma';
}

function describe(
  text: string,
  frames: readonly Frame[],
  span: Span,
  written: string,
  previousEnd: number,
): Cursor | undefined {
  const frame = frames.at(-1);
  if (!frame || frame.next === 'colon') return undefined;
  const above = frames.slice(0, -1).map(({ step }) => step);
  const commaMissing = frame.next === 'comma';
  // On the line of a value nothing new begins.
  if (commaMissing && !text.slice(previousEnd, span.offset).includes('\n')) return undefined;
  const role = frame.list || frame.next === 'value' ? 'value' : 'name';
  const step = frame.list && commaMissing ? Number(frame.step) + 1 : frame.step;
  const after = /^\s*(.?)/s.exec(text.slice(span.offset + span.length))?.[1] ?? '';
  return {
    role,
    path: role === 'name' ? above : [...above, step],
    span,
    written,
    hasColon: role === 'name' && after === ':',
    needsComma: after !== '' && !':,]}'.includes(after),
    commaMissingAt: commaMissing ? previousEnd : undefined,
  };
}
