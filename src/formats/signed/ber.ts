/**
 * Reads BER (ITU-T X.690), which includes DER, within limits: tags, definite and indefinite lengths, strings in pieces.
 * It is our own code, because it handles untrusted files, needs only these few lines and no installed library reads
 * BER.
 */

/** The nesting limit, deeper than any real signature. */
const DEEPEST = 40;

/** A value: its tag with class and form, and its contents. */
export class Ber {
  readonly #bytes: Uint8Array;
  readonly tag: number;
  readonly from: number;
  readonly to: number;
  /** The index at which the next value begins. */
  readonly end: number;

  constructor(bytes: Uint8Array, tag: number, from: number, to: number, end: number) {
    this.#bytes = bytes;
    this.tag = tag;
    this.from = from;
    this.to = to;
    this.end = end;
  }

  get contents(): Uint8Array {
    return this.#bytes.subarray(this.from, this.to);
  }

  get isConstructed(): boolean {
    return (this.tag & 0x20) !== 0;
  }

  /** The inner values; throws if there are none. */
  get children(): Ber[] {
    if (!this.isConstructed) throw new BerError();
    const children: Ber[] = [];
    for (let at = this.from; at < this.to; ) {
      const child = readBer(this.#bytes, at, this.to);
      children.push(child);
      at = child.end;
    }
    return children;
  }

  /** The bytes of a string, whether in one piece or several. */
  get octets(): Uint8Array {
    return this.#octets(0);
  }

  #octets(depth: number): Uint8Array {
    if (!this.isConstructed) return this.contents;
    if (depth > DEEPEST) throw new BerError();
    const pieces = this.children.map((child) => child.#octets(depth + 1));
    const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  /** Returns whether the contents equal the given bytes. */
  holds(bytes: readonly number[]): boolean {
    return this.to - this.from === bytes.length && bytes.every((byte, at) => this.#bytes[this.from + at] === byte);
  }
}

/** The error for bytes that are not BER. */
export class BerError extends Error {}

/** Reads the value at an index, which must end before a limit. */
export function readBer(bytes: Uint8Array, at = 0, limit = bytes.length, depth = 0): Ber {
  const tag = bytes[at];
  const first = bytes[at + 1];
  // Tags of several bytes do not occur in signatures.
  if (depth > DEEPEST || tag === undefined || first === undefined || at + 2 > limit || (tag & 0x1f) === 0x1f) {
    throw new BerError();
  }
  if (first === 0x80) return indefinite(bytes, tag, at + 2, limit, depth);
  const { length, from } = lengthAt(bytes, first, at + 2);
  if (from + length > limit) throw new BerError();
  return new Ber(bytes, tag, from, from + length, from + length);
}

function lengthAt(bytes: Uint8Array, first: number, at: number): { length: number; from: number } {
  if (first < 0x80) return { length: first, from: at };
  const count = first & 0x7f;
  if (count > 4) throw new BerError();
  let length = 0;
  for (let i = 0; i < count; i++) length = length * 256 + (bytes[at + i] ?? 0);
  return { length, from: at + count };
}

/** Reads a value that ends with two zeros. */
function indefinite(bytes: Uint8Array, tag: number, from: number, limit: number, depth: number): Ber {
  if ((tag & 0x20) === 0) throw new BerError();
  for (let at = from; at + 2 <= limit; ) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return new Ber(bytes, tag, from, at, at + 2);
    at = readBer(bytes, at, limit, depth + 1).end;
  }
  throw new BerError();
}
