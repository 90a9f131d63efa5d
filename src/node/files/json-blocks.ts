import { isAscii } from 'node:buffer';
import type { SplitItem } from '../../engine/reading/json-values.ts';
import { bufferOf } from './buffer-of.ts';
import { JsonValues } from './json-values.ts';

/** Undecoded whole lines of a stream, each an object or empty. */
export interface JsonBlock {
  kind: 'block';
  /** The lines with their line feeds, as a view of the piece and only valid as long as it is. */
  bytes: Uint8Array;
  /** The number of the first line in the stream, from 1. */
  line: number;
  /** The number of lines that are not blank. */
  values: number;
}

/**
 * The maximum size of a block, except for a single longer line: a few milliseconds of work, compared with which the
 * transfer costs nothing.
 */
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
/** The distance from `[` to `]` and from `{` to `}`. */
const FROM_OPEN_TO_CLOSE = 2;

const BRACE = Buffer.from('{');
const END_OF_LINE = Buffer.from('\n');

/**
 * Splits a stream into JSON values: in blocks of lines if each line is an object, otherwise one by one, which also
 * applies to the ends of pieces. Both ways give the same values. If a line ends with `}` and the next starts with `{`,
 * no JSON value can continue, so `JsonValues` starts there without knowing the preceding text.
 */
export class JsonBlocks {
  readonly #limit: number;
  /** Reads the values outside blocks. */
  #values: JsonValues;

  /** @param limit the maximum length of a value outside blocks */
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
        yield { kind: 'block', bytes: lines, line, values: count.values };
      } else yield* this.#close(lines);
      from = to;
    }
    yield* this.#values.push(piece.subarray(from));
  }

  /** Yields the rest at the end of the stream. */
  end(): Generator<SplitItem> {
    return this.#values.end();
  }

  /** Yields the values in bytes followed by an object, whose brace ends anything still open. */
  *#close(bytes: Uint8Array): Generator<SplitItem> {
    const values = this.#values;
    yield* values.push(bytes);
    yield* values.push(BRACE);
    this.#values = new JsonValues(this.#limit, values.line);
  }
}

/** Yields the values of a block one by one, and the faulty lines. */
export function* valuesIn({ bytes, line }: { bytes: Uint8Array; line: number }, limit: number): Generator<SplitItem> {
  const values = new JsonValues(limit, line);
  yield* values.push(bytes);
  yield* values.push(BRACE);
}

/** A line of a block that is not empty. */
export interface BlockLine {
  bytes: Uint8Array;
  /** The text; undefined if it is not UTF-8. */
  text: string | undefined;
  /** The number of the line in the stream. */
  line: number;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Yields the lines of a block that are not empty, without their line feeds. */
export function* linesIn(block: { bytes: Uint8Array; line: number }): Generator<BlockLine> {
  const bytes = bufferOf(block.bytes);
  // In most blocks no line needs separate inspection.
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

/** Returns the value in a line of a block, or its fault. */
export function valueIn({ bytes, line }: BlockLine, limit: number): SplitItem {
  const [first] = valuesIn({ bytes: Buffer.concat([bytes, END_OF_LINE]), line }, limit);
  if (!first) throw new Error('a line of a block is not blank');
  return first;
}

function textOf(bytes: Buffer): string | undefined {
  // ASCII text is the same in both encodings, and Latin-1 is faster.
  if (isAscii(bytes)) return bytes.toString('latin1');
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the start of the first line after a seam; undefined without a seam. */
function firstSeam(piece: Buffer, from: number): number | undefined {
  for (let at = piece.indexOf(LINE_FEED, from); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) {
    if (isSeam(piece, at, from)) return at + 1;
  }
  return undefined;
}

/** Returns the end of the lines that form a block from an offset on: a seam within the maximum size. */
function blockEnd(piece: Buffer, from: number): number | undefined {
  const within = piece.subarray(from, from + LARGEST_BLOCK);
  for (let at = within.lastIndexOf(LINE_FEED); at > 0; at = within.lastIndexOf(LINE_FEED, at - 1)) {
    if (isSeam(within, at, 0)) return from + at + 1;
  }
  return firstSeam(piece, from);
}

/**
 * Returns whether a line that ends at an offset, with or without a carriage return, ends with an object and the next
 * one starts with one.
 */
function isSeam(piece: Uint8Array, at: number, from: number): boolean {
  if (piece[at + 1] !== OPEN_OBJECT) return false;
  const last = piece[at - 1] === CARRIAGE_RETURN ? at - 2 : at - 1;
  return last >= from && piece[last] === CLOSE_OBJECT;
}

/**
 * Returns the number of lines and of non-empty lines, if each non-empty line is exactly one object by its brackets and
 * strings. Lines with too deeply nested brackets are read one by one.
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

/** The open brackets of the current line. */
const open = new Uint8Array(64);

/**
 * Returns the offset of the bracket that ends the object at an offset; -1 if there is none before the end of its line.
 */
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

/** Returns the number of open brackets after a character; -1 if it closes none of them, or if too many are open. */
function depthBehind(byte: number, depth: number): number {
  if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
    if (depth === open.length) return -1;
    open[depth] = byte;
    return depth + 1;
  }
  if (byte !== CLOSE_OBJECT && byte !== CLOSE_ARRAY) return depth;
  return open[depth - 1] === byte - FROM_OPEN_TO_CLOSE ? depth - 1 : -1;
}

/**
 * Returns the offset of the quote that ends the string at an offset; -1 if there is none before the end of its line.
 */
function endOfText(lines: Uint8Array, from: number): number {
  for (let i = from; i < lines.length; i++) {
    const byte = lines[i] ?? 0;
    if (byte === QUOTE) return i;
    if (byte === LINE_FEED || (byte === BACKSLASH && lines[++i] === LINE_FEED)) return -1;
  }
  return -1;
}
