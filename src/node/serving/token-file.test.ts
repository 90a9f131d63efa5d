import { createHash } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchTokens } from './token-file.ts';

const line = (name: string) => `${name}:${createHash('sha256').update(name).digest('hex')}\n`;

const silent = { note: () => undefined, warning: () => undefined };

function fileOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  const file = join(folder, 'tokens');
  writeFileSync(file, text);
  onTestFinished(() => {
    unwatchFile(file);
    rmSync(folder, { recursive: true });
  });
  const replace = (fresh: string) => {
    writeFileSync(`${file}.new`, fresh);
    renameSync(`${file}.new`, file);
  };
  return { file, replace };
}

it('tokens are read again when told, and stay as they were where that cannot be', () => {
  const notes: string[] = [];
  const { file, replace } = fileOf(line('a') + line('b'));
  const { tokens, reload } = watchTokens(file, {
    note: (message) => notes.push(message),
    warning: (message) => notes.push(`warning: ${message}`),
  });
  const names = () => tokens().map(({ name }) => name);
  expect([names(), notes]).toEqual([['a', 'b'], []]);
  replace(line('c'));
  reload();
  expect([names(), notes]).toEqual([['c'], [`read the tokens in ${file}: 1`]]);
  replace('d:no digest\n\ne\n');
  reload();
  rmSync(file);
  reload();
  expect(names()).toEqual(['c']);
  expect(notes.slice(1)).toEqual([
    `warning: ${file}:1: the token is given by its SHA-256, 64 hexadecimal digits, as sha256sum prints it (and 1 more); the tokens stay as they were`,
    `warning: open ${file}: no such file or folder; the tokens stay as they were`,
  ]);
});

it('a file that has been replaced is read again without being told', { timeout: 30_000 }, async () => {
  const { file, replace } = fileOf(line('a'));
  const { tokens } = watchTokens(file, silent);
  replace(line('b'));
  await expect.poll(() => tokens().map(({ name }) => name), { timeout: 20_000 }).toEqual(['b']);
});

it('a file with a line that is none, or that is not there, is refused at first', () => {
  const { file } = fileOf(`${line('a')}# comment\nb\n`);
  expect(() => watchTokens(file, silent)).toThrow(`${file}:3: a line is name:sha256`);
  expect(() => watchTokens(`${file}.none`, silent)).toThrow('no such file');
});
