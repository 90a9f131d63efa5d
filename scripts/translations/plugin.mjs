/**
 * Makes modules of translations: `import('./de.po?page')` returns the texts of that part by the keys of their templates. Own code, because
 * gettext plugins keep English texts as keys, which doubles the size.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { keyOfTemplate } from '../../src/engine/text/translation.ts';
import { moduleOfPapers, PAPERS } from './paper-words.mjs';
import { isInPart, PARTS } from './parts.mjs';
import { readPo } from './po.mjs';
import { currentTemplate, TEMPLATE } from './template.mjs';

const MODULE = /\.po\?(\w+)$/;

/** The module that all parts share while developing and in tests: which part has a text matters only for the size of a build. */
const ALL = 'all';

/** @returns {import('vite').Plugin} */
export function translations() {
  let isBuild = false;
  return {
    name: 'translations',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      const part = MODULE.exec(id)?.[1];
      if (part === undefined) return null;
      const file = id.slice(0, id.lastIndexOf('?'));
      this.addWatchFile(file);
      if (PAPERS.test(file)) return moduleOfPapers(file, part);
      if (part === ALL) return moduleOf(textsOf(fileOf(file).entries)) + regionalOf(file, part);
      if (!PARTS.some((known) => known === part)) throw new Error(`${basename(file)}: there is no part ${part}`);
      if (!isBuild) return `export * from './${basename(file)}?${ALL}';`;
      await currentTemplate();
      return moduleOfPart(file, part) + regionalOf(file, part);
    },
  };
}

/** @param {Record<string, string>} texts */
const moduleOf = (texts) => `export const texts = ${JSON.stringify(texts)};`;

/**
 * Returns the export of the same part of a language's variants: `pt-BR.po` beside `pt.po` has the texts that differ in Brazil. Each is a
 * module of its own, which only those fetch whose browser asks for that region first. The choice is made here, in the language that has
 * variants: no other reader pays for it.
 * @param {string} file @param {string} part
 */
function regionalOf(file, part) {
  const language = basename(file, '.po');
  const variants = readdirSync(dirname(file)).filter((name) => name.startsWith(`${language}-`) && name.endsWith('.po'));
  if (variants.length === 0) return '';
  const imports = variants.map((name) => `${JSON.stringify(basename(name, '.po'))}: () => import('./${name}?${part}')`);
  const tag = `globalThis.navigator?.languages?.find((each) => each.startsWith(${JSON.stringify(language)}))`;
  return `\nexport const regional = { ${imports.join(', ')} }[${tag}];`;
}

/** @typedef {import('./po.mjs').PoEntry} PoEntry */

/**
 * Returns the module of a part, with its texts in the order of the template: similar texts next to each other compress better.
 * @param {string} file @param {string} part
 */
function moduleOfPart(file, part) {
  const { modules, known } = fileOf(file);
  const template = fileOf(TEMPLATE);
  const made = modules.get(part);
  if (made?.template === template) return made.code;
  const entries = template.entries.flatMap((text) => (isInPart(text, part) ? (known.get(text.template) ?? []) : []));
  const code = moduleOf(textsOf(entries));
  modules.set(part, { template, code });
  return code;
}

/** Returns the translations by the keys of their templates. @param {readonly PoEntry[]} entries @returns {Record<string, string>} */
function textsOf(entries) {
  /** @type {Map<string, string>} */
  const templates = new Map();
  /** @type {Record<string, string>} */
  const texts = {};
  for (const { template, translation, fuzzy } of entries) {
    if (translation === '' || fuzzy) continue;
    const key = keyOfTemplate(template);
    const other = templates.get(key);
    if (other !== undefined) throw new Error(`Two texts have the key ${key}; reword one: "${template}", "${other}"`);
    templates.set(key, template);
    if (translation !== template) texts[key] = translation;
  }
  return texts;
}

/**
 * A file as read at a time: its entries, these by template, and the modules made of them with a template.
 * @typedef {{ time: number, entries: PoEntry[], known: Map<string, PoEntry>, modules: Map<string, { template: PoFile, code: string }> }} PoFile
 */

/** Files already read: each part is a separate module, in each bundle, of the same file. @type {Map<string, PoFile>} */
const read = new Map();

/** @param {string} file @returns {PoFile} */
function fileOf(file) {
  const time = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.time === time) return known;
  const entries = readPo(file);
  const found = { time, entries, known: new Map(entries.map((entry) => [entry.template, entry])), modules: new Map() };
  read.set(file, found);
  return found;
}
