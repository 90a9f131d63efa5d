/** Checks the files on disk after a process was killed at any moment, as by a power cut (chapter 09 §9, §11). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { programFile } from '../testing/program.ts';
import { billwright, temporaryFolder } from './testing.ts';

const { folder } = temporaryFolder();
const TIMES = 12;

const documentOf = (number: number) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: String(number),
  currency: 'EUR',
  issue_date: '2026-03-10',
  supplier: { name: 'Cedar', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Harbour' },
  lines: Array.from({ length: 40 }, () => ({
    quantity: '2',
    item: { name: 'Rope', price: '10.00' },
    taxes: [{ cat: 'VAT', rate: 'general' }],
  })),
});

const COUNT = 200;
const names = Array.from({ length: COUNT }, (_, i) => `${String(i).padStart(3, '0')}.json`);
const given = names.map((_, i) => JSON.stringify(documentOf(i)));

interface Command {
  args: readonly string[];
  input?: string;
  output?: string;
  /** Returns whether there is something to lose yet. */
  hasBegun: () => boolean;
}

/** Runs the command line until it has begun its work, waits some milliseconds, then kills it. Returns how long it worked. */
async function run({ args, input, output, hasBegun }: Command, milliseconds: number): Promise<number> {
  const stdin = input === undefined ? ('ignore' as const) : openSync(input, 'r');
  const stdout = output === undefined ? ('ignore' as const) : openSync(output, 'w');
  const child = spawn(process.execPath, [programFile('cli'), ...args], { stdio: [stdin, stdout, 'ignore'] });
  for (const descriptor of [stdin, stdout]) if (typeof descriptor === 'number') closeSync(descriptor);
  const ended = once(child, 'exit');
  while (child.exitCode === null && !hasBegun()) await wait(1);
  const begun = performance.now();
  await Promise.race([ended, wait(milliseconds)]);
  child.kill('SIGKILL');
  await ended;
  return performance.now() - begun;
}

/** Runs a command to its end. */
const whole = (command: Command) => run(command, 60_000);

/** Returns random moments, in milliseconds, within a run. */
const moments = (took: number) => Array.from({ length: TIMES }, () => took * Math.random());

function folderOf(name: string): string {
  const source = join(folder, name);
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source);
  names.forEach((each, i) => {
    writeFileSync(join(source, each), given[i] ?? '');
  });
  return source;
}

const content = (...path: string[]) => readFileSync(join(...path), 'utf8');
const unfinished = (path: string) => readdirSync(path).filter((name) => name.endsWith('.tmp'));

/** Returns the built form of each document. */
async function builtIn(source: string): Promise<string[]> {
  const out = join(folder, 'expected');
  const { code } = await billwright(['batch', source, '--out', out, '--force']);
  expect(code).toBe(0);
  return names.map((name) => content(out, name));
}

it(`batch leaves complete results, and resumes without loss, when killed ${TIMES} times`, {
  timeout: 600_000,
}, async () => {
  const source = folderOf('batch');
  const built = await builtIn(source);
  const out = join(folder, 'batch-out');
  const report = join(folder, 'report.json');
  const journal = join(out, '.billwright-batch.jsonl');
  const args = ['batch', source, '--out', out, '--resume', '--jobs', '2', '--report', report];
  const batch = { args, hasBegun: () => existsSync(journal) };
  const results = () => (existsSync(out) ? readdirSync(out).filter((name) => name.endsWith('.json')) : []);
  const took = await whole(batch);
  let interrupted = 0;
  for (const [i, moment] of moments(took).entries()) {
    rmSync(out, { recursive: true, force: true });
    rmSync(report, { force: true });
    await run(batch, moment);
    const there = results();
    if (there.length > 0 && there.length < COUNT) interrupted++;
    for (const name of there) expect(content(out, name)).toBe(built[names.indexOf(name)]);
    for (const line of content(journal).split('\n').slice(0, -1)) {
      const { done } = JSON.parse(line);
      if (done) expect(there).toContain(basename(done));
    }
    if (existsSync(report)) expect(JSON.parse(content(report)).summary.total).toBe(COUNT);
    if (i % 5 > 0) continue;
    await whole(batch);
    expect(JSON.parse(content(report)).summary).toMatchObject({ total: COUNT, faulty: 0 });
    expect(names.map((name) => content(out, name))).toEqual(built);
    expect(unfinished(out)).toEqual([]);
  }
  expect(interrupted).toBeGreaterThan(3);
});

it(`batch in place leaves each file unchanged or built when killed ${TIMES} times`, {
  timeout: 600_000,
}, async () => {
  const built = await builtIn(folderOf('in-place'));
  const source = folderOf('in-place');
  const hasBegun = () => content(source, names[0] ?? '') !== given[0];
  const batch = { args: ['batch', source, '--in-place'], hasBegun };
  const took = await whole(batch);
  let interrupted = 0;
  for (const [i, moment] of moments(took).entries()) {
    folderOf('in-place');
    await run(batch, moment);
    const now = names.map((name) => content(source, name));
    const changed = now.filter((text, at) => text !== given[at]).length;
    if (changed > 0 && changed < COUNT) interrupted++;
    expect(now.filter((text, at) => text !== given[at] && text !== built[at])).toEqual([]);
    if (i % 5 > 0) continue;
    await whole({ ...batch, hasBegun: () => true });
    expect(names.map((name) => content(source, name))).toEqual(built);
    expect(unfinished(source)).toEqual([]);
  }
  expect(interrupted).toBeGreaterThan(3);
});

it(`build in place leaves a file unchanged or built when killed ${TIMES} times`, {
  timeout: 600_000,
}, async () => {
  const own = join(folder, 'one');
  mkdirSync(own);
  const file = join(own, 'large.json');
  const { lines, ...document } = documentOf(1);
  const before = JSON.stringify({ ...document, lines: Array.from({ length: 300 }, () => lines).flat() });
  writeFileSync(file, before);
  // Begins when the temporary file exists.
  const build = { args: ['build', file, '--in-place'], hasBegun: () => readdirSync(own).length > 1 };
  const took = await whole(build);
  const after = content(file);
  expect(after).not.toBe(before);
  let interrupted = 0;
  for (const moment of moments(Math.min(took, 20))) {
    rmSync(own, { recursive: true });
    mkdirSync(own);
    writeFileSync(file, before);
    await run(build, moment);
    if (content(file) === before) interrupted++;
    expect([before, after].includes(content(file))).toBe(true);
  }
  expect(interrupted).toBeGreaterThan(0);
  await whole({ ...build, hasBegun: () => true });
  expect(readdirSync(own)).toEqual(['large.json']);
});

it(`bulk writes complete answers in order, with only the last truncated, when killed ${TIMES} times`, {
  timeout: 600_000,
}, async () => {
  const input = join(folder, 'requests.jsonl');
  const output = join(folder, 'answers.jsonl');
  const request = (i: number) => JSON.stringify({ req_id: `r${i}`, action: 'build', payload: { data: documentOf(i) } });
  writeFileSync(input, Array.from({ length: 2000 }, (_, i) => `${request(i)}\n`).join(''));
  const hasBegun = () => existsSync(output) && statSync(output).size > 0;
  const bulk = { args: ['bulk', '--ordered'], input, output, hasBegun };
  const took = await whole(bulk);
  const all = content(output);
  expect(all.split('\n')).toHaveLength(2002);
  let interrupted = 0;
  for (const moment of moments(took)) {
    rmSync(output);
    await run(bulk, moment);
    const now = content(output);
    if (now.length < all.length) interrupted++;
    expect(all.startsWith(now)).toBe(true);
  }
  expect(interrupted).toBeGreaterThan(3);
});
