/**
 * Updates the translations in src/translations to the product's texts, and reports how complete each is. Also updates the words of papers in
 * src/paper/labels, and writes the template.
 *
 *   npm run texts                 adds new texts, removes those no longer used, marks changed ones as fuzzy
 *   npm run texts -- --check      changes only the template; fails for outdated files, unusable translations, and
 *                                 deviations from docs/terms
 *   npm run texts -- --list de    also lists untranslated and fuzzy texts
 *
 * Own code around gettext-parser, because extractors (xgettext, formatjs) know only the calls of their own libraries.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { collect, type Source } from './collect.ts';
import { faultOfTranslation } from './faults.ts';
import { formerTextsOf } from './former.ts';
import { glossaryOf, wordMissing } from './glossary.ts';
import { updatePapers } from './paper.ts';
import { isInPart, PARTS, PROGRAM, partOf } from './parts.mjs';
import { type PoEntry, poText, readPo } from './po.mjs';
import { TEMPLATE, writeTemplate } from './template.mjs';
import { slipIn } from './typography.ts';

const FOLDER = 'src/translations';
/** The share of the page's texts to be translated before a language is offered. */
const LEAST = 0.9;
const LIST = `${FOLDER}/languages.ts`;
const PROGRAMS = `${FOLDER}/programs.ts`;

const { values } = parseArgs({ options: { check: { type: 'boolean' }, list: { type: 'string' } } });
const sources = inOrder(await collect());
const tags = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.po') ? [name.slice(0, -3)] : []));
const languages = tags.filter((tag) => !tag.includes('-'));

const faults: string[] = [];
writeTemplate(sources);
for (const { template } of sources) {
  const slip = slipIn(template, 'en');
  if (slip) faults.push(`${TEMPLATE}: ${slip}: "${template}"`);
}
const offered = new Set<string>();
const rows = languages.sort().map((language) => {
  const path = `${FOLDER}/${language}.po`;
  const entries = merged(sources, readPo(path));
  update(path, poText(language, entries));
  const glossary = glossaryOf(language);
  for (const entry of entries) {
    const word = entry.translation && wordMissing(glossary, entry.template, entry.translation);
    if (word) faults.push(`${path}: docs/terms/${language}.md says "${word}" for "${entry.template}"`);
    const fault =
      entry.translation && !entry.fuzzy && (faultOfTranslation(entry, language) ?? slipIn(entry.translation, language));
    if (fault) faults.push(`${path}: ${fault}: "${entry.template}"`);
    if (values.list === language && isMissing(entry)) console.log(`${entry.references[0]}: ${entry.template}`);
  }
  const { all, done } = countsOf(entries, 'page');
  if (done >= all * LEAST) offered.add(language);
  return { language, ...Object.fromEntries(PARTS.map((part) => [part, completeness(countsOf(entries, part))])) };
});
for (const tag of tags.filter((each) => each.includes('-'))) updateVariant(tag);
const chosen = languages.filter((language) => offered.has(language));
update(LIST, listOfLanguages(chosen));
update(PROGRAMS, listOfPrograms(chosen));
faults.push(...updatePapers(update));

console.table(rows);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Updates the variant of a language for a region, `pt-BR`: it has only texts that differ, and no others. */
function updateVariant(tag: string): void {
  const path = `${FOLDER}/${tag}.po`;
  const language = tag.slice(0, tag.indexOf('-'));
  const current = new Map(sources.map((source) => [source.template, source]));
  const usual = new Map(readPo(`${FOLDER}/${language}.po`).map((entry) => [entry.template, entry.translation]));
  const entries = readPo(path).filter(({ template, translation }) => current.has(template) && translation);
  update(path, poText(tag, entries));
  for (const entry of entries) {
    const { template, translation } = entry;
    const isSame = translation === usual.get(template);
    const fault = isSame
      ? `it is the text of ${language}`
      : (faultOfTranslation(entry, tag) ?? slipIn(translation, language));
    if (fault) faults.push(`${path}: ${fault}: "${template}"`);
  }
}

/** Writes a file; with `--check` reports it if it would change. */
function update(path: string, text: string): void {
  if (text === read(path)) return;
  if (values.check) faults.push(`${path} is not up to date; run npm run texts`);
  else writeFileSync(path, text);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function inOrder(texts: Source[]): Source[] {
  const rank = ({ references: [first = ''] }: Source) => `${PARTS.indexOf(partOf(first))} ${first}`;
  return texts.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : a.template < b.template ? -1 : 1));
}

/** Returns the texts with their translations. A reworded text keeps its former translation, as fuzzy. */
function merged(texts: readonly Source[], former: readonly PoEntry[]): PoEntry[] {
  const byTemplate = new Map(former.map((entry) => [entry.template, entry]));
  const current = new Set(texts.map(({ template }) => template));
  const reworded = formerTextsOf(
    [...current].filter((template) => !byTemplate.has(template)),
    former.flatMap(({ template, translation }) => (translation && !current.has(template) ? template : [])),
  );
  return texts.map(({ template, references }) => {
    const known = byTemplate.get(template);
    const old = known ?? byTemplate.get(reworded.get(template) ?? '');
    return {
      template,
      references,
      translation: old?.translation ?? '',
      fuzzy: old !== undefined && (old !== known || old.fuzzy),
      comment: old?.comment ?? '',
    };
  });
}

function isMissing({ translation, fuzzy }: PoEntry): boolean {
  return translation === '' || fuzzy;
}

/** Returns the number of texts of a part, and of translated ones. */
function countsOf(entries: readonly PoEntry[], part: string): { all: number; done: number } {
  const texts = entries.filter((entry) => isInPart(entry, part));
  return { all: texts.length, done: texts.filter((entry) => !isMissing(entry)).length };
}

function completeness({ all, done }: { all: number; done: number }): string {
  return `${done}/${all} ${Math.floor((100 * done) / all)} %`;
}

/** Returns the selectable languages: those whose page is translated. */
function listOfLanguages(all: readonly string[]): string {
  const imports = (language: string) =>
    PARTS.filter((part) => part !== PROGRAM)
      .map((part) => `    ${part}: () => import('./${language}.po?${part}'),`)
      .join('\n');
  const entries = all.map((language) => `  ${language}: {\n${imports(language)}\n  },\n`).join('');
  return `// Written by \`npm run texts\`: the languages whose page is translated, and the parts of each translation.
import type { PartsOf } from './load.ts';

export const translations = {${entries && `\n${entries}`}} satisfies Readonly<Record<string, PartsOf>>;
`;
}

/** Returns the list for Node, separate so that browsers do not load it. */
function listOfPrograms(all: readonly string[]): string {
  const entries = all.map((language) => `  ${language}: () => import('./${language}.po?${PROGRAM}'),\n`).join('');
  return `// Written by \`npm run texts\`: the texts of the command line and of the service, which only Node loads.
import type { PartSource } from './load.ts';

export const programs = {${entries && `\n${entries}`}} satisfies Readonly<Record<string, PartSource>>;
`;
}
