/** The pages that are written: those of docs/, and parts of the README. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Entry, Page } from './markdown.ts';

/** Parts of the README that are a page each: its address, its title, and the headings of the parts, which the first page of all begins without. */
const README_PAGES: readonly { path: string; title: string; parts: readonly string[] }[] = [
  { path: 'start', title: 'Start', parts: ['', 'Start it'] },
  { path: 'workbench', title: 'The workbench', parts: ["A minute's tour"] },
  { path: 'command-line', title: 'The command line', parts: ['The command line'] },
  { path: 'service', title: 'The service', parts: ['The service', 'Assistants', 'Containers'] },
  { path: 'library', title: 'The library', parts: ['The library', 'The client'] },
];

/** Files that are a page each, with their titles in lists. */
const FILES: readonly { file: string; path: string; title: string }[] = [
  { file: 'docs/formats.md', path: 'e-invoices', title: 'E-invoices in XML' },
  { file: 'docs/embedding.md', path: 'embedding', title: 'In other pages' },
  { file: 'docs/operating.md', path: 'operating', title: 'Operating' },
  { file: 'docs/scale.md', path: 'scale', title: 'Beyond one machine' },
  { file: 'SECURITY.md', path: 'security', title: 'Security' },
  { file: 'docs/scope.md', path: 'scope', title: 'What it is not' },
  { file: 'docs/promises.md', path: 'promises', title: 'What is promised' },
  { file: 'docs/conformance.md', path: 'conformance', title: 'Conformance' },
  { file: 'docs/unreached.md', path: 'unreached', title: 'What tests do not reach' },
  { file: 'CHANGELOG.md', path: 'changes', title: 'Changes' },
];

const SPEC = 'docs/spec';
const chapters = readdirSync(SPEC)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => ({
    file: `${SPEC}/${name}`,
    path: `spec/${basename(name, '.md')}`,
    title: titleOf(`${SPEC}/${name}`),
  }));

const files = [...FILES, { file: `${SPEC}/README.md`, path: 'spec/index', title: 'The specification' }, ...chapters];

/** Returns the pages that are written. */
export function guidePages(): Page[] {
  const made = new Set(files.map(({ file }) => file));
  const missing = readdirSync('docs').filter((name) => name.endsWith('.md') && !made.has(`docs/${name}`));
  if (missing.length > 0) throw new Error(`no page is made of ${missing.join(', ')}: see site/generate/guide.ts`);
  return [
    ...README_PAGES.map(({ path, title, parts }) => ({ path, text: `# ${title}\n\n${parts.map(partOf).join('\n')}` })),
    ...files.map(({ file, path }) => ({ path, text: readFileSync(file, 'utf8') })),
  ];
}

/** Returns the files that pages are made of, and their titles, by the names of the pages: links of theirs are to files. */
export function guideSources(): Record<string, { file: string; title: string }> {
  const all = [...README_PAGES.map((each) => ({ ...each, file: 'README.md' })), ...files];
  return Object.fromEntries(all.map(({ path, file, title }) => [`${path}.md`, { file, title }]));
}

/** Returns the entries of the list of pages, by what they are for. */
export function guideEntries(): Record<'use' | 'run' | 'know' | 'specification', Entry[]> {
  const entry = ({ path, title }: { path: string; title: string }) => ({
    text: title,
    link: `/${path.replace(/index$/, '')}`,
  });
  const of = (...paths: string[]) => files.filter(({ path }) => paths.includes(path)).map(entry);
  return {
    use: [...README_PAGES.map(entry), ...of('e-invoices', 'embedding')],
    run: of('operating', 'scale', 'security'),
    know: of('scope', 'promises', 'conformance', 'unreached', 'changes'),
    specification: [...of('spec/index'), ...chapters.map(entry)],
  };
}

function titleOf(file: string): string {
  return /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
}

/** Returns a part of the README without its heading, that of no name what it begins with; what follows the first part of a page keeps it. */
function partOf(name: string): string {
  const [start = '', ...parts] = readFileSync('README.md', 'utf8').split(/^(?=## )/m);
  if (name === '') return start.replace(/^# .*\n/, '');
  const part = parts.find((each) => each.startsWith(`## ${name}\n`));
  if (part === undefined) throw new Error(`README.md has no part ${name}`);
  const isFirst = README_PAGES.some(({ parts: [first] }) => first === name);
  return isFirst ? part.replace(/^## .*\n/, '') : part;
}
