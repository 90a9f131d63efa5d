import { joinedBytes } from '../../engine/text/joined-bytes.ts';

/** Some lines of a stream, to be worked on together: what it costs to hand work over is shared by them. */
export interface Group {
  /** The lines with their line feeds. */
  bytes: Uint8Array<ArrayBuffer>;
  /** How many lines there are that are not blank. */
  requests: number;
  /** The number of the first line in the stream, and that of its first request, from 1. */
  line: number;
  sequence: number;
}

/** A line that is longer than one may be, which was passed over. */
export interface LongLine extends Pick<Group, 'line' | 'sequence'> {
  tooLong: true;
}

const LINE_FEED = 0x0a;

/**
 * Cuts a stream into groups of lines. Each piece of the stream gives the lines that end in it, so that nothing waits which could be answered; a long
 * one is cut further.
 */
export class LineGroups {
  readonly #longest: number;
  readonly #most: number;
  #rest: Uint8Array<ArrayBuffer>[] = [];
  #restBytes = 0;
  #line = 1;
  #sequence = 1;
  #skipped = 0;

  /** @param longest bytes of a line @param most bytes of a group of several lines */
  constructor(longest: number, most: number) {
    this.#longest = longest;
    this.#most = Math.min(most, longest);
  }

  /** The number that the next request will have. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Whether a line has begun whose end has not come. */
  get isInLine(): boolean {
    return this.#restBytes > 0;
  }

  /** Returns the bytes of lines that are too long, dropped since this was last asked. */
  takeSkipped(): number {
    const skipped = this.#skipped;
    this.#skipped = 0;
    return skipped;
  }

  /** Takes a piece of the stream, and yields the lines that it completes. */
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

  /** Yields what is left, which may lack its line feed. */
  *end(): Generator<Group | LongLine> {
    if (this.#restBytes > 0) yield this.#cut(new Uint8Array());
  }

  /** Returns where the lines end that are taken together from a place on; undefined where none ends. */
  #endIn(piece: Uint8Array, from: number): number | undefined {
    const first = piece.indexOf(LINE_FEED, from);
    if (first < 0) return undefined;
    if (this.#restBytes > 0) return first + 1;
    const last = piece.subarray(0, from + this.#most).lastIndexOf(LINE_FEED);
    return Math.max(first, last) + 1;
  }

  #keep(part: Uint8Array<ArrayBuffer>): void {
    this.#restBytes += part.length;
    this.#rest.push(part);
    // A line that is too long is only counted.
    if (this.#restBytes > this.#longest) this.#drop();
  }

  #drop(): void {
    for (const { length } of this.#rest) this.#skipped += length;
    this.#rest = [];
  }

  #cut(part: Uint8Array<ArrayBuffer>): Group | LongLine {
    const length = this.#restBytes + part.length;
    // Only a line alone can be so long; its line feed does not count.
    const isTooLong = length > this.#longest + 1;
    if (isTooLong) {
      this.#rest.push(part);
      this.#drop();
    }
    const bytes = isTooLong ? new Uint8Array() : joinedBytes([...this.#rest, part], length);
    const at = { line: this.#line, sequence: this.#sequence };
    const { lines, requests } = isTooLong ? { lines: 1, requests: 1 } : counted(bytes);
    this.#rest = [];
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

/** Yields the lines of a group, without their line feeds. */
export function* linesIn(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  let from = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
    yield bytes.subarray(from, end);
    from = end + 1;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

const SPACE = 0x20;

/** Returns whether a line has nothing but white space. */
export function isBlank(line: Uint8Array): boolean {
  for (let i = 0; i < line.length; i++) if ((line[i] ?? 0) > SPACE) return false;
  return true;
}
