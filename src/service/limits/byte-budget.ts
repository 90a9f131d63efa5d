/** A shared budget of bytes. Reserved bytes must be released. */
export class ByteBudget {
  readonly #total: number;
  readonly #whole: ByteBudget | undefined;
  #left: number;

  /** @param whole the budget that contains this one */
  constructor(bytes: number, whole?: ByteBudget) {
    this.#total = bytes;
    this.#whole = whole;
    this.#left = bytes;
  }

  /** Returns the reserved bytes. */
  get reserved(): number {
    return this.#total - this.#left;
  }

  /** Reserves bytes if available; returns whether it did. */
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
