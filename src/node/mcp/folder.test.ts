import { createPrivateKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { publicInvoice } from '../../formats/national/facturae/testing.ts';
import { selfSigned } from '../../formats/signing/testing.ts';
import { programFile } from '../testing/program.ts';

const top = mkdtempSync(join(tmpdir(), 'billwright-mcp-files-'));
const folder = join(top, 'invoices');
/** The example after its head. */
const SALE = readFileSync('src/service/examples/de-xrechnung-v3.yaml', 'utf8').split('\n---\n')[1] ?? '';

/** The approximate number of characters of a token: in JSON and identifiers fewer than in English. */
const CHARACTERS_PER_TOKEN = 3.5;

const clients: Client[] = [];

/** The client without roots, which most tests share: a server takes longer to start than a test. */
let plain: Promise<Client> | undefined;

const shared = (): Promise<Client> => (plain ??= connect());

/** Returns a client of a server for the folder; with roots if some are given. */
async function connect(roots?: { paths: string[] } | 'silent', more: string[] = []): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: roots === undefined ? {} : { roots: { listChanged: true } } },
  );
  if (roots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, () => {
      if (roots === 'silent') throw new Error('not now');
      return { roots: roots.paths.map((path) => ({ uri: pathToFileURL(path).href })) };
    });
  }
  const args = [programFile('cli'), 'mcp', '--folder', folder, ...more];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  clients.push(client);
  return client;
}

async function call(client: Client, name: string, given: JsonObject) {
  const answer = await client.callTool({ name, arguments: given });
  const { isError, content, structuredContent } = answer;
  const tokens = (JSON.stringify(given).length + JSON.stringify(content).length) / CHARACTERS_PER_TOKEN;
  return { isError, tokens, links: content as JsonObject[], ...(structuredContent as JsonObject) };
}

beforeAll(() => {
  mkdirSync(join(folder, 'march'), { recursive: true });
  writeFileSync(join(folder, 'sale.yaml'), SALE);
  writeFileSync(join(top, 'secret.yaml'), SALE);
  symlinkSync(top, join(folder, 'outside'));
  symlinkSync(join(top, 'secret.yaml'), join(folder, 'link.yaml'));
  symlinkSync(join(top, 'none.json'), join(folder, 'nowhere.json'));
  symlinkSync('sale.yaml', join(folder, 'same.yaml'));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  rmSync(top, { recursive: true });
});

describe('mcp --folder', () => {
  it('checks an XRechnung and makes a Factur-X by path, in few tokens each', async () => {
    const client = await shared();
    const xml = await call(client, 'convert', { file: 'sale.yaml', to: 'xrechnung-ubl', save_to: 'march/sale.xml' });
    expect(xml).toMatchObject({ isError: false, saved: 'march/sale.xml', format: 'xrechnung-ubl', faults: [] });
    expect(readFileSync(join(folder, 'march/sale.xml'), 'utf8')).toMatch(/^<\?xml/);
    const checked = await call(client, 'validate', { file: 'march/sale.xml' });
    expect(checked).toMatchObject({ isError: false, ok: true, format: 'xrechnung-ubl' });
    expect(checked.tokens).toBeLessThan(1500);
    const given = { file: 'sale.yaml', to: 'facturx-en16931-pdf', save_to: 'march/sale.pdf' };
    const made = await call(client, 'convert', given);
    const pdf = readFileSync(join(folder, 'march/sale.pdf'));
    expect(made).toMatchObject({ isError: false, saved: 'march/sale.pdf', bytes: pdf.length });
    expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(made.tokens).toBeLessThan(1500);
    const uri = pathToFileURL(join(folder, 'march/sale.pdf')).href;
    expect(await call(client, 'validate', { file: uri })).toMatchObject({ ok: true, format: 'facturx-en16931' });
  });

  it('signs with key files, whose content no answer has', async () => {
    const { key, certificate } = selfSigned();
    const pem = createPrivateKey(key);
    writeFileSync(
      join(folder, 'key.pem'),
      certificate + pem.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'clave' }),
    );
    writeFileSync(join(folder, 'password.txt'), 'clave\n');
    writeFileSync(join(folder, 'obra.json'), JSON.stringify(publicInvoice()));
    const client = await shared();
    const keys = { sign_key: 'key.pem', sign_password: 'password.txt' };
    const given = { file: 'obra.json', to: 'facturae', save_to: 'obra.xsig' };
    const signed = await call(client, 'convert', { ...given, keys });
    expect(signed).toMatchObject({ isError: false, saved: 'obra.xsig', faults: [] });
    expect(await call(client, 'validate', { file: 'obra.xsig' })).toMatchObject({ ok: true, signature: 'fits' });
    const wrong = await call(client, 'convert', {
      ...given,
      overwrite: true,
      keys: { ...keys, sign_password: 'obra.json' },
    });
    expect(wrong).toMatchObject({ isError: true, faults: [{ code: 'BW-KEY-FILE' }] });
    expect(JSON.stringify([signed, wrong])).not.toMatch(/clave|PRIVATE/);
    expect(await call(client, 'convert', { ...given, overwrite: true, keys: { password: 'x' } })).toMatchObject({
      key: 'input',
    });
    expect(
      await call(client, 'convert', { ...given, overwrite: true, keys: { sign_key: '../secret.yaml' } }),
    ).toMatchObject({
      ...{ isError: true, key: 'input' },
    });
  });

  it('returns a link to a PDF that is not saved', async () => {
    const client = await shared();
    const made = await call(client, 'convert', { file: 'sale.yaml', to: 'facturx-en16931-pdf' });
    expect(made.tokens).toBeLessThan(1500);
    expect(made.links.map(({ type }) => type)).toEqual(['text', 'resource_link']);
    expect(made).not.toHaveProperty('result');
    const { contents } = await client.readResource({ uri: String((made as JsonObject).uri) });
    expect(contents).toMatchObject([{ mimeType: 'application/pdf', blob: expect.stringMatching(/^JVBERi/) }]);
    const some = await call(client, 'convert', { file: 'sale.yaml', to: 'pdf', fields: ['losses'] });
    expect(some.links.map(({ type }) => type)).toEqual(['text']);
  });

  it('saves documents as JSON or YAML, and returns the members chosen', async () => {
    const client = await shared();
    const given = { file: 'same.yaml', save_to: 'built.json', fields: ['totals.payable'] };
    const built = await call(client, 'build', given);
    const document = JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8'));
    expect(built).toMatchObject({ saved: 'built.json', totals: { payable: document.totals.payable } });
    expect(await call(client, 'validate', { file: 'built.json' })).toMatchObject({ ok: true });
    expect(await call(client, 'build', { file: 'built.json', save_to: 'built.yml' })).toMatchObject({ isError: false });
    expect(readFileSync(join(folder, 'built.yml'), 'utf8')).toMatch(/^\$schema: /);
  });

  it('replaces a file only on request', async () => {
    const client = await shared();
    writeFileSync(join(folder, 'kept.json'), 'mine');
    const given = { file: 'sale.yaml', save_to: 'kept.json' };
    expect(await call(client, 'build', given)).toMatchObject({ isError: true, key: 'input' });
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe('mine');
    expect(await call(client, 'build', { ...given, overwrite: true })).toMatchObject({ isError: false });
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toMatch(/^\{/);
  });

  it.each([
    '../secret.yaml',
    'outside/secret.yaml',
    'link.yaml',
    '/etc/hostname',
    'march',
    'none.yaml',
    'file://%',
    '',
  ])('reads no file outside: %s', async (file) => {
    expect(await call(await shared(), 'validate', { file })).toMatchObject({ isError: true, key: 'input' });
  });

  it.each(['../new.json', 'outside/new.json', 'nowhere.json', 'none/new.json', 'march', '.', 'march/new.pdf'])(
    'writes no file outside, and no wrong type: %s',
    async (path) => {
      const given = { file: 'sale.yaml', to: 'xrechnung-ubl', save_to: path, overwrite: true };
      const name = path.endsWith('.pdf') ? 'build' : 'convert';
      const { to: _, ...document } = given;
      const answer = await call(await shared(), name, name === 'build' ? document : given);
      expect(answer).toMatchObject({ isError: true, key: 'input' });
    },
  );

  it('accepts either a file or data, and suggests similar file names', async () => {
    const client = await shared();
    expect(await call(client, 'build', { file: 'sale.yaml', data: 'x' })).toMatchObject({ key: 'input' });
    expect(await call(client, 'build', {})).toMatchObject({ key: 'input' });
    const { message } = (await call(client, 'build', { file: 'slae.yaml' })) as JsonObject;
    expect(message).toMatch(/\bsale\.yaml\b/);
  });

  it('stays within the roots of the client', async () => {
    const march = await connect({ paths: [join(folder, 'march')] });
    const given = { file: 'sale.yaml', save_to: 'march/built.json' };
    expect(await call(march, 'build', given)).toMatchObject({ isError: true, key: 'input' });
    const above = await connect({ paths: ['/nowhere', top] });
    expect(await call(above, 'build', given)).toMatchObject({ isError: false, saved: 'march/built.json' });
    expect(await call(above, 'build', { file: join(top, 'secret.yaml') })).toMatchObject({ isError: true });
    expect(await call(await connect('silent'), 'build', given)).toMatchObject({ isError: true, key: 'input' });
  });

  it('asks again after the roots have changed', async () => {
    const roots = { paths: [] as string[] };
    const client = await connect(roots);
    expect(await call(client, 'build', { file: 'sale.yaml' })).toMatchObject({ isError: true });
    roots.paths.push(folder);
    await client.sendRootsListChanged();
    expect(await call(client, 'build', { file: 'sale.yaml' })).toMatchObject({ isError: false });
  });

  it('describes its tools in fewer than 4,300 tokens, and marks those that write', async () => {
    const { tools } = await (await shared()).listTools();
    // Four characters each.
    expect(JSON.stringify({ tools }).length).toBeLessThan(4 * 4300);
    const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
    expect(writing).toContain('convert');
    expect(writing).not.toContain('validate');
    const [validate] = tools.filter(({ name }) => name === 'validate');
    expect(validate?.inputSchema.required).toBeUndefined();
  });
});
