/**
 * Changes e-invoices of the XML vectors at random, and compares the verdicts of the built service with those of the official schemas and rules on
 * SaxonJS. The identifiers must be the same, separately for errors and warnings. Run by hand, because the outcome depends on chance: repeat a seed
 * by its number. Differing files are written to the folder for temporary files. The last line is `N passed, N failed`. Exits 1 if one fails.
 *
 *     node .ci/mutated.mjs TOOLS [--seconds 60] [--seed 1] [--base PART]
 *
 * TOOLS is the folder of xml-judge, next to the reference and the vectors. `--base` takes only vectors whose name contains PART. Rules whose files
 * are missing (Peppol's own, those of Factur-X) are not compared. Two differences are known: libxml2 accepts characters that are not base64, and
 * SaxonJS rounds amounts of more than 15 digits.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { withOfficialJudge } from './official-judge.mjs';

/**
 * @typedef {{ name: string, attributes: string, start: number, end: number, from: number, to: number, parent: Element | undefined, path: string,
 *   children: Element[] }} Element from `start` to `end`, what is in it from `from` to `to`
 * @typedef {{ name: string, text: string, elements: Element[] }} Base
 * @typedef {{ start: number, end: number, text: string, how: string }} Change
 * @typedef {{ id: string, flag: string }} Found
 * @typedef {{ xsd: string, sets: Record<string, Found[] | { error?: string, missing?: string }> }} Verdict
 * @typedef {{ code: string }} Fault
 */

/** Larger ones take the official rules seconds. */
const LONGEST = 12_000;

/** What may stand in a leaf that has something else. */
const TEXTS =
  `0 -1 1 0.00 1.005 100 380 381 326 384 386 389 S Z E AE K G O L M B VAT EUR USD XX DE FR IT ES NO DK SE NL GB GR EL XI 0088 0060 9930
0204 EM 30 58 59 48 49 57 10 20 C62 HUR XYZ 2024-13-01 2023-11-05 20231105 true false ZZZ #SKONTO# DE123456789 VATEX-EU-AE VATEX-EU-O 19 19.00 7 432 3
35 72 5 29 application/pdf a@b a@b.c 12 Ä NaN INF +1 1e2 1,5 .5 5. 00 0.0000001`
    .split(/\s+/)
    .concat('', ' ', ' 5 ', '#SKONTO#TAGE=14#PROZENT=2.00#\n');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, base: { type: 'string' } },
});
const [given = ''] = positionals;
let seed = Number(values.seed ?? 1);

/** Compares verdicts until the time is over, and returns how the program ends. @param {string} tools @param {string} origin */
async function compare(tools, origin) {
  const shared = dirname(tools);
  /** @type {{ judge: (xml: string) => Verdict }} */
  const { judge } = await import(pathToFileURL(join(tools, 'xml-judge', 'judge.mjs')).href);
  const known = rulesBySet(join(shared, 'reference', 'xml', 'rules.jsonl'));
  const bases = basesIn(join(shared, 'vectors-xml', 'bases'), values.base ?? '');
  let passed = 0;
  let failed = 0;
  for (const end = Date.now() + Number(values.seconds ?? 60) * 1000; Date.now() < end; ) {
    const base = oneOf(bases);
    const { xml, changes } = changed(base, bases);
    const official = changes.length > 0 ? judge(xml) : undefined;
    // A document on which the official rules crash, such as a text in place of a number, has no verdict.
    if (official === undefined || Object.values(official.sets).some((set) => 'error' in set)) continue;
    const problems = differences(official, await verdictOf(origin, xml), known);
    if (problems.length === 0) passed++;
    else {
      failed++;
      const file = join(mkdtempSync(join(tmpdir(), 'billwright-mutated-')), base.name);
      writeFileSync(file, xml);
      console.log(`${file}\n  ${changes.join('\n  ')}\n  ${problems.join('\n  ')}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** @param {string} file @returns {ReadonlyMap<string, ReadonlySet<string>>} */
function rulesBySet(file) {
  /** @type {Map<string, Set<string>>} */
  const sets = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    /** @type {{ set: string, id: string }} */
    const { set, id } = JSON.parse(line);
    sets.set(set, (sets.get(set) ?? new Set()).add(id));
  }
  return sets;
}

/** @param {string} folder @param {string} part @returns {Base[]} */
function basesIn(folder, part) {
  return readdirSync(folder)
    .filter((name) => name.includes(part) && !name.includes('facturx'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => text.length < LONGEST)
    .map(({ name, text }) => ({ name, text, elements: elementsIn(text) }));
}

/** Returns the elements of a text that is well-formed, in their order. @param {string} text @returns {Element[]} */
function elementsIn(text) {
  const tag = /<(\/?)([\w:.-]+)([^<>]*?)(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g;
  /** @type {Element[]} */
  const elements = [];
  /** @type {Element[]} */
  const open = [];
  for (const match of text.matchAll(tag)) {
    const [whole, isEnd, name, attributes = '', isEmpty] = match;
    const end = match.index + whole.length;
    if (name === undefined) continue;
    if (isEnd) {
      const element = open.pop();
      if (element) Object.assign(element, { end, to: match.index });
      continue;
    }
    const parent = open.at(-1);
    /** @type {Element} */
    const element = {
      ...{ name, attributes, start: match.index, end, from: end, to: end, parent, children: [] },
      path: `${parent?.path ?? ''}/${name}`,
    };
    parent?.children.push(element);
    elements.push(element);
    if (!isEmpty) open.push(element);
  }
  return elements;
}

/** Returns a number from 0 to below 1; the same ones for the same seed. */
function random() {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

/** @template T @param {readonly T[]} list @returns {T} */
function oneOf(list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}

/** Returns a text with one to five changes that do not touch. @param {Base} base @param {Base[]} bases */
function changed(base, bases) {
  /** @type {Change[]} */
  const changes = [];
  for (let left = 1 + Math.floor(random() * 5); left > 0; left--) {
    const change = oneOf(KINDS)(base, bases);
    if (change && changes.every(({ start, end }) => change.start > end || change.end < start)) changes.push(change);
  }
  changes.sort((a, b) => b.start - a.start);
  const xml = changes.reduce(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    base.text,
  );
  return { xml, changes: changes.map(({ how }) => how) };
}

/** @typedef {(base: Base, bases: Base[]) => Change | undefined} Kind */

/** @param {Base} base */
const leafOf = ({ elements }) =>
  oneOf(elements.filter(({ children, from, end }) => children.length === 0 && from < end));

/** @param {Base} base */
const elementOf = ({ elements }) => oneOf(elements.slice(1));

/** @param {Base} base @param {Element} element */
const textOf = ({ text }, { start, end }) => text.slice(start, end);

/** @type {Kind} */
function otherText(base) {
  const leaf = leafOf(base);
  const { from: start, to: end } = leaf;
  const same = leafOf(base);
  const text = random() < 0.6 ? oneOf(TEXTS) : base.text.slice(same.from, same.to);
  return { start, end, text, how: `${leaf.path} = ${JSON.stringify(text)}` };
}

/** @type {Kind} */
function otherNumber(base) {
  const leaf = leafOf(base);
  const { from: start, to: end } = leaf;
  const number = Number(base.text.slice(start, end) || Number.NaN);
  if (Number.isNaN(number)) return undefined;
  const text = oneOf([String(-number), (number + 0.01).toFixed(2), (number * 2).toFixed(2), (number / 3).toFixed(4)]);
  return { start, end, text, how: `${leaf.path} = ${text}` };
}

/** @type {Kind} */
function without(base) {
  const { start, end, path } = elementOf(base);
  return { start, end, text: '', how: `without ${path}` };
}

/** @type {Kind} */
function twice(base) {
  const element = elementOf(base);
  return { start: element.end, end: element.end, text: textOf(base, element), how: `twice ${element.path}` };
}

/** Puts something of another document where it would stand here, or in the place of what is there. @type {Kind} */
function ofAnother(base, bases) {
  const around = elementOf(base);
  const other = oneOf(bases);
  const same = other.elements.find(({ path }) => path === around.path);
  if (same === undefined || same.children.length === 0 || around.from === around.end) return undefined;
  const added = oneOf(same.children);
  const text = textOf(other, added);
  const how = `${added.path} of ${other.name}`;
  const there = around.children.find(({ name }) => name === added.name);
  if (there && random() < 0.5) return { start: there.start, end: there.end, text, how };
  const ahead = same.children.slice(0, same.children.indexOf(added) + 1).map(({ name }) => name);
  const at = around.children.findLast(({ name }) => ahead.includes(name))?.end ?? around.from;
  return { start: at, end: at, text, how };
}

/** @type {Kind} */
function otherAttribute(base) {
  const { attributes, start, name, path } = elementOf(base);
  const all = [...attributes.matchAll(/([\w:.-]+)="[^"]*"/g)].filter(([, key]) => !key?.startsWith('xmlns'));
  const [whole = '', key] = oneOf(all) ?? [];
  if (whole === '') return undefined;
  const at = start + 1 + name.length + attributes.indexOf(whole);
  const text = random() < 0.3 ? '' : `${key}="${oneOf(TEXTS).trim()}"`;
  return { start: at, end: at + whole.length, text, how: `${path} ${whole} → ${text}` };
}

/** @type {Kind} */
function swapped(base) {
  const element = elementOf(base);
  const { parent, start, end, path } = element;
  const next = parent?.children[parent.children.indexOf(element) + 1];
  if (next === undefined) return undefined;
  const text = textOf(base, next) + base.text.slice(end, next.start) + textOf(base, element);
  return { start, end: next.end, text, how: `${path} behind ${next.name}` };
}

/** What is done to a document; what stands twice is done more often. @type {Kind[]} */
const KINDS = [
  otherText,
  otherText,
  otherNumber,
  without,
  without,
  twice,
  ofAnother,
  ofAnother,
  otherAttribute,
  swapped,
];

/** @param {string} origin @param {string} xml @returns {Promise<{ faults: string[], warnings: string[] }>} */
async function verdictOf(origin, xml) {
  const headers = { 'Content-Type': 'application/xml', Accept: 'application/json' };
  const response = await fetch(`${origin}/v0/validate`, { method: 'POST', headers, body: xml });
  /** @type {{ faults?: Fault[], warnings?: Fault[] }} */
  const { faults = [], warnings = [] } = await response.json();
  const codes = (/** @type {Fault[]} */ list) => list.map(({ code }) => code);
  return { faults: codes(faults), warnings: codes(warnings) };
}

/**
 * Returns the differences between two verdicts.
 * @param {Verdict} official @param {{ faults: string[], warnings: string[] }} ours @param {ReadonlyMap<string, ReadonlySet<string>>} known
 */
function differences({ xsd, sets }, { faults, warnings }, known) {
  const ofSchema = faults.filter((code) => code.startsWith('XSD') || code.startsWith('BW-XML'));
  if (xsd !== 'valid') return ofSchema.length > 0 ? [] : [`the schema's fault is not told: ${xsd}`];
  if (ofSchema.length > 0) return ofSchema.map((code) => `false ${code}`);
  const judged = Object.entries(sets).filter(([, found]) => Array.isArray(found));
  const found = judged.flatMap(([, list]) => (Array.isArray(list) ? list : []));
  const isAll = judged.length === Object.keys(sets).length;
  const isCompared = (/** @type {string} */ id) => isAll || judged.some(([set]) => known.get(set)?.has(id));
  const idsOf = (/** @type {string[]} */ ...flags) =>
    found.filter(({ flag }) => flags.includes(flag)).map(({ id }) => id);
  /** @param {string} what @param {string[]} want @param {string[]} may @param {string[]} got */
  const between = (what, want, may, got) => [
    ...[...new Set(want)].filter((id) => !got.includes(id)).map((id) => `missed ${what}${id}`),
    ...[...new Set(got)].filter((id) => isCompared(id) && !may.includes(id)).map((id) => `false ${what}${id}`),
  ];
  return [
    ...between('', idsOf('fatal'), idsOf('fatal'), faults),
    ...between('warning ', idsOf('warning'), idsOf('warning', 'information'), warnings),
  ];
}

process.exitCode = await withOfficialJudge(given, compare);
