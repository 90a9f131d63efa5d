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
  /**
   * Milliseconds that a task lets others overtake it, for each byte of its weight, up to half of the longest wait: light tasks go before
   * heavy ones, but starve none. Default: none, so tasks begin in order of arrival.
   */
  patiencePerByte?: number;
}

interface Wanted {
  bytes: number;
  slots: number;
  /** The bytes of usual work that take as long, on which its turn and the pace depend. Default: its own. */
  weight?: number;
  /** Whether the task waits as long as necessary, because its sender continues only as answers arrive. */
  isPatient?: boolean | undefined;
}

interface Waiting extends Wanted {
  /** When it should begin, which decides the order. */
  due: number;
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
  /** Unordered. The next is the one that is due first. */
  readonly #queue = new Set<Waiting>();
  /** Patient tasks. They get half of the work, so that neither they nor the others can starve. */
  readonly #patient = new Set<Waiting>();
  /** The weight of the others that began, minus that of patient ones, since one of both last had no task waiting. */
  #lead = 0;
  #free: number;
  #inWork = 0;
  #waitingBytes = 0;
  #patientBytes = 0;
  /** The weight of waiting patient tasks. */
  #patientWork = 0;
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

  /** Returns whether a task with these slots would begin at once. */
  isFree(slots: number): boolean {
    return !this.#next() && slots <= this.#free;
  }

  /** Returns whether a task of this size and weight would be admitted or could wait. */
  hasRoom(bytes: number, weight = bytes): boolean {
    const { waiting, waitingBytes, longestWait } = this.#limits;
    if (this.#isIdle()) return true;
    if (this.#queue.size >= waiting || this.#waitingBytes + bytes > waitingBytes) return false;
    return this.#pace.millisecondsFor(this.#ahead(weight)) <= longestWait;
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
    if (this.isFree(wanted.slots)) {
      this.#begin(wanted);
      return true;
    }
    if (!wanted.isPatient && !this.hasRoom(wanted.bytes, wanted.weight)) return false;
    const queue = wanted.isPatient ? this.#patient : this.#queue;
    this.#count(wanted, 1);
    return await new Promise<boolean>((resolve) => {
      const entry: Waiting = {
        ...wanted,
        due: this.#now() + this.#patienceOf(wanted),
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
  leave({ bytes, slots, weight = bytes }: Wanted, isDone: boolean): void {
    this.#free += slots;
    this.#inWork -= weight;
    this.#pace.end(isDone ? weight : 0);
    this.#admit();
  }

  #admit(): void {
    for (let entry = this.#next(); entry; entry = this.#next()) {
      // First come, first served: otherwise many small tasks would starve a large one.
      if (entry.slots > this.#free) return;
      const { bytes, weight = bytes, isPatient } = entry;
      const isContested = this.#queue.size > 0 && this.#patient.size > 0;
      this.#lead = isContested ? this.#lead + (isPatient ? -weight : weight) : 0;
      this.#begin(entry);
      entry.settle(true);
    }
  }

  /** Returns the milliseconds that a task lets others overtake it. */
  #patienceOf({ bytes, weight = bytes }: Wanted): number {
    const { patiencePerByte = 0, longestWait } = this.#limits;
    return Math.min(weight * patiencePerByte, longestWait / 2);
  }

  #next(): Waiting | undefined {
    const first = firstDue(this.#queue);
    const [patient] = this.#patient;
    return this.#lead > 0 ? (patient ?? first) : (first ?? patient);
  }

  #begin({ bytes, slots, weight = bytes }: Wanted): void {
    this.#free -= slots;
    this.#inWork += weight;
    this.#pace.begin();
  }

  /** Counts the start or end of a wait. Patient tasks are counted where their stream is read. */
  #count({ bytes, weight = bytes, isPatient }: Wanted, sign: 1 | -1): void {
    if (isPatient) {
      this.#patientBytes += sign * bytes;
      this.#patientWork += sign * weight;
    } else {
      this.#waitingBytes += sign * bytes;
    }
  }

  #isIdle(): boolean {
    return !this.#next() && this.#free === this.#limits.slots;
  }

  /**
   * Returns the work to do before a task of this weight begins, in bytes. Patient tasks count about as much as the others, because they
   * share the work.
   */
  #ahead(weight: number): number {
    const due = this.#now() + this.#patienceOf({ bytes: weight, slots: 1 });
    let before = 0;
    for (const each of this.#queue) if (each.due <= due) before += each.weight ?? each.bytes;
    return this.#inWork + before + Math.min(this.#patientWork, before + weight);
  }
}

function firstDue(queue: ReadonlySet<Waiting>): Waiting | undefined {
  let first: Waiting | undefined;
  for (const each of queue) if (!first || each.due < first.due) first = each;
  return first;
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
