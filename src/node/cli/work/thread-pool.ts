import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { startThread } from '../../work/start-thread.ts';
import { BlockMemory } from './block-memory.ts';
import { gathered } from './gathered.ts';
import {
  type AnswerOf,
  type BlockAnswerOf,
  type BlockOf,
  prepare,
  type Setup,
  type TaskOf,
  type Work,
} from './work.ts';

/** Runs tasks: the first ones in this thread, further ones in worker threads. */
export interface ThreadPool<S extends Setup> {
  run(task: TaskOf<S>): Promise<AnswerOf<S>>;
  /** Runs the tasks of a block. Its bytes are read before this returns. The answer is valid until the block is ended. */
  runBlock(block: BlockOf<S>): Promise<BlockAnswerOf<S>>;
  /** Ends the use of a block's answer, so that its memory can be reused. */
  endBlock(block: BlockOf<S>): void;
  end(): Promise<void>;
}

/** Limits the time of each task. */
interface TimeLimit<S extends Setup> {
  readonly milliseconds: number;
  /** Returns whether a task or block is too small to reach the limit, so that this thread can run it. */
  isQuick(work: TaskOf<S> | BlockOf<S>): boolean;
}

/** The error for a task or block that was stopped because it took too much time or memory. */
export class TaskStopped extends Error {
  readonly why: 'time' | 'memory';

  constructor(why: TaskStopped['why']) {
    super(why);
    this.why = why;
  }
}

/** Tasks to run in this thread, which is faster than starting a worker. */
const ALONE = 64;

/** Tasks per job that keep a worker busy while messages are in transit. */
export const TASKS_AHEAD = 32;

/** Blocks of tasks per job, for the same purpose. */
const BLOCKS_AHEAD = 4;

/**
 * Limit on finished answers that wait for an earlier one, as a multiple of the queue. For blocks it is some 20 MB with two threads, enough
 * for a thread that starts late.
 */
export const MOST_KEPT = 4;

/** Maximum length of tasks in progress or waiting, in characters. Small tasks of this size keep all threads busy. */
const MOST_WAITING = 32 * 1024 * 1024;

/** MiB of new space of a thread: documents soon become garbage, so more room would only fill up. */
const NEW_VALUES = 16;

/** Returns the share of the queue that a block takes. */
export function shareOfBlock(jobs: number): number {
  return 1 / (BLOCKS_AHEAD * jobs);
}

/** Returns the share of the queue that a task of this length takes. */
export function shareOfTask(characters: number): number {
  return characters / MOST_WAITING;
}

/**
 * Makes a pool that runs at most `jobs` tasks at once. It accepts more, so that no thread waits.
 * @param limit the time limit of a task; a task that exceeds it, or the memory of its thread, fails with `TaskStopped`
 */
export async function createThreadPool<S extends Setup>(
  setup: S,
  jobs: number,
  limit?: TimeLimit<S>,
): Promise<ThreadPool<S>> {
  const here = limited(await prepare(setup), jobs);
  const memory = new BlockMemory<BlockOf<S>>();
  const size = Math.min(jobs, availableParallelism());
  const threads: Thread<S>[] = [];
  let begun = 0;
  const grow = (to: number) => {
    while (threads.length < to) threads.push(new Thread(setup, Math.ceil(jobs / size), limit?.milliseconds));
  };
  const freest = () => threads.reduce((least, each) => (each.waiting < least.waiting ? each : least));
  /** Returns the work for the next tasks. */
  const next = (tasks: number, isQuick: boolean): Work<S> => {
    const isSoonDone = begun < ALONE;
    begun += tasks;
    if (size > 1 && begun >= ALONE) grow(size);
    if (isQuick && (isSoonDone || size < 2)) return here;
    if (threads.every(({ waiting }) => waiting > 0)) grow(Math.min(size, threads.length + 1));
    return freest();
  };
  return {
    run: (task) => next(1, limit?.isQuick(task) ?? true).run(task),
    runBlock: (block) => next(block.values, limit?.isQuick(block) ?? true).runBlock(...memory.take(block)),
    endBlock: (block) => memory.give(block),
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/** Limits the number of concurrent tasks or blocks. */
export function limited<S extends Setup>(work: Work<S>, jobs: number): Work<S> {
  const limit = pLimit(jobs);
  return {
    run: (task) => limit(() => work.run(task)),
    runBlock: (block, room) => limit(() => work.runBlock(block, room)),
  };
}

/** The data that starts a thread. */
export interface ThreadData<S extends Setup> {
  setup: S;
  jobs: number;
}

/** A message between a thread and its owner, sent in lists. */
export type Order<S extends Setup> = { id: number } & ({ task: TaskOf<S> } | { block: BlockOf<S>; room: Uint8Array });
export type Delivery<S extends Setup> = { id: number } & (
  | { answer: AnswerOf<S> | BlockAnswerOf<S> }
  | { failure: string }
);

/** A task or block that awaits its answer. */
interface Open<S extends Setup> {
  order: Order<S>;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  tasks: number;
}

class Thread<S extends Setup> implements Work<S> {
  readonly #setup: S;
  readonly #jobs: number;
  readonly #limit: number | undefined;
  readonly #open = new Map<number, Open<S>>();
  #send: (order: Order<S>) => void = () => undefined;
  #worker: Worker;
  /** Whether the worker has loaded its modules, which does not count as time of a task. */
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;
  /**
   * Tasks to run one at a time after the worker was stopped, because one of those it had is at fault; undefined
   * otherwise.
   */
  #apart: Open<S>[] | undefined;
  #next = 0;
  #waiting = 0;

  /** @param limit the milliseconds after which a worker without an answer is stopped */
  constructor(setup: S, jobs: number, limit: number | undefined) {
    this.#setup = setup;
    this.#jobs = jobs;
    this.#limit = limit;
    this.#worker = this.#start();
  }

  /** The number of unfinished tasks. */
  get waiting(): number {
    return this.#waiting;
  }

  run(task: TaskOf<S>): Promise<AnswerOf<S>> {
    return this.#answer(1, (id) => ({ id, task }));
  }

  /** Runs the tasks of a block in memory shared with the thread. */
  runBlock(block: BlockOf<S>, room: Uint8Array): Promise<BlockAnswerOf<S>> {
    return this.#answer(block.values, (id) => ({ id, block, room }));
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #start(): Worker {
    const workerData: ThreadData<S> = { setup: this.#setup, jobs: this.#jobs };
    const worker = startThread('cli-thread', {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: NEW_VALUES },
    });
    this.#isReady = false;
    this.#send = gathered((orders) => worker.postMessage(orders));
    worker.on('message', (deliveries: Delivery<S>[]) => {
      if (worker !== this.#worker) return;
      this.#isReady = true;
      for (const delivery of deliveries) this.#take(delivery);
      this.#watch();
    });
    worker.on('error', (error: Error) => {
      if (worker !== this.#worker) return;
      if (this.#limit !== undefined && isOutOfMemory(error)) this.#stop('memory');
      else this.#fail(error);
    });
    return worker;
  }

  #answer<Answer>(tasks: number, orderOf: (id: number) => Order<S>): Promise<Answer> {
    const order = orderOf(this.#next++);
    this.#waiting += tasks;
    return new Promise((resolve, reject) => {
      const open: Open<S> = { order, resolve, reject, tasks };
      if (this.#apart) this.#apart.push(open);
      else this.#give(open);
    });
  }

  #give(open: Open<S>): void {
    const { order } = open;
    this.#open.set(order.id, open);
    if ('block' in order) this.#worker.postMessage([order]);
    else this.#send(order);
    if (this.#open.size === 1) this.#watch();
  }

  #take(delivery: Delivery<S>): void {
    const open = this.#open.get(delivery.id);
    if (!open) return;
    this.#close(open);
    if ('failure' in delivery) open.reject(new Error(delivery.failure));
    // The thread answers with the type that was requested.
    else open.resolve(delivery.answer as never);
  }

  #close({ order, tasks }: Open<S>): void {
    this.#open.delete(order.id);
    this.#waiting -= tasks;
    if (this.#apart && this.#open.size === 0) this.#giveNextApart();
  }

  #giveNextApart(): void {
    const next = this.#apart?.shift();
    if (next) this.#give(next);
    else this.#apart = undefined;
  }

  /** Waits for the next answer, up to the limit. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#limit === undefined || !this.#isReady || this.#open.size === 0) return;
    this.#timer = setTimeout(() => this.#stop('time'), this.#limit);
  }

  /** Replaces the worker. A single task is at fault; of several, each runs again on its own. */
  #stop(why: TaskStopped['why']): void {
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#worker = this.#start();
    const [only, ...others] = this.#open.values();
    if (only !== undefined && others.length === 0) {
      this.#close(only);
      only.reject(new TaskStopped(why));
      return;
    }
    this.#apart = [...this.#open.values(), ...(this.#apart ?? [])];
    this.#open.clear();
    this.#giveNextApart();
  }

  #fail(error: Error): void {
    for (const { reject } of [...this.#open.values(), ...(this.#apart ?? [])]) reject(error);
    this.#open.clear();
    this.#apart = undefined;
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
