import { expect, test } from 'vitest';
import { load } from '../loading.ts';
import { copierOf } from './copiers.ts';
import { object } from './object.ts';

test('at most four types share a copier', async () => {
  await load('all');
  const types = object('test.Last', { title: '', description: '' }, {}).index;
  const places = new Set(Array.from({ length: types }, (_, index) => copierOf(index))).size;
  expect(types).toBeGreaterThan(80);
  expect(types).toBeLessThanOrEqual(4 * places);
});
