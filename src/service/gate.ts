/** How much is worked on at once, and how much may wait for it (chapter 09 §1.6). */
export interface GateLimits {
  /** Requests in work. */
  inWork: number;
  /** Requests that wait. */
  waiting: number;
  /** Bytes of the bodies that wait. */
  waitingBytes: number;
}

interface Waiting {
  bytes: number;
  proceed: (isIn: boolean) => void;
}

/** Lets as many in as may be worked on, keeps others waiting in their order, and turns away those for whom there is no room. */
export class Gate {
  readonly #limits: GateLimits;
  /** In the order of their coming, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
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

  /** True when its turn has come; false when there is no room to wait, and as soon as the signal says that it wants in no more. */
  async wait(bytes: number, signal?: AbortSignal): Promise<boolean> {
    const { waiting, waitingBytes } = this.#limits;
    if (signal?.aborted || this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    this.#waitingBytes += bytes;
    return await new Promise<boolean>((resolve) => {
      const entry: Waiting = {
        bytes,
        proceed: (isIn) => {
          signal?.removeEventListener('abort', giveUp);
          this.#waitingBytes -= bytes;
          this.#queue.delete(entry);
          resolve(isIn);
        },
      };
      const giveUp = () => entry.proceed(false);
      signal?.addEventListener('abort', giveUp);
      this.#queue.add(entry);
    });
  }

  /** Makes room for the next. */
  leave(): void {
    const [next] = this.#queue;
    if (next) next.proceed(true);
    else this.#inWork--;
  }
}
