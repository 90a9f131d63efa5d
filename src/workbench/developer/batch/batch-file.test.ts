import { expect, it } from 'vitest';
import { isBatchFile } from './batch-file.ts';

it.each([
  ['invoice.json', true],
  ['notes.txt', true],
  ['year/03/invoice.YAML', true],
  ['year/all.jsonl', true],
  ['year/received.XML', true],
  ['year/signed.xsig', true],
  ['year/scan.png', false],
  ['year/.git/config.json', false],
  ['app/node_modules/a/package.json', false],
  ['year/.hidden.json', false],
])('isBatchFile for %s is %s', (path, expected) => {
  expect(isBatchFile(path)).toBe(expected);
});
