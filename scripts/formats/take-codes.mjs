/**
 * Takes the code lists of EN 16931 from the official rules of CEN/TC 434 (https://github.com/ConnectingEurope/eInvoicing-EN16931, the Schematron files
 * without includes) and writes src/formats/codes/lists.ts: the codes alone, sorted and folded.
 *
 *   node scripts/formats/take-codes.mjs FOLDER
 *
 * FOLDER holds a file for UBL and one for CII, such as en16931-ubl.sch and EN16931-CII-validation-preprocessed.sch.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TARGET = 'src/formats/codes/lists.ts';

/** Name, what it is, the rule that has it, and the first characters of the list in the rule for UBL, where that has several. */
const LISTS = /** @type {const} */ ([
  ['INVOICE_TYPES', 'UNTDID 1001, invoices: BT-3', 'BR-CL-01', ' 71 '],
  ['CREDIT_NOTE_TYPES', 'UNTDID 1001, credit notes: BT-3', 'BR-CL-01', ' 81 '],
  ['CURRENCIES', 'ISO 4217: BT-5, BT-6 and amounts', 'BR-CL-04'],
  ['TAX_POINTS', 'UNTDID 2005 in UBL, 2475 in CII, a part of each: BT-8', 'BR-CL-06'],
  ['REFERENCES', 'UNTDID 1153, qualifiers of references: BT-18-1, BT-128-1', 'BR-CL-07'],
  ['NOTE_SUBJECTS', 'UNTDID 4451, subjects of texts: BT-21', 'BR-CL-08'],
  ['IDENTIFIER_SCHEMES', 'ISO/IEC 6523, schemes of identifiers', 'BR-CL-11'],
  ['ITEM_CLASSIFICATIONS', 'UNTDID 7143, classifications of items: BT-158-1', 'BR-CL-13'],
  ['COUNTRIES', 'ISO 3166-1 with 1A and XI', 'BR-CL-14'],
  ['PAYMENT_MEANS', 'UNTDID 4461, payment means: BT-81', 'BR-CL-16'],
  ['VAT_CATEGORIES', 'UNTDID 5305, a part of it: BT-95, BT-102, BT-118, BT-151', 'BR-CL-17'],
  ['ALLOWANCE_REASONS', 'UNTDID 5189, a part of it: BT-98, BT-140', 'BR-CL-19'],
  ['CHARGE_REASONS', 'UNTDID 7161: BT-105, BT-145', 'BR-CL-20'],
  ['EXEMPTION_REASONS', 'VATEX, reasons for exemption from VAT: BT-121', 'BR-CL-22'],
  ['UNITS', 'UN/ECE Recommendations 20 and 21: BT-130, BT-150', 'BR-CL-23'],
  ['ADDRESS_SCHEMES', 'EAS, schemes of electronic addresses: BT-34-1, BT-49-1', 'BR-CL-25'],
]);

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('say in which folder the rules are: node scripts/formats/take-codes.mjs FOLDER');
const ubl = readFileSync(fileFor('ubl'), 'utf8');
const cii = readFileSync(fileFor('cii'), 'utf8');
const version = /Schematron version (\S+)/.exec(ubl)?.[1] ?? 'of unknown version';

let module = `/**
 * The code lists of EN 16931 (chapter 11 §9) as in the rules of CEN/TC 434, ${version}: https://github.com/ConnectingEurope/eInvoicing-EN16931.
 * Made by scripts/formats/take-codes.mjs.
 */

import { CodeList } from './code-list.ts';
`;
for (const [name, what, rule, beginning] of LISTS) {
  const inUbl = codesIn(ubl, rule, beginning);
  const inCii = beginning ? inUbl : codesIn(cii, rule);
  const both = inUbl.filter((code) => inCii.includes(code));
  const same = both.length === inUbl.length && both.length === inCii.length;
  const base = `new CodeList('${folded(both)}')`;
  module += `\n/** ${what}. */\n${same ? 'export ' : ''}const ${name} = ${base};\n`;
  if (same) continue;
  for (const [syntax, codes] of Object.entries({ UBL: inUbl, CII: inCii })) {
    const more = folded(codes.filter((code) => !both.includes(code)));
    module += `\n/** Likewise, in ${syntax}. */\nexport const ${name}_${syntax} = ${more ? `${name}.with('${more}')` : name};\n`;
  }
}
writeFileSync(TARGET, module);
console.log(`${TARGET}: ${LISTS.length} lists, ${module.length} characters`);

/** Returns the file of rules for a syntax. @param {'ubl' | 'cii'} syntax */
function fileFor(syntax) {
  const name = readdirSync(folder ?? '.').find((name) => new RegExp(`^en16931-${syntax}\\b.*\\.sch$`, 'i').test(name));
  if (name === undefined) throw new Error(`there are no rules for ${syntax} in ${folder}`);
  return join(folder ?? '.', name);
}

/** Returns all codes that a rule names, in alphabetical order. @param {string} rules @param {string} id @param {string} [beginning] */
function codesIn(rules, id, beginning = '') {
  const [assert] = new RegExp(`<assert[^>]*\\bid="${id}"[^>]*>`).exec(rules) ?? [];
  const lists = [...(assert ?? '').matchAll(/contains\(\s*'( [^']{3,} )'/g)].map(([, list = '']) => list);
  const found = lists.filter((list) => list.startsWith(beginning)).flatMap((list) => list.trim().split(/\s+/));
  if (found.length === 0) throw new Error(`no codes in ${id}`);
  return [...new Set(found)].sort();
}

/** Returns codes as CodeList unfolds them. @param {readonly string[]} codes */
function folded(codes) {
  /** @type {Map<string, string>} */
  const groups = new Map();
  for (const code of codes) {
    const beginning = code.slice(0, -1);
    groups.set(beginning, (groups.get(beginning) ?? `${beginning}:`) + code.slice(-1));
  }
  return [...groups.values()].join(' ');
}
