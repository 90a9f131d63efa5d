/** Writes PDF syntax as bytes. Strings for each part of a page would take several times as long. */
export class AsciiWriter {
  /** Room for a full page. */
  #bytes = new Uint8Array(20_000);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Returns what was written, which further writing may change. */
  written(from = 0, to = this.#length): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(from, to);
  }

  /** Writes a text in ASCII. */
  text(text: string): this {
    let at = this.#reserve(text.length);
    for (let index = 0; index < text.length; index++) this.#bytes[at++] = text.charCodeAt(index);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    const at = this.#reserve(bytes.length);
    this.#bytes.set(bytes, at);
    return this;
  }

  /** Writes a whole number that is not negative. */
  integer(value: number): this {
    if (value >= 10) this.integer(Math.trunc(value / 10));
    const at = this.#reserve(1);
    this.#bytes[at] = ZERO + (value % 10);
    return this;
  }

  /** Writes numbers, rounded to a thousandth, each followed by a space. */
  numbers(...values: readonly number[]): this {
    for (const value of values) {
      const rounded = Math.round(value * 1000);
      const thousandths = Math.abs(rounded);
      if (rounded < 0) this.text('-');
      this.integer(Math.trunc(thousandths / 1000));
      let rest = thousandths % 1000;
      if (rest > 0) this.text('.');
      for (let unit = 100; rest > 0; unit /= 10) {
        this.integer(Math.trunc(rest / unit));
        rest %= unit;
      }
      this.text(' ');
    }
    return this;
  }

  /** Makes room for more bytes, and returns where they begin. */
  #reserve(count: number): number {
    const from = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const bytes = new Uint8Array(2 * this.#length);
      bytes.set(this.#bytes);
      this.#bytes = bytes;
    }
    return from;
  }
}

const ZERO = 0x30;
