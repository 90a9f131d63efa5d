/**
 * Writes the documents of the standard's pairs as XML and compares each with its paired XML, leaf by leaf. Also reads the XML of pairs in the
 * other direction and compares the documents. The last line is `N passed, N failed`.
 *
 *     npx tsx .ci/xml-pairs.mjs VECTORS [--all]
 *
 * VECTORS is the folder of the pairs, with pairs/index.jsonl. A leaf is an attribute or the text of an element without children, with its path
 * and positions; in a document it is a scalar with its path. xml-pairs-explained.mjs must explain each difference; the others are printed, with
 * `--all` also the explained ones. Of pairs with a stale document only the XML is read, and its figures must match.
 *
 * Own code, because tools that compare XML (xmldiff) print changes of a tree, which no list of intended differences could explain.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../src/engine/text/message.ts';
import { readDocument } from '../src/formats/convert/read.ts';
import { writeDocument } from '../src/formats/convert/write.ts';
import { formatOf } from '../src/formats/list/formats.ts';
import { parseXml } from '../src/formats/list/parse-xml.ts';
import { explanations, explanationsOfReading } from './xml-pairs-explained.mjs';

const [folder = '', option] = process.argv.slice(2);
const all = option === '--all';
const environment = { now: () => new Date(), uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' };

/** The format of a context in a syntax, by its key. @type {Record<string, string>} */
const FORMATS = {
  'ubl en16931': 'en16931-ubl',
  'cii en16931': 'en16931-cii',
  'ubl peppol': 'peppol-ubl',
  'cii peppol': 'peppol-cii',
  'ubl peppol-self-billed': 'peppol-selfbilling-ubl',
  'ubl xrechnung': 'xrechnung-ubl',
  'cii xrechnung': 'xrechnung-cii',
  'cii facturx': 'facturx-en16931',
  'cii zugferd': 'facturx-en16931',
  'cii choruspro': 'choruspro-cii',
  'ubl france-cius': 'fr-cius-ubl',
  'cii france-cius': 'fr-cius-cii',
  'ubl france-extended': 'fr-extended-ubl',
  'cii france-extended': 'fr-extended-cii',
};

/** @param {import('../src/formats/xml/element.ts').XmlElement} element @param {string} path @param {Map<string, string>} leaves */
function addLeaves(element, path, leaves) {
  for (const { name, value } of element.attributes) {
    if (name !== 'xsi:schemaLocation') leaves.set(`${path}/@${name}`, value.trim());
  }
  if (element.children.length === 0) leaves.set(path, element.text.trim());
  /** @type {Record<string, number>} */
  const counts = {};
  for (const child of element.children) {
    counts[child.name] = (counts[child.name] ?? 0) + 1;
    const position = counts[child.name] === 1 ? '' : `[${counts[child.name]}]`;
    addLeaves(child, `${path}/${child.name.slice(child.name.indexOf(':') + 1)}${position}`, leaves);
  }
}

/** @param {string} xml */
function leavesOf(xml) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  const leaves = new Map();
  addLeaves(reading.root, '', leaves);
  return leaves;
}

/** Returns the XML of a document, or the faults for which there is none. @param {unknown} data @param {string} to */
async function converted(data, to) {
  const format = formatOf(to);
  if (format === undefined) return undefined;
  const outcome = await writeDocument(/** @type {any} */ (data), format, {}, environment);
  if (outcome.ok) return { xml: outcome.result.xml };
  return { faults: outcome.faults.map((each) => `${each.code} ${each.properties}: ${words(each)}`) };
}

/** Returns the scalars of a document under their paths, except for the UUID that each has. @param {unknown} document */
function scalarsOf(document) {
  const leaves = new Map();
  const add = (/** @type {unknown} */ value, /** @type {string} */ path) => {
    if (Array.isArray(value)) {
      for (const [i, entry] of value.entries()) add(entry, `${path}[${i}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) add(member, `${path}.${name}`);
    } else leaves.set(path, String(value));
  };
  add(document, '$');
  leaves.delete('$.uuid');
  return leaves;
}

/** Returns the document that an XML text becomes and the terms whose figures differ, or the faults for which there is none. @param {string} xml */
async function read(xml) {
  const outcome = await readDocument(xml, undefined, {}, environment);
  if (!outcome.ok) return { faults: outcome.faults.map((each) => `${each.code} ${words(each)}`) };
  const { document, report } = outcome.result;
  return { document, different: differentTerms(report.losses) };
}

/** @param {{ kind: string, severity: string, term?: string }[]} losses */
function differentTerms(losses) {
  return losses.filter(({ kind, severity }) => kind === 'difference' && severity === 'error').map(({ term }) => term);
}

/** Lists the differences between the document of a pair and the one that its XML becomes. @param {any} pair */
async function readPair(pair) {
  const { document, different = [], faults } = await read(readFileSync(join(folder, pair.xml), 'utf8'));
  if (document === undefined)
    return { wanted: new Map(), found: faults.map((/** @type {string} */ fault) => `fault ${fault}`) };
  if (pair.stale) return { wanted: new Map(), found: different.map((term) => `figure ${term}`) };
  const wanted = scalarsOf(JSON.parse(readFileSync(join(folder, pair.json), 'utf8')).doc);
  return { wanted, found: differences(wanted, scalarsOf(document)) };
}

/** Lists the differences between the XML of a pair and the one that its document becomes. @param {any} pair @param {string} to */
async function writePair(pair, to) {
  const answer = await converted(JSON.parse(readFileSync(join(folder, pair.json), 'utf8')), to);
  if (answer === undefined) return undefined;
  const wanted = leavesOf(readFileSync(join(folder, pair.xml), 'utf8'));
  const found =
    answer.xml === undefined
      ? answer.faults.map((/** @type {string} */ fault) => `fault ${fault}`)
      : differences(wanted, leavesOf(answer.xml));
  return { wanted, found };
}

/**
 * Lists the differences: `-` a leaf that only the pair has, `+` one that only ours has, `≠` one with another text.
 * @param {Map<string, string>} wanted @param {Map<string, string>} given
 */
function differences(wanted, given) {
  /** @type {string[]} */
  const found = [];
  for (const [path, text] of wanted) {
    const ours = given.get(path);
    if (ours === undefined) found.push(`- ${path}: ${text}`);
    else if (ours !== text) found.push(`≠ ${path}: ${text} → ${ours}`);
  }
  for (const [path, text] of given) if (!wanted.has(path)) found.push(`+ ${path}: ${text}`);
  return found;
}

let passed = 0;
let failed = 0;
let leaves = 0;
let equal = 0;
/** @type {Map<string, number>} */
const used = new Map();
/** @type {string[]} */
const skipped = [];
for (const line of readFileSync(join(folder, 'pairs', 'index.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const pair = JSON.parse(line);
  const format = FORMATS[`${pair.syntax} ${pair.context}`] ?? (pair.stale ? 'en16931-cii' : undefined);
  const isReading = pair.direction === 'from';
  const compared =
    format === undefined || formatOf(format) === undefined
      ? undefined
      : await (isReading ? readPair(pair) : writePair(pair, format));
  if (compared === undefined) {
    skipped.push(pair.id);
    continue;
  }
  const { wanted, found } = compared;
  leaves += wanted.size;
  if (!found.some((/** @type {string} */ each) => each.startsWith('fault')))
    equal += wanted.size - found.filter((/** @type {string} */ each) => /^[-≠]/.test(each)).length;
  let unexplained = 0;
  for (const each of found) {
    const explanation = (isReading ? explanationsOfReading : explanations).find(
      ({ pairs, difference }) => (pairs === undefined || pairs.test(pair.id)) && difference.test(each),
    );
    if (explanation) used.set(explanation.why, (used.get(explanation.why) ?? 0) + 1);
    else unexplained++;
    if (explanation === undefined || all)
      console.log(`${pair.id} ${each}${explanation ? `\n    ${explanation.why}` : ''}`);
  }
  if (unexplained === 0) passed++;
  else failed++;
}
for (const { why } of [...explanations, ...explanationsOfReading])
  if (!used.has(why)) console.log(`not needed: ${why}`);
for (const [why, count] of used) console.log(`${String(count).padStart(5)} ${why}`);
if (skipped.length > 0) console.log(`${skipped.length} pairs of contexts without a format here: ${skipped.join(', ')}`);
console.log(`${equal} of ${leaves} leaves are equal`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
