import { refusal } from '../../operations/errors.ts';
import { type Answer, type Form, refused } from '../../service/http/answer.ts';
import { type Offload, overloaded, type Task, tookTooLong, unwanted } from '../../service/http/work.ts';
import { LARGE } from '../../service/limits/limits.ts';
import { sizeText } from '../../service/limits/quantities.ts';
import type { External } from '../work/external.ts';
import type { HouseData } from '../work/house.ts';
import { type RunOutcome, type Worked, WorkThread } from '../work/work-thread.ts';
import { outgoingBytes } from './http/outgoing.ts';
import { Admission } from './limits/admission.ts';
import { costOf, hasYaml, longestYamlFor, weightOf } from './limits/cost.ts';

export interface ThreadOptions {
  /** The maximum number of threads; each starts when first needed. */
  threads: number;
  /** The memory of a thread in MiB. A larger document takes the share of several threads. */
  memory: number;
  /** The memory of the thread for small tasks in MiB, if there is one. */
  laneMemory?: number | undefined;
  /** The maximum number of waiting requests, and of the bytes of their bodies. */
  waiting: number;
  waitingBytes: number;
  /** Time limit of a task in milliseconds, including its wait unless it is patient. */
  timeout: number;
  /** Maximum size of waiting answers when another task begins, in bytes. */
  outgoingBytes: number;
  /** Services that threads can call outside the process. */
  external?: External;
  /** The house rules of the service. */
  house?: HouseData;
  /** Called for a defect in a thread, which has answered the request. */
  defect?: (error: unknown, requestId: string) => void;
}

/** The maximum weight of a small task. Such a task takes some dozen milliseconds. */
const LIGHT = LARGE;

/**
 * Milliseconds that a task may take on the thread for small tasks. One that takes longer starts again on the others, so that it cannot
 * delay small ones.
 */
const LANE_TIME = 500;

/**
 * Milliseconds that a task lets others overtake it, for each byte of JSON. A document of 1 MiB gives way to small ones for five seconds.
 * Among small tasks, one of 64 KiB gives way for a second.
 */
const PATIENCE_PER_BYTE = 1 / 192;
const LANE_PATIENCE_PER_BYTE = 1 / 64;

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
  const longestWait = timeout * LONGEST_WAIT;
  const admission = new Admission({ ...options, slots: threads, longestWait, patiencePerByte: PATIENCE_PER_BYTE });
  const pool = new Pool(threads, memory, options);
  const lane = options.laneMemory === undefined ? undefined : new Lane(options, options.laneMemory);
  const tooFull = (weight: number, form: Form) => overloaded(form, admission.refuse(weight));
  const givenUp = (limit: TimeLimit, form: Form) =>
    limit.isOver ? tookTooLong(timeout, form, admission.refuse()) : unwanted();
  const answerOf = ({ defect, ...answer }: Worked, { id }: Task): Answer => {
    if (defect !== undefined) options.defect?.(defect, id);
    return answer;
  };

  /** Runs a job on the thread for small tasks. Returns undefined if it turned out to be too large for it. */
  const runInLane = async ({ task, weight, limit, onSideMessage }: Job, by: Lane): Promise<Answer | undefined> => {
    const outcome = await by.run(task, weight, limit, onSideMessage);
    if (outcome !== 'refused' && outcome.kind === 'worked') return answerOf(outcome.worked, task);
    if (limit.signal.aborted) return givenUp(limit, task);
    if (outcome === 'refused') return tooFull(weight, task);
    if (outcome.kind === 'failed') throw outcome.error;
    return undefined;
  };

  const runOnOthers = async ({ task, weight, slots, limit, onSideMessage }: Job): Promise<Answer> => {
    const bytes = task.body.length;
    const wanted = { bytes, weight, slots, isPatient: task.isPatient };
    const isIn = await admission.enter(wanted, limit.signal);
    if (!isIn) return limit.signal.aborted ? givenUp(limit, task) : tooFull(weight, task);
    limit.start();
    const leave = (isDone: boolean) => admission.leave(wanted, isDone);
    if (limit.signal.aborted || outgoingBytes() > options.outgoingBytes) {
      leave(false);
      return limit.signal.aborted ? givenUp(limit, task) : tooFull(weight, task);
    }
    const thread = await pool.take(slots);
    const outcome = await thread.run(task, limit.signal, onSideMessage);
    pool.giveBack(thread, slots).then(() => leave(outcome.kind === 'worked'));
    if (outcome.kind === 'unwanted') return givenUp(limit, task);
    if (outcome.kind === 'full') return tookTooMuch(slots * memory, task);
    if (outcome.kind === 'failed') throw outcome.error;
    return answerOf(outcome.worked, task);
  };

  const work: Offload = async (task: Task, caller, onSideMessage): Promise<Answer> => {
    const isYaml = hasYaml(task);
    if (isYaml && task.body.length > longestYamlFor(most)) return yamlTooLong(most, task);
    const slots = Math.min(threads, Math.ceil(costOf(task, isYaml) / memory));
    const limit = timeLimit(timeout, caller);
    if (!task.isPatient) limit.start();
    const job: Job = { task, weight: weightOf(task, isYaml), slots, limit, onSideMessage };
    try {
      lane?.warmUp();
      // A stream has lines without end, but light ones go before large documents anyway.
      const isForLane = job.weight <= LIGHT && !task.isPatient && !admission.isFree(slots);
      return (lane && isForLane && (await runInLane(job, lane))) || (await runOnOthers(job));
    } finally {
      limit.clear();
    }
  };
  return Object.assign(work, { load: admission, parallel: threads });
}

/** A task to run. */
interface Job {
  task: Task;
  /** Its weight in bytes of JSON. */
  weight: number;
  slots: number;
  limit: TimeLimit;
  onSideMessage: SideReceiver | undefined;
}

/**
 * A thread for small tasks, next to the others. While those are busy with large documents, which take seconds, a small task
 * begins here within milliseconds.
 */
class Lane {
  readonly #admission: Admission;
  readonly #pool: Pool;

  constructor({ waiting, waitingBytes, timeout, ...given }: ThreadOptions, megabytes: number) {
    const longestWait = timeout * LONGEST_WAIT;
    const patiencePerByte = LANE_PATIENCE_PER_BYTE;
    this.#admission = new Admission({ slots: 1, waiting, waitingBytes, longestWait, patiencePerByte });
    this.#pool = new Pool(1, megabytes, given, false);
  }

  /** Starts the thread, unless it has been started: its first task would have to wait for it. */
  warmUp(): void {
    this.#pool.warmUp();
  }

  /**
   * Runs a task. Returns `unwanted` if it takes too long, and `full` if it needs too much memory; its body is then still available. Refuses
   * it if too many wait.
   */
  async run(
    task: Task,
    weight: number,
    limit: TimeLimit,
    onSideMessage: SideReceiver | undefined,
  ): Promise<RunOutcome | 'refused'> {
    const wanted = { bytes: task.body.length, weight, slots: 1 };
    if (!(await this.#admission.enter(wanted, limit.signal))) return 'refused';
    limit.start();
    const thread = await this.#pool.take(1);
    await thread.ready;
    const signal = AbortSignal.any([limit.signal, AbortSignal.timeout(LANE_TIME)]);
    const outcome = thread.hasEnded
      ? ({ kind: 'full' } as const)
      : await thread.run({ ...task, body: task.body.slice() }, signal, onSideMessage);
    void this.#pool.giveBack(thread, 1).then(() => this.#admission.leave(wanted, outcome.kind === 'worked'));
    return outcome;
  }
}

type SideReceiver = Parameters<WorkThread['run']>[2];

interface Idle {
  thread: WorkThread;
  slots: number;
}

/** Threads of one or more slots. Their slots, busy or idle, never exceed the total. */
class Pool {
  readonly #memory: number;
  readonly #idle: Idle[] = [];
  readonly #given: Pick<ThreadOptions, 'external' | 'house'>;
  readonly #givesWay: boolean;
  #free: number;

  /** @param memory MiB of a slot @param givesWay whether its threads yield to others */
  constructor(slots: number, memory: number, given: Pick<ThreadOptions, 'external' | 'house'>, givesWay = true) {
    this.#given = given;
    this.#givesWay = givesWay;
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

  /** Starts a thread of one slot if none is running. */
  warmUp(): void {
    if (this.#free === 0 || this.#idle.length > 0) return;
    this.#free--;
    this.#idle.push({ thread: this.#start(1), slots: 1 });
  }

  /** Returns a thread to the pool once it is idle, or starts a replacement. */
  async giveBack(thread: WorkThread, slots: number): Promise<void> {
    const isFit = await thread.settled();
    this.#idle.push({ thread: isFit ? thread : this.#start(slots), slots });
  }

  #start(slots: number): WorkThread {
    const megabytes = slots * this.#memory;
    return new WorkThread(megabytes, longestYamlFor(megabytes), this.#given, this.#givesWay);
  }
}

type TimeLimit = ReturnType<typeof timeLimit>;

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
