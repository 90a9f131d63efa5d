/** A page for each tax regime, from its definition. */

import type { CategoryDefinition, RateDefinition } from '../../src/engine/tax/definitions.ts';
import { addons, regime, regimes } from '../../src/library/index.ts';
import {
  correctionParts,
  definitionTable,
  english,
  extensionParts,
  named,
  scenarioParts,
  sourceList,
  tagParts,
} from './definitions.ts';
import { exampleParts } from './examples.ts';
import {
  code,
  codes,
  type Entry,
  facts,
  introduced,
  type Page,
  page,
  part,
  plain,
  session,
  table,
} from './markdown.ts';
import { prefixOfRegime, rulesLink } from './rules.ts';

/** Returns the page of each regime, and one that lists them. */
export async function regimePages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = regimes();
  const pages = await Promise.all(all.map(({ country }) => regimePage(country)));
  const rows = all.map(({ country, name, currency }) => [
    `[${named(name)}](/regimes/${country.toLowerCase()})`,
    code(country),
    code(currency),
  ]);
  const list = page(
    'regimes/index',
    'Tax regimes',
    "Look up the taxes, rates and tax numbers of a country. A document follows the regime in `$regime`, or else that of the country in the supplier's `tax_id`: [Tax regimes and addons](/explanation/regimes-and-addons).",
    session('billwright regime FI --output yaml'),
    table(['Country', 'Code', 'Currency'], rows),
  );
  return {
    pages: [list, ...pages],
    entries: all.map(({ country, name }) => ({ text: name.en ?? country, link: `/regimes/${country.toLowerCase()}` })),
  };
}

async function regimePage(country: string): Promise<Page> {
  const definition = regime(country);
  if (definition === undefined) throw new Error(`no regime ${country}`);
  const { name, description, currency, tax_scheme, time_zone, calculator_rounding_rule, alt_country_codes } =
    definition;
  const { categories, identities, extensions, tags, scenarios, corrections, sources } = definition;
  const own = addons().filter(
    ({ key }) => key.startsWith(`${country.toLowerCase()}-`) || (country === 'EL' && key.startsWith('gr-')),
  );
  return page(
    `regimes/${country.toLowerCase()}`,
    name.en ?? country,
    `Taxes of ${plain(name.en ?? country)} and what they require of documents. A document follows this regime if the supplier's \`tax_id\` or \`$regime\` names ${code(country)}.`,
    await exampleParts((each) => each.country === country && each.addons.length === 0),
    part(
      '## Details',
      english(description),
      facts(
        ['Country', codes([country, ...(alt_country_codes ?? [])])],
        ['Currency', code(currency)],
        ['Taxes', code(tax_scheme)],
        ['Time zone', code(time_zone)],
        ['Rounding', code(calculator_rounding_rule)],
        ['Addons', own.map(({ key }) => `[${key}](/addons/${key})`).join(', ')],
        ['Rules', rulesLink(prefixOfRegime(country))],
      ),
    ),
    part('## Taxes', ...categories.map(categoryPart)),
    introduced(
      '## Identities',
      'Numbers of a party other than its tax number. Write them in `identities`.',
      definitionTable(identities),
    ),
    tagParts(tags),
    scenarioParts(scenarios),
    correctionParts(corrections),
    extensionParts(extensions),
    part('## Sources', sourceList(sources)),
  );
}

function categoryPart({
  code: category,
  name,
  title,
  retained,
  informative,
  keys,
  rates,
  sources,
}: CategoryDefinition): string {
  const about = [
    `${named(title ?? name)}, ${code(category)}.`,
    retained ? 'This tax is retained: it reduces the amount to pay.' : '',
    informative ? 'This tax is for information only and is not part of any total.' : '',
  ];
  return part(
    `### ${plain(name?.en ?? category)}`,
    about.filter((text) => text !== '').join(' '),
    rateTable(rates ?? []),
    table(
      ['Key', 'Name', 'Percentage'],
      (keys ?? []).map(({ key, name: of, no_percent }) => [code(key), named(of), no_percent ? 'none' : '']),
    ),
    sourceList(sources),
  );
}

function rateTable(rates: readonly RateDefinition[]): string {
  const rows = rates.flatMap(({ rate, keys, name, values }) =>
    (values ?? []).map(({ percent, surcharge, since, ext }, index) => [
      index === 0 ? code(rate) : '',
      plain(percent ?? ''),
      plain(surcharge ?? ''),
      code(since),
      codes(Object.entries(ext ?? {}).map(([key, value]) => `${key}: ${value}`)),
      index === 0 ? codes(keys) : '',
      index === 0 ? named(name) : '',
    ]),
  );
  return table(['Rate', 'Percentage', 'Surcharge', 'Since', 'Condition', 'Keys', 'Name'], rows);
}
