/** A number of bytes that many share: who takes some gives them back. */
export class Allowance {
  readonly #most: number;
  #left: number;

  constructor(bytes: number) {
    this.#most = bytes;
    this.#left = bytes;
  }

  /** Bytes that are not given back. */
  get taken(): number {
    return this.#most - this.#left;
  }

  /** False, and nothing taken, when there are not so many left. */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}
