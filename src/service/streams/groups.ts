import { ByteCollector } from '../http/byte-collector.ts';

/** Lines of a stream that are processed together, to share the cost of handing work over. */
export interface Group {
  /** The lines with their line feeds. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The number of lines that are not blank. */
  requests: number;
  /** The number of the first line in the stream and of its first request, from 1. */
  line: number;
  sequence: number;
}

/** A skipped line that is too long. */
export interface LongLine extends Pick<Group, 'line' | 'sequence'> {
  tooLong: true;
}

/** Bytes of lines processed together: some documents, so that other small tasks need not wait long. */
export const GROUP = 16 * 1024;

export const LINE_FEED = 0x0a;

/**
 * Splits a stream into groups of lines. Each piece of the stream yields the lines that end in it, so that answers are not delayed. Long
 * groups are split further.
 */
export class LineGroups {
  readonly #longest: number;
  readonly #most: number;
  /** The start of an unfinished line. */
  #rest = new ByteCollector();
  /** Its bytes, including those dropped. */
  #restBytes = 0;
  #line = 1;
  #sequence = 1;
  #skipped = 0;

  /** @param longest limit of a line in bytes @param most limit of a group of several lines in bytes */
  constructor(longest: number, most = GROUP) {
    this.#longest = longest;
    this.#most = Math.min(most, longest);
  }

  /** The number of the next request. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Returns the bytes of overlong lines dropped since the last call. */
  takeSkipped(): number {
    const skipped = this.#skipped;
    this.#skipped = 0;
    return skipped;
  }

  /** Takes a piece of the stream and yields the lines that it completes. */
  *push(piece: Uint8Array<ArrayBuffer>): Generator<Group | LongLine> {
    let from = 0;
    while (from < piece.length) {
      const end = this.#endIn(piece, from);
      if (end === undefined) {
        this.#keep(piece.subarray(from));
        return;
      }
      yield this.#cut(piece.subarray(from, end));
      from = end;
    }
  }

  /** Yields the rest, which may lack its line feed. */
  *end(): Generator<Group | LongLine> {
    if (this.#restBytes > 0) yield this.#cut(new Uint8Array());
  }

  /** Returns the end of the lines grouped from an offset on, or undefined if no line ends. */
  #endIn(piece: Uint8Array, from: number): number | undefined {
    const first = piece.indexOf(LINE_FEED, from);
    if (first < 0) return undefined;
    if (this.#restBytes > 0) return first + 1;
    const last = piece.subarray(0, from + this.#most).lastIndexOf(LINE_FEED);
    return Math.max(first, last) + 1;
  }

  #keep(part: Uint8Array<ArrayBuffer>): void {
    this.#restBytes += part.length;
    this.#rest.add(part);
    // An overlong line is only counted.
    if (this.#restBytes > this.#longest) this.#drop();
  }

  #drop(): void {
    this.#skipped += this.#rest.size;
    this.#rest = new ByteCollector();
  }

  #cut(part: Uint8Array<ArrayBuffer>): Group | LongLine {
    const length = this.#restBytes + part.length;
    // Only a single line can be this long. Its line feed does not count.
    const isTooLong = length > this.#longest + 1;
    this.#rest.add(part);
    if (isTooLong) this.#drop();
    const bytes = this.#rest.take();
    const at = { line: this.#line, sequence: this.#sequence };
    const { lines, requests } = isTooLong ? { lines: 1, requests: 1 } : counted(bytes);
    this.#restBytes = 0;
    this.#line += lines;
    this.#sequence += requests;
    return isTooLong ? { tooLong: true, ...at } : { bytes, requests, ...at };
  }
}

function counted(bytes: Uint8Array<ArrayBuffer>): { lines: number; requests: number } {
  let lines = 0;
  let requests = 0;
  for (const line of linesIn(bytes)) {
    lines++;
    if (!isBlank(line)) requests++;
  }
  return { lines, requests };
}

/** Yields the lines of a group without their line feeds. */
export function* linesIn(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  let from = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
    yield bytes.subarray(from, end);
    from = end + 1;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

const SPACE = 0x20;

/** Returns whether a line is only white space. */
export function isBlank(line: Uint8Array): boolean {
  for (let i = 0; i < line.length; i++) if ((line[i] ?? 0) > SPACE) return false;
  return true;
}
