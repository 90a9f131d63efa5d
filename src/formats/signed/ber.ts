/**
 * Reads BER (ITU-T X.690), which includes DER, within limits: tags, definite and indefinite lengths, strings in pieces.
 * It is our own code, because it handles untrusted files, needs only these few lines and no installed library reads
 * BER.
 */

import { joinedBytes } from '../../engine/text/joined-bytes.ts';

/** The nesting limit, deeper than any real signature. */
const DEEPEST = 40;

/** A value: its tag with class and form, and its contents. */
export class Ber {
  readonly #bytes: Uint8Array;
  readonly #ends: Ends;
  readonly #start: number;
  readonly tag: number;
  readonly from: number;
  readonly to: number;
  /** The index at which the next value begins. */
  readonly end: number;

  constructor(bytes: Uint8Array, ends: Ends, tag: number, start: number, from: number, to: number, end: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#ends = ends;
    this.tag = tag;
    this.from = from;
    this.to = to;
    this.end = end;
  }

  get contents(): Uint8Array {
    return this.#bytes.subarray(this.from, this.to);
  }

  /** All bytes of the value, with its tag and length. */
  get encoded(): Uint8Array {
    return this.#bytes.subarray(this.#start, this.end);
  }

  get isConstructed(): boolean {
    return (this.tag & 0x20) !== 0;
  }

  /** The inner values, read on each call. Throws for a value without them. */
  get children(): Ber[] {
    return [...this.#inner()];
  }

  *#inner(): Generator<Ber> {
    if (!this.isConstructed) throw new BerError();
    for (let at = this.from; at < this.to; ) {
      const child = readValue(this.#bytes, this.#ends, at, this.to, 0);
      yield child;
      at = child.end;
    }
  }

  /** The first inner values, up to a number of them. Throws for a value without them. */
  firstChildren(most: number): Ber[] {
    const children: Ber[] = [];
    for (const child of this.#inner()) {
      if (children.length === most) break;
      children.push(child);
    }
    return children;
  }

  /** The bytes of a string, whether in one piece or several. */
  get octets(): Uint8Array {
    if (!this.isConstructed) return this.contents;
    // The pieces together are shorter than the value.
    const all = new Uint8Array(this.to - this.from);
    return all.subarray(0, this.#copyTo(all, 0, 0));
  }

  /** Copies the pieces of a string to an index, and returns the index after them. */
  #copyTo(target: Uint8Array, at: number, depth: number): number {
    if (depth > DEEPEST) throw new BerError();
    if (!this.isConstructed) {
      target.set(this.contents, at);
      return at + this.to - this.from;
    }
    let end = at;
    for (const child of this.#inner()) end = child.#copyTo(target, end, depth + 1);
    return end;
  }

  /** Returns whether the contents equal the given bytes. */
  holds(bytes: readonly number[]): boolean {
    return this.to - this.from === bytes.length && bytes.every((byte, at) => this.#bytes[this.from + at] === byte);
  }
}

const TEXT_ENCODINGS: Readonly<Record<number, string>> = { 12: 'utf-8', 30: 'utf-16be' };

/** Returns the text of a string by its tag. Teletex strings (T61String) of certificates are Latin-1, or wrongly UTF-8. */
export function textIn({ tag, octets }: Ber, most = 400): string {
  const bytes = octets.subarray(0, most);
  if (tag === TELETEX) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Letters of Latin-1 are hardly ever UTF-8 too.
    }
  }
  return new TextDecoder(TEXT_ENCODINGS[tag] ?? 'latin1').decode(bytes);
}

const TELETEX = 0x14;

/** Returns whether values have more than a number of values inside. */
export function hasMoreThan(most: number, values: readonly Ber[]): boolean {
  const waiting = [...values];
  let count = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    count++;
    if (count + waiting.length > most) return true;
    if (at.isConstructed) for (const child of at.firstChildren(most + 1)) waiting.push(child);
  }
  return false;
}

/** Returns a value in DER, with another tag if given. The order of sets is left as it is. */
export function derOf(value: Ber, tag = value.tag): Uint8Array {
  const isString = value.isConstructed && STRINGS.has(value.tag & 0x1f) && (value.tag & 0xc0) === 0;
  const contents = isString || !value.isConstructed ? value.octets : joined(value.children.map((each) => derOf(each)));
  const { length } = contents;
  const size = length < 0x80 ? [length] : lengthOctets(length);
  return joined([Uint8Array.of(isString ? tag & ~0x20 : tag, ...size), contents]);
}

const joined = (parts: readonly Uint8Array[]) =>
  joinedBytes(
    parts,
    parts.reduce((sum, { length }) => sum + length, 0),
  );

/** The tags of strings that may be written in pieces. */
const STRINGS: ReadonlySet<number> = new Set([0x03, 0x04, 0x0c, 0x13, 0x14, 0x16, 0x1e]);

function lengthOctets(length: number): number[] {
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [0x80 + octets.length, ...octets];
}

/** The error for bytes that are not BER. */
export class BerError extends Error {}

/**
 * Where values of indefinite length end, by the index of their contents. Their end is found by reading everything in
 * them, so it is found only once, however deep they are nested.
 */
type Ends = Map<number, number>;

/** Reads the value at the beginning. */
export function readBer(bytes: Uint8Array): Ber {
  return readValue(bytes, new Map(), 0, bytes.length, 0);
}

/** Reads the value at an index, which must end before a limit. */
function readValue(bytes: Uint8Array, ends: Ends, at: number, limit: number, depth: number): Ber {
  const tag = bytes[at];
  const first = bytes[at + 1];
  // Tags of several bytes do not occur in signatures.
  if (depth > DEEPEST || tag === undefined || first === undefined || at + 2 > limit || (tag & 0x1f) === 0x1f) {
    throw new BerError();
  }
  if (first === 0x80) {
    const to = endOf(bytes, ends, tag, at + 2, limit, depth);
    return new Ber(bytes, ends, tag, at, at + 2, to, to + 2);
  }
  const { length, from } = lengthAt(bytes, first, at + 2);
  if (from + length > limit) throw new BerError();
  return new Ber(bytes, ends, tag, at, from, from + length, from + length);
}

function lengthAt(bytes: Uint8Array, first: number, at: number): { length: number; from: number } {
  if (first < 0x80) return { length: first, from: at };
  const count = first & 0x7f;
  if (count > 4) throw new BerError();
  let length = 0;
  for (let i = 0; i < count; i++) length = length * 256 + (bytes[at + i] ?? 0);
  return { length, from: at + count };
}

/** Returns where the contents of a value end that is followed by two zeros. */
function endOf(bytes: Uint8Array, ends: Ends, tag: number, from: number, limit: number, depth: number): number {
  if ((tag & 0x20) === 0) throw new BerError();
  const known = ends.get(from);
  if (known !== undefined) return known;
  for (let at = from; at + 2 <= limit; ) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) {
      ends.set(from, at);
      return at;
    }
    at = readValue(bytes, ends, at, limit, depth + 1).end;
  }
  throw new BerError();
}
