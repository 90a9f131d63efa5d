/**
 * Runs a measurement as programs are built: `node bench/run.mjs FILE [ARGUMENTS]`. What tsx runs gives each function its name again whenever
 * it is made, which costs a tenth of a build.
 */
import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const [file = '', ...args] = process.argv.slice(2);
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
  // Fonts are only in what is built.
  external: ['@fontsource/*'],
  logLevel: 'error',
});
const program = join(folder, `${basename(file, '.ts')}.mjs`);
const { status } = spawnSync(process.execPath, ['--expose-gc', program, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
