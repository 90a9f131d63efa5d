/**
 * Extracts the code lists from the official Schematron files, in their order:
 *
 *     node scripts/formats/take-codes.mjs DIR
 *
 * DIR holds the files without includes, directly or in a folder `schematron`: en16931-ubl*.sch and en16931-cii*.sch
 * (https://github.com/ConnectingEurope/eInvoicing-EN16931), and fr-extended-cii.sch (https://fnfe-mpe.org) for the lists of extensions,
 * which stay unchanged if that is missing.
 */
import { findFile, readSchematron } from './schematron.mjs';
import { writeGenerated } from './write-generated.mjs';

/** @typedef {readonly import('./schematron.mjs').Assert[]} Asserts */

const FOLDER = 'src/formats/codes/generated';

/** Name, description, its rule, and the first code of the list in the UBL rule, if that has several. */
const LISTS = /** @type {const} */ ([
  ['INVOICE_TYPES', 'UNTDID 1001, invoices: BT-3', 'BR-CL-01', '71'],
  ['CREDIT_NOTE_TYPES', 'UNTDID 1001, credit notes: BT-3', 'BR-CL-01', '81'],
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

/** The same for extensions. */
const EXTENDED = /** @type {const} */ ([
  [
    'CHARACTERISTICS',
    'UNTDED 6313 with what Factur-X adds, characteristics of items: BT-X-11, EXT-FR-FE-159',
    'BR-FXEXT-04',
  ],
  ['OTHER_TAXES', 'UNTDID 5153 without VAT, taxes and duties: BT-105, BT-145 of the list 5153', 'BR-FREXT-CL-20-TAX'],
  ['DELIVERY_TERMS', 'UNTDID 4053 with 1 and 2, terms of delivery: BT-X-145', 'BR-FREXT-CL-27'],
]);

const [folder = ''] = process.argv.slice(2);
const ubl = read(/^en16931-ubl\b.*\.sch$/i);
const cii = read(/^en16931-cii\b.*\.sch$/i);
const french = read(/^fr-extended-cii\b.*\.sch$/i);
if (ubl === undefined || cii === undefined) throw new Error('say in which folder the rules are: take-codes.mjs DIR');

const from = `the rules of CEN/TC 434, ${ubl.version}: https://github.com/ConnectingEurope/eInvoicing-EN16931`;
writeModule('lists', `The code lists of EN 16931 (chapter 11 §9) as in ${from}.`, LISTS.flatMap(declarations));
const [types = []] = attachable(ubl.asserts);
writeGenerated(
  `${FOLDER}/media-types.ts`,
  `/**
 * The types of files that may be attached (BT-125-1, BR-CL-24) as in ${from}.
 * Written by \`node scripts/formats/take-codes.mjs DIR\`, not by hand.
 */
export const MEDIA_TYPES: ReadonlySet<string> = new Set([
${types.map((type) => `  '${type}',\n`).join('')}]);
`,
);
if (french !== undefined) {
  const from = 'as in the rules of EXTENDED-CTC-FR (FNFE-MPE).';
  const [characteristics = '', ...others] = EXTENDED.map(([name, what, rule]) =>
    declaration(name, what, codesIn(french.asserts, rule)),
  );
  writeModule('characteristics', `The characteristics of items that extensions have, ${from}`, [characteristics]);
  writeModule('extended', `Code lists that extensions add to those of EN 16931, ${from}`, others);
}

/** @param {RegExp} name */
function read(name) {
  const file = findFile(folder, name);
  return file === undefined ? undefined : readSchematron(file);
}

/** @param {string} name @param {string} what @param {readonly string[]} lists */
function writeModule(name, what, lists) {
  const head = `/**
 * ${what}
 * Written by \`node scripts/formats/take-codes.mjs DIR\`, not by hand.
 */

import { CodeList } from '../code-list.ts';
`;
  writeGenerated(`${FOLDER}/${name}.ts`, head + lists.join(''));
}

/** Returns a list as constants: one for each syntax if they differ. @param {readonly [string, string, string, string?]} list */
function declarations([name, what, rule, first]) {
  const inUbl = codesIn(ubl?.asserts ?? [], rule, first);
  const inCii = first ? inUbl : codesIn(cii?.asserts ?? [], rule);
  const both = inUbl.filter((code) => inCii.includes(code));
  if (both.length === inUbl.length && both.length === inCii.length) return [declaration(name, what, both)];
  return [
    declaration(name, what, both, 'const'),
    ...Object.entries({ UBL: inUbl, CII: inCii }).map(([syntax, codes]) => {
      const more = codes.filter((code) => !both.includes(code));
      const value = more.length === 0 ? name : `${name}.with(\`\n${more.join('\n')}\`)`;
      return `\n/** The same, in ${syntax}. */\nexport const ${name}_${syntax} = ${value};\n`;
    }),
  ];
}

/** @param {string} name @param {string} what @param {readonly string[]} codes @param {string} [as] */
function declaration(name, what, codes, as = 'export const') {
  const text = codes.length === 0 ? "''" : `\`\n${codes.join('\n')}\``;
  return `\n/** ${what}. */\n${as} ${name} = new CodeList(${text});\n`;
}

/** Returns the distinct codes in a rule. @param {Asserts} asserts @param {string} id @param {string} [first] */
function codesIn(asserts, id, first) {
  const tests = asserts.filter((assert) => assert.id === id).map(({ test }) => test);
  const lists = tests.flatMap((test) =>
    [...test.matchAll(/contains\( ?'( [^']{3,} )'/g)].map(([, list = '']) => list.trim().split(' ')),
  );
  const codes = lists.filter((list) => first === undefined || list[0] === first).flat();
  if (codes.length === 0) throw new Error(`no codes in ${id}`);
  return [...new Set(codes)];
}

/** Returns the file types in their rule. @param {Asserts} asserts */
function attachable(asserts) {
  const tests = asserts.filter(({ id }) => id === 'BR-CL-24').map(({ test }) => test);
  return tests.map((test) => [...test.matchAll(/'([\w.+-]+\/[\w.+-]+)'/g)].map(([, type = '']) => type));
}
