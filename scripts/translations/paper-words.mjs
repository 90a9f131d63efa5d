/** Makes modules of the words of papers: `import('./de.po?labels')` returns the words of that part. */
import { basename } from 'node:path';
import { CONTEXT_END, readPo } from './po.mjs';

/** The files of the words of papers. */
export const PAPERS = /\/paper\/labels\/[^/]+\.po$/;

/**
 * Returns the module of a part: its words by the places that their contexts name. A paper is a legal document in one language, so no word may
 * be missing.
 * @param {string} file @param {string} part
 */
export function moduleOfPapers(file, part) {
  /** @type {Record<string, any>} */
  const words = {};
  for (const { template, translation, fuzzy } of readPo(file)) {
    const [context = '', text] = template.split(CONTEXT_END);
    if (translation === '' || fuzzy) throw new Error(`${basename(file)}: "${text}" (${context}) has no translation`);
    const path = context.split('.');
    const name = path.pop() ?? '';
    let place = words;
    for (const key of path) place = place[key] ??= {};
    place[name] = translation;
  }
  const found = words[part];
  if (!found) throw new Error(`${basename(file)}: there is no part ${part}`);
  return `export const texts = ${JSON.stringify(found)};`;
}
