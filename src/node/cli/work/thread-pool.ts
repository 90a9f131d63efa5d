import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { startThread } from '../../work/start-thread.ts';
import { gathered } from './gathered.ts';
import { type AnswerOf, prepare, type Setup, type TaskOf } from './work.ts';

/** Does tasks: the first ones in this thread, those of longer runs in threads of their own. */
export interface ThreadPool<S extends Setup> {
  run(task: TaskOf<S>): Promise<AnswerOf<S>>;
  end(): Promise<void>;
}

/** A thread takes a while to start; so many tasks are done sooner here. */
const ALONE = 64;

/** So many tasks for each job keep a thread busy while messages are under way. */
export const TASKS_AHEAD = 32;

/** Characters of tasks that may be in work or wait for it: so many small ones keep all threads busy. */
export const MOST_WAITING = 32 * 1024 * 1024;

/** Makes a pool that does at most `jobs` tasks at once; it can be given more, so that none of its threads waits. */
export async function createThreadPool<S extends Setup>(setup: S, jobs: number): Promise<ThreadPool<S>> {
  const here = limitFunction(await prepare(setup), { concurrency: jobs });
  const size = Math.min(jobs, availableParallelism());
  let threads: Thread<S>[] | undefined;
  let begun = 0;
  return {
    run(task) {
      if (size < 2 || begun++ < ALONE) return here(task);
      threads ??= Array.from({ length: size }, () => new Thread(setup, Math.ceil(jobs / size)));
      const [least] = threads.toSorted((a, b) => a.waiting - b.waiting);
      return least ? least.run(task) : here(task);
    },
    async end() {
      await Promise.all(threads?.map((thread) => thread.end()) ?? []);
    },
  };
}

/** What a thread is started with. */
export interface ThreadData<S extends Setup> {
  setup: S;
  jobs: number;
}

/** What a thread and its owner send each other, in lists. */
export interface Order<S extends Setup> {
  id: number;
  task: TaskOf<S>;
}
export type Delivery<S extends Setup> = { id: number; answer: AnswerOf<S> } | { id: number; failure: string };

class Thread<S extends Setup> {
  readonly #worker: Worker;
  readonly #open = new Map<number, { resolve: (answer: AnswerOf<S>) => void; reject: (error: Error) => void }>();
  readonly #send: (order: Order<S>) => void;
  #next = 0;

  constructor(setup: S, jobs: number) {
    const workerData: ThreadData<S> = { setup, jobs };
    this.#worker = startThread('cli-thread', { workerData });
    this.#send = gathered((orders) => this.#worker.postMessage(orders));
    this.#worker.on('message', (deliveries: Delivery<S>[]) => {
      for (const delivery of deliveries) this.#take(delivery);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
  }

  /** Tasks that are not done yet. */
  get waiting(): number {
    return this.#open.size;
  }

  run(task: TaskOf<S>): Promise<AnswerOf<S>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#send({ id, task });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(delivery: Delivery<S>): void {
    const open = this.#open.get(delivery.id);
    this.#open.delete(delivery.id);
    if ('failure' in delivery) open?.reject(new Error(delivery.failure));
    else open?.resolve(delivery.answer);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
