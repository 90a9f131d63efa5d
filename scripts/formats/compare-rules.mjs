/**
 * Compares a set of rules with the official Schematron files that it follows: says which identifiers are new there, which are gone, and which weigh
 * otherwise. Exits 1 where there is any difference.
 *
 *   npx tsx scripts/formats/compare-rules.mjs SET FILE…
 *
 * SET is the key of a set (src/formats/rule-sets.ts), FILE… are the files in which it is published. Rules that can never fail there are not ours.
 */
import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { formatRules } from '../../src/formats/rule-list.ts';

/**
 * Rules that cannot fail in any document, by sets: their tests hold always, nothing that they look at can be there, or another rule of the same pattern
 * comes first.
 * @type {Readonly<Record<string, string>>}
 */
const NEVER = {
  'en16931-ubl': 'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-DEC-13 BR-DEC-15',
  'en16931-cii':
    'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09 CII-DT-010 CII-DT-011 CII-DT-012',
  'fr-flux2-ubl':
    'BR-FR-09_EXT-FR-FE-146 BR-FR-16_BT-103 BR-FR-27_BG-32 BR-FR-27_BT-160 BR-FR-27_EXT-FR-FE-159 BR-FR-DEC-01_BT-111',
  'fr-flux2-cii': 'BR-FR-30_BT-128 BR-FR-30_AFL BR-FR-30_AVV BR-FR-DEC-01_BT-111',
};

const [set = '', ...files] = process.argv.slice(2);
if (files.length === 0) throw new Error('say which set and files: compare-rules.mjs SET FILE…');

/** Levels by identifier, in the files. @type {Map<string, Set<string>>} */
const official = new Map();
for (const file of files) {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: { id, flag, role } }) => {
    if (/(?:^|:)(?:assert|report)$/.test(name) && id) add(official, id, flag ?? role ?? 'fatal');
  });
  parser.write(readFileSync(file, 'utf8')).close();
}

/** Likewise, in the set. @type {Map<string, Set<string>>} */
const ours = new Map();
for (const { code, sets } of await formatRules()) {
  for (const { key, level } of sets) if (key === set) add(ours, code, level);
}
if (ours.size === 0) throw new Error(`there is no set ${set}`);
for (const id of NEVER[set]?.split(' ') ?? []) if (!ours.has(id)) official.delete(id);

const differences = [
  ...[...official.keys()].filter((id) => !ours.has(id)).map((id) => `new: ${id} (${levels(official, id)})`),
  ...[...ours.keys()].filter((id) => !official.has(id)).map((id) => `gone: ${id}`),
  ...[...ours.keys()]
    .filter((id) => official.has(id) && levels(official, id) !== levels(ours, id))
    .map((id) => `level: ${id} is ${levels(official, id)} there, ${levels(ours, id)} in ours`),
];
for (const each of differences) console.log(each);
console.log(`${official.size} rules there that can fail, ${ours.size} in ours, ${differences.length} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;

/** @param {Map<string, Set<string>>} levelsById @param {string} id @param {string} level */
function add(levelsById, id, level) {
  levelsById.set(id, (levelsById.get(id) ?? new Set()).add(level));
}

/** The levels of a rule, in the order of the alphabet. @param {Map<string, Set<string>>} levelsById @param {string} id */
function levels(levelsById, id) {
  return [...(levelsById.get(id) ?? [])].sort().join(', ');
}
