import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckLoop } from './check-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a loop with a check that ends on demand, and how often it began. */
function controlled() {
  const ends: (() => void)[] = [];
  const check = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return {
    loop: new CheckLoop(check),
    check,
    end: async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('the check loop checks once, 150 ms after the last change', async () => {
  const { loop, check } = controlled();
  loop.later();
  await vi.advanceTimersByTimeAsync(100);
  loop.later();
  await vi.advanceTimersByTimeAsync(149);
  expect(check).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(1);
});

test('the check loop checks once more if the text changed during a check', async () => {
  const { loop, check, end } = controlled();
  void loop.now();
  void loop.now();
  void loop.now();
  expect(check).toHaveBeenCalledTimes(1);
  await end();
  expect(check).toHaveBeenCalledTimes(2);
  await end();
  expect(check).toHaveBeenCalledTimes(2);
});

test('the check loop does not check after it has ended', async () => {
  const { loop, check, end } = controlled();
  void loop.now();
  void loop.now();
  loop.later();
  loop.end();
  await end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(1);
  expect(loop.hasEnded).toBe(true);
});
