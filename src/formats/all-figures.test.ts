import { basename } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import { sources, targets, wrongFigures } from './testing/conversions.ts';

beforeAll(() => load('all'));

const named = sources.map((source) => [basename(source), source] as const);

it.each(named)('%s converted to every format reports each amount that differs', async (_, source) => {
  const wrong: string[] = [];
  for (const to of targets) wrong.push(...(await wrongFigures(source, to)).map((each) => `${to ?? 'gobl'}: ${each}`));
  expect(wrong).toEqual([]);
});
