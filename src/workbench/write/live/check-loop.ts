/** Milliseconds after the last key before the text is checked. */
const DELAY = 150;

/** Repeats a check: 150 ms after the last change, one at a time; changes during a check are checked once afterwards. */
export class CheckLoop {
  readonly #check: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checking = false;
  #outdated = false;
  #ended = false;

  constructor(check: () => Promise<void>) {
    this.#check = check;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Checks after the delay, counted from the last call. */
  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), DELAY);
  }

  async now(): Promise<void> {
    if (this.#checking) {
      this.#outdated = true;
      return;
    }
    this.#checking = true;
    await this.#check();
    this.#checking = false;
    if (!this.#outdated || this.#ended) return;
    this.#outdated = false;
    await this.now();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
