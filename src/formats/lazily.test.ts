import { expect, it } from 'vitest';
import { lazily } from './lazily.ts';

it('lazily loads once, and again only after a failure', async () => {
  let times = 0;
  const wanted = lazily(async () => {
    times++;
    if (times === 1) throw new Error('no way');
    return { times };
  });
  expect(times).toBe(0);
  await expect(wanted()).rejects.toThrow('no way');
  const [one, other] = await Promise.all([wanted(), wanted()]);
  expect(one).toBe(other);
  expect(await wanted()).toEqual({ times: 2 });
});
