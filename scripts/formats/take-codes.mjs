/**
 * Extracts the code lists from the official files, in their order:
 *
 *     node scripts/formats/take-codes.mjs DIR
 *
 * DIR holds the Schematron files without includes, directly or in a folder `schematron`: en16931-ubl*.sch and en16931-cii*.sch
 * (https://github.com/ConnectingEurope/eInvoicing-EN16931); fr-extended-cii.sch for the lists of extensions and fr-flux2-cii.sch for those of
 * France (https://fnfe-mpe.org); and xrechnung-cii.sch (https://github.com/itplr-kosit/xrechnung-schematron). Lists stay unchanged if their
 * file is missing.
 *
 * Own code, because no tool reads code lists out of Schematron.
 */
import { textOf } from './schematron/tree.mjs';
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

/** Code lists of the extensions: constant, content, rule. */
const EXTENDED = /** @type {const} */ ([
  [
    'CHARACTERISTICS',
    'UNTDED 6313 with what Factur-X adds, characteristics of items: BT-X-11, EXT-FR-FE-159',
    'BR-FXEXT-04',
  ],
  ['OTHER_TAXES', 'UNTDID 5153 without VAT, taxes and duties: BT-105, BT-145 of the list 5153', 'BR-FREXT-CL-20-TAX'],
  ['DELIVERY_TERMS', 'UNTDID 4053 with 1 and 2, terms of delivery: BT-X-145', 'BR-FREXT-CL-27'],
]);

/** Lists of France: the function in the official rules that holds them. */
const FRENCH = /** @type {const} */ ([
  ['DOCUMENT_TYPES', 'A part of UNTDID 1001: BT-3 (BR-FR-04)', 'document-type-code'],
  ['TREATMENTS', 'How the reform treats an invoice: BT-22 with the subject BAR (BR-FR-20)', 'bar-treatment'],
  ['CATEGORIES', 'A part of UNTDID 5305: BT-95, BT-102, BT-118, BT-151 (BR-FR-15)', 'vat-category-code'],
  ['RATES', 'VAT rates as they may be written: BT-96, BT-103, BT-119, BT-152 (BR-FR-16)', 'vat-rate'],
  ['ATTACHMENTS', 'What an attached document is: BT-123 (BR-FR-17)', 'attachment-code'],
]);

const [folder = ''] = process.argv.slice(2);
const ubl = read(/^en16931-ubl\b.*\.sch(?:\.gz)?$/i);
const cii = read(/^en16931-cii\b.*\.sch(?:\.gz)?$/i);
const french = read(/^fr-extended-cii\b.*\.sch(?:\.gz)?$/i);
if (folder === '') throw new Error('say in which folder the rules are: take-codes.mjs DIR');

if (ubl !== undefined && cii !== undefined) {
  const from = `the rules of CEN/TC 434, ${ubl.version}: https://github.com/ConnectingEurope/eInvoicing-EN16931`;
  writeModule('lists', `The code lists of EN 16931 (chapter 11 §9) as in ${from}.`, LISTS.flatMap(declarations));
  const [types = []] = attachable(ubl.asserts);
  const attached = `The types of files that may be attached (BT-125-1, BR-CL-24) as in ${from}.`;
  writeStrings('media-types', attached, 'MEDIA_TYPES: ReadonlySet<string> = new Set([', types, '])');
}
if (french !== undefined) {
  const from = 'as in the rules of EXTENDED-CTC-FR (FNFE-MPE).';
  const [characteristics = '', ...others] = EXTENDED.map(([name, what, rule]) =>
    declaration(name, what, codesIn(french.asserts, rule)),
  );
  writeModule('characteristics', `The characteristics of items that extensions have, ${from}`, [characteristics]);
  writeModule('extended', `Code lists that extensions add to those of EN 16931, ${from}`, others);
}

const flux2 = findFile(folder, /^fr-flux2-cii\b.*\.sch(?:\.gz)?$/i);
if (flux2 !== undefined) {
  const text = textOf(flux2);
  const lists = FRENCH.map(([name, what, check]) => declaration(name, what, codesOfFunction(text, check)));
  const from = 'as in the rules BR-FR (FNFE-MPE).';
  writeModule('france', `The code lists of the French reform, ${from}`, lists);
  const frames = codesOfFunction(text, 'billing-mode');
  const what = `Billing frames (cadres de facturation), which state who invoices what, and when: BT-23 (BR-FR-08), ${from}`;
  writeStrings('frames', what, 'FRAMES: readonly string[] = [', frames, ']');
}
const xrechnung = read(/^xrechnung-cii\b.*\.sch(?:\.gz)?$/i);
if (xrechnung !== undefined) {
  const { test = '' } = xrechnung.asserts.find(({ id }) => id === 'BR-DE-17') ?? {};
  const types = declaration('TYPES', 'A part of UNTDID 1001: BT-3 (BR-DE-17)', quotedIn(test));
  writeModule('xrechnung', 'The document types of XRechnung, as in the rules of KoSIT.', [types]);
}

/** Returns the codes in a function of the French rules, which has one string with all or one for each. @param {string} text @param {string} name */
function codesOfFunction(text, name) {
  const [body = ''] =
    text.match(new RegExp(`<xsl:function\\b[^>]*\\bname="custom:is-valid-${name}"[^]*?</xsl:function>`)) ?? [];
  return quotedIn(body.replaceAll("'\\s+'", '')).flatMap((list) => list.split(/\s+/));
}

/** Returns the quoted strings in an expression. @param {string} text */
function quotedIn(text) {
  const strings = [...text.matchAll(/'([^']+)'/g)].map(([, code = '']) => code);
  if (strings.length === 0) throw new Error(`no codes in ${text}`);
  return strings;
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

/**
 * Writes a module that loads with all formats, without `CodeList`.
 * @param {string} name @param {string} what @param {string} begin @param {readonly string[]} strings @param {string} end
 */
function writeStrings(name, what, begin, strings, end) {
  const lines = strings.map((each) => `  '${each}',\n`).join('');
  const head = `/**\n * ${what}\n * Written by \`node scripts/formats/take-codes.mjs DIR\`, not by hand.\n */\n`;
  writeGenerated(`${FOLDER}/${name}.ts`, `${head}export const ${begin}\n${lines}${end};\n`);
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
