/** A page for each tax regime, from its definition. */

import { numberDeviations, rateDeviations } from '../../src/engine/regimes/deviations.ts';
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
import { code, codes, type Entry, facts, introduced, type Page, page, part, plain, table } from './markdown.ts';
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
    "Find the taxes, rates and requirements of a country. They apply to documents with its code in `$regime`, or in the supplier's `tax_id`. [Regimes and addons](/explanation/regimes-and-addons) explains how they work.",
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
    `The taxes, rates and requirements for documents of suppliers in ${english(name)}.`,
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
    part('## Taxes', ...categories.map(categoryPart)),
    introduced(
      '## Identities',
      'Identities of parties in addition to the tax identity, in `identities`.',
      definitionTable(identities),
    ),
    tagParts(tags),
    scenarioParts(scenarios),
    correctionParts(corrections),
    extensionParts(extensions),
    await exampleParts((each) => each.country === country && each.addons.length === 0),
    part('## Sources', sourceList(sources), deviationText(country)),
  );
}

/** Where the law of the country is ahead of the standard. */
function deviationText(country: string): string {
  const subjects = [
    ...numberDeviations.filter((each) => each.country === country).map(({ subject }) => subject),
    ...rateDeviations
      .filter((each) => each.country === country)
      .map(({ category, rate }) => `${category} ${code(rate)}`),
  ];
  return subjects.length === 0
    ? ''
    : `Here the law is ahead of the standard, and Billwright follows the law: ${subjects.join('; ')}. [Conformance](/conformance#law) has both.`;
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
    retained ? 'It is retained: subtracted from the amount to pay.' : '',
    informative ? 'It is for information only and not part of any total.' : '',
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
      since ? code(since) : 'not known',
      codes(Object.entries(ext ?? {}).map(([key, value]) => `${key}: ${value}`)),
      index === 0 ? codes(keys) : '',
      index === 0 ? named(name) : '',
    ]),
  );
  return table(['Rate', 'Percentage', 'Surcharge', 'Since', 'Where', 'Keys', 'Name'], rows);
}
