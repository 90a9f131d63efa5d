/** Every face finds the same documents in the same text, and says the same of what it cannot read. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { load } from '../src/engine/index.ts';
import { documentsIn, readFound } from '../src/engine/reading/documents-in.ts';
import { build } from '../src/library/index.ts';
import { billwright, temporaryFolder } from '../src/node/cli/testing.ts';
import { splitDocuments } from '../src/workbench/batch/split-documents.ts';
import { readDocuments } from '../src/workbench/drafts/read-documents.ts';
import { corpus } from './one-reader-corpus.ts';

const { put, folder } = temporaryFolder();
beforeAll(() => load('all'));

/** What a face found: the content of each message, or why there is none. */
type Found = (string | { fault: string })[];

function contentIn(document: unknown): string {
  return String((document as { content?: unknown }).content);
}

function byEngine(text: string, name: string): Found {
  return documentsIn(text, name).documents.map((each) => {
    const read = readFound(each);
    return read.ok ? contentIn(read.value) : { fault: read.faults.map(({ description }) => description).join('; ') };
  });
}

async function byBatch(text: string, name: string): Promise<Found> {
  const { out } = await billwright(['batch', '-q', put(name, text)]);
  const rows = out.split('\n').filter((line) => line !== '');
  return rows.map((line) => {
    const { result, error } = JSON.parse(line);
    return result ? contentIn(result) : { fault: error.faults[0].description };
  });
}

async function byBuild(text: string, name: string): Promise<Found> {
  const { code, out, err } = await billwright(['build', '--json', '-q', put(name, text)]);
  return [code === 0 ? contentIn(JSON.parse(out)) : { fault: JSON.parse(err).message }];
}

function byLibrary(text: string): Found {
  const built = build(text);
  return [built.ok ? contentIn(built.result) : { fault: built.faults[0]?.description ?? '' }];
}

function byBatchPage(text: string, name: string): Found {
  return splitDocuments(text, name).map(({ text: json, fault }) =>
    fault === undefined ? contentIn(JSON.parse(json)) : { fault },
  );
}

/** Drafts come first, what could not be opened behind them. */
function byDrafts(text: string, name: string): Found {
  const { texts, faults } = readDocuments(text, name);
  return [...texts.map((json) => contentIn(JSON.parse(json))), ...faults.map((fault) => ({ fault }))];
}

const texts = Object.entries(corpus);

it.each(texts)('%s has the same documents everywhere', async (name, { text, found }) => {
  expect(byEngine(text, name)).toEqual(found);
  expect(await byBatch(text, name)).toEqual(found);
  expect(byBatchPage(text, name)).toEqual(found);
  const isGood = (each: Found[number]) => typeof each === 'string';
  expect(byDrafts(text, name)).toEqual([...found.filter(isGood), ...found.filter((each) => !isGood(each))]);
});

it.each(texts.filter(([, { isOne }]) => isOne))('%s is the same document alone', async (name, { text, found }) => {
  expect(byLibrary(text)).toEqual(found);
  if (text.trim() !== '') expect(await byBuild(text, name)).toEqual(found);
});

it('is written back by batch in the form it came in', async () => {
  for (const [name, { text, found }] of texts) {
    if (found.length === 0 || found.some((each) => typeof each !== 'string')) continue;
    const { code } = await billwright(['batch', '-q', '--force', '--out', `${folder}/out`, put(name, text)]);
    expect(code, name).toBe(0);
    expect(byEngine(readFileSync(`${folder}/out/${name}`, 'utf8'), name), name).toEqual(found);
  }
});
