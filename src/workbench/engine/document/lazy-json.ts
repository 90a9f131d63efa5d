/**
 * Reads parts of a JSON text on demand. Unrequested values are skipped, which takes a hundredth of a parser's time. Truncated texts, and
 * those without commas, are read as far as possible. The engine's readers do neither, and this runs on every key, so it is separate.
 */

import { CLOSE_LIST, CLOSE_OBJECT, endOfString, OPEN_LIST, OPEN_OBJECT, QUOTE } from './depth.ts';

/** A value in a text, with its start and end. */
export interface LazyJson {
  text: string;
  start: number;
  end: number;
}

/** Returns the value of a text. */
export function lazyJson(text: string): LazyJson {
  return { text, start: skipSpace(text, 0), end: text.length };
}

/** Returns the member of an object by a path of names. The last of duplicate names counts, as in JSON readers. */
export function memberAt(value: LazyJson | undefined, ...names: string[]): LazyJson | undefined {
  let here = value;
  for (const name of names) here = here && membersOf(here).get(name);
  return here;
}

/** Returns a text value, unquoted; empty if it is not text or is truncated. */
export function textOf(value: LazyJson | undefined): string {
  const text = value?.text[value.start] === '"' ? valueIn(value) : undefined;
  return typeof text === 'string' ? text : '';
}

/** Returns a value as JavaScript; undefined if it is missing or truncated. */
export function valueIn(value: LazyJson | undefined): unknown {
  try {
    return value && JSON.parse(value.text.slice(value.start, value.end));
  } catch {
    return undefined;
  }
}

/** Returns the entries of a list; empty if it is not a list. */
export function entriesOf(value: LazyJson | undefined): LazyJson[] {
  if (value?.text[value.start] !== '[') return [];
  const { text, end } = value;
  const entries: LazyJson[] = [];
  for (let at = next(text, value.start + 1); at < end && text[at] !== ']'; at = next(text, at)) {
    const start = at;
    at = Math.max(endOfValue(text, at), at + 1);
    entries.push({ text, start, end: at });
  }
  return entries;
}

/** The members of an object, read once. */
function membersOf(value: LazyJson): ReadonlyMap<string, LazyJson> {
  const known = seen.get(value) ?? readMembers(value);
  seen.set(value, known);
  return known;
}

const seen = new WeakMap<LazyJson, ReadonlyMap<string, LazyJson>>();

function readMembers({ text, start, end }: LazyJson): ReadonlyMap<string, LazyJson> {
  const members = new Map<string, LazyJson>();
  if (text[start] !== '{') return members;
  for (let at = next(text, start + 1); at < end && text[at] !== '}'; at = next(text, at)) {
    const nameEnd = Math.max(endOfValue(text, at), at + 1);
    const name = textOf({ text, start: at, end: nameEnd });
    const colon = skipSpace(text, nameEnd);
    at = nameEnd;
    if (text[colon] !== ':') continue;
    const valueStart = skipSpace(text, colon + 1);
    at = endOfValue(text, valueStart);
    members.set(name, { text, start: valueStart, end: at });
  }
  return members;
}

const SPACE = /\s*/y;
const SPACE_AND_COMMAS = /[\s,]*/y;
const WORD = /[^\s,:{}[\]"]*/y;

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

const skipSpace = (text: string, at: number) => skip(SPACE, text, at);
const next = (text: string, at: number) => skip(SPACE_AND_COMMAS, text, at);

function endOfValue(text: string, at: number): number {
  const first = text[at];
  if (first === '"') return behindString(text, at);
  return first === '{' || first === '[' ? endOfBrackets(text, at) : skip(WORD, text, at);
}

/** Returns the offset after the bracket that closes the one at `at`, or the end of the text. */
function endOfBrackets(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) i = endOfString(text, i);
    else if (unit === OPEN_OBJECT || unit === OPEN_LIST) depth++;
    else if ((unit === CLOSE_OBJECT || unit === CLOSE_LIST) && --depth === 0) return i + 1;
  }
  return text.length;
}

/** Returns the offset after the closing quote, or the end of the line if it is missing. */
function behindString(text: string, start: number): number {
  const end = endOfString(text, start);
  return text[end] === '"' ? end + 1 : end;
}
