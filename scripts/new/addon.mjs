/** An addon of a country, with a code list, a rule and its case, and an example. */

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function addon({ name: key, read, before, inRow }) {
  const [, cc = '', name = ''] = /^(..)-(.*)-v\d+$/.exec(key) ?? [];
  const folder = `src/engine/addons/${cc}/${name}`;
  const prefix = `GOBL-${cc}-${name}`.toUpperCase();
  const country = COUNTRY_NAMES.of(cc.toUpperCase()) ?? cc;
  const isFirst = !new RegExp(`^\\| Addons .*\\b${country}\\b`, 'm').test(read('README.md'));
  return {
    files: {
      [`${folder}/index.ts`]: `import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { rules } from './rules.ts';

/** Say what it is for, and the chapter. */
export default addon({
  definition: {
    key: '${key}',
    name: { en: '${name}' },
    description: { en: 'Say what it is for, what it sets and what it asks for.' },
    extensions,
  },
  rules,
});
`,
      [`${folder}/extensions.ts`]: `import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

export const extensions: readonly Definition[] = [
  {
    key: '${cc}-${name}-kind',
    name: { en: 'Kind' },
    values: codesIn('en')\`
      1 First kind
      2 Second kind
    \`,
  },
];
`,
      [`${folder}/rules.ts`]: `import { Invoice } from '../../../bill/invoice.ts';
import { present } from '../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet } from '../../../rules/declare.ts';
import { extIn } from '../../../tax/extension-conditions.ts';

const invoiceRules = ruleSet(Invoice, '${prefix}-BILL-INVOICE', [
  at('supplier', [check('01', 'The invoice needs its supplier; add it.', present)]),
  at('tax.ext', [check('02', 'The kind must be 1 or 2; set ${cc}-${name}-kind to one of them.', extIn('${cc}-${name}-kind', '1', '2'))]),
]);

export const rules: readonly RuleSet[] = [invoiceRules];
`,
      [`${folder}/cases.yaml`]: `# How each rule ${prefix}-… breaks, and what keeps to all of them (docs/contributing/rule.md).
prefix: ${prefix}
rules:
  BILL-INVOICE-01: {of: ${key}, built: true, remove: supplier, at: $.supplier}
  BILL-INVOICE-02: {of: ${key}, built: true, set: {tax.ext.${cc}-${name}-kind: "3"}, at: $.tax.ext}
`,
      [`src/service/examples/${key}.yaml`]: read(`src/service/examples/${cc}-invoice.yaml`)
        .replace(/^title: .*$/m, `title: An invoice with ${key}`)
        .replace(/^(\$schema: .*\n)/m, `$1$addons: [${key}]\n`),
    },
    lists: {
      'src/engine/modules.ts': before(/^ {2}regime\('/m, `  addon('${key}'),\n`),
      ...(isFirst && { 'README.md': inRow('Addons', country) }),
    },
    next: ['npm run format', 'npm run accept', 'the steps in docs/contributing/addon.md'],
  };
}
