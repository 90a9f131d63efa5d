/** The pages that are written: README and those of docs/. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Entry, Page } from './markdown.ts';

/** Files that are a page each, with their titles in lists. */
const FILES: readonly { file: string; path: string; title: string }[] = [
  { file: 'README.md', path: 'start', title: 'Start' },
  { file: 'docs/workbench.md', path: 'workbench', title: 'Workbench' },
  { file: 'docs/cli.md', path: 'command-line', title: 'Command line' },
  { file: 'docs/service.md', path: 'service', title: 'HTTP service' },
  { file: 'docs/library.md', path: 'library', title: 'Library' },
  { file: 'docs/client.md', path: 'client', title: 'TypeScript client' },
  { file: 'docs/mcp.md', path: 'assistants', title: 'Assistants (MCP)' },
  { file: 'docs/formats.md', path: 'e-invoices', title: 'E-invoices and PDFs' },
  { file: 'docs/embedding.md', path: 'embedding', title: 'Embed the editor' },
  { file: 'docs/operating.md', path: 'operating', title: 'Operating the service' },
  { file: 'docs/scale.md', path: 'scale', title: 'Beyond one machine' },
  { file: 'SECURITY.md', path: 'security', title: 'Security' },
  { file: 'docs/scope.md', path: 'scope', title: 'What it is not' },
  { file: 'docs/promises.md', path: 'promises', title: 'Promises' },
  { file: 'docs/conformance.md', path: 'conformance', title: 'Conformance' },
  { file: 'CONTRIBUTING.md', path: 'contributing', title: 'Contributing' },
  { file: 'ARCHITECTURE.md', path: 'architecture', title: 'Architecture' },
  { file: 'docs/contributing/engine.md', path: 'contributing/engine', title: 'A regime, an addon, a rule' },
  { file: 'docs/contributing/formats.md', path: 'contributing/formats', title: 'A format' },
  { file: 'docs/contributing/service.md', path: 'contributing/service', title: 'A route, an operation' },
  { file: 'docs/contributing/workbench.md', path: 'contributing/workbench', title: 'The workbench' },
  { file: 'docs/contributing/testing.md', path: 'contributing/testing', title: 'Tests' },
  { file: 'docs/contributing/build.md', path: 'contributing/build', title: 'Build' },
  { file: 'docs/contributing/glossary.md', path: 'contributing/glossary', title: 'Glossary' },
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
  return [...files.map(({ file, path }) => ({ path, text: readFileSync(file, 'utf8') }))];
}

/** Returns the files that pages are made of, and their titles, by the names of the pages: links of theirs are to files. */
export function guideSources(): Record<string, { file: string; title: string }> {
  return Object.fromEntries(files.map(({ path, file, title }) => [`${path}.md`, { file, title }]));
}

/** Returns the entries of the list of pages, by what they are for. */
export function guideEntries(): Record<'use' | 'run' | 'know' | 'contribute' | 'specification', Entry[]> {
  const entry = ({ path, title }: { path: string; title: string }) => ({
    text: title,
    link: `/${path.replace(/index$/, '')}`,
  });
  const of = (...paths: string[]) => files.filter(({ path }) => paths.includes(path)).map(entry);
  return {
    use: of(
      ...[
        'start',
        'workbench',
        'command-line',
        'service',
        'library',
        'client',
        'assistants',
        'e-invoices',
        'embedding',
      ],
    ),
    run: of('operating', 'scale', 'security'),
    know: of('scope', 'promises', 'conformance', 'changes'),
    contribute: files.filter(({ path }) => /^(contributing|architecture|unreached)/.test(path)).map(entry),
    specification: [...of('spec/index'), ...chapters.map(entry)],
  };
}

function titleOf(file: string): string {
  return /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
}
