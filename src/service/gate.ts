/** How much is worked on at once, and how much may wait for it (chapter 09 §1.6). */
export interface GateLimits {
  /** Requests in work. */
  inWork: number;
  /** Requests that wait. */
  waiting: number;
  /** Bytes of the bodies that wait. */
  waitingBytes: number;
}

/** Lets as many in as may be worked on, keeps others waiting in their order, and turns away those for whom there is no room. */
export class Gate {
  readonly #limits: GateLimits;
  readonly #queue: { bytes: number; enter: () => void }[] = [];
  #inWork = 0;
  #waitingBytes = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** True when it may enter at once. Whoever enters must `leave`. */
  enter(): boolean {
    if (this.#inWork >= this.#limits.inWork) return false;
    this.#inWork++;
    return true;
  }

  /** True when its turn has come; false when there is no room to wait. */
  async wait(bytes: number): Promise<boolean> {
    const { waiting, waitingBytes } = this.#limits;
    if (this.#queue.length >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    this.#waitingBytes += bytes;
    await new Promise<void>((enter) => this.#queue.push({ bytes, enter }));
    return true;
  }

  /** Makes room for the next. */
  leave(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#inWork--;
      return;
    }
    this.#waitingBytes -= next.bytes;
    next.enter();
  }
}
