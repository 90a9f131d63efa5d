import { expect, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writeDocument } from '../convert/write.ts';
import { formatOf } from '../list/formats.ts';
import { environment } from '../mapping/testing.ts';
import { fullDocument, fullDocuments } from '../testing/full-documents.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Group } from './group.ts';
import { readTerms } from './read.ts';

const formats = [
  'en16931-ubl',
  'peppol-ubl',
  'xrechnung-cii',
  'facturx-extended',
  'fr-extended-ubl',
  'fr-extended-cii',
];

/** Returns the terms as rules see them: groups and values in order, with the elements at which they stand. */
function termsIn(group: Group, elements: Map<XmlElement, string>, place = ''): string[] {
  const at = (element: XmlElement | undefined) => (element ? elements.get(element) : 'no element');
  const here = `${place}/${group.id}`;
  const seen = [`${here} at ${at(group.element)}`];
  for (const id of group.ids().sort()) {
    group.all(id).forEach(({ text, element }, i) => {
      seen.push(`${here}/${id}[${i}] ${text} at ${at(element)}`);
    });
    group.groups(id).forEach((inner, i) => {
      seen.push(...termsIn(inner, elements, `${here}[${i}]`));
    });
  }
  return seen;
}

/**
 * Expects the written terms of a document in each format to equal those that a reader finds. Returns the number of
 * formats that accepted the document.
 */
async function expectAsRead(documentIn: (key: string) => JsonObject): Promise<number> {
  let count = 0;
  for (const key of formats) {
    const format = formatOf(key);
    if (format === undefined) throw new Error(`there is no format ${key}`);
    const outcome = await writeDocument(documentIn(key), format, {}, environment);
    if (!outcome.ok || outcome.result.written === undefined) continue;
    const { root, invoice, plan } = outcome.result.written;
    const elements = new Map([...root.within()].map((element, place) => [element, `${element.name} ${place}`]));
    expect(termsIn(invoice, elements), key).toEqual(termsIn(readTerms(root, plan).invoice, elements));
    count++;
  }
  return count;
}

test.each(Object.keys(fullDocuments))(
  'writeTerms: leaves the terms of the document "%s" as a reader finds them',
  async (name) => {
    expect(await expectAsRead((key) => fullDocument(name, key))).toBeGreaterThan(0);
  },
);

/**
 * Differences between lines: some have terms of others before them, in another order, twice, or with texts that decide
 * on their place.
 */
const LINES: readonly JsonObject[] = [
  {},
  { notes: [{ text: 'Oak' }] },
  { discounts: [{ percent: '10%', reason: 'Series' }] },
  {
    discounts: [
      { amount: '1.00', reason: 'Series' },
      { percent: '5%', reason: 'Friends' },
    ],
  },
  { charges: [{ amount: '2.00', reason: 'Packing' }], period: { start: '2026-02-02', end: '2026-02-20' } },
  { identifier: { code: 'P7', ext: { 'untdid-reference': 'ATS' } }, order: '4' },
  { item: { name: 'Desk', price: '10.00', unit: 'kg', ref: 'D-1', origin: 'SE' } },
  { item: { name: 'Desk', price: '10.00', description: 'of oak', meta: { colour: 'blue', height: '70' } } },
  {
    item: {
      name: 'Book',
      price: '10.00',
      identities: [
        { code: '04012345123456', ext: { 'iso-scheme-id': '0160' } },
        { code: '4901', label: 'HS' },
        { code: '9783161484100', key: 'isbn' },
      ],
    },
  },
];

/** Returns a document with many lines, each with one of the given differences. */
function withManyLines(document: JsonObject, differing: readonly JsonObject[]): JsonObject & { lines: JsonObject[] } {
  const [first] = document.lines as JsonObject[];
  const lines = Array.from({ length: 40 }, (_, i) => ({ ...first, ...differing[(i * i) % differing.length] }));
  return { ...document, lines };
}

const [someDocument = ''] = Object.keys(fullDocuments);

test('writeTerms: leaves the terms of many lines, equal or different, as a reader finds them', async () => {
  const read = await expectAsRead((key) => withManyLines(fullDocument(someDocument, key), LINES));
  expect(read).toBe(formats.length);
});

test.each(formats)('writeTerms: writes a line in %s the same among many as among few', async (key) => {
  const format = formatOf(key);
  const document = fullDocument(someDocument, key);
  const linesOf = async (given: JsonObject) => {
    const outcome = format && (await writeDocument(given, format, {}, environment));
    if (!outcome?.ok) throw new Error('it can be written');
    const name = outcome.result.xml.includes('<cac:InvoiceLine>')
      ? 'cac:InvoiceLine'
      : 'ram:IncludedSupplyChainTradeLineItem';
    const texts = outcome.result.xml.split(`<${name}>`).slice(1);
    return texts.map((text) => text.slice(0, text.indexOf(`</${name}>`)).replace(/(<(?:cbc:ID|ram:LineID)>)\d+/, '$1'));
  };
  const many = await linesOf(withManyLines(document, LINES));
  expect(many).toHaveLength(40);
  for (const [i, differing] of LINES.entries()) {
    const [alone] = await linesOf({ ...document, lines: withManyLines(document, [differing]).lines.slice(0, 1) });
    for (let at = 0; at < 40; at++) if ((at * at) % LINES.length === i) expect(many[at], `line ${at}`).toBe(alone);
  }
});

test('writeTerms: puts each of many texts into the element that its content determines', async () => {
  const iban = (i: number) => `DE8937040044053201${String(i).padStart(4, '0')}`;
  const accounts = Array.from(
    { length: 40 },
    (_, i): JsonObject => (i % 3 ? { iban: iban(i) } : { number: `4711-${i}` }),
  );
  const format = formatOf('en16931-cii');
  const given = {
    ...fullDocument(someDocument),
    payment: {
      terms: { notes: 'Within 30 days' },
      instructions: { key: 'credit-transfer', credit_transfer: accounts },
    },
  };
  const outcome = format && (await writeDocument(given, format, {}, environment));
  if (!outcome?.ok) throw new Error('it can be written');
  const written = [...outcome.result.xml.matchAll(/<ram:(IBANID|ProprietaryID)>(.*?)</g)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(written).toEqual(accounts.map((_, i) => (i % 3 ? ['IBANID', iban(i)] : ['ProprietaryID', `4711-${i}`])));
});
