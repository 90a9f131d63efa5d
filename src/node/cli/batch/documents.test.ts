import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { temporaryFolder } from '../testing.ts';
import { digestOf, documentsOf } from './documents.ts';

const { put } = temporaryFolder();

async function itemsOf(file: string, longest?: number) {
  const items = [];
  for await (const item of documentsOf(
    file,
    { takesXml: true, digests: true, writing: {}, template: {} },
    false,
    longest,
  ))
    items.push(item);
  return items;
}

describe('JSON lines', () => {
  it.each(['lines.jsonl', 'lines.ndjson'])('are streamed with their positions: %s', async (name) => {
    const file = put(name, '\ufeff{"a":1}\r\n\n  \n{"b":"\u00e9"}');
    const line = { kind: 'document', format: 'json-lines', isJson: true, part: expect.any(Number) };
    expect(await itemsOf(file)).toEqual([
      { ...line, name: `${file}#1`, text: '{"a":1}', start: { line: 1, column: 1 } },
      { ...line, name: `${file}#2`, text: '{"b":"\u00e9"}', start: { line: 4, column: 1 } },
      { kind: 'end', digest: await digestOf(file) },
    ]);
  });

  it('are reported by line if too large or not UTF-8, and the others are read', async () => {
    const file = put('mixed.jsonl', '');
    writeFileSync(file, Buffer.from('{"a":1}\n{"long":"xxxxxxxxxxxxxxxxxxxxxxxx"}\n"\xff"\n{"b":2}\n', 'latin1'));
    const items = await itemsOf(file, 20);
    expect(items.map((item) => (item.kind === 'unreadable' ? words(item.why) : item.kind))).toEqual([
      'document',
      expect.stringMatching(/^.* 2 .* 20 .*$/),
      expect.stringMatching(/^.* 3 .* UTF-8; .*$/),
      'document',
      'end',
    ]);
    expect(items[3]).toMatchObject({ name: `${file}#4`, start: { line: 4 } });
  });

  it('are read without a digest unless requested', async () => {
    const file = put('plain.jsonl', '{"a":1}\n');
    const options = { takesXml: true, digests: false, writing: {}, template: {} };
    const items = [];
    for await (const item of documentsOf(file, options, true)) items.push(item);
    expect(items).toMatchObject([{ kind: 'document' }, { kind: 'end', digest: '' }]);
  });

  it('are read only as far as documents are consumed', async () => {
    const file = put('many.jsonl', '{"a":1}\n'.repeat(100_000));
    const reading = documentsOf(file, { takesXml: true, digests: true, writing: {}, template: {} }, false);
    const first = await reading.next();
    expect(first.value).toMatchObject({ name: `${file}#1`, part: 1 / 100_000 });
    await reading.return(undefined);
  });
});

describe('documentsOf a file', () => {
  it('reports a missing file as unreadable, and nothing after it', async () => {
    for (const name of ['/none/a.jsonl', '/none/a.json']) {
      expect(await itemsOf(name)).toEqual([
        { kind: 'unreadable', name, why: { template: expect.not.stringContaining('{file}') } },
      ]);
    }
  });

  it('yields each of several YAML documents with its position', async () => {
    const file = put('two.yaml', 'a: 1\n---\nb: 2\n');
    expect(await itemsOf(file)).toMatchObject([
      { name: `${file}#1`, start: { line: 1 }, part: 0.5 },
      { name: `${file}#2`, start: { line: 2 }, part: 1 },
      { kind: 'end' },
    ]);
  });
});
