import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered } from './gathered.ts';

it('gathered sends concurrent items together', async () => {
  const sent: number[][] = [];
  const send = gathered<number>((items) => sent.push(items));
  for (const item of [1, 2, 3]) send(item);
  expect(sent).toEqual([]);
  await wait(5);
  send(4);
  await wait(5);
  expect(sent).toEqual([[1, 2, 3], [4]]);
});
