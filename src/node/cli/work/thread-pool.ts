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

/** Does tasks: the first ones in this thread, those of longer runs in threads of their own. */
export interface ThreadPool<S extends Setup> {
  run(task: TaskOf<S>): Promise<AnswerOf<S>>;
  /** Does the tasks of a block, whose bytes are looked at before it returns. The answer is good until the block is ended. */
  runBlock(block: BlockOf<S>): Promise<BlockAnswerOf<S>>;
  /** Says that the answer of a block has been used: its memory serves another one. */
  endBlock(block: BlockOf<S>): void;
  end(): Promise<void>;
}

/** A thread takes a while to start; so many tasks are done sooner here. */
const ALONE = 64;

/** So many tasks for each job keep a thread busy while messages are under way. */
export const TASKS_AHEAD = 32;

/** And so many blocks of tasks. */
const BLOCKS_AHEAD = 4;

/** How much more may be kept that waits behind an answer which is to be given first: of blocks some 20 MB with two threads, enough for a thread that starts late. */
export const MOST_KEPT = 4;

/** Characters of tasks that may be in work or wait for it: so many small ones keep all threads busy. */
const MOST_WAITING = 32 * 1024 * 1024;

/** MiB that a thread has for new values: what a document takes is soon garbage, and more room would only be filled with it. */
const NEW_VALUES = 16;

/** Returns the share of a block in what may be in work or wait for it at once. */
export function shareOfBlock(jobs: number): number {
  return 1 / (BLOCKS_AHEAD * jobs);
}

/** Returns the share of a task of so many characters. */
export function shareOfTask(characters: number): number {
  return characters / MOST_WAITING;
}

/** Makes a pool that does at most `jobs` tasks at once; it can be given more, so that none of its threads waits. */
export async function createThreadPool<S extends Setup>(setup: S, jobs: number): Promise<ThreadPool<S>> {
  const here = limited(await prepare(setup), jobs);
  const memory = new BlockMemory<BlockOf<S>>();
  const size = Math.min(jobs, availableParallelism());
  let threads: Thread<S>[] | undefined;
  let begun = 0;
  /** Returns who does so many tasks that come next. */
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

/** Does so many tasks at once, or blocks of them. */
export function limited<S extends Setup>(work: Work<S>, jobs: number): Work<S> {
  const limit = pLimit(jobs);
  return {
    run: (task) => limit(() => work.run(task)),
    runBlock: (block, room) => limit(() => work.runBlock(block, room)),
  };
}

/** What a thread is started with. */
export interface ThreadData<S extends Setup> {
  setup: S;
  jobs: number;
}

/** What a thread and its owner send each other, in lists. */
export type Order<S extends Setup> = { id: number } & ({ task: TaskOf<S> } | { block: BlockOf<S>; room: Uint8Array });
export type Delivery<S extends Setup> = { id: number } & (
  | { answer: AnswerOf<S> | BlockAnswerOf<S> }
  | { failure: string }
);

/** What waits for an answer. */
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

  /** Tasks that are not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  run(task: TaskOf<S>): Promise<AnswerOf<S>> {
    return this.#answer(1, (id) => this.#send({ id, task }));
  }

  /** Does the tasks of a block in memory that is shared with the thread. */
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
    // The thread answers what it was asked.
    else open.resolve(delivery.answer as never);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
