/** A page for each addon, from its definition. */

import { addon, addons } from '../../src/library/index.ts';
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
import { code, type Entry, facts, introduced, type Page, page, part, table } from './markdown.ts';
import { prefixOfAddon, rulesLink } from './rules.ts';

/** Returns the page of each addon, and one that lists them. */
export async function addonPages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = addons();
  const pages = await Promise.all(all.map(({ key }) => addonPage(key)));
  const rows = all.map(({ key, name, description }) => [`[${key}](/addons/${key})`, named(name), english(description)]);
  const list = page(
    'addons/index',
    'Addons',
    'Find the addon for a format, a network or a tax authority, and put its key in `$addons` of your document. [Regimes and addons](/explanation/regimes-and-addons) explains how they work.',
    table(['Key', 'Name', 'What it is for'], rows),
  );
  return { pages: [list, ...pages], entries: all.map(({ key }) => ({ text: key, link: `/addons/${key}` })) };
}

async function addonPage(key: string): Promise<Page> {
  const definition = addon(key);
  if (definition === undefined) throw new Error(`no addon ${key}`);
  const { name, description, requires, extensions, tags, scenarios, identities, inboxes, corrections, sources } =
    definition;
  return page(
    `addons/${key}`,
    `${name?.en ?? ''} (${key})`,
    `The codes and requirements of the addon ${code(key)}. To use it, put this key in \`$addons\`.`,
    english(description),
    facts(
      ['Key', code(key)],
      ['Requires', (requires ?? []).map((each) => `[${each}](/addons/${each})`).join(', ')],
      ['Rules', rulesLink(prefixOfAddon(key))],
    ),
    introduced('## Identities', 'Identities of parties, in `identities`.', definitionTable(identities)),
    introduced('## Inboxes', 'Addresses of parties, in `inboxes`.', definitionTable(inboxes)),
    tagParts(tags),
    scenarioParts(scenarios),
    correctionParts(corrections),
    extensionParts(extensions),
    await exampleParts(({ addons: named }) => named.includes(key)),
    part('## Sources', sourceList(sources)),
  );
}
