/**
 * Measures the built code for PDFs with an e-invoice, including its fonts: `npm run bench:pdf`. A Factur-X of two lines against building
 * the same invoice (at most 1,500 times), growth with the lines, and the rate of a batch. `scripts/check-size.mjs` limits what a browser
 * fetches for one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eInvoiceOf } from './documents.ts';
import { median } from './statistics.ts';

const FORMAT = 'facturx-en16931-pdf';
const MOST = 1500;
const ROUNDS = 15;

type Library = typeof import('../src/library/index.ts');
type Formats = typeof import('../src/library/formats.ts');

const { build } = await entry<Library>('.');
const { convert } = await entry<Formats>('./formats');

/** Returns an entry of the package. */
async function entry<Module>(name: string): Promise<Module> {
  const folder = resolve('dist/packages/billwright');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = exports[name].import.default ?? exports[name].import;
  return (await import(pathToFileURL(join(folder, file)).href)) as Module;
}

const short = eInvoiceOf(2);
const BUILDS = 200;
const building = await milliseconds(() => {
  for (let i = 0; i < BUILDS; i++) build(short);
});
const writing = await milliseconds(() => convert(short, { to: FORMAT }));
const ratio = (writing / building) * BUILDS;
console.log(`two lines as ${FORMAT}: ${writing.toFixed(1)} ms, ${ratio.toFixed(0)} times building (at most ${MOST})`);

console.log('lines   ms a line');
for (const lines of [20, 200, 2000]) {
  const took = await milliseconds(() => convert(eInvoiceOf(lines), { to: FORMAT }), 5);
  console.log(`${String(lines).padStart(5)}   ${(took / lines).toFixed(2)}`);
}

const COUNT = 300;
const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'));
try {
  for (let i = 0; i < COUNT; i++) {
    writeFileSync(join(folder, `${i}.json`), JSON.stringify({ ...short, code: String(i) }));
  }
  const started = performance.now();
  const args = ['batch', '--op', 'convert', '--to', FORMAT, folder, '--out', join(folder, 'out')];
  execFileSync(process.execPath, ['dist/node/cli.js', ...args], { stdio: 'ignore' });
  const seconds = (performance.now() - started) / 1000;
  console.log(`batch of ${COUNT}: ${(COUNT / seconds).toFixed(0)} PDFs a second, its start included`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the median time of some rounds, after a warm-up. */
async function milliseconds(work: () => unknown, rounds = ROUNDS): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

if (ratio > MOST) process.exitCode = 1;
