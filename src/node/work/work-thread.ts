import type { Worker } from 'node:worker_threads';
import type { About, TimedStep } from '../../service/http/about.ts';
import type { Aside } from '../../service/http/kept-results.ts';
import type { Task } from '../../service/http/work.ts';
import { answerAsks, type Elsewhere, namesIn } from './elsewhere.ts';
import { startThread } from './start-thread.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** One number: that of the task which is to end. */
  ending: Int32Array<SharedArrayBuffer>;
  /** Characters of a text in YAML that there is memory for. */
  longestYaml: number;
  /** What it may ask the main thread for. */
  elsewhere: ReturnType<typeof namesIn>;
}

/**
 * V8's limit of the memory that a thread may take altogether: the part that is for values which stay, the rest being for code, for bytes, and
 * for MiB of new values. With more room for these, what they overflow into would end the process instead of the thread.
 */
const FOR_VALUES = 0.65;
const NEW_VALUES = 16;

/** What a thread is sent. */
export interface Order {
  number: number;
  task: Task;
}

/** What a thread answers to a task; nothing more than its number to one that was ended. */
export interface Delivery {
  number: number;
  worked?: Worked;
}

/** What comes before the answer to a task. */
export interface Beside {
  number: number;
  aside: Aside;
}

export interface Worked {
  status: number;
  body: Uint8Array<ArrayBuffer> | null;
  /** Headers that the answer has beside those of every answer. */
  headers: Record<string, string>;
  /** What is known of the document, and the steps of the work on it where they are measured. */
  about?: About | undefined;
  steps?: readonly TimedStep[] | undefined;
  /** The stack of a defect of ours, which the answer does not contain. */
  defect: string | undefined;
}

/** How a task ends. */
export type RunOutcome =
  | { kind: 'worked'; worked: Worked }
  /** The signal said that it is not wanted any more. */
  | { kind: 'unwanted' }
  /** The thread needed more memory than it may have. */
  | { kind: 'full' }
  | { kind: 'failed'; error: Error };

/**
 * Milliseconds in which a thread whose task is not wanted any more must be ready again. To start another one in its place costs more than
 * that, and its code would have to become fast again.
 */
const PATIENCE = 1000;

/** A thread that does one task after another, each of which can be ended at any time. */
export class WorkThread {
  readonly #worker: Worker;
  readonly #ending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #number = 0;
  #hasEnded = false;
  #settled: Promise<boolean> = Promise.resolve(true);

  /** Starts a thread that may take so many MiB of memory. */
  constructor(megabytes: number, longestYaml: number, elsewhere: Elsewhere = {}) {
    const workerData: ThreadData = { ending: this.#ending, longestYaml, elsewhere: namesIn(elsewhere) };
    const maxOldGenerationSizeMb = Math.floor(megabytes * FOR_VALUES);
    const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: NEW_VALUES };
    this.#worker = startThread('thread', { workerData, resourceLimits });
    this.#worker.unref();
    answerAsks(this.#worker, elsewhere);
    this.#worker.on('error', () => undefined); // what waits for it gets the error
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  /** Returns whether it has ended, by itself or by us. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Does a task, whose body goes over to the thread. When the signal says so the outcome is `unwanted` at once; the thread may then be busy for a
   * moment, until `settled`.
   */
  async run(task: Task, signal: AbortSignal, aside?: (aside: Aside) => void): Promise<RunOutcome> {
    const number = ++this.#number;
    const delivered = this.#delivered(number, (given) => signal.aborted || aside?.(given));
    const order: Order = { number, task };
    this.#worker.postMessage(order, ownedBy(task.body));
    const outcome = await Promise.race([delivered, aborted(signal)]);
    this.#settled = outcome.kind === 'unwanted' ? this.#interrupt(number, delivered) : this.#afterwards(outcome);
    return outcome;
  }

  /** Resolves when nothing of the last task goes on any more: true if the thread can be given another, false if it has been ended. */
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

  /** Asks the thread to end a task, and ends the thread if it does not do so soon. */
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

  /** Returns the outcome of a task in the thread. Afterwards nothing of it is listened to. */
  #delivered(number: number, aside: (aside: Aside) => void): Promise<RunOutcome> {
    return new Promise((resolve) => {
      const finish = (outcome: RunOutcome) => {
        this.#worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(outcome);
      };
      const onMessage = (delivery: Delivery | Beside) => {
        if (delivery.number !== number) return;
        if ('aside' in delivery) aside(delivery.aside);
        else finish(delivery.worked ? { kind: 'worked', worked: delivery.worked } : { kind: 'unwanted' });
      };
      const onError = (error: NodeJS.ErrnoException) =>
        finish(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'full' } : { kind: 'failed', error });
      const onExit = (code: number) => finish({ kind: 'failed', error: new Error(`a thread ended with ${code}`) });
      this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    });
  }
}

/** Returns the memory of bytes that nothing else is in: it goes over instead of being copied. */
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
