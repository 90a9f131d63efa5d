import { expect, test } from 'vitest';
import { formatOf } from '../../list/formats.ts';
import { foundAs } from '../../testing/judged-as.ts';

test.each([
  ['en16931-ubl', 'EN 16931 (UBL)', 'ubl', 'ubl'],
  ['en16931-cii', 'EN 16931 (CII)', 'cii', 'cii-d16b'],
])('the format %s has only the rules of the core', async (key, name, syntax, schema) => {
  expect(formatOf(key)).toMatchObject({
    name: { en: name },
    syntax,
    schema: { key: schema },
    reads: true,
    writes: true,
  });
  expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en']);
  expect(await foundAs(key)).toEqual(['BR-CO-16']);
});
