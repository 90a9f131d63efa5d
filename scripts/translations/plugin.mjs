/**
 * Makes modules of translations: `import('./de.po?page')` returns the texts of that part by the keys of their templates. Own code, because
 * gettext plugins keep English texts as keys, which doubles the size.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keyOfTemplate } from '../../src/engine/text/translation.ts';
import { moduleOfPapers, PAPERS } from './paper-words.mjs';
import { isInPart, PARTS } from './parts.mjs';
import { readPo, TEMPLATE } from './po.mjs';

const MODULE = /\.po\?(\w+)$/;

/** @returns {import('vite').Plugin} */
export function translations() {
  return {
    name: 'translations',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
      // A part depends on two files: Vitest's cache (`npm run check`) knows only one.
      define(({ id }) => (MODULE.test(id) ? false : undefined)),
    load(id) {
      const part = MODULE.exec(id)?.[1];
      if (part === undefined) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      this.addWatchFile(file);
      if (PAPERS.test(file)) return moduleOfPapers(file, part);
      this.addWatchFile(templateNextTo(file));
      return `export const texts = ${JSON.stringify(textsOfPart(file, part))};`;
    },
  };
}

/** @param {string} file */
const templateNextTo = (file) => join(dirname(file), TEMPLATE);

/** @param {string} file @param {string} part @returns {Record<string, string>} */
function textsOfPart(file, part) {
  if (!PARTS.some((known) => known === part)) throw new Error(`${basename(file)}: there is no part ${part}`);
  const used = new Map(entriesOf(templateNextTo(file)).map((entry) => [entry.template, entry]));
  /** @type {Map<string, string>} */
  const templates = new Map();
  /** @type {Record<string, string>} */
  const texts = {};
  for (const entry of entriesOf(file)) {
    const { template, translation, fuzzy } = entry;
    const text = used.get(template);
    if (translation === '' || fuzzy || !text || !isInPart(text, part)) continue;
    const key = keyOfTemplate(template);
    const other = templates.get(key);
    if (other !== undefined) throw new Error(`Two texts have the key ${key}; reword one: "${template}", "${other}"`);
    templates.set(key, template);
    if (translation !== template) texts[key] = translation;
  }
  return texts;
}

/**
 * Files already read, with their time: each part is a separate module, in each bundle, of the same file. @type {Map<string, { time: number,
 * entries: import('./po.mjs').PoEntry[] }>}
 */
const read = new Map();

/** @param {string} file */
function entriesOf(file) {
  const time = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.time === time) return known.entries;
  const entries = readPo(file);
  read.set(file, { time, entries });
  return entries;
}
