/**
 * Writes the files with which something new begins, as docs/contributing says, and its lines in the lists.
 *
 *     npm run new -- format NAME        a CIUS of EN 16931 in UBL, in src/formats/en16931/NAME/
 *
 * Own code, because generators (plop, hygen) would be a package and a language of templates for few small files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const [kind = '', name = '', root = '.'] = process.argv.slice(2);

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The name in code: `saudiArabia` for `saudi-arabia`. */
const identifier = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const code = name.toUpperCase();

/** @type {Record<string, () => { files: Record<string, string>, lists: Record<string, (text: string) => string> }>} */
const KINDS = { format };

if (!Object.hasOwn(KINDS, kind)) fail(`say what is new: ${Object.keys(KINDS).join(', ')}`);
if (!NAME.test(name)) fail('give a name of lower-case letters, digits and hyphens, such as lithuania');
const { files, lists } = /** @type {() => ReturnType<typeof format>} */ (KINDS[kind])();
for (const file of Object.keys(files)) if (existsSync(join(root, file))) fail(`${file} exists`);
// Nothing is written if a list does not have the expected form.
const changed = Object.entries(lists).map(([file, change]) => {
  const text = readFileSync(join(root, file), 'utf8');
  return /** @type {const} */ ([file, change(text)]);
});
for (const [file, text] of [...Object.entries(files), ...changed]) {
  const path = resolve(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(file);
}
console.log('Next: npm run format, npm run accept, and the steps in docs/contributing/format.md');

/** @param {string} what @returns {never} */
function fail(what) {
  console.error(what);
  process.exit(1);
}

/** Returns a change that adds an import and the first entry of a list. @param {string} line @param {string} entry */
function listed(line, entry) {
  return (/** @type {string} */ text) => {
    const isList = /^import .*\n/m.test(text) && / = \[\n/.test(text);
    if (!isList) fail('a list has another form than scripts/new.mjs expects');
    return text.replace(/^import /m, `${line}\nimport `).replace(/ = \[\n/, ` = [\n  ${entry},\n`);
  };
}

function format() {
  const folder = `src/formats/en16931/${name}`;
  const specification = `urn:cen.eu:en16931:2017#compliant#urn:example.org:${name}:1.0`;
  return {
    files: {
      [`${folder}/index.ts`]: `import type { Family } from '../../family.ts';
import type { Format } from '../../format.ts';
import { lazily } from '../../lazily.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schemas.ts';
import { coreUbl } from '../core/rule-sets.ts';

const rules = ruleSet('${name}-ubl', () => import('./rules/${name}.ts'));

/** The CIUS in UBL. Give its identifier, names, and the page that publishes it. */
const ${identifier}Ubl: Format = {
  key: '${name}-ubl',
  name: { en: '${code}' },
  description: { en: 'The European standard in UBL 2.1 with the rules of ${code}.' },
  specification: '${specification}',
  addons: ['eu-en16931-v2017'],
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl, rules],
  reads: true,
  writes: true,
};

export const ${identifier}: Family = { formats: [${identifier}Ubl], classes: lazily(() => import('./classes.ts')) };
`,
      [`${folder}/facts.ts`]: `import type { FamilyFacts } from '../../family-facts.ts';

export const ${identifier}Facts: FamilyFacts = { name: '${code}', sign: /:${name}:/i };
`,
      [`${folder}/classes.ts`]: `import type { RuleClasses } from '../../rules/class.ts';

/** Rules that are in no list are business rules. */
export const classes: RuleClasses = {};
`,
      [`${folder}/rules/${name}.ts`]: `import { normal, type RuleSet, rule } from '../../../rules/declare.ts';

export const set: RuleSet = {
  key: '${name}-ubl',
  name: '${code}',
  version: '1.0',
  from: '2027-01-01',
  rules: [
    rule(
      'BR-${code}-01',
      'BG-0',
      'BT-10',
      (invoice) => normal(invoice.text('BT-10')) !== '',
      'The buyer reference (BT-10) is missing; add it.',
    ),
  ],
};
`,
      [`${folder}/cases/BR-${code}.yaml`]: `rules: [${name}-ubl]
base: small
cases:
  BR-${code}-01: {fires: {remove: BT-10}}
`,
      [`${folder}/cases.test.ts`]: `import { join } from 'node:path';
import { testCases } from '../../testing/cases.ts';

testCases(join(import.meta.dirname, 'cases'));
`,
    },
    lists: {
      // Identifiers of a CIUS contain those of the core, so that the core comes last.
      'src/formats/list/families.ts': listed(
        `import { ${identifier}Facts } from '../en16931/${name}/facts.ts';`,
        `${identifier}Facts`,
      ),
      'src/formats/list/invoice-formats.ts': (/** @type {string} */ text) =>
        text
          .replace(/^import /m, `import { ${identifier} } from '../en16931/${name}/index.ts';\nimport `)
          .replace(/(invoiceFamilies: readonly Family\[\] = \[\n)((?: {2}\w+,\n)+)/, `$1$2  ${identifier},\n`),
      'docs/formats.md': (/** @type {string} */ text) =>
        text.replace('| `pdf` |', `| \`${name}-ubl\` | ${code} | its users |\n| \`pdf\` |`),
    },
  };
}
