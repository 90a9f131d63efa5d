import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { BatchSetup } from '../batch/document-work.ts';
import type { BatchDocument } from '../batch/documents.ts';
import { createThreadPool, type Order, TaskStopped } from './thread-pool.ts';

/** Long enough for a busy machine. */
const LIMIT = 500;

let started = 0;

/** Answers each task with its own text; a task `hang` stops it, and a task `grow` exhausts its memory. */
class FakeWorker extends EventEmitter {
  #isStopped = false;

  constructor() {
    super();
    started++;
    setImmediate(() => this.emit('message', []));
  }

  postMessage(orders: Order<BatchSetup>[]): void {
    for (const order of orders) {
      if (this.#isStopped || !('task' in order)) continue;
      const { text } = order.task;
      if (text === 'hang') this.#isStopped = true;
      else if (text === 'grow') {
        this.#isStopped = true;
        setImmediate(() => this.emit('error', Object.assign(new Error(), { code: 'ERR_WORKER_OUT_OF_MEMORY' })));
      } else setImmediate(() => this.emit('message', [{ id: order.id, answer: text }]));
    }
  }

  async terminate(): Promise<void> {
    this.#isStopped = true;
  }
}

vi.mock('../../work/start-thread.ts', () => ({ startThread: () => new FakeWorker() }));

const setup: BatchSetup = { kind: 'batch', operation: 'build', strict: false, flags: {}, keys: [], prints: 'nothing' };

/** Returns the outcomes of tasks with these texts. */
async function outcomesOf(...texts: string[]): Promise<unknown[]> {
  const pool = await createThreadPool(setup, 1, { milliseconds: LIMIT, isQuick: () => false });
  const outcomes = await Promise.allSettled(texts.map((text) => pool.run({ text } as BatchDocument)));
  await pool.end();
  return outcomes.map((each) => (each.status === 'fulfilled' ? each.value : whyOf(each.reason)));
}

function whyOf(error: unknown): string {
  return error instanceof TaskStopped ? `stopped: ${error.why}` : String(error);
}

it('createThreadPool stops only tasks that exceed the limit', async () => {
  expect(await outcomesOf('a', 'hang', 'b', 'grow', 'c', 'hang')).toEqual([
    'a',
    'stopped: time',
    'b',
    'stopped: memory',
    'c',
    'stopped: time',
  ]);
});

it('createThreadPool keeps the same thread after tasks within the limit', async () => {
  started = 0;
  expect(await outcomesOf('a', 'b')).toEqual(['a', 'b']);
  expect(started).toBe(1);
});
