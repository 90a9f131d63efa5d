import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allMessages } from './messages.mjs';

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
