import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import type { AppOptions, LogEntry } from '../../../service/http/options.ts';
import { certificates } from '../../testing/certificates.ts';
import { outgoingBytes } from './outgoing.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

const MIB = 1024 * 1024;
/** More than the system buffers of an unread answer. */
const LARGE = 16 * MIB;
const GET = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await stopGracefully(server);
});

/** Starts a service with a large page. Returns its log and a function that sends requests without reading the answers. */
async function started(limits: ConnectionLimits = {}, options: AppOptions = {}) {
  const log: LogEntry[] = [];
  let made = 0;
  const site = () => {
    made++;
    return { status: 200, body: 'x'.repeat(LARGE) };
  };
  const app = createApp({ log: (entry) => log.push(entry), site, ...options });
  const server = createHttpServer(app, '127.0.0.1', { ...CONNECTION_LIMITS, ...limits });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.pause();
    socket.write(text);
    return socket;
  };
  return { server, log, send, made: () => made };
}

async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('answers are created one at a time on a connection that pipelines without reading', async () => {
  const { send, made } = await started();
  const socket = send(GET.repeat(50));
  await expect.poll(outgoingBytes).toBeGreaterThan(0);
  await pause(100);
  expect([made(), outgoingBytes() <= LARGE]).toEqual([1, true]);
  socket.destroy();
  await expect.poll(outgoingBytes).toBe(0);
});

it('pipelined requests are answered in order', async () => {
  const { send } = await started();
  const paths = ['/v0/', '/v0/schemas', '/v0/nowhere', '/livez'];
  const text = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`).join('\r\n');
  const answer = await received(send(`${text}Connection: close\r\n\r\n`));
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '404', '200']);
});

it('reference answers share their bytes, which are not counted', async () => {
  const { send, log } = await started();
  await received(send('GET /v0/rules HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'));
  for (let client = 0; client < 20; client++) send('GET /v0/rules HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await pause(200);
  expect(outgoingBytes()).toBe(0);
  expect(log[0]).toMatchObject({ path: '/v0/rules', status: 200 });
});

it('copies of an encrypted connection are counted, and further answers rejected above the limit', async () => {
  const app = createApp();
  const limits = { ...CONNECTION_LIMITS, outgoingBytes: 100_000 };
  const [{ cert, key }] = certificates;
  const certificate = { cert: Buffer.from(cert), key: Buffer.from(key) };
  const server = createHttpServer(app, '127.0.0.1', limits, certificate);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (count: number) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }).on('error', () => undefined);
    sockets.push(socket);
    socket.pause();
    socket.write('GET /v0/rules HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    return socket;
  };
  // Several answers each, because the system buffers the first ones.
  for (let client = 0; client < 4; client++) send(20);
  await expect.poll(outgoingBytes).toBeGreaterThan(100_000);
  expect(outgoingBytes()).toBeLessThan(200_000);
  const [answer] = (await once(send(1), 'readable')) as [undefined] | [Buffer];
  expect(answer).toBeUndefined();
  expect(String(sockets.at(-1)?.read())).toMatch(/^HTTP\/1\.1 503 /);
});

it('large answers are rejected above the limit, small ones never', async () => {
  const { send } = await started({ outgoingBytes: MIB });
  const slow = send(GET);
  await expect.poll(outgoingBytes).toBeGreaterThan(MIB);
  const close = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect(await received(send(close('/page')))).toMatch(/^HTTP\/1\.1 503 [\s\S]*"key":"overloaded"/);
  expect(await received(send(close('/v0/')))).toMatch(/^HTTP\/1\.1 200 /);
  slow.destroy();
  await expect.poll(outgoingBytes).toBe(0);
  expect((await received(send(close('/page')))).length).toBeGreaterThan(LARGE);
});

it('the log states the bytes that a client read before it disconnected', async () => {
  const { send, log } = await started();
  const socket = send(GET);
  await expect.poll(outgoingBytes).toBeGreaterThan(0);
  await pause(50);
  expect(log).toEqual([]);
  socket.destroy();
  await expect.poll(() => log.length).toBe(1);
  expect(log[0]?.status).toBe(200);
  expect(log[0]?.sent).toBeLessThan(LARGE);
});

it('a slow reader gets a complete answer when the service stops', async () => {
  const { server, send, log } = await started();
  const socket = send(GET);
  await expect.poll(outgoingBytes).toBeGreaterThan(0);
  const stopped = stopGracefully(server);
  // Longer than idle connections stay open after a stop.
  await pause(1500);
  const answer = await received(socket);
  await stopped;
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(LARGE);
  expect(log[0]?.sent).toBe(LARGE);
});
