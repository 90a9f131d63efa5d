import type { Worker } from 'node:worker_threads';
import type { About, TimedStep } from '../../service/http/about.ts';
import type { SideMessage } from '../../service/http/kept-results.ts';
import type { Task } from '../../service/http/work.ts';
import { answerAsks, type External, namesIn } from './external.ts';
import type { HouseData } from './house.ts';
import { startThread } from './start-thread.ts';

/** The start data of a thread. */
export interface ThreadData {
  /** A single number: the task to end. */
  ending: Int32Array<SharedArrayBuffer>;
  /** The maximum length of a YAML text that fits into the memory. */
  longestYaml: number;
  /** The functions that it may request from the main thread. */
  external: ReturnType<typeof namesIn>;
  /** The house rules of the service. */
  house?: HouseData | undefined;
  /** Whether it yields to other threads. */
  givesWay: boolean;
}

/**
 * The share of a thread's memory limit for long-lived values in V8; the rest is for code, bytes and the MiB of new
 * values. With more space for new values, their overflow would end the process instead of the thread.
 */
const FOR_VALUES = 0.65;
const NEW_VALUES = 16;

/** A message to a thread. */
export interface Order {
  number: number;
  task: Task;
}

/** The answer of a thread to a task; only the number if the task was ended. */
export interface Delivery {
  number: number;
  worked?: Worked;
}

/** A message that precedes the answer to a task. */
export interface SideDelivery {
  number: number;
  sideMessage: SideMessage;
}

/** The first message of a thread: it has loaded its code. */
export interface Readiness {
  isReady: true;
}

export interface Worked {
  status: number;
  body: Uint8Array<ArrayBuffer> | null;
  /** The headers that are specific to the answer. */
  headers: Record<string, string>;
  /** The facts known about the document, and the measured steps of the work, if requested. */
  about?: About | undefined;
  steps?: readonly TimedStep[] | undefined;
  /** The stack of an internal error, which the answer does not contain. */
  defect: string | undefined;
}

/** The outcome of a task. */
export type RunOutcome =
  | { kind: 'worked'; worked: Worked }
  /** The signal was aborted, so the result is not wanted. */
  | { kind: 'unwanted' }
  /** The thread exceeded its memory limit. */
  | { kind: 'full' }
  | { kind: 'failed'; error: Error };

/**
 * The milliseconds within which a thread must be ready again after its task was aborted. Replacing the thread costs
 * more, as its code would have to be optimised again.
 */
const PATIENCE = 1000;

/** A thread that executes one task after another, each of which can be ended at any time. */
export class WorkThread {
  readonly #worker: Worker;
  readonly #ending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #number = 0;
  #hasEnded = false;
  #settled: Promise<boolean> = Promise.resolve(true);
  /** Resolves when the thread has loaded its code, or has ended. */
  readonly ready: Promise<void>;

  /** Starts a thread with a memory limit in MiB. */
  constructor(
    megabytes: number,
    longestYaml: number,
    { external = {}, house }: { external?: External; house?: HouseData } = {},
    givesWay = true,
  ) {
    const workerData: ThreadData = { ending: this.#ending, longestYaml, external: namesIn(external), house, givesWay };
    const maxOldGenerationSizeMb = Math.floor(megabytes * FOR_VALUES);
    const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: NEW_VALUES };
    this.#worker = startThread('thread', { workerData, resourceLimits });
    this.#worker.unref();
    answerAsks(this.#worker, external);
    this.#worker.on('error', () => undefined); // callers waiting for it receive the error
    this.ready = new Promise((resolve) => {
      this.#worker.once('message', () => resolve());
      this.#worker.once('exit', () => {
        this.#hasEnded = true;
        resolve();
      });
    });
  }

  /** Returns whether it has ended, by itself or on request. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Executes a task, whose body is transferred to the thread. Returns `unwanted` as soon as the signal is aborted; the
   * thread may then be busy for a moment, until `settled`.
   */
  async run(task: Task, signal: AbortSignal, onSideMessage?: (message: SideMessage) => void): Promise<RunOutcome> {
    const number = ++this.#number;
    const delivered = this.#delivered(number, (given) => signal.aborted || onSideMessage?.(given));
    const order: Order = { number, task };
    this.#worker.postMessage(order, ownedBy(task.body));
    const outcome = await Promise.race([delivered, aborted(signal)]);
    this.#settled = outcome.kind === 'unwanted' ? this.#interrupt(number, delivered) : this.#afterwards(outcome);
    return outcome;
  }

  /**
   * Resolves when the last task has finished completely: true if the thread can take another one, false if it has been
   * ended.
   */
  settled(): Promise<boolean> {
    return this.#settled;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  async #afterwards({ kind }: RunOutcome): Promise<boolean> {
    if (kind === 'worked') return true;
    await this.end();
    return false;
  }

  /** Asks the thread to end a task, and ends the thread if it does not respond soon. */
  async #interrupt(number: number, delivered: Promise<RunOutcome>): Promise<boolean> {
    Atomics.store(this.#ending, 0, number);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    const outcome = await Promise.race([delivered, patience]);
    clearTimeout(timer);
    if (outcome && (outcome.kind === 'worked' || outcome.kind === 'unwanted')) return true;
    await this.end();
    return false;
  }

  /** Returns the outcome of a task in the thread, and removes its listeners afterwards. */
  #delivered(number: number, onSideMessage: (message: SideMessage) => void): Promise<RunOutcome> {
    return new Promise((resolve) => {
      const finish = (outcome: RunOutcome) => {
        this.#worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(outcome);
      };
      const onMessage = (delivery: Delivery | SideDelivery | Readiness) => {
        if ('isReady' in delivery || delivery.number !== number) return;
        if ('sideMessage' in delivery) onSideMessage(delivery.sideMessage);
        else finish(delivery.worked ? { kind: 'worked', worked: delivery.worked } : { kind: 'unwanted' });
      };
      const onError = (error: NodeJS.ErrnoException) =>
        finish(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'full' } : { kind: 'failed', error });
      const onExit = (code: number) => finish({ kind: 'failed', error: new Error(`a thread ended with ${code}`) });
      this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }
}

/** Returns the memory of bytes if they own it entirely, for a transfer instead of a copy. */
function ownedBy({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return byteLength === buffer.byteLength ? [buffer] : [];
}

function aborted(signal: AbortSignal): Promise<{ kind: 'unwanted' }> {
  return new Promise((resolve) => {
    const unwanted = () => resolve({ kind: 'unwanted' });
    if (signal.aborted) unwanted();
    else signal.addEventListener('abort', unwanted, { once: true });
  });
}
