import { bufferOf } from '../../files/buffer-of.ts';

/** How many bytes a UTF-16 unit of a text takes in UTF-8 at most. */
const WIDEST = 3;

/** Takes texts one after the other, as UTF-8 or to become it, into memory that it is given; into more of its own where that is too small. */
export class TextRoom {
  #bytes: Buffer;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bufferOf(bytes);
  }

  add(text: string | Uint8Array): void {
    if (typeof text === 'string') this.#encode(text);
    else this.#copy(text);
  }

  #copy(text: Uint8Array): void {
    const length = this.#length + text.length;
    if (length > this.#bytes.length) this.#grow(length);
    this.#bytes.set(text, this.#length);
    this.#length = length;
  }

  #encode(text: string): void {
    const most = this.#length + WIDEST * text.length;
    if (most > this.#bytes.length && this.#length + Buffer.byteLength(text) > this.#bytes.length) this.#grow(most);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Returns the bytes of all texts that came since it did so last; what comes next is written behind them. */
  taken(): Uint8Array {
    const bytes = new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#length);
    this.#bytes = this.#bytes.subarray(this.#length);
    this.#length = 0;
    return bytes;
  }

  #grow(least: number): void {
    const larger = Buffer.from(new ArrayBuffer(Math.max(least, 2 * this.#bytes.length)));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
