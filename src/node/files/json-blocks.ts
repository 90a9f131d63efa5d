import type { SplitItem } from '../../engine/reading/json-values.ts';
import { JsonValues } from './json-values.ts';

/** Whole lines of a stream that were cut off together, undecoded: in each an object, or nothing. */
export interface JsonBlock {
  sort: 'block';
  /** The lines with their line feeds. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The number of the first line in the stream, from 1. */
  line: number;
  /** How many of the lines are not blank. */
  values: number;
}

/** Bytes of a block at most, unless one line alone has more: a few milliseconds of work, to which handing it over adds nothing. */
const MOST = 128 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const TAB = 0x09;
const SPACE = 0x20;
const QUOTE = 0x22;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** From `[` to `]`, and from `{` to `}`. */
const FROM_OPEN_TO_CLOSE = 2;

/** What stands where one line ends with an object and the next begins with one, in both ways of ending lines. */
const SEAMS = ['}\n{', '}\r\n{'] as const;
const BRACE = Buffer.from('{');
const END_OF_LINE = Buffer.from('\n');

/**
 * Gives the JSON values of a stream: in blocks of lines where each line is an object, one by one where they are laid out in
 * any other way, and at the ends of pieces. Both come to the same values: where a line ends with `}` and the next
 * begins with `{`, no value of JSON can go on, and `JsonValues` begins anew there, whatever has been before.
 */
export class JsonBlocks {
  readonly #limit: number;
  /** Reads what is in no block. */
  #values: JsonValues;

  /** @param limit characters of a value that is in no block */
  constructor(limit: number) {
    this.#limit = limit;
    this.#values = new JsonValues(limit);
  }

  /** Takes the next piece of the stream, and yields the values that end in it. */
  *push(chunk: Uint8Array): Generator<SplitItem | JsonBlock> {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const first = firstSeam(piece, 0);
    if (first === undefined) {
      yield* this.#values.push(piece);
      return;
    }
    yield* this.#close(piece.subarray(0, first));
    let from = first;
    for (let to = blockEnd(piece, from); to !== undefined; to = blockEnd(piece, from)) {
      const lines = piece.subarray(from, to);
      const block = blockOf(lines, this.#values.line);
      if (block) {
        this.#values = new JsonValues(this.#limit, block.line + countLines(lines));
        yield block;
      } else yield* this.#close(lines);
      from = to;
    }
    yield* this.#values.push(piece.subarray(from));
  }

  /** Yields what is left at the end of the stream. */
  end(): Generator<SplitItem> {
    return this.#values.end();
  }

  /** Yields the values of bytes behind which an object begins: its brace ends whatever was open before. */
  *#close(bytes: Uint8Array): Generator<SplitItem> {
    const values = this.#values;
    yield* values.push(bytes);
    yield* values.push(BRACE);
    this.#values = new JsonValues(this.#limit, values.line);
  }
}

/** Yields the values of a block one by one, with what their lines have that is none. */
export function* valuesIn({ bytes, line }: { bytes: Uint8Array; line: number }, limit: number): Generator<SplitItem> {
  const values = new JsonValues(limit, line);
  yield* values.push(bytes);
  yield* values.push(BRACE);
}

/** Returns the value of a line of a block, or what its line has that is none. */
export function valueIn(bytes: Uint8Array, line: number, limit: number): SplitItem {
  const [first] = valuesIn({ bytes: Buffer.concat([bytes, END_OF_LINE]), line }, limit);
  if (!first) throw new Error('a line of a block is not blank');
  return first;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the text of a line of a block; undefined where it is not UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns where the first line behind a seam begins; undefined where there is none. */
function firstSeam(piece: Buffer, from: number): number | undefined {
  const found = SEAMS.map((seam) => behind(seam, piece.indexOf(seam, from))).filter((at) => at > 0);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Returns where lines end that are taken together from a place on: at a seam, as far off as a block reaches. */
function blockEnd(piece: Buffer, from: number): number | undefined {
  const within = piece.subarray(from, from + MOST);
  const last = Math.max(...SEAMS.map((seam) => behind(seam, within.lastIndexOf(seam))));
  return last > 0 ? from + last : firstSeam(piece, from);
}

/** Returns where the line begins behind a seam that was found at a place, or 0. */
function behind(seam: string, at: number): number {
  return at < 0 ? 0 : at + seam.length - 1;
}

/** Returns lines as a block with its own memory; undefined where something else is in them than an object a line. */
function blockOf(lines: Uint8Array, line: number): JsonBlock | undefined {
  const values = countObjects(lines);
  return values === undefined ? undefined : { sort: 'block', bytes: new Uint8Array(lines), line, values };
}

/**
 * Returns how many lines are not blank, if in each of them an object begins and ends, as its brackets and texts have it, and nothing else does.
 * (Lines with more brackets in one another than are followed are read one by one.)
 */
function countObjects(lines: Uint8Array): number | undefined {
  let count = 0;
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] === LINE_FEED) continue;
    at = endOfObject(lines, at);
    if (at < 0) return undefined;
    do at++;
    while (lines[at] === SPACE || lines[at] === TAB || lines[at] === CARRIAGE_RETURN);
    if (lines[at] !== LINE_FEED) return undefined;
    count++;
  }
  return count;
}

/** The brackets that are open, of one line at a time. */
const open = new Uint8Array(64);

/** Returns where the bracket is that ends the object at a place; -1 where there is none, or its line ends before. */
function endOfObject(lines: Uint8Array, from: number): number {
  if (lines[from] !== OPEN_OBJECT) return -1;
  let depth = 0;
  for (let i = from; i < lines.length; i++) {
    const byte = lines[i] ?? 0;
    if (byte === QUOTE) {
      i = endOfText(lines, i + 1);
      if (i < 0) return -1;
    } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      if (depth === open.length) return -1;
      open[depth++] = byte;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
      if (open[--depth] !== byte - FROM_OPEN_TO_CLOSE) return -1;
      if (depth === 0) return i;
    } else if (byte === LINE_FEED) return -1;
  }
  return -1;
}

/** Returns where the mark is that ends a text, which begins at a place; -1 where its line ends before. */
function endOfText(lines: Uint8Array, from: number): number {
  for (let i = from; i < lines.length; i++) {
    const byte = lines[i];
    if (byte === QUOTE) return i;
    if (byte === LINE_FEED || (byte === BACKSLASH && lines[++i] === LINE_FEED)) return -1;
  }
  return -1;
}

function countLines(lines: Uint8Array): number {
  let count = 0;
  for (let at = lines.indexOf(LINE_FEED); at >= 0; at = lines.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}
