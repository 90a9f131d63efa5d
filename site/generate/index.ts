/**
 * Writes the pages of the site into a folder: those that are written, and one for each regime, addon, format, set of rules, catalogue and table of terms,
 * from their declarations; and the lists of them that stand beside the pages.
 *
 *   tsx site/generate/index.ts FOLDER
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSION } from '../../src/engine/index.ts';
import { addonPages } from './addons.ts';
import { cataloguePages } from './catalogues.ts';
import { formatPages } from './formats.ts';
import { guideEntries, guidePages, guideSources } from './guide.ts';
import { regimePages } from './regimes.ts';
import { rulePages } from './rules.ts';
import { termEntries, termPages } from './terms.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');

const [regimes, addons, formats, rules, catalogues] = await Promise.all([
  regimePages(),
  addonPages(),
  formatPages(),
  rulePages(),
  cataloguePages(),
]);
const pages = [{ pages: guidePages() }, regimes, addons, formats, rules, catalogues, { pages: termPages() }].flatMap(
  (part) => part.pages,
);

rmSync(folder, { recursive: true, force: true });
for (const { path, text } of pages) {
  const file = join(folder, `${path}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
mkdirSync(join(folder, 'public'), { recursive: true });
copyFileSync('docs/screenshot.png', join(folder, 'public', 'screenshot.png'));
copyFileSync('public/favicon.svg', join(folder, 'public', 'favicon.svg'));
copyFileSync('site/index.md', join(folder, 'index.md'));

const { use, run, know, contribute, specification } = guideEntries();
const reference = [
  { text: 'Regimes', link: '/regimes/' },
  { text: 'Addons', link: '/addons/' },
  { text: 'Formats', link: '/formats/' },
  { text: 'Rules', link: '/rules/' },
  { text: 'Catalogues', link: '/catalogues/' },
  { text: 'Terms', link: '/terms/' },
  { text: 'Specification', link: '/spec/' },
];
const guide = [
  { text: 'Use it', items: use },
  { text: 'Run it', items: run },
  { text: 'Know it', items: know },
  { text: 'Contribute', items: contribute },
  { text: 'Reference', items: reference },
];
/** Beside the pages of a kind are the others of it: all of the site beside each would weigh more than most pages. */
const within = (...groups: object[]) => [
  ...groups,
  { text: 'Reference', items: [{ text: 'Guide', link: '/start' }, ...reference] },
];
const sidebar = {
  '/': guide,
  '/regimes/': within({ text: 'Regimes', items: regimes.entries }),
  '/addons/': within({ text: 'Addons', items: addons.entries }),
  '/formats/': within({ text: 'Formats', items: formats.entries }),
  '/rules/': within(
    { text: 'E-invoices', items: rules.official },
    { text: 'The standard', items: rules.standard },
    { text: 'Our own', items: [{ text: 'BW', link: '/rules/bw' }] },
  ),
  '/catalogues/': within({ text: 'Catalogues', items: catalogues.entries }),
  '/terms/': within({ text: 'Terms', items: termEntries }),
  '/spec/': within({ text: 'Specification', items: specification }),
};
writeFileSync(
  join(folder, 'lists.json'),
  JSON.stringify({ version: VERSION, sidebar, sources: guideSources(), homes: rules.homes }),
);
console.log(`${pages.length + 1} pages`);
