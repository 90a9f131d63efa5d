import { expect, test } from 'vitest';
import { DocumentStopped, startPool } from './pool.ts';

const LIMIT = 300;

const hanging = () => new Promise<string>(() => {});

test('the pool of a batch stops only the documents that exceed the limit', async () => {
  const pool = startPool('browser', LIMIT);
  const works = ['a', 'hang', 'b', 'hang', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) =>
    pool.run(async () => (name === 'hang' ? await hanging() : name)),
  );
  const ends = await Promise.allSettled(works);
  pool.end();
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason instanceof DocumentStopped))).toEqual([
    ...['a', true, 'b', true, 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
  ]);
});

test('the pool of a batch passes on the error of a document', async () => {
  const pool = startPool('browser', LIMIT);
  const error = new Error();
  await expect(pool.run(() => Promise.reject(error))).rejects.toBe(error);
  pool.end();
});
