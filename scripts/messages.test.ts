import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allMessages, messagePage } from './messages.mjs';
import { collect } from './translations/collect.ts';

it('all messages equal the reviewed ones', async () => {
  const known = (await collect()).flatMap(({ template, references }) => {
    const code = references.find((each) => !each.startsWith('names/'));
    return code === undefined ? [] : { code, text: template };
  });
  await expect(messagePage(known)).toMatchFileSnapshot('../src/messages.snap.md');
}, 120_000);

it('no other test repeats a message', () => {
  const isSentence = (text: string) => !/[{}]/.test(text) && /^(?:\S+ ){5,}\S+$/.test(text);
  const sentences = [...new Set(allMessages().map(({ text }) => text))].filter(isSentence);
  const tests = ['src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec|more)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const repeated = tests.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return sentences.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(repeated).toEqual([]);
});
