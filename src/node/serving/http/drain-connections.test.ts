import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../../engine/loading.ts';
import { createApp } from '../../../service/app.ts';
import { nodeDecoders } from './compress.ts';
import { DRAIN_LIMITS, type DrainLimits } from './drain-connections.ts';
import { CONNECTION_LIMITS, createHttpServer } from './server.ts';
import { openConnections, stopGracefully } from './stop.ts';

const MB = 1_000_000;
const servers: Server[] = [];

async function listening(limits: object = {}): Promise<Server> {
  const app = createApp({ decoders: nodeDecoders, limits: { bodyTimeout: undefined } });
  const server = createHttpServer(app, '127.0.0.1', { ...CONNECTION_LIMITS, ...limits });
  openConnections(server);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const draining = (limits: Partial<DrainLimits>) => listening({ drain: { ...DRAIN_LIMITS, ...limits } });
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let server: Server;

beforeAll(async () => {
  await load('all');
  server = await listening();
});

afterAll(() => Promise.all(servers.map((each) => stopGracefully(each))));

/**
 * Returns what a client receives if it reads nothing until it has sent everything, as many clients do, with `breaks` milliseconds between
 * parts. Rejects if it cannot continue sending.
 */
async function sendAll(parts: readonly (string | Buffer)[], to = server, breaks = 0): Promise<string> {
  const socket = connect(portOf(to), '127.0.0.1');
  socket.pause();
  const failed = once(socket, 'close').then(() => Promise.reject(new Error('closed before all was sent')));
  const sent = sendIn(socket, parts, breaks);
  await Promise.race([sent, failed]);
  failed.catch(() => undefined);
  return text(socket);
}

async function sendIn(socket: Socket, parts: readonly (string | Buffer)[], breaks: number): Promise<void> {
  for (const part of parts) {
    await new Promise<void>((done, fail) => socket.write(part, (error) => (error ? fail(error) : done())));
    if (breaks > 0) await new Promise((go) => setTimeout(go, breaks));
  }
}

const statusesIn = (answers: string) =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const head = (line: string, ...headers: string[]) => `${[line, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`;
const LENGTH = `Content-Length: ${20 * MB}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const block = Buffer.alloc(MB, 'x');
const blocks = Array<Buffer>(20).fill(block);
const chunks = [...blocks.flatMap((each) => [`${each.length.toString(16)}\r\n`, each, '\r\n']), '0\r\n\r\n'];
const bomb = [gzipSync('x'.repeat(15 * MB)), ...blocks];
const bombLength = `Content-Length: ${bomb.reduce((sum, { length }) => sum + length, 0)}`;

describe('an answer sent before the end of the request body', () => {
  const early: [string, number, string, (string | Buffer)[]][] = [
    ['that is too large', 413, head('POST /v0/build HTTP/1.1', LENGTH), blocks],
    ['that is too large and chunked', 413, head('POST /v0/build HTTP/1.1', CHUNKED), chunks],
    [
      'that is too large once decompressed',
      413,
      head('POST /v0/build HTTP/1.1', bombLength, 'Content-Encoding: gzip'),
      bomb,
    ],
    ['that is too large, in HTTP/1.0', 413, head('POST /v0/build HTTP/1.0', LENGTH), blocks],
    [
      'that is too large and expects 100-continue',
      413,
      head('POST /v0/build HTTP/1.1', LENGTH, 'Expect: 100-continue'),
      blocks,
    ],
    ['with a wrong content type', 415, head('POST /v0/build HTTP/1.1', LENGTH, 'Content-Type: text/plain'), blocks],
    ['to an unknown path', 404, head('POST /v0/nowhere HTTP/1.1', CHUNKED), chunks],
    ['to a path with ..', 404, head('POST /v0/../build HTTP/1.1', LENGTH), blocks],
    ['with a wrong method', 405, head('PUT /v0/build HTTP/1.1', LENGTH), blocks],
    ['whose body is not read', 200, head('GET /v0/ HTTP/1.1', LENGTH), blocks],
    ['with an invalid host', 400, `POST /v0/build HTTP/1.1\r\nHost: a b\r\n${LENGTH}\r\n\r\n`, blocks],
    ['without a host', 400, `POST /v0/build HTTP/1.1\r\n${LENGTH}\r\n\r\n`, blocks],
    [
      'with headers that are too large',
      431,
      head('POST /v0/build HTTP/1.1', LENGTH, `X: ${'x'.repeat(60_000)}`),
      blocks,
    ],
    ['with a broken chunk', 400, head('POST /v0/build HTTP/1.1', CHUNKED), ['zz\r\n', ...blocks]],
    ['in another protocol', 400, 'NONSENSE\r\n\r\n', blocks],
    ['to open a tunnel', 405, head('CONNECT a.example:443 HTTP/1.1'), blocks],
  ];

  it.each(early)('is not lost for a request %s', async (_, status, headers, body) => {
    for (let i = 0; i < 3; i++) {
      const answers = await sendAll([headers, ...body]);
      expect(statusesIn(answers)).toEqual([status]);
      expect(answers).toMatch(/^connection: close$/im);
    }
  });

  it.concurrent.each(early)('is not lost to a slow reader for a request %s', async (_, status, headers, body) => {
    expect(statusesIn(await sendAll([headers, ...body], server, 1200 / body.length))).toEqual([status]);
  });

  it('always reaches fetch and http.request', async () => {
    const body = Buffer.concat(blocks);
    const url = `http://127.0.0.1:${portOf(server)}/v0/build`;
    const agent = new Agent({ keepAlive: true });
    for (let i = 0; i < 5; i++) {
      const response = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
      expect([response.status, (await response.json()).key]).toEqual([413, 'too-large']);
      const request = httpRequest(url, { method: 'POST', agent });
      request.end(body);
      const [incoming]: IncomingMessage[] = await once(request, 'response');
      expect(incoming?.statusCode).toBe(413);
      incoming?.resume();
    }
    agent.destroy();
  });

  it('reaches a client that is too slow', async () => {
    const hasty = await listening({ headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 });
    const parts = Array<string>(10).fill('x'.repeat(1000));
    const answers = await sendAll([head('POST /v0/build HTTP/1.1', 'Content-Length: 100000'), ...parts], hasty, 100);
    expect(statusesIn(answers)).toEqual([408]);
  });

  it('is sent before the service stops', async () => {
    const other = await listening();
    const sent = sendAll([head('POST /v0/build HTTP/1.1', LENGTH), ...blocks.slice(0, 10)], other, 100);
    await once(other, 'request');
    await stopGracefully(other);
    expect(statusesIn(await sent)).toEqual([413]);
    expect(openConnections(other).size).toBe(0);
  });
});

const small = '{"data":{"$schema":"https://gobl.org/draft-0/note/message","content":"Hi"}}';
const build = (content: string, ...headers: string[]) =>
  head('POST /v0/build HTTP/1.1', `Content-Length: ${content.length}`, ...headers) + content;
const last = head('GET /v0/ HTTP/1.1', 'Connection: close');

describe('a connection', () => {
  it.each([
    ['was read', build(small.replace('Hi', 'x'.repeat(5000))), [200, 200]],
    ['was requested and read', build(small, 'Expect: 100-continue'), [100, 200, 200]],
    [
      'was requested, long, and read',
      build(small.replace('Hi', 'x'.repeat(5000)), 'Expect: 100-continue'),
      [100, 200, 200],
    ],
    ['is small, and was not read', build(small).replace('/build', '/nowhere'), [404, 200]],
  ])('is kept open if the body %s', async (_, request, statuses) => {
    expect(statusesIn(await sendAll([request, last]))).toEqual(statuses);
  });

  it('is closed if the body was not read', async () => {
    const answers = await sendAll([build('x'.repeat(5000)).replace('/build', '/nowhere'), last]);
    expect(statusesIn(answers)).toEqual([404]);
    expect(answers).toMatch(/^connection: close$/im);
  });

  it.each([
    ['cannot be read', 'NONSENSE\r\n\r\n', [200, 400]],
    ['has headers that are too large', head('GET /v0/ HTTP/1.1', `X: ${'x'.repeat(30_000)}`), [200, 431]],
    ['is broken', `${head('POST /v0/build HTTP/1.1', CHUNKED)}zz\r\n`, [200, 400]],
    ['opens a tunnel', head('CONNECT a.example:443 HTTP/1.1'), [200, 405]],
  ])('gets the answer to a request before the error for the next one, which %s', async (_, next, statuses) => {
    const answers = statusesIn(await sendAll([build(small) + next]));
    expect(answers).toEqual(statuses);
  });

  it('gets no answer to data after its last request', async () => {
    expect(statusesIn(await sendAll([build(small, 'Connection: close') + last]))).toEqual([200]);
  });
});

describe('reading the rest of a request body', () => {
  const header = head('POST /v0/build HTTP/1.1', LENGTH);

  /** Returns how much of its body an endless client could send. */
  async function endless(to: Server, breaks = 0): Promise<number> {
    const socket = connect(portOf(to), '127.0.0.1');
    socket.on('error', () => undefined);
    const [given] = await once(to, 'connection');
    await sendIn(socket, [header, ...Array<Buffer>(200).fill(block)], breaks).catch(() => undefined);
    if (!given.destroyed) await once(given, 'close');
    return given.bytesRead;
  }

  it('stops after a number of bytes', async () => {
    const bytes = await endless(await draining({ bytes: 5 * MB }));
    expect(bytes).toBeGreaterThan(5 * MB);
    expect(bytes).toBeLessThan(8 * MB);
  });

  it('stops after a number of bytes of all connections', async () => {
    const shared = await draining({ allBytes: 10 * MB });
    const before = connect(portOf(shared), '127.0.0.1');
    const [given] = await once(shared, 'connection');
    await sendIn(before, [header, ...blocks.slice(0, 6)], 0);
    await expect.poll(() => given.bytesRead).toBeGreaterThan(6 * MB);
    const bytes = await endless(shared);
    expect(bytes).toBeLessThan(6 * MB);
    before.destroy();
    await once(given, 'close');
    expect(await endless(shared)).toBeGreaterThan(9 * MB);
  });

  it('stops after a time', async () => {
    expect(await endless(await draining({ time: 300 }), 20)).toBeLessThan(100 * MB);
  });

  it('stops after a time without data', async () => {
    const patient = await draining({ idle: 100 });
    const socket = connect(portOf(patient), '127.0.0.1');
    socket.on('error', () => undefined);
    const [given] = await once(patient, 'connection');
    socket.write(header);
    await once(given, 'close');
    expect(given.destroyed).toBe(true);
    socket.destroy();
  });

  it('stops for the oldest of too many connections', async () => {
    const crowded = await draining({ connections: 2 });
    const clients: Socket[] = [];
    for (let i = 0; i < 4; i++) {
      const client = connect({ port: portOf(crowded), host: '127.0.0.1', allowHalfOpen: true });
      clients.push(client.on('error', () => undefined));
      client.write(header);
      await once(client.resume(), 'end');
    }
    await expect.poll(() => openConnections(crowded).size).toBe(2);
    for (const client of clients) client.destroy();
  });
});
