/** Limits of concurrent and waiting requests (chapter 09 §1.6). */
export interface ConcurrencyLimits {
  /** The maximum number of running requests. */
  inWork: number;
  /** The maximum number of waiting requests. */
  waiting: number;
  /** The maximum number of bytes of waiting bodies. */
  waitingBytes: number;
}

interface Waiting {
  bytes: number;
  settle: (isAdmitted: boolean) => void;
}

/** Admits requests up to a limit, queues more in order of arrival, and rejects those without room (a semaphore with a bounded queue). */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  /** In order of arrival, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
  #inWork = 0;
  #waitingBytes = 0;
  #away = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** Returns the number of running and waiting requests. */
  counts(): { inWork: number; waiting: number } {
    return { inWork: this.#inWork, waiting: this.#queue.size };
  }

  /** Takes a slot if one is free; returns whether it did. Each slot must be released. */
  tryAcquire(): boolean {
    if (this.#inWork >= this.#limits.inWork) return false;
    this.#inWork++;
    return true;
  }

  /** Waits for a slot. Resolves to true with one, and to false if there is no room to wait or the signal aborts. */
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

  /** Releases a slot to the next in the queue. */
  release(): void {
    const [next] = this.#queue;
    if (next) next.settle(true);
    else this.#inWork--;
  }

  /** Releases a slot until its owner returns, unless too many are away; returns whether it did. */
  leave(): boolean {
    if (this.#away >= this.#limits.waiting) return false;
    this.#away++;
    this.release();
    return true;
  }

  /** Takes a slot again after `leave`, which is never refused. Resolves when one is free. */
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
