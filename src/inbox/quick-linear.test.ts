/** Checks that the work of judging files grows no faster than their number, even if all come from one supplier. */
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';
import type { Facts } from './facts.ts';
import { fileRead } from './testing.ts';

/** Sorting and medians take logarithmic steps, which are less noticeable with more files. */
const SIZE = 400;

let judge: typeof import('./judge.ts').judge;
let suppliers: typeof import('./suppliers.ts');

beforeAll(async () => {
  startCounting();
  ({ judge } = await import('./judge.ts'));
  suppliers = await import('./suppliers.ts');
});

const SERIES: Readonly<Record<string, (i: number) => Partial<Facts>>> = {
  'of one supplier': (i) => ({ number: `M-${i}`, total: `${100 + (i % 37)}.00`, date: dayOf(i) }),
  'with names and accounts of their own': (i) => ({
    ...{ number: `M-${i}`, names: [`Name ${i} GmbH`], accounts: [`ACCOUNT${i}`], date: dayOf(i), total: `${i}.00` },
  }),
  'with the same number': (i) => ({ date: dayOf(i) }),
  'with the same amount and date': (i) => ({ number: `M-${i}` }),
  'that correct the same invoice': (i) => ({ number: `M-${i}`, preceding: ['M-0'] }),
};

function dayOf(i: number): string {
  return new Date(Date.UTC(2020, 0, i)).toISOString().slice(0, 10);
}

test.each(Object.entries(SERIES))('judging many invoices %s takes linear work', async (_, facts) => {
  const stepsAt = (size: number) => {
    const files = Array.from({ length: size }, (__, i) => fileRead(`f${i}`, facts(i)));
    return stepsOf(() => {
      expect(judge(files)).toHaveLength(size);
      judge(files, suppliers.remembered(suppliers.noMemory(), files));
    }, SIZE);
  };
  await stepsAt(3);
  const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
  expect(slow).toEqual([]);
});
