import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { load } from '../../../engine/loading.ts';
import { exampleInvoice } from '../../../operations/example-data.ts';
import { createApp } from '../../../service/app.ts';
import type { Offload } from '../../../service/http/work.ts';
import { createHttpServer } from '../http/server.ts';
import { stopGracefully } from '../http/stop.ts';
import { createThreads } from '../threads.ts';

const KIB = 1024;

beforeAll(() => load('all'));

async function listening(offload: Offload, incomingBytes = 1024 * KIB): Promise<number> {
  const server = createHttpServer(createApp({ offload, limits: { incomingBytes } }), '127.0.0.1');
  onTestFinished(() => stopGracefully(server));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const threads = (waiting: number) =>
  createThreads({
    threads: 1,
    memory: 128,
    timeout: 60_000,
    waiting,
    waitingBytes: 400 * KIB,
    outgoingBytes: 1024 * KIB,
  });

const lines = Array.from({ length: 2000 }, () => exampleInvoice.lines[0]);
const body = JSON.stringify({ data: { ...exampleInvoice, lines } });

async function post(port: number) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const sending = httpRequest({ host: '127.0.0.1', port, path: '/v0/build', method: 'POST', agent: false, headers });
  sending.end(body);
  const [response]: IncomingMessage[] = await once(sending, 'response');
  return {
    status: response?.statusCode,
    retryAfter: response?.headers['retry-after'],
    answer: (response ? await json(response) : {}) as { key?: string },
  };
}

it('an overloaded service answers some clients, tells the others when to retry, and continues', {
  timeout: 120_000,
}, async () => {
  const port = await listening(threads(2));
  const replies = await Promise.all(Array.from({ length: 12 }, () => post(port)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(12);
  for (const { status, retryAfter, answer } of refused) {
    expect([status, answer.key]).toEqual([503, 'overloaded']);
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    expect(Number(retryAfter)).toBeLessThanOrEqual(60);
  }
  expect((await post(port)).status).toBe(200);
});

it('an unwanted large body is rejected before it is sent, and its sender gets the answer', async () => {
  const port = await listening(Object.assign(threads(1), { load: { hasRoom: () => false, refuse: () => 9 } }));
  const head = `POST /v0/build HTTP/1.1\r\nHost: a\r\nContent-Length: ${4096 * KIB}\r\n`;
  for (const parts of [
    [head, 'Expect: 100-continue\r\n\r\n'],
    [head, '\r\n', Buffer.alloc(4096 * KIB, ' ')],
  ]) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const part of parts) socket.write(part);
    const answer = await text(socket);
    socket.end();
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^Retry-After: 9\r$/im);
  }
});
