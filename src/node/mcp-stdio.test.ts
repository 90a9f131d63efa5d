import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keygen, load } from '../engine/index.ts';
import { systemEnvironment } from '../service/environment.ts';
import { serveMcp } from './mcp.ts';

/** What only the server over standard input and output does: it signs with its owner's key, and passes over broken lines. */

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const command = ['--import', 'tsx', cli, 'mcp'];
const folder = mkdtempSync(join(tmpdir(), 'billwright-mcp-'));
const pair = await keygen(systemEnvironment());

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

beforeAll(() => load('all'));
afterAll(() => rmSync(folder, { recursive: true }));

const note = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Closed on Monday.' };

describe('with a key', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => {
    const args = [...command, '--key', file('own.jwk', pair.private)];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  }, 60_000);

  afterAll(() => client.close());

  it('there is a tool that signs, which is no reading', async () => {
    const { tools } = await client.listTools();
    const sign = tools.find(({ name }) => name === 'sign');
    expect(sign?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(Object.keys(sign?.inputSchema.properties ?? {})).toEqual(['data', 'type']);
    expect(JSON.stringify(tools)).not.toContain(pair.private.d);
  });

  it('it signs, and what it signed can be verified', async () => {
    const signed = await client.callTool({ name: 'sign', arguments: { data: note } });
    expect(signed.structuredContent).toMatchObject({ sigs: [expect.stringMatching(/^ey/)], doc: note });
    const given = { data: signed.structuredContent, publickey: { ...pair.public } };
    const verified = await client.callTool({ name: 'verify', arguments: given });
    expect(verified.structuredContent).toEqual({ ok: true });
  });

  it('it takes no key as argument', async () => {
    const other = await keygen(systemEnvironment());
    const given = { data: note, privatekey: { ...other.private } };
    const { structuredContent } = await client.callTool({ name: 'sign', arguments: given });
    const verified = { data: structuredContent, publickey: { ...pair.public } };
    expect((await client.callTool({ name: 'verify', arguments: verified })).isError).toBe(false);
  });

  it('it signs nothing that has faults', async () => {
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR' };
    const { isError, structuredContent } = await client.callTool({ name: 'sign', arguments: { data } });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ code: 422, key: 'validation' });
  });
});

describe('a key that cannot sign', () => {
  async function start(path: string) {
    const child = spawn(process.execPath, [...command, '--key', path], { stdio: ['pipe', 'pipe', 'pipe'] });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { complaint, code };
  }

  it.each<[string, string, number, RegExp]>([
    ['is not there', join(folder, 'none.jwk'), 3, /no key file .*none\.jwk/],
    ['is no JSON', file('text.jwk', 'oink'), 2, /text\.jwk holds no key/],
    ['is no key', file('list.jwk', []), 2, /list\.jwk holds no key/],
    ['is public', file('public.jwk', pair.public), 2, /public\.jwk holds no key to sign with/],
    ['has no id', file('nameless.jwk', { ...pair.private, kid: '' }), 2, /nameless\.jwk holds no key to sign with/],
  ])('is refused at once: one that %s', { timeout: 60_000 }, async (_case, path, exit, message) => {
    const { complaint, code } = await start(path);
    expect(complaint).toMatch(message);
    expect(code).toBe(exit);
  });
});

describe('lines', () => {
  /** What the server writes to its output and its error stream for some lines, after which the input ends. */
  async function serve(...lines: string[]) {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const served = serveMcp({ stdin, stdout, stderr }, undefined);
    stdin.end(lines.map((line) => `${line}\n`).join(''));
    await served;
    await new Promise((resolve) => setTimeout(resolve, 50));
    stdout.end();
    stderr.end();
    const out = (await text(stdout)).split('\n').filter((line) => line !== '');
    return { answers: out.map((line) => JSON.parse(line)), trouble: await text(stderr) };
  }

  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

  it('get one line each for an answer, notifications none', async () => {
    const { answers, trouble } = await serve('{"jsonrpc":"2.0","method":"notifications/initialized"}', ping);
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }]);
    expect(trouble).toBe('');
  });

  it('that are broken are passed over and told, but not what they say', async () => {
    const { answers, trouble } = await serve('{"secret', '{"secret":1}', ping);
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }]);
    expect(trouble).toBe(
      'billwright: a line that is not JSON was passed over\nbillwright: a line that is no message of JSON-RPC was passed over\n',
    );
  });

  it('that nest ever deeper end nothing', async () => {
    const deep = '{"a":'.repeat(50_000) + 1 + '}'.repeat(50_000);
    const call = `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"build","arguments":{"data":${deep}}}}`;
    const { answers } = await serve(call, ping);
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2]);
  });
});
