import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';
import type { LogEntry } from './options.ts';
import { invoice, service } from './testing.ts';

describe('a gate', () => {
  const limits = { inWork: 1, waiting: 2, waitingBytes: 100 };

  it('lets those who wait in by their order, and turns away whom it has no room for', async () => {
    const gate = new Gate(limits);
    const order: string[] = [];
    expect(gate.enter()).toBe(true);
    const first = gate.wait(40).then((isIn) => order.push(`first ${isIn}`));
    expect(await gate.wait(61)).toBe(false);
    const second = gate.wait(60).then((isIn) => order.push(`second ${isIn}`));
    expect(await gate.wait(0)).toBe(false);
    gate.leave();
    await first;
    expect(gate.enter()).toBe(false);
    gate.leave();
    await second;
    expect(order).toEqual(['first true', 'second true']);
    gate.leave();
    expect(gate.enter()).toBe(true);
  });

  it('has room again once somebody who waits wants in no more', async () => {
    const gate = new Gate(limits);
    gate.enter();
    const controller = new AbortController();
    const gone = gate.wait(100, controller.signal);
    expect(await gate.wait(1)).toBe(false);
    controller.abort();
    expect(await gone).toBe(false);
    expect(await gate.wait(1, controller.signal)).toBe(false);
    const next = gate.wait(100);
    gate.leave();
    expect(await next).toBe(true);
  });
});

describe('a small request whose caller has gone', () => {
  it.each([
    ['by the signal of the request', undefined],
    ['by what the platform says', () => true],
  ])('before its turn came is not worked on: %s', async (_, hasGone) => {
    const controller = new AbortController();
    const entries: LogEntry[] = [];
    let passed = 0;
    const { ask } = service({
      ...(hasGone && { hasGone }),
      log: (entry) => entries.push(entry),
      async turn() {
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
