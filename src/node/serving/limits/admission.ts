/** Limits of running and waiting tasks. */
export interface AdmissionLimits {
  /** Slots for work; a task takes one or more. */
  slots: number;
  /** Maximum number of waiting tasks, except patient ones. */
  waiting: number;
  /** Maximum size of waiting tasks, in bytes. */
  waitingBytes: number;
  /** Longest wait of a task in milliseconds. The work ahead of it must be possible in this time at the current pace. */
  longestWait: number;
}

interface Wanted {
  bytes: number;
  slots: number;
  /** Whether the task waits as long as necessary, because its sender continues only as answers arrive. */
  isPatient?: boolean | undefined;
}

interface Waiting extends Wanted {
  settle: (isAdmitted: boolean) => void;
}

/** Longest retry time of a rejected task, in seconds. */
const LONGEST_RETRY_AFTER = 60;

/**
 * Admits tasks while there are slots, and queues others in order. Rejects tasks that do not fit or would wait too long: at once if the current
 * pace shows it, otherwise when the time is over.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #pace: Pace;
  readonly #now: () => number;
  /** In order of arrival, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
  /** Patient tasks. They alternate with the others, so that neither can starve the other. */
  readonly #patient = new Set<Waiting>();
  #isPatientTurn = false;
  #free: number;
  #inWork = 0;
  #waitingBytes = 0;
  #patientBytes = 0;
  /** The time at which rejected clients will be done if they retry as asked. */
  #promised = 0;

  /** @param now returns milliseconds */
  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#free = limits.slots;
    this.#now = now;
    this.#pace = new Pace(now);
  }

  /** Returns the number of slots, used slots, waiting tasks and their bytes. */
  counts(): { slots: number; used: number; waiting: number; waitingBytes: number } {
    const { slots } = this.#limits;
    return {
      slots,
      used: slots - this.#free,
      waiting: this.#queue.size + this.#patient.size,
      waitingBytes: this.#waitingBytes + this.#patientBytes,
    };
  }

  /** Returns whether a task of this size would be admitted or could wait. */
  hasRoom(bytes: number): boolean {
    const { waiting, waitingBytes, longestWait } = this.#limits;
    if (this.#isIdle()) return true;
    if (this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    return this.#pace.millisecondsFor(this.#ahead(bytes)) <= longestWait;
  }

  /**
   * Returns the seconds after which a rejected task should retry: when running and waiting work, `extra` bytes and the tasks of earlier rejected
   * clients will be done. Its own bytes count for the next ones, so that a crowd does not return all at once.
   */
  refuse(bytes = 0, extra = 0): number {
    const now = this.#now();
    const turn = Math.max(this.#promised, now + this.#pace.millisecondsFor(this.#ahead(bytes) + extra));
    const latest = now + LONGEST_RETRY_AFTER * 1000;
    this.#promised = Math.min(latest, turn + this.#pace.millisecondsFor(bytes));
    return Math.max(1, Math.ceil((Math.min(latest, turn) - now) / 1000));
  }

  /**
   * Resolves to true when a task is admitted, which must then `leave`. Resolves to false if there is no room, when it has waited too long
   * (unless patient), and when the signal aborts.
   */
  async enter(wanted: Wanted, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (!this.#next() && wanted.slots <= this.#free) {
      this.#begin(wanted);
      return true;
    }
    if (!wanted.isPatient && !this.hasRoom(wanted.bytes)) return false;
    const queue = wanted.isPatient ? this.#patient : this.#queue;
    this.#count(wanted, 1);
    return await new Promise<boolean>((resolve) => {
      const entry: Waiting = {
        ...wanted,
        settle: (isAdmitted) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          this.#count(wanted, -1);
          queue.delete(entry);
          resolve(isAdmitted);
        },
      };
      const giveUp = () => {
        entry.settle(false);
        this.#admit();
      };
      const timer = wanted.isPatient ? undefined : setTimeout(giveUp, this.#limits.longestWait);
      signal.addEventListener('abort', giveUp);
      queue.add(entry);
    });
  }

  /** Releases the slots of a task. A cancelled task does not count for the pace. */
  leave({ bytes, slots }: Wanted, isDone: boolean): void {
    this.#free += slots;
    this.#inWork -= bytes;
    this.#pace.end(isDone ? bytes : 0);
    this.#admit();
  }

  #admit(): void {
    for (let entry = this.#next(); entry; entry = this.#next()) {
      // First come, first served: otherwise many small tasks would starve a large one.
      if (entry.slots > this.#free) return;
      this.#isPatientTurn = !entry.isPatient;
      this.#begin(entry);
      entry.settle(true);
    }
  }

  #next(): Waiting | undefined {
    const [first] = this.#queue;
    const [patient] = this.#patient;
    return this.#isPatientTurn ? (patient ?? first) : (first ?? patient);
  }

  #begin({ bytes, slots }: Wanted): void {
    this.#free -= slots;
    this.#inWork += bytes;
    this.#pace.begin();
  }

  /** Counts the start or end of a wait. Patient tasks are counted where their stream is read. */
  #count({ bytes, isPatient }: Wanted, sign: 1 | -1): void {
    if (isPatient) this.#patientBytes += sign * bytes;
    else this.#waitingBytes += sign * bytes;
  }

  #isIdle(): boolean {
    return !this.#next() && this.#free === this.#limits.slots;
  }

  /**
   * Returns the bytes to process before a task of this size begins. Patient tasks count about as much as the others, because they
   * alternate.
   */
  #ahead(bytes: number): number {
    return this.#inWork + this.#waitingBytes + Math.min(this.#patientBytes, this.#waitingBytes + bytes);
  }
}

/** Assumed pace at the start: a slow machine with cold code. */
const AT_FIRST = { bytes: 2 * 1024 * 1024, milliseconds: 1000 } as const;

/** Half-life of the measured pace, in milliseconds of work. */
const RECENT = 30_000;

/** Measures the recent pace: bytes processed per time while there was work. */
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

  /** Adds the time since the last count if there was work. */
  #count(): void {
    const now = this.#now();
    if (this.#inWork > 0) this.#milliseconds += now - this.#since;
    this.#since = now;
  }
}
