/** What may be in work and wait. */
export interface AdmissionLimits {
  /** Parts of what there is for work, of which each task takes one or more. */
  slots: number;
  /** Tasks that wait, but for patient ones. */
  waiting: number;
  /** Bytes of these. */
  waitingBytes: number;
  /** Milliseconds that a task waits at most, and in which what is ahead of it is to be done by the pace so far. */
  longestWait: number;
}

interface Wanted {
  bytes: number;
  slots: number;
  /** Waits as long as it takes: whoever sent it reads on only as it is answered. */
  isPatient?: boolean | undefined;
}

interface Waiting extends Wanted {
  settle: (isAdmitted: boolean) => void;
}

/** Seconds within which a refused task is to be tried again. */
const LONGEST_RETRY_AFTER = 60;

/**
 * Admits tasks as long as there are slots for them, queues others in their order, and refuses those for which there is no room or that would
 * wait too long: at once where the pace at which work went so far tells it, else as soon as they have.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #pace: Pace;
  readonly #now: () => number;
  /** In the order they came, as a set keeps it. */
  readonly #queue = new Set<Waiting>();
  /** Those that are patient. They and the others begin by turns, so that neither keep each other waiting for ever. */
  readonly #patient = new Set<Waiting>();
  #isPatientTurn = false;
  #free: number;
  #inWork = 0;
  #waitingBytes = 0;
  #patientBytes = 0;
  /** When those who were refused will be done who come back when they were told. */
  #promised = 0;

  /** @param now returns milliseconds */
  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#free = limits.slots;
    this.#now = now;
    this.#pace = new Pace(now);
  }

  /** Returns the slots there are and those in use, the tasks that wait and their bytes. */
  counts(): { slots: number; used: number; waiting: number; waitingBytes: number } {
    const { slots } = this.#limits;
    return {
      slots,
      used: slots - this.#free,
      waiting: this.#queue.size + this.#patient.size,
      waitingBytes: this.#waitingBytes + this.#patientBytes,
    };
  }

  /** Returns whether a task of so many bytes would be admitted or could wait. */
  hasRoom(bytes: number): boolean {
    const { waiting, waitingBytes, longestWait } = this.#limits;
    if (this.#isIdle()) return true;
    if (this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    return this.#pace.millisecondsFor(this.#ahead(bytes)) <= longestWait;
  }

  /**
   * Returns the whole seconds after which a task that is refused is to come again: when what is in work and waits will be done, so many bytes
   * beside it, and those who were told so before. Its own bytes are counted for the next ones: a crowd does not come back all at once.
   */
  refuse(bytes = 0, beside = 0): number {
    const now = this.#now();
    const turn = Math.max(this.#promised, now + this.#pace.millisecondsFor(this.#ahead(bytes) + beside));
    const latest = now + LONGEST_RETRY_AFTER * 1000;
    this.#promised = Math.min(latest, turn + this.#pace.millisecondsFor(bytes));
    return Math.max(1, Math.ceil((Math.min(latest, turn) - now) / 1000));
  }

  /** Resolves to true when a task is admitted, which must then `leave`; to false when there is no room or it has waited too long, unless it is patient, and as soon as the signal aborts. */
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

  /** Releases the slots of a task for the next ones. One that was given up says nothing about the pace. */
  leave({ bytes, slots }: Wanted, isDone: boolean): void {
    this.#free += slots;
    this.#inWork -= bytes;
    this.#pace.end(isDone ? bytes : 0);
    this.#admit();
  }

  #admit(): void {
    for (let entry = this.#next(); entry; entry = this.#next()) {
      // First come, first served: otherwise many small ones would keep a large one waiting for ever.
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

  /** Counts one that begins or ends to wait. What is patient is counted where its stream is read. */
  #count({ bytes, isPatient }: Wanted, sign: 1 | -1): void {
    if (isPatient) this.#patientBytes += sign * bytes;
    else this.#waitingBytes += sign * bytes;
  }

  #isIdle(): boolean {
    return !this.#next() && this.#free === this.#limits.slots;
  }

  /** Bytes that are done before a task of so many would begin: of what is patient about as much as of the others, as they take turns. */
  #ahead(bytes: number): number {
    return this.#inWork + this.#waitingBytes + Math.min(this.#patientBytes, this.#waitingBytes + bytes);
  }
}

/** What is assumed before anything has been done: a slow machine, code that has not run yet. */
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

  /** Counts the time in which something was in work. */
  #count(): void {
    const now = this.#now();
    if (this.#inWork > 0) this.#milliseconds += now - this.#since;
    this.#since = now;
  }
}
