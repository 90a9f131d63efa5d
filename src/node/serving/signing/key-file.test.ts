import { mkdtempSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { examplePrivateKey } from '../../../operations/example-data.ts';
import { watchKeys } from './key-file.ts';

function fileOf(value: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json');
  const put = (value: unknown) => writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
  put(value);
  onTestFinished(() => unwatchFile(file));
  return { file, put };
}

const second = { ...examplePrivateKey, kid: 'second', nbf: 1_800_000_000 };

it('watchKeys reloads keys on request, and keeps them if that fails', async () => {
  const said: string[] = [];
  const log = { note: (text: string) => said.push(text), warning: (text: string) => said.push(`warning: ${text}`) };
  const { file, put } = fileOf(examplePrivateKey);
  const { keys, reload } = await watchKeys(file, log);
  expect(keys()).toHaveLength(1);
  put({ keys: [examplePrivateKey, second] });
  await reload();
  expect(keys().map(({ kid }) => kid)).toEqual([examplePrivateKey.kid, 'second']);
  put({ keys: [] });
  await reload();
  expect(keys()).toHaveLength(2);
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^.* ${file}: 2$`)),
    expect.stringMatching(/^warning: .* JSON .*; .*$/),
  ]);
});

it.each([
  ['a duplicate key', { keys: [second, second] }, /./],
  ['an invalid exp', { ...second, exp: '2027-01-01' }, /./],
  ['an incomplete key', { keys: [second, { kty: 'EC' }] }, /./],
])('a key file with %s is rejected', async (_, value, message) => {
  const { file } = fileOf(value);
  await expect(watchKeys(file, { note: () => undefined, warning: () => undefined })).rejects.toThrow(message);
});
