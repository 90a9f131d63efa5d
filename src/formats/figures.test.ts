/** A sample of all conversions; `all-figures.test.ts` tries each. */

import { basename } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import { sources, targets, wrongFigures } from './testing/conversions.ts';

beforeAll(() => load('all'));

/** A quarter of the sources, each as a document and in another format. */
const pairs = sources.flatMap((source, at) =>
  (at % 4 === 0 ? [undefined, targets[1 + ((at / 4) % (targets.length - 1))]] : []).map(
    (to) => [basename(source), to ?? 'gobl', source] as const,
  ),
);

it.each(pairs)('%s converted to %s reports each amount that differs', async (_, to, source) => {
  expect(await wrongFigures(source, to === 'gobl' ? undefined : to)).toEqual([]);
});
