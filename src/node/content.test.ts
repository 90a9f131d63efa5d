/** Operations whose result is not JSON, on each transport. They are made up: a format in XML or PDF needs nothing but its own file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it, vi } from 'vitest';
import { billwright, temporaryFolder } from './cli/testing.ts';

const { PDF, pdfInBase64 } = vi.hoisted(() => {
  const bytes = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x0a);
  return { PDF: bytes, pdfInBase64: btoa(String.fromCharCode(...bytes)) };
});

vi.mock(import('../operations/all.ts'), async (original) => {
  const { operation } = await import('../operations/operation.ts');
  const { Content } = await import('../operations/content.ts');
  const declared = {
    summary: 'Write a note',
    description: 'A note in another format.',
    fields: [],
    answers: ['object'],
    usage: '',
    examples: {},
    tool: { title: 'Write', description: 'Writes.', data: 'The note' },
  } as const;
  const asXml = operation({
    ...declared,
    name: 'as-xml',
    produces: ['application/xml'],
    run: ({ text }) => ({ ok: true, result: new Content('application/xml', `<note>${text}</note>`), warnings: [] }),
  });
  const asPdf = operation({
    ...declared,
    name: 'as-pdf',
    produces: ['application/pdf'],
    run: () => ({ ok: true, result: new Content('application/pdf', PDF), warnings: [] }),
  });
  return { ...(await original()), asXml, asPdf };
});

vi.mock(import('../operations/names.ts'), async (original) => {
  const { operationNames } = await original();
  return { operationNames: [...operationNames, 'asXml', 'asPdf'] as never };
});

const { createApp } = await import('../service/app.ts');
const { createMcpServer } = await import('../service/mcp/server.ts');
const { systemEnvironment } = await import('../operations/environment.ts');
const { openApiDocument } = await import('../service/openapi/document.ts');

const note = JSON.stringify({ $schema: 'https://gobl.org/draft-0/org/note', text: 'é' });
const XML = '<note>é</note>';
const { folder, put } = temporaryFolder();

describe('a result other than JSON', () => {
  const post = (path: string, body: string, app = createApp()) =>
    app.fetch(
      new Request(`http://service.test/v0/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    );

  it('is the body of the answer, with its media type', async () => {
    const xml = await post('as-xml', `{"data":${note}}`);
    expect([xml.headers.get('Content-Type'), await xml.text()]).toEqual(['application/xml', XML]);
    expect(xml.headers.get('Billwright-Warnings')).toBe('0');
    const pdf = await post('as-pdf', `{"data":${note}}`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(PDF);
  });

  it('is in JSON with warnings on request', async () => {
    const answer = await post('as-pdf', `{"data":${note},"warnings":true}`);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    const result = { media_type: 'application/pdf', base64: pdfInBase64 };
    expect(await answer.json()).toEqual({ result, warnings: [] });
  });

  it('is returned unchanged by a thread', async () => {
    const offload = async () => ({ status: 200, body: PDF, headers: { 'Content-Type': 'application/pdf' } });
    const answer = await post('as-pdf', `{"data":${note}${' '.repeat(70_000)}}`, createApp({ offload }));
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF);
  });

  it('is described with its media type', () => {
    const described = openApiDocument({
      tokens: undefined,
      signsOnMachine: false,
      isRateLimited: false,
      keepsAnswers: false,
    });
    expect(described).toHaveProperty(['paths', '/as-pdf', 'post', 'responses', '200', 'content', 'application/pdf']);
  });

  it('is an embedded resource for assistants', async () => {
    const server = createMcpServer({ environment: systemEnvironment(), defect: String });
    const client = new Client({ name: 'test', version: '1' });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    const call = async (name: string) => (await client.callTool({ name, arguments: { data: note } })).content;
    const uri = 'billwright:result';
    expect(await call('as_xml')).toEqual([
      { type: 'resource', resource: { uri, mimeType: 'application/xml', text: XML } },
    ]);
    expect(await call('as_pdf')).toEqual([
      { type: 'resource', resource: { uri, mimeType: 'application/pdf', blob: pdfInBase64 } },
    ]);
    await client.close();
  });

  it('is in the answer line of bulk, with bytes in base64', async () => {
    const request = (action: string) => `{"action":"${action}","payload":{"data":${note}}}`;
    const { out } = await billwright(['bulk', '--ordered', '--no-final'], {
      stdin: request('as-xml') + request('as-pdf'),
    });
    const payloads = out.split('\n', 2).map((line) => JSON.parse(line).payload);
    expect(payloads).toEqual([
      { media_type: 'application/xml', text: XML },
      { media_type: 'application/pdf', base64: pdfInBase64 },
    ]);
  });

  it('is written by its command, to standard output and files', async () => {
    const file = put('note.json', note);
    expect(await billwright(['as-xml', file])).toMatchObject({ code: 0, out: XML });
    const target = join(folder, 'note.pdf');
    expect((await billwright(['as-pdf', file, target])).code).toBe(0);
    expect(new Uint8Array(readFileSync(target))).toEqual(PDF);
  });

  it('is written by batch into files with its extension', async () => {
    const file = put('one.json', note);
    const out = join(folder, 'out');
    expect(await billwright(['batch', '--op', 'as-pdf', '--out', out, file])).toMatchObject({ code: 0 });
    expect(new Uint8Array(readFileSync(join(out, 'one.pdf')))).toEqual(PDF);
    const lines = put('two.jsonl', `${note}\n${note}\n`);
    const several = await billwright(['batch', '--op', 'as-pdf', '--out', out, lines]);
    expect(several.code).toBe(3);
    expect(several.err).toMatch(/application\/pdf/);
    const over = await billwright(['batch', '--op', 'as-pdf', '--in-place', file]);
    expect(over.err).toMatch(/as-pdf .* application\/pdf; .* --out/);
  });
});
