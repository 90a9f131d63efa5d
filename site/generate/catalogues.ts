/** A page for each code list. */

import { catalogueDefinition, catalogueSummaries } from '../../src/engine/index.ts';
import { definitionTable, english, named, sourceList } from './definitions.ts';
import { code, type Entry, type Page, page, part, plain, session } from './markdown.ts';

/** Returns a page for each code list, and an index. */
export async function cataloguePages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = await Promise.all((await catalogueSummaries()).map(({ key }) => catalogueDefinition(key)));
  const lists = all.flatMap((catalogue) =>
    (catalogue?.extensions ?? []).map((list) => ({ ...list, catalogue: catalogue?.key ?? '', of: catalogue?.name })),
  );
  const pages = lists.map(({ key = '', name, desc, pattern, values, sources, catalogue, of }) =>
    page(
      `catalogues/${key}`,
      name?.en ?? key,
      `Look up the codes of ${code(key)}, a list of ${named(of)}. Documents use them in \`ext\`.`,
      session(`billwright catalogue ${catalogue} --output yaml`),
      english(desc),
      pattern === undefined ? '' : `Values follow the pattern ${code(pattern)}.`,
      definitionTable(values),
      part('## Sources', sourceList(sources)),
    ),
  );
  const entries = lists.map(({ key = '', name }) => ({ text: name?.en ?? key, link: `/catalogues/${key}` }));
  const list = page(
    'catalogues/index',
    'Code lists',
    'Look up a code of an international list. Documents use these codes in `ext`, and e-invoices require many of them.',
    session('billwright catalogue untdid --output yaml'),
    entries.map(({ text, link }) => `- [${plain(text)}](${link})`).join('\n'),
  );
  return { pages: [list, ...pages], entries };
}
