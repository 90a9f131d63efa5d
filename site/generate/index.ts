/**
 * Writes the pages of the site into a folder: the written pages, the lists beside the pages, and the pages generated
 * from declarations. Each operation, regime, addon, format, rule set, catalogue and table of terms has a generated page.
 *
 *   tsx site/generate/index.ts FOLDER
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import '../../scripts/examples-from-source.mjs';
import { VERSION } from '../../src/engine/index.ts';
import { addonPages } from './addons.ts';
import { cataloguePages } from './catalogues.ts';
import { examplesPage } from './examples.ts';
import { formatPages } from './formats.ts';
import { guideEntries, guideGroupEntries, guidePages, guideSources } from './guide.ts';
import { httpPages } from './http.ts';
import { regimePages } from './regimes.ts';
import { rulePages } from './rules.ts';
import { termEntries, termPages } from './terms.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');

const [regimes, addons, formats, rules, codeLists] = await Promise.all([
  regimePages(),
  addonPages(),
  formatPages(),
  rulePages(),
  cataloguePages(),
]);
const http = httpPages();
const pages = [
  { pages: [...guidePages(), examplesPage()] },
  http,
  regimes,
  addons,
  formats,
  rules,
  codeLists,
  { pages: termPages() },
].flatMap((part) => part.pages);

rmSync(folder, { recursive: true, force: true });
for (const { path, text } of pages) {
  const file = join(folder, `${path}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const picture of ['screenshot.png', 'guides/pictures'])
  cpSync(join('docs', picture), join(folder, 'public', picture), { recursive: true });
cpSync('public/favicon.svg', join(folder, 'public', 'favicon.svg'));

const { start, guides, reference, explanation, contributing, decisions, glossaries } = guideEntries();
/** Pages made from the declarations. */
const catalogues = [
  { text: 'HTTP reference', link: '/http/' },
  { text: 'Examples', link: '/examples' },
  { text: 'Tax regimes', link: '/regimes/' },
  { text: 'Addons', link: '/addons/' },
  { text: 'Formats', link: '/formats/' },
  { text: 'Rules', link: '/rules/' },
  { text: 'Code lists', link: '/catalogues/' },
  { text: 'Business terms', link: '/terms/' },
];
const guide = [
  { text: 'Getting started', items: start },
  {
    text: 'How-to guides',
    collapsed: false,
    items: [...guideGroupEntries(), ...guides.filter(({ link }) => !link.startsWith('/guides/'))],
  },
  { text: 'Reference', collapsed: true, items: [...reference, ...catalogues] },
  { text: 'Explanation', collapsed: true, items: explanation },
  {
    text: 'Contributing',
    collapsed: true,
    items: [
      ...contributing,
      { text: 'Decisions', collapsed: true, items: decisions },
      { text: 'Terms', collapsed: true, items: glossaries },
    ],
  },
];
/** A catalogue page lists the others of its kind. A list of the whole site would be larger than most pages. */
const within = (...groups: object[]) => [
  ...groups,
  {
    text: 'Documentation',
    items: [{ text: 'First page', link: '/' }, { text: 'All pages', link: '/all' }, ...catalogues],
  },
];
const sidebar = {
  '/': guide,
  '/http/': within({ text: 'HTTP reference', items: http.entries }, { text: 'Schemas', items: http.schemas }),
  '/regimes/': within({ text: 'Tax regimes', items: regimes.entries }),
  '/addons/': within({ text: 'Addons', items: addons.entries }),
  '/formats/': within({ text: 'Formats', items: formats.entries }),
  '/rules/': within(
    { text: 'E-invoices', items: rules.official },
    { text: 'The standard', items: rules.standard },
    { text: 'Our own', items: [{ text: 'BW', link: '/rules/bw' }] },
  ),
  '/catalogues/': within({ text: 'Code lists', items: codeLists.entries }),
  '/terms/': within({ text: 'Business terms', items: termEntries }),
};
writeFileSync(
  join(folder, 'lists.json'),
  JSON.stringify({ version: VERSION, sidebar, sources: guideSources(), homes: rules.homes }),
);
console.log(`${pages.length} pages`);
