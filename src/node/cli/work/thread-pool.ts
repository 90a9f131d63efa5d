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

/** Makes a pool that runs at most `jobs` tasks at once. It accepts more, so that no thread waits. */
export async function createThreadPool<S extends Setup>(setup: S, jobs: number): Promise<ThreadPool<S>> {
  const here = limited(await prepare(setup), jobs);
  const memory = new BlockMemory<BlockOf<S>>();
  const size = Math.min(jobs, availableParallelism());
  let threads: Thread<S>[] | undefined;
  let begun = 0;
  /** Returns the work for the next tasks. */
  const next = (tasks: number): Work<S> => {
    const isSoonDone = begun < ALONE;
    begun += tasks;
    if (size < 2) return here;
    if (begun >= ALONE) threads ??= Array.from({ length: size }, () => new Thread(setup, Math.ceil(jobs / size)));
    if (isSoonDone || !threads) return here;
    return threads.reduce((least, each) => (each.waiting < least.waiting ? each : least));
  };
  return {
    run: (task) => next(1).run(task),
    runBlock: (block) => next(block.values).runBlock(...memory.take(block)),
    endBlock: (block) => memory.give(block),
    async end() {
      await Promise.all(threads?.map((thread) => thread.end()) ?? []);
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
interface Open {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  tasks: number;
}

class Thread<S extends Setup> implements Work<S> {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  readonly #send: (order: Order<S>) => void;
  #next = 0;
  #waiting = 0;

  constructor(setup: S, jobs: number) {
    const workerData: ThreadData<S> = { setup, jobs };
    this.#worker = startThread('cli-thread', {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: NEW_VALUES },
    });
    this.#send = gathered((orders) => this.#worker.postMessage(orders));
    this.#worker.on('message', (deliveries: Delivery<S>[]) => {
      for (const delivery of deliveries) this.#take(delivery);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
  }

  /** The number of unfinished tasks. */
  get waiting(): number {
    return this.#waiting;
  }

  run(task: TaskOf<S>): Promise<AnswerOf<S>> {
    return this.#answer(1, (id) => this.#send({ id, task }));
  }

  /** Runs the tasks of a block in memory shared with the thread. */
  runBlock(block: BlockOf<S>, room: Uint8Array): Promise<BlockAnswerOf<S>> {
    return this.#answer(block.values, (id) => {
      const orders: Order<S>[] = [{ id, block, room }];
      this.#worker.postMessage(orders);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #answer<Answer>(tasks: number, send: (id: number) => void): Promise<Answer> {
    const id = this.#next++;
    this.#waiting += tasks;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject, tasks });
      send(id);
    });
  }

  #take(delivery: Delivery<S>): void {
    const open = this.#open.get(delivery.id);
    if (!open) return;
    this.#open.delete(delivery.id);
    this.#waiting -= open.tasks;
    if ('failure' in delivery) open.reject(new Error(delivery.failure));
    // The thread answers with the type that was requested.
    else open.resolve(delivery.answer as never);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
