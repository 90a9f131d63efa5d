import { expect, test } from 'vitest';
import type { Json } from '../../engine/model/json.ts';
import { writeDocument } from '../convert/write.ts';
import { formatOf } from '../list/formats.ts';
import { fullDocument, fullDocuments } from '../testing/full-documents.ts';
import { at } from '../testing.ts';
import { environment } from './testing.ts';

/** Terms whose text differs from the document: codes, texts joined from several members, or calculated values. */
const OTHERWISE = new Set([
  'BT-8',
  'BT-20',
  'BT-22',
  'BT-33',
  'BT-41',
  'BT-56',
  'BT-81',
  'BT-98',
  'BT-105',
  'BT-111',
  'BT-130',
  'BT-137',
  'BT-140',
  'BT-145',
  'BT-160',
]);

/** Rates of 0, which documents omit. */
const RATES = new Set(['BT-96', 'BT-103', 'BT-119', 'BT-152']);

/** Converts a path of a document, `$.lines[0].ext`, to `lines.0.ext`. */
const namesOf = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').slice('$.'.length);

/** Removes dashes of dates and the sign of percentages. */
const bare = (text: Json) => String(text).replace(/[-%]/g, '');

test.each(
  ['en16931-ubl', 'en16931-cii'].flatMap((key) => Object.keys(fullDocuments).map((name) => [name, key] as const)),
)('each term of the document "%s" in %s comes from an existing member with the same value', async (name, key) => {
  const format = formatOf(key);
  const outcome = format && (await writeDocument(fullDocument(name, key), format, {}, environment));
  const { document, written } = (outcome?.ok === true && outcome.result) || {};
  if (document === undefined || written === undefined) throw new Error('it is written');
  const strange: string[] = [];
  for (const [id, { text, property }] of written.invoice.within()) {
    // Schemes and similar qualifiers belong to their values; the specification belongs to the format.
    if (/-\d$/.test(id) || id === 'BT-24') continue;
    const said = property === undefined ? undefined : at(document, namesOf(property));
    if (RATES.has(id) && text === '0' && said === undefined) continue;
    const isSaid =
      said !== undefined && (typeof said === 'object' || bare(text).includes(bare(said)) || OTHERWISE.has(id));
    if (!isSaid) strange.push(`${id} ${text} ${property} ${JSON.stringify(said)}`);
  }
  expect(strange).toEqual([]);
});
