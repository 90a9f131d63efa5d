/** A budget of bytes that many share: what is reserved must be released. */
export class ByteBudget {
  readonly #total: number;
  #left: number;

  constructor(bytes: number) {
    this.#total = bytes;
    this.#left = bytes;
  }

  /** Returns the bytes that are reserved now. */
  get reserved(): number {
    return this.#total - this.#left;
  }

  /** Reserves bytes where so many are left; returns whether it did. */
  reserve(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  release(bytes: number): void {
    this.#left += bytes;
  }
}
