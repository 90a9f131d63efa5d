/** Measures the start of programs in processor time, compared with Node itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eInvoiceOf } from './documents.ts';
import type { Section } from './figures.ts';
import { leastOf } from './programs.ts';

/** @param turns of each program */
export async function benchStart(turns: number): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'));
  try {
    const file = join(folder, 'invoice.json');
    writeFileSync(file, JSON.stringify(eInvoiceOf(2)));
    const bare = join(folder, 'bare.mjs');
    writeFileSync(bare, '');
    // Stops as soon as it listens.
    const serve = join(folder, 'serve.cjs');
    writeFileSync(serve, SERVE);
    const programs = {
      bare: [bare],
      version: ['dist/node/cli.js', 'version'],
      build: ['dist/node/cli.js', 'build', file],
      serve: ['--require', serve, 'dist/node/serve.js', '--port', '0', '--workers', '0', '--no-workbench'],
    };
    const least = await leastOf(programs, turns);
    const beyond = (name: 'version' | 'build' | 'serve') => (least[name] - least.bare) / least.bare;
    const note = `Processor time beyond that of bare Node (${(least.bare / 1000).toFixed(0)} ms), as a multiple of it, Node ${process.version}.`;
    return [
      {
        title: 'Start',
        command: 'npm run bench -- start',
        note,
        figures: [
          { key: 'start-version', what: '`billwright version`', value: beyond('version'), unit: 'times' },
          {
            key: 'start-build',
            what: '`billwright build`, a small file',
            value: beyond('build'),
            unit: 'times',
            aim: '1',
          },
          { key: 'start-serve', what: 'the service, until it listens', value: beyond('serve'), unit: 'times' },
        ],
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SERVE = `const { write } = process.stdout;
process.stdout.write = (text, ...rest) => {
  if (String(text).includes('Listening')) process.exit(0);
  return write.call(process.stdout, text, ...rest);
};`;
