import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allMessages } from './messages.mjs';

/** The length of the start of a sentence, which finds it among all. */
const START = 12;

it('no test repeats the text of a message', () => {
  const isSentence = (text: string) => !/[{}]/.test(text) && /^(?:\S+ ){5,}\S+$/.test(text);
  const sentences = new Map<string, Set<string>>();
  for (const { text } of allMessages().filter(({ text }) => isSentence(text))) {
    const start = text.slice(0, START);
    sentences.set(start, (sentences.get(start) ?? new Set()).add(text));
  }
  const tests = ['src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec|more)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect([sentences.size > 1000, tests.length > 100]).toEqual([true, true]);
  const repeated = tests.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return Array.from(source.matchAll(/(?<!\w)\S/g)).flatMap(({ index }) =>
      [...(sentences.get(source.slice(index, index + START)) ?? [])]
        .filter((text) => source.startsWith(text, index))
        .map((text) => `${file}: ${text}`),
    );
  });
  expect(repeated).toEqual([]);
});
