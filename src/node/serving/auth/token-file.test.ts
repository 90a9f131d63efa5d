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

it('watchTokens reloads tokens on request, and keeps them if that fails', () => {
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
  expect([names(), notes]).toEqual([['c'], [expect.stringMatching(new RegExp(`^.* ${file}: 1$`))]]);
  replace('d:no digest\n\ne\n');
  reload();
  rmSync(file);
  reload();
  expect(names()).toEqual(['c']);
  expect(notes.slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^warning: ${file}:1: .* SHA-256 .*64 .* sha256sum .* 3: .*$`)),
    expect.stringMatching(new RegExp(`^warning: open ${file}: .*$`)),
  ]);
});

it('watchTokens reloads a replaced file by itself', async () => {
  const { file, replace } = fileOf(line('a'));
  const { tokens } = watchTokens(file, silent);
  replace(line('b'));
  await expect.poll(() => tokens().map(({ name }) => name)).toEqual(['b']);
});

it('watchTokens rejects a missing or invalid file at startup', () => {
  const { file } = fileOf(`${line('a')}# comment\nb\n`);
  expect(() => watchTokens(file, silent)).toThrow(new RegExp(`${file}:3: .* name:sha256`));
  expect(() => watchTokens(`${file}.none`, silent)).toThrow(/./);
});
