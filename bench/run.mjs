/**
 * Runs a measurement compiled like the programs: `node bench/run.mjs FILE [ARGUMENTS]`. With tsx, each function is renamed whenever it is
 * created, which costs a tenth of a build.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { moduleOfPapers, PAPERS } from '../scripts/translations/paper-words.mjs';

const [file = '', ...args] = process.argv.slice(2);
/** @type {import('esbuild').Plugin} */
const wordsOfPapers = {
  name: 'words of papers',
  setup: ({ onLoad }) =>
    onLoad({ filter: PAPERS }, ({ path, suffix }) => ({ contents: moduleOfPapers(path, suffix.slice('?'.length)) })),
};

/** @type {import('esbuild').Plugin} */
const fonts = {
  name: 'fonts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.woff\?inline$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path.slice(0, path.indexOf('?')))),
      namespace: 'font',
    }));
    onLoad({ filter: /^/, namespace: 'font' }, ({ path }) => ({ contents: readFileSync(path), loader: 'dataurl' }));
  },
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
  plugins: [wordsOfPapers, fonts],
  logLevel: 'error',
});
const program = join(folder, `${basename(file, '.ts')}.mjs`);
const { status } = spawnSync(process.execPath, ['--expose-gc', program, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
