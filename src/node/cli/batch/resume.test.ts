import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programFile } from '../../testing/program.ts';
import { batchSummary, billwright, temporaryFolder } from '../testing.ts';

const { folder } = temporaryFolder();
const message = (content: string) => JSON.stringify({ $schema: 'https://gobl.org/draft-0/note/message', content });
const FAULTY = message('');

/** Returns folders for documents, with the given contents, and for results. */
function folders(name: string, documents: Readonly<Record<string, string>>) {
  const [source, out] = [join(folder, name), join(folder, `${name}-out`)];
  mkdirSync(source);
  const put = (file: string, content: string) => writeFileSync(join(source, file), content);
  for (const [file, content] of Object.entries(documents)) put(file, content);
  const batch = async (...args: string[]) => {
    const { code, err } = await billwright(['batch', source, '--out', out, ...args]);
    return { code, err };
  };
  const result = (file: string) => readFileSync(join(out, file), 'utf8');
  return { source, out, put, batch, result, journal: join(out, '.billwright-batch.jsonl') };
}

describe('existing results', () => {
  it('stop a batch before any work, with advice', async () => {
    const { batch, put, out } = folders('there', { 'a.json': message('A') });
    expect(await batch()).toMatchObject({ code: 0, err: expect.stringContaining(batchSummary({ ok: 1 })) });
    put('b.json', message('B'));
    const { code, err } = await batch();
    expect(code).toBe(3);
    expect(err).toMatch(/a\.json: .* --skip-existing .* --resume .* --force .*\n$/);
    expect(readdirSync(out)).toEqual(['a.json']);
  });

  it('are kept, counted and reported with --skip-existing', async () => {
    const { batch, put, out, result } = folders('skipped', { 'a.json': message('A') });
    mkdirSync(out);
    writeFileSync(join(out, 'a.json'), 'mine');
    put('b.jsonl', `${message('B')}\n`);
    const report = (name: string) => join(folder, name);
    for (const name of ['s.json', 's.csv', 's.xml']) {
      rmSync(join(out, 'b.jsonl'), { force: true });
      const { code, err } = await batch('--skip-existing', '--report', report(name));
      expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(batchSummary({ ok: 1, skipped: 1 })) });
    }
    expect([result('a.json'), result('b.jsonl')]).toEqual(['mine', `${message('B')}\n`]);
    const { summary, files } = JSON.parse(readFileSync(report('s.json'), 'utf8'));
    expect(summary).toMatchObject({ total: 2, ok: 1, skipped: 1 });
    expect(files[0]).toEqual({ file: join(folder, 'skipped', 'a.json'), status: 'skipped', milliseconds: 0 });
    expect(readFileSync(report('s.csv'), 'utf8')).toMatch(/a\.json,skipped,0,,,,,,\r\n/);
    expect(readFileSync(report('s.xml'), 'utf8')).toMatch(/ skipped="1" .*a\.json".*<skipped\/>/s);
  });
});

describe('--resume', () => {
  it('makes only missing and outdated results', async () => {
    const { batch, put, out, result, journal } = folders('changed', {
      'a.json': message('A'),
      'b.json': FAULTY,
      'c.jsonl': `${message('C')}\n`,
    });
    expect(await batch()).toMatchObject({ code: 1, err: expect.stringContaining(batchSummary({ ok: 2, faulty: 1 })) });
    const before = statSync(join(out, 'a.json')).mtimeMs;
    put('b.json', message('B'));
    put('c.jsonl', `${message('C')}\n${message('D')}\n`);
    expect(await batch('--resume')).toMatchObject({
      code: 0,
      err: expect.stringContaining(batchSummary({ ok: 3, skipped: 1 })),
    });
    expect(statSync(join(out, 'a.json')).mtimeMs).toBe(before);
    expect([result('b.json'), result('c.jsonl')]).toEqual([`${message('B')}\n`, `${message('C')}\n${message('D')}\n`]);
    // Resuming can be repeated.
    expect(await batch('--resume')).toMatchObject({
      code: 0,
      err: expect.stringContaining(batchSummary({ skipped: 3 })),
    });
    rmSync(join(out, 'a.json'));
    expect(await batch('--resume')).toMatchObject({
      code: 0,
      err: expect.stringContaining(batchSummary({ ok: 1, skipped: 2 })),
    });
    expect(readFileSync(journal, 'utf8').match(/"done"/g)).toHaveLength(5);
  });

  it('repeats a result that may be incomplete, and continues after a truncated journal line', async () => {
    const { batch, source, result, journal } = folders('torn', { 'a.json': message('A'), 'b.json': FAULTY });
    await batch();
    const [head, begun] = readFileSync(journal, 'utf8').split('\n');
    writeFileSync(journal, `${head}\n${begun}\n{"done":"${join(source, 'a.js')}`);
    expect(await batch('--resume')).toMatchObject({
      code: 1,
      err: expect.stringContaining(batchSummary({ ok: 1, faulty: 1 })),
    });
    expect(await batch('--resume')).toMatchObject({
      code: 1,
      err: expect.stringContaining(batchSummary({ faulty: 1, skipped: 1 })),
    });
    expect(result('a.json')).toBe(`${message('A')}\n`);
  });

  it('handles files without documents, and unreadable files', async () => {
    const documents = { 'a.jsonl': '', 'b.json': FAULTY, 'c.jsonl': '\n', 'd.json': message('D'), 'e.jsonl': '' };
    const { batch, out } = folders('empty', documents);
    const { code, err } = await billwright(['batch', '/none.json', join(folder, 'empty'), '--out', out]);
    expect(code).toBe(3);
    expect(err).toContain(batchSummary({ ok: 1, faulty: 1, unreadable: 1 }));
    expect(readdirSync(out)).toEqual(['.billwright-batch.jsonl', 'd.json']);
    expect(await batch('--resume')).toMatchObject({
      err: expect.stringContaining(batchSummary({ faulty: 1, skipped: 1 })),
    });
  });

  it('does not replace results that it did not write', async () => {
    const { batch, out, result } = folders('foreign', { 'a.json': message('A'), 'b.json': FAULTY });
    mkdirSync(out);
    writeFileSync(join(out, 'a.json'), 'mine');
    expect((await batch('--resume')).code).toBe(3);
    expect(await batch('--resume', '--skip-existing')).toMatchObject({
      code: 1,
      err: expect.stringContaining(batchSummary({ faulty: 1, skipped: 1 })),
    });
    expect(result('a.json')).toBe('mine');
  });

  it.each([
    ['op', ['--op', 'replicate']],
    ['set', ['--set', 'title=X']],
    ['indent', ['-i']],
    ['copy-tax', ['--copy-tax']],
  ])('rejects results of a run with another --%s', async (name, flags) => {
    const { batch, out, result } = folders(`other-${name}`, { 'a.json': message('A'), 'b.json': FAULTY });
    await batch();
    const { code, err } = await batch('--resume', ...flags);
    expect(err).toMatch(new RegExp(`^billwright: .* ${out} .* \\(--${name}\\); .*\\n$`));
    expect([code, result('a.json')]).toEqual([2, `${message('A')}\n`]);
  });

  it('stores no key in the journal', async () => {
    const { out, source } = folders('keyed', { 'a.json': message('A'), 'b.json': FAULTY });
    const [key, other] = ['one.jwk', 'two.jwk'].map((name) => join(folder, name));
    for (const file of [key, other]) await billwright(['keygen', file ?? '']);
    const sign = (file = '') => ['batch', source, '--op', 'sign', '--out', out, '--resume', '--key', file];
    await billwright(['batch', source, '--out', `${out}-built`, '-e']);
    const built = (args: string[]) => billwright(args.map((arg) => (arg === source ? `${out}-built` : arg)));
    expect((await built(sign(key))).code).toBe(0);
    const journal = readFileSync(join(out, '.billwright-batch.jsonl'), 'utf8');
    expect(journal).not.toContain(JSON.parse(readFileSync(key ?? '', 'utf8')).d);
    expect((await built(sign(other))).err).toContain('(--key)');
  });

  it.each([
    [['--resume', '--check'], /need --out/],
    [['--skip-existing'], /need --out/],
    [['--skip-existing', '--force', '--out', 'x'], /./],
  ])('rejects %j', async (flags, said) => {
    const { code, err } = await billwright(['batch', folder, ...flags]);
    expect(err).toMatch(said);
    expect(code).toBe(2);
  });

  it('reports an invalid journal', async () => {
    const { batch, out, journal } = folders('no-journal', { 'a.json': message('A') });
    mkdirSync(out);
    writeFileSync(journal, 'notes');
    const { code, err } = await batch('--resume');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/./) });
  });

  it('continues after the process was killed', async () => {
    const names = Array.from({ length: 400 }, (_, i) => `${String(i).padStart(3, '0')}.json`);
    const { batch, source, out, journal } = folders(
      'killed',
      Object.fromEntries(names.map((name) => [name, message(name)])),
    );
    const args = [programFile('cli'), 'batch', source, '--out', out, '--jobs', '2', '--progress'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const text of child.stderr) if (String(text).includes('10 %')) break;
    child.kill('SIGKILL');
    await once(child, 'exit');
    const done = [...readFileSync(journal, 'utf8').matchAll(/"done":"(.*?)"/g)].map(([, file = '']) => basename(file));
    expect(done).toEqual(names.slice(0, done.length));
    expect(readdirSync(out)).toEqual(expect.arrayContaining(done));
    const report = join(folder, 'killed-report.json');
    const { code } = await batch('--resume', '--report', report);
    const { summary } = JSON.parse(readFileSync(report, 'utf8'));
    expect(code).toBe(0);
    expect(summary).toMatchObject({ total: 400, faulty: 0, ok: 400 - summary.skipped });
    expect(summary.skipped).toBeGreaterThan(0);
    for (const name of names) expect(readFileSync(join(out, name), 'utf8')).toBe(`${message(name)}\n`);
    const left = readdirSync(out).filter((name) => !names.includes(name) && !name.endsWith('.tmp'));
    expect(left).toEqual(['.billwright-batch.jsonl']);
  });
});

it('a completed run keeps no journal', async () => {
  const { batch, journal } = folders('whole', { 'a.json': message('A') });
  expect((await batch()).code).toBe(0);
  expect(existsSync(journal)).toBe(false);
});
