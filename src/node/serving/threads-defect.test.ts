import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { service } from '../../service/testing.ts';
import type { Order } from '../work/work-thread.ts';
import { createThreads } from './threads.ts';

vi.mock('../work/start-thread.ts', () => ({
  /** A thread with a defect, which answers it as the service does. */
  startThread() {
    const body = new TextEncoder().encode('{"code":500}\n');
    const thread = Object.assign(new EventEmitter(), {
      unref() {},
      postMessage: ({ number }: Order) =>
        thread.emit('message', { number, worked: { status: 500, body, headers: {}, defect: 'Error: broken' } }),
    });
    return thread;
  },
}));

it('a defect in a thread is answered in the requested language, and reported with the request id', async () => {
  const defect = vi.fn();
  const offload = createThreads({
    threads: 1,
    timeout: 30_000,
    waiting: 1,
    waitingBytes: 1_000_000,
    outgoingBytes: 128 * 1024 * 1024,
    memory: 512,
    defect,
  });
  const text = JSON.stringify({ data: {}, padding: ' '.repeat(70_000) });
  const reply = await service({ offload }).send('/v0/build', text, 'application/json');
  expect([reply.status, reply.body]).toEqual([500, { code: 500 }]);
  expect(defect).toHaveBeenCalledExactlyOnceWith('Error: broken', reply.headers.get('X-Request-Id'));
});
