/** Damaged e-invoices: each gets a result of limited size, and nothing throws. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { WordedFault } from '../engine/faults.ts';
import { words } from '../engine/text/message.ts';
import { convertDocument, convertXml } from './convert/convert.ts';
import { validateXml } from './index.ts';
import { formats } from './list/formats.ts';
import { environment } from './mapping/testing.ts';
import { cdarStatus } from './messages/cdar/testing.ts';
import { fullDocument } from './testing/full-documents.ts';
import { MOST_XPATH } from './xml/bounds.ts';

/** `npm run test:deep` tries 20,000. */
const TEXTS = Number(process.env.FUZZ_XML ?? 300);

const WRITTEN = [
  'en16931-ubl',
  'en16931-cii',
  'xrechnung-ubl',
  'facturx-extended',
  'facturx-basicwl',
  'fr-extended-ubl',
  'fr-extended-cii',
];
const NAMES = ['everything', 'credit note', 'advances', 'exempt', 'foreign currency', 'direct debit'];

const bases: string[] = [];

beforeAll(async () => {
  for (const to of WRITTEN) {
    for (const name of NAMES) {
      const outcome = await convertDocument(fullDocument(name, to), { to }, environment);
      if (outcome.ok) bases.push(String(outcome.result.result));
    }
  }
  const message = await convertDocument(cdarStatus, { to: 'cdar' }, environment);
  if (!message.ok) throw new Error('the message is written');
  bases.push(String(message.result.result));
  expect(bases.length).toBeGreaterThan(30);
});

/** Replacements for a text or a value. */
const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  '٣',
  '0.00000000000000000001',
  '9'.repeat(40),
  '9'.repeat(3000),
  '20260231',
  '2026-02-31',
  '0000-00-00',
  'EUR',
  'VAT',
  'x'.repeat(5000),
  '\u202eabc\u200b',
  '\ufffd',
  '&#x1F600;',
  '&amp;&lt;',
  '&undefined;',
  '<![CDATA[<&]]>',
  '<!-- --> 7',
  '<?pi ?>7',
  'a <b/> c',
  '$constructor',
  '__proto__',
];

const ATTRIBUTES = [
  ' xsi:nil="true"',
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"',
  ' xml:lang="de"',
  ' schemeID="VA"',
  ' currencyID="USD"',
  ' schemeID="__proto__"',
  ' xmlns="urn:x"',
  ' unitCode=""',
  ' a="1" a="2"',
];

type Mutation = readonly [kind: string, at: number, by: number];

const mutations = fc.array(
  fc.tuple(
    fc.constantFrom('drop', 'double', 'many', 'value', 'attribute', 'move', 'swap', 'rename', 'cut', 'nest', 'number'),
    fc.nat(1_000_000),
    fc.nat(1_000_000),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Changes a list of tags and texts. Positions are taken modulo its length. */
function mutated(parts: string[], [kind, at, by]: Mutation): string[] {
  const i = at % parts.length;
  const element = elementAt(parts, i);
  const value = VALUES[by % VALUES.length] ?? '';
  const other = by % parts.length;
  switch (kind) {
    case 'drop':
      return [...parts.slice(0, element.from), ...parts.slice(element.to)];
    case 'double':
    case 'many': {
      const copies = Array.from({ length: kind === 'many' ? 40 : 1 }, () => parts.slice(element.from, element.to));
      return [...parts.slice(0, element.to), ...copies.flat(), ...parts.slice(element.to)];
    }
    case 'value':
      return parts.with(i, parts[i]?.startsWith('<') ? `${parts[i]}${value}` : value);
    case 'attribute':
      return parts.with(i, (parts[i] ?? '').replace(/(?=\/?>$)/, ATTRIBUTES[by % ATTRIBUTES.length] ?? ''));
    case 'move': {
      const taken = parts.slice(element.from, element.to);
      const rest = [...parts.slice(0, element.from), ...parts.slice(element.to)];
      return rest.toSpliced(rest.length === 0 ? 0 : by % rest.length, 0, ...taken);
    }
    case 'swap':
      return parts.with(i, parts[other] ?? '').with(other, parts[i] ?? '');
    case 'rename':
      return parts.with(i, (parts[i] ?? '').replace(/\w+(?=[\s/>])/, 'Name'));
    case 'cut':
      return parts.with(i, (parts[i] ?? '').slice(0, by % 20));
    case 'nest': {
      const inner = parts.slice(element.from, element.to);
      return [...parts.slice(0, element.from + 1), ...inner, ...parts.slice(element.from + 1)];
    }
    default:
      return parts.with(
        i,
        (parts[i] ?? '').replace(/\d+/, () => value),
      );
  }
}

/** Returns the range of the element that begins at a part, or the part alone. */
function elementAt(parts: readonly string[], from: number): { from: number; to: number } {
  if (!/^<[A-Za-z]/.test(parts[from] ?? '')) return { from, to: from + 1 };
  let depth = 0;
  for (let to = from; to < parts.length; to++) {
    const part = parts[to] ?? '';
    if (part.startsWith('</')) depth--;
    else if (/^<[A-Za-z]/.test(part) && !part.endsWith('/>')) depth++;
    if (depth <= 0) return { from, to: to + 1 };
  }
  return { from, to: parts.length };
}

function textOf(base: number, changes: readonly Mutation[]): string {
  const text = bases[base % bases.length] ?? '';
  return changes.reduce<string[]>(mutated, text.match(/<[^>]*>|[^<]+/g) ?? []).join('');
}

type Encoding = 'none' | 'utf-8' | 'utf-16le' | 'utf-16be';

type Said = Pick<WordedFault, 'code' | 'properties'> & Parameters<typeof words>[0];

function isBounded(faults: readonly Said[] = []): void {
  for (const fault of faults) {
    expect(words(fault)).not.toMatch(/\{\w+\}/);
    expect(words(fault).length).toBeLessThan(4000);
    for (const path of fault.properties) expect(path.length).toBeLessThanOrEqual(MOST_XPATH + 1);
  }
}

/** Returns the text in an encoding, with some bytes changed, or unchanged. */
function fileOf(text: string, encoding: Encoding, flips: readonly number[]): string | Uint8Array {
  if (encoding === 'none') return text;
  const bytes =
    encoding === 'utf-8' ? new TextEncoder().encode(text) : encoded(`\ufeff${text}`, encoding === 'utf-16le');
  for (const flip of flips) bytes[flip % bytes.length] = flip >> 4;
  return bytes;
}

function encoded(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

async function isAnswered(
  base: number,
  changes: readonly Mutation[],
  to: string,
  encoding: Encoding,
  flips: readonly number[],
): Promise<void> {
  const text = fileOf(textOf(base, changes), encoding, flips);
  const checked = await validateXml(text);
  if (!checked.ok) {
    expect(checked.faults.length).toBeGreaterThan(0);
    isBounded(checked.faults);
  }
  isBounded(checked.warnings);
  for (const target of [undefined, to]) {
    const converted = await convertXml(text, { to: target }, environment);
    if (!converted.ok) {
      expect(converted.faults.length).toBeGreaterThan(0);
      isBounded(converted.faults);
      continue;
    }
    isBounded(converted.result.faults);
    for (const loss of converted.result.losses) expect(words(loss.text).length).toBeLessThan(4000);
    // A PDF contains fonts.
    const more = converted.result.media_type === 'application/pdf' ? 1_000_000 : 100_000;
    expect(sizeOf(converted.result.result)).toBeLessThan(text.length * 20 + more);
  }
}

/** Returns the size of a result in bytes or characters. */
function sizeOf(result: unknown): number {
  return result instanceof Uint8Array ? result.length : JSON.stringify(result).length;
}

test(`${TEXTS} damaged e-invoices get a result`, { timeout: 60_000 + TEXTS * 200 }, async () => {
  const targets = formats.filter(({ writes }) => writes).map(({ key }) => key);
  const encodings = fc.constantFrom<Encoding>('none', 'none', 'utf-8', 'utf-16le', 'utf-16be');
  const flips = fc.array(fc.nat(10_000_000), { maxLength: 2 });
  await fc.assert(fc.asyncProperty(fc.nat(), mutations, fc.constantFrom(...targets), encodings, flips, isAnswered), {
    numRuns: TEXTS,
  });
});

test('e-invoices without a party get a result in each format', async () => {
  const [cii = ''] = bases.filter((text) => text.includes('<ram:SellerTradeParty>'));
  for (const party of ['SellerTradeParty', 'BuyerTradeParty']) {
    const text = cii.replace(new RegExp(`<ram:${party}>.*?</ram:${party}>`, 's'), '');
    expect(text.length).toBeLessThan(cii.length);
    for (const { key } of formats.filter(({ writes }) => writes)) {
      const converted = await convertXml(text, { to: key }, environment);
      if (!converted.ok) expect(converted.faults.length).toBeGreaterThan(0);
    }
  }
});
