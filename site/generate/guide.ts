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

/** The guides by group, with their labels in the sidebar. Default: the heading of the page. */
const guideGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Write and send': {
    accountants: '',
    'factur-x': '',
    'reverse-charge': '',
    'withholding-tax': 'Withholding tax',
    'small-businesses': 'Small businesses',
    'foreign-currency': 'Foreign currency',
    discounts: 'Discounts and charges',
    'prices-with-tax': 'Prices with tax',
    advances: 'Advances',
    'correct-an-invoice': 'Credit notes',
    'own-data': 'Own data',
    spreadsheet: 'Spreadsheets',
    'e-invoice-from-an-order': 'From an order',
    sign: 'Sign and verify',
  },
  'By country': {
    'peppol-belgium': 'Belgium',
    croatia: 'Croatia',
    emirates: 'Emirates',
    france: 'France',
    'e-reporting-france': 'France: e-reporting',
    xrechnung: 'Germany: XRechnung',
    sdi: 'Italy: SdI',
    mexico: 'Mexico: CFDI',
    netherlands: 'Netherlands',
    'peppol-norway': 'Norway',
    ksef: 'Poland: KSeF',
    portugal: 'Portugal',
    pint: 'PINT: Asia, Oceania',
    romania: 'Romania',
    'saudi-arabia': 'Saudi Arabia: ZATCA',
    'peppol-slovakia': 'Slovakia',
    facturae: 'Spain: Facturae',
    verifactu: 'Spain: VERI*FACTU',
  },
  'Receive and check': {
    inbox: 'Inbox',
    'check-received': 'One invoice',
    'inbox-germany': 'Germany',
    'inbox-france': 'France',
    'fix-rejected': 'Rejected e-invoices',
    'rules-of-a-day': 'Rules of a day',
    'answer-over-peppol': 'Answer over Peppol',
    'house-rules': 'House rules',
  },
  'Build on it': {
    'check-in-ci': 'CI',
    'sample-invoices': 'Sample invoices',
    assistants: 'Assistants',
    'embed-the-editor': 'The editor',
    'in-your-server': 'In your own server',
  },
  'Run it': {
    'run-for-a-team': 'For a team',
    upgrade: 'Upgrade',
    troubleshooting: 'Troubleshooting',
  },
};

const guides = [
  ...inDocs('guides/', Object.values(guideGroups).flatMap(Object.keys)),
  written('docs/scale.md', 'scale'),
];

const reference = [
  written('docs/cli.md', 'command-line'),
  ...inDocs('', ['service', 'library', 'client', 'mcp']),
  written('docs/embedding.md', 'embedding'),
  ...inDocs('', [
    'settings',
    'access',
    'signing-keys',
    'monitoring',
    'limits',
    'streams',
    'workbench',
    'rates',
    'rules-in-force',
  ]),
  written('docs/formats.md', 'e-invoices'),
  ...inDocs('', ['which-e-invoice', 'rule-classes']),
];

const explanation = [
  ...inDocs('explanation/', ['totals', 'rounding', 'regimes-and-addons', 'envelopes-and-signatures']),
  ...inDocs('', ['scope', 'promises', 'conformance']),
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

const pages = [...start, ...guides, ...reference, ...explanation, ...contributing, ...decisions, ...glossaries];

/** Returns the written pages. Throws if a file of docs/ has no page. */
export function guidePages(): Page[] {
  const made = new Set(pages.map(({ file }) => file));
  const missing = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !made.has(file));
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

/** Returns the entries of guides for the sidebar: short labels in groups. */
export function guideGroupEntries(): { text: string; collapsed: true; items: Entry[] }[] {
  const known = new Map(guides.map((page) => [page.path, page.title]));
  return Object.entries(guideGroups).map(([text, labels]) => ({
    text,
    collapsed: true,
    items: Object.entries(labels).map(([name, label]) => ({
      text: label || (known.get(`guides/${name}`) ?? name),
      link: `/guides/${name}`,
    })),
  }));
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
