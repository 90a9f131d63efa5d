import { expect, it } from 'vitest';
import { createTurn } from './turn.ts';

it('lets those that come together begin together, behind what is to be read', async () => {
  const turn = createTurn();
  const begun: string[] = [];
  const take = (name: string) => turn().then(() => begun.push(name));
  const first = [take('a'), take('b')];
  await Promise.resolve();
  expect(begun).toEqual([]);
  await Promise.all(first);
  expect(begun).toEqual(['a', 'b']);
  await take('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('lets a full group begin at once, and the rest as the next', async () => {
  const turn = createTurn();
  let begun = 0;
  const all = Array.from({ length: 20 }, () => turn().then(() => begun++));
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toBe(16);
  await Promise.all(all);
  expect(begun).toBe(20);
});
