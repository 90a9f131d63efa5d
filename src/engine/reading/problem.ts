import type { Json } from '../model/json.ts';
import { type Message, message } from '../text/message.ts';

/** A place in a text: 1-based, the column in Unicode code points. */
export interface TextPosition {
  line: number;
  column: number;
}

export const START: TextPosition = { line: 1, column: 1 };

/** What keeps a text from being read, and where. */
export interface Problem extends TextPosition {
  sort: 'syntax' | 'depth' | 'duplicate';
  /** Where in the value the reader was: member names and 0-based positions. */
  path: (string | number)[];
  /** What is wrong, without the place: `unexpected "]", expected a value`. */
  what: Message;
}

/** What a reader of text gives: the value, or everything that keeps it from being one, in the order of the text. */
export type Reading = { ok: true; value: Json } | { ok: false; problems: Problem[] };

/** Thrown by a reader at the first problem after which going on would tell nothing that can be trusted, or only cost time. */
export class Stop {
  readonly problem: Problem;
  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Returns what a reader comes to: its value, the problems that it gathers meanwhile, or the one that it stopped at. */
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

/** In what a text of values is written. */
export type Language = 'JSON' | 'YAML';

/** Levels of arrays and objects a text may have, its own braces counted (chapter 09 §1.3). */
export const MAX_DEPTH = 128;

/** Bytes, or characters, that a document may have: as many as the service takes. */
export const MAX_SIZE = 10 * 1024 * 1024;

/** More problems of one text than these help nobody. */
export const MAX_PROBLEMS = 1000;

/** Returns what is said of a problem: `invalid JSON: unexpected end of input at line 3, column 1`. */
export function problemText(language: Language, { what, line, column }: Omit<Problem, 'sort' | 'path'>): Message {
  return message('invalid {language}: {what} at line {line}, column {column}', { language, what, line, column });
}

/** Returns what has a place in a part of a text with its place in the whole, where the part begins at `start`. */
export function shiftedFrom<T extends TextPosition>(start: TextPosition, placed: T): T {
  const column = placed.line === 1 ? placed.column + start.column - 1 : placed.column;
  return { ...placed, line: placed.line + start.line - 1, column };
}

/** Where a count of lines has come to: CR LF, LF and CR alone each end a line. */
interface Count extends TextPosition {
  offset: number;
  lineStart: number;
}

const NOTHING: Count = { offset: 0, lineStart: 0, ...START };

/** So many characters are counted at most for each position that is asked for, whatever the length of the text. */
const STRIDE = 1024;

/** Lines and columns of positions in one text, however many are asked for. */
export class TextPositions {
  readonly #text: string;
  /** Where the count came to at each multiple of the stride, as far as was asked. */
  readonly #counts: Count[] = [NOTHING];
  /** Where it came to last: positions are mostly asked for in their order. */
  #last: Count = NOTHING;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns line and column of an offset, both from 1; columns count Unicode code points. */
  at(offset: number): TextPosition {
    const wanted = Math.floor(offset / STRIDE);
    for (let next = this.#counts.length; next <= wanted; next++) this.#counts.push(this.#from(next - 1, next * STRIDE));
    this.#last = this.#from(wanted, offset);
    const { line, column, offset: reached } = this.#last;
    // Between CR and LF the line has not ended yet.
    return { line, column: column + offset - reached };
  }

  /** Counts on from a multiple of the stride up to an offset, but for a CR that stands before it and belongs to the LF behind. */
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
