/** What may be in work and wait. */
export interface AdmissionLimits {
  /** Parts of what there is for work, of which each task takes one or more. */
  slots: number;
  /** Tasks that wait. */
  waiting: number;
  /** Bytes of the tasks that wait. */
  waitingBytes: number;
  /** Milliseconds that a task may have to wait, by the pace so far. */
  longestWait: number;
}

interface Wanted {
  bytes: number;
  slots: number;
}

interface Waiting extends Wanted {
  proceed: (isIn: boolean) => void;
}

/** Seconds within which whoever is turned away is to try again. */
const LONGEST_PAUSE = 60;

/**
 * Lets tasks in as long as there are slots for them, keeps others waiting in their order, and turns away those for whom there is no room, or
 * whose turn would come too late. What is answered first is known by the pace at which work went so far.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #pace: Pace;
  /** In the order of their coming, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
  #free: number;
  #inWork = 0;
  #waitingBytes = 0;

  /** `now` gives milliseconds. */
  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#free = limits.slots;
    this.#pace = new Pace(now);
  }

  /** Whether a task of so many bytes would be let in or could wait. */
  hasRoom(bytes: number): boolean {
    const { waiting, waitingBytes, longestWait } = this.#limits;
    if (this.#isIdle()) return true;
    if (this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    return this.#pace.millisecondsFor(this.#ahead() + bytes) <= longestWait;
  }

  /** Returns the whole seconds after which what is in work and waits will be done, and so many bytes beside. */
  pause(bytes = 0): number {
    const seconds = Math.ceil(this.#pace.millisecondsFor(this.#ahead() + bytes) / 1000);
    return Math.min(LONGEST_PAUSE, Math.max(1, seconds));
  }

  /** True when the turn of a task has come, which must then `leave`; false when there is no room, and as soon as the signal says it is not wanted. */
  async enter(wanted: Wanted, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (this.#queue.size === 0 && wanted.slots <= this.#free) {
      this.#begin(wanted);
      return true;
    }
    if (!this.hasRoom(wanted.bytes)) return false;
    this.#waitingBytes += wanted.bytes;
    return await new Promise<boolean>((resolve) => {
      const entry: Waiting = {
        ...wanted,
        proceed: (isIn) => {
          signal.removeEventListener('abort', giveUp);
          this.#waitingBytes -= wanted.bytes;
          this.#queue.delete(entry);
          resolve(isIn);
        },
      };
      const giveUp = () => {
        entry.proceed(false);
        this.#letIn();
      };
      signal.addEventListener('abort', giveUp);
      this.#queue.add(entry);
    });
  }

  /** Makes room for the next ones. What was given up says nothing about the pace. */
  leave({ bytes, slots }: Wanted, isDone: boolean): void {
    this.#free += slots;
    this.#inWork -= bytes;
    this.#pace.end(isDone ? bytes : 0);
    this.#letIn();
  }

  #letIn(): void {
    for (const entry of this.#queue) {
      // Whoever comes first is served first: otherwise many small ones would keep a large one waiting for ever.
      if (entry.slots > this.#free) return;
      this.#begin(entry);
      entry.proceed(true);
    }
  }

  #begin({ bytes, slots }: Wanted): void {
    this.#free -= slots;
    this.#inWork += bytes;
    this.#pace.begin();
  }

  #isIdle(): boolean {
    return this.#queue.size === 0 && this.#free === this.#limits.slots;
  }

  #ahead(): number {
    return this.#inWork + this.#waitingBytes;
  }
}

/** What is believed before anything has been done: a slow machine, code that has not run yet. */
const AT_FIRST = { bytes: 2 * 1024 * 1024, milliseconds: 1000 } as const;

/** Milliseconds of work after which what was before counts for half. */
const RECENT = 30_000;

/** How many bytes are worked on in a time, by what was done lately while there was something to do. */
class Pace {
  readonly #now: () => number;
  #bytes: number = AT_FIRST.bytes;
  #milliseconds: number = AT_FIRST.milliseconds;
  #inWork = 0;
  #since = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#count();
    this.#inWork++;
  }

  end(bytes: number): void {
    this.#count();
    this.#inWork--;
    this.#bytes += bytes;
    if (this.#milliseconds <= RECENT) return;
    this.#bytes /= 2;
    this.#milliseconds /= 2;
  }

  millisecondsFor(bytes: number): number {
    return (bytes * this.#milliseconds) / Math.max(1, this.#bytes);
  }

  /** Time in which nothing was in work does not count. */
  #count(): void {
    const now = this.#now();
    if (this.#inWork > 0) this.#milliseconds += now - this.#since;
    this.#since = now;
  }
}
