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
import { code, type Entry, facts, introduced, type Page, page, part, plain, session, table } from './markdown.ts';
import { prefixOfAddon, rulesLink } from './rules.ts';

/** Returns the page of each addon, and one that lists them. */
export async function addonPages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = addons();
  const pages = await Promise.all(all.map(({ key }) => addonPage(key)));
  const rows = all.map(({ key, name, description }) => [`[${key}](/addons/${key})`, named(name), english(description)]);
  const list = page(
    'addons/index',
    'Addons',
    'Find the addon for a format, a portal or a law, and name it in `$addons` of your document. It sets the codes they need and checks the document: [Tax regimes and addons](/explanation/regimes-and-addons).',
    session('billwright addon es-verifactu-v1 --output yaml'),
    table(['Key', 'Name', 'Purpose'], rows),
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
    `Name ${code(key)} in \`$addons\` to prepare documents for ${plain(name?.en ?? key)}: it sets the codes they need and checks them.`,
    await exampleParts(({ addons: wanted }) => wanted.includes(key)),
    part(
      '## Details',
      english(description),
      facts(
        ['Key', code(key)],
        ['Requires', (requires ?? []).map((each) => `[${each}](/addons/${each})`).join(', ')],
        ['Rules', rulesLink(prefixOfAddon(key))],
      ),
    ),
    introduced('## Identities', 'Write them in `identities` of a party.', definitionTable(identities)),
    introduced('## Inboxes', 'Write them in `inboxes` of a party.', definitionTable(inboxes)),
    tagParts(tags),
    scenarioParts(scenarios),
    correctionParts(corrections),
    extensionParts(extensions),
    part('## Sources', sourceList(sources)),
  );
}
