/** How the documentation is searched, and the pages that the words of newcomers have to find. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { searchBy } from './rank.mjs';
import { BASE } from './relative.mjs';

/** @type {{ fuzzy: number, combineWith: 'AND', boost: Record<string, number> }} */
/** @public The configuration of VitePress takes it. */
export const searchOptions = { fuzzy: 0.1, combineWith: 'AND', boost: { title: 6, text: 2, titles: 1 } };

/**
 * Returns the words in search-queries.json that do not have their page among the first three results in a built site, with these results.
 * @param {string} site @param {string} out
 */
export async function lostQueries(site, out) {
  const { default: MiniSearch } = await import(
    pathToFileURL(createRequire(join(process.cwd(), site, 'package.json')).resolve('minisearch')).href
  );
  const chunks = join(out, 'assets/chunks');
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndexroot')) ?? '';
  /** @type {Record<string, string>} */
  const searchWords = JSON.parse(readFileSync(join(site, 'search-words.json'), 'utf8'));
  const { default: index } = await import(pathToFileURL(join(process.cwd(), chunks, file)).href);
  // The fields of VitePress.
  const search = MiniSearch.loadJSON(index, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { ...searchOptions, ...searchBy(searchWords, BASE) },
  });
  /** @type {Record<string, readonly string[]>} */
  const queries = JSON.parse(readFileSync(join(site, 'search-queries.json'), 'utf8'));
  return Object.entries(queries).flatMap(([page, words]) =>
    words.flatMap((word) => {
      /** @type {readonly { id: unknown }[]} */
      const found = search.search(word).slice(0, 3);
      const pages = found.map(({ id }) => String(id).replace(/#.*$/, ''));
      return pages.some((each) => each.endsWith(`/${page}`))
        ? []
        : [`search-queries.json: ${word} finds ${pages.join(', ')}, not ${page}`];
    }),
  );
}
