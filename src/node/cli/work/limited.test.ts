import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered, limited } from './limited.ts';

it('does at most so many at once, in their order', async () => {
  let inWork = 0;
  let most = 0;
  const begun: number[] = [];
  const work = limited(async (item: number) => {
    begun.push(item);
    most = Math.max(most, ++inWork);
    await wait(1);
    inWork--;
    if (item === 1) throw new Error('one fails');
    return item;
  }, 2);
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('sends together what comes together', async () => {
  const sent: number[][] = [];
  const send = gathered<number>((items) => sent.push(items));
  for (const item of [1, 2, 3]) send(item);
  expect(sent).toEqual([]);
  await wait(5);
  send(4);
  await wait(5);
  expect(sent).toEqual([[1, 2, 3], [4]]);
});
