/** How much is worked on at once, and how much may wait for it (chapter 09 §1.6). */
export interface ConcurrencyLimits {
  /** Requests in work. */
  inWork: number;
  /** Requests that wait. */
  waiting: number;
  /** Bytes of the bodies that wait. */
  waitingBytes: number;
}

interface Waiting {
  bytes: number;
  settle: (isAdmitted: boolean) => void;
}

/** Admits as many requests as may be in work at once, queues others in the order they came, and refuses those for which there is no room (a semaphore with a bounded queue). */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  /** In the order they came, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
  #inWork = 0;
  #waitingBytes = 0;
  #away = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** Returns how many are in work, and how many wait. */
  counts(): { inWork: number; waiting: number } {
    return { inWork: this.#inWork, waiting: this.#queue.size };
  }

  /** Takes a place where one is free; returns whether it did. Each place that is taken must be released. */
  tryAcquire(): boolean {
    if (this.#inWork >= this.#limits.inWork) return false;
    this.#inWork++;
    return true;
  }

  /** Waits for a place; resolves to true with one, to false when there is no room to wait and as soon as the signal aborts. */
  async acquireLater(bytes: number, signal?: AbortSignal): Promise<boolean> {
    const { waiting, waitingBytes } = this.#limits;
    if (signal?.aborted || this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    this.#waitingBytes += bytes;
    return await new Promise<boolean>((resolve) => {
      const entry: Waiting = {
        bytes,
        settle: (isAdmitted) => {
          signal?.removeEventListener('abort', giveUp);
          this.#waitingBytes -= bytes;
          this.#queue.delete(entry);
          resolve(isAdmitted);
        },
      };
      const giveUp = () => entry.settle(false);
      signal?.addEventListener('abort', giveUp);
      this.#queue.add(entry);
    });
  }

  /** Releases a place, which the next in the queue gets. */
  release(): void {
    const [next] = this.#queue;
    if (next) next.settle(true);
    else this.#inWork--;
  }

  /** Releases a place until its owner returns, unless as many are away as may wait; returns whether it did. */
  leave(): boolean {
    if (this.#away >= this.#limits.waiting) return false;
    this.#away++;
    this.release();
    return true;
  }

  /** Takes a place again for one who left, who is never refused; resolves when there is one. */
  async comeBack(): Promise<void> {
    this.#away--;
    if (this.tryAcquire()) return;
    await new Promise<void>((resolve) => {
      const entry: Waiting = {
        bytes: 0,
        settle: () => {
          this.#queue.delete(entry);
          resolve();
        },
      };
      this.#queue.add(entry);
    });
  }
}
