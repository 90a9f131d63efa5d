import { expect, test } from 'vitest';
import { formatOf } from '../../list/formats.ts';
import { foundAs } from '../../testing/judged-as.ts';

test.each([
  ['xrechnung-ubl', 'XRechnung 3.0 (UBL)', 'ubl', 'ubl'],
  ['xrechnung-cii', 'XRechnung 3.0 (CII)', 'cii', 'cii-d16b'],
])('the format %s has the rules of the core and of XRechnung', async (key, name, syntax, schema) => {
  expect(formatOf(key)).toMatchObject({
    name: { en: name, de: name },
    syntax,
    schema: { key: schema },
    reads: true,
    writes: true,
  });
  expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en', 'de']);
  expect(await foundAs(key)).toEqual(['BR-CO-16', 'BR-DE-15']);
});
