/** Round trips through national formats keep the figures. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { Chance } from '../../chance.ts';
import { convertDocument, convertXml } from '../../index.ts';
import { syntaxList } from '../../list/facts.ts';
import { environment } from '../../mapping/testing.ts';
import { sampleOf } from '../../testing/syntax-sample.ts';

const SEEDS = Array.from({ length: 15 }, (_, at) => at + 1);

const samples = await Promise.all(syntaxList.map(({ key }) => sampleOf(key)));
const FORMATS = samples.flatMap(({ to, options, random }) => (random ? { to, formatOptions: options, ...random } : []));

type Options = (typeof FORMATS)[number]['formatOptions'];

async function written(document: JsonObject, to: string, formatOptions: Options): Promise<string | undefined> {
  const outcome = await convertDocument(document, { to, direction: 'received', formatOptions }, environment);
  return outcome.ok ? String(outcome.result.result) : undefined;
}

function compare(one: Figure, other: Figure): number {
  return one.name.localeCompare(other.name) || Number(one.value) - Number(other.value);
}

/** Whether two figures are the same, or amounts that differ by some cents of rounding: prices have ten decimals, files eight. */
function isNear(one: string, other = ''): boolean {
  return one === other || Math.abs(Number(one) - Number(other)) <= 0.05;
}

interface Figure {
  name: string;
  value: string;
}

describe.each(FORMATS)('an invoice in $to', ({ to, make, figures, formatOptions }) => {
  /** The values of elements by their names; summaries may change their order. */
  const figuresIn = (xml: string) =>
    [...xml.matchAll(figures)].map(([, name = '', value = '']) => ({ name, value })).sort(compare);

  it.each(SEEDS)('keeps its figures in a round trip: seed %i', async (seed) => {
    const issued = await convertDocument(make(new Chance(seed)), { to, formatOptions }, environment);
    if (!issued.ok) {
      expect(issued.faults.every(({ properties }) => /^(?:\$|request\.)/.test(properties[0] ?? ''))).toBe(true);
      return;
    }
    const xml = String(issued.result.result);
    const read = await convertXml(xml, {}, environment);
    if (!read.ok) throw new Error(read.faults.map(({ code }) => code).join());
    const again = await written(read.result.result as JsonObject, to, formatOptions);
    const [before, after] = [figuresIn(xml), figuresIn(again ?? '')];
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const changed = before.filter(({ value }, at) => !isNear(value, after[at]?.value));
    expect(changed).toEqual([]);
  });
});
