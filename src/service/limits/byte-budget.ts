/** A budget of bytes that many share: what is reserved must be released. */
export class ByteBudget {
  readonly #total: number;
  readonly #whole: ByteBudget | undefined;
  #left: number;

  /** @param whole the budget of which this is a part */
  constructor(bytes: number, whole?: ByteBudget) {
    this.#total = bytes;
    this.#whole = whole;
    this.#left = bytes;
  }

  /** Returns the bytes that are reserved now. */
  get reserved(): number {
    return this.#total - this.#left;
  }

  /** Reserves bytes where so many are left; returns whether it did. */
  reserve(bytes: number): boolean {
    if (bytes > this.#left || this.#whole?.reserve(bytes) === false) return false;
    this.#left -= bytes;
    return true;
  }

  release(bytes: number): void {
    this.#left += bytes;
    this.#whole?.release(bytes);
  }
}
