/** Checks that every interface finds the same documents in a text, and reports the same errors. */

import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { load } from '../src/engine/loading.ts';
import { documentsIn, readFound } from '../src/engine/reading/documents-in.ts';
import { jsonProblems } from '../src/engine/reading/json-positions.ts';
import { problemText } from '../src/engine/reading/problem.ts';
import { words } from '../src/engine/text/message.ts';
import { valuesIn } from '../src/engine/text/testing.ts';
import { build } from '../src/library/index.ts';
import { billwright, temporaryFolder } from '../src/node/cli/testing.ts';
import { valueIn } from '../src/service/http/request.ts';
import { splitDocuments } from '../src/workbench/developer/batch/split-documents.ts';
import { syntaxFaults } from '../src/workbench/engine/document/syntax.ts';
import { check } from '../src/workbench/engine/worker/check.ts';
import { readDocuments } from '../src/workbench/state/drafts/read-documents.ts';
import { corpus } from './one-reader-corpus.ts';

const { put, folder } = temporaryFolder();
beforeAll(() => load('all'));

/** The result of an interface: the content of each message, or the error. */
type Found = (string | { fault: string })[];

function contentIn(document: unknown): string {
  return String((document as { content?: unknown }).content);
}

function byEngine(text: string, name: string): Found {
  return documentsIn(text, name).documents.map((each) => {
    const read = readFound(each);
    return read.ok ? contentIn(read.value) : { fault: read.faults.map((each) => words(each)).join('; ') };
  });
}

/** Returns the same, with only the values of messages. */
function valuesByEngine(text: string, name: string): Found {
  return documentsIn(text, name).documents.map((each) => {
    const read = readFound(each);
    return read.ok ? contentIn(read.value) : { fault: read.faults.flatMap(valuesIn).join(' ') };
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

/** The page Batch keeps XML e-invoices unchanged; their processing reports the result. */
const isXml = (name: string) => name.endsWith('.xml');

/** Returns drafts first, then the errors. */
function byDrafts(text: string, name: string): Found {
  const { texts, faults } = readDocuments(text, name);
  return [...texts.map((json) => contentIn(JSON.parse(json))), ...faults.map((fault) => ({ fault }))];
}

/** Returns the marks and messages of the editor, whose drafts are JSON. */
async function byEditor(text: string): Promise<Found> {
  const [fault] = syntaxFaults(text);
  const { syntax, result } = await check({ draft: 'one', text, envelop: false });
  expect(syntax[0]?.description).toBe(fault?.description);
  return [fault === undefined ? contentIn(JSON.parse(result ?? '')) : { fault: fault.description }];
}

/** Returns what the API page reports about a request body. */
function byRequestBody(text: string): Found {
  return jsonProblems(text).map((problem) => ({ fault: words(problemText('JSON', problem)) }));
}

function byService(text: string): Found {
  const read = valueIn(new TextEncoder().encode(text), 'JSON');
  return read.ok ? [contentIn(read.value)] : read.faults.map((each) => ({ fault: words(each) }));
}

const texts = Object.entries(corpus);

it.each(texts)('%s has the same documents on every interface', async (name, { text, found: expected }) => {
  expect(valuesByEngine(text, name)).toEqual(expected);
  const found = byEngine(text, name);
  expect(await byBatch(text, name)).toEqual(found);
  if (isXml(name)) expect(splitDocuments(text, name)).toMatchObject([{ text, fault: undefined }]);
  else expect(byBatchPage(text, name)).toEqual(found);
  const isGood = (each: Found[number]) => typeof each === 'string';
  expect(byDrafts(text, name)).toEqual([...found.filter(isGood), ...found.filter((each) => !isGood(each))]);
});

it.each(texts.filter(([, { isOne }]) => isOne))(
  '%s gives the same document when it is read alone',
  async (name, { text }) => {
    const found = byEngine(text, name);
    expect(byLibrary(text)).toEqual(found);
    if (text.trim() !== '') expect(await byBuild(text, name)).toEqual(found);
  },
);

const inJson = texts.filter(([name, { isOne }]) => isOne && !/\.(?:ya?ml|xml)$|^prose/.test(name));

it.each(inJson)('%s has the same faults in the editor', async (name, { text }) => {
  expect(await byEditor(text)).toEqual(byEngine(text, name));
});

const broken = inJson.filter(([, { found }]) => JSON.stringify(found).includes('JSON'));

it.each(broken)('%s has the same faults as a request', (name, { text }) => {
  const found = byEngine(text, name);
  expect(byRequestBody(text)).toEqual(found);
  expect(byService(text)).toEqual(found);
});

it('batch writes documents in their original form', async () => {
  for (const [name, { text, found }] of texts) {
    if (found.length === 0 || found.some((each) => typeof each !== 'string')) continue;
    const { code } = await billwright(['batch', '-q', '--force', '--out', `${folder}/out`, put(name, text)]);
    expect(code, name).toBe(0);
    expect(byEngine(readFileSync(`${folder}/out/${name}`, 'utf8'), name), name).toEqual(found);
  }
});
