import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSION } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { shorten } from '../../../engine/text/shorten.ts';
import { createApp } from '../../../service/app.ts';
import type { Headed, LogEntry } from '../../../service/http/options.ts';
import { createEncode, nodeDecoders } from './compress.ts';
import { outgoingBytes } from './outgoing.ts';
import { CONNECTION_LIMITS, createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'USD',
  issue_date: '2024-01-15',
  supplier: { name: 'Cedar Books LLC', tax_id: { country: 'US' } },
  customer: { name: 'Harbor Library', tax_id: { country: 'US' } },
  lines: Array.from({ length: 40 }, () => ({ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } })),
};

const server = createHttpServer(createApp({ decoders: nodeDecoders, encode: createEncode() }), '127.0.0.1');
let port = 0;

beforeAll(async () => {
  await load('all');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await stopGracefully(server);
});

async function ask(options: RequestOptions, body?: string | Buffer) {
  const request = httpRequest({ host: '127.0.0.1', port, agent: false, ...options });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response ?? []) chunks.push(chunk);
  return { status: response?.statusCode, headers: response?.headers ?? {}, bytes: Buffer.concat(chunks) };
}

/** Sends raw bytes and returns the response. */
async function raw(text: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

const post = { method: 'POST', path: '/v0/build', headers: { 'Content-Type': 'application/json' } };

describe('the service over a real port', () => {
  it('reports lists that have too many entries in total', async () => {
    const lines = Array.from({ length: 500_001 }, () => ({}));
    const { status, bytes } = await ask(post, JSON.stringify({ data: { ...invoice, lines } }));
    expect(status).toBe(400);
    expect(JSON.parse(bytes.toString()).faults).toEqual([
      {
        code: 'BW-LIST-LENGTH',
        properties: ['$.lines'],
        description: expect.stringContaining('together can have 500000'),
      },
    ]);
  });

  it('builds documents', async () => {
    const { status, bytes, headers } = await ask(post, JSON.stringify({ data: invoice }));
    expect(status).toBe(200);
    expect(JSON.parse(bytes.toString()).totals.payable).toBe('2800.00');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('compresses large answers, with a weak tag', async () => {
    const plain = await ask(post, JSON.stringify({ data: invoice }));
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { ...post.headers, 'Accept-Encoding': encoding };
      const reply = await ask({ ...post, headers }, JSON.stringify({ data: invoice }));
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(decompress(reply.bytes).toString()).toBe(plain.bytes.toString());
    }
    const addons = await ask({ path: '/v0/addons', headers: { 'Accept-Encoding': 'br' } });
    expect(addons.headers.etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    const small = await ask({ path: '/v0/', headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD with the headers of GET', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
      const got = await ask({ path: '/v0/addons', headers });
      const head = await ask({ path: '/v0/addons', headers, method: 'HEAD' });
      expect(head.bytes).toHaveLength(0);
      for (const name of ['content-length', 'content-encoding', 'etag', 'content-type', 'cache-control']) {
        expect(head.headers[name], name).toBe(got.headers[name]);
      }
    }
  });

  it('accepts brotli and chunked bodies', async () => {
    const text = JSON.stringify({ data: invoice });
    const headers = { ...post.headers, 'Content-Encoding': 'br' };
    expect((await ask({ ...post, headers }, brotliCompressSync(text))).status).toBe(200);
    expect((await ask({ ...post, headers: { ...post.headers, 'Transfer-Encoding': 'chunked' } }, text)).status).toBe(
      200,
    );
    expect((await ask({ ...post, headers }, 'no brotli')).status).toBe(400);
  });

  it('closes the connection after an oversized body', async () => {
    const { status, headers } = await ask({ ...post, headers: { ...post.headers, 'Content-Length': 20_000_000 } }, '{');
    expect(status).toBe(413);
    expect(headers.connection).toBe('close');
  });

  it.each(['/v0/?a=/../b', '/v0/?\\'])('accepts any query: %s', async (path) => {
    expect((await ask({ path })).status).toBe(200);
  });

  it.each(['/v0/addons/../build', '/v0/addons/%2e%2E/', '/v0/addons/.', '/v0/addons\\x', '/v0/%5C', '/../v0/'])(
    'answers %s with not found',
    async (path) => {
      const { status, bytes, headers } = await ask({ path });
      expect(status).toBe(404);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 404, key: 'not-found' });
      expect(headers['billwright-version']).toBe(VERSION);
    },
  );
});

describe('unusual requests', () => {
  const body = JSON.stringify({ data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' } });
  const build = (headers: string) =>
    `POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;

  it.each([
    ['HTTP/1.0, without a Host', 'GET /v0/ HTTP/1.0\r\n\r\n', [200]],
    ['an absolute address', 'GET http://a:80/v0/ HTTP/1.1\r\nHost: A\r\nConnection: close\r\n\r\n', [200]],
    ['a scheme in capitals', 'GET HTTP://A/v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', [200]],
    ['Expect: 100-continue', build('Expect: 100-continue\r\nConnection: close\r\n'), [100, 200]],
    ['an unknown Expect', build('Expect: the-best\r\nConnection: close\r\n'), [417]],
    ['an upgrade', build('Connection: Upgrade, close\r\nUpgrade: h2c\r\n'), [200]],
    ['an unexpected body', 'GET /v0/ HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}', [200]],
    ['several requests at once', build('').repeat(9) + build('Connection: close\r\n'), Array(10).fill(200)],
  ])('are answered: %s', async (_, text, statuses) => {
    const answers = [...(await raw(text)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
    expect(answers).toEqual(statuses);
  });
});

describe('invalid requests', () => {
  it.each(
    (
      [
        ['NONSENSE\r\n\r\n', 400, 'input'],
        ['GET /v0/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'input'],
        ['GET /v0/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'input'],
        ['GET /v0/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'input'],
        ['GET /v0/?equal HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400, 'input'],
        ['GET /v0/?old HTTP/1.0\r\nhost: a\r\nAccept: */*\r\nHOST: a\r\n\r\n', 400, 'input'],
        ['GET http://a/v0/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'input'],
        ['OPTIONS * HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'input'],
        ['CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'input'],
        ['GET http://other.example/v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'input'],
        ['GET ftp://a/v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'input'],
        ['GET http://a/v0/../x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, 'not-found'],
        ['CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method-not-allowed'],
        ['FROB /v0/ HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'input'],
        ['POST /v0/build HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400, 'input'],
        ['POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400, 'input'],
        [`GET /v0/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
      ] as [string, number, string][]
    ).map(([text, status, key]) => [shorten(JSON.stringify(text), 60), text, status, key] as const),
  )('are rejected with the error body: %s', async (_, text, status, key) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json$/im);
    expect(head).toMatch(/^billwright-version: /im);
    expect(JSON.parse(body)).toMatchObject({ code: status, key });
  });
});

describe('slow requests', () => {
  const limits = { ...CONNECTION_LIMITS, headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const hasty = createHttpServer(createApp({ limits: { bodyTimeout: undefined } }), '127.0.0.1', limits);

  it.each([
    ['headers', 'POST /v0/build HTTP/1.1\r\nHost: a\r\n'],
    ['a body', 'POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"data":'],
  ])('are rejected: %s', async (_, text) => {
    if (!hasty.listening) await once(hasty.listen(0, '127.0.0.1'), 'listening');
    const [head = '', body = ''] = (await raw(text, (hasty.address() as AddressInfo).port)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ code: 408, key: 'timeout' });
  });

  afterAll(() => stopGracefully(hasty));
});

it('connections above the limit are closed, and others served', async () => {
  const limited = createHttpServer(createApp(), '127.0.0.1', { ...CONNECTION_LIMITS, mostConnections: 2 });
  await once(limited.listen(0, '127.0.0.1'), 'listening');
  const to = (limited.address() as AddressInfo).port;
  const request = 'GET /v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const open = [connect(to, '127.0.0.1'), connect(to, '127.0.0.1')];
  for (const socket of open) await once(socket, 'connect');
  const refused = connect(to, '127.0.0.1');
  refused.on('error', () => undefined);
  await once(refused, 'close');
  open[0]?.destroy();
  await expect.poll(() => raw(request, to).catch(() => '')).toMatch(/^HTTP\/1\.1 200 /);
  open[1]?.destroy();
  await stopGracefully(limited);
});

describe('an answer', () => {
  const MIB = 1024 * 1024;
  const site = () => ({ status: 200, body: new Uint8Array(64 * MIB) });
  const impatient = createHttpServer(createApp({ site }), '127.0.0.1', {
    ...CONNECTION_LIMITS,
    sendTimeout: 300,
    connectionsCheckingInterval: 20,
  });

  beforeAll(() => once(impatient.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => stopGracefully(impatient));

  function askForMuch() {
    const socket = connect((impatient.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET /much HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return socket;
  }

  it('is dropped if the client does not read it', async () => {
    const [given] = await Promise.all([once(impatient, 'connection'), askForMuch()]);
    await once(given[0], 'close');
    expect(given[0].destroyed).toBe(true);
  });

  it('is sent completely if taken slowly', async () => {
    const socket = askForMuch();
    let bytes = 0;
    for await (const chunk of socket) {
      const before = bytes;
      bytes += chunk.length;
      // About ten pauses, together much longer than the send time-out.
      if (Math.floor(bytes / (6 * MIB)) > Math.floor(before / (6 * MIB)))
        await new Promise((go) => setTimeout(go, 100));
    }
    expect(bytes).toBeGreaterThan(64 * MIB);
  });

  it('counts as pending until the client has read it', async () => {
    const data = { ...invoice, lines: Array.from({ length: 30_000 }, () => invoice.lines[0]) };
    const body = JSON.stringify({ data, explain: true });
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write(
      `POST /v0/build HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    while (outgoingBytes() === 0) await new Promise((go) => setTimeout(go, 10));
    socket.resume();
    await once(socket, 'close');
    while (outgoingBytes() > 0) await new Promise((go) => setTimeout(go, 10));
  });
});

describe('a body that waits for permission', () => {
  const ask100 = (headers: string) =>
    `POST /v0/build HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 50000000\r\n${headers}\r\n`;

  it.each([
    ['too large', ask100(''), 413],
    ['of an unknown type', ask100('Content-Type: text/plain\r\n').replace('50000000', '5'), 415],
    ['for an unknown path', ask100('').replace('/v0/build', '/v0/nowhere').replace('50000000', '5'), 404],
  ])('is rejected at once: %s', async (_, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^connection: close$/im);
  });

  it('is requested when read, and the connection kept', async () => {
    const body = JSON.stringify({ data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' } });
    const first = `POST /v0/build HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await raw(`${first}${body}GET /v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['100', '200', '200']);
  });
});

describe('a message that the HTTP parser rejects', () => {
  const log = vi.fn<(entry: LogEntry) => void>();
  const clientOf = ({ headers }: Headed) => headers.get('X-Forwarded-For') ?? undefined;
  const strict = createHttpServer(createApp({ log, clientOf, origins: ['https://ok.example'] }), '127.0.0.1');
  let at = 0;

  beforeAll(async () => {
    await once(strict.listen(0, '127.0.0.1'), 'listening');
    at = (strict.address() as AddressInfo).port;
  });
  beforeEach(() => {
    log.mockClear();
  });
  afterAll(() => stopGracefully(strict));

  const about = 'X-Request-Id: my-id\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n';

  it.each([
    ['GET /v0/../x?secret HTTP/1.1\r\nHost: a\r\n', 404, '/v0/../x'],
    ['GET /v0/?secret HTTP/1.1\r\n', 400, '/v0/'],
    ['GET /v0/ HTTP/1.1\r\nHost: a b\r\n', 400, '/v0/'],
    ['CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n', 405, 'a.example:443'],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\n', 204, '*'],
  ])('is answered by the same rules as others: %j', async (text, status, path) => {
    const foreign = await raw(`${text}${about}Origin: https://no.example\r\n\r\n`, at);
    expect(foreign).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(foreign).toMatch(/^x-request-id: my-id$/im);
    expect(foreign).not.toMatch(/^access-control-allow-origin/im);
    expect(foreign).toMatch(/^vary: Accept-Encoding, Origin\b/im);
    expect(log).toHaveBeenCalledOnce();
    const method = text.split(' ', 1)[0];
    expect(log.mock.calls[0]?.[0]).toMatchObject({ id: 'my-id', method, path, status, client: '203.0.113.7' });
    const own = await raw(`${text}${about}Origin: https://ok.example\r\n\r\n`, at);
    expect(own).toMatch(/^access-control-allow-origin: https:\/\/ok\.example$/im);
  });

  it('is logged even if unreadable', async () => {
    await raw('NONSENSE\r\n\r\n', at);
    expect(log.mock.calls).toMatchObject([[{ method: '-', path: '-', status: 400 }]]);
  });

  it.each(['/v0/../x', '/v0/schemas/%2e%2e/x', '/v0\\x'])('may still be a preflight: %s', async (path) => {
    const answer = await raw(`OPTIONS ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, at);
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(/^allow: OPTIONS$/im);
    expect(answer).toMatch(/^access-control-allow-headers: /im);
  });

  it('gets a list of the allowed methods', async () => {
    const [tunnel, options] = await Promise.all([
      raw(`CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n`, at),
      raw(`OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, at),
    ]);
    for (const answer of [tunnel, options]) expect(answer).toMatch(/^allow: GET, HEAD, POST, DELETE, OPTIONS$/im);
    expect(options).toMatch(/^access-control-allow-methods: /im);
    expect(options.split('\r\n\r\n')[1]).toBe('');
  });
});

describe('a defect of the service', () => {
  const defect = vi.fn();
  const app = createApp({ defect });
  const broken = createHttpServer({ ...app, respond: () => Promise.reject(new Error('broken')) }, '127.0.0.1');

  it('is reported with the id of its answer', async () => {
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    const { status, headers, bytes } = await ask({ port: (broken.address() as AddressInfo).port, path: '/v0' });
    expect(status).toBe(500);
    expect(JSON.parse(bytes.toString()).message).toContain(headers['x-request-id']);
    expect(defect.mock.calls).toEqual([[new Error('broken'), headers['x-request-id']]]);
  });

  afterAll(() => stopGracefully(broken));
});

it.each([10, 3000])('a completely read body of %s characters keeps the connection open', async (length) => {
  const other = createHttpServer(createApp({ idempotency: { keptFor: 60, bytes: 1 << 20 } }), '127.0.0.1');
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port: otherPort } = other.address() as AddressInfo;
  const body = JSON.stringify({ data: 5, text: 'a'.repeat(length) });
  const headers = { ...post.headers, 'Content-Length': body.length };
  const agent = new Agent({ keepAlive: true });
  const { status, headers: answered } = await ask({ ...post, headers, port: otherPort, agent }, body);
  expect([status, answered.connection]).toEqual([400, 'keep-alive']);
  agent.destroy();
  await stopGracefully(other);
});

describe('stopping', () => {
  it('finishes pending answers, and closes', async () => {
    const other = createHttpServer(createApp(), '127.0.0.1');
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port: otherPort } = other.address() as AddressInfo;
    const body = JSON.stringify({ data: invoice });
    const request = httpRequest({
      ...post,
      port: otherPort,
      host: '127.0.0.1',
      headers: { ...post.headers, 'Content-Length': body.length, Connection: 'keep-alive' },
    });
    request.write(body.slice(0, 10));
    await once(other, 'request');
    const stopped = stopGracefully(other);
    request.end(body.slice(10));
    const [response]: IncomingMessage[] = await once(request, 'response');
    response?.resume();
    expect(response?.statusCode).toBe(200);
    await stopped;
    expect(other.listening).toBe(false);
  });
});
