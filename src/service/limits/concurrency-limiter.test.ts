import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../http/options.ts';
import { invoice, service } from '../testing.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

describe('ConcurrencyLimiter', () => {
  const limits = { inWork: 1, waiting: 2, waitingBytes: 100 };

  it('admits waiting requests in order, and rejects those without room', async () => {
    const limiter = new ConcurrencyLimiter(limits);
    const order: string[] = [];
    expect(limiter.tryAcquire()).toBe(true);
    const first = limiter.acquireLater(40).then((isAdmitted) => order.push(`first ${isAdmitted}`));
    expect(await limiter.acquireLater(61)).toBe(false);
    const second = limiter.acquireLater(60).then((isAdmitted) => order.push(`second ${isAdmitted}`));
    expect(await limiter.acquireLater(0)).toBe(false);
    limiter.release();
    await first;
    expect(limiter.tryAcquire()).toBe(false);
    limiter.release();
    await second;
    expect(order).toEqual(['first true', 'second true']);
    limiter.release();
    expect(limiter.tryAcquire()).toBe(true);
  });

  it('has room again when a waiting request is aborted', async () => {
    const limiter = new ConcurrencyLimiter(limits);
    limiter.tryAcquire();
    const controller = new AbortController();
    const gone = limiter.acquireLater(100, controller.signal);
    expect(await limiter.acquireLater(1)).toBe(false);
    controller.abort();
    expect(await gone).toBe(false);
    expect(await limiter.acquireLater(1, controller.signal)).toBe(false);
    const next = limiter.acquireLater(100);
    limiter.release();
    expect(await next).toBe(true);
  });
});

describe('a small request whose client has gone', () => {
  it.each([
    ['reported by the signal of the request', undefined],
    ['reported by the platform', () => true],
  ])('is not processed if not yet scheduled: %s', async (_, hasGone) => {
    const controller = new AbortController();
    const entries: LogEntry[] = [];
    let passed = 0;
    const { ask } = service({
      ...(hasGone && { hasGone }),
      log: (entry) => entries.push(entry),
      async schedule() {
        passed++;
        if (!hasGone) controller.abort();
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ data: invoice }), signal: controller.signal };
    expect((await ask('/v0/build', init)).text).toBe('');
    expect(passed).toBe(1);
    expect(entries).toMatchObject([{ status: 499, sent: 0 }]);
  });
});
