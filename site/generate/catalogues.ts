/** A page for each catalogue of codes. */

import { catalogueDefinition, catalogueSummaries } from '../../src/engine/index.ts';
import { definitionTable, english, named, sourceList } from './definitions.ts';
import { code, type Entry, type Page, page, part, plain } from './markdown.ts';

/** Returns the pages of catalogues, one for each list of codes. */
export async function cataloguePages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = await Promise.all((await catalogueSummaries()).map(({ key }) => catalogueDefinition(key)));
  const lists = all.flatMap((catalogue) =>
    (catalogue?.extensions ?? []).map((list) => ({ ...list, of: catalogue?.name })),
  );
  const pages = lists.map(({ key = '', name, desc, pattern, values, sources, of }) =>
    page(
      `catalogues/${key}`,
      name?.en ?? key,
      `The codes that the extension ${code(key)} can have in \`ext\`, from ${named(of)}. \`billwright catalogue\` prints them too.`,
      english(desc),
      pattern === undefined ? '' : `Values follow the pattern ${code(pattern)}.`,
      definitionTable(values),
      part('## Sources', sourceList(sources)),
    ),
  );
  const entries = lists.map(({ key = '', name }) => ({ text: name?.en ?? key, link: `/catalogues/${key}` }));
  const list = page(
    'catalogues/index',
    'Catalogues of codes',
    'Find a code of an international list. Documents use these codes as extensions, in `ext`.',
    entries.map(({ text, link }) => `- [${plain(text)}](${link})`).join('\n'),
  );
  return { pages: [list, ...pages], entries };
}
