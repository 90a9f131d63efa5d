/**
 * Compresses bytes into a raw LZMA stream (lc 3, lp 0, pb 2) with an end marker, for texts of a few hundred bytes: it
 * models literals only. Range coder and contexts as in the "LZMA specification" of the LZMA SDK.
 */
export function lzma(bytes: Uint8Array): Uint8Array {
  const coder = new RangeCoder();
  const isMatch = contexts(POSITIONS);
  const literals = Array.from({ length: 8 }, () => contexts(0x100));
  let before = 0;
  bytes.forEach((byte, at) => {
    coder.bit(isMatch, at % POSITIONS, 0);
    coder.tree(literals[before >> 5] ?? [], byte, 8);
    before = byte;
  });
  endMarker(coder, isMatch, bytes.length % POSITIONS);
  return coder.flush();
}

/** The contexts of positions: 2 to the power of pb. */
const POSITIONS = 4;

const HALF = 0x400;

function contexts(length: number): number[] {
  return new Array<number>(length).fill(HALF);
}

/** Writes a match of the shortest length with the largest distance, in contexts that nothing has used. */
function endMarker(coder: RangeCoder, isMatch: number[], position: number): void {
  coder.bit(isMatch, position, 1);
  coder.bit(contexts(1), 0, 0);
  coder.bit(contexts(1), 0, 0);
  coder.tree(contexts(8), 0, 3);
  coder.tree(contexts(64), 63, 6);
  coder.ones(26);
  coder.tree(contexts(16), 15, 4);
}

class RangeCoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #range = 0xffffffff;
  #cache = 0;
  #cached = 0;

  /** Writes a bit by the probability of its context, which adapts. */
  bit(probabilities: number[], at: number, bit: number): void {
    const probability = probabilities[at] ?? HALF;
    const bound = (this.#range >>> 11) * probability;
    if (bit === 0) this.#range = bound;
    else {
      this.#low += bound;
      this.#range -= bound;
    }
    probabilities[at] = bit === 0 ? probability + ((0x800 - probability) >> 5) : probability - (probability >> 5);
    this.#normalize();
  }

  /** Writes the bits of a value from the highest on, each in the context of the previous ones. */
  tree(probabilities: number[], value: number, bits: number): void {
    let node = 1;
    for (let shift = bits - 1; shift >= 0; shift -= 1) {
      const bit = (value >> shift) & 1;
      this.bit(probabilities, node, bit);
      node = (node << 1) | bit;
    }
  }

  /** Writes bits of one without a context. */
  ones(count: number): void {
    for (let i = 0; i < count; i += 1) {
      this.#range >>>= 1;
      this.#low += this.#range;
      this.#normalize();
    }
  }

  flush(): Uint8Array {
    for (let i = 0; i < 5; i += 1) this.#shift();
    // The first byte is always 0, and part of the stream.
    return Uint8Array.from(this.#bytes);
  }

  #normalize(): void {
    while (this.#range < 0x1000000) {
      this.#range = (this.#range * 0x100) >>> 0;
      this.#shift();
    }
  }

  #shift(): void {
    if (this.#low < 0xff000000 || this.#low > 0xffffffff) {
      const carry = this.#low > 0xffffffff ? 1 : 0;
      this.#bytes.push((this.#cache + carry) & 0xff);
      for (; this.#cached > 0; this.#cached -= 1) this.#bytes.push((0xff + carry) & 0xff);
      this.#cache = Math.floor(this.#low / 0x1000000) & 0xff;
    } else this.#cached += 1;
    this.#low = (this.#low % 0x1000000) * 0x100;
  }
}
