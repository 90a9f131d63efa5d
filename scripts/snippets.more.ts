/** The programs in the console's languages, each run against the service if its language is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '../src/engine/loading.ts';
import { createApp } from '../src/service/app.ts';
import type { Operation } from '../src/workbench/developer/api/operations.ts';
import { type Input, requestOf } from '../src/workbench/developer/api/request.ts';
import { asClientCall } from '../src/workbench/developer/api/snippets/client-call.ts';
import { type LanguageKey, languages } from '../src/workbench/developer/api/snippets/languages.ts';
import { sentBy } from '../src/workbench/developer/api/snippets/sent.ts';
import { installPackages } from './install-packages.mjs';

/** The command for each language's file. */
const runtimes: Record<LanguageKey, { command: string; args: string[] }> = {
  curl: { command: 'sh', args: ['request.sh'] },
  javascript: { command: process.execPath, args: ['request.mjs'] },
  python: { command: 'python3', args: ['request.py'] },
  php: { command: 'php', args: ['request.php'] },
  csharp: { command: 'dotnet', args: ['run'] },
  java: { command: 'java', args: ['-Dfile.encoding=UTF-8', 'Request.java'] },
  go: { command: 'go', args: ['run', 'request.go'] },
  ruby: { command: 'ruby', args: ['request.rb'] },
  powershell: { command: 'pwsh', args: ['-NoProfile', '-File', 'request.ps1'] },
};

/** Variables, delimiters, comments, escapes and white space of the languages. */
const awkward = [
  `It's "1" '' ''' """ "" \\ \\n \\u0041 \\' \\" $HOME \${HOME} $(id) #{1} %s %20 {0} @x \`id\` ?> */ // # @' '@`,
  '‘typographic’ ‚marks‛ “too” Ñandú € 日本 😀 @"',
];
/** Invisible characters: other white space, byte order mark, control characters. */
const unseen = 'a\u2028b\u2029c\u0085d\u007fe\ufefff\u00a0';

const document = (text: string) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  code: '0012',
  issue_date: '2026-02-03',
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal' },
  lines: [{ quantity: '20', item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  notes: [{ text }],
});

const laidOut = `${JSON.stringify({ data: document(awkward.join(' ')) }, null, 2).replace('"90.00"', '90.00')}`;
const bodies = {
  'a text with every mark, on lines of its own': laidOut,
  'lines that end with spaces, tabs and marks': laidOut.replaceAll('{\n', '{ \n').replaceAll(',\n', ',\t\n'),
  'ends of lines as on Windows': laidOut.replaceAll('\n', '\r\n'),
  'characters that are not seen': JSON.stringify({ data: document(unseen) }, null, 2),
  'half a character, on one line': JSON.stringify({ data: document('x') }).replace('Atlas', 'At\ud800las'),
  'a long text': JSON.stringify({ data: document(awkward.join(' ').repeat(200)) }, null, 2),
};

const build: Operation = {
  id: 'build',
  method: 'POST',
  path: '/build',
  tag: '',
  summary: '',
  description: '',
  parameters: [],
  mediaType: 'application/json',
  fields: [],
  wantsToken: true,
  examples: [],
};
const rules: Operation = {
  ...build,
  id: 'listRules',
  method: 'GET',
  path: '/rules',
  parameters: [{ name: 'prefix', in: 'query', description: '', flag: false, example: '' }],
};
const note = ['X-Note', `it's "q" $HOME #{1} \`id\` \\ %s`] as const;

interface Asked {
  method: string | undefined;
  url: string | undefined;
  note: unknown;
  token: string | undefined;
  body: string;
}

/** The service behind a server that records requests. */
const app = createApp();
const asked: Asked[] = [];
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = (await buffer(request)).toString('utf8');
  asked.push({ method, url, note: headers['x-note'], token: headers.authorization, body });
  const address = new URL(url ?? '/', base);
  const type = { 'Content-Type': headers['content-type'] ?? '' };
  const init = method === 'GET' ? {} : { method: 'POST', body, headers: type };
  const answer = await app.fetch(new Request(address, init));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
});

let base = '';
beforeAll(async () => {
  await load('all');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0`;
});
afterAll(() => void server.close());

/** Runs a program in a folder, and returns its output and the service's requests. */
async function run(command: string, args: string[], cwd: string): Promise<{ printed: string; asked: Asked[] }> {
  asked.length = 0;
  const started = spawn(command, args, { cwd, env: { ...process.env, NO_PROXY: '127.0.0.1' } });
  const printed = Promise.all([buffer(started.stdout), buffer(started.stderr)]);
  return { printed: Buffer.concat(await printed).toString('utf8'), asked: [...asked] };
}

/** Arguments to test whether a tool is installed, if not its version. */
const asking: Partial<Record<LanguageKey, string[]>> = {
  curl: ['-c', 'curl --version'],
  go: ['version'],
  php: ['--ri', 'curl'],
};

const isThere = (key: LanguageKey, command: string) => spawnSync(command, asking[key] ?? ['--version']).status === 0;

describe.each(Object.entries(runtimes) as [LanguageKey, (typeof runtimes)[LanguageKey]][])(
  'the code snippet for %s',
  (key, { command, args }) => {
    const found = isThere(key, command);
    if (!found) console.warn(`skipped: ${command} is not installed, or not whole, for the console's ${key}`);

    async function answered(operation: Operation, input: Input) {
      const request = requestOf(operation, input, base);
      const folder = mkdtempSync(join(tmpdir(), 'billwright-snippet-'));
      try {
        writeFileSync(join(folder, languages[key].file), languages[key].write(sentBy(request)));
        writeFileSync(join(folder, 'request.json'), request.body ?? '');
        if (key === 'csharp') writeFileSync(join(folder, 'request.csproj'), project());
        return { request, ...(await run(command, args, folder)) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }

    it.runIf(found).each(Object.entries(bodies))('sends %s', async (_name, body) => {
      const headers = [note, ['Authorization', 'Bearer secret']] as const;
      const { request, printed, asked } = await answered(build, { parameters: {}, headers, body });
      const url = new URL(request.url).pathname;
      const sent = body.replace(/\p{Surrogate}/gu, '\ufffd');
      expect({ printed, asked }).toEqual({
        printed: expect.stringContaining('2178.00'),
        asked: [{ method: 'POST', url, note: note[1], token: 'Bearer YOUR_TOKEN', body: expect.any(String) }],
      });
      // JavaScript contains the JSON as an expression and prints it again.
      if (key === 'javascript') expect(dataOf(asked[0]?.body)).toEqual(dataOf(sent));
      else expect(asked[0]?.body).toBe(sent);
    });

    it.runIf(found)('sends a request without a body', async () => {
      const { printed, asked } = await answered(rules, { parameters: { prefix: 'BW-$' }, headers: [note], body: '' });
      expect({ printed, asked }).toEqual({
        printed: expect.stringMatching(/\S/),
        asked: [{ method: 'GET', url: '/v0/rules?prefix=BW-%24', note: note[1], token: undefined, body: '' }],
      });
    });
  },
);

function project(): string {
  const version = spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout.split('.')[0];
  return `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net${version}.0</TargetFramework></PropertyGroup></Project>`;
}

describe('the client', () => {
  const { folder } = installPackages(['billwright']);
  mkdirSync(folder, { recursive: true });

  it.each(Object.entries(bodies))('sends %s', async (_name, body) => {
    const headers = [note, ['Authorization', 'Bearer secret']] as const;
    writeFileSync(join(folder, 'call.mjs'), asClientCall(build, { parameters: {}, headers, body }, base) ?? '');
    const { printed, asked } = await run(process.execPath, ['call.mjs'], folder);
    expect({ printed, asked }).toEqual({
      printed: expect.stringContaining('2178.00'),
      asked: [
        { method: 'POST', url: '/v0/build', note: note[1], token: 'Bearer YOUR_TOKEN', body: expect.any(String) },
      ],
    });
    expect(dataOf(asked[0]?.body)).toEqual(dataOf(body.replace(/\p{Surrogate}/gu, '\ufffd')));
  });
});

/** Returns the document in a body, which the client sends as text if its numbers would change. */
function dataOf(body: string | undefined): unknown {
  const { data } = JSON.parse(body ?? '{}') as { data?: unknown };
  return typeof data === 'string' ? JSON.parse(data) : data;
}
