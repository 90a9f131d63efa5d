import type { Json } from '../model/json.ts';
import { detailed, type Message, message } from '../text/message.ts';

/** A position in a text: from 1, columns in Unicode code points. */
export interface TextPosition {
  line: number;
  column: number;
}

export const START: TextPosition = { line: 1, column: 1 };

/** A problem that prevents reading a text, and its position. */
export interface Problem extends TextPosition {
  kind: 'syntax' | 'depth' | 'duplicate';
  /** The path of the reader in the value: member names and positions from 0. */
  path: (string | number)[];
  /** The description without the position: `unexpected "]": expected a value`. */
  what: Message;
}

/** The result of reading a text: the value, or all problems in the order of the text. */
export type Reading = { ok: true; value: Json } | { ok: false; problems: Problem[] };

/** Thrown by a reader at the first problem after which nothing reliable or useful can follow. */
export class Stop {
  readonly problem: Problem;
  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Returns the result of a reader: its value, the problems it collected, or the problem that stopped it. */
export function readingOf(reader: { readonly problems: Problem[] }, read: () => Json): Reading {
  const { problems } = reader;
  try {
    const value = read();
    return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, problems: [stop.problem] };
    throw stop;
  }
}

/** The language of a text of values. */
export type Language = 'JSON' | 'YAML';

/** The maximum depth of arrays and objects in a text, including the outermost (chapter 09 §1.3). */
export const MAX_DEPTH = 128;

/** The maximum size of a document in bytes, or characters. Same as the service's limit. */
export const MAX_SIZE = 10 * 1024 * 1024;

/** The largest number of reported problems. More would not help anyone. */
export const MAX_PROBLEMS = 1000;

/** Returns the message for a problem: `invalid JSON at line 3, column 1: unexpected end of input`. */
export function problemText(language: Language, { what, line, column }: Omit<Problem, 'kind' | 'path'>): Message {
  return detailed(message('invalid {language} at line {line}, column {column}', { language, line, column }), what);
}

/** Converts a position in a part of a text, which begins at `start`, to a position in the whole text. */
export function shiftedFrom<T extends TextPosition>(start: TextPosition, placed: T): T {
  const column = placed.line === 1 ? placed.column + start.column - 1 : placed.column;
  return { ...placed, line: placed.line + start.line - 1, column };
}

/** The state of counting lines. CR LF, LF and CR each end a line. */
interface Count extends TextPosition {
  offset: number;
  lineStart: number;
}

const NOTHING: Count = { offset: 0, lineStart: 0, ...START };

/** The maximum number of characters to count for each requested position, for texts of any length. */
const STRIDE = 1024;

/** Lines and columns in a text, efficient for many positions. */
export class TextPositions {
  readonly #text: string;
  /** The counts at each multiple of the stride so far. */
  readonly #counts: Count[] = [NOTHING];
  /** The last count, since positions are mostly requested in order. */
  #last: Count = NOTHING;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns line and column of an offset, both from 1. Columns count Unicode code points. */
  at(offset: number): TextPosition {
    const wanted = Math.floor(offset / STRIDE);
    for (let next = this.#counts.length; next <= wanted; next++) this.#counts.push(this.#from(next - 1, next * STRIDE));
    this.#last = this.#from(wanted, offset);
    const { line, column, offset: reached } = this.#last;
    // Between CR and LF, the line has not ended yet.
    return { line, column: column + offset - reached };
  }

  /** Counts from a multiple of the stride up to an offset, but leaves out a final CR that belongs to the next LF. */
  #from(multiple: number, end: number): Count {
    const known = this.#counts[multiple] ?? NOTHING;
    const isBehind = this.#last.offset > known.offset && this.#last.offset <= end;
    let { offset, line, lineStart, column } = isBehind ? this.#last : known;
    const text = this.#text;
    while (offset < end) {
      const unit = text.charCodeAt(offset);
      const length = unit === CR && text.charCodeAt(offset + 1) === LF ? 2 : 1;
      if (offset + length > end) break;
      if (unit === LF || unit === CR) {
        line++;
        lineStart = offset + length;
        column = 1;
      } else if (!isSecondHalf(unit) || offset === lineStart || !isFirstHalf(text.charCodeAt(offset - 1))) {
        column++;
      }
      offset += length;
    }
    return { offset, line, lineStart, column };
  }
}

const LF = 0x0a;
const CR = 0x0d;

function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
