import { isAscii } from 'node:buffer';
import type { SplitItem } from '../../engine/reading/json-values.ts';
import { bufferOf } from './buffer-of.ts';
import { JsonValues } from './json-values.ts';

/** Whole lines of a stream that were cut off together, undecoded: each is an object, or empty. */
export interface JsonBlock {
  sort: 'block';
  /** The lines with their line feeds, where they are in the piece: good as long as that is. */
  bytes: Uint8Array;
  /** The number of the first line in the stream, from 1. */
  line: number;
  /** How many of the lines are not blank. */
  values: number;
}

/** Bytes of a block at most, unless one line alone has more: a few milliseconds of work, to which handing it over adds nothing. */
export const LARGEST_BLOCK = 128 * 1024;

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
    const piece = bufferOf(chunk);
    const first = firstSeam(piece, 0);
    if (first === undefined) {
      yield* this.#values.push(piece);
      return;
    }
    yield* this.#close(piece.subarray(0, first));
    let from = first;
    for (let to = blockEnd(piece, from); to !== undefined; to = blockEnd(piece, from)) {
      const lines = piece.subarray(from, to);
      const count = countObjects(lines);
      if (count) {
        const { line } = this.#values;
        this.#values = new JsonValues(this.#limit, line + count.lines);
        yield { sort: 'block', bytes: lines, line, values: count.values };
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

/** A line of a block that is not empty. */
export interface BlockLine {
  bytes: Uint8Array;
  /** Undefined where it is not UTF-8. */
  text: string | undefined;
  /** Its number in the stream. */
  line: number;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Yields the lines of a block that are not empty, without their line feeds. */
export function* linesIn(block: { bytes: Uint8Array; line: number }): Generator<BlockLine> {
  const bytes = bufferOf(block.bytes);
  // Of most blocks no line needs to be looked at by itself.
  const isPlain = isAscii(bytes);
  let { line } = block;
  let from = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
    if (end > from) {
      const own = bytes.subarray(from, end);
      yield { bytes: own, text: isPlain ? own.toString('latin1') : textOf(own), line };
    }
    from = end + 1;
    line++;
  }
}

/** Returns the value of a line of a block, or what its line has that is none. */
export function valueIn({ bytes, line }: BlockLine, limit: number): SplitItem {
  const [first] = valuesIn({ bytes: Buffer.concat([bytes, END_OF_LINE]), line }, limit);
  if (!first) throw new Error('a line of a block is not blank');
  return first;
}

function textOf(bytes: Buffer): string | undefined {
  // What is the same in both is read faster.
  if (isAscii(bytes)) return bytes.toString('latin1');
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns where the first line behind a seam begins; undefined where there is none. */
function firstSeam(piece: Buffer, from: number): number | undefined {
  for (let at = piece.indexOf(LINE_FEED, from); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) {
    if (isSeam(piece, at, from)) return at + 1;
  }
  return undefined;
}

/** Returns where lines end that are taken together from a place on: at a seam, as far off as a block reaches. */
function blockEnd(piece: Buffer, from: number): number | undefined {
  const within = piece.subarray(from, from + LARGEST_BLOCK);
  for (let at = within.lastIndexOf(LINE_FEED); at > 0; at = within.lastIndexOf(LINE_FEED, at - 1)) {
    if (isSeam(within, at, 0)) return from + at + 1;
  }
  return firstSeam(piece, from);
}

/** Returns whether a line that ends at a place, with or without a carriage return, ends with an object, and the next begins with one. */
function isSeam(piece: Uint8Array, at: number, from: number): boolean {
  if (piece[at + 1] !== OPEN_OBJECT) return false;
  const last = piece[at - 1] === CARRIAGE_RETURN ? at - 2 : at - 1;
  return last >= from && piece[last] === CLOSE_OBJECT;
}

/**
 * Returns how many lines there are and how many are not empty, if in each of those an object begins and ends, as its brackets and texts have it, and
 * nothing else does. (Lines with more brackets in one another than are followed are read one by one.)
 */
function countObjects(lines: Uint8Array): { lines: number; values: number } | undefined {
  const count = { lines: 0, values: 0 };
  for (let at = 0; at < lines.length; at++) {
    count.lines++;
    if (lines[at] === LINE_FEED) continue;
    at = endOfObject(lines, at);
    if (at < 0) return undefined;
    do at++;
    while (lines[at] === SPACE || lines[at] === TAB || lines[at] === CARRIAGE_RETURN);
    if (lines[at] !== LINE_FEED) return undefined;
    count.values++;
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
    } else if (byte === LINE_FEED) return -1;
    else if (byte >= OPEN_ARRAY) {
      depth = depthBehind(byte, depth);
      if (depth <= 0) return depth === 0 ? i : -1;
    }
  }
  return -1;
}

/** Returns how many brackets are open behind a character; -1 where it closes none of them, or more are open than are followed. */
function depthBehind(byte: number, depth: number): number {
  if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
    if (depth === open.length) return -1;
    open[depth] = byte;
    return depth + 1;
  }
  if (byte !== CLOSE_OBJECT && byte !== CLOSE_ARRAY) return depth;
  return open[depth - 1] === byte - FROM_OPEN_TO_CLOSE ? depth - 1 : -1;
}

/** Returns where the mark is that ends a text, which begins at a place; -1 where its line ends before. */
function endOfText(lines: Uint8Array, from: number): number {
  for (let i = from; i < lines.length; i++) {
    const byte = lines[i] ?? 0;
    if (byte === QUOTE) return i;
    if (byte === LINE_FEED || (byte === BACKSLASH && lines[++i] === LINE_FEED)) return -1;
  }
  return -1;
}
