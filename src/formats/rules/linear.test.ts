/** Checks that the rules of each format take work proportional to an e-invoice, wherever its schema allows many elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../../engine/testing/steps.ts';
import type { Format } from '../declare/format.ts';
import { syntaxList } from '../list/facts.ts';
import { grown, type Place, placesIn } from '../testing/grown-xml.ts';
import { sampleOf } from '../testing/syntax-sample.ts';

const SIZE = 33;
/** Scans of lists are not counted: messages name lists of codes that are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;
/** The number of places that grow at once: their faults must not reach the number after which checks stop. */
const AT_ONCE = 10;

let formats: readonly Format[];
let checkInvoice: typeof import('../check/check.ts').checkInvoice;
let parseXml: typeof import('../list/parse-xml.ts').parseXml;

beforeAll(async () => {
  startCounting();
  ({ formats } = await import('../list/formats.ts'));
  ({ checkInvoice } = await import('../check/check.ts'));
  ({ parseXml } = await import('../list/parse-xml.ts'));
});

async function codesIn(text: string, format: Format): Promise<string[]> {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error('this is XML');
  const checked = await checkInvoice(reading, format);
  if (!('faults' in checked)) throw new Error('this is an e-invoice');
  return checked.faults.map(({ code }) => code);
}

/** Returns the elements that the schema allows to repeat: otherwise no rule would be checked. */
async function repeatable(text: string, format: Format): Promise<Place[]> {
  const found: Place[] = [];
  for (const place of placesIn(text)) {
    const codes = await codesIn(
      grown(text, [place], 1, (own) => own),
      format,
    );
    if (!codes.some((code) => code.startsWith('XSD'))) found.push(place);
  }
  return found;
}

test.each(syntaxList.map(({ key }) => key))(
  'checking a growing %s file takes linear work',
  async (syntax) => {
    const { base } = await sampleOf(syntax);
    const text = readFileSync(join(import.meta.dirname, '../testing/bases', base), 'utf8');
    const own = formats.filter((format) => format.syntax === syntax);
    expect(own).not.toEqual([]);
    const places = await repeatable(text, own[0] as Format);
    const groups = Math.ceil(places.length / AT_ONCE);
    expect(groups).toBeGreaterThan(0);
    for (const format of own) {
      for (let group = 0; group < groups; group++) {
        const growing = places.filter((_, i) => i % groups === group);
        const stepsAt = (size: number) => {
          const many = grown(text, growing, size, (each) => each);
          return stepsOf(() => codesIn(many, format), NO_LIST);
        };
        await stepsAt(2);
        const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
        expect({ format: format.key, slow }).toEqual({ format: format.key, slow: [] });
      }
    }
  },
  600_000,
);
