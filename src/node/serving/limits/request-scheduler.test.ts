import { expect, it } from 'vitest';
import { createRequestScheduler } from './request-scheduler.ts';

const looped = () => new Promise((resolve) => setImmediate(resolve));

/** Returns how many requests of given sizes have begun after each round of the event loop. */
async function rounds(sizes: readonly number[], count: number): Promise<number[]> {
  const schedule = createRequestScheduler();
  let begun = 0;
  for (const bytes of sizes) schedule(bytes).then(() => begun++);
  const counts: number[] = [];
  for (let i = 0; i < count; i++) {
    await looped();
    counts.push(begun);
  }
  return counts;
}

it('concurrent requests begin together, after pending reads', async () => {
  const schedule = createRequestScheduler();
  const begun: string[] = [];
  const take = (name: string) => schedule(100).then(() => begun.push(name));
  const first = [take('a'), take('b')];
  await Promise.resolve();
  expect(begun).toEqual([]);
  await Promise.all(first);
  expect(begun).toEqual(['a', 'b']);
  await take('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('other requests are read between groups of thirty-two, or of 64 KiB', async () => {
  expect(await rounds(Array(80).fill(100), 3)).toEqual([32, 64, 80]);
  expect(await rounds([60_000, 5000, 1000, 65_000, 70_000, 1, 1], 4)).toEqual([2, 3, 4, 5]);
});

it('at most 256 requests wait', async () => {
  const schedule = createRequestScheduler();
  let begun = 0;
  for (let i = 0; i < 300; i++) schedule(100).then(() => begun++);
  await Promise.resolve();
  expect(begun).toBe(44);
});
