import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keygen } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { baseText } from '../../formats/testing/bases.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { programFile } from '../testing/program.ts';
import { serveMcp } from './stdio.ts';

/**
 * Tests features that only the server over standard input and output has: it signs with its owner's key, and skips
 * invalid lines.
 */

const command = [programFile('cli'), 'mcp'];
const folder = mkdtempSync(join(tmpdir(), 'billwright-mcp-'));
const UBL = await baseText('small-ubl.xml');
const pair = await keygen(systemEnvironment());

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 });
  return path;
}

beforeAll(() => load('all'));
afterAll(() => rmSync(folder, { recursive: true }));

const note = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Closed on Monday.' };

describe('serveMcp with an inbox', () => {
  const client = new Client({ name: 'test', version: '1' });
  const inbox = join(folder, 'received');

  beforeAll(async () => {
    mkdirSync(join(inbox, 'march'), { recursive: true });
    for (const name of ['a.xml', 'march/a-again.xml']) writeFileSync(join(inbox, name), UBL);
    symlinkSync(folder, join(inbox, 'outside'));
    writeFileSync(join(folder, 'other.xml'), UBL);
    symlinkSync(join(folder, 'other.xml'), join(inbox, 'other.xml'));
    const args = [...command, '--key', file('own.jwk', pair.private), '--inbox', inbox];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  });

  afterAll(() => client.close());

  const check = async (given: object = {}) => {
    const { isError, structuredContent } = await client.callTool({ name: 'inbox', arguments: { ...given } });
    return { isError, ...(structuredContent as { summary?: object; files?: { file: string; suggestion: string }[] }) };
  };

  it('describes its tool in less than 1 KiB', async () => {
    const { tools } = await client.listTools();
    const [tool] = tools.filter(({ name }) => name === 'inbox');
    expect(tool?.annotations).toMatchObject({ readOnlyHint: true });
    expect(Buffer.byteLength(JSON.stringify(tool))).toBeLessThan(1024);
  });

  it('checks the folder as the command does, and files in it', async () => {
    const { summary, files = [] } = await check();
    expect(summary).toMatchObject({ total: 2, pay: 1, nothing: 1 });
    expect(files.map(({ file: name, suggestion }) => [name, suggestion])).toEqual([
      ['a.xml', 'pay'],
      ['march/a-again.xml', 'nothing'],
    ]);
    // Files are judged next to all others.
    expect((await check({ path: 'march' })).summary).toMatchObject({ total: 1, nothing: 1 });
    expect((await check({ path: 'a.xml' })).summary).toMatchObject({ total: 1, pay: 1 });
  });

  it.each(['..', '/', 'outside', 'other.xml', 'missing'])('checks nothing outside: %s', async (path) => {
    expect((await check({ path })).isError).toBe(true);
  });
});

describe('serveMcp with a key', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    const args = [...command, '--key', file('own.jwk', pair.private)];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  });

  afterAll(() => client.close());

  it('offers a tool that signs and is not read-only', async () => {
    const { tools } = await client.listTools();
    const sign = tools.find(({ name }) => name === 'sign');
    expect(sign?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(Object.keys(sign?.inputSchema.properties ?? {})).toEqual(['data', 'type', 'strict', 'language']);
    expect(JSON.stringify(tools)).not.toContain(pair.private.d);
  });

  it('signs a document so that it can be verified', async () => {
    const signed = await client.callTool({ name: 'sign', arguments: { data: note } });
    expect(signed.structuredContent).toMatchObject({ sigs: [expect.stringMatching(/^ey/)], doc: note });
    const given = { data: signed.structuredContent, publickey: { ...pair.public } };
    const verified = await client.callTool({ name: 'verify', arguments: given });
    expect(verified.structuredContent).toEqual({ ok: true });
  });

  it('signs reports of checks', async () => {
    const checked = await client.callTool({ name: 'validate', arguments: { data: note, report: true } });
    const { report } = checked.structuredContent as { report: object };
    const given = { data: report, publickey: { ...pair.public } };
    expect((await client.callTool({ name: 'verify', arguments: given })).structuredContent).toEqual({ ok: true });
    const altered = { ...given, data: { ...report, verdict: 'invalid' } };
    expect((await client.callTool({ name: 'verify', arguments: altered })).structuredContent).toMatchObject({
      faults: [{ code: 'BW-REPORT-DIGEST' }],
    });
  });

  it('accepts no key as argument', async () => {
    const other = await keygen(systemEnvironment());
    const given = { data: note, privatekey: { ...other.private } };
    const { isError, structuredContent } = await client.callTool({ name: 'sign', arguments: given });
    const message = expect.stringMatching(/'privatekey'.* sign.* data, type, strict, language$/);
    expect([isError, structuredContent]).toEqual([true, { code: 400, key: 'input', message, faults: [] }]);
  });

  it('does not sign a document with faults', async () => {
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR' };
    const { isError, structuredContent } = await client.callTool({ name: 'sign', arguments: { data } });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ code: 422, key: 'validation' });
  });
});

describe('serveMcp with an unusable key', () => {
  async function start(path: string) {
    const child = spawn(process.execPath, [...command, '--key', path], { stdio: ['pipe', 'pipe', 'pipe'] });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { complaint, code };
  }

  it.each<[string, string, number, RegExp]>([
    ['is missing', join(folder, 'none.jwk'), 3, /none\.jwk/],
    ['is not JSON', file('text.jwk', 'oink'), 2, /text\.jwk/],
    ['is not a key', file('list.jwk', []), 2, /list\.jwk/],
    ['is public', file('public.jwk', pair.public), 2, /public\.jwk/],
    ['has no identifier', file('nameless.jwk', { ...pair.private, kid: '' }), 2, /nameless\.jwk/],
  ])('refuses to start with a key that %s', async (_case, path, exit, message) => {
    const { complaint, code } = await start(path);
    expect(complaint).toMatch(message);
    expect(code).toBe(exit);
  });
});

describe('serveMcp: lines', () => {
  /** Returns the output and the error output of the server for the given bytes of input. */
  async function serve(...chunks: (string | Buffer)[]) {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const served = serveMcp({ stdin, stdout, stderr }, {});
    const output = Promise.all([text(stdout), text(stderr)]);
    for (const chunk of chunks) stdin.write(chunk);
    stdin.end();
    await served;
    stdout.end();
    stderr.end();
    const [out, trouble] = await output;
    const lines = out.split('\n').filter((line) => line !== '');
    return { answers: lines.map((line) => JSON.parse(line)), trouble, out };
  }

  const line = (message: unknown) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`;
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const pong = { jsonrpc: '2.0', id: 1, result: {} };
  const building = (id: number, data: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"build","arguments":{"data":${data}}}}`;

  it('answers each line with one line, but does not answer notifications', async () => {
    const { answers, trouble } = await serve(line({ jsonrpc: '2.0', method: 'notifications/initialized' }), line(ping));
    expect(answers).toEqual([pong]);
    expect(trouble).toBe('');
  });

  it('keeps numbers as written', async () => {
    const data = `{"$schema":"https://gobl.org/draft-0/bill/invoice","currency":"EUR","series":"A","code":"1",
      "supplier":{"name":"x"},"customer":{"name":"y"},"lines":[{"quantity":1,"item":{"name":"z","price":99999999999999.99}}]}`;
    const { answers } = await serve(line(building(1, data.replaceAll('\n', ''))));
    expect(answers[0].result.structuredContent.totals.payable).toBe('99999999999999.99');
  });

  it('rejects and logs lines without a message, but does not log their content', async () => {
    const { answers, trouble } = await serve(line('{"secret'), line({ secret: 1 }), line(ping));
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: -32700 }) },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringMatching(/^.* JSON-RPC 2\.0 /) } },
      pong,
    ]);
    expect(answers[0].error.data).toMatchObject({ code: 400, key: 'input', faults: [{ code: 'BW-JSON-SYNTAX' }] });
    expect(trouble).toMatch(/^billwright: .* JSON.*\nbillwright: .* JSON-RPC.*\n$/);
  });

  it('explains an initialization without its parameters in words', async () => {
    const { answers } = await serve(line({ jsonrpc: '2.0', id: 3, method: 'initialize' }));
    const message = expect.stringMatching(/^initialize: params .* [^{[]+$/);
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 3, error: { code: -32602, message } }]);
  });

  it('accepts lines in pieces, with a carriage return, and empty ones', async () => {
    const whole = line(ping);
    const { answers, trouble } = await serve(whole.slice(0, 9), whole.slice(9, -1), '\r\n\r\n \n', line(ping));
    expect(answers).toEqual([pong, pong]);
    expect(trouble).toBe('');
  });

  it('answers a last line without a line feed before the end', async () => {
    const { answers } = await serve(JSON.stringify(ping));
    expect(answers).toEqual([pong]);
  });

  it('rejects lines that are not UTF-8', async () => {
    const { answers } = await serve(Buffer.from([0x22, 0xff, 0x22, 0x0a]), line(ping));
    expect(answers.map(({ error }) => error?.code)).toEqual([-32700, undefined]);
  });

  it('rejects a line that is too long, and reads the next', async () => {
    const { answers, trouble } = await serve(line(`"${'x'.repeat(10 * 1024 * 1024)}"`), line(ping));
    const message = 'the line is longer than the 10485760 bytes that a message may have';
    expect(answers).toEqual([{ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, pong]);
    expect(trouble).toMatch(/^billwright: .*\n$/);
  });

  it('ends after lines that cancel a request', async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const { answers } = await serve(line(ping) + line(cancel) + line({ ...ping, id: 2 }));
    expect(answers).toContainEqual({ ...pong, id: 2 });
  });

  it.each([
    ['a small document', 1],
    ['a large one, in a thread', 2000],
  ])(
    'reports progress on request: %s',
    async (_, count) => {
      const lines = Array.from({ length: count }, () => ({ quantity: '1', item: { name: 'x', price: '1.00' } }));
      const data = {
        $schema: 'https://gobl.org/draft-0/bill/invoice',
        currency: 'EUR',
        code: '1',
        supplier: { name: 'x' },
        customer: { name: 'y' },
        lines,
      };
      const given = { name: 'build', arguments: { data, fields: ['totals.sum'] }, _meta: { progressToken: 7 } };
      const { answers } = await serve(line({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: given }));
      expect(answers.slice(0, -1)).toEqual(
        ['reading', 'calculating', expect.any(String), 'writing'].map((message, progress) => ({
          ...{ jsonrpc: '2.0', method: 'notifications/progress' },
          params: { progressToken: 7, progress, total: 4, message },
        })),
      );
      expect(answers.at(-1)).toMatchObject({
        id: 1,
        result: { structuredContent: { totals: { sum: `${count}.00` } } },
      });
    },
    60_000,
  );

  it('cancels a tool call with a large document, and answers others meanwhile', async () => {
    const lines = Array.from({ length: 20_000 }, () => ({ quantity: '1', item: { name: 'x', price: '1.00' } }));
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR', lines };
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const served = serveMcp({ stdin, stdout, stderr }, {});
    const out = createInterface({ input: stdout })[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await out.next()).value);
    const call = { name: 'build', arguments: { data }, _meta: { progressToken: 'p' } };
    stdin.write(line({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: call }));
    expect(await next()).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 0 },
    });
    stdin.write(line({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } }));
    stdin.write(line(ping));
    stdin.end();
    const rest: { id?: number; method?: string }[] = [];
    void served.then(() => stdout.end());
    for await (const each of out) rest.push(JSON.parse(each));
    expect(rest.filter(({ method }) => method === undefined)).toEqual([pong]);
  });

  it('stops reading while the answers are not read', async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const served = serveMcp({ stdin, stdout, stderr }, {});
    const list = line({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    for (let i = 0; i < 500; i++) stdin.write(list);
    stdin.end();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(stdout.readableLength + stdout.writableLength).toBeLessThan(1024 * 1024);
    const out = text(stdout);
    await served;
    stdout.end();
    expect((await out).split('\n')).toHaveLength(501);
  });

  it('survives ever deeper nesting, and answers by id', async () => {
    const deep = '{"a":'.repeat(50_000) + 1 + '}'.repeat(50_000);
    const { answers } = await serve(line(building(2, deep)), line(ping));
    expect(answers.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('answers by id if a member occurs twice, unless it is the id', async () => {
    const { answers } = await serve(line(building(3, '{"a":1,"a":2}')), line('{"jsonrpc":"2.0","id":4,"id":5}'));
    expect(answers).toMatchObject([
      { id: 3, error: { code: -32700, data: { faults: [{ code: 'BW-JSON-DUPLICATE' }] } } },
      { id: null, error: { code: -32700 } },
    ]);
  });
});

describe('serveMcp', () => {
  const list = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })}\n`;
  const start = () => spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'pipe'] });

  it('continues if nobody reads its errors', async () => {
    const child = start();
    child.stderr.destroy();
    child.stdin.write('oink\noink\noink\n');
    child.stdin.end(list);
    const out = await text(child.stdout);
    expect(out.trim().split('\n')).toHaveLength(4);
  });

  it('ends silently if nobody reads its answers', async () => {
    const child = start();
    child.stdout.destroy();
    for (let i = 0; i < 50; i++) child.stdin.write(list);
    child.stdin.on('error', () => undefined);
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect([complaint, code]).toEqual(['', 0]);
  });
});
