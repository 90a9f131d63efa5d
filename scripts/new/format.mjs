/** A CIUS of EN 16931 in UBL: its folder in src/formats/en16931, with a rule and its case. */

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function format({ name, identifier, listed }) {
  const code = name.toUpperCase();
  const folder = `src/formats/en16931/${name}`;
  const specification = `urn:cen.eu:en16931:2017#compliant#urn:example.org:${name}:1.0`;
  return {
    files: {
      [`${folder}/index.ts`]: `import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
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
      [`${folder}/facts.ts`]: `import type { FamilyFacts } from '../../declare/family-facts.ts';

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
    next: ['npm run format', 'npm run accept', 'the steps in docs/contributing/format.md'],
  };
}
