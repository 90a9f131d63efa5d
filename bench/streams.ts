/**
 * Measures how `bulk` and `batch` use the cores: the processor time of a document over all threads, against a plain loop over the library
 * in one thread. Start-up is excluded: only the increase for a longer stream counts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type JsonObject } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { invoiceOf } from './documents.ts';
import type { Figure, Section } from './figures.ts';
import { best } from './measure.ts';
import { leastOf } from './programs.ts';

const SHORT = 8000;
const LONG = 40_000;

/** @param turns of each measurement */
export async function benchStreams(turns: number): Promise<Section[]> {
  await load('all');
  const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'));
  try {
    const loop = await loopTime(turns);
    const figures: Figure[] = [];
    for (const name of ['bulk', 'batch'] as const) {
      const programs = { short: argsOf(name, folder, SHORT), long: argsOf(name, folder, LONG) };
      const { short, long } = await leastOf(programs, turns);
      const each = (long - short) / (LONG - SHORT);
      const what = `${name}, of what a loop over the library reaches on each core`;
      figures.push({ key: name, what, value: (100 * loop) / each, unit: '%', aim: '70' });
    }
    const note = 'Invoices of two lines, from text to text.';
    return [{ title: 'Streams', command: 'npm run bench -- streams', note, figures }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the microseconds of an invoice in a loop. */
async function loopTime(turns: number): Promise<number> {
  const environment = systemEnvironment();
  const lines = linesOf('batch', 2000);
  const loop = () => {
    for (const line of lines) {
      const outcome = build(JSON.parse(line) as JsonObject, {}, environment);
      if (!outcome.ok) throw new Error('the invoice does not build');
      JSON.stringify(outcome.result);
    }
  };
  return (await best({ loop }, 2 * turns)).loop / lines.length;
}

function argsOf(name: 'bulk' | 'batch', folder: string, count: number): string[] {
  const file = join(folder, `${name}-${count}.jsonl`);
  writeFileSync(file, `${linesOf(name, count).join('\n')}\n`);
  return ['dist/node/cli.js', '--quiet', name, ...(name === 'bulk' ? ['--ordered'] : []), file];
}

function linesOf(name: 'bulk' | 'batch', count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const data = { ...invoiceOf(2), code: String(i + 1) };
    return JSON.stringify(name === 'bulk' ? { action: 'build', req_id: String(i), payload: { data } } : data);
  });
}
