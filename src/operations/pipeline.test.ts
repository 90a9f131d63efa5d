import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Concurrency, runPipeline } from './pipeline.ts';

async function* found<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function runAll<Item, Answer>(
  items: Iterable<Item>,
  execute: (item: Item) => Promise<Answer>,
  sink: (answer: Answer) => Promise<void> | void,
  concurrency: Concurrency<Item>,
) {
  await runPipeline({ discover: found(items), expand: (all) => all, execute, sink }, concurrency);
}

const items = [30, 1, 20, 2, 10];

async function answersOf(ordered: boolean, ahead = 3) {
  const given: number[] = [];
  let inWork = 0;
  let most = 0;
  const run = async (item: number) => {
    most = Math.max(most, ++inWork);
    await wait(item);
    inWork--;
    return item;
  };
  await runAll(items, run, (answer) => void given.push(answer), { ahead, ordered });
  return { given, most };
}

it('pipeline yields answers as they arrive, up to a number ahead', async () => {
  const { given, most } = await answersOf(false);
  expect(given[0]).toBe(1);
  expect([...given].sort()).toEqual([...items].sort());
  expect(most).toBe(3);
});

it('pipeline yields answers in order on request', async () => {
  expect(await answersOf(true)).toEqual({ given: items, most: 3 });
  expect(await answersOf(true, 1)).toEqual({ given: items, most: 1 });
});

it('pipeline limits the total weight in progress, except for a single heavier item', async () => {
  let carried = 0;
  const together: number[] = [];
  const run = async (weight: number) => {
    carried += weight;
    together.push(carried);
    await wait(1);
    carried -= weight;
  };
  const load = { of: (weight: number) => weight, most: 10 };
  await runAll([4, 4, 4, 25, 1, 9, 2], run, () => {}, { ahead: 5, ordered: false, load });
  expect(together).toHaveLength(7);
  expect(together.filter((weight) => weight > 10)).toEqual([25]);
});

it('pipeline limits the answers kept after an unfinished earlier one', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const given: number[] = [];
  const run = async (item: number) => {
    begun++;
    if (item === 0) await blocked;
    return item;
  };
  const load = { of: () => 1, most: 3, mostKept: 7 };
  const items = Array.from({ length: 50 }, (_, i) => i);
  const done = runAll(items, run, (answer) => void given.push(answer), { ahead: 5, ordered: true, load });
  await wait(20);
  expect({ begun, given }).toEqual({ begun: 7, given: [] });
  release();
  await done;
  expect(given).toEqual(items);
});

it('pipeline takes no more items than the source has', async () => {
  let taken = 0;
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  function* endless() {
    for (taken = 0; taken < 1000; taken++) yield taken;
  }
  const done = runAll(
    endless(),
    async (item) => item,
    () => blocked,
    { ahead: 4, ordered: false },
  );
  await wait(20);
  expect(taken).toBeLessThan(8);
  release();
  await done;
  expect(taken).toBe(1000);
});

it('pipeline rejects with the error of failed work', async () => {
  const failing = runAll(
    [1],
    () => Promise.reject(new Error('broken')),
    () => {},
    { ahead: 2, ordered: true },
  );
  await expect(failing).rejects.toThrow('broken');
});

it('pipeline expands each discovery into items', async () => {
  const given: string[] = [];
  async function* expand(words: AsyncIterable<string>) {
    for await (const word of words) yield* word;
  }
  await runPipeline(
    {
      discover: found(['ab', '', 'c']),
      expand,
      execute: async (letter) => letter.toUpperCase(),
      sink: (letter) => void given.push(letter),
    },
    { ahead: 2, ordered: true },
  );
  expect(given).toEqual(['A', 'B', 'C']);
});

it('pipeline ends at an error of its sink, without waiting for more', async () => {
  const begun: number[] = [];
  const given: number[] = [];
  async function* endless() {
    yield* [1, 2, 3];
    await new Promise(() => {});
  }
  const failing = runPipeline(
    {
      discover: endless(),
      expand: (all) => all,
      execute: async (item) => begun.push(item),
      sink: (answer) => {
        given.push(answer);
        if (answer === 2) throw new Error('left');
      },
    },
    { ahead: 4, ordered: true },
  );
  await expect(failing).rejects.toThrow('left');
  await wait(5);
  expect({ begun, given }).toEqual({ begun: [1, 2, 3], given: [1, 2] });
});

it('pipeline yields the answers before a failed one', async () => {
  const given: number[] = [];
  const run = async (item: number) => {
    if (item === 3) throw new Error('broken');
    return item;
  };
  const failing = runAll([1, 2, 3, 4], run, (answer) => void given.push(answer), { ahead: 1, ordered: true });
  await expect(failing).rejects.toThrow('broken');
  expect(given).toEqual([1, 2]);
});

it('pipeline begins no more work after an error of its sink', async () => {
  const begun: number[] = [];
  const run = async (item: number) => {
    begun.push(item);
    await wait(1);
    return item;
  };
  const sink = (answer: number) => {
    if (answer === 2) throw new Error('left');
  };
  await expect(runAll([1, 2, 3, 4, 5, 6], run, sink, { ahead: 2, ordered: true })).rejects.toThrow('left');
  await wait(30);
  expect(begun.length).toBeLessThan(6);
});
