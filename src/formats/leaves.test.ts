import { beforeAll, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import { convertXml, validateXml } from './index.ts';
import { environment } from './mapping/testing.ts';
import { baseNames, baseText } from './testing/bases.ts';

// A report (Flux 10) is checked and shown, and has no document.
const files = baseNames.filter((name) => !name.startsWith('flux10'));

beforeAll(() => load('all'));

/** Leaves that change nothing, each with its reason: constants of a syntax, and what follows from the rest of the file. */
const SILENT: readonly (readonly [nameAndPath: RegExp, why: string])[] = [
  [/DateTimeString\/@format$/, 'the format of a date, which the date itself shows'],
  [/HRFISK20Data\/.*(?:TaxableAmount|@currencyID)$/, 'the Croatian extension repeats amounts of the invoice'],
  [
    /\/ram:ParentLineID$/,
    'a line that groups others or informs is named as a whole; of the others, the parent is named',
  ],
  [/ItemSpecificationDocumentReference\/cbc:ID\/@schemeName$/, 'the list of the code, which its digits show'],
  [/RemisionVoluntaria\/sum1:Incidencia$/, 'belongs to the message, not to a record'],
];

/** An element without children, or an attribute: where it is in the text, and where its value is. */
interface Leaf {
  readonly path: string;
  readonly all: readonly [from: number, to: number];
  readonly value: readonly [from: number, to: number];
}

const TAGS = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>/g;

function leavesOf(xml: string): Leaf[] {
  const found: Leaf[] = [];
  const open: string[] = [];
  let last: readonly [from: number, to: number] | undefined;
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', 4: empty, index } of xml.matchAll(TAGS)) {
    const end = index + tag.length;
    if (closing) {
      const isLeaf = last && open.length > 1 && xml.slice(last[1], index).trim() !== '';
      if (last && isLeaf) found.push({ path: open.join('/'), all: [last[0], end], value: [last[1], index] });
      open.pop();
      last = undefined;
      continue;
    }
    open.push(name);
    found.push(...attributesOf(attributes, open.join('/'), index + 1 + name.length));
    last = empty ? undefined : [index, end];
    if (empty) open.pop();
  }
  return found;
}

function attributesOf(text: string, path: string, at: number): Leaf[] {
  return Array.from(text.matchAll(/\s+([\w:.-]+)="([^"]*)"/g)).flatMap(([whole, name = '', value = ''], _) => {
    const from = at + text.indexOf(whole);
    const to = from + whole.length;
    if (/^(?:xmlns|xsi:)/.test(name)) return [];
    return [{ path: `${path}/@${name}`, all: [from, to] as const, value: [to - 1 - value.length, to - 1] as const }];
  });
}

/** Returns another value of the same type. */
function otherThan(value: string): string {
  const last = value.at(-1) ?? '';
  if (/^\d{4}-\d\d-\d\d|^\d{8}$/.test(value))
    return `${value.slice(0, 3)}${value[3] === '5' ? '4' : '5'}${value.slice(4)}`;
  if (/^-?\d+\.\d+$/.test(value)) return `${value.slice(0, -1)}${last === '7' ? '8' : '7'}`;
  if (/^-?\d+$/.test(value)) return String(BigInt(value) + 1n);
  if (value === 'true' || value === 'false') return String(value === 'false');
  if (/^[A-Z]$/.test(value)) return value === 'S' ? 'Z' : 'S';
  return `${value.slice(0, -1)}${last === 'Q' ? 'R' : 'Q'}`;
}

/** Returns what is read from a file: the document with its losses, or the faults. */
async function readOf(xml: string): Promise<string> {
  const outcome = await convertXml(xml, {}, environment);
  if (!outcome.ok) return JSON.stringify(outcome.faults.map(({ code, values }) => [code, values]));
  const { result, losses, files: attached, record } = outcome.result;
  const listed = losses.map(({ kind, severity, xpath, text }) => [kind, severity, xpath, text]);
  return JSON.stringify([result, listed, attached, record]);
}

async function faultsOf(xml: string): Promise<string> {
  const outcome = await validateXml(xml);
  const found = outcome.ok ? outcome.warnings : outcome.faults;
  return JSON.stringify(found.map(({ code, properties, values }) => [code, properties, values]));
}

it.each(files)('every value of %s is read, reported as lost, or checked', async (name) => {
  const xml = await baseText(name);
  const [read, faults] = [await readOf(xml), await faultsOf(xml)];
  const leaves = leavesOf(xml);
  expect(leaves.length).toBeGreaterThan(10);
  const silent: string[] = [];
  for (const { path, all, value } of leaves) {
    const removed = xml.slice(0, all[0]) + xml.slice(all[1]);
    const changed = xml.slice(0, value[0]) + otherThan(xml.slice(...value)) + xml.slice(value[1]);
    if ((await readOf(changed)) !== read || (await readOf(removed)) !== read) continue;
    if ((await faultsOf(changed)) !== faults || (await faultsOf(removed)) !== faults) continue;
    if (!SILENT.some(([known]) => known.test(`${name} ${path}`))) silent.push(path);
  }
  expect(silent).toEqual([]);
});
