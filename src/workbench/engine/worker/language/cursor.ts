import type { Step } from '../../../../engine/model/path.ts';
import type { Span } from '../../document/text.ts';

/** The existing or possible value at the cursor. */
export interface Cursor {
  /** A property name or a value. */
  role: 'name' | 'value';
  /** For a name, the path of its object; for a value, its own path. */
  path: readonly Step[];
  /** The existing text there, or the empty span at the cursor. */
  span: Span;
  /** That text, unquoted. */
  written: string;
  /** A colon follows, so the property has a value. */
  hasColon: boolean;
  /** Another property or entry follows without a comma. */
  needsComma: boolean;
  /** The end of the previous property or entry, if its comma is missing. */
  commaMissingAt: number | undefined;
}

interface Frame {
  /** The name of the current property, or the index of the entry. */
  step: Step;
  list: boolean;
  /** The expected next token. */
  next: 'name' | 'colon' | 'value' | 'comma';
}

/** White space and comments; a string, perhaps unclosed; a bracket, colon or comma; a number or word. */
const TOKEN = /\s+|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s{}[\]:,"]+/y;

/**
 * Returns the meaning of an offset in unfinished text, which may lack commas, values and closing brackets. Undefined if nothing can be
 * written there, as right after a value. JSON readers do not provide this, because it depends on missing text.
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

/** Returns whether a token is a text, number, true, false, null, or an unfinished one. */
function isWord(token: string): boolean {
  return !'{}[]:,'.includes(token);
}

/** Returns the text of a token, as far as typed. */
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

/** Begins a value; in a list, its comma may be missing. */
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
  // Nothing new begins on the line of a value.
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
