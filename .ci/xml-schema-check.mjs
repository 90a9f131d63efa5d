/**
 * Compares the structure check (src/formats/schema) with the verdicts of the official XML Schemas in the standard's vectors.
 *
 *     npx tsx .ci/xml-schema-check.mjs VECTORS [--show N | --all]
 *
 * VECTORS is the folder with rules/*.jsonl.gz and bases/. `--show N` prints N differing verdicts, `--all` the findings of every refused document.
 * Documents of Factur-X are skipped, because their verdict is that of the profile's schema.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { words } from '../src/engine/text/message.ts';
import { checkStructure, stepOf } from '../src/formats/schema/check-structure.ts';
import { CII_D16B } from '../src/formats/schema/generated/cii-d16b.ts';
import { CII_D22B } from '../src/formats/schema/generated/cii-d22b.ts';
import { UBL } from '../src/formats/schema/generated/ubl.ts';
import { Structure } from '../src/formats/schema/structure.ts';
import { xpathOf } from '../src/formats/xml/element.ts';
import { parseXml } from '../src/formats/xml/parse.ts';

const [folder = '', option, count = '20'] = process.argv.slice(2);
if (folder === '') throw new Error('npx tsx .ci/xml-schema-check.mjs VECTORS [--show N]');
let toShow = option === '--show' ? Number(count) : 0;

const structures = { ubl: new Structure(UBL), d16b: new Structure(CII_D16B), d22b: new Structure(CII_D22B) };
/** @type {Map<string, string>} */
const bases = new Map();

/** @param {string} name */
function base(name) {
  const text = bases.get(name) ?? readFileSync(join(folder, 'bases', `${name.replace(/\.xml$/, '')}.xml`), 'utf8');
  bases.set(name, text);
  return text;
}

/** @param {string} text @param {[number, number, string][]} edits */
function edited(text, edits) {
  let result = '';
  let at = 0;
  for (const [from, to, replacement] of edits) {
    result += text.slice(at, from) + replacement;
    at = to;
  }
  return result + text.slice(at);
}

/** @type {Record<string, { valid: number, refused: number, wronglyValid: number, wronglyRefused: number, faults: Record<string, number> }>} */
const figures = {};
for (const file of readdirSync(join(folder, 'rules')).sort()) {
  const lines = gunzipSync(readFileSync(join(folder, 'rules', file)))
    .toString('utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const { id, how, base: name, edits, expect } = JSON.parse(line);
    const sets = Object.keys(expect.sets);
    if (sets.some((set) => set.startsWith('facturx-'))) continue;
    const schema = expect.syntax === 'ubl' ? 'ubl' : sets.includes('fr-extended-cii') ? 'd22b' : 'd16b';
    const figure = figures[schema] ?? { valid: 0, refused: 0, wronglyValid: 0, wronglyRefused: 0, faults: {} };
    figures[schema] = figure;
    const read = parseXml(edited(base(name), edits));
    const faults = read.ok ? checkStructure(read.root, structures[schema]) : undefined;
    const valid = faults?.length === 0;
    const expected = expect.xsd === 'valid';
    figure.faults[faults?.length ?? 'unread'] = (figure.faults[faults?.length ?? 'unread'] ?? 0) + 1;
    figure[expected ? (valid ? 'valid' : 'wronglyRefused') : valid ? 'wronglyValid' : 'refused']++;
    if (valid === expected && option !== '--all') continue;
    if (option === '--all' ? valid : toShow-- <= 0) continue;
    console.log(`${file} ${id}: ${how}\n  official: ${expect.xsd}`);
    for (const fault of faults ?? []) {
      console.log(`  ours: ${fault.code} ${xpathOf(fault.element, stepOf(fault))} ${words(fault.text)}`);
    }
  }
}
for (const [schema, { faults, ...figure }] of Object.entries(figures)) console.log(schema, figure, faults);
process.exitCode = Object.values(figures).some((figure) => figure.wronglyRefused + figure.wronglyValid > 0) ? 1 : 0;
