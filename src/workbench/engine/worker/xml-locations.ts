/** Converts places in XML text between the notations of formats and editor. */

import type { TextPosition } from '../../../engine/reading/problem.ts';
import type { Range } from '../document/text.ts';

/** The lines of a text, to convert between offsets and lines with columns. */
export class XmlLocations {
  readonly #text: string;
  /** The offset of each line. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /**
   * Returns the offset of a place. Its column counts code points, but UTF-16 units far into a line (`positionsIn` of formats/xml/parse.ts).
   */
  offsetOf({ line, column }: TextPosition): number {
    const start = this.#starts[line - 1] ?? 0;
    let at = start;
    if (column > COUNTED) return start + column - 1;
    for (let left = column - 1; left > 0 && at < this.#text.length; left--) {
      at += (this.#text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    }
    return at;
  }

  /** Returns the range to mark for an element at an offset: its text, its name if it has children or no text, or an attribute. */
  markOf(offset: number, attribute?: string): Range {
    const text = this.#text;
    if (text[offset] !== '<') return this.#range(offset, offset + 1);
    const end = endOfTag(text, offset);
    const tag = text.slice(offset, end);
    const named = attribute === undefined ? undefined : attributeIn(tag, attribute);
    if (named) return this.#range(offset + named.index, offset + named.index + named.length);
    const next = tag.endsWith('/>') ? -1 : text.indexOf('<', end);
    const content = next > 0 && text.startsWith('</', next) ? text.slice(end, next) : '';
    const trimmed = content.trim();
    if (trimmed === '') return this.#range(offset, offset + (/^<[^\s/>]*/.exec(tag)?.[0].length ?? 1));
    const start = end + content.indexOf(trimmed);
    return this.#range(start, start + trimmed.length);
  }

  /** Returns the line of an offset, from 1. */
  lineOf(offset: number): number {
    return this.#at(offset).line;
  }

  #range(from: number, to: number): Range {
    const [start, end] = [this.#at(from), this.#at(to)];
    return {
      startLineNumber: start.line,
      startColumn: start.column,
      endLineNumber: end.line,
      endColumn: end.column,
    };
  }

  #at(offset: number): TextPosition {
    let [from, to] = [0, this.#starts.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((this.#starts[middle] ?? 0) > offset) to = middle;
      else from = middle;
    }
    return { line: from + 1, column: offset - (this.#starts[from] ?? 0) + 1 };
  }
}

/** Up to this column, code points are counted. */
const COUNTED = 1000;

/** Returns the offset after the `>` of a tag, ignoring quoted ones. */
export function endOfTag(text: string, offset: number): number {
  let quote = '';
  for (let at = offset; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return text.length;
}

/** Finds an attribute in a start tag, with any prefix: its name and value. */
function attributeIn(tag: string, name: string): { index: number; length: number } | undefined {
  for (const match of tag.matchAll(/\s([\w.:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    const [whole, found = ''] = match;
    if (found !== name && !found.endsWith(`:${name}`)) continue;
    return { index: match.index + 1, length: whole.length - 1 };
  }
  return undefined;
}
