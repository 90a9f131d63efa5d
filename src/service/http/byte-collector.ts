import { joinedBytes } from '../../engine/text/joined-bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a piece that the collector keeps without a copy. */
const LARGE_PIECE = 4 * 1024;

/** Bytes of a block for small pieces: as many as there are already, within these limits. */
const LEAST_BLOCK = 256;
const MOST_BLOCK = 64 * 1024;

/** Collects the pieces of incoming bytes. Small ones are copied together, because each would take some hundred bytes besides its own. */
export class ByteCollector {
  #pieces: Bytes[] = [];
  #block: Bytes = new Uint8Array();
  /** The used bytes of the block. */
  #used = 0;
  #size = 0;

  /** The number of collected bytes. */
  get size(): number {
    return this.#size;
  }

  add(piece: Bytes): void {
    this.#size += piece.length;
    if (piece.length >= LARGE_PIECE) {
      this.#closeBlock();
      this.#pieces.push(piece);
      return;
    }
    for (let from = 0; from < piece.length; ) {
      if (this.#used === this.#block.length) this.#openBlock();
      const part = piece.subarray(from, from + this.#block.length - this.#used);
      this.#block.set(part, this.#used);
      this.#used += part.length;
      from += part.length;
    }
  }

  /** Returns all bytes, and is empty afterwards. */
  take(): Bytes {
    this.#closeBlock();
    const [only] = this.#pieces;
    const all = this.#pieces.length === 1 && only ? only : joinedBytes(this.#pieces, this.#size);
    this.#pieces = [];
    this.#size = 0;
    return all;
  }

  #openBlock(): void {
    this.#closeBlock();
    this.#block = new Uint8Array(Math.min(MOST_BLOCK, Math.max(LEAST_BLOCK, this.#size)));
  }

  #closeBlock(): void {
    if (this.#used > 0) this.#pieces.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array();
    this.#used = 0;
  }
}
