/**
 * Runs a measurement compiled like the programs: `node bench/run.mjs FILE [ARGUMENTS]`. With tsx, each function is renamed whenever it is
 * created, which costs a tenth of a build.
 */
import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { moduleOfPapers, PAPERS } from '../scripts/translations/paper-words.mjs';

const [file = '', ...args] = process.argv.slice(2);
/** @type {import('esbuild').Plugin} */
const wordsOfPapers = {
  name: 'words of papers',
  setup: ({ onLoad }) =>
    onLoad({ filter: PAPERS }, ({ path, suffix }) => ({ contents: moduleOfPapers(path, suffix.slice('?'.length)) })),
};

const folder = resolve('node_modules/.cache/bench');
await build({
  entryPoints: [file],
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  plugins: [wordsOfPapers],
  // Fonts are only in the build.
  external: ['@fontsource/*'],
  logLevel: 'error',
});
const program = join(folder, `${basename(file, '.ts')}.mjs`);
const { status } = spawnSync(process.execPath, ['--expose-gc', program, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
