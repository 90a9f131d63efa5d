/** The written pages: README and the files of docs/, in the order of the site. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Entry, Page } from './markdown.ts';
import { settingsTable } from './settings.ts';

interface WrittenPage {
  file: string;
  /** The address, without an ending. */
  path: string;
  title: string;
}

/** The title of a page in lists is its heading, unless given. */
function written(file: string, path: string, title = titleOf(file)): WrittenPage {
  return { file, path, title };
}

const inDocs = (folder: string, names: readonly string[]) =>
  names.map((name) => written(`docs/${folder}${name}.md`, `${folder}${name}`));

const start = [
  written('docs/home.md', 'index', 'What Billwright is'),
  written('docs/getting-started.md', 'start', 'Getting started'),
  written('docs/README.md', 'all'),
];

const guides = [
  ...inDocs('guides/', [
    'accountants',
    'xrechnung',
    'peppol-belgium',
    'peppol-slovakia',
    'peppol-norway',
    'netherlands',
    'portugal',
    'romania',
    'croatia',
    'emirates',
    'singapore',
    'japan',
    'malaysia',
    'saudi-arabia',
    'mexico',
    'france',
    'e-reporting-france',
    'verifactu',
    'facturae',
    'ksef',
    'sdi',
    'factur-x',
    'reverse-charge',
    'discounts',
    'prices-with-tax',
    'advances',
    'own-data',
    'correct-an-invoice',
    'spreadsheet',
    'check-received',
    'inbox',
    'inbox-germany',
    'inbox-france',
    'fix-rejected',
    'check-xrechnung',
    'rules-of-a-day',
    'answer-over-peppol',
    'sign',
    'e-invoice-from-an-order',
    'check-in-ci',
    'sample-invoices',
    'house-rules',
    'in-express',
    'in-hono',
    'in-next',
    'in-workers',
    'in-bun',
    'in-deno',
    'in-lambda',
    'embed-the-editor',
    'editor-in-react',
    'assistants',
    'run-for-a-team',
    'upgrade',
    'troubleshooting',
  ]),
  written('docs/scale.md', 'scale'),
];

const reference = [
  written('docs/cli.md', 'command-line'),
  ...inDocs('', ['service', 'library', 'client', 'mcp']),
  written('docs/embedding.md', 'embedding'),
  ...inDocs('', ['settings', 'access', 'signing-keys', 'monitoring', 'limits', 'streams', 'workbench', 'rates']),
  written('docs/formats.md', 'e-invoices'),
  ...inDocs('', ['rule-classes']),
];

const explanation = [
  ...inDocs('explanation/', ['totals', 'rounding', 'regimes-and-addons', 'envelopes-and-signatures']),
  ...inDocs('', ['scope', 'compare', 'promises', 'conformance']),
  written('SECURITY.md', 'security'),
  written('CHANGELOG.md', 'changelog'),
];

const contributing = [
  written('CONTRIBUTING.md', 'contributing/index', 'How to contribute'),
  written('ARCHITECTURE.md', 'architecture'),
  ...inDocs('contributing/', [
    'testing',
    'regime',
    'addon',
    'rule',
    'format',
    'official-rules',
    'operation',
    'panel',
    'translation',
    'build',
    'glossary',
  ]),
];

const decisions = inDocs('decisions/', namesIn('docs/decisions'));

/** Glossaries of translations. The addresses below `terms/` belong to business terms. */
const glossaries = [
  written('docs/terms/README.md', 'glossaries/index'),
  ...namesIn('docs/terms')
    .filter((name) => name !== 'README')
    .map((name) => written(`docs/terms/${name}.md`, `glossaries/${name}`)),
];

/** The specification has no pages: it is for those who change the code, and the generated pages say what users need. */
const SPECIFICATION = 'docs/contributing/specification/';

const pages = [...start, ...guides, ...reference, ...explanation, ...contributing, ...decisions, ...glossaries];

/** Returns the written pages. Throws if a file of docs/ has no page. */
export function guidePages(): Page[] {
  const made = new Set(pages.map(({ file }) => file));
  const missing = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !file.startsWith(SPECIFICATION) && !made.has(file));
  if (missing.length > 0) throw new Error(`no page for ${missing.join(', ')}: see site/generate/guide.ts`);
  return pages.map(({ file, path }) => {
    const text = readFileSync(file, 'utf8');
    return { path, text: path === 'settings' ? `${text}\n## All settings\n\n${settingsTable()}\n` : text };
  });
}

/** Returns the file and title of each page by its name; links in the files lead to files. */
export function guideSources(): Record<string, { file: string; title: string }> {
  return Object.fromEntries(pages.map(({ path, file, title }) => [`${path}.md`, { file, title }]));
}

/** Returns the entries of the sidebar by section. */
export function guideEntries(): Record<
  'start' | 'guides' | 'reference' | 'explanation' | 'contributing' | 'decisions' | 'glossaries',
  Entry[]
> {
  const entry = ({ path, title }: WrittenPage) => ({ text: title, link: `/${path.replace(/index$/, '')}` });
  return {
    start: start.map(entry),
    guides: guides.map(entry),
    reference: reference.map(entry),
    explanation: explanation.map(entry),
    contributing: contributing.map(entry),
    decisions: decisions.map(entry),
    glossaries: glossaries.map(entry),
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort();
}

function titleOf(file: string): string {
  return /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('\\', '') ?? file;
}
