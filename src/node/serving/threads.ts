import { refusal } from '../../operations/errors.ts';
import { type Answer, type Form, refused } from '../../service/http/answer.ts';
import { type Offload, overloaded, type Task, tookTooLong, unwanted } from '../../service/http/work.ts';
import { sizeText } from '../../service/limits/quantities.ts';
import type { External } from '../work/external.ts';
import { WorkThread } from '../work/work-thread.ts';
import { outgoingBytes } from './http/outgoing.ts';
import { Admission } from './limits/admission.ts';
import { costOf, hasYaml, longestYamlFor } from './limits/cost.ts';

export interface ThreadOptions {
  /** The maximum number of threads; each starts when first needed. */
  threads: number;
  /** The memory of a thread in MiB. A larger document takes the share of several threads. */
  memory: number;
  /** The maximum number of waiting requests, and of the bytes of their bodies. */
  waiting: number;
  waitingBytes: number;
  /** Time limit of a task in milliseconds, including its wait unless it is patient. */
  timeout: number;
  /** Maximum size of waiting answers when another task begins, in bytes. */
  outgoingBytes: number;
  /** Services that threads can call outside of the process. */
  external?: External;
  /** Called for a defect in a thread, which has answered the request. */
  defect?: (error: unknown, requestId: string) => void;
}

/** Share of its time that a task may wait. If the wait would be longer, it is rejected at once. */
const LONGEST_WAIT = 1 / 3;

/**
 * Returns threads for large bodies, so that these do not delay small ones. Their work is limited in time, ends when the client leaves, and
 * takes no more memory than available. Own code, because pools such as Piscina give all threads the same memory, and do not let a large
 * task take the share of several.
 */
export function createThreads(options: ThreadOptions): Offload & { load: Admission } {
  const { threads, timeout, memory } = options;
  const most = threads * memory;
  const admission = new Admission({ ...options, slots: threads, longestWait: timeout * LONGEST_WAIT });
  const pool = new Pool(threads, memory, options.external);

  const work: Offload = async (task: Task, caller, onSideMessage): Promise<Answer> => {
    const bytes = task.body.length;
    const isYaml = hasYaml(task);
    if (isYaml && bytes > longestYamlFor(most)) return yamlTooLong(most, task);
    const slots = Math.min(threads, Math.ceil(costOf(task, isYaml) / memory));
    const { isPatient } = task;
    const limit = timeLimit(timeout, caller);
    if (!isPatient) limit.start();
    const overfull = () => overloaded(task, admission.refuse(bytes));
    const givenUp = () => (limit.isOver ? tookTooLong(timeout, task, admission.refuse()) : unwanted());
    try {
      const isIn = await admission.enter({ bytes, slots, isPatient }, limit.signal);
      if (!isIn) return limit.signal.aborted ? givenUp() : overfull();
      limit.start();
      const leave = (isDone: boolean) => admission.leave({ bytes, slots }, isDone);
      if (limit.signal.aborted || outgoingBytes() > options.outgoingBytes) {
        leave(false);
        return limit.signal.aborted ? givenUp() : overfull();
      }
      const thread = await pool.take(slots);
      const outcome = await thread.run(task, limit.signal, onSideMessage);
      pool.giveBack(thread, slots).then(() => leave(outcome.kind === 'worked'));
      if (outcome.kind === 'unwanted') return givenUp();
      if (outcome.kind === 'full') return tookTooMuch(slots * memory, task);
      if (outcome.kind === 'failed') throw outcome.error;
      const { defect, ...answer } = outcome.worked;
      if (defect !== undefined) options.defect?.(defect, task.id);
      return answer;
    } finally {
      limit.clear();
    }
  };
  return Object.assign(work, { load: admission, parallel: threads });
}

interface Idle {
  thread: WorkThread;
  slots: number;
}

/** Threads of one or more slots. Their slots, busy or idle, never exceed the total. */
class Pool {
  readonly #memory: number;
  readonly #idle: Idle[] = [];
  readonly #external: External | undefined;
  #free: number;

  /** @param memory MiB of a slot */
  constructor(slots: number, memory: number, external?: External) {
    this.#external = external;
    this.#free = slots;
    this.#memory = memory;
  }

  /**
   * Takes a thread with the given slots, for which there must be room next to busy threads. Idle threads of other sizes end before it
   * starts.
   */
  async take(slots: number): Promise<WorkThread> {
    const found = this.#idle.findLastIndex((idle) => idle.slots === slots && !idle.thread.hasEnded);
    const [idle] = found < 0 ? [] : this.#idle.splice(found, 1);
    if (idle) return idle.thread;
    const ending: Promise<void>[] = [];
    while (this.#free < slots) {
      const superfluous = this.#idle.shift();
      if (!superfluous) break;
      this.#free += superfluous.slots;
      ending.push(superfluous.thread.end());
    }
    this.#free -= slots;
    await Promise.all(ending);
    return this.#start(slots);
  }

  /** Returns a thread to the pool once it is idle, or starts a replacement. */
  async giveBack(thread: WorkThread, slots: number): Promise<void> {
    const isFit = await thread.settled();
    this.#idle.push({ thread: isFit ? thread : this.#start(slots), slots });
  }

  #start(slots: number): WorkThread {
    const megabytes = slots * this.#memory;
    return new WorkThread(megabytes, longestYamlFor(megabytes), this.#external);
  }
}

/** Returns a signal that aborts a task when its time is over, counted from the first `start`, or its client has gone. */
function timeLimit(milliseconds: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = {
    signal: controller.signal,
    isOver: false,
    start() {
      timer ??= setTimeout(() => {
        limit.isOver = true;
        abort();
      }, milliseconds);
    },
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort);
  return limit;
}

function tookTooMuch(megabytes: number, form: Form): Answer {
  const text =
    'the request needs more than {megabytes} MiB of memory, the limit for one request; send a smaller document';
  return refused(refusal('too-large', text, { megabytes }), form);
}

function yamlTooLong(megabytes: number, form: Form): Answer {
  const most = sizeText(longestYamlFor(megabytes));
  const text = 'YAML is limited to {most} here; send JSON, which needs far less memory';
  return refused(refusal('too-large', text, { most }), form);
}
