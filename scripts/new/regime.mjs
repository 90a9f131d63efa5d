/** A tax regime with its taxes, its tax number, the page of its country and an example. */

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function regime({ name: cc, read, inRow, fail }) {
  const CC = cc.toUpperCase();
  const name = COUNTRY_NAMES.of(CC) ?? fail(`${CC} is no country`);
  const currency = new RegExp(`[' ](${CC}[A-Z])[ ']`).exec(read('src/countries/currencies.ts'))?.[1] ?? 'EUR';
  const folder = `src/engine/regimes/${cc}`;
  // `do` is a word of the language.
  const exported = cc === 'do' ? 'dominicanRepublic' : cc;
  /** Increments a number of countries. @param {RegExp} count */
  const oneMore = (count) => (/** @type {string} */ text) =>
    text.replace(count, (number) => String(Number(number) + 1));
  /** Returns a change that adds a line before the first one of a country with a later code. @param {RegExp} lines @param {string} added */
  const sorted = (lines, added) => (/** @type {string} */ text) => {
    const next =
      [...text.matchAll(lines)].find(([, each = '']) => each.toUpperCase() > CC) ?? fail('no place in a list');
    return text.slice(0, next.index) + added + text.slice(next.index);
  };
  return {
    files: {
      [`${folder}/index.ts`]: `import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** ${name}. Name the law, and give the time zone of the capital. */
export default regime({
  definition: {
    name: { en: '${name}' },
    time_zone: 'Etc/UTC',
    country: '${CC}',
    currency: '${currency}',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    categories,
  },
  identity: { rules: identityRules },
});
`,
      [`${folder}/categories.ts`]: `import type { CategoryDefinition } from '../../tax/definitions.ts';
import { standardRate, vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT' },
    title: { en: 'Value Added Tax' },
    keys: vatKeys,
    rates: [standardRate('general', { en: 'General Rate' }, { since: '2020-01-01', percent: '20.0%' })],
  },
];
`,
      [`${folder}/identity.ts`]: `/** Name the tax number, its check digit and the official source. */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

export const identityRules = taxCodeRules(
  'GOBL-${CC}-TAX-IDENTITY',
  'A tax number of ${name} has nine digits, as in 123456789; check for a mistyped digit.',
  valid((code) => /^\\d{9}$/.test(code)),
);
`,
      [`${folder}/cases.yaml`]: `tax number:                       # take numbers from official examples
  valid:
    123456789: nine digits
  invalid:
    GOBL-${CC}-TAX-IDENTITY-01:
      12345678: a digit too few
  normalised: {${CC}123456789: 123456789}
rates:
  VAT general: {2020-01-01: 20.0%}
notes:
  VAT reverse-charge: shared
prefix: GOBL-${CC}
rules:
  TAX-IDENTITY-01: {of: ${cc}-invoice, set: {supplier.tax_id.code: X}, at: $.supplier.tax_id.code}
`,
      [`src/countries/${cc}.ts`]: `import type { CountryFacts } from './facts.ts';

export const ${exported}: CountryFacts = { languages: ['en'], taxNumber: { name: 'Tax no.' } };
`,
      [`src/service/examples/${cc}-invoice.yaml`]: `# An invoice as it is usual in ${name}.
title: An invoice of ${name}
---
$schema: https://gobl.org/draft-0/bill/invoice
code: '1'
issue_date: 2026-03-02
currency: ${currency}
supplier:
  name: Seller
  tax_id: {country: ${CC}, code: '123456789'}
customer:
  name: Buyer
lines:
  - {quantity: '10', item: {name: Paper, price: '5.00'}, taxes: [{cat: VAT, rate: general}]}
`,
    },
    lists: {
      'src/engine/modules.ts': sorted(/^ {2}regime\('(\w\w)'/gm, `  regime('${CC}'),\n`),
      'README.md': (text) => oneMore(/(?<=Tax regimes \()\d+/)(inRow('Tax regimes', name)(text)),
      'docs/home.md': oneMore(/(?<=\*\*)\d+(?= countries\*\*)/),
      'src/countries/countries.ts': (text) =>
        sorted(
          /^ {2}(\w\w): \w+,$/gm,
          `  ${CC}: ${exported},\n`,
        )(sorted(/^import \{ (\w\w) \}/gm, `import { ${exported} } from './${cc}.ts';\n`)(text)),
    },
    next: ['npm run format', 'npm run accept', 'the steps in docs/contributing/regime.md'],
  };
}
